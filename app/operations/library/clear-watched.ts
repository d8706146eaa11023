import { z } from "zod";
import { clearViewings } from "~/domain/library/watched.server";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";

export const clearWatchedOperation = defineOperation("DELETE /api/watched", {
	tag: "Library",
	summary: "Clear the record of what one watched, and where one stopped",
	access: "signed-in",
	response: { description: "How many entries were deleted", data: z.strictObject({ deleted: COUNT }) },
	async handle({ db, user }) {
		return { data: { deleted: await clearViewings(db, user.id) } };
	},
});
