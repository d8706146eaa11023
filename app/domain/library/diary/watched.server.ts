// Lists what was watched, which is lasting. `marks.server.ts` says what marks change in it.
import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { episodes } from "~/database/schema/library";
import { type Page, pageOf, readCursor, writeCursor } from "~/lib/http/cursor";
import type { ProfileId } from "../../accounts/profiles";
import type { EpisodeNumber, TitleRef } from "../../catalogue/types";

/** What the record holds of an episode. */
export interface WatchedEpisode extends EpisodeNumber {
	/** Milliseconds, of the first play that has a date; null where none has. */
	firstWatchedAt: number | null;
	/** The same of the last one. */
	watchedAt: number | null;
	times: number;
}

export interface WatchedEntry extends TitleRef, WatchedEpisode {}

/** Milliseconds, null where no play has a date; and the row's id. */
const CursorSchema = z.tuple([z.int().nullable(), z.int()]);

export const WATCHED_COLUMNS = {
	season: episodes.season,
	episode: episodes.episode,
	firstWatchedAt: episodes.firstWatchedAt,
	watchedAt: episodes.watchedAt,
	times: episodes.times,
};

/** Latest first; null when the cursor is not valid. A mark gives many entries the same time, so the row's id goes with it. */
export async function listWatched(
	db: Database,
	{ profileId, limit, cursor }: { profileId: ProfileId; limit: number; cursor?: string },
): Promise<Page<WatchedEntry> | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const rowid = sql<number>`${episodes}.rowid`;
	// Nothing is smaller than null, so an index has those without a date last; but no comparison with null is true.
	const undated = sql`watched_at is null`;
	const [time, id] = before ?? [];
	const isAfter = time === null ? sql`${undated} and ${rowid} < ${id}` : sql`(watched_at, ${rowid}) < (${time}, ${id})`;
	const ranges = before ? [isAfter, ...(time === null ? [] : [undated])] : [sql`not ${undated}`, undated];
	const pages = ranges.map(
		(
			isInRange,
		) => sql`select * from (select rowid from ${episodes} where profile_id = ${profileId} and times > 0 and ${isInRange}
			order by watched_at desc, rowid desc limit ${limit + 1})`,
	);
	const rows = await db
		.select({ mediaType: episodes.mediaType, id: episodes.id, ...WATCHED_COLUMNS, rowid: rowid.as("row_id") })
		.from(episodes)
		.where(sql`${rowid} in (${sql.join(pages, sql` union all `)})`)
		.orderBy(desc(episodes.watchedAt), desc(rowid))
		.limit(limit + 1);
	const page = pageOf(rows, limit, (last) => writeCursor([last.watchedAt, last.rowid]));
	return { ...page, entries: page.entries.map(({ rowid: _, ...entry }) => entry) };
}
