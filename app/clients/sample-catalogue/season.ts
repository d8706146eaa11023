// Owns seasons and episodes: numbers, names and overviews from the facts, air dates derived from the rhythm in which a
// season came out. An episode's score is its show's, since the facts hold no finer one.
import type { ShowFacts } from "./facts";
import { syntheticId } from "./ids";
import { posterPath } from "./shape";

const DAY = 86_400_000;

interface SeasonPlan {
	number: number;
	episodeCount: number;
	/** YYYY-MM-DD; null for specials, which came out at no one date. */
	premiere: string | null;
	/** The day on which the next season begins. */
	next: string | null;
}

/** Ascending; season 0 first where the show has specials. */
export function listSeasons(facts: ShowFacts): SeasonPlan[] {
	const seasons = facts.seasons.map((line, index) => {
		const [count, premiere] = readSeasonLine(line);
		const following = facts.seasons[index + 1];
		return { number: index + 1, episodeCount: count, premiere, next: following ? readSeasonLine(following)[1] : null };
	});
	if (!facts.specials) return seasons;
	return [{ number: 0, episodeCount: facts.specials, premiere: null, next: null }, ...seasons];
}

export function toSeasonSummary(facts: ShowFacts, season: SeasonPlan) {
	return {
		air_date: season.premiere,
		episode_count: season.episodeCount,
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

export function listEpisodes(facts: ShowFacts, season: SeasonPlan) {
	return Array.from({ length: season.episodeCount }, (_, index) => toEpisode(facts, season, index + 1));
}

export function toEpisode(facts: ShowFacts, season: SeasonPlan, number: number) {
	const isSpecial = season.number === 0;
	const named = facts.episodeNames?.[season.number]?.[number - 1];
	return {
		air_date: airDate(facts, season, number),
		crew: [],
		episode_number: number,
		episode_type: number === season.episodeCount && !isSpecial ? "finale" : "standard",
		guest_stars: [],
		id: syntheticId("episode", `${facts.id}-${season.number}-${number}`),
		name: named ?? (isSpecial ? `Special ${number}` : `Episode ${number}`),
		overview: facts.episodeOverviews?.[season.number]?.[number - 1] ?? "",
		production_code: "",
		runtime: isSpecial ? null : facts.runtime,
		season_number: season.number,
		show_id: facts.id,
		still_path: isSpecial ? null : `/tv-${facts.id}-s${season.number}e${number}-still.svg`,
		vote_average: isSpecial ? 0 : facts.score,
		vote_count: isSpecial ? 0 : Math.round(facts.votes / 50),
	};
}

function readSeasonLine(line: string): [count: number, premiere: string] {
	const [count = "", premiere = ""] = line.split(" ");
	return [Number(count), premiere];
}

function airDate(facts: ShowFacts, season: SeasonPlan, number: number): string | null {
	if (!season.premiere) return null;
	const premiere = Date.parse(`${season.premiere}T00:00:00Z`);
	if (facts.rhythm === "at-once") return isoDay(premiere);
	if (facts.rhythm === "daily") return isoDay(addWeekdays(premiere, number - 1));
	return isoDay(premiere + (number - 1) * weeklyStep(season, premiere) * DAY);
}

/** Seven days, or fewer where a season would otherwise run past the start of the next. */
function weeklyStep(season: SeasonPlan, premiere: number): number {
	if (!season.next) return 7;
	const room = (Date.parse(`${season.next}T00:00:00Z`) - premiere) / DAY;
	return Math.max(0, Math.min(7, Math.floor(room / season.episodeCount)));
}

function addWeekdays(start: number, count: number): number {
	let time = start;
	for (let left = count; left > 0; ) {
		time += DAY;
		const weekday = new Date(time).getUTCDay();
		if (weekday !== 0 && weekday !== 6) left--;
	}
	return time;
}

function isoDay(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
