// The months, days or years that have plays, found by steps along the index: their number decides what it costs, and the plays do not.
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { IS_PLAY, plays } from "~/database/schema/library";
import type { ProfileId } from "../../accounts/profiles";
import { dayOfPlay } from "./play-days";

/** Months to choose from. */
const MONTHS_MAX = 240;

interface StepsOf {
	profileId: ProfileId;
	step: "day" | "month" | "year";
	/** No earlier plays; in milliseconds. Absent for all. */
	since?: number;
}

/** The last and the first play of a step of UTC. */
interface StepEdges {
	precision: "instant" | "day";
	last: number;
	first: number;
}

/** How much of YYYY-MM-DD names a step. */
const STEP_LETTERS = { day: 10, month: 7, year: 4 };

/**
 * A query of `StepEdges`. Steps from each of UTC to the one before it: the first and the last instant of one tell which of the time
 * zone it has, because it reaches into no more than two.
 */
export function selectSteps({ profileId, step, since = -9e15 }: StepsOf): SQL {
	const edge = (of: "max" | "min", precision: "instant" | "day", where: SQL) => {
		const [movie, tv] = (["movie", "tv"] as const).map(
			(mediaType) => sql`(select ${sql.raw(of)}(watched_at) from ${plays} where profile_id = ${profileId}
				and media_type = ${mediaType} and ${sql.raw(IS_PLAY)} and precision = ${precision} and ${where})`,
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
	return sql`select * from (${edges("instant")}) union all select * from (${edges("day")})`;
}

/** The steps of a time zone as YYYY-MM-DD, YYYY-MM or YYYY, the newest first. */
export function readSteps(
	edges: StepEdges[],
	{ step, timeZone }: Pick<StepsOf, "step"> & { timeZone: string },
): string[] {
	const listed = edges.flatMap(({ precision, last, first }) =>
		[last, first].map((watchedAt) => dayOfPlay({ watchedAt, precision }, timeZone)!.slice(0, STEP_LETTERS[step])),
	);
	return [...new Set(listed)].sort().reverse().slice(0, MONTHS_MAX);
}

/** Those of the person's days. */
export async function listSteps(
	db: Database,
	{ timeZone, ...of }: StepsOf & { timeZone: string | Promise<string> },
): Promise<string[]> {
	const [edges, zone] = await Promise.all([db.all<StepEdges>(selectSteps(of)), timeZone]);
	return readSteps(edges, { step: of.step, timeZone: zone });
}
