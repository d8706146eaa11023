import { recordOpening } from "~/browser/record-watch.client";
import { useSite } from "~/components/site/site-context";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";

interface Pressed extends KnownTitle, TitleRef, Partial<EpisodeNumber> {}

/** Returns a click handler for Watch Now and More Info that records the title as opened. */
export function useRecordOpening({ mediaType, id, season = 1, episode = 1, ...known }: Pressed): () => void {
	const { visitor, source } = useSite();
	return () => {
		const card = toLocalCard(known, source);
		recordOpening({ mediaType, id, season, episode }, { userId: visitor?.id ?? null, card });
	};
}
