import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { hiddenTitles, plays, ratings, rounds, viewings, watchHistory, watchLater } from "~/database/schema/library";
import { readInBatches } from "~/lib/stream-text";
import type { ProfileId } from "../accounts/profiles";
import { toRating } from "./own-ratings.server";
import {
	toHiddenResponse,
	toPlayResponse,
	toProgressResponse,
	toRatingResponse,
	toRoundResponse,
	toWatchResponse,
} from "./responses";
import { ENTRY_COLUMNS, toEntry } from "./watch-statement.server";

/** Rows per statement. */
const BATCH = 1000;

async function* readWatches(db: Database, userId: ProfileId) {
	const selectAfter = (last: { mediaType: string; id: number } | null, limit: number) =>
		db
			.select(ENTRY_COLUMNS)
			.from(watchHistory)
			.where(
				and(
					eq(watchHistory.userId, userId),
					sql`(${watchHistory.mediaType}, ${watchHistory.id}) > (${last?.mediaType ?? ""}, ${last?.id ?? 0})`,
				),
			)
			.orderBy(asc(watchHistory.mediaType), asc(watchHistory.id))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) yield rows.map((row) => toWatchResponse(toEntry(row)));
}

async function* readProgress(db: Database, userId: ProfileId) {
	const selectAfter = (last: typeof viewings.$inferSelect | null, limit: number) =>
		db
			.select()
			.from(viewings)
			.where(
				and(
					eq(viewings.userId, userId),
					sql`(${viewings.mediaType}, ${viewings.id}, ${viewings.season}, ${viewings.episode})
						> (${last?.mediaType ?? ""}, ${last?.id ?? 0}, ${last?.season ?? 0}, ${last?.episode ?? 0})`,
				),
			)
			.orderBy(asc(viewings.mediaType), asc(viewings.id), asc(viewings.season), asc(viewings.episode))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) {
		yield rows.filter(({ playedAt }) => playedAt > 0).map(toProgressResponse);
	}
}

async function* readPlays(db: Database, userId: ProfileId) {
	const selectAfter = (last: typeof plays.$inferSelect | null, limit: number) =>
		db
			.select()
			.from(plays)
			.where(
				and(
					eq(plays.userId, userId),
					sql`(${plays.mediaType}, ${plays.id}, ${plays.season}, ${plays.episode}, ${plays.minute}, ${plays.copy})
						> (${last?.mediaType ?? ""}, ${last?.id ?? 0}, ${last?.season ?? 0}, ${last?.episode ?? 0},
							${last?.minute ?? 0}, ${last?.copy ?? 0})`,
				),
			)
			.orderBy(...[plays.mediaType, plays.id, plays.season, plays.episode, plays.minute, plays.copy].map(asc))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) {
		// What is left of a removed play is no data of the user.
		yield rows.filter(({ addedAt, removedAt }) => addedAt > removedAt).map(toPlayResponse);
	}
}

async function* readSaved(db: Database, userId: ProfileId) {
	const selectBefore = (last: typeof watchLater.$inferSelect | null, limit: number) =>
		db
			.select()
			.from(watchLater)
			.where(
				and(
					eq(watchLater.userId, userId),
					last
						? sql`(${watchLater.addedAt}, ${watchLater.mediaType}, ${watchLater.id})
							< (${last.addedAt}, ${last.mediaType}, ${last.id})`
						: undefined,
				),
			)
			.orderBy(desc(watchLater.addedAt), desc(watchLater.mediaType), desc(watchLater.id))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectBefore)) {
		yield rows.map(({ mediaType, id, nextSeason, nextEpisode, addedAt }) => ({
			media_id: String(id),
			media_type: mediaType,
			...(mediaType === "tv" && { nextSeason, nextEpisode }),
			added_at: new Date(addedAt).toISOString(),
		}));
	}
}

async function* readRatings(db: Database, userId: ProfileId) {
	const selectAfter = (last: typeof ratings.$inferSelect | null, limit: number) =>
		db
			.select()
			.from(ratings)
			.where(
				and(
					eq(ratings.userId, userId),
					sql`(${ratings.mediaType}, ${ratings.id}, ${ratings.season}, ${ratings.episode})
						> (${last?.mediaType ?? ""}, ${last?.id ?? 0}, ${last?.season ?? 0}, ${last?.episode ?? 0})`,
				),
			)
			.orderBy(asc(ratings.mediaType), asc(ratings.id), asc(ratings.season), asc(ratings.episode))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) {
		// What is left of a removed rating is no data of the user.
		yield rows.filter(({ rating }) => rating > 0).map((row) => toRatingResponse(toRating(row)));
	}
}

async function* readHidden(db: Database, userId: ProfileId) {
	// One read: they are few.
	yield (await db.select().from(hiddenTitles).where(eq(hiddenTitles.userId, userId))).map(toHiddenResponse);
}

async function* readRounds(db: Database, userId: ProfileId) {
	// One read: there are at most a thousand.
	yield (await db.select().from(rounds).where(eq(rounds.userId, userId))).map(toRoundResponse);
}

/** The lists of a library, each in batches that are read when they are consumed. */
export function readLibraryData(db: Database, userId: ProfileId) {
	return {
		watch_history: readWatches(db, userId),
		progress: readProgress(db, userId),
		plays: readPlays(db, userId),
		rounds: readRounds(db, userId),
		watch_later: readSaved(db, userId),
		ratings: readRatings(db, userId),
		hidden: readHidden(db, userId),
	};
}
