import { z } from "zod";
import { removeOldWatchesAs } from "~/domain/administration/retention.server";
import { HISTORY_RETENTION_DAYS } from "~/product";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";

export const cleanUpWatchHistoryOperation = defineOperation("POST /api/watch-history/cleanup", {
	tag: "Administration",
	summary: `Remove watch history older than ${HISTORY_RETENTION_DAYS} days`,
	access: "admin",
	audit: "history.cleanup",
	response: { description: "How many entries were deleted", data: z.strictObject({ deletedRecords: COUNT }) },
	async handle({ platform, actor }) {
		return { data: { deletedRecords: await removeOldWatchesAs(platform.db, { actor }) } };
	},
});
