// Owns the rows of `watch_history` as single calls see them: recording, finding, listing, deleting. What is imported in
// bulk is `watch-import.server.ts`'s, what grows old `retention.server.ts`'s.
import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, watchHistory, watchTombstones } from "~/database/schema/library";
import { deleteInBatches } from "~/lib/delete-in-batches";
import type { MediaType } from "../catalogue/types";
import { clampTime } from "./merge";
import type { Watch, WatchEntry, WatchStats } from "./types";
import { ENTRY_COLUMNS, toEntry, writeWatches } from "./watch-statement.server";

interface TitleOfUser {
	userId: string;
	mediaType: MediaType;
	mediaId: number;
}

function isTitle({ userId, mediaType, mediaId }: TitleOfUser) {
	return and(eq(watchHistory.userId, userId), eq(watchHistory.mediaType, mediaType), eq(watchHistory.mediaId, mediaId));
}

/** What happens now; one row for each user and title, whatever comes how often. */
export async function recordWatch(
	db: Database,
	{ userId, ...watch }: Watch & { userId: string },
): Promise<WatchEntry | null> {
	const now = Date.now();
	const given = { ...watch, at: now, happenedAt: now, isLive: true, isTimeless: false };
	const [row] = await writeWatches(db, { userId, watches: [given] });
	// Nothing was changed: another device has just told something later.
	return row ? toEntry(row) : await findWatch(db, { userId, ...watch });
}

/** Puts an entry back as it was before it was deleted, with its own time. */
export async function restoreWatch(
	db: Database,
	{ userId, at, ...watch }: Watch & { userId: string; at: number },
): Promise<WatchEntry | null> {
	const now = Date.now();
	const counted = clampTime(at, now);
	const given = { ...watch, at: counted, happenedAt: now + 1, isLive: false, isTimeless: false };
	const { mediaType, mediaId } = watch;
	const isForgotten = and(
		eq(watchTombstones.userId, userId),
		eq(watchTombstones.mediaType, mediaType),
		eq(watchTombstones.mediaId, mediaId),
	);
	const [, [row]] = await db.batch([
		db.delete(watchTombstones).where(isForgotten),
		writeWatches(db, { userId, watches: [given] }),
	]);
	return row ? toEntry(row) : await findWatch(db, { userId, mediaType, mediaId });
}

export async function findWatch(db: Database, { userId, mediaType, mediaId }: TitleOfUser): Promise<WatchEntry | null> {
	const [row] = await db
		.select(ENTRY_COLUMNS)
		.from(watchHistory)
		.where(isTitle({ userId, mediaType, mediaId }))
		.limit(1);
	return row ? toEntry(row) : null;
}

/** Newest first. Reads `limit` + `offset` rows. */
export async function listWatches(
	db: Database,
	{ userId, limit, offset = 0 }: { userId: string; limit: number; offset?: number },
): Promise<WatchEntry[]> {
	const rows = await db
		.select(ENTRY_COLUMNS)
		.from(watchHistory)
		.where(eq(watchHistory.userId, userId))
		.orderBy(desc(watchHistory.lastWatched), desc(watchHistory.mediaType), desc(watchHistory.mediaId))
		.limit(limit)
		.offset(offset);
	return rows.map(toEntry);
}

/** How many titles the user's watch history holds; read from a kept count. */
export async function countWatches(db: Database, userId: string): Promise<number> {
	const [row] = await db
		.select({ total: sql<number>`${libraries.movies} + ${libraries.shows}` })
		.from(libraries)
		.where(eq(libraries.userId, userId))
		.limit(1);
	return row?.total ?? 0;
}

export async function readWatchStats(db: Database, userId: string): Promise<WatchStats> {
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

/** Those of the given titles, all of one kind, that the history holds. Reads as many rows as it finds. */
export async function listWatchedIds(
	db: Database,
	{ userId, mediaType, ids }: { userId: string; mediaType: MediaType; ids: number[] },
): Promise<number[]> {
	if (ids.length === 0) return [];
	// One parameter, because D1 takes no more than a hundred.
	const asked = sql`(select value from json_each(${JSON.stringify(ids)}))`;
	const rows = await db
		.select({ id: watchHistory.mediaId })
		.from(watchHistory)
		.where(
			and(eq(watchHistory.userId, userId), eq(watchHistory.mediaType, mediaType), inArray(watchHistory.mediaId, asked)),
		);
	return rows.map(({ id }) => id);
}

/** Nothing that happened before comes back by a replay. False: there is no such entry. */
export async function deleteWatch(db: Database, title: TitleOfUser): Promise<boolean> {
	const now = Date.now();
	const [, deleted] = await db.batch([
		db
			.insert(watchTombstones)
			.select(
				db
					.select({
						userId: watchHistory.userId,
						mediaType: watchHistory.mediaType,
						mediaId: watchHistory.mediaId,
						deletedAt: sql<number>`max(${now}, ${watchHistory.lastWatched})`.as("deleted_at"),
					})
					.from(watchHistory)
					.where(isTitle(title)),
			)
			.onConflictDoUpdate({
				target: [watchTombstones.userId, watchTombstones.mediaType, watchTombstones.mediaId],
				set: { deletedAt: sql`max(excluded.deleted_at, ${watchTombstones.deletedAt})` },
			}),
		db.delete(watchHistory).where(isTitle(title)).returning({ id: watchHistory.mediaId }),
	]);
	return deleted.length > 0;
}

/** Deletes the whole history, in bounded steps; returns how many titles it held. */
export async function clearWatches(db: Database, userId: string): Promise<number> {
	const now = Date.now();
	await db
		.insert(libraries)
		.values({ userId, clearedAt: now })
		.onConflictDoUpdate({ target: libraries.userId, set: { clearedAt: sql`max(${now}, ${libraries.clearedAt})` } });
	return await deleteInBatches((limit) => {
		const known = db
			.select({ rowid: sql`rowid` })
			.from(watchHistory)
			.where(and(eq(watchHistory.userId, userId), lte(watchHistory.lastWatched, now)))
			.limit(limit);
		return db.delete(watchHistory).where(sql`rowid in ${known}`).returning({ id: watchHistory.mediaId });
	});
}
