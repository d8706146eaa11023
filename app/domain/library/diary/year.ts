// The figures of a year of plays. Lengths, genres and people are those of the titles and seasons that were looked up.
import { dayOf } from "~/lib/text/days";
import { titleKey } from "../../catalogue/paths";
import type { EpisodeRef, PersonName, TitleRef } from "../../catalogue/types";

/** What a year needs of a play; each has a date. */
export interface DatedPlay extends EpisodeRef {
	/** Milliseconds; of a day, its beginning in UTC. */
	watchedAt: number;
	/** YYYY-MM-DD, of the person's time zone. */
	day: string;
}

/** What the catalogue says of a title. */
export interface YearTitle extends TitleRef {
	title: string;
	genres: string[];
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
	/** Days on which something was watched. */
	days: number;
	longestRun: Run | null;
	/** Plays of the twelve months. */
	months: number[];
	/** Plays by genre, most first. */
	genres: { name: string; plays: number }[];
	/** In most titles first; of those in equally many, who was seen more often. */
	people: CountedPerson[];
	/** Most watched first. */
	topTitles: (TitleRef & { title: string; plays: number })[];
}

const GENRES_SHOWN = 8;
const PEOPLE_SHOWN = 8;
const TITLES_SHOWN = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** From 0 for January. */
function monthOf({ day }: DatedPlay): number {
	return Number(day.slice(5, 7)) - 1;
}

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

interface YearFacts {
	/** By `titleKey`. */
	titles: Map<string, YearTitle>;
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

export function summariseYear(plays: DatedPlay[], { titles, minutesOf }: YearFacts): YearFigures {
	const ranked = rankTitles(plays);
	const lengths = plays.map(minutesOf).filter((minutes) => minutes !== null);
	const months = Array.from({ length: 12 }, () => 0);
	const genres = new Map<string, number>();
	for (const play of plays) {
		const month = monthOf(play);
		months[month] = (months[month] ?? 0) + 1;
		for (const name of titles.get(titleKey(play))?.genres ?? []) genres.set(name, (genres.get(name) ?? 0) + 1);
	}
	const days = new Set(plays.map(({ day }) => day));
	const movies = plays.filter(({ mediaType }) => mediaType === "movie").length;
	return {
		movies,
		episodes: plays.length - movies,
		titles: ranked.length,
		minutes: lengths.reduce((sum, minutes) => sum + minutes, 0),
		untimed: plays.length - lengths.length,
		days: days.size,
		longestRun: findLongestRun(days),
		months,
		genres: [...genres]
			.map(([name, count]) => ({ name, plays: count }))
			.sort((one, other) => other.plays - one.plays)
			.slice(0, GENRES_SHOWN),
		people: countPeople(ranked, titles),
		topTitles: ranked.slice(0, TITLES_SHOWN).flatMap(({ ref, plays: count }) => {
			const details = titles.get(titleKey(ref));
			return details ? [{ ...ref, title: details.title, plays: count }] : [];
		}),
	};
}

/** The last movie of each month, or where it has none the last show, from January on. */
export function pickForStrip<Watched extends DatedPlay>(plays: Watched[]): Watched[] {
	const picked = new Map<number, Watched>();
	const isLater = (one: Watched, other: Watched) =>
		one.day > other.day || (one.day === other.day && one.watchedAt > other.watchedAt);
	for (const play of plays.toSorted((one, other) => (isLater(one, other) ? 1 : -1))) {
		const month = monthOf(play);
		if (play.mediaType === "movie" || picked.get(month)?.mediaType !== "movie") picked.set(month, play);
	}
	return [...picked].sort(([one], [other]) => one - other).map(([, play]) => play);
}
