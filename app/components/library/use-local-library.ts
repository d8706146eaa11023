import { useMemo } from "react";
import { localHistory, localViewings } from "~/browser/local-history.client";
import { useSite } from "~/components/site/site-context";
import { type LocalContinue, listLocalContinue } from "~/domain/library/local-continue";
import { useStore } from "~/lib/store";

/** The cards of Continue Watching that this browser keeps; null on the server and while hydrating. */
export function useLocalContinue(): LocalContinue[] | null {
	const { source } = useSite();
	const history = useStore(localHistory, null);
	const viewings = useStore(localViewings, null);
	return useMemo(
		() => history && viewings && listLocalContinue({ history, viewings }, source),
		[history, viewings, source],
	);
}
