import { madeHere } from "~/browser/made-here";
import { savedTitles } from "~/browser/saved-titles";
import { useSite } from "~/components/site/site-context";
import { isTitle, titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes";
import { useStore } from "~/lib/store";
import { useLocalLibrary } from "./use-local-library";

/**
 * Whether the title is in Watch Later: what this document has changed, else what was loaded; signed out what this browser keeps.
 *
 * @param loaded what the page's data says; absent on a card.
 */
export function useIsSaved({ mediaType, id }: TitleRef, loaded?: boolean): boolean {
	const { visitor } = useSite();
	const made = useStore(madeHere, null)?.get(changeKey({ kind: "save", mediaType, id, at: 0 }));
	const saved = useStore(savedTitles, null);
	const library = useLocalLibrary();
	if (!visitor) return library?.later.some((entry) => isTitle(entry, { mediaType, id })) ?? false;
	if (made) return made.kind === "save";
	return loaded ?? saved?.has(titleKey({ mediaType, id })) ?? false;
}
