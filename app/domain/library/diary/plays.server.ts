// Lists the plays of one profile.
import { and, between, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, libraries, plays } from "~/database/schema/library";
import { wherePlay } from "~/domain/library/store/play-statements.server";
import { readRecordSize } from "~/domain/library/store/record-size.server";
import { type Page, pageOf, readCursor, writeCursor } from "~/lib/http/cursor";
import { dayAt, startOfDay } from "~/lib/text/time-zones";
import type { ProfileId } from "../../accounts/profiles";
import { episodeKey } from "../../catalogue/paths";
import type { EpisodeRef, MediaType } from "../../catalogue/types";
import { dayOfPlay, momentOfPlay, type PlayRange } from "./play-days";
import { type ListedPlay, momentsOf, type NotedPlay, PLAY_PRECISIONS, type Play, type PlayTime } from "./plays";
import type { FoundByWords } from "./search-record.server";

interface PlayFilter {
	mediaType?: MediaType;
	/** With a media type. */
	id?: number;
	season?: number;
	episode?: number;
	/** Leaves out plays without a date. */
	range?: PlayRange;
}

type PlaysOf = PlayFilter & { profileId: ProfileId };

/** Plays of some titles, and single ones besides, by their row ids. */
type Among = Pick<FoundByWords, "titles" | "rowids">;

/**
 * Where the list goes on: below a time and a row of instants, and of days; or among those without a date, which stand last, below a
 * row. The last recorded one of the same time is first.
 */
const CursorSchema = z.union([z.tuple([z.int(), z.int(), z.int(), z.int()]), z.tuple([z.int()])]);

type Cursor = z.infer<typeof CursorSchema>;

const PLAY_COLUMNS = {
	playId: plays.playId,
	mediaType: plays.mediaType,
	id: plays.id,
	season: plays.season,
	episode: plays.episode,
	watchedAt: plays.watchedAt,
	precision: plays.precision,
	source: plays.source,
	note: plays.note,
	companions: plays.companions,
};

const rowid = sql<number>`${plays}.rowid`;

/** Plays of one precision, which an index has in the order of time. */
function whereInRange(precision: PlayTime["precision"], { from, to }: PlayRange = {}): SQL | undefined {
	if (precision === "unknown") return eq(plays.precision, precision);
	return and(
		eq(plays.precision, precision),
		from && gte(plays.watchedAt, from[precision]),
		to && lte(plays.watchedAt, to[precision]),
	);
}

/** The parts of the record that a range has. */
function precisionsOf({ range }: PlayFilter) {
	return PLAY_PRECISIONS.filter((precision) => !(range && precision === "unknown"));
}

function whereAfter(precision: PlayTime["precision"], cursor: Cursor | undefined): SQL | undefined {
	if (!cursor) return undefined;
	if (cursor.length === 1) return precision === "unknown" ? sql`${rowid} < ${cursor[0]}` : sql`false`;
	if (precision === "unknown") return undefined;
	const [time, id] = precision === "instant" ? cursor.slice(0, 2) : cursor.slice(2);
	return sql`(${plays.watchedAt}, ${rowid}) < (${time}, ${id})`;
}

function wherePlays({ profileId, mediaType, id, season, episode }: PlaysOf): SQL | undefined {
	return and(
		eq(plays.profileId, profileId),
		wherePlay,
		mediaType && eq(plays.mediaType, mediaType),
		id === undefined ? undefined : eq(plays.id, id),
		season === undefined ? undefined : eq(plays.season, season),
		episode === undefined ? undefined : eq(plays.episode, episode),
	);
}

/** The plays of a filter, each media type and precision as a range of its own of the index. */
export function listRanges({ mediaType, ...of }: PlaysOf): SQL[] {
	const mediaTypes = mediaType ? [mediaType] : (["movie", "tv"] as const);
	return mediaTypes.flatMap((type) =>
		precisionsOf(of).map((precision) => {
			return sql`${and(wherePlays({ ...of, mediaType: type }), whereInRange(precision, of.range))}`;
		}),
	);
}

