// What the diary reads of plays besides the plays themselves. Each read has a limit that does not depend on how many there are.
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import { wherePlay } from "~/domain/library/store/play-statements.server";
import type { ProfileId } from "../../accounts/profiles";
import type { MediaType } from "../../catalogue/types";
import { dayOfPlay, type PlayRange } from "./play-days";

/** Months to choose from. */
const MONTHS_MAX = 240;
/** Plays of a period that are counted. */
export const COUNTED_MAX = 1000;

interface PlaysIn {
	profileId: ProfileId;
	mediaType?: MediaType;
	range: Required<PlayRange>;
}

/** The plays of a range as two of the index: of instants, and of days. */
export function wherePlaysIn({ profileId, mediaType, range: { from, to } }: PlaysIn & { mediaType: MediaType }): SQL[] {
	return (["instant", "day"] as const).map(
		(precision) => sql`profile_id = ${profileId} and media_type = ${mediaType} and ${wherePlay}
			and precision = ${precision} and watched_at between ${from[precision]} and ${to[precision]}`,
	);
}

interface StepsOf {
	profileId: ProfileId;
	/** Of the person's days. */
	timeZone: string | Promise<string>;
	step: "day" | "month" | "year";
	/** No earlier plays; in milliseconds. Absent for all. */
	since?: number;
}

/** How much of YYYY-MM-DD names a step. */
const STEP_LETTERS = { day: 10, month: 7, year: 4 };

/**
 * The months that have plays as YYYY-MM, or the days or years, the newest first. Steps from each of UTC to the one before it: the first and
 * the last instant of one tell which of the time zone it has, because it reaches into no more than two.
 */
export async function listSteps(
	db: Database,
	{ profileId, timeZone, step, since = -9e15 }: StepsOf,
): Promise<string[]> {
	const edge = (of: "max" | "min", precision: "instant" | "day", where: SQL) => {
		const [movie, tv] = (["movie", "tv"] as const).map(
			(mediaType) => sql`(select ${sql.raw(of)}(watched_at) from ${plays} where profile_id = ${profileId}
				and media_type = ${mediaType} and ${wherePlay} and precision = ${precision} and ${where})`,
		);
		return sql`(select ${sql.raw(of)}(edge) from (select ${movie} as edge union all select ${tv}))`;
	};
	const start = sql`unixepoch(at / 1000.0, 'unixepoch', ${`start of ${step}`}) * 1000`;
	const edges = (precision: "instant" | "day") => sql`with recursive steps (at) as (
			select ${edge("max", precision, sql`watched_at < ${9e15}`)}
			union all
			select ${edge("max", precision, sql`watched_at < ${start}`)} from steps where at >= ${since}
		)
		select ${precision} as precision, at as last,
			${precision === "day" ? sql`at` : edge("min", precision, sql`watched_at >= ${start}`)} as first
			from steps where at >= ${since} limit ${MONTHS_MAX}`;
	const [steps, zone] = await Promise.all([
		db.all<StepEdges>(sql`select * from (${edges("instant")}) union all select * from (${edges("day")})`),
		timeZone,
	]);
	const listed = steps.flatMap(({ precision, last, first }) =>
		[last, first].map((watchedAt) => dayOfPlay({ watchedAt, precision }, zone)!.slice(0, STEP_LETTERS[step])),
	);
	return [...new Set(listed)].sort().reverse().slice(0, MONTHS_MAX);
}

interface StepEdges {
	precision: "instant" | "day";
	last: number;
	first: number;
}

/** The number of plays in a period, `COUNTED_MAX` + 1 where there are more. */
export async function countPlaysIn(db: Database, { mediaType, ...of }: PlaysIn): Promise<number> {
	const mediaTypes = mediaType ? [mediaType] : (["movie", "tv"] as const);
	const parts = mediaTypes.flatMap((type) =>
		wherePlaysIn({ ...of, mediaType: type }).map(
			(where) => sql`select * from (select 1 from ${plays} where ${where} limit ${COUNTED_MAX + 1})`,
		),
	);
	const [row] = await db.all<{ n: number }>(
		sql`select count(*) as n from (select * from (${sql.join(parts, sql` union all `)}) limit ${COUNTED_MAX + 1})`,
	);
	return row?.n ?? 0;
}
