import { savedTitles } from "~/browser/library/saved-titles";
import { useSite } from "~/components/site/site-context";
import { titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { changeKey } from "~/domain/library/changes/changes";
import { useStore } from "~/lib/caching/store";
import { useMade } from "./use-made";

/**
 * Whether the title is in Watch Later.
 *
 * @param loaded what the page's data says; absent on a card.
 */
export function useIsSaved({ mediaType, id }: TitleRef, loaded?: boolean): boolean {
	const { visitor } = useSite();
	const made = useMade(changeKey({ kind: "save", mediaType, id, at: 0 }));
	const saved = useStore(savedTitles, null);
	if (made) return made.kind === "save";
	return visitor !== null && (loaded ?? saved?.has(titleKey({ mediaType, id })) ?? false);
}
