// Owns the data of the Debug panel of My List: whether the table exists, and the visitor's own rows.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraryTotals } from "~/database/schema/library";
import { isAdmin, type User } from "../accounts/types";
import { toWatchResponse, type WatchHistoryDebug } from "./responses";
import { countWatches, listWatches } from "./watch-history.server";

const SAMPLE_ROWS = 5;

/** Administrators get the number of all rows; other users only their own. */
export async function describeWatchHistory(db: Database, user: Pick<User, "id" | "role">): Promise<WatchHistoryDebug> {
	const tables = await db.all(sql`select 1 from sqlite_master where type = 'table' and name = 'watch_history'`);
	const [own, entries] = await Promise.all([
		countWatches(db, user.id),
		listWatches(db, { userId: user.id, limit: SAMPLE_ROWS }),
	]);
	const [totals] = isAdmin(user) ? await db.select({ all: libraryTotals.watchHistory }).from(libraryTotals) : [];
	return {
		watchHistoryTableExists: tables.length > 0,
		userId: user.id,
		totalWatchHistoryCount: totals?.all ?? own,
		userWatchHistoryCount: own,
		userSampleData: entries.map(toWatchResponse),
	};
}
