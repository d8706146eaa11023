import { z } from "zod";
import { clearWatches } from "~/domain/library/watch-history.server";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";

export const clearWatchHistoryOperation = defineOperation("DELETE /api/watch-history", {
	tag: "Library",
	summary: "Clear one's watch history",
	access: "signed-in",
	response: { description: "How many entries were deleted", data: z.strictObject({ deleted: COUNT }) },
	async handle({ db, user }) {
		return { data: { deleted: await clearWatches(db, user.id) } };
	},
});
