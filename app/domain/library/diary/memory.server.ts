// "Ten years ago tonight": one title that was watched on this day of another year.
import { type SQL, sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, plays, WHOLE_TITLE } from "~/database/schema/library";
import { wherePlay } from "~/domain/library/store/play-statements.server";
import { groupBy } from "~/lib/group-by";
import { dayOf } from "~/lib/text/days";
import { AHEAD_MS, BEHIND_MS, dayAt } from "~/lib/text/time-zones";
import type { ProfileId } from "../../accounts/profiles";
import { titleKey } from "../../catalogue/paths";
import type { EpisodeNumber, EpisodeRef, MediaType, TitleRef } from "../../catalogue/types";
import { dayOfPlay } from "./play-days";
import type { PlayTime } from "./plays";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back. */
const YEARS_MAX = 20;
/** Plays of one kind around the day of one year: what has more was a file without real dates, and nobody's evening. */
const PLAYS_MAX = 60;
/** A rating up to which nobody wants to be reminded. */
const DISLIKED_TO = 4;

export interface Memory extends TitleRef {
	/** YYYY-MM-DD of the person's time zone. */
	day: string;
	/** How many years ago. */
	years: number;
	/** What the person rates the title, 1 to 10; null without a rating. */
	rating: number | null;
	/** Of a show, the first episode of that day. */
	episode: EpisodeNumber | null;
}

interface MemoryOf {
	profileId: ProfileId;
	timeZone: string;
	/** Milliseconds. */
	now: number;
	/** Titles that are not for the person. */
	hidden: TitleRef[];
}

/** The same day of earlier years, as their beginnings in UTC. February 29 is in leap years only. */
function listEarlier(day: number): number[] {
	return Array.from({ length: YEARS_MAX }, (_, index) => {
		const earlier = new Date(day);
		earlier.setUTCFullYear(earlier.getUTCFullYear() - index - 1);
		return earlier.getTime();
	}).filter((earlier) => dayOf(earlier).slice(5) === dayOf(day).slice(5));
}

type Row = EpisodeRef & PlayTime & { rating: number; range: number };

/** Plays of these days, wherever in the world they begin, and some around them. One statement, which searches an index. */
function selectAround(db: Database, profileId: ProfileId, days: number[]) {
	const ranges = days.map((day) => ({ day, from: day - AHEAD_MS, to: day + DAY_MS + BEHIND_MS }));
	const { from, columns, index } = jsonRows(ranges, ["day", "from", "to"]);
	const listOf = (mediaType: MediaType, precision: PlayTime["precision"], where: SQL) =>
		sql`select rowid from (select rowid from ${plays} where profile_id = ${profileId} and media_type = ${mediaType}
			and precision = ${precision} and ${where} and ${wherePlay} limit ${PLAYS_MAX})`;
	const lists = (["movie", "tv"] as const).flatMap((mediaType) => [
		listOf(mediaType, "instant", sql`watched_at between ${columns.from} and ${columns.to}`),
		listOf(mediaType, "day", sql`watched_at = ${columns.day}`),
	]);
	const rating = sql`(select rating from ${episodes} where profile_id = ${profileId} and media_type = stored.media_type
		and media_id = stored.media_id and season = ${WHOLE_TITLE} and episode = ${WHOLE_TITLE})`;
	return db.all<Row>(sql`select stored.media_type as "mediaType", stored.media_id as id, stored.season, stored.episode,
		stored.watched_at as "watchedAt", stored.precision, coalesce(${rating}, 0) as rating, ${index} as range
		from ${from} cross join ${plays} as stored on stored.rowid in (${sql.join(lists, sql` union all `)})`);
}

/** Without those of files that have no real dates. */
function listEvenings(rows: Row[], timeZone: string) {
	const byList = groupBy(rows, ({ range, mediaType, precision }) => `${range} ${mediaType} ${precision}`);
	const lists = [...byList.values()].filter((list) => list.length < PLAYS_MAX);
	return lists.flat().map((row) => ({ ...row, day: dayOfPlay(row, timeZone) ?? "" }));
}

/** The roundest number of years first, then what was rated highest, movies before shows, and the latest. */
function compareMemories(one: Memory, other: Memory): number {
	const rank = ({ years, rating, mediaType }: Memory) => [
		Number(years % 10 === 0),
		Number(years % 5 === 0),
		rating ?? DISLIKED_TO + 1,
		Number(mediaType === "movie"),
		-years,
	];
	const [ranks, others] = [rank(one), rank(other)];
	const at = ranks.findIndex((value, place) => value !== others[place]);
	return at === -1 ? 0 : (others[at] ?? 0) - (ranks[at] ?? 0);
}

/**
 * Titles of this day in other years, the best first, each once; empty on most days. Without those that were watched on yesterday's
 * day of any year, so that none is shown on two days in a row; without those that are hidden or were rated low.
 */
export async function listMemories(db: Database, { profileId, timeZone, now, hidden }: MemoryOf): Promise<Memory[]> {
	const today = dayAt(now, timeZone);
	const [days, daysOfYesterday] = [listEarlier(today), listEarlier(today - DAY_MS)];
	const rows = await selectAround(db, profileId, [...days, ...daysOfYesterday]);
	const evenings = listEvenings(rows, timeZone);
	const eveningsOf = (list: number[]) => evenings.filter(({ day }) => list.some((time) => dayOf(time) === day));
	const leftOut = new Set([...hidden, ...eveningsOf(daysOfYesterday)].map(titleKey));
	const memories = eveningsOf(days)
		.filter((play) => !leftOut.has(titleKey(play)) && (play.rating === 0 || play.rating > DISLIKED_TO))
		.sort((one, other) => one.season - other.season || one.episode - other.episode)
		.map(({ mediaType, id, season, episode, day, rating }): Memory => {
			const years = Number(dayOf(today).slice(0, 4)) - Number(day.slice(0, 4));
			const first = mediaType === "tv" ? { season, episode } : null;
			return { mediaType, id, day, years, rating: rating || null, episode: first };
		})
		.sort(compareMemories);
	// Of the same title the first one stays.
	return [...new Map(memories.toReversed().map((memory) => [titleKey(memory), memory])).values()].reverse();
}
