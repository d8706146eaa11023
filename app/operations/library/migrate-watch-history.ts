import { z } from "zod";
import { type ImportedWatch, importWatches } from "~/domain/library/watch-import.server";
import { MIGRATE_MAX } from "~/product";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";
import { toWatch, watch } from "./watch";

/** Milliseconds; the largest date of JavaScript. */
const TIME_MAX = 8.64e15;

const entry = watch
	.extend({ timestamp: z.number().int().min(1).max(TIME_MAX) })
	.transform(({ timestamp, ...body }): ImportedWatch => ({ ...toWatch(body), timestamp }));

/** Stands for an invalid entry. */
const SKIPPED = null as never;

/** Entries are validated one by one: an invalid one is skipped. */
const MigrateBody = z
	.object({
		watchHistoryData: z
			.array(entry.catch(SKIPPED), "watchHistoryData must be a list")
			.max(MIGRATE_MAX, `watchHistoryData must have at most ${MIGRATE_MAX} entries`),
	})
	.transform(({ watchHistoryData: given }) => ({
		watches: given.filter((each) => each !== SKIPPED),
		total: given.length,
	}));

export const migrateWatchHistoryOperation = defineOperation("POST /api/watch-history/migrate", {
	tag: "Library",
	summary: "Import the history that a browser holds",
	description: "Invalid and known entries are skipped; importing twice changes nothing. At most 1 MiB.",
	access: "signed-in",
	body: MigrateBody,
	bodyMax: 1024 * 1024,
	response: {
		description: "How many entries were imported and skipped",
		data: z.strictObject({ migrated: COUNT, skipped: COUNT, total: COUNT }),
	},
	async handle({ db, user, body }) {
		return { data: await importWatches(db, { userId: user.id, ...body }) };
	},
});
