import { EMPTY_LIBRARY } from "~/domain/library/local-library";
import { changeLibrary, localLibrary, SIGNED_OUT } from "./local-library.client";
import { HOME_SUMMARY, LOCAL_LIBRARY } from "./stored";

/** Clears what was opened, played and watched in this browser; the rest stays. Throws when storage is blocked. */
export function clearLocalHistory(): void {
	const { later, hidden, hideWatched } = localLibrary.get();
	for (const key of [LOCAL_LIBRARY, HOME_SUMMARY]) localStorage.removeItem(key);
	changeLibrary(SIGNED_OUT, () => ({ ...EMPTY_LIBRARY, later, hidden, ...(hideWatched && { hideWatched }) }));
}
