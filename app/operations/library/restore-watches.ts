import { z } from "zod";
import { requireWrites } from "~/domain/library/limits.server";
import { restoreWatches } from "~/domain/library/watch-history.server";
import { TITLES_OF_REQUEST_MAX } from "~/product";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";
import { isoTime, toWatch, watch } from "./watch";

const RestoreBody = z.object({
	watches: z
		.array(watch.extend({ last_watched: isoTime }))
		.min(1, "watches must hold an entry")
		.max(TITLES_OF_REQUEST_MAX, `watches must hold at most ${TITLES_OF_REQUEST_MAX} entries`)
		.transform((watches) => watches.map(({ last_watched, ...body }) => ({ ...toWatch(body), at: last_watched }))),
});

export const restoreWatchesOperation = defineOperation("POST /api/watch-history/restore", {
	tag: "Library",
	summary: "Restore removed titles of one's watch history as they were",
	description: "At most 100, each with the time at which it was last watched.",
	access: "signed-in",
	body: RestoreBody,
	response: { description: "How many were restored", data: z.strictObject({ restored: COUNT }) },
	async handle({ db, user, body: { watches } }) {
		await requireWrites(db, { userId: user.id, count: watches.length });
		return { data: { restored: (await restoreWatches(db, { userId: user.id, watches })).length } };
	},
});
