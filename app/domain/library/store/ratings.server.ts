// Reads ratings of titles and episodes, from 1 to 10, beside what holds for every remark (`remarks.server.ts`).
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, HAS_REMARK } from "~/database/schema/library";
import type { Remarked } from "~/domain/library/changes/remarks";
import { type Page, pageOf, readCursor, writeCursor } from "~/lib/http/cursor";
import type { ProfileId } from "../../accounts/profiles";
import type { MediaType, TitleRef } from "../../catalogue/types";
import { toRemarked } from "./own-remarks.server";

/** Ratings of titles that recommendations follow from. */
export const RECENT_RATINGS = 50;

export interface RatedTitle extends TitleRef {
	rating: number;
}

const whereRated = sql`rating > 0`;

/** The rating, milliseconds, and the row's id. */
const HighestCursorSchema = z.tuple([z.int(), z.int(), z.int()]);

export type ListedRating = Remarked<"rating"> & { rowid: number; note: string };

interface HighestOf {
	profileId: ProfileId;
	limit: number;
	cursor?: string;
	/** Ratings of these titles and in these rows, and no others. */
	among?: { titles: Record<MediaType, number[]>; rowids: number[] };
}

/** Highest first, of the same rating the newest; null when the cursor is not valid. Among some, reads all of them. */
export async function listHighestRated(
	db: Database,
	{ profileId, limit, cursor, among }: HighestOf,
): Promise<Page<ListedRating> | null> {
	const above = cursor === undefined ? undefined : readCursor(cursor, HighestCursorSchema);
	if (above === null) return null;
	const { mediaType, id, season, episode, rating, ratedAt, note } = episodes;
	const rowid = sql<number>`${episodes}.rowid`;
	const value = sql`abs(${episodes.rating})`;
	const isBelow = above && sql`(${value}, ${episodes.ratedAt}, ${rowid}) < (${above[0]}, ${above[1]}, ${above[2]})`;
	const ofTitles = (mediaType: MediaType, ids: number[]) => sql`select rowid from ${episodes}
		where profile_id = ${profileId} and media_type = ${mediaType} and media_id in ${jsonValues(ids)} and (${sql.raw(HAS_REMARK)})`;
	const isAmong =
		among &&
		sql`${rowid} in (${ofTitles("movie", among.titles.movie)} union all ${ofTitles("tv", among.titles.tv)}
			union all select value from json_each(${JSON.stringify(among.rowids)}))`;
	const rows = await db
		.select({ mediaType, id, season, episode, rating, ratedAt, note, rowid: rowid.as("row_id") })
		.from(episodes)
		// The plus keeps SQLite from reading all ratings in their order to find the few.
		.where(
			and(isAmong ? sql`+profile_id = ${profileId}` : eq(episodes.profileId, profileId), whereRated, isBelow, isAmong),
		)
		.orderBy(desc(value), desc(episodes.ratedAt), desc(rowid))
		.limit(limit + 1);
	return pageOf(rows.map(toRemarked), limit, cursorBelow);
}

/** The cursor of `listHighestRated` for the ratings that come after this one. */
export function cursorBelow({ rating, ratedAt, rowid }: ListedRating): string {
	return writeCursor([rating, ratedAt, rowid]);
}

/** The titles that were rated last, without episodes, newest first. For recommendations. */
export function selectRatedTitles(db: Database, profileId: ProfileId) {
	return (
		db
			.select({ mediaType: episodes.mediaType, id: episodes.id, rating: episodes.rating })
			.from(episodes)
			// Written out, so that SQLite finds the index of these rows.
			.where(and(eq(episodes.profileId, profileId), whereRated, sql`season = -1`))
			.orderBy(desc(episodes.ratedAt))
			.limit(RECENT_RATINGS)
	);
}
