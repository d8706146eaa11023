import { useEffect, useMemo, useState } from "react";
import { changesHere, unloadedOf } from "~/browser/library/changes-here";
import { localLibrary } from "~/browser/library/library.client";
import { useSite } from "~/components/site/site-context";
import { titleKey } from "~/domain/catalogue/paths";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import type { TitleRef } from "~/domain/catalogue/types";
import { type LocalLibrary, viewingsOf } from "~/domain/library/browser/read-document";
import type { withChanges } from "~/domain/library/browser/with-changes";
import type { Viewing } from "~/domain/library/next/next-up";
import { useStore } from "~/lib/caching/store";
import { loadVerbs } from "./verbs/load-verbs";

/** What this browser keeps for a signed-out visitor, without a request; null on the server and while hydrating. */
export function useLocalLibrary(): LocalLibrary | null {
	return useStore(localLibrary, null);
}

/** Keys of the titles that the visitor has watched. `loaded`: those of a signed-in visitor among the page's titles. */
export function useWatched(loaded: string[]): ReadonlySet<string> {
	const { visitor } = useSite();
	const library = useLocalLibrary();
	return useMemo(() => new Set(library && !visitor ? library.plays.map(titleKey) : loaded), [library, visitor, loaded]);
}

const NO_LISTS: SeasonEpisodes[] = [];

/**
 * What was played and watched of a title: what is loaded, with the changes of it that were not when it was; signed out what this
 * browser keeps.
 *
 * @param lists of a show.
 */
export function useViewings({ mediaType, id }: TitleRef, loaded: Viewing[], lists = NO_LISTS): Viewing[] {
	const { visitor } = useSite();
	const library = useLocalLibrary();
	const changes = useStore(changesHere, null);
	const [verbs, setVerbs] = useState<{ withChanges: typeof withChanges } | null>(null);
	const unloaded = useMemo(() => (changes ? unloadedOf(changes, { mediaType, id }) : []), [changes, mediaType, id]);
	const isLoading = unloaded.length > 0 && verbs === null;

	useEffect(() => {
		if (isLoading) void loadVerbs().then(setVerbs);
	}, [isLoading]);

	return useMemo(() => {
		if (!visitor) return library ? viewingsOf(library, { mediaType, id }) : loaded;
		return verbs ? verbs.withChanges(loaded, unloaded, lists) : loaded;
	}, [visitor, library, verbs, loaded, unloaded, lists, mediaType, id]);
}
