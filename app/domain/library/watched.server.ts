// The record of what was watched is lasting: marks by hand, their removal, the list and its clearing.

import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { deleteRows, updateRows } from "~/database/row-batches";
import { libraries, plays, ratings, titles, viewings } from "~/database/schema/library";
import { readCursor, writeCursor } from "~/lib/cursor";
import { groupBy } from "~/lib/group-by";
import type { ProfileId } from "../accounts/profiles";
import type { EpisodeNumber, TitleRef } from "../catalogue/types";
import { countWrites, MARKED_MAX, requireWrites, type TitlePart } from "./limits.server";
import { addPlays, isPlay, type NewPlay, removePlays, restorePlays } from "./play-statements.server";
import { minuteOf, type Play, type PlayTime } from "./plays";
import { PLAYS_MAX, readRecordSize } from "./record-size.server";
import { roundOf } from "./rounds.server";
import { forgetEnds } from "./viewing-statements.server";

/** What the record holds of an episode. Times are milliseconds; all 0 for one that was not watched. */
export interface WatchedEpisode extends EpisodeNumber {
	/** Of the first play; 0 where none has a date. */
	firstWatchedAt: number;
	/** Of the last play; `UNDATED` where none has a date. */
	watchedAt: number;
	times: number;
}

/** A play of a mark's episode. Without an id it is found by its time. */
interface MarkedPlay extends PlayTime, Pick<Play, "source"> {
	playId?: number;
}

/** An episode that a mark has changed, as it was before. */
export interface MarkedEpisode extends WatchedEpisode {
	/** All that it had, the earliest first. */
	plays: MarkedPlay[];
}

/** An episode as it shall be again: a client of an earlier version sends no plays. */
export type RestoredEpisode = WatchedEpisode & Partial<Pick<MarkedEpisode, "plays">>;

export interface WatchedEntry extends TitleRef, WatchedEpisode {}

/** Milliseconds, and the row's id. */
const CursorSchema = z.tuple([z.int(), z.int()]);

/** Plays of an episode that its times alone restore. */
const TIMES_RESTORED = 1000;

const WATCHED_COLUMNS = {
	season: viewings.season,
	episode: viewings.episode,
	firstWatchedAt: viewings.firstWatchedAt,
	watchedAt: viewings.watchedAt,
	times: viewings.times,
};

type EpisodeTable = Record<"userId" | "mediaType" | "id" | "season" | "episode", SQLiteColumn>;

