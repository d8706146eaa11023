import { sql } from "drizzle-orm";
import { whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, plays, WHOLE_TITLE } from "~/database/schema/library";
import { nameTicket, ticketUrl } from "~/domain/library/share/tickets";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import { readNames, type TitleName } from "~/domain/library/store/title-names.server";
import { AHEAD_MS, BEHIND_MS } from "~/lib/text/time-zones";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { UpstreamError } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { findSeason } from "../../catalogue/titles/titles.server";
import type { Movie, Season, Show, TitleRef } from "../../catalogue/types";
import { readPeriod } from "./periods";
import { dayOfPlay, type PlayRange } from "./play-days";
import { countPlays, listRanges } from "./plays.server";
import { listSteps } from "./steps.server";
import {
	ALL_YEARS,
	type DatedPlay,
	pickForStrip,
	rankTitles,
	type StoredTitle,
	type StripTicket,
	summariseYear,
	type YearFigures,
	type YearTitle,
} from "./year";

/** Plays of a year that are read, the latest ones. */
const YEAR_PLAYS_MAX = 10_000;
/** Titles and seasons that are looked up, the most watched ones. */
const TITLES_MAX = 120;
const SEASONS_MAX = 60;
/** People of a title who count, in order of billing. */
const CAST_MAX = 10;

/** Titles whose rating and year of release are read from the library, the most watched ones. */
const STORED_MAX = 1000;

export interface Year {
	figures: YearFigures;
	strip: StripTicket[];
	/** Whether there are more plays than were read. */
	isCut: boolean;
	/** Titles whose genres, countries and people do not count, because there are too many or the catalogue did not say. */
	unknownTitles: number;
}

/** Before and after every date. */
const EVER = { instant: 8.64e15, day: 8.64e15 };

export interface YearOf {
	profileId: ProfileId;
	/** "2026" or `ALL_YEARS`. */
	year: string;
	/** Of the person's days; the plays are read while it is looked up. */
	timeZone: Promise<string>;
}

/** The plays of a year in any time zone. */
function widestRange(year: string): Required<PlayRange> {
	const period = readPeriod(year);
	if (!period) return { from: { instant: -EVER.instant, day: -EVER.day }, to: EVER };
	const { from, to } = period;
	return { from: { instant: from - AHEAD_MS, day: from }, to: { instant: to + BEHIND_MS, day: to } };
}

type ReadPlay = Omit<DatedPlay, "day" | "isAgain"> & { precision: "instant" | "day"; isAgain: number };

interface YearPlays {
	/** The newest first. */
	plays: DatedPlay[];
	/** Whether there are more. */
	isCut: boolean;
	/** Plays of both kinds; of all years also those that were not read, and those without a date. */
	movies: number;
	episodes: number;
}

/** The plays that are open to the visitor. */
export async function listYearPlays(db: Database, catalogue: Catalogue, of: YearOf): Promise<YearPlays> {
	const all = await listAllYearPlays(db, of);
	const plays = await catalogue.onlyOpen(all.plays);
	if (plays.length === all.plays.length) return all;
	const movies = plays.filter(({ mediaType }) => mediaType === "movie").length;
	return { ...all, plays, movies, episodes: plays.length - movies };
}

async function listAllYearPlays(db: Database, { profileId, year, timeZone }: YearOf): Promise<YearPlays> {
	const range = widestRange(year);
	const isAgain = sql`watched_at > (select first_watched_at from ${episodes} e where e.profile_id = ${plays}.profile_id
		and e.media_type = ${plays}.media_type and e.media_id = ${plays}.media_id
		and e.season = ${plays}.season and e.episode = ${plays}.episode)`;
	const parts = listRanges({ profileId, range }).map(
		(where) => sql`select * from (select media_type as mediaType, media_id as id, season, episode, precision,
			watched_at as watchedAt, ${isAgain} as isAgain from ${plays} where ${where}
			order by watched_at desc limit ${YEAR_PLAYS_MAX + 1})`,
	);
	const isOfAll = year === ALL_YEARS;
	const [rows, zone, allMovies, allEpisodes] = await Promise.all([
		db.all<ReadPlay>(sql`${sql.join(parts, sql` union all `)} order by watchedAt desc limit ${YEAR_PLAYS_MAX + 1}`),
		timeZone,
		isOfAll ? countPlays(db, { profileId, mediaType: "movie" }) : null,
		isOfAll ? countPlays(db, { profileId, mediaType: "tv" }) : null,
	]);
	const dated = rows.slice(0, YEAR_PLAYS_MAX).map((play) => {
		return { ...play, isAgain: play.isAgain === 1, day: dayOfPlay(play, zone)! };
	});
	const played = isOfAll ? dated : dated.filter(({ day }) => day.startsWith(year));
	const movies = played.filter(({ mediaType }) => mediaType === "movie").length;
	return {
		plays: played,
		isCut: rows.length > YEAR_PLAYS_MAX,
		movies: allMovies ?? movies,
		episodes: allEpisodes ?? played.length - movies,
	};
}

