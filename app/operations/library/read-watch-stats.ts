import { toWatchStatsResponse } from "~/domain/library/responses";
import { readWatchStats } from "~/domain/library/watch-history.server";
import { defineOperation } from "../operation";
import { WATCH_STATS } from "../shapes";

export const readWatchStatsOperation = defineOperation("GET /api/watch-history/stats", {
	tag: "Library",
	summary: "Count one's watch history",
	access: "signed-in",
	response: { description: "The counts", data: WATCH_STATS },
	async handle({ db, user }) {
		return { data: toWatchStatsResponse(await readWatchStats(db, user.id)) };
	},
});
