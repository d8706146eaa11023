// The record of what was watched is lasting: marks by hand, their removal, the list and its clearing.

import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { deleteRows } from "~/database/delete-rows";
import type { Database } from "~/database/open.server";
import { libraries, ratings, viewings } from "~/database/schema/library";
import { readCursor, writeCursor } from "~/lib/cursor";
import type { EpisodeNumber, TitleRef } from "../catalogue/types";
import { countWrites, requireWrites } from "./limits.server";
import { isFinishedRow, VIEWINGS_MAX } from "./viewing-statements.server";

/** Part of a title: a season, an episode of it, or all when both are absent. */
export interface TitlePart extends TitleRef {
	userId: string;
	season?: number;
	episode?: number;
}

/** What the record holds of an episode. Times are milliseconds; all 0 for one that was not watched. */
export interface WatchedEpisode extends EpisodeNumber {
	firstWatchedAt: number;
	watchedAt: number;
	times: number;
}

export interface WatchedEntry extends TitleRef, WatchedEpisode {}

/** Milliseconds, and the row's id. */
const CursorSchema = z.tuple([z.int(), z.int()]);

/** Episodes that one call changes. */
export const MARKED_MAX = 5000;

const WATCHED_COLUMNS = {
	season: viewings.season,
	episode: viewings.episode,
	firstWatchedAt: viewings.firstWatchedAt,
	watchedAt: viewings.watchedAt,
	times: viewings.times,
};

/** A show's specials belong to it only when the part names season 0. */
function wherePart({ userId, mediaType, id, season, episode }: TitlePart) {
	return and(
		eq(viewings.userId, userId),
		eq(viewings.mediaType, mediaType),
		eq(viewings.id, id),
		season === undefined ? gt(viewings.season, 0) : eq(viewings.season, season),
		episode === undefined ? undefined : eq(viewings.episode, episode),
	);
}

export type Marked = { ok: true; before: WatchedEpisode[] } | { ok: false; reason: "full" };

/** Marks these episodes of the part as watched. `before`: those that changed, as they were, to undo it. Twice changes nothing. */
export async function markWatched(db: Database, part: TitlePart & { episodes: EpisodeNumber[] }): Promise<Marked> {
	const rows = await db
		.select({ ...WATCHED_COLUMNS, playedAt: viewings.playedAt })
		.from(viewings)
		.where(wherePart(part))
		.limit(MARKED_MAX);
	const known = new Map(rows.map((row) => [`${row.season} ${row.episode}`, row]));
	const before = part.episodes.slice(0, MARKED_MAX).flatMap((each): WatchedEpisode[] => {
		const row = known.get(`${each.season} ${each.episode}`);
		if (!row) return [{ ...each, firstWatchedAt: 0, watchedAt: 0, times: 0 }];
		const { playedAt, ...watched } = row;
		return row.watchedAt > 0 && row.watchedAt >= playedAt ? [] : [watched];
	});
	const added = before.filter((each) => !known.has(`${each.season} ${each.episode}`)).length;
	if (added > 0 && (await countViewings(db, part.userId)) + added > VIEWINGS_MAX) return { ok: false, reason: "full" };
	const now = Date.now();
	const marked = before.map((each) => ({
		...each,
		firstWatchedAt: each.firstWatchedAt || now,
		watchedAt: now,
		times: each.times + 1,
	}));
	await writeRecord(db, { ...part, episodes: marked }, { canAdd: true });
	return { ok: true, before };
}

/** Marks the part as not watched. `before`: those that changed, as they were. Earlier reports of them do not count any more. */
export async function unmarkWatched(db: Database, part: TitlePart): Promise<WatchedEpisode[]> {
	const before = await db
		.select(WATCHED_COLUMNS)
		.from(viewings)
		// The plus keeps SQLite from reading the whole show by its index of times.
		.where(and(wherePart(part), sql`+${viewings.watchedAt} > 0`))
		.limit(MARKED_MAX);
	const episodes = before.map((each) => ({ ...each, firstWatchedAt: 0, watchedAt: 0, times: 0 }));
	await writeRecord(db, { ...part, episodes }, { canAdd: false });
	return before;
}

