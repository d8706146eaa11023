// `watch-import.server.ts` imports lists, and `retention.server.ts` of `domain/administration/` removes old rows.
import { and, desc, eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { updateRows } from "~/database/row-batches";
import { libraries, titles, viewings } from "~/database/schema/library";
import type { ProfileId } from "../accounts/profiles";
import type { MediaType, TitleRef } from "../catalogue/types";
import { trimHistory } from "./limits.server";
import { clampTime } from "./retention";
import { openedInRound } from "./rounds";
import { type TitleOfUser, whereTitle } from "./titles.server";
import type { Watch, WatchEntry, WatchStats } from "./types";
import { toReported, writeViewings } from "./viewing-statements.server";
import { ENTRY_COLUMNS, isOpened, NOT_OPENED, toEntry, writeWatches } from "./watch-statement.server";
import { whereTitles } from "./where-titles.server";

/** Records an event of this moment. There is one row per user and title. */
export async function recordWatch(
	db: Database,
	{ userId, ...watch }: Watch & { userId: ProfileId },
): Promise<WatchEntry | null> {
	const now = Date.now();
	const given = { ...watch, at: now, happenedAt: now, isLive: true, isTimeless: false };
	const report = toReported(watch, now);
	const [[row]] = await db.batch([
		writeWatches(db, { userId, watches: [given] }),
		trimHistory(db, { userId, added: 1 }),
		...(report ? writeViewings(db, { userId, reports: [report] }) : []),
	]);
	// Nothing changed: another device has just sent a later event.
	return row ? toEntry(row) : await findWatch(db, { userId, ...watch });
}

/**
 * Restores deleted entries, each with its own time. At most a hundred. Returns the restored ones. A show that was touched
 * longer ago than the history keeps is listed for its record, and only has not to be closed any more.
 */
export async function restoreWatches(
	db: Database,
	{ userId, watches }: { userId: ProfileId; watches: (Watch & { at: number })[] },
): Promise<WatchEntry[]> {
	const now = Date.now();
	// Later than any deletion so far, including a clearing of the history in this millisecond.
	const isRecorded = ({ mediaType, at }: (typeof watches)[number]) => mediaType === "tv" && at < clampTime(at, now);
	const given = watches
		.filter((each) => !isRecorded(each))
		.map(({ at, ...watch }) => ({
			...watch,
			at: clampTime(at, now),
			happenedAt: now + 1,
			isLive: false,
			isTimeless: false,
		}));
	const [, rows] = await db.batch([
		db
			.update(titles)
			.set({ closedAt: 0 })
			.where(whereTitles(titles, { userId, titles: watches })),
		writeWatches(db, { userId, watches: given }),
		trimHistory(db, { userId, added: watches.length }),
	]);
	const recorded = watches.filter(isRecorded).map(({ progress, isPlayed: _, at, ...episode }): WatchEntry => {
		const position = progress ?? { position: 0, duration: 0 };
		return { ...episode, ...position, watchedAt: at, lastWatched: at, updatedAt: now };
	});
	return [...rows.map(toEntry), ...recorded];
}

/** Restores a deleted entry with its own time. */
export async function restoreWatch(
	db: Database,
	{ userId, ...watch }: Watch & { userId: ProfileId; at: number },
): Promise<WatchEntry | null> {
	const [entry] = await restoreWatches(db, { userId, watches: [watch] });
	return entry ?? (await findWatch(db, { userId, ...watch }));
}

export async function findWatch(db: Database, { userId, mediaType, id }: TitleOfUser): Promise<WatchEntry | null> {
	const [row] = await db
		.select(ENTRY_COLUMNS)
		.from(titles)
		.where(and(whereTitle({ userId, mediaType, id }), isOpened))
		.limit(1);
	return row ? toEntry(row) : null;
}

interface WatchesOf {
	userId: ProfileId;
	limit: number;
	offset?: number;
	mediaType?: MediaType;
}

function selectWatches(db: Database, { userId, limit, offset = 0, mediaType }: WatchesOf) {
	return db
		.select({
			...ENTRY_COLUMNS,
			begunAt: sql<number>`coalesce(${titles.begunAt}, 0)`.as("begun_at"),
		})
		.from(titles)
		.where(and(eq(titles.userId, userId), isOpened, mediaType && eq(titles.mediaType, mediaType)))
		.orderBy(desc(titles.openedAt), desc(titles.mediaType), desc(titles.id))
		.limit(limit)
		.offset(offset);
}

/** Newest first. Reads `limit` + `offset` rows, of one media type at most all rows of the user. */
export async function listWatches(db: Database, of: WatchesOf): Promise<WatchEntry[]> {
	return (await selectWatches(db, of)).map(toEntry);
}

/** The same, with shows that were begun again since at their first episode. */
export async function listWatchesInRounds(db: Database, of: WatchesOf): Promise<WatchEntry[]> {
	return (await selectWatches(db, of)).map((row) => openedInRound(toEntry(row), row.begunAt));
}

/** Number of titles in the user's watch history; read from counters. */
export async function countWatches(db: Database, userId: ProfileId, mediaType?: MediaType): Promise<number> {
	const counters = { movie: libraries.movies, tv: libraries.shows };
	const [row] = await db
		.select({ total: mediaType ? counters[mediaType] : sql<number>`${libraries.movies} + ${libraries.shows}` })
		.from(libraries)
		.where(eq(libraries.userId, userId))
		.limit(1);
	return row?.total ?? 0;
}

export async function readWatchStats(db: Database, userId: ProfileId): Promise<WatchStats> {
	const [[counts], [newest]] = await db.batch([
		db
			.select({ movies: libraries.movies, shows: libraries.shows })
			.from(libraries)
			.where(eq(libraries.userId, userId))
			.limit(1),
		db
			.select({ lastWatched: titles.openedAt })
			.from(titles)
			.where(and(eq(titles.userId, userId), isOpened))
			.orderBy(desc(titles.openedAt))
			.limit(1),
	]);
	const { movies, shows } = counts ?? { movies: 0, shows: 0 };
	return { total: movies + shows, movies, shows, lastWatched: newest?.lastWatched ?? null };
}

/** Something of the show was watched since it was removed, or it was begun again. */
const isRecorded = sql`${titles.mediaType} = 'tv' and exists (select 1 from ${viewings} v where v.user_id = ${titles.userId}
	and v.media_type = ${titles.mediaType} and v.media_id = ${titles.id}
	and (${titles.closedAt} = 0
		or max(coalesce(v.watched_at, 0), v.played_at, coalesce(${titles.begunAt}, 0)) > ${titles.closedAt}))`;

/**
 * Removes entries, at most a hundred; older events that arrive later do not restore them. Shows that are listed only for their
 * record are closed as well, which hides what was watched so far. Returns how many there were.
 */
export async function deleteWatches(
	db: Database,
	{ userId, titles: removed }: { userId: ProfileId; titles: TitleRef[] },
): Promise<number> {
	const now = Date.now();
	const closed = await db
		.update(titles)
		.set({
			...NOT_OPENED,
			closedAt: sql`max(${now}, coalesce(${titles.openedAt}, 0), ${titles.closedAt})`,
			updatedAt: now,
		})
		.where(and(whereTitles(titles, { userId, titles: removed }), or(isOpened, isRecorded)))
		.returning({ id: titles.id });
	return closed.length;
}

/** Removes one entry like `deleteWatches`. False: the entry does not exist. */
export async function deleteWatch(db: Database, { userId, ...title }: TitleOfUser): Promise<boolean> {
	return (await deleteWatches(db, { userId, titles: [title] })) > 0;
}

/** Empties the whole history in bounded steps; returns the number of titles. */
export async function clearWatches(db: Database, userId: ProfileId): Promise<number> {
	const now = Date.now();
	await db
		.insert(libraries)
		.values({ userId, clearedAt: now })
		.onConflictDoUpdate({ target: libraries.userId, set: { clearedAt: sql`max(${now}, ${libraries.clearedAt})` } });
	return await updateRows(db, titles, NOT_OPENED, [eq(titles.userId, userId), lte(titles.openedAt, now)]);
}
