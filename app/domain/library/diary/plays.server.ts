// Lists the plays of one profile.
import { and, between, desc, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { libraries, plays } from "~/database/schema/library";
import { isPlay } from "~/domain/library/store/play-statements.server";
import { readRecordSize } from "~/domain/library/store/record-size.server";
import { readCursor, writeCursor } from "~/lib/http/cursor";
import type { ProfileId } from "../../accounts/profiles";
import type { EpisodeRef, MediaType } from "../../catalogue/types";
import { rangesAfter } from "./dated-order.server";
import { type ListedPlay, momentsOf, type NotedPlay, type PlaysPage, type PlayTime } from "./plays";
import type { FoundByWords } from "./search-record.server";

interface PlayFilter {
	mediaType?: MediaType;
	/** With a media type. */
	id?: number;
	season?: number;
	episode?: number;
	/** The first and the last moment, in milliseconds. Either leaves out plays without a date. */
	from?: number;
	to?: number;
}

type PlaysOf = PlayFilter & { profileId: ProfileId };

/** Plays of some titles, and single ones besides, by their row ids. */
type Among = Pick<FoundByWords, "titles" | "rowids">;

/** Milliseconds, null for a play without a date; and its place among those of the same time, the last recorded one first. */
const CursorSchema = z.tuple([z.int().nullable(), z.int()]);

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
};

const rowid = sql<number>`${plays}.rowid`;

function wherePlays({ profileId, mediaType, id, season, episode, from, to }: PlaysOf): SQL | undefined {
	return and(
		eq(plays.profileId, profileId),
		isPlay,
		mediaType && eq(plays.mediaType, mediaType),
		id === undefined ? undefined : eq(plays.id, id),
		season === undefined ? undefined : eq(plays.season, season),
		episode === undefined ? undefined : eq(plays.episode, episode),
		from === undefined ? undefined : gte(plays.watchedAt, from),
		to === undefined ? undefined : lte(plays.watchedAt, to),
	);
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

/**
 * Newest first, those without a date last; null when the cursor is not valid. Reads few more rows than it returns. `among`: no others
 * are listed.
 */
export async function listPlays(
	db: Database,
	{ limit, cursor, among, ...of }: PlaysOf & { limit: number; cursor?: string; among?: Among },
): Promise<PlaysPage | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	// Each media type has its own ranges of the index: of plays with a date, and of those without, which come after them.
	const mediaTypes = of.mediaType ? [of.mediaType] : (["movie", "tv"] as const);
	const ranges = rangesAfter({ time: plays.watchedAt, id: rowid }, before);
	const parts = mediaTypes.flatMap((mediaType) =>
		ranges.map((isInRange) => {
			const where = and(wherePlays({ ...of, mediaType }), isInRange);
			return among ? latestOf(among.titles[mediaType], where, limit + 1) : latest(where, limit + 1);
		}),
	);
	if (among) {
		parts.push(sql`select rowid from (select ${rowid} from json_each(${JSON.stringify(among.rowids)}) as single
			cross join ${plays} on ${rowid} = single.value where ${and(wherePlays(of), or(...ranges))}
			order by ${LATEST_FIRST} limit ${limit + 1})`);
	}
	const latestRowids = sql.join(parts, sql` union all `);
	const rows = await db
		.select({ ...PLAY_COLUMNS, rowid: rowid.as("row_id") })
		.from(plays)
		.where(sql`${rowid} in (${latestRowids})`)
		.orderBy(desc(plays.watchedAt), desc(rowid))
		.limit(limit + 1);
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		plays: rows.slice(0, limit),
		nextCursor: last ? cursorAfter(last) : null,
	};
}

/** The cursor of `listPlays` for the plays that come after this one. */
export function cursorAfter({ watchedAt, rowid }: Pick<ListedPlay, "watchedAt" | "rowid">): string {
	return writeCursor([watchedAt, rowid]);
}

/** Read from counters where the filter names nothing but a media type. */
export async function countPlays(db: Database, { profileId, ...filter }: PlaysOf): Promise<number> {
	const { mediaType, ...others } = filter;
	if (Object.values(others).some((value) => value !== undefined)) {
		return await db.$count(plays, wherePlays({ profileId, ...filter }));
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

function isAt({ mediaType, id, season, episode, ...at }: EpisodeRef & PlayTime): SQL | undefined {
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
		.select({ ...PLAY_COLUMNS, isThere: sql<number>`${isPlay}`.as("is_there") })
		.from(plays)
		.where(and(eq(plays.profileId, profileId), or(eq(plays.playId, playId), at && isAt(at))))
		.orderBy(sql`is_there desc`)
		.limit(1);
	if (!row) return null;
	const { isThere, ...play } = row;
	return { play, isThere: isThere === 1 };
}
