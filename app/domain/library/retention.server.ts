// Owns what grows old in the library: the watch history of titles that nobody opened for the time that the privacy page
// names, and the tombstones that no replay can reach any more.
import { lt, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { watchHistory, watchTombstones } from "~/database/schema";
import { HISTORY_RETENTION_DAYS } from "~/product";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Twice the retention: a replay may carry what happened up to one retention ago. */
const TOMBSTONES_MS = 2 * HISTORY_RETENTION_DAYS * DAY_MS;
/** Rows that one statement deletes. Small enough for D1's time limit, large enough for few statements. */
const BATCH = 5000;

/** Deletes in steps until a step finds less than it may take; returns how many rows went. */
export async function deleteInBatches(deleteBatch: (limit: number) => PromiseLike<unknown[]>): Promise<number> {
	for (let total = 0; ; ) {
		const { length } = await deleteBatch(BATCH);
		total += length;
		if (length < BATCH) return total;
	}
}

/** Removes every entry whose title was last watched longer ago than the retention; returns how many there were. */
export async function removeOldWatches(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const before = Date.now() - HISTORY_RETENTION_DAYS * DAY_MS;
	return await deleteInBatches((limit) => {
		const old = db
			.select({ rowid: sql`rowid` })
			.from(watchHistory)
			.where(lt(watchHistory.lastWatched, before))
			.limit(limit);
		return db
			.delete(watchHistory)
			.where(sql`rowid in ${old}`)
			.returning({ id: watchHistory.mediaId });
	});
}

export async function removeOldTombstones(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	return await deleteInBatches((limit) => {
		const old = db
			.select({ rowid: sql`rowid` })
			.from(watchTombstones)
			.where(lt(watchTombstones.deletedAt, Date.now() - TOMBSTONES_MS))
			.limit(limit);
		return db
			.delete(watchTombstones)
			.where(sql`rowid in ${old}`)
			.returning({ id: watchTombstones.mediaId });
	});
}
