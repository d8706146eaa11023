// Lists the titles that a user has begun, the latest first: those of the watch history, and shows of which the record of what
// was watched has an episode.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { episodes, libraries, titles } from "~/database/schema/library";
import { TITLES_MAX } from "~/domain/library/store/limits.server";
import { selectTotal, selectWatches, toRoundEntry, type WatchRow } from "~/domain/library/store/watch-history.server";
import type { WatchEntry } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import type { MediaType } from "../../catalogue/types";
import { openedInRound } from "./rounds";

const RECORDED_COLUMNS = {
	id: sql<number>`id`,
	season: sql<number>`season`,
	episode: sql<number>`episode`,
	firstWatchedAt: sql<number | null>`first_watched_at`,
	lastWatched: sql<number>`last_watched`,
	begunAt: sql<number>`begun_at`,
	name: sql<string | null>`name`,
	year: sql<number | null>`year`,
};

type RecordedRow = Awaited<ReturnType<typeof selectRecordedShows>>[number];

/**
 * Shows of the record that are not in the history, the latest first; without those that were removed from Continue Watching
 * since. Reads a few rows for each show of the record, however many episodes they have.
 */
function selectRecordedShows(db: Database, { profileId, most }: { profileId: ProfileId; most: number }) {
	const ofProfile = sql`v.profile_id = ${profileId} and v.media_type = 'tv'`;
	const latestOf = (column: "watched_at" | "played_at", value: "rowid" | "played_at") =>
		sql`(select v.${sql.raw(value)} from ${episodes} v where ${ofProfile} and v.media_id = shows.id
			and ${sql.raw(column === "watched_at" ? "v.times > 0" : "v.played_at > 0")}
			order by v.${sql.raw(column)} desc limit 1)`;
	return db.select(RECORDED_COLUMNS).from(sql`(
		with shows as (
			select media_id as id, closed_at, name, year, coalesce(begun_at, 0) as begun_at from ${titles}
			where profile_id = ${profileId} and media_type = 'tv' and recorded = 2 and opened_at is null limit ${most}
		), recorded as (
			select shows.*, v.season, v.episode, v.first_watched_at,
				max(coalesce(v.watched_at, 0), coalesce(${latestOf("played_at", "played_at")}, 0), shows.begun_at) as last_watched
			from shows join ${episodes} v on v.rowid =
				coalesce(${latestOf("watched_at", "rowid")}, ${latestOf("played_at", "rowid")})
		)
		select * from recorded
		where (closed_at = 0 or last_watched > closed_at)
			and not exists (select 1 from ${libraries} l where l.profile_id = ${profileId} and l.cleared_at > 0
				and l.cleared_at >= last_watched)
		order by last_watched desc, id desc)`);
}

function toEntries(rows: RecordedRow[]): WatchEntry[] {
	return rows.map(({ id, season, episode, firstWatchedAt, lastWatched, begunAt, name, year }) => {
		const watchedAt = firstWatchedAt ?? lastWatched;
		const times = { watchedAt, lastWatched, updatedAt: lastWatched };
		return openedInRound(
			{ mediaType: "tv", id, season, episode, position: 0, duration: 0, ...times, name, year },
			begunAt,
		);
	});
}

export interface BegunTitles {
	/** Of all pages. */
	total: number;
	/** Reads the history up to the end of the page, once for each end. */
	list(page: { limit: number; offset?: number }): Promise<WatchEntry[]>;
	/** Shows of the record that are not in the history, the latest first. */
	recorded: WatchEntry[];
}

interface BegunOf {
	profileId: ProfileId;
	mediaType?: MediaType;
	/** Entries that are read with the rest. */
	first?: number;
}

type BegunRows = readonly [recorded: RecordedRow[], counted: { total: number }[], watched: WatchRow[]];

/** For a batch; `toBegunTitles` takes the rows of the three. */
export function selectBegun(db: Database, { profileId, mediaType, first = 0 }: BegunOf) {
	return [
		selectRecordedShows(db, { profileId, most: mediaType === "movie" ? 0 : TITLES_MAX }),
		selectTotal(db, profileId, mediaType),
		selectWatches(db, { profileId, mediaType, limit: first }),
	] as const;
}

/** Those that are open to the visitor. */
export async function openBegunTitles(db: Database, catalogue: Catalogue, of: BegunOf): Promise<BegunTitles> {
	const reading = db.batch(selectBegun(db, of));
	const [rows] = await Promise.all([reading, catalogue.isForChild()]);
	return await onlyOpenBegun(catalogue, toBegunTitles(db, of, rows));
}

/** To tell which titles are open to a child, all of them are read. */
export async function onlyOpenBegun(catalogue: Catalogue, begun: BegunTitles): Promise<BegunTitles> {
	if (!(await catalogue.isForChild())) return begun;
	const [entries, recorded] = await Promise.all([
		begun.list({ limit: begun.total }).then(catalogue.onlyOpen),
		catalogue.onlyOpen(begun.recorded),
	]);
	return {
		total: entries.length,
		list: async ({ limit, offset = 0 }) => entries.slice(offset, offset + limit),
		recorded,
	};
}

export function toBegunTitles(
	db: Database,
	{ profileId, mediaType, first = 0 }: BegunOf,
	[rows, counted, watched]: BegunRows,
): BegunTitles {
	const recorded = toEntries(rows);
	const reads = new Map([[first, Promise.resolve(watched)]]);

	function readWatches(limit: number): Promise<WatchRow[]> {
		const reading = limit < first ? reads.get(first) : reads.get(limit);
		const watches = reading ?? selectWatches(db, { profileId, mediaType, limit }).execute();
		reads.set(limit, watches);
		return watches;
	}

	return {
		total: (counted[0]?.total ?? 0) + recorded.length,
		async list({ limit, offset = 0 }) {
			const watches = await readWatches(offset + limit);
			const all = [...watches.map(toRoundEntry), ...recorded].sort((a, b) => b.lastWatched - a.lastWatched);
			return all.slice(offset, offset + limit);
		},
		recorded,
	};
}
