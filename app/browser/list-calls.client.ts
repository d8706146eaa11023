// Owns how My List in the browser changes the watch history, and the samples of Watch Later.

import type { MediaType } from "~/domain/catalogue/types";
import type { WatchEntry } from "~/domain/library/types";
import { ApiError, callApi } from "./call-api.client";

export async function removeEntry({ mediaType, mediaId }: WatchEntry): Promise<void> {
	try {
		await callApi("DELETE /api/watch-history/:mediaId/:mediaType", { params: { mediaId, mediaType } });
	} catch (error) {
		// Another tab was quicker.
		if (!(error instanceof ApiError && error.status === 404)) throw error;
	}
}

/** The samples are no rows of the list: they are taken off and brought back by a call of their own. */
export async function setSample({ mediaType, id }: { mediaType: MediaType; id: number }, removed: boolean) {
	await callApi("POST /api/watch-later/samples", {
		body: { media_id: String(id), media_type: mediaType, removed },
	});
}

/** Puts an entry back where it stood. */
export async function restoreEntry(entry: WatchEntry): Promise<void> {
	const { mediaType, mediaId, season, episode, position, duration, lastWatched } = entry;
	const progress = position > 0 ? { position, duration } : {};
	await callApi("POST /api/watch-history", {
		body: {
			media_id: String(mediaId),
			media_type: mediaType,
			season,
			episode,
			...progress,
			last_watched: new Date(lastWatched).toISOString(),
		},
	});
}
