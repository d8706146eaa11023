// The Watch Later list of a signed-out visitor, in this browser's library.
import { isTitle } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { EMPTY_LIBRARY, withoutLater } from "~/domain/library/local-library";
import { mergeLibraries } from "~/domain/library/local-merge";
import type { LocalLater } from "~/domain/library/local-schema";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import { changeLibrary, localLibrary, SIGNED_OUT } from "./local-library.client";

/** False when the list is full, or when storage is blocked. */
export function saveLocally(entry: LocalLater): boolean {
	if (localLibrary.get().later.length >= TITLES_OF_REQUEST_MAX) return false;
	changeLibrary(SIGNED_OUT, (library) => mergeLibraries(library, { ...EMPTY_LIBRARY, later: [entry] }));
	return localLibrary.get().later.some((each) => isTitle(each, entry));
}

/** Returns what brings it back. */
export function removeLocally(title: TitleRef): () => void {
	const later = localLibrary.get().later.filter((each) => isTitle(each, title));
	changeLibrary(SIGNED_OUT, (library) => withoutLater(library, title));
	return () => changeLibrary(SIGNED_OUT, (library) => mergeLibraries(library, { ...EMPTY_LIBRARY, later }));
}
