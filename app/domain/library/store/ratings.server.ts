// Lists the ratings of titles and episodes, from 1 to 10. `remark-statements.server.ts` writes them.
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { episodes, libraries } from "~/database/schema/library";
import type { Rating } from "~/domain/library/types";
import { readCursor, writeCursor } from "~/lib/http/cursor";
import type { ProfileId } from "../../accounts/profiles";
import type { MediaType, TitleRef } from "../../catalogue/types";
import { toRating } from "./own-remarks.server";

/** Ratings of titles that recommendations follow from. */
export const RECENT_RATINGS = 50;

export interface RatedTitle extends TitleRef {
	rating: number;
}

/** Milliseconds, and the row's id. */
const CursorSchema = z.tuple([z.int(), z.int()]);

const isStored = sql`rating > 0`;

const RATING_COLUMNS = {
	mediaType: episodes.mediaType,
	id: episodes.id,
	season: episodes.season,
	episode: episodes.episode,
	rating: episodes.rating,
	ratedAt: episodes.ratedAt,
	note: episodes.note,
};

interface RatingsOf {
	profileId: ProfileId;
	mediaType?: MediaType;
	/** Those that come after this one. */
	before?: z.infer<typeof CursorSchema>;
	limit: number;
}

/** Newest first. */
export async function selectRatings(db: Database, { profileId, mediaType, before, limit }: RatingsOf) {
	const rowid = sql<number>`${episodes}.rowid`;
	// Each media type has its own range of the index.
	const latest = (type: MediaType) => sql`select rowid from (select rowid from ${episodes}
		where profile_id = ${profileId} and media_type = ${type} and ${isStored}
			and ${before ? sql`(rated_at, rowid) < (${before[0]}, ${before[1]})` : sql`true`}
		order by rated_at desc, rowid desc limit ${limit})`;
	const rowids = mediaType ? latest(mediaType) : sql`${latest("movie")} union all ${latest("tv")}`;
	return await db
		.select({ ...RATING_COLUMNS, rowid: rowid.as("row_id") })
		.from(episodes)
		.where(sql`${rowid} in (${rowids})`)
		.orderBy(desc(episodes.ratedAt), desc(rowid))
		.limit(limit);
}

/** Newest first; null when the cursor is not valid. */
export async function listRatings(
	db: Database,
	{ limit, cursor, ...of }: Omit<RatingsOf, "before"> & { cursor?: string },
): Promise<{ ratings: Rating[]; nextCursor: string | null } | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const rows = await selectRatings(db, { ...of, before, limit: limit + 1 });
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		ratings: rows.slice(0, limit).map(toRating),
		nextCursor: last ? writeCursor([last.ratedAt, last.rowid]) : null,
	};
}

/** The rating, milliseconds, and the row's id. */
const HighestCursorSchema = z.tuple([z.int(), z.int(), z.int()]);

export type ListedRating = Rating & { rowid: number; note: string };

/** Highest first, of the same rating the newest; null when the cursor is not valid. */
export async function listHighestRated(
	db: Database,
	{ profileId, limit, cursor }: { profileId: ProfileId; limit: number; cursor?: string },
): Promise<{ ratings: ListedRating[]; nextCursor: string | null } | null> {
	const above = cursor === undefined ? undefined : readCursor(cursor, HighestCursorSchema);
	if (above === null) return null;
	const rowid = sql<number>`${episodes}.rowid`;
	const value = sql`abs(${episodes.rating})`;
	const isBelow = above && sql`(${value}, ${episodes.ratedAt}, ${rowid}) < (${above[0]}, ${above[1]}, ${above[2]})`;
	const rows = await db
		.select({ ...RATING_COLUMNS, rowid: rowid.as("row_id") })
		.from(episodes)
		.where(and(eq(episodes.profileId, profileId), isStored, isBelow))
		.orderBy(desc(value), desc(episodes.ratedAt), desc(rowid))
		.limit(limit + 1);
	const listed = rows.map((row) => ({ ...toRating(row), rowid: row.rowid, note: row.note }));
	const last = listed.length > limit ? listed[limit - 1] : undefined;
	return { ratings: listed.slice(0, limit), nextCursor: last ? cursorBelow(last) : null };
}

/** The cursor of `listHighestRated` for the ratings that come after this one. */
export function cursorBelow({ rating, ratedAt, rowid }: ListedRating): string {
	return writeCursor([rating, ratedAt, rowid]);
}

/** Read from counters. */
export async function countRatings(db: Database, profileId: ProfileId, mediaType?: MediaType): Promise<number> {
	const counters = { movie: libraries.ratedMovies, tv: libraries.ratedShows };
	const [row] = await db
		.select({
			total: mediaType ? counters[mediaType] : sql<number>`${libraries.ratedMovies} + ${libraries.ratedShows}`,
		})
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
	return row?.total ?? 0;
}

/** The titles that were rated last, without episodes, newest first. For recommendations. */
export async function listRatedTitles(db: Database, profileId: ProfileId): Promise<RatedTitle[]> {
	return await db
		.select({ mediaType: episodes.mediaType, id: episodes.id, rating: episodes.rating })
		.from(episodes)
		// Written out, so that SQLite finds the index of these rows.
		.where(and(eq(episodes.profileId, profileId), isStored, sql`season = -1`))
		.orderBy(desc(episodes.ratedAt))
		.limit(RECENT_RATINGS);
}
