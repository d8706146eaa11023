import { z } from "zod";
import { countViewings, listWatched } from "~/domain/library/watched.server";
import { HISTORY_PAGE } from "~/product";
import { BAD_CURSOR, CURSOR_ERRORS, cursor, nextCursor } from "../cursors";
import { defineOperation } from "../operation";
import { COUNT, WATCH } from "../shapes";
import { toWatchedResponse, WATCHED_EPISODE } from "./watched";

export const listWatchedOperation = defineOperation("GET /api/watched", {
	tag: "Library",
	summary: "List what one watched",
	description: `At most ${HISTORY_PAGE} entries, latest first. The record stays until it is cleared.`,
	access: "signed-in",
	query: z.object({ cursor }),
	response: {
		description: "Episodes and movies",
		data: z.array(WATCHED_EPISODE.extend(WATCH.pick({ media_id: true, media_type: true }).shape)),
		rest: {
			nextCursor,
			total: COUNT.meta({ description: "Entries of the record, those that were only begun included" }),
		},
	},
	refusals: { badCursor: BAD_CURSOR },
	async handle({ db, user, query, refuse }) {
		const [page, total] = await Promise.all([
			listWatched(db, { userId: user.id, limit: HISTORY_PAGE, ...query }),
			countViewings(db, user.id),
		]);
		if (!page) throw refuse("badCursor", { errors: CURSOR_ERRORS });
		const data = page.entries.map(({ mediaType, mediaId, ...entry }) => ({
			media_id: String(mediaId),
			media_type: mediaType,
			...toWatchedResponse(entry),
		}));
		return { data, rest: { total, nextCursor: page.nextCursor } };
	},
});