/** A show's specials belong to it only when the part names season 0. */
function wherePart(table: EpisodeTable, { userId, mediaType, id, season, episode }: TitlePart) {
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
async function readPlays(db: Database, { userId, mediaType, id, episodes }: TitlePart & { episodes: EpisodeNumber[] }) {
	const given = JSON.stringify(episodes.map(({ season, episode }) => ({ season, episode })));
	const rows =
		episodes.length === 0
			? []
			: await db
					.select({
						...{
							season: plays.season,
							episode: plays.episode,
							playId: plays.playId,
							minute: plays.minute,
							copy: plays.copy,
						},
						...{ watchedAt: plays.watchedAt, precision: plays.precision, source: plays.source },
						isPlay: sql<number>`${isPlay}`.as("is_play"),
					})
					.from(plays)
					.where(
						sql`${plays.playId} in (select known.id from json_each(${given}) as given cross join ${plays} as known
							where known.user_id = ${userId} and known.media_type = ${mediaType} and known.media_id = ${id}
								and known.season = given.value ->> 'season' and known.episode = given.value ->> 'episode')`,
					)
					.orderBy(asc(plays.minute), asc(plays.copy));
	return groupBy(rows, keyOf);
}

/** The episodes with their plays. */
async function withPlays(db: Database, part: TitlePart, episodes: WatchedEpisode[]): Promise<MarkedEpisode[]> {
	const known = await readPlays(db, { ...part, episodes: episodes.filter(({ times }) => times > 0) });
	return episodes.map((each) => {
		const own = known.get(keyOf(each))?.filter((play) => play.isPlay) ?? [];
		return {
			...each,
			plays: own.map(({ playId, watchedAt, precision, source }) => ({ playId, watchedAt, precision, source })),
		};
	});
}

export type Marked = { ok: true; before: MarkedEpisode[] } | { ok: false; reason: "full" };

/**
 * Marks these episodes of the part as watched in the current round. `before`: those that changed, as they were, to undo it. Twice
 * changes nothing.
 * This and the following calls throw `HttpError` 429 when they exceed today's limit.
 */
export async function markWatched(db: Database, part: TitlePart & { episodes: EpisodeNumber[] }): Promise<Marked> {
	const { userId, mediaType, id } = part;
	const rows = await db
		.select({ ...WATCHED_COLUMNS, playedAt: viewings.playedAt, begunAt: roundOf(part) })
		.from(viewings)
		.where(wherePart(viewings, part))
		.limit(MARKED_MAX);
	const known = new Map(rows.map((row) => [keyOf(row), row]));
	const changed = part.episodes.slice(0, MARKED_MAX).flatMap((each): WatchedEpisode[] => {
		const row = known.get(keyOf(each));
		if (!row) return [{ ...each, firstWatchedAt: 0, watchedAt: 0, times: 0 }];
		const { playedAt, begunAt, ...watched } = row;
		return row.watchedAt > begunAt && row.watchedAt >= playedAt ? [] : [watched];
	});
	if (changed.length > 0 && (await readRecordSize(db, userId)).plays + changed.length > PLAYS_MAX) {
		return { ok: false, reason: "full" };
	}
	await requireWrites(db, { userId, count: countWrites(changed.length) });
	const before = await withPlays(db, part, changed);
	const now = Date.now();
	const marked = before.map(({ season, episode }): NewPlay => {
		const play = { watchedAt: now, precision: "instant", source: "marked", addedAt: now } as const;
		return { mediaType, id, season, episode, ...play };
	});
	if (marked.length > 0) await addPlays(db, { userId, plays: marked });
	return { ok: true, before };
}

/**
 * Marks the part as not watched: removes what was watched of it in the current round. `before`: those that changed, as they
 * were. Earlier reports of them do not count any more.
 */
export async function unmarkWatched(db: Database, part: TitlePart): Promise<MarkedEpisode[]> {
	const { userId } = part;
	const rows = await db
		.select({ ...WATCHED_COLUMNS, begunAt: roundOf(part) })
		.from(viewings)
		// The plus keeps SQLite from reading the whole show by its index of times.
		.where(and(wherePart(viewings, part), sql`+${viewings.watchedAt} > ${roundOf(part)}`))
		.limit(MARKED_MAX);
	await requireWrites(db, { userId, count: countWrites(rows.length) });
	const begunAt = rows[0]?.begunAt ?? 0;
	const watched = rows.map(({ begunAt: _, ...each }) => each);
	const before = await withPlays(db, part, watched);
	const now = Date.now();
	const removed = before.flatMap((each) => each.plays.filter((play) => begunAt === 0 || play.watchedAt > begunAt));
	const ids = removed.flatMap(({ playId }) => playId ?? []);
	await db.batch([removePlays(db, { userId, ids, now }), forgetEnds(db, { ...part, episodes: before, now })]);
	return before;
}

/** What times alone tell of plays. */
function toPlays({ firstWatchedAt, watchedAt, times }: WatchedEpisode): MarkedPlay[] {
	const source = "marked" as const;
	if (times === 0) return [];
	const dated = [...new Set([firstWatchedAt, watchedAt])].filter((at) => at > 0).slice(-times);
	return [
		...Array.from({ length: Math.min(times, TIMES_RESTORED) - dated.length }, () => {
			return { watchedAt: 0, precision: "unknown" as const, source };
		}),
		...dated.map((at) => ({ watchedAt: at, precision: "instant" as const, source })),
	];
}

/** Makes the plays of these episodes those that are given, to undo a mark. Only of episodes that the mark has left a row of. */
export async function restoreRecord(db: Database, part: TitlePart & { episodes: RestoredEpisode[] }): Promise<void> {
	const { userId, mediaType, id } = part;
	const episodes = part.episodes.slice(0, MARKED_MAX);
	const listed = episodes.reduce((sum, each) => sum + (each.plays?.length ?? 1), 0);
	await requireWrites(db, { userId, count: countWrites(Math.max(episodes.length, listed)) });
	const known = await readPlays(db, { ...part, episodes });
	const now = Date.now();
	const removed: number[] = [];
	const restored: (PlayTime & Pick<Play, "playId">)[] = [];
	const added: NewPlay[] = [];
	for (const { season, episode, ...each } of episodes) {
		const own = known.get(keyOf({ season, episode })) ?? [];
		if (own.length === 0) continue;
		const copies = new Map<number, number>();
		const stays = new Set<number>();
		for (const { playId, watchedAt, precision, source } of each.plays ?? toPlays({ season, episode, ...each })) {
			const minute = minuteOf({ watchedAt });
			// As a migration numbers them: those without a date from 1 on.
			const copy = copies.get(minute) ?? (precision === "unknown" ? 1 : 0);
			copies.set(minute, copy + 1);
			const isSame = (other: (typeof own)[number]) =>
				playId === undefined ? other.minute === minute && other.copy === copy : other.playId === playId;
			const row = own.find((other) => isSame(other) && !stays.has(other.playId));
			if (row) stays.add(row.playId);
			const play = { watchedAt, precision, source };
			if (!row) added.push({ mediaType, id, season, episode, ...play, copy, addedAt: now });
			else if (!row.isPlay || row.watchedAt !== watchedAt) restored.push({ playId: row.playId, watchedAt, precision });
		}
		removed.push(...own.filter((row) => row.isPlay && !stays.has(row.playId)).map(({ playId }) => playId));
	}
	await db.batch([
		removePlays(db, { userId, ids: removed, now }),
		restorePlays(db, { userId, plays: restored, now }),
		addPlays(db, { userId, plays: added }),
		forgetEnds(db, { ...part, episodes, now, isOnlyEnds: true }),
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
export async function clearViewings(db: Database, userId: ProfileId): Promise<number> {
	const now = Date.now();
	await db
		.insert(libraries)
		.values({ userId, viewingsClearedAt: now })
		.onConflictDoUpdate({ target: libraries.userId, set: { viewingsClearedAt: now } });
	const notBegun = { begunAt: null, formerBegunAt: null, begunChangedAt: now };
	await updateRows(db, titles, notBegun, [eq(titles.userId, userId), lte(titles.begunAt, now)]);
	await deleteRows(db, ratings, [eq(ratings.userId, userId), lte(ratings.ratedAt, now)]);
	return await deleteRows(db, viewings, [eq(viewings.userId, userId), lte(viewings.playedAt, now)]);
}
