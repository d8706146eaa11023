// `watch-import.server.ts` imports lists, and `retention.server.ts` of `domain/administration/` removes old rows.
import { and, desc, eq, lte, sql } from "drizzle-orm";
import { deleteRows } from "~/database/delete-rows";
import type { Database } from "~/database/open.server";
import { libraries, rounds, viewings, watchHistory, watchTombstones } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import type { MediaType, TitleRef } from "../catalogue/types";
import { trimHistory } from "./limits.server";
import { clampTime } from "./retention";
import { openedInRound } from "./rounds";
import { roundOf } from "./rounds.server";
import type { Watch, WatchEntry, WatchStats } from "./types";
import { toReported, writeViewings } from "./viewing-statements.server";
import { ENTRY_COLUMNS, toEntry, writeWatches } from "./watch-statement.server";
import { whereTitles } from "./where-titles.server";

interface TitleOfUser extends TitleRef {
	userId: ProfileId;
}

function whereTitle({ userId, mediaType, id }: TitleOfUser) {
	return and(eq(watchHistory.userId, userId), eq(watchHistory.mediaType, mediaType), eq(watchHistory.id, id));
}

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
 * longer ago than the history keeps is listed for its record, and needs only its tombstone removed.
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
		db.delete(watchTombstones).where(whereTitles(watchTombstones, { userId, titles: watches })),
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
	const [row] = await db.select(ENTRY_COLUMNS).from(watchHistory).where(whereTitle({ userId, mediaType, id })).limit(1);
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
			begunAt: roundOf({ userId, mediaType: watchHistory.mediaType, id: watchHistory.id }),
		})
		.from(watchHistory)
		.where(and(eq(watchHistory.userId, userId), mediaType && eq(watchHistory.mediaType, mediaType)))
		.orderBy(desc(watchHistory.lastWatched), desc(watchHistory.mediaType), desc(watchHistory.id))
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
			.select({ lastWatched: watchHistory.lastWatched })
			.from(watchHistory)
			.where(eq(watchHistory.userId, userId))
			.orderBy(desc(watchHistory.lastWatched))
			.limit(1),
	]);
	const { movies, shows } = counts ?? { movies: 0, shows: 0 };
	return { total: movies + shows, movies, shows, lastWatched: newest?.lastWatched ?? null };
}

/** Shows that are listed only for their record get a tombstone, which hides what was watched so far. */
function hideRecorded(db: Database, { userId, titles, now }: { userId: ProfileId; titles: TitleRef[]; now: number }) {
	const given = JSON.stringify(titles);
	const ofTitle = (table: string) =>
		sql`${sql.raw(table)}.user_id = ${userId} and ${sql.raw(table)}.media_type = given.value ->> 'mediaType'
			and ${sql.raw(table)}.media_id = given.value ->> 'id'`;
	const hidden = selectColumns(
		watchTombstones,
		{
			userId: sql`${userId}`,
			mediaType: sql`given.value ->> 'mediaType'`,
			id: sql`given.value ->> 'id'`,
			deletedAt: sql`${now}`,
		},
		sql`from json_each(${given}) as given where given.value ->> 'mediaType' = 'tv' and not exists (select 1 from ${watchHistory} h where ${ofTitle("h")})
			and exists (select 1 from ${viewings} v where ${ofTitle("v")} and max(v.watched_at, v.played_at,
					coalesce((select max(r.begun_at) from ${rounds} r where ${ofTitle("r")}), 0)) > coalesce(
				(select t.deleted_at from ${watchTombstones} t where ${ofTitle("t")}), 0))`,
	);
	return db
		.insert(watchTombstones)
		.select(hidden)
		.onConflictDoUpdate({
			target: [watchTombstones.userId, watchTombstones.mediaType, watchTombstones.id],
			set: { deletedAt: sql`max(excluded.deleted_at, ${watchTombstones.deletedAt})` },
		})
		.returning({ id: watchTombstones.id });
}

/** Deletes entries, at most a hundred; older events that arrive later do not restore them. Returns how many there were. */
export async function deleteWatches(
	db: Database,
	{ userId, titles }: { userId: ProfileId; titles: TitleRef[] },
): Promise<number> {
	const now = Date.now();
	const isGiven = whereTitles(watchHistory, { userId, titles });
	const [hidden, , deleted] = await db.batch([
		hideRecorded(db, { userId, titles, now }),
		db
			.insert(watchTombstones)
			.select(
				db
					.select({
						userId: watchHistory.userId,
						mediaType: watchHistory.mediaType,
						id: watchHistory.id,
						deletedAt: sql<number>`max(${now}, ${watchHistory.lastWatched})`.as("deleted_at"),
					})
					.from(watchHistory)
					.where(isGiven),
			)
			.onConflictDoUpdate({
				target: [watchTombstones.userId, watchTombstones.mediaType, watchTombstones.id],
				set: { deletedAt: sql`max(excluded.deleted_at, ${watchTombstones.deletedAt})` },
			}),
		db.delete(watchHistory).where(isGiven).returning({ id: watchHistory.id }),
	]);
	return hidden.length + deleted.length;
}

/** Deletes one entry like `deleteWatches`. False: the entry does not exist. */
export async function deleteWatch(db: Database, { userId, ...title }: TitleOfUser): Promise<boolean> {
	return (await deleteWatches(db, { userId, titles: [title] })) > 0;
}

/** Deletes the whole history in bounded steps; returns the number of titles. */
export async function clearWatches(db: Database, userId: ProfileId): Promise<number> {
	const now = Date.now();
	await db
		.insert(libraries)
		.values({ userId, clearedAt: now })
		.onConflictDoUpdate({ target: libraries.userId, set: { clearedAt: sql`max(${now}, ${libraries.clearedAt})` } });
	return await deleteRows(db, watchHistory, [eq(watchHistory.userId, userId), lte(watchHistory.lastWatched, now)]);
}
