// Owns the library data of one user, for the export of personal data.
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { viewings, watchHistory, watchLater } from "~/database/schema/library";
import { toViewingResponse, toWatchResponse } from "./responses";
import { ENTRY_COLUMNS, toEntry } from "./watch-statement.server";

/** Rows per statement. */
const STEP = 1000;
/** More than a person would save by hand. */
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

async function listAllViewings(db: Database, userId: string) {
	const entries: ReturnType<typeof toViewingResponse>[] = [];
	let last = { mediaType: "", mediaId: 0, season: 0, episode: 0 };
	for (;;) {
		const rows = await db
			.select()
			.from(viewings)
			.where(
				and(
					eq(viewings.userId, userId),
					sql`(${viewings.mediaType}, ${viewings.mediaId}, ${viewings.season}, ${viewings.episode})
						> (${last.mediaType}, ${last.mediaId}, ${last.season}, ${last.episode})`,
				),
			)
			.orderBy(asc(viewings.mediaType), asc(viewings.mediaId), asc(viewings.season), asc(viewings.episode))
			.limit(STEP);
		// What is left of an episode that was marked as not watched is no data of the user.
		entries.push(...rows.filter((row) => row.playedAt > 0 || row.watchedAt > 0).map(toViewingResponse));
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
		viewings: await listAllViewings(db, userId),
		watch_later: saved.map(({ mediaType, mediaId, nextSeason, nextEpisode, addedAt }) => ({
			media_id: String(mediaId),
			media_type: mediaType,
			...(mediaType === "tv" && { nextSeason, nextEpisode }),
			added_at: new Date(addedAt).toISOString(),
		})),
	};
}
