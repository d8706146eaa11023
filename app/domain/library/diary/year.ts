// The figures of a year of plays, or of all years. Lengths, genres, countries and people are those of the titles and seasons that
// were looked up.
import { dayOf } from "~/lib/text/days";
import { titleKey } from "../../catalogue/paths";
import type { EpisodeRef, PersonName, TitleRef } from "../../catalogue/types";

/** What a year needs of a play; each has a date. */
export interface DatedPlay extends EpisodeRef {
	/** Milliseconds; of a day, its beginning in UTC. */
	watchedAt: number;
	/** YYYY-MM-DD, of the person's time zone. */
	day: string;
	/** Whether the movie or the episode was watched before, in whichever year. */
	isAgain: boolean;
}

/** What the catalogue says of a title. */
export interface YearTitle extends TitleRef {
	title: string;
	genres: string[];
	/** Of origin; empty when unknown. */
	country: string;
	people: PersonName[];
}

export interface Run {
	/** YYYY-MM-DD. */
	first: string;
	last: string;
	days: number;
}

interface CountedPerson {
	id: number;
	name: string;
	/** Titles that were watched with this person. */
	titles: number;
}

export interface YearFigures {
	movies: number;
	episodes: number;
	/** Different movies and shows. */
	titles: number;
	/** Of the plays whose length is known. */
	minutes: number;
	/** Plays whose length is not known. */
	untimed: number;
	/** Plays of what was watched before. */
	again: number;
	/** Days on which something was watched. */
	days: number;
	longestRun: Run | null;
	/** Plays of the twelve months as YYYY-MM; of all years, of each from the first to the last. */
	columns: { key: string; plays: number }[];
	/** Plays by genre, most first. */
	genres: { name: string; plays: number }[];
	/** Titles by country of origin, most first. */
	countries: { name: string; titles: number }[];
	/** Titles by the decade of their release as "1990", the latest first. */
	decades: { name: string; titles: number }[];
	/** Titles by their rating, of 1 to 10. */
	ratings: number[];
	/** In most titles first; of those in equally many, who was seen more often. */
	people: CountedPerson[];
	/** Most watched first. */
	topTitles: (TitleRef & { title: string; plays: number })[];
}

const GENRES_SHOWN = 8;
const COUNTRIES_SHOWN = 8;
const PEOPLE_SHOWN = 8;
const TITLES_SHOWN = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The first of the longest runs of days that follow each other. */
export function findLongestRun(days: Iterable<string>): Run | null {
	const runs: Run[] = [];
	for (const day of [...new Set(days)].sort()) {
		const run = runs.at(-1);
		if (run && dayOf(Date.parse(run.last) + DAY_MS) === day) {
			run.last = day;
			run.days++;
		} else runs.push({ first: day, last: day, days: 1 });
	}
	return runs.sort((one, other) => other.days - one.days)[0] ?? null;
}

/** Titles by the number of their plays, most first. */
export function rankTitles(plays: DatedPlay[]): { ref: TitleRef; plays: number }[] {
	const ranked = new Map<string, { ref: TitleRef; plays: number }>();
	for (const play of plays) {
		const title = ranked.get(titleKey(play)) ?? { ref: { mediaType: play.mediaType, id: play.id }, plays: 0 };
		ranked.set(titleKey(play), { ...title, plays: title.plays + 1 });
	}
	return [...ranked.values()].sort((one, other) => other.plays - one.plays);
}

/** "all" in place of a year. */
export const ALL_YEARS = "all";

export interface StripTicket {
	/** The month as YYYY-MM; of all years, the year. */
	key: string;
	/** The picture. */
	url: string;
	/** Of the title. */
	name: string;
	/** Of a show; null for a movie. */
	season: number | null;
	/** On which it was watched, as YYYY-MM-DD. */
	day: string;
}

/** What the library holds of a title. */
export interface StoredTitle {
	/** Of its release; null when unknown. */
	year: number | null;
	/** 0 for none. */
	rating: number;
}

interface YearFacts {
	/** "2026" or `ALL_YEARS`. */
	year: string;
	/** By `titleKey`. */
	titles: Map<string, YearTitle>;
	/** The same. */
	stored: Map<string, StoredTitle>;
	/** Minutes of a play; null when unknown. */
	minutesOf: (play: DatedPlay) => number | null;
}

