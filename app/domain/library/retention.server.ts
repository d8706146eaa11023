// Owns what grows old in the library: the watch history of titles that nobody opened for the time that the privacy page
// names, and the tombstones that no replay can reach any more.
import { lt, sql } from "drizzle-orm";
import { openDatabase } from "~/database/open.server";
import { watchHistory, watchTombstones } from "~/database/schema/library";
import { deleteInBatches } from "~/lib/delete-in-batches";
import { HISTORY_RETENTION_DAYS } from "~/product";
import { recordAudit } from "../accounts/audit.server";
import type { User } from "../accounts/types";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Twice the retention: a replay may bring what happened up to one retention ago. */
const TOMBSTONES_KEPT_MS = 2 * HISTORY_RETENTION_DAYS * DAY_MS;

/** Removes every title that was last watched longer ago than the retention; returns how many there were. */
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

/** The same, asked for by an administrator. */
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