/** Writes the record of these episodes as given, to undo a mark. Only of episodes that the mark has left a row of. */
export async function restoreRecord(db: Database, part: TitlePart & { episodes: WatchedEpisode[] }): Promise<void> {
	await writeRecord(db, part, { canAdd: false });
}

/**
 * Writes the record of these episodes as given. One that becomes not watched also loses a position at its end. Throws
 * `HttpError` 429 when they exceed today's limit.
 */
async function writeRecord(
	db: Database,
	{ userId, mediaType, id, episodes }: TitlePart & { episodes: WatchedEpisode[] },
	{ canAdd }: { canAdd: boolean },
): Promise<void> {
	await requireWrites(db, { userId, count: countWrites(episodes.length) });
	if (episodes.length === 0) return;
	const now = Date.now();
	const given = JSON.stringify(episodes.slice(0, MARKED_MAX));
	await db.run(sql`
		insert into ${viewings} (user_id, media_type, media_id, season, episode, first_watched_at, watched_at, times, cleared_at)
		select ${userId}, ${mediaType}, ${id}, value ->> 'season', value ->> 'episode', value ->> 'firstWatchedAt',
			value ->> 'watchedAt', value ->> 'times', iif(value ->> 'times' > 0, 0, ${now})
		from json_each(${given}) where ${canAdd} or exists (select 1 from ${viewings} as known
			where known.user_id = ${userId} and known.media_type = ${mediaType} and known.media_id = ${id}
				and known.season = value ->> 'season' and known.episode = value ->> 'episode')
		on conflict (user_id, media_type, media_id, season, episode) do update set
			first_watched_at = excluded.first_watched_at, watched_at = excluded.watched_at, times = excluded.times,
			cleared_at = excluded.cleared_at,
			position = iif(excluded.times > 0 or not ${isFinishedRow}, ${viewings.position}, 0),
			played_at = iif(excluded.times > 0 or not ${isFinishedRow}, ${viewings.playedAt}, 0)`);
}

/** The counter of `countViewings`; no row before the first viewing. */
export function selectViewingCount(db: Database, userId: string) {
	return db.select({ viewings: libraries.viewings }).from(libraries).where(eq(libraries.userId, userId)).limit(1);
}

/** Episodes and movies of which the record holds something. */
export async function countViewings(db: Database, userId: string): Promise<number> {
	const [row] = await selectViewingCount(db, userId);
	return row?.viewings ?? 0;
}

/** Latest first; null when the cursor is not valid. A mark gives many entries the same time, so the row's id goes with it. */
export async function listWatched(
	db: Database,
	{ userId, limit, cursor }: { userId: string; limit: number; cursor?: string },
): Promise<{ entries: WatchedEntry[]; nextCursor: string | null } | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const rowid = sql<number>`${viewings}.rowid`;
	const rows = await db
		.select({ mediaType: viewings.mediaType, id: viewings.id, ...WATCHED_COLUMNS, rowid: rowid.as("row_id") })
		.from(viewings)
		.where(
			and(
				eq(viewings.userId, userId),
				gt(viewings.watchedAt, 0),
				before && sql`(${viewings.watchedAt}, ${rowid}) < (${before[0]}, ${before[1]})`,
			),
		)
		.orderBy(desc(viewings.watchedAt), desc(rowid))
		.limit(limit + 1);
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		entries: rows.slice(0, limit).map(({ rowid: _, ...entry }) => entry),
		nextCursor: last ? writeCursor([last.watchedAt, last.rowid]) : null,
	};
}

/**
 * Deletes positions, record and ratings in bounded steps; returns the number of episodes and movies. Earlier reports do not
 * restore them.
 */
export async function clearViewings(db: Database, userId: string): Promise<number> {
	const now = Date.now();
	await db
		.insert(libraries)
		.values({ userId, viewingsClearedAt: now })
		.onConflictDoUpdate({ target: libraries.userId, set: { viewingsClearedAt: now } });
	await deleteRows(db, ratings, [eq(ratings.userId, userId), lte(ratings.ratedAt, now)]);
	return await deleteRows(db, viewings, [eq(viewings.userId, userId), lte(viewings.playedAt, now)]);
}