/** The parts as one list. D1 takes five in one union. */
function unite(parts: SQL[]): SQL {
	return sql.join(parts, sql` union all `);
}

const LATEST_FIRST = sql`${plays.watchedAt} desc, ${plays}.rowid desc`;

/** The row ids of the latest plays for which `where` is true. */
function latest(where: SQL | undefined, limit: number): SQL {
	return sql`select rowid from (select rowid from ${plays} where ${where} order by ${LATEST_FIRST} limit ${limit})`;
}

/**
 * The same of the plays of some titles: of the titles with the latest plays, as many as plays are wanted, the latest ones. Reads a row
 * of each title and few of each of these, however many plays they have.
 */
function latestOf(ids: number[], where: SQL | undefined, limit: number): SQL {
	const isOfTitle = and(where, sql`${plays.id} = title.value`);
	const titles = sql`select title.value, (${latest(isOfTitle, 1)}) as head from json_each(${JSON.stringify(ids)}) as title`;
	return sql`select rowid from (select rowid from
		(select value from (${titles}) cross join ${plays} on ${plays}.rowid = head order by ${LATEST_FIRST} limit ${limit}) as title
		cross join ${plays} on ${plays}.rowid in (${latest(isOfTitle, limit)}) order by ${LATEST_FIRST} limit ${limit})`;
}

/** Plays of one time zone in the order of its days; of the same moment an instant stands before a day, which is its beginning. */
function compareBy(timeZone: string) {
	const momentOf = (play: PlayTime) => momentOfPlay(play, timeZone) ?? Number.NEGATIVE_INFINITY;
	return (one: PlayTime & { rowid: number }, other: PlayTime & { rowid: number }) => {
		const moments = [momentOf(one), momentOf(other)] as const;
		if (moments[0] !== moments[1]) return moments[1] - moments[0];
		if (one.precision !== other.precision) return one.precision === "instant" ? -1 : 1;
		return (other.watchedAt ?? 0) - (one.watchedAt ?? 0) || other.rowid - one.rowid;
	};
}

type ListOf = PlaysOf & {
	limit: number;
	cursor?: string;
	/** Of the person; the first page is read while it is looked up. */
	timeZone: string | Promise<string>;
	/** No others are listed. */
	among?: Among;
};

/** Newest first, those without a date last; null when the cursor is not valid. Reads few more rows than it returns. */
export async function listPlays(
	db: Database,
	{ limit, cursor, timeZone, among, ...of }: ListOf,
): Promise<Page<ListedPlay> | null> {
	const after = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (after === null) return null;
	const mediaTypes = of.mediaType ? [of.mediaType] : (["movie", "tv"] as const);
	// Each media type and precision has its own range of the index.
	const ofPrecision = (precision: PlayTime["precision"]) => {
		const isInRange = and(whereInRange(precision, of.range), whereAfter(precision, after));
		const parts = mediaTypes.map((mediaType) => {
			const where = and(wherePlays({ ...of, mediaType }), isInRange);
			return among ? latestOf(among.titles[mediaType], where, limit + 1) : latest(where, limit + 1);
		});
		if (among) {
			parts.push(sql`select rowid from (select ${rowid} from json_each(${JSON.stringify(among.rowids)}) as single
				cross join ${plays} on ${rowid} = single.value where ${and(wherePlays(of), isInRange)}
				order by ${LATEST_FIRST} limit ${limit + 1})`);
		}
		return sql`select * from (${unite(parts)})`;
	};
	const [rows, zone] = await Promise.all([
		db
			.select({ ...PLAY_COLUMNS, rowid: rowid.as("row_id") })
			.from(plays)
			.where(sql`${rowid} in (${unite(precisionsOf(of).map(ofPrecision))})`),
		timeZone,
	]);
	rows.sort(compareBy(zone));
	const listed = rows.map((play) => ({ ...play, day: dayOfPlay(play, zone) }));
	return pageOf(listed, limit, (last) => cursorAfter(last, zone));
}

