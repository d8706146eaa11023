import { useMemo } from "react";
import { localLibrary } from "~/browser/library/library.client";
import { useSite } from "~/components/site/site-context";
import type { TitleRef } from "~/domain/catalogue/types";
import { type LocalLibrary, viewingsOf } from "~/domain/library/browser/read-document";
import type { Viewing } from "~/domain/library/next/next-up";
import { useStore } from "~/lib/caching/store";

/** What this browser keeps for a signed-out visitor, without a request; null on the server and while hydrating. */
export function useLocalLibrary(): LocalLibrary | null {
	return useStore(localLibrary, null);
}

/** What it keeps of a title; null also for signed-in visitors, whose viewings are on the server. */
export function useLocalViewings({ mediaType, id }: TitleRef): Viewing[] | null {
	const { visitor } = useSite();
	const library = useLocalLibrary();
	return useMemo(
		() => (library && !visitor ? viewingsOf(library, { mediaType, id }) : null),
		[library, visitor, mediaType, id],
	);
}
