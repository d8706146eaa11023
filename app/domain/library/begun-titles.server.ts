// Lists the titles that a user has begun, the latest first: those of the watch history, and shows of which episodes were only
// marked as watched.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, viewings, watchHistory, watchTombstones } from "~/database/schema/library";
import type { MediaType } from "../catalogue/types";
import { HISTORY_RETENTION_MS } from "./retention";
import type { WatchEntry } from "./types";
import { countWatches, listWatches } from "./watch-history.server";

/** Marks that are read, the latest first. All episodes of one mark have the same time and count once. */
const MARKS_READ = 20;

interface MarkedRow {
	id: number;
	season: number;
	episode: number;
	firstWatchedAt: number;
	watchedAt: number;
}

/**
 * Shows that are not in the history, by their latest mark of the days that a history keeps; without those that were removed
 * from Continue Watching since. Reads a few rows for each of the latest marks, however many episodes they have.
 */
async function listMarkedShows(db: Database, userId: string): Promise<WatchEntry[]> {
	const since = Date.now() - HISTORY_RETENTION_MS;
	const latestBefore = (limit: ReturnType<typeof sql>) => sql`(select watched_at from ${viewings}
		where user_id = ${userId} and watched_at > ${since} and watched_at < ${limit} order by watched_at desc limit 1)`;
	const rows = await db.all<MarkedRow>(sql`
		with recursive marks(at) as (
			select ${latestBefore(sql`${Number.MAX_SAFE_INTEGER}`)}
			union all
			select ${latestBefore(sql`marks.at`)} from marks where marks.at is not null limit ${MARKS_READ}
		)
		select v.media_id as id, v.season, v.episode, v.first_watched_at as firstWatchedAt, max(v.watched_at) as watchedAt
		from marks join ${viewings} v on v.rowid =
			(select rowid from ${viewings} where user_id = ${userId} and watched_at = marks.at limit 1)
		where v.media_type = 'tv'
			and not exists (select 1 from ${watchHistory} h
				where h.user_id = ${userId} and h.media_type = 'tv' and h.media_id = v.media_id)
			and not exists (select 1 from ${watchTombstones} t where t.user_id = ${userId} and t.media_type = 'tv'
				and t.media_id = v.media_id and t.deleted_at >= v.watched_at)
			and not exists (select 1 from ${libraries} l where l.user_id = ${userId} and l.cleared_at >= v.watched_at)
		group by v.media_id order by watchedAt desc`);
	return rows.map(({ id, season, episode, firstWatchedAt, watchedAt }) => ({
		mediaType: "tv",
		id,
		season,
		episode,
		position: 0,
		duration: 0,
		watchedAt: firstWatchedAt,
		lastWatched: watchedAt,
		updatedAt: watchedAt,
	}));
}

export interface BegunTitles {
	/** Of all pages. */
	total: number;
	/** Reads few more rows than it returns, and each page once; of one media type at most all of the user's. */
	list(page: { limit: number; offset?: number }): Promise<WatchEntry[]>;
}

export async function openBegunTitles(
	db: Database,
	{ userId, mediaType }: { userId: string; mediaType?: MediaType },
): Promise<BegunTitles> {
	const [marked, total] = await Promise.all([
		mediaType === "movie" ? [] : listMarkedShows(db, userId),
		countWatches(db, userId, mediaType),
	]);
	const pages = new Map<string, Promise<WatchEntry[]>>();

	async function read(limit: number, offset: number): Promise<WatchEntry[]> {
		// Of the entries before these at most all marked ones are among them, and the others are of the history.
		const skipped = Math.max(0, offset - marked.length);
		const watches = await listWatches(db, { userId, mediaType, offset: skipped, limit: offset - skipped + limit });
		const all = [...watches, ...marked].sort((a, b) => b.lastWatched - a.lastWatched);
		return all.slice(offset - skipped, offset - skipped + limit);
	}

	return {
		total: total + marked.length,
		list({ limit, offset = 0 }) {
			const key = `${limit} ${offset}`;
			const known = pages.get(key) ?? read(limit, offset);
			pages.set(key, known);
			return known;
		},
	};
}
