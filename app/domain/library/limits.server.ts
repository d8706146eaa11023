// Owns how much one user may store in the library, and write to it in a day.
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, watchHistory } from "~/database/schema/library";
import { dayOf } from "~/lib/days";
import { HttpError } from "~/lib/http-error";
import { limitHits } from "~/metrics.server";

/** Titles in the watch history; the oldest make room for new ones. Watch Later has the same limit. */
export const TITLES_MAX = 5000;
/** Titles that one user's requests write in a day (UTC). A player reports four times a minute, so 5,760 in a day. */
export const WRITES_PER_DAY = 10_000;
/** A change of more episodes of a title counts as several writes. */
const EPISODES_PER_WRITE = 50;

/** Counts writes of today. Returns how many of them are within the daily limit. */
export async function spendWrites(db: Database, { userId, count }: { userId: string; count: number }): Promise<number> {
	const writesDay = dayOf(Date.now());
	const before = sql`iif(${libraries.writesDay} = ${writesDay}, ${libraries.writes}, 0)`;
	const [row] = await db
		.insert(libraries)
		.values({ userId, writesDay, writes: count })
		.onConflictDoUpdate({ target: libraries.userId, set: { writesDay, writes: sql`${before} + ${count}` } })
		.returning({ writes: libraries.writes });
	const left = WRITES_PER_DAY - ((row?.writes ?? count) - count);
	if (left < count) limitHits.add({ limit: "library_writes" });
	return Math.max(0, Math.min(count, left));
}

/** Counts a change of one title, of so many of its episodes. Throws `HttpError` 429 when today's limit does not allow it. */
export async function requireWrite(db: Database, userId: string, episodes = 1): Promise<void> {
	const count = Math.max(1, Math.ceil(episodes / EPISODES_PER_WRITE));
	if ((await spendWrites(db, { userId, count })) < count) throw tooManyWrites();
}

export function tooManyWrites(): HttpError {
	const now = Date.now();
	const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
	return new HttpError({
		status: 429,
		code: "daily_limit",
		message: "Your library was changed very often today. Try again tomorrow.",
		headers: { "retry-after": String(Math.ceil((tomorrow - now) / 1000)) },
	});
}

/**
 * Deletes the oldest titles beyond the limit, for a batch with a write of `added` titles. Returns the deleted ones. Reads
 * and deletes at most twice as many rows as were added.
 */
export function trimHistory(db: Database, { userId, added }: { userId: string; added: number }) {
	const excess = sql`coalesce((select min(${2 * added}, max(0, ${libraries.movies} + ${libraries.shows} - ${TITLES_MAX}))
		from ${libraries} where ${libraries.userId} = ${userId}), 0)`;
	const oldest = db
		.select({ rowid: sql`rowid` })
		.from(watchHistory)
		.where(eq(watchHistory.userId, userId))
		.orderBy(asc(watchHistory.lastWatched), asc(watchHistory.mediaType), asc(watchHistory.mediaId))
		.limit(excess as unknown as number);
	return db
		.delete(watchHistory)
		.where(sql`rowid in ${oldest}`)
		.returning({ mediaType: watchHistory.mediaType, mediaId: watchHistory.mediaId });
}
