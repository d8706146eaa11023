import { useSyncExternalStore } from "react";
import { localLater } from "~/browser/local-later.client";
import type { LocalLater } from "~/domain/library/local-later";

const NONE: LocalLater[] = [];

/** The titles that this browser has saved, newest first; none on the server and while hydrating. */
export function useLocalLater(): LocalLater[] {
	return useSyncExternalStore(
		(listener) => localLater.subscribe(listener),
		() => localLater.get(),
		() => NONE,
	);
}
