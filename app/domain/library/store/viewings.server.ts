// Reads what a user played and watched, for pages: each call reads a bounded number of rows, whatever the record's size.
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, isRegular } from "~/database/schema/library";
import type { Viewing } from "~/domain/library/next/next-up";
import { sinceRound } from "~/domain/library/next/rounds";
import { groupBy } from "~/lib/group-by";
import type { ProfileId } from "../../accounts/profiles";
import { titleKey } from "../../catalogue/paths";
import type { MediaType, TitleRef } from "../../catalogue/types";
import { roundOf } from "./rounds.server";

/** Rows of a title that were played last. Only a title with that many unfinished ones needs more. */
const PLAYED_READ = 10;
/** Rows after the one that was watched last: watched ones among them are not next. */
const FOLLOWING_READ = 30;
/** Episodes of one season. */
const SEASON_READ = 2000;

/** As expressions, so that a query that begins with other rows than those of the table can select them too. */
const VIEWING_COLUMNS = {
	season: sql<number>`${episodes.season}`,
	episode: sql<number>`${episodes.episode}`,
	position: sql<number>`${episodes.position}`,
	duration: sql<number>`${episodes.duration}`,
	playedAt: sql<number>`${episodes.playedAt}`,
	watchedAt: sql<number | null>`${episodes.watchedAt}`,
	times: sql<number>`${episodes.times}`,
};

interface ViewingRow extends Viewing {
	/** When the title's round began; 0 for the first. */
	begunAt: number;
}

/** The rows of `listViewings`. */
export function selectViewings(db: Database, { profileId, titles }: { profileId: ProfileId; titles: TitleRef[] }) {
	const { from, columns } = jsonRows(titles, ["mediaType", "id"]);
	const ofTitle = sql`v.profile_id = ${profileId} and v.media_type = ${columns.mediaType} and v.media_id = ${columns.id}`;
	const latestOf = (
		column: "season" | "episode",
		seasons: SQL,
	) => sql`(select v.${sql.identifier(column)} from ${episodes} v
		where ${ofTitle} and v.times > 0 and ${seasons} order by v.watched_at desc, v.season desc, v.episode desc limit 1)`;
	// Specials count where nothing else was watched, because they are all that some shows have. The plus keeps SQLite from reading
	// the whole show by its key.
	const latest = (column: "season" | "episode") =>
		sql`coalesce(${latestOf(column, isRegular(sql`+v.season`))}, ${latestOf(column, sql`v.season = 0`)})`;
	return db
		.select({
			mediaType: sql<MediaType>`${episodes.mediaType}`,
			id: sql<number>`${episodes.id}`,
			...VIEWING_COLUMNS,
			begunAt: roundOf({ profileId, ...columns }),
		})
		.from(sql`${from} cross join ${episodes} as stored on stored.rowid in (
			select rowid from (select v.rowid from ${episodes} v where ${ofTitle} and v.played_at > 0
				order by v.played_at desc limit ${PLAYED_READ})
			union
			select rowid from (select v.rowid from ${episodes} v where ${ofTitle}
				and (v.season, v.episode) >= (${latest("season")}, ${latest("episode")})
				order by v.season, v.episode limit ${FOLLOWING_READ})
		)`);
}

/** What counts in the title's current round. */
export function toViewings(rows: ViewingRow[]): Viewing[] {
	return rows.flatMap(({ season, episode, position, duration, playedAt, watchedAt, times, begunAt }) => {
		return sinceRound({ season, episode, position, duration, playedAt, watchedAt, times }, begunAt) ?? [];
	});
}

/** Whether the title was begun again, and nothing of it was watched since. */
export function isBegunAgain(rows: ViewingRow[]): boolean {
	return (
		rows.length > 0 &&
		rows.every(({ begunAt, watchedAt }) => begunAt > 0 && (watchedAt === null || watchedAt <= begunAt))
	);
}

/** What `decideNextUp` needs of each title, by `titleKey`. A title without viewings is missing. One statement. */
export async function listViewings(
	db: Database,
	{ profileId, titles }: { profileId: ProfileId; titles: TitleRef[] },
): Promise<Map<string, Viewing[]>> {
	if (titles.length === 0) return new Map();
	const byTitle = groupBy(await selectViewings(db, { profileId, titles }), titleKey);
	return new Map([...byTitle].map(([key, rows]) => [key, toViewings(rows)]));
}

/** The same for one title. */
export async function listTitleViewings(
	db: Database,
	{ profileId, ...title }: TitleRef & { profileId: ProfileId },
): Promise<Viewing[]> {
	return (await listViewings(db, { profileId, titles: [title] })).get(titleKey(title)) ?? [];
}

/**
 * The numbers of the seasons in which a show may go on: those of what was watched and played last, and the one after what was watched
 * last; before anything was, the first.
 */
export function selectLikelySeasons({ profileId, mediaType, id }: TitleRef & { profileId: ProfileId }): SQL {
	const latest = (
		column: "watched_at" | "played_at",
		condition: SQL,
	) => sql`select v.season as number from ${episodes} v
		where v.profile_id = ${profileId} and v.media_type = ${mediaType} and v.media_id = ${id} and ${condition}
		order by v.${sql.identifier(column)} desc limit 1`;
	return sql`with watched as (${latest("watched_at", sql`v.times > 0 and ${isRegular(sql`+v.season`)}`)}),
		played as (${latest("played_at", sql`v.played_at > 0`)})
		select number from watched union select number + 1 from watched union select number from played
		union select 1 where not exists (select 1 from watched) and not exists (select 1 from played)`;
}

/** The rows of `listSeasonViewings`; `seasons`: a query for their numbers. */
export function selectSeasonViewings(
	db: Database,
	{ profileId, mediaType, id, seasons }: TitleRef & { profileId: ProfileId; seasons: SQL },
) {
	return db
		.select({ ...VIEWING_COLUMNS, begunAt: roundOf({ profileId, mediaType, id }) })
		.from(episodes)
		.where(
			and(
				eq(episodes.profileId, profileId),
				eq(episodes.mediaType, mediaType),
				eq(episodes.id, id),
				sql`${episodes.season} in (${seasons})`,
			),
		)
		.orderBy(asc(episodes.episode))
		.limit(SEASON_READ);
}

/** All viewings of a season, by episode. */
export async function listSeasonViewings(
	db: Database,
	{ season, ...title }: TitleRef & { profileId: ProfileId; season: number },
): Promise<Viewing[]> {
	return toViewings(await selectSeasonViewings(db, { ...title, seasons: sql`select ${season}` }));
}