/** The cursor of `listPlays` for the plays that come after this one. */
export function cursorAfter(
	{ watchedAt, precision, rowid: id }: PlayTime & Pick<ListedPlay, "rowid">,
	timeZone: string,
): string {
	const write = (cursor: Cursor) => writeCursor(cursor);
	if (watchedAt === null) return write([id]);
	return precision === "day"
		? write([startOfDay(watchedAt, timeZone), 0, watchedAt, id])
		: write([watchedAt, id, dayAt(watchedAt, timeZone) + 1, 0]);
}

/** The ids of those plays that are not the first one of their episode or movie: of one without a date that is not known. */
export async function listAgain(
	db: Database,
	{ profileId, plays: listed }: { profileId: ProfileId; plays: Play[] },
): Promise<Set<string>> {
	const { mediaType, id, season, episode, firstWatchedAt } = episodes;
	const rows = await db
		.select({ mediaType, id, season, episode, firstWatchedAt })
		.from(episodes)
		.where(
			and(
				whereJsonRow(episodes, {
					within: { profileId },
					rows: [...new Map(listed.map((play) => [episodeKey(play), play])).values()],
					names: ["mediaType", "id", "season", "episode"],
				}),
				sql`times > 1`,
			),
		);
	const firsts = new Map(rows.map((row) => [episodeKey(row), row.firstWatchedAt]));
	const isAgain = (play: Play) => {
		const first = firsts.get(episodeKey(play)) ?? null;
		return first !== null && play.watchedAt !== null && play.watchedAt > first;
	};
	return new Set(listed.filter(isAgain).map(({ playId }) => playId));
}

/** Read from counters where the filter names nothing but a media type. Counts `atMost`, where it is given. */
export async function countPlays(db: Database, { atMost = -1, ...of }: PlaysOf & { atMost?: number }): Promise<number> {
	const { profileId, mediaType, ...others } = of;
	if (Object.values(others).some((value) => value !== undefined)) {
		const parts = listRanges(of).map((where) => sql`select 1 from ${plays} where ${where}`);
		const [row] = await db.all<{ n: number }>(sql`select count(*) as n from (${unite(parts)} limit ${atMost})`);
		return row?.n ?? 0;
	}
	const counters = { movie: libraries.moviePlays, tv: libraries.showPlays };
	if (!mediaType) return (await readRecordSize(db, profileId)).plays;
	const [row] = await db
		.select({ plays: counters[mediaType] })
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
	return row?.plays ?? 0;
}

function whereAt({ mediaType, id, season, episode, ...at }: EpisodeRef & PlayTime): SQL | undefined {
	const moments = momentsOf(at);
	return and(
		...[eq(plays.mediaType, mediaType), eq(plays.id, id), eq(plays.season, season), eq(plays.episode, episode)],
		moments ? between(plays.watchedAt, ...moments) : isNull(plays.watchedAt),
	);
}

interface FoundPlay {
	play: NotedPlay;
	/** False: it was removed. */
	isThere: boolean;
}

/** The play with this id, or one of the episode `at` the same minute, on the same day or without a date. */
export async function findPlay(
	db: Database,
	{ profileId, playId, at }: { profileId: ProfileId; playId: string; at?: EpisodeRef & PlayTime },
): Promise<FoundPlay | null> {
	const [row] = await db
		.select({ ...PLAY_COLUMNS, isThere: sql<number>`${wherePlay}`.as("is_there") })
		.from(plays)
		.where(and(eq(plays.profileId, profileId), or(eq(plays.playId, playId), at && whereAt(at))))
		.orderBy(sql`is_there desc`)
		.limit(1);
	if (!row) return null;
	const { isThere, ...play } = row;
	return { play, isThere: isThere === 1 };
}
