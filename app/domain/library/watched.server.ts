// The record of what was watched is lasting: marks by hand, their removal, the list and its clearing.

import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { plays, viewings } from "~/database/schema/library";
import { readCursor, writeCursor } from "~/lib/cursor";
import { groupBy } from "~/lib/group-by";
import type { ProfileId } from "../accounts/profiles";
import type { EpisodeNumber, TitleRef } from "../catalogue/types";
import type { TitlePart } from "./changes";
import { rangesAfter } from "./dated-order.server";
import { countWrites, MARKED_MAX, requireWrites } from "./limits.server";
import { addPlays, isPlay, type NewPlay, removePlays, restorePlays } from "./play-statements.server";
import { isAskedAbout, momentsOf, type Play, type PlayTime, timeOfMark } from "./plays";
import { PLAYS_MAX, readRecordSize } from "./record-size.server";
import { isSinceRound } from "./rounds";
import { isWatchedIn, roundOf } from "./rounds.server";
import { ignoreEarlier, isWatchedRow } from "./viewing-statements.server";

type PartOfUser = TitlePart & { userId: ProfileId };

/** What the record holds of an episode. */
export interface WatchedEpisode extends EpisodeNumber {
	/** Milliseconds, of the first play that has a date; null where none has. */
	firstWatchedAt: number | null;
	/** The same of the last one. */
	watchedAt: number | null;
	times: number;
}

/** `addedAt`: when it was recorded. */
type MarkedPlay = PlayTime & Pick<Play, "playId" | "source"> & { addedAt: number };

/** An episode that a mark has changed, as it was before. */
export interface MarkedEpisode extends WatchedEpisode {
	/** All that it had, the earliest first. */
	plays: MarkedPlay[];
}

/** An episode as it shall be again. */
export type RestoredEpisode = EpisodeNumber & { plays: Omit<MarkedPlay, "addedAt">[] };

export interface WatchedEntry extends TitleRef, WatchedEpisode {}

/** Milliseconds, null where no play has a date; and the row's id. */
const CursorSchema = z.tuple([z.int().nullable(), z.int()]);

const WATCHED_COLUMNS = {
	season: viewings.season,
	episode: viewings.episode,
	firstWatchedAt: viewings.firstWatchedAt,
	watchedAt: viewings.watchedAt,
	times: viewings.times,
};

type EpisodeTable = Record<"userId" | "mediaType" | "id" | "season" | "episode", SQLiteColumn>;

/** A show's specials belong to it only when the part names season 0. */
function wherePart(table: EpisodeTable, { userId, mediaType, id, season, episode }: PartOfUser) {
	return and(
		eq(table.userId, userId),
		eq(table.mediaType, mediaType),
		eq(table.id, id),
		season === undefined ? gt(table.season, 0) : eq(table.season, season),
		episode === undefined ? undefined : eq(table.episode, episode),
	);
}

function keyOf({ season, episode }: EpisodeNumber): string {
	return `${season} ${episode}`;
}

/** The plays of these episodes by `keyOf`, removed ones included, the earliest first. */
async function readPlays(
	db: Database,
	{ userId, mediaType, id, episodes }: PartOfUser & { episodes: EpisodeNumber[] },
) {
	if (episodes.length === 0) return new Map<string, never>();
	const given = JSON.stringify(episodes.map(({ season, episode }) => ({ season, episode })));
	const rows = await db
		.select({
			...{ season: plays.season, episode: plays.episode, playId: plays.playId },
			...{ watchedAt: plays.watchedAt, precision: plays.precision, source: plays.source, addedAt: plays.addedAt },
			isPlay: sql<number>`${isPlay}`.as("is_play"),
		})
		.from(plays)
		.where(
			sql`${plays}.rowid in (select known.rowid from json_each(${given}) as given cross join ${plays} as known
				where known.user_id = ${userId} and known.media_type = ${mediaType} and known.media_id = ${id}
					and known.season = given.value ->> 'season' and known.episode = given.value ->> 'episode')`,
		)
		.orderBy(asc(plays.watchedAt), asc(plays.playId));
	return groupBy(rows, keyOf);
}

/** The episodes with their plays. */
async function withPlays(db: Database, part: PartOfUser, episodes: WatchedEpisode[]): Promise<MarkedEpisode[]> {
	const stored = await readPlays(db, { ...part, episodes: episodes.filter(({ times }) => times > 0) });
	return episodes.map((episode) => {
		const counting = stored.get(keyOf(episode))?.filter((play) => play.isPlay) ?? [];
		return {
			...episode,
			plays: counting.map(({ isPlay: _, season: __, episode: ___, ...play }) => play),
		};
	});
}

export type Marked = { ok: true; before: MarkedEpisode[] } | { ok: false; reason: "full" };

/** When an episode was watched that is marked. */
export type TimeOfMark = (episode: EpisodeNumber) => PlayTime;

/**
 * Marks these episodes of the part as watched in the current round. `before`: those that changed, as they were, to undo it. Twice
 * changes nothing. `timeOf`: by default now, of more than five
 * episodes unknown.
 * This and the following calls throw `HttpError` 429 when they exceed today's limit.
 */