/** Names, years and ratings of titles as the library has them. */
async function readStored(db: Database, profileId: ProfileId, titles: TitleRef[]) {
	if (titles.length === 0) return { names: new Map<string, TitleName>(), stored: new Map<string, StoredTitle>() };
	const { mediaType, id, rating } = episodes;
	const rows = titles.map((title) => ({ mediaType: title.mediaType, id: title.id }));
	const [names, rated] = await Promise.all([
		readNames(db, { profileId, titles }),
		db
			.select({ mediaType, id, rating })
			.from(episodes)
			.where(
				whereJsonRow(episodes, {
					within: { profileId, season: WHOLE_TITLE, episode: WHOLE_TITLE },
					rows,
					names: ["mediaType", "id"],
				}),
			),
	]);
	const ratings = new Map(rated.map((title) => [titleKey(title), title.rating]));
	const stored = titles.map((title): [string, StoredTitle] => {
		const key = titleKey(title);
		return [key, { year: names.get(key)?.year ?? null, rating: ratings.get(key) ?? 0 }];
	});
	return { names, stored: new Map(stored) };
}

function toYearTitle(title: Movie | Show): YearTitle {
	const makers = title.mediaType === "movie" ? title.directors : title.creators;
	const { mediaType, id, title: name, cast } = title;
	const people = [...makers, ...cast.slice(0, CAST_MAX)].map((person) => ({ id: person.id, name: person.name }));
	const country = title.countries[0] ?? "";
	return { mediaType, id, title: name, genres: title.genres.map((genre) => genre.name), country, people };
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

/** The figures of a year, or of all; its cost does not grow beyond the limits above. */
export async function readYear(db: Database, catalogue: Catalogue, of: YearOf): Promise<Year> {
	const { plays: played, isCut, movies, episodes: episodePlays } = await listYearPlays(db, catalogue, of);
	const ranked = rankTitles(played);
	const picked = pickForStrip(played, of.year);
	const inLibrary = [
		...ranked.slice(0, STORED_MAX).map(({ ref }) => ref),
		...picked.map(({ mediaType, id }) => ({ mediaType, id })),
	];
	const [rankedTitles, lengths, { names, stored }] = await Promise.all([
		Promise.all(ranked.slice(0, TITLES_MAX).map(async ({ ref }) => (await findKnownTitle(catalogue, ref)).title ?? [])),
		readLengths(catalogue, played),
		readStored(db, of.profileId, [...new Map(inLibrary.map((ref) => [titleKey(ref), ref])).values()]),
	]);
	const titles = rankedTitles.flat();
	const runtimes = new Map(
		titles.map((title) => [titleKey(title), title.mediaType === "movie" ? title.runtime : null]),
	);
	const facts = new Map(titles.map((title) => [titleKey(title), toYearTitle(title)]));
	const figures = summariseYear(played, {
		year: of.year,
		titles: facts,
		stored,
		minutesOf: (play) =>
			play.mediaType === "movie"
				? (runtimes.get(titleKey(play)) ?? null)
				: (lengths.get(`${play.id} ${play.season}`)?.get(play.episode) ?? null),
	});
	const timed = played.length - figures.untimed;
	// A title whose name nobody knows has no ticket.
	const strip = picked.flatMap((play): StripTicket[] => {
		const name = facts.get(titleKey(play))?.title ?? names.get(titleKey(play))?.name;
		if (name === undefined) return [];
		const key = play.day.slice(0, of.year === ALL_YEARS ? 4 : 7);
		return [
			{
				key,
				url: ticketUrl(nameTicket(play, played)),
				name,
				season: play.mediaType === "tv" ? play.season : null,
				day: play.day,
			},
		];
	});
	return {
		figures: { ...figures, movies, episodes: episodePlays, untimed: movies + episodePlays - timed },
		strip,
		isCut,
		unknownTitles: ranked.length - titles.length,
	};
}

/** The years that have plays, the newest first. */
export async function listYears(db: Database, of: Omit<YearOf, "year">): Promise<string[]> {
	return await listSteps(db, { ...of, step: "year" });
}
