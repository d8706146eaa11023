import { useMemo, useSyncExternalStore } from "react";
import { localHistory, localViewings } from "~/browser/local-history.client";
import { useSite } from "~/components/site/site-context";
import { type LocalContinue, listLocalContinue } from "~/domain/library/local-continue";

/** The cards of Continue Watching that this browser keeps; null on the server and while hydrating. */
export function useLocalContinue(): LocalContinue[] | null {
	const { source } = useSite();
	const history = useSyncExternalStore(
		(listener) => localHistory.subscribe(listener),
		() => localHistory.get(),
		() => null,
	);
	const viewings = useSyncExternalStore(
		(listener) => localViewings.subscribe(listener),
		() => localViewings.get(),
		() => null,
	);
	return useMemo(
		() => history && viewings && listLocalContinue({ history, viewings }, source),
		[history, viewings, source],
	);
}
