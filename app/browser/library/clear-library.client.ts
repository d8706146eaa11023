import { HOME_SUMMARY, LOCAL_LIBRARY } from "~/browser/stored";
import { withoutWatched } from "~/domain/library/browser/document";
import { changeDocument, documentOf, SIGNED_OUT } from "./library.client";

/** Clears what was opened, played and watched in this browser; the rest stays. Throws when storage is blocked. */
export function clearLocalHistory(): void {
	const left = withoutWatched(documentOf(SIGNED_OUT));
	for (const key of [LOCAL_LIBRARY, HOME_SUMMARY]) localStorage.removeItem(key);
	changeDocument(SIGNED_OUT, () => left);
}
