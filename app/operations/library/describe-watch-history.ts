import { z } from "zod";
import { describeWatchHistory } from "~/domain/library/debug.server";
import { defineOperation } from "../operation";
import { COUNT, WATCH } from "../shapes";

export const describeWatchHistoryOperation = defineOperation("GET /api/debug/watch-history", {
	tag: "Administration",
	summary: "Describe what is stored of one's own watch history",
	access: "signed-in",
	response: {
		description: "One's own rows; the total of all users for administrators only",
		data: z.strictObject({
			watchHistoryTableExists: z.boolean(),
			userId: z.string(),
			totalWatchHistoryCount: COUNT,
			userWatchHistoryCount: COUNT,
			userSampleData: z.array(WATCH),
		}),
	},
	async handle({ db, user }) {
		return { data: await describeWatchHistory(db, user) };
	},
});
