import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { UpstreamError } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { findSeason } from "../../catalogue/titles/titles.server";
import type { MediaType, Movie, Season, Show } from "../../catalogue/types";
import { listMonths, wherePlaysIn } from "./diary-rows.server";
import { readPeriod } from "./periods";
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

/** One more than `YEAR_PLAYS_MAX` where there are more; the newest first. */
export async function listYearPlays(db: Database, { profileId, year }: { profileId: ProfileId; year: string }) {
	const period = readPeriod(year) ?? { from: 0, to: 0 };
	const latest = (
		mediaType: MediaType,
	) => sql`select * from (select media_type as mediaType, media_id as id, season, episode,
		watched_at as watchedAt from ${plays} where ${wherePlaysIn({ profileId, mediaType, period })}
		order by watched_at desc limit ${YEAR_PLAYS_MAX + 1})`;
	return await db.all<DatedPlay>(
		sql`${latest("movie")} union all ${latest("tv")} order by watchedAt desc limit ${YEAR_PLAYS_MAX + 1}`,
	);
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
export async function readYear(
	db: Database,
	catalogue: Catalogue,
	{ profileId, year }: { profileId: ProfileId; year: string },
): Promise<Year> {
	const read = await listYearPlays(db, { profileId, year });
	const played = read.slice(0, YEAR_PLAYS_MAX);
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
	return { figures, isCut: read.length > YEAR_PLAYS_MAX, unknownTitles: ranked.length - titles.length };
}

/** The years that have plays, the newest first. */
export async function listYears(db: Database, profileId: ProfileId): Promise<string[]> {
	return [...new Set((await listMonths(db, profileId)).map((month) => month.slice(0, 4)))];
}
