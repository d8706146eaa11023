// What the diary reads of plays besides the plays themselves. Each read has a limit that does not depend on how many there are.
import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import { isPlay } from "~/domain/library/store/play-statements.server";
import type { ProfileId } from "../../accounts/profiles";
import type { MediaType } from "../../catalogue/types";
import type { Period } from "./periods";
import { monthOf } from "./periods";

/** Months to choose from. */
const MONTHS_MAX = 240;
/** Plays of a period that are counted. */
export const COUNTED_MAX = 1000;

interface PlaysIn {
	profileId: ProfileId;
	mediaType?: MediaType;
	period: Pick<Period, "from" | "to">;
}

export function wherePlaysIn({ profileId, mediaType, period }: PlaysIn & { mediaType: MediaType }): SQL | undefined {
	return and(
		...[eq(plays.profileId, profileId), eq(plays.mediaType, mediaType), isPlay],
		...[gte(plays.watchedAt, period.from), lte(plays.watchedAt, period.to)],
	);
}

/** The months that have plays as YYYY-MM, the newest first: steps from each to the one before it. */
export async function listMonths(db: Database, profileId: ProfileId): Promise<string[]> {
	const latest = (mediaType: MediaType, before: SQL) => sql`(select max(watched_at) from ${plays}
		where profile_id = ${profileId} and media_type = ${mediaType} and ${isPlay} and watched_at < ${before})`;
	const step = (before: SQL) => sql`(select max(latest) from (
		select ${latest("movie", before)} as latest union all select ${latest("tv", before)}))`;
	const rows = await db.all<{ at: number }>(sql`
		with recursive months (at) as (
			select ${step(sql`9e15`)}
			union all
			select ${step(sql`unixepoch(at / 1000.0, 'unixepoch', 'start of month') * 1000`)} from months where at is not null
		)
		select at from months where at is not null limit ${MONTHS_MAX}`);
	return rows.map(({ at }) => monthOf(at));
}

/** The number of plays in a period, `COUNTED_MAX` + 1 where there are more. */
export async function countPlaysIn(db: Database, { mediaType, ...of }: PlaysIn): Promise<number> {
	const one = (type: MediaType) => sql`select * from (select 1 from ${plays}
		where ${wherePlaysIn({ ...of, mediaType: type })} limit ${COUNTED_MAX + 1})`;
	const all = mediaType ? one(mediaType) : sql`${one("movie")} union all ${one("tv")}`;
	const [row] = await db.all<{ n: number }>(
		sql`select count(*) as n from (select * from (${all}) limit ${COUNTED_MAX + 1})`,
	);
	return row?.n ?? 0;
}
