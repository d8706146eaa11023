// Bounds how much one user may store in the library, and write to it in a day.
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/database/open.server";
import { libraries, titles } from "~/database/schema/library";
import { HttpError } from "~/lib/http/http-error";
import { dayOf } from "~/lib/text/days";
import { sentence } from "~/messages/sentence";
import { limitHits } from "~/metrics.server";
import type { ProfileId } from "../../accounts/profiles";
import { NOT_OPENED, whereOpened } from "./watch-statement.server";

/** Titles in the watch history; the oldest make room for new ones. Watch Later has the same limit. */
export const TITLES_MAX = 5000;
/** Titles that one user's requests write in a day (UTC). A player reports twice a minute, so 2,880 in a day. */
export const WRITES_PER_DAY = 10_000;
/** A change of more episodes of a title counts as several writes. */
const EPISODES_PER_WRITE = 50;

/** Episodes that one call marks. */
export const MARKED_MAX = 5000;

export interface CountedWrites {
	profileId: ProfileId;
	/** Titles that are about to be written. */
	count: number;
	/** Where it does not hold, the session has ended or is in another profile. */
	isAllowed?: SQL;
}

/** The session has ended, is in another profile, or is not known yet. Nothing was made. */
export class NotAllowedError extends Error {}

/** D1's error names the column that was null, which no value else is. */
const NULL_COLUMN = /NOT NULL constraint failed: libraries\.(\w+)/;

/**
 * Runs statements in one transaction with the count of what they write; returns their results. Throws `HttpError`, and makes and
 * counts nothing: 429 where they exceed today's limit, `NotAllowedError` where `isAllowed` does not hold.
 */
export async function runCounted(
	db: Database,
	{ profileId, count, isAllowed = sql`true` }: CountedWrites,
	statements: BatchItem<"sqlite">[],
): Promise<unknown[]> {
	const writesDay = dayOf(Date.now());
	const writes = sql`iif(${libraries.writesDay} = ${writesDay}, ${libraries.writes}, 0) + ${count}`;
	// A value of null where there may be none fails the transaction.
	const counting = db
		.insert(libraries)
		.values({ profileId: sql`iif(${isAllowed}, ${profileId}, null)`, writesDay, writes: count })
		.onConflictDoUpdate({
			target: libraries.profileId,
			set: { writesDay, writes: sql`iif(${writes} <= ${WRITES_PER_DAY}, ${writes}, null)` },
		});
	try {
		const [, ...results] = await db.batch([counting, ...statements]);
		return results;
	} catch (error) {
		const column = NULL_COLUMN.exec(String(error))?.[1];
		if (column === undefined) throw error;
		if (column !== libraries.writes.name) throw new NotAllowedError();
		limitHits.add({ limit: "library_writes" });
		throw tooManyWrites();
	}
}

/** Counts alone. */
export async function requireWrites(db: Database, counted: CountedWrites): Promise<void> {
	await runCounted(db, counted, []);
}

/** What a change of so many episodes of one title counts. */
export function countWrites(episodes: number): number {
	return Math.max(1, Math.ceil(episodes / EPISODES_PER_WRITE));
}

function tooManyWrites(): HttpError {
	const now = Date.now();
	const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
	return new HttpError({
		status: 429,
		code: "daily_limit",
		message: sentence("tooManyChanges"),
		headers: { "retry-after": String(Math.ceil((tomorrow - now) / 1000)) },
	});
}

/**
 * Takes the oldest titles beyond the limit out of the history, for a batch with a write of `added` titles. Returns them. Reads
 * and changes at most twice as many rows as were added.
 */
export function trimHistory(db: Database, { profileId, added }: { profileId: ProfileId; added: number }) {
	const excess = sql`coalesce((select min(${2 * added}, max(0, ${libraries.movies} + ${libraries.shows} - ${TITLES_MAX}))
		from ${libraries} where ${libraries.profileId} = ${profileId}), 0)`;
	const oldest = db
		.select({ rowid: sql`rowid` })
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereOpened))
		.orderBy(asc(titles.openedAt), asc(titles.mediaType), asc(titles.id))
		.limit(excess as unknown as number);
	return db
		.update(titles)
		.set(NOT_OPENED)
		.where(sql`rowid in ${oldest}`)
		.returning({ mediaType: titles.mediaType, id: titles.id });
}
