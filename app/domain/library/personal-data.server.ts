// Owns what the library holds about one person, for the copy that they may take with them.
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { watchHistory, watchLater } from "~/database/schema/library";
import { toWatchResponse } from "./responses";
import { ENTRY_COLUMNS, toEntry } from "./watch-statement.server";

/** Rows that one statement reads. */
const STEP = 1000;
/** Nobody saves more by hand. */
const SAVED_MAX = 10_000;

async function listAllWatches(db: Database, userId: string) {
	const entries: ReturnType<typeof toWatchResponse>[] = [];
	let last = { mediaType: "", mediaId: 0 };
	for (;;) {
		const rows = await db
			.select(ENTRY_COLUMNS)
			.from(watchHistory)
			.where(
				and(
					eq(watchHistory.userId, userId),
					sql`(${watchHistory.mediaType}, ${watchHistory.mediaId}) > (${last.mediaType}, ${last.mediaId})`,
				),
			)
			.orderBy(asc(watchHistory.mediaType), asc(watchHistory.mediaId))
			.limit(STEP);
		entries.push(...rows.map((row) => toWatchResponse(toEntry(row))));
		const end = rows.at(-1);
		if (!end || rows.length < STEP) return entries;
		last = end;
	}
}

export async function collectLibraryData(db: Database, { id: userId }: { id: string }) {
	const saved = await db
		.select()
		.from(watchLater)
		.where(eq(watchLater.userId, userId))
		.orderBy(desc(watchLater.addedAt))
		.limit(SAVED_MAX);
	return {
		watch_history: await listAllWatches(db, userId),
		watch_later: saved.map(({ mediaType, mediaId, nextSeason, nextEpisode, addedAt }) => ({
			media_id: String(mediaId),
			media_type: mediaType,
			...(mediaType === "tv" && { nextSeason, nextEpisode }),
			added_at: new Date(addedAt).toISOString(),
		})),
	};
}