export async function markWatched(
	db: Database,
	part: PartOfUser & { episodes: EpisodeNumber[]; timeOf?: TimeOfMark },
): Promise<Marked> {
	const { userId, mediaType, id } = part;
	const rows = await db
		.select({
			...WATCHED_COLUMNS,
			isWatched: sql<number>`${isWatchedRow} and ${isWatchedIn("viewings", part)}`.as("is_watched"),
		})
		.from(viewings)
		.where(wherePart(viewings, part))
		.limit(MARKED_MAX);
	const stored = new Map(rows.map((row) => [keyOf(row), row]));
	const changed = part.episodes.slice(0, MARKED_MAX).flatMap((episode): WatchedEpisode[] => {
		const row = stored.get(keyOf(episode));
		if (!row) return [{ ...episode, firstWatchedAt: null, watchedAt: null, times: 0 }];
		const { isWatched, ...watched } = row;
		return isWatched ? [] : [watched];
	});
	if (changed.length > 0 && (await readRecordSize(db, userId)).plays + changed.length > PLAYS_MAX) {
		return { ok: false, reason: "full" };
	}
	await requireWrites(db, { userId, count: countWrites(changed.length) });
	const before = await withPlays(db, part, changed);
	const now = Date.now();
	// What has no date belongs to the rounds before, so that a mark in a later one is of now.
	const [round] = await db.all<{ begunAt: number }>(sql`select ${roundOf(part)} as begunAt`);
	const otherwise = timeOfMark(round?.begunAt ? 1 : changed.length, now);
	const marked = before.map(({ season, episode }): NewPlay => {
		const at = part.timeOf ? part.timeOf({ season, episode }) : otherwise;
		const play = { ...at, playId: crypto.randomUUID(), source: "marked", addedAt: now } as const;
		return { mediaType, id, season, episode, ...play, sameWithin: momentsOf(at) };
	});
	if (marked.length > 0) await addPlays(db, { userId, plays: marked });
	return { ok: true, before };
}

function latestFirst(list: MarkedPlay[]): MarkedPlay[] {
	const timeOf = ({ watchedAt }: MarkedPlay) => watchedAt ?? Number.NEGATIVE_INFINITY;
	return list.toSorted((one, other) => timeOf(other) - timeOf(one));
}

export type Unmarked = { ok: true; before: MarkedEpisode[] } | { ok: false; plays: MarkedPlay[] };

/**
 * Marks the part as not watched: removes what was watched of it in the current round. `before`: those that changed, as they
 * were. Earlier reports of them do not count any more. Unless it is confirmed, it removes no play that has a date, and no more
 * than one: `plays` are those that it would remove, the latest first.
 */
export async function unmarkWatched(db: Database, part: PartOfUser & { isConfirmed?: boolean }): Promise<Unmarked> {
	const { userId } = part;
	const rows = await db
		.select({ ...WATCHED_COLUMNS, begunAt: roundOf(part) })
		.from(viewings)
		.where(and(wherePart(viewings, part), isWatchedIn("viewings", part)))
		.limit(MARKED_MAX);
	const begunAt = rows[0]?.begunAt ?? 0;
	const before = await withPlays(
		db,
		part,
		rows.map(({ begunAt: _, ...episode }) => episode),
	);
	const removed = before.flatMap(({ plays }) => plays.filter(({ watchedAt }) => isSinceRound(watchedAt, begunAt)));
	const now = Date.now();
	if (!part.isConfirmed && isAskedAbout(removed, now)) return { ok: false, plays: latestFirst(removed) };
	await requireWrites(db, { userId, count: countWrites(rows.length) });
	const ids = removed.map(({ playId }) => playId);
	await db.batch([removePlays(db, { userId, ids, now }), ignoreEarlier(db, { ...part, episodes: before, now })]);
	return { ok: true, before };
}

/** Makes the plays of these episodes those that are given, to undo a mark. Only of episodes that have had a play. */
export async function restoreRecord(db: Database, part: PartOfUser & { episodes: RestoredEpisode[] }): Promise<void> {
	const { userId, mediaType, id } = part;
	const episodes = part.episodes.slice(0, MARKED_MAX);
	const listed = episodes.reduce((sum, { plays: former }) => sum + former.length, 0);
	await requireWrites(db, { userId, count: countWrites(Math.max(episodes.length, listed)) });
	const stored = await readPlays(db, { ...part, episodes });
	const now = Date.now();
	const kept = episodes.filter((episode) => stored.has(keyOf(episode)));
	const restored = kept.flatMap(({ plays: former, season, episode }) =>
		former.map((play): NewPlay => ({ ...play, mediaType, id, season, episode, addedAt: now })),
	);
	const ids = new Set(restored.map(({ playId }) => playId));
	const removed = kept
		.flatMap((episode) => stored.get(keyOf(episode)) ?? [])
		.filter(({ playId }) => !ids.has(playId))
		.map(({ playId }) => playId);
	await db.batch([
		removePlays(db, { userId, ids: removed, now }),
		restorePlays(db, { userId, plays: restored }),
		addPlays(db, { userId, plays: restored }),
	]);
}

/** Latest first; null when the cursor is not valid. A mark gives many entries the same time, so the row's id goes with it. */
export async function listWatched(
	db: Database,
	{ userId, limit, cursor }: { userId: ProfileId; limit: number; cursor?: string },
): Promise<{ entries: WatchedEntry[]; nextCursor: string | null } | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const rowid = sql<number>`${viewings}.rowid`;
	const pages = rangesAfter({ time: viewings.watchedAt, id: rowid }, before).map(
		(
			isInRange,
		) => sql`select * from (select rowid from ${viewings} where user_id = ${userId} and times > 0 and ${isInRange}
			order by watched_at desc, rowid desc limit ${limit + 1})`,
	);
	const rows = await db
		.select({ mediaType: viewings.mediaType, id: viewings.id, ...WATCHED_COLUMNS, rowid: rowid.as("row_id") })
		.from(viewings)
		.where(sql`${rowid} in (${sql.join(pages, sql` union all `)})`)
		.orderBy(desc(viewings.watchedAt), desc(rowid))
		.limit(limit + 1);
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		entries: rows.slice(0, limit).map(({ rowid: _, ...entry }) => entry),
		nextCursor: last ? writeCursor([last.watchedAt, last.rowid]) : null,
	};
}
