// Scores, runtimes and stills of episodes are those of the show, since the facts have none for single episodes.
import { dayOf } from "~/lib/text/days";
import type { ShowFacts } from "./facts";
import { syntheticId } from "./ids";
import { posterPath } from "./shape";

const WEEK = 7 * 86_400_000;

interface Season {
	number: number;
	/** Of each episode: YYYY-MM-DD, or null for unknown. */
	airDates: (string | null)[];
}

/** Ascending; season 0 first where the show has specials. */
export function listSeasons(facts: ShowFacts): Season[] {
	const seasons = facts.seasons.map((line, index) => ({ number: index + 1, airDates: readAirDates(line) }));
	if (!facts.specials) return seasons;
	return [{ number: 0, airDates: Array<null>(facts.specials).fill(null) }, ...seasons];
}

function readAirDates(season: string): (string | null)[] {
	return season.split(", ").flatMap((batch) => {
		const [, count, first, rhythm] = /^(\d+) (unknown|\d{4}-\d{2}-\d{2})(?: (weekly|at once))?$/.exec(batch) ?? [];
		if (!count || !first) throw new Error(`"${batch}" is not a batch of episodes.`);
		return Array.from({ length: Number(count) }, (_, index) => {
			if (first === "unknown" || (index > 0 && !rhythm)) return null;
			return rhythm === "weekly" ? addWeeks(first, index) : first;
		});
	});
}

function addWeeks(date: string, count: number): string {
	return dayOf(Date.parse(`${date}T00:00:00Z`) + count * WEEK);
}

/** 0 where the show has no such season. */
export function countEpisodes(facts: ShowFacts, number: number): number {
	return listSeasons(facts).find((season) => season.number === number)?.airDates.length ?? 0;
}

/** The earliest date; null for specials. */
export function premiereOf({ airDates }: Season): string | null {
	return airDates.filter((date) => date !== null).sort()[0] ?? null;
}

export function toSeasonSummary(facts: ShowFacts, season: Season) {
	return {
		air_date: premiereOf(season),
		episode_count: season.airDates.length,
		id: syntheticId("season", `${facts.id}-${season.number}`),
		name: season.number === 0 ? "Specials" : `Season ${season.number}`,
		overview: "",
		poster_path: posterPath("tv", facts.id),
		season_number: season.number,
		vote_average: season.number === 0 ? 0 : facts.score,
	};
}

/** Null where the show has no such season. */
export function toSeasonDetails(facts: ShowFacts, number: number) {
	const season = listSeasons(facts).find((candidate) => candidate.number === number);
	if (!season) return null;
	const { episode_count: _, ...summary } = toSeasonSummary(facts, season);
	return { ...summary, episodes: listEpisodes(facts, season) };
}

/** Splits "Name | Overview". */
export function readEpisodeLine(line: string): { name: string; overview: string } {
	const [name = "", overview = ""] = line.split("|").map((part) => part.trim());
	return { name, overview };
}

function listEpisodes(facts: ShowFacts, season: Season) {
	const isSpecial = season.number === 0;
	return season.airDates.map((airDate, index) => {
		const number = index + 1;
		const { name, overview } = readEpisodeLine(facts.episodes?.[season.number]?.[index] ?? "");
		return {
			air_date: airDate,
			crew: [],
			episode_number: number,
			episode_type: number === season.airDates.length && !isSpecial ? "finale" : "standard",
			guest_stars: [],
			id: syntheticId("episode", `${facts.id}-${season.number}-${number}`),
			name: name || (isSpecial ? `Special ${number}` : `Episode ${number}`),
			overview,
			production_code: "",
			runtime: isSpecial ? null : facts.runtime,
			season_number: season.number,
			show_id: facts.id,
			still_path: isSpecial ? null : `/tv-${facts.id}-s${season.number}e${number}-still.svg`,
			vote_average: isSpecial ? 0 : facts.score,
			vote_count: isSpecial ? 0 : Math.round(facts.votes / 50),
		};
	});
}

/** Those of the latest season that have aired, and the next. An episode without a date aired when those before it had. */
export function splitByAired(facts: ShowFacts, today: string) {
	const latest = listSeasons(facts).findLast(({ number }) => number > 0);
	const episodes = latest ? listEpisodes(facts, latest) : [];
	const upcoming = episodes.findIndex(({ air_date }) => air_date !== null && air_date > today);
	const airedCount = upcoming === -1 ? episodes.length : upcoming;
	return { aired: episodes.slice(0, airedCount), next: episodes[airedCount] ?? null };
}
