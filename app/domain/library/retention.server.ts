// Removes old data of the library: history entries of titles that were not opened during the retention period of the privacy
// page, and tombstones that are older than any entry that a client may still send.
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { openDatabase } from "~/database/open.server";
import { viewings, watchHistory, watchTombstones } from "~/database/schema/library";
import { deleteInBatches } from "~/lib/delete-in-batches";
import { HISTORY_RETENTION_DAYS } from "~/product";
import { recordAudit } from "../accounts/audit.server";
import type { User } from "../accounts/types";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Twice the retention period: a client may send events that are one retention period old. */
const TOMBSTONES_KEPT_MS = 2 * HISTORY_RETENTION_DAYS * DAY_MS;

/** Removes every entry that was last watched before the retention period; returns the number. */
export async function removeOldWatches(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const before = Date.now() - HISTORY_RETENTION_DAYS * DAY_MS;
	return await deleteInBatches((limit) => {
		const old = db
			.select({ rowid: sql`rowid` })
			.from(watchHistory)
			.where(lt(watchHistory.lastWatched, before))
			.limit(limit);
		return db.delete(watchHistory).where(sql`rowid in ${old}`).returning({ id: watchHistory.mediaId });
	});
}

/** The same for an administrator, with an audit log entry. */
export async function removeOldWatchesAs(d1: D1Database, { actor }: { actor: Pick<User, "id"> }): Promise<number> {
	const deletedRecords = await removeOldWatches(d1);
	await recordAudit(openDatabase(d1), {
		actorId: actor.id,
		action: "history.cleanup",
		outcome: "done",
		detail: { deletedRecords },
	});
	return deletedRecords;
}

export async function removeOldTombstones(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const before = Date.now() - TOMBSTONES_KEPT_MS;
	return await deleteInBatches((limit) => {
		const old = db
			.select({ rowid: sql`rowid` })
			.from(watchTombstones)
			.where(lt(watchTombstones.deletedAt, before))
			.limit(limit);
		return db.delete(watchTombstones).where(sql`rowid in ${old}`).returning({ id: watchTombstones.mediaId });
	});
}

/** Removes what is left of episodes that were marked as not watched, once no client sends an earlier report any more. */
export async function removeOldClearings(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const before = Date.now() - TOMBSTONES_KEPT_MS;
	return await deleteInBatches((limit) => {
		const old = db
			.select({ rowid: sql`rowid` })
			.from(viewings)
			.where(
				and(
					gt(viewings.clearedAt, 0),
					lt(viewings.clearedAt, before),
					eq(viewings.playedAt, 0),
					eq(viewings.watchedAt, 0),
				),
			)
			.limit(limit);
		return db.delete(viewings).where(sql`rowid in ${old}`).returning({ id: viewings.mediaId });
	});
}
