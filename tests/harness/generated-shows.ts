import type { EpisodeNumber } from "~/domain/catalogue/types";
import { randomNumbers } from "./random";

type Random = (below: number) => number;

interface Episode {
	number: number;
	/** Null when the list gives none. */
	date: string | null;
	hasAired: boolean;
}

interface Season {
	number: number;
	/** Null: the show names the season, and its list responds with 404. */
	episodes: Episode[] | null;
}

export interface GeneratedShow {
	id: number;
	/** Ascending; season 0 are specials. */
	seasons: Season[];
	/** In the order in which they are watched; specials only where the other seasons list nothing. */
	aired: EpisodeNumber[];
	/** TMDB's JSON by path, without `/3`. A listed path that is missing responds with 404. */
	responses: Map<string, object>;
}

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2001, 0, 1);
const FUTURE_DAY = Date.UTC(2093, 0, 1);

function chance(random: Random, percent: number): boolean {
	return random(100) < percent;
}

/** Numbers that begin anywhere, with gaps. */
function numbersFrom(random: Random, first: number, count: number): number[] {
	const numbers: number[] = [];
	for (let number = first; numbers.length < count; number += chance(random, 20) ? 2 + random(5) : 1)
		numbers.push(number);
	return numbers;
}

function seasonNumbers(random: Random): number[] {
	const kind = random(10);
	if (kind === 0) return [];
	if (kind <= 2) return numbersFrom(random, 2019 + random(5), 1 + random(3));
	return numbersFrom(random, kind <= 4 ? 1 + random(5) : 1, 1 + random(4));
}

function episodeNumbers(random: Random, previous: number | undefined): number[] {
	const count = chance(random, 10) ? 0 : 1 + random(chance(random, 10) ? 70 : 7);
	const kind = random(6);
	const first = kind === 0 ? 0 : kind === 1 ? 2 + random(60) : kind === 2 && previous !== undefined ? previous + 1 : 1;
	return numbersFrom(random, first, count);
}

/** Regular seasons in order, of which the first `airedCount` episodes have aired. */
function generateSeasons(random: Random): { seasons: Season[]; last: EpisodeNumber | null } {
	let previous: number | undefined;
	const places = seasonNumbers(random).map((number) => {
		const numbers = episodeNumbers(random, previous);
		previous = numbers.at(-1) ?? previous;
		return { number, numbers };
	});
	const all = places.flatMap(({ number: season, numbers }) => numbers.map((episode) => ({ season, episode })));
	const airedCount = chance(random, 50) ? all.length : random(all.length + 1);
	const last = all[airedCount - 1] ?? null;
	let index = 0;
	const seasons = places.map(({ number, numbers }) => ({
		number,
		episodes: numbers.map((episode) => {
			const hasAired = index < airedCount;
			const day = (hasAired ? FIRST_DAY : FUTURE_DAY) + index++ * DAY;
			const isDated = chance(random, 75);
			return { number: episode, date: isDated ? new Date(day).toISOString().slice(0, 10) : null, hasAired };
		}),
	}));
	return { seasons, last };
}

function generateSpecials(random: Random): Season {
	const numbers = episodeNumbers(random, undefined);
	// The latest special that has aired is dated, since nothing else says so.
	const airedCount = random(numbers.length + 1);
	const episodes = numbers.map((number, index) => {
		const hasAired = index < airedCount;
		const isDated = index === airedCount - 1 || chance(random, 50);
		return { number, date: isDated ? (hasAired ? "2005-05-05" : "2094-05-05") : null, hasAired };
	});
	return { number: 0, episodes };
}

/** The same for the same seed. Its truth is `aired` and `hasAired`; what the show says of itself may lie. */
export function generateShow(id: number, seed: number): GeneratedShow {
	const random = randomNumbers(seed * 7919 + 1);
	for (let skip = 0; skip < 5; skip++) random(2);
	const { seasons: regular, last } = generateSeasons(random);
	const saysLast = chance(random, 60);
	if (last && !saysLast) {
		// Then only dates tell what has aired: the last episode that has is dated.
		const latest = regular.flatMap(({ episodes }) => episodes ?? []).findLast(({ hasAired }) => hasAired);
		if (latest) latest.date ??= "2001-01-01";
	}
	const lost = chance(random, 10) ? regular[random(Math.max(1, regular.length))] : undefined;
	if (lost?.episodes?.every(({ hasAired }) => !hasAired)) lost.episodes = null;
	const hasSpecials = regular.length === 0 || chance(random, 40);
	const seasons = hasSpecials ? [generateSpecials(random), ...regular] : regular;
	const listed = regular.some(({ episodes }) => episodes && episodes.length > 0);
	const watched = listed ? regular : seasons;
	const aired = watched.flatMap(({ number: season, episodes }) =>
		(episodes ?? []).flatMap(({ number: episode, hasAired }) => (hasAired ? { season, episode } : [])),
	);
	return { id, seasons, aired, responses: toResponses({ id, random, seasons, last: saysLast ? last : null }) };
}

function toEpisodeJson(id: number, season: number, { number, date }: Episode) {
	return {
		id: id * 1000 + number,
		season_number: season,
		episode_number: number,
		name: `Part ${number}`,
		air_date: date,
	};
}

function toResponses({
	id,
	random,
	seasons,
	last,
}: {
	id: number;
	random: Random;
	seasons: Season[];
	last: EpisodeNumber | null;
}): Map<string, object> {
	const special = seasons[0]?.number === 0 ? seasons[0].episodes?.at(-1) : undefined;
	const lastJson = last && {
		season_number: last.season,
		episode_number: last.episode,
		name: "",
		air_date: "2001-02-03",
	};
	const announced = {
		season_number: 1 + (seasons.at(-1)?.number ?? 0),
		episode_number: 1,
		name: "",
		air_date: "2093-03-04",
	};
	const show = {
		id,
		name: `Generated ${id}`,
		original_name: `Generated ${id}`,
		overview: "Of labels, not of numbers.",
		first_air_date: "2001-01-01",
		poster_path: `/poster-${id}.jpg`,
		vote_average: 7,
		vote_count: 100,
		genres: [{ id: 18, name: "Drama" }],
		number_of_seasons: chance(random, 70) ? seasons.length : random(9),
		number_of_episodes: random(200),
		seasons: seasons.map(({ number, episodes }) => ({
			id: id * 100 + number,
			season_number: number,
			name: `Season ${number}`,
			// Counts lie.
			episode_count: chance(random, 50) ? (episodes?.length ?? 0) : random(30),
			air_date: episodes?.find(({ date }) => date)?.date ?? null,
		})),
		last_episode_to_air: lastJson ?? (special && chance(random, 50) ? toEpisodeJson(id, 0, special) : null),
		next_episode_to_air: chance(random, 30) ? announced : null,
	};
	const responses = new Map<string, object>([[`/tv/${id}`, show]]);
	for (const { number, episodes } of seasons) {
		if (!episodes) continue;
		// The order of the list says nothing.
		const list = episodes.map((episode) => toEpisodeJson(id, number, episode)).reverse();
		responses.set(`/tv/${id}/season/${number}`, {
			id: id * 100 + number,
			season_number: number,
			name: "",
			episodes: list,
		});
	}
	return responses;
}

/** What the fake upstream says of these shows; undefined for anything else. */
export function respondFor(shows: GeneratedShow[], request: Request): Response {
	const path = new URL(request.url).pathname.replace(/^\/3/, "");
	const body = shows.flatMap(({ responses }) => responses.get(path) ?? [])[0];
	return body ? Response.json(body) : Response.json({ success: false, status_code: 34 }, { status: 404 });
}
