import { madeHere } from "~/browser/library/made-here";
import { savedTitles } from "~/browser/library/saved-titles";
import { useSite } from "~/components/site/site-context";
import { useLocalLibrary } from "~/components/title/use-local-library";
import { isTitle, titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes/changes";
import { useStore } from "~/lib/caching/store";

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
