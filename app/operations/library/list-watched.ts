import { z } from "zod";
import { countViewings, listWatched } from "~/domain/library/watched.server";
import { HISTORY_PAGE } from "~/product";
import { defineOperation } from "../operation";
import { COUNT, WATCH } from "../shapes";
import { isoTime } from "./watch";
import { toWatchedResponse, WATCHED_EPISODE } from "./watched";

export const listWatchedOperation = defineOperation("GET /api/watched", {
	tag: "Library",
	summary: "List what one watched",
	description: `At most ${HISTORY_PAGE} entries, latest first. before continues after the last entry of the page before. The record stays until it is cleared.`,
	access: "signed-in",
	query: z.object({ before: isoTime.optional() }),
	response: {
		description: "Episodes and movies",
		data: z.array(WATCHED_EPISODE.extend(WATCH.pick({ media_id: true, media_type: true }).shape)),
		rest: { total: COUNT.meta({ description: "Entries of the record, those that were only begun included" }) },
	},
	async handle({ db, user, query }) {
		const [entries, total] = await Promise.all([
			listWatched(db, { userId: user.id, limit: HISTORY_PAGE, ...query }),
			countViewings(db, user.id),
		]);
		const data = entries.map(({ mediaType, mediaId, ...entry }) => ({
			media_id: String(mediaId),
			media_type: mediaType,
			...toWatchedResponse(entry),
		}));
		return { data, rest: { total } };
	},
});
