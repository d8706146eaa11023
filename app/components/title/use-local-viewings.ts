import { useMemo } from "react";
import { localViewings } from "~/browser/local-history.client";
import { useSite } from "~/components/site/site-context";
import type { TitleRef } from "~/domain/catalogue/types";
import { viewingsOf } from "~/domain/library/local-viewings";
import type { Viewing } from "~/domain/library/next-up";
import { useStore } from "~/lib/store";

/**
 * What this browser keeps of a title for a signed-out visitor, from its own storage, without a request. Null on the server,
 * while hydrating, and for signed-in visitors, whose viewings are on the server.
 */
export function useLocalViewings({ mediaType, id }: TitleRef): Viewing[] | null {
	const { visitor } = useSite();
	const list = useStore(localViewings, null);
	return useMemo(() => (list && !visitor ? viewingsOf(list, { mediaType, id }) : null), [list, visitor, mediaType, id]);
}
