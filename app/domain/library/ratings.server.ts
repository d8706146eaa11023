// Ratings of titles and episodes, from 1 to 10. What is stored does not depend on how often and in which order ratings with
// a time arrive: the latest one counts, and of the same time the higher one. A removal is a rating of 0.
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { libraries, ratings, WHOLE_TITLE } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import { readCursor, writeCursor } from "~/lib/cursor";
import type { ProfileId } from "../accounts/profiles";
import type { MediaType, TitleRef } from "../catalogue/types";
import { toRating } from "./own-ratings.server";
import type { RatedRef, Rating } from "./types";

/** Ratings that one user may have. */
export const RATINGS_MAX = 100_000;
/** Ratings of titles that recommendations follow from. */
export const RECENT_RATINGS = 50;

export interface RatedTitle extends TitleRef {
	rating: number;
}

/** Milliseconds, and the row's id. */
const CursorSchema = z.tuple([z.int(), z.int()]);

const isStored = sql`rating > 0`;

const RATING_COLUMNS = {
	mediaType: ratings.mediaType,
	id: ratings.id,
	season: ratings.season,
	episode: ratings.episode,
	rating: ratings.rating,
	ratedAt: ratings.ratedAt,
};

function whereTitle({ userId, mediaType, id }: TitleRef & { userId: ProfileId }) {
	return and(eq(ratings.userId, userId), eq(ratings.mediaType, mediaType), eq(ratings.id, id));
}

interface GivenRating extends RatedRef {
	userId: ProfileId;
	/** 0 removes it. */
	rating: number;
	/** When it was rated, for a report that may be late; without it, the rating replaces what is stored. */
	ratedAt?: number;
}

/** `rating` is null where nothing is stored: it was removed, or a later removal had come before. */
export type Rated = { ok: true; rating: Rating | null } | { ok: false; reason: "full" };

/** Rates, or removes a rating. One round trip. */
export async function writeRating(
	db: Database,
	{ userId, mediaType, id, rating, ratedAt, ...place }: GivenRating,
): Promise<Rated> {
	const now = Date.now();
	const { season, episode } = { season: place.season ?? WHOLE_TITLE, episode: place.episode ?? WHOLE_TITLE };
	const row = { userId, mediaType, id, season, episode, rating, ratedAt: Math.min(ratedAt ?? now, now) };
	const isSame = and(whereTitle(row), eq(ratings.season, season), eq(ratings.episode, episode));
	const total = sql`coalesce((select rated_movies + rated_shows from ${libraries} where user_id = ${userId}), 0)`;
	const clearedAt = sql`coalesce((select viewings_cleared_at from ${libraries} where user_id = ${userId}), 0)`;
	const hasRoom = sql`(${rating} = 0 or ${total} < ${RATINGS_MAX}
		or exists (select 1 from ${ratings} where ${isSame} and ${isStored}))`;
	const isLate = ratedAt === undefined ? sql`false` : sql`${row.ratedAt} <= ${clearedAt}`;
	const [written, [stored], [library]] = await db.batch([
		db
			.insert(ratings)
			.select(selectColumns(ratings, row, sql`where ${hasRoom} and not ${isLate}`))
			.onConflictDoUpdate({
				target: [ratings.userId, ratings.mediaType, ratings.id, ratings.season, ratings.episode],
				set: { rating: sql`excluded.rating`, ratedAt: sql`max(excluded.rated_at, ${ratings.ratedAt})` },
				setWhere:
					ratedAt === undefined
						? undefined
						: sql`(excluded.rated_at, excluded.rating) > (${ratings.ratedAt}, ${ratings.rating})`,
			})
			.returning({ rating: ratings.rating }),
		db.select(RATING_COLUMNS).from(ratings).where(and(isSame, isStored)).limit(1),
		db.select({ total }).from(libraries).where(eq(libraries.userId, userId)).limit(1),
	]);
	if (stored) return { ok: true, rating: toRating(stored) };
	const isRefused = rating > 0 && written.length === 0 && Number(library?.total ?? 0) >= RATINGS_MAX;
	return isRefused ? { ok: false, reason: "full" } : { ok: true, rating: null };
}

