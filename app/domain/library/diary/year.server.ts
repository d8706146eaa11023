import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { UpstreamError } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { findSeason } from "../../catalogue/titles/titles.server";
import type { Movie, Season, Show } from "../../catalogue/types";
import { listMonths, wherePlaysIn } from "./diary-rows.server";
import { readPeriod } from "./periods";
import { dayOfPlay } from "./play-days";
import { type DatedPlay, rankTitles, summariseYear, type YearFigures, type YearTitle } from "./year";

/** Plays of a year that are read, the latest ones. */
const YEAR_PLAYS_MAX = 10_000;
/** Titles and seasons that are looked up, the most watched ones. */
const TITLES_MAX = 120;
const SEASONS_MAX = 60;
/** People of a title who count, in order of billing. */
const CAST_MAX = 10;

export interface Year {
	figures: YearFigures;
	/** Whether the year has more plays than were read. */
	isCut: boolean;
	/** Titles whose genres and people do not count, because there are too many or the catalogue did not say. */
	unknownTitles: number;
}

/** How long a year begins before that of UTC in the zone that is furthest ahead, and ends after it in the one furthest behind. */
const AHEAD_MS = 14 * 60 * 60 * 1000;
const BEHIND_MS = 12 * 60 * 60 * 1000;

interface YearOf {
	profileId: ProfileId;
	year: string;
	/** Of the person's days; the plays are read while it is looked up. */
	timeZone: Promise<string>;
}

type ReadPlay = Omit<DatedPlay, "day"> & { precision: "instant" | "day" };

/** The newest first. `isCut`: there are more. */
export async function listYearPlays(
	db: Database,
	{ profileId, year, timeZone }: YearOf,
): Promise<{ plays: DatedPlay[]; isCut: boolean }> {
	const { from, to } = readPeriod(year) ?? { from: 0, to: 0 };
	const range = { from: { instant: from - AHEAD_MS, day: from }, to: { instant: to + BEHIND_MS, day: to } };
	const parts = (["movie", "tv"] as const)
		.flatMap((mediaType) => wherePlaysIn({ profileId, mediaType, range }))
		.map(
			(where) => sql`select * from (select media_type as mediaType, media_id as id, season, episode, precision,
			watched_at as watchedAt from ${plays} where ${where} order by watched_at desc limit ${YEAR_PLAYS_MAX + 1})`,
		);
	const [rows, zone] = await Promise.all([
		db.all<ReadPlay>(sql`${sql.join(parts, sql` union all `)} order by watchedAt desc limit ${YEAR_PLAYS_MAX + 1}`),
		timeZone,
	]);
	const dated = rows.slice(0, YEAR_PLAYS_MAX).map((play) => ({ ...play, day: dayOfPlay(play, zone)! }));
	return { plays: dated.filter(({ day }) => day.startsWith(year)), isCut: rows.length > YEAR_PLAYS_MAX };
}

function toYearTitle(title: Movie | Show): YearTitle {
	const makers = title.mediaType === "movie" ? title.directors : title.creators;
	const { mediaType, id, title: name, cast } = title;
	const people = [...makers, ...cast.slice(0, CAST_MAX)].map((person) => ({ id: person.id, name: person.name }));
	return { mediaType, id, title: name, genres: title.genres.map((genre) => genre.name), people };
}

async function findKnownSeason(catalogue: Catalogue, id: number, season: number): Promise<Season | null> {
	return await findSeason(catalogue, id, season).catch((error: unknown) => {
		if (error instanceof UpstreamError) return null;
		throw error;
	});
}

/** The lengths of episodes in minutes by season, of the most watched seasons. */
async function readLengths(
	catalogue: Catalogue,
	played: DatedPlay[],
): Promise<Map<string, Map<number, number | null>>> {
	const seasons = new Map<string, { id: number; season: number; plays: number }>();
	for (const { mediaType, id, season } of played) {
		if (mediaType === "movie") continue;
		const key = `${id} ${season}`;
		seasons.set(key, { id, season, plays: (seasons.get(key)?.plays ?? 0) + 1 });
	}
	const ranked = [...seasons].sort(([, one], [, other]) => other.plays - one.plays).slice(0, SEASONS_MAX);
	const lengths = ranked.map(async ([key, { id, season }]) => {
		const episodes = (await findKnownSeason(catalogue, id, season))?.episodes ?? [];
		return [key, new Map(episodes.map(({ number, runtime }) => [number, runtime]))] as const;
	});
	return new Map(await Promise.all(lengths));
}

/** The figures of a year; its cost does not grow beyond the limits above. */
export async function readYear(db: Database, catalogue: Catalogue, of: YearOf): Promise<Year> {
	const { plays: played, isCut } = await listYearPlays(db, of);
	const ranked = rankTitles(played);
	const [rankedTitles, lengths] = await Promise.all([
		Promise.all(ranked.slice(0, TITLES_MAX).map(async ({ ref }) => (await findKnownTitle(catalogue, ref)).title ?? [])),
		readLengths(catalogue, played),
	]);
	const titles = rankedTitles.flat();
	const runtimes = new Map(
		titles.map((title) => [titleKey(title), title.mediaType === "movie" ? title.runtime : null]),
	);
	const figures = summariseYear(played, {
		titles: new Map(titles.map((title) => [titleKey(title), toYearTitle(title)])),
		minutesOf: (play) =>
			play.mediaType === "movie"
				? (runtimes.get(titleKey(play)) ?? null)
				: (lengths.get(`${play.id} ${play.season}`)?.get(play.episode) ?? null),
	});
	return { figures, isCut, unknownTitles: ranked.length - titles.length };
}

/** The years that have plays, the newest first. */
export async function listYears(db: Database, of: Omit<YearOf, "year">): Promise<string[]> {
	return [...new Set((await listMonths(db, of)).map((month) => month.slice(0, 4)))];
}