function countPeople(ranked: { ref: TitleRef; plays: number }[], titles: YearFacts["titles"]): CountedPerson[] {
	const people = new Map<number, CountedPerson & { plays: number }>();
	for (const { ref, plays } of ranked) {
		const seen = new Map(titles.get(titleKey(ref))?.people.map((person) => [person.id, person]));
		for (const { id, name } of seen.values()) {
			if (id === null) continue;
			const person = people.get(id) ?? { id, name, titles: 0, plays: 0 };
			people.set(id, { ...person, titles: person.titles + 1, plays: person.plays + plays });
		}
	}
	return [...people.values()]
		.sort((one, other) => other.titles - one.titles || other.plays - one.plays)
		.slice(0, PEOPLE_SHOWN)
		.map(({ plays: _, ...person }) => person);
}

function count<Key>(keys: Key[]): Map<Key, number> {
	const counts = new Map<Key, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}

/** The months of a year, or all years from the first to the last. */
function listColumns(plays: DatedPlay[], year: string): YearFigures["columns"] {
	const length = keyLength(year);
	const counts = count(plays.map(({ day }) => day.slice(0, length)));
	const played = [...counts.keys()].map(Number);
	const first = Math.min(...played);
	const keys =
		year === ALL_YEARS
			? Array.from({ length: played.length === 0 ? 0 : Math.max(...played) - first + 1 }, (_, index) =>
					String(first + index),
				)
			: Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}`);
	return keys.map((key) => ({ key, plays: counts.get(key) ?? 0 }));
}

/** Characters of a day that name its column: its month, or of all years its year. */
function keyLength(year: string): number {
	return year === ALL_YEARS ? 4 : 7;
}

export function summariseYear(plays: DatedPlay[], { year, titles, stored, minutesOf }: YearFacts): YearFigures {
	const ranked = rankTitles(plays);
	const lengths = plays.map(minutesOf).filter((minutes) => minutes !== null);
	const genres = count(plays.flatMap((play) => titles.get(titleKey(play))?.genres ?? []));
	const countries = count(ranked.flatMap(({ ref }) => titles.get(titleKey(ref))?.country || []));
	const facts = ranked.flatMap(({ ref }) => stored.get(titleKey(ref)) ?? []);
	const decades = count(facts.flatMap(({ year: released }) => (released ? `${Math.floor(released / 10)}0` : [])));
	const ratings = count(facts.map(({ rating }) => rating));
	const days = new Set(plays.map(({ day }) => day));
	const movies = plays.filter(({ mediaType }) => mediaType === "movie").length;
	return {
		movies,
		episodes: plays.length - movies,
		titles: ranked.length,
		minutes: lengths.reduce((sum, minutes) => sum + minutes, 0),
		untimed: plays.length - lengths.length,
		again: plays.filter(({ isAgain }) => isAgain).length,
		days: days.size,
		longestRun: findLongestRun(days),
		columns: listColumns(plays, year),
		genres: [...genres]
			.map(([name, number]) => ({ name, plays: number }))
			.sort((one, other) => other.plays - one.plays)
			.slice(0, GENRES_SHOWN),
		countries: [...countries]
			.map(([name, number]) => ({ name, titles: number }))
			.sort((one, other) => other.titles - one.titles)
			.slice(0, COUNTRIES_SHOWN),
		decades: [...decades]
			.map(([name, number]) => ({ name, titles: number }))
			.sort((one, other) => Number(other.name) - Number(one.name)),
		ratings: Array.from({ length: 10 }, (_, index) => ratings.get(index + 1) ?? 0),
		people: countPeople(ranked, titles),
		topTitles: ranked.slice(0, TITLES_SHOWN).flatMap(({ ref, plays: times }) => {
			const details = titles.get(titleKey(ref));
			return details ? [{ ...ref, title: details.title, plays: times }] : [];
		}),
	};
}

/** The last movie of each month, or where it has none the last show, from January on. Of all years, of each year. */
export function pickForStrip<Watched extends DatedPlay>(plays: Watched[], year: string): Watched[] {
	const picked = new Map<string, Watched>();
	const order = ({ day, watchedAt }: Watched) => `${day} ${String(watchedAt).padStart(16, "0")}`;
	for (const play of plays.toSorted((one, other) => (order(one) > order(other) ? 1 : -1))) {
		const key = play.day.slice(0, keyLength(year));
		if (play.mediaType === "movie" || picked.get(key)?.mediaType !== "movie") picked.set(key, play);
	}
	return [...picked].sort(([one], [other]) => (one > other ? 1 : -1)).map(([, play]) => play);
}
