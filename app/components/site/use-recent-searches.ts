import { useMemo } from "react";
import { parseRecent, recentSearches } from "~/browser/recent-searches";
import { useStore } from "~/components/ui/use-store";

/** The last searches of this browser, newest first; empty on the server and while hydrating. */
export function useRecentSearches(): string[] {
	const stored = useStore(recentSearches, null);
	return useMemo(() => parseRecent(stored), [stored]);
}
