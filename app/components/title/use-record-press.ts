import { useSite } from "~/components/site/site-context";
import type { MediaType } from "~/domain/catalogue/types";

interface Pressed {
	mediaType: MediaType;
	id: number;
	season?: number;
	episode?: number;
}

/** Returns a click handler for Watch Now and More Info that records the title as opened. */
export function useRecordPress({ mediaType, id, season = 1, episode = 1 }: Pressed): () => void {
	const userId = useSite().visitor?.id ?? null;
	return () => {
		import("~/browser/record-watch.client").then(({ recordOpening }) =>
			recordOpening({ mediaType, mediaId: id, season, episode }, userId),
		);
	};
}
