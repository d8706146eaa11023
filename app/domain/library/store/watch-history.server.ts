// The watch history. `retention.server.ts` of `domain/administration/` removes old rows.
import { and, desc, eq, lte, sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { updateRows } from "~/database/row-batches";
import { libraries, titles } from "~/database/schema/library";
import type { ChangeOf } from "~/domain/library/changes/changes";
import { openedInRound } from "~/domain/library/next/rounds";
import { clampTime } from "~/domain/library/retention";
import type { WatchEntry, WatchStats } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import type { MediaType } from "../../catalogue/types";
import { trimHistory } from "./limits.server";
import { type Changed, type TitleOfProfile, takeBack, whereTitle, writeTitles } from "./titles.server";
import { ENTRY_COLUMNS, NOT_OPENED, toEntry, whereOpened, writeOpened } from "./watch-statement.server";

interface Opened extends Changed<"open"> {
	progress: ChangeOf<"progress">[];
}

/** Whether the show was touched longer ago than the history keeps: it is listed for its record, and only has not to be closed. */
function isListedForRecord({ mediaType, since }: ChangeOf<"open">): boolean {
	return mediaType === "tv" && since !== undefined && since < clampTime(since, Date.now());
}

/** Puts titles into the history, and those that were removed from it back; the oldest ones make room. Statements for a batch. */
export function openTitles(db: Database, { profileId, changes, ...rest }: Opened) {
	if (changes.length === 0) return [];
	const restored = changes.filter(({ since }) => since !== undefined);
	const { from, columns } = jsonRows(restored, ["mediaType", "id", "at"]);
	const reopened = writeTitles(db, {
		columns: { profileId: sql`${profileId}`, mediaType: columns.mediaType, id: columns.id, closedAt: columns.at },
		set: { closedAt: 0 },
		setWhere: sql`${rest.isLive} or ${titles.closedAt} < excluded.closed_at`,
		from: sql`from ${from} where true`,
	});
	const opened = changes.filter((change) => !isListedForRecord(change));
	return [
		...(restored.length > 0 ? [reopened] : []),
		...(opened.length > 0 ? [writeOpened(db, { profileId, changes: opened, ...rest })] : []),
		trimHistory(db, { profileId, added: changes.length }),
	];
}

export async function findWatch(
	db: Database,
	{ profileId, mediaType, id }: TitleOfProfile,
): Promise<WatchEntry | null> {
	const [row] = await db
		.select(ENTRY_COLUMNS)
		.from(titles)
		.where(and(whereTitle({ profileId, mediaType, id }), whereOpened))
		.limit(1);
	return row ? toEntry(row) : null;
}

interface WatchesOf {
	profileId: ProfileId;
	limit: number;
	offset?: number;
	mediaType?: MediaType;
}

/** The rows of `listWatches`. */
export function selectWatches(db: Database, { profileId, limit, offset = 0, mediaType }: WatchesOf) {
	return db
		.select({
			...ENTRY_COLUMNS,
			begunAt: sql<number>`coalesce(${titles.begunAt}, 0)`.as("begun_at"),
		})
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereOpened, mediaType && eq(titles.mediaType, mediaType)))
		.orderBy(desc(titles.openedAt), desc(titles.mediaType), desc(titles.id))
		.limit(limit)
		.offset(offset);
}

/** Newest first. Reads `limit` + `offset` rows, of one media type at most all rows of the user. */
export async function listWatches(db: Database, of: WatchesOf): Promise<WatchEntry[]> {
	return (await selectWatches(db, of)).map(toEntry);
}

export type WatchRow = Awaited<ReturnType<typeof selectWatches>>[number];

/** A show that was begun again since is at its first episode. */
export function toRoundEntry(row: WatchRow): WatchEntry {
	return openedInRound(toEntry(row), row.begunAt);
}

/** The row of `countWatches`. */
export function selectTotal(db: Database, profileId: ProfileId, mediaType?: MediaType) {
	const counters = { movie: libraries.movies, tv: libraries.shows };
	return db
		.select({ total: mediaType ? counters[mediaType] : sql<number>`${libraries.movies} + ${libraries.shows}` })
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
}

/** Number of titles in the user's watch history; read from counters. */
export async function countWatches(db: Database, profileId: ProfileId, mediaType?: MediaType): Promise<number> {
	return (await selectTotal(db, profileId, mediaType))[0]?.total ?? 0;
}

export async function readWatchStats(db: Database, profileId: ProfileId): Promise<WatchStats> {
	const [[counts], [newest]] = await db.batch([
		db
			.select({ movies: libraries.movies, shows: libraries.shows })
			.from(libraries)
			.where(eq(libraries.profileId, profileId))
			.limit(1),
		db
			.select({ lastWatched: titles.openedAt })
			.from(titles)
			.where(and(eq(titles.profileId, profileId), whereOpened))
			.orderBy(desc(titles.openedAt))
			.limit(1),
	]);
	const { movies, shows } = counts ?? { movies: 0, shows: 0 };
	return { total: movies + shows, movies, shows, lastWatched: newest?.lastWatched ?? null };
}

/** In the history, or a show of which something was watched since it was removed from it, or that was begun again since. */
export const whereInHistory = sql<number>`(titles.opened_at is not null or (titles.media_type = 'tv' and exists (
	select 1 from episodes v where v.profile_id = titles.profile_id and v.media_type = titles.media_type and v.media_id = titles.media_id
		and (v.times > 0 or v.played_at > 0) and (titles.closed_at = 0
			or max(coalesce(v.watched_at, 0), v.played_at, coalesce(titles.begun_at, 0)) > titles.closed_at))))`;

/**
 * Removes titles from the history unless they were opened since, for a batch; older events that arrive later do not restore them.
 * Shows that are listed only for their record are closed as well, which hides what was watched so far.
 */
export function closeTitles(db: Database, changed: Changed<"close">) {
	const closedAt = sql`max(excluded.closed_at, coalesce(${titles.openedAt}, 0), ${titles.closedAt})`;
	const where = changed.isLive ? whereInHistory : sql`coalesce(${titles.openedAt}, 0) <= excluded.closed_at`;
	return takeBack(db, { changedAt: "closedAt", none: { ...NOT_OPENED, closedAt } }, changed, where);
}

/** Empties the whole history in bounded steps; returns the number of titles. */
export async function clearWatches(db: Database, profileId: ProfileId): Promise<number> {
	const now = Date.now();
	await db
		.insert(libraries)
		.values({ profileId, clearedAt: now })
		.onConflictDoUpdate({ target: libraries.profileId, set: { clearedAt: sql`max(${now}, ${libraries.clearedAt})` } });
	return await updateRows(db, titles, NOT_OPENED, [eq(titles.profileId, profileId), lte(titles.openedAt, now)]);
}