/** Newest first; null when the cursor is not valid. */
export async function listRatings(
	db: Database,
	{ userId, mediaType, limit, cursor }: { userId: ProfileId; mediaType?: MediaType; limit: number; cursor?: string },
): Promise<{ ratings: Rating[]; nextCursor: string | null } | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const rowid = sql<number>`${ratings}.rowid`;
	// Each media type has its own range of the index.
	const latest = (type: MediaType) => sql`select rowid from (select rowid from ${ratings}
		where user_id = ${userId} and media_type = ${type} and ${isStored}
			and ${before ? sql`(rated_at, rowid) < (${before[0]}, ${before[1]})` : sql`true`}
		order by rated_at desc, rowid desc limit ${limit + 1})`;
	const found = mediaType ? latest(mediaType) : sql`${latest("movie")} union all ${latest("tv")}`;
	const rows = await db
		.select({
			...RATING_COLUMNS,
			rowid: rowid.as("row_id"),
		})
		.from(ratings)
		.where(sql`${rowid} in (${found})`)
		.orderBy(desc(ratings.ratedAt), desc(rowid))
		.limit(limit + 1);
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		ratings: rows.slice(0, limit).map(toRating),
		nextCursor: last ? writeCursor([last.ratedAt, last.rowid]) : null,
	};
}

/** The rating, milliseconds, and the row's id. */
const HighestCursorSchema = z.tuple([z.int(), z.int(), z.int()]);

type ListedRating = Rating & { rowid: number };

/** Highest first, of the same rating the newest; null when the cursor is not valid. */
export async function listHighestRated(
	db: Database,
	{ userId, limit, cursor }: { userId: ProfileId; limit: number; cursor?: string },
): Promise<{ ratings: ListedRating[]; nextCursor: string | null } | null> {
	const above = cursor === undefined ? undefined : readCursor(cursor, HighestCursorSchema);
	if (above === null) return null;
	const rowid = sql<number>`${ratings}.rowid`;
	const value = sql`abs(${ratings.rating})`;
	const isBelow = above && sql`(${value}, ${ratings.ratedAt}, ${rowid}) < (${above[0]}, ${above[1]}, ${above[2]})`;
	const rows = await db
		.select({ ...RATING_COLUMNS, rowid: rowid.as("row_id") })
		.from(ratings)
		.where(and(eq(ratings.userId, userId), isStored, isBelow))
		.orderBy(desc(value), desc(ratings.ratedAt), desc(rowid))
		.limit(limit + 1);
	const found = rows.map((row) => ({ ...toRating(row), rowid: row.rowid }));
	const last = found.length > limit ? found[limit - 1] : undefined;
	return { ratings: found.slice(0, limit), nextCursor: last ? cursorBelow(last) : null };
}

/** The cursor of `listHighestRated` for the ratings that come after this one. */
export function cursorBelow({ rating, ratedAt, rowid }: ListedRating): string {
	return writeCursor([rating, ratedAt, rowid]);
}

/** Read from counters. */
export async function countRatings(db: Database, userId: ProfileId, mediaType?: MediaType): Promise<number> {
	const counters = { movie: libraries.ratedMovies, tv: libraries.ratedShows };
	const [row] = await db
		.select({
			total: mediaType ? counters[mediaType] : sql<number>`${libraries.ratedMovies} + ${libraries.ratedShows}`,
		})
		.from(libraries)
		.where(eq(libraries.userId, userId))
		.limit(1);
	return row?.total ?? 0;
}

/** The titles that were rated last, without episodes, newest first. For recommendations. */
export async function listRatedTitles(db: Database, userId: ProfileId): Promise<RatedTitle[]> {
	return await db
		.select({ mediaType: ratings.mediaType, id: ratings.id, rating: ratings.rating })
		.from(ratings)
		// Written out, so that SQLite finds the index of these rows.
		.where(and(eq(ratings.userId, userId), isStored, sql`season = -1`))
		.orderBy(desc(ratings.ratedAt))
		.limit(RECENT_RATINGS);
}
