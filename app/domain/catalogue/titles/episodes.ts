// The order of a show's episodes and which of them have aired. Numbers of seasons and episodes are labels of the source: they
// begin anywhere, leave gaps, run on from one season to the next, and are years. So nothing here counts: every episode comes
// from the list of its season.
import type { EpisodeNumber, Season, SeasonSummary, Show } from "../types";
import { isSpecial } from "./season-words";

/** Numbers from the first to the last, without a gap. */
export type NumberRange = [first: number, last: number];

/** A season with the numbers of its episodes, ascending. Neither list is there while the season's list was not read. */
export interface SeasonEpisodes {
	number: number;
	aired?: NumberRange[];
	/** Listed, but not aired. */
	coming?: NumberRange[];
}

/** What a show says of its last and its next episode. */
type AiredFacts = Pick<Show, "episodeToAir" | "lastAired">;

/** Names the season whose list has to be read before the question can be answered. */
export interface Unread {
	unread: number;
}

/** All seasons that the show has, ascending; specials are season 0. */
export function listSeasons({ seasons, specials }: Pick<Show, "seasons" | "specials">): SeasonEpisodes[] {
	return [...(specials ? [specials] : []), ...seasons].map(({ number }) => ({ number }));
}

/** The seasons with this one in its place, instead of the same season without its list. */
export function withList(seasons: SeasonEpisodes[], list: SeasonEpisodes): SeasonEpisodes[] {
	const others = seasons.filter(({ number }) => number !== list.number);
	return [...others, list].sort((one, other) => one.number - other.number);
}

/** Null where the show has no season. */
export function findFirstSeason({ seasons, specials }: Pick<Show, "seasons" | "specials">): number | null {
	return seasons[0]?.number ?? specials?.number ?? null;
}

/** Whether one stands before the other in the order of seasons and numbers. */
export function isBefore(one: EpisodeNumber, other: EpisodeNumber): boolean {
	return one.season === other.season ? one.episode < other.episode : one.season < other.season;
}

/**
 * The last place in the regular seasons up to which the show itself says that it has aired; null when it says nothing. A
 * special says nothing about the seasons.
 */
function findLastAired({ episodeToAir, lastAired }: AiredFacts, today: string): EpisodeNumber | null {
	const hasCome = episodeToAir && !isSpecial(episodeToAir.season) && episodeToAir.airDate <= today;
	const last = lastAired && { season: lastAired.season, episode: lastAired.number };
	const next = hasCome ? { season: episodeToAir.season, episode: episodeToAir.number } : null;
	return last && next ? (isBefore(last, next) ? next : last) : (last ?? next);
}

/**
 * Reads a season's list. An episode has aired when its date is not after `today`. Without a date it has aired when it stands
 * before or at the last one that has: the last of its season by date, or of the show by what the show says.
 *
 * @param today YYYY-MM-DD.
 */
export function readSeasonEpisodes(
	show: AiredFacts,
	{ number: season, episodes }: { number: number; episodes: Pick<Season["episodes"][number], "number" | "airDate">[] },
	today: string,
): SeasonEpisodes & { aired: NumberRange[] } {
	const last = isSpecial(season) ? null : findLastAired(show, today);
	const lastDated = episodes.findLastIndex(({ airDate }) => airDate !== null && airDate <= today);
	const aired = episodes.filter(({ number, airDate }, index) => {
		if (airDate !== null) return airDate <= today;
		return index <= lastDated || (last !== null && !isBefore(last, { season, episode: number }));
	});
	const numbers = new Set(aired.map(({ number }) => number));
	const coming = episodes.filter(({ number }) => !numbers.has(number));
	return {
		number: season,
		aired: toRanges(aired.map(({ number }) => number)),
		...(coming.length > 0 && { coming: toRanges(coming.map(({ number }) => number)) }),
	};
}

/** @param numbers ascending. */
function toRanges(numbers: number[]): NumberRange[] {
	const ranges: NumberRange[] = [];
	for (const number of numbers) {
		const last = ranges.at(-1);
		if (last && number === last[1] + 1) last[1] = number;
		else ranges.push([number, number]);
	}
	return ranges;
}

/** At most `max` numbers. */
function listNumbers(ranges: NumberRange[], max: number): number[] {
	const numbers: number[] = [];
	for (const [first, last] of ranges) {
		for (let number = first; number <= last && numbers.length < max; number++) numbers.push(number);
	}
	return numbers;
}

/** Those that have aired, at most `max`. */
export function listAired(seasons: SeasonEpisodes[], max: number): EpisodeNumber[] {
	const episodes: EpisodeNumber[] = [];
	for (const { number: season, aired = [] } of seasons) {
		episodes.push(...listNumbers(aired, max - episodes.length).map((episode) => ({ season, episode })));
	}
	return episodes;
}

function isIn(ranges: NumberRange[] | undefined, number: number): boolean {
	return ranges?.some(([first, last]) => first <= number && number <= last) ?? false;
}

export function hasAired({ aired }: SeasonEpisodes, number: number): boolean {
	return isIn(aired, number);
}

/** Whether its season lists it and it has not aired; false while the list is not read. */
export function isComing(seasons: SeasonEpisodes[], { season, episode }: EpisodeNumber): boolean {
	return isIn(seasons.find(({ number }) => number === season)?.coming, episode);
}

function listsNothing({ aired, coming }: SeasonEpisodes): boolean {
	return aired?.length === 0 && !coming;
}

function countNumbers(ranges: NumberRange[]): number {
	return ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** The seasons with the number of their listed episodes where the list was read: what the show says of it may be wrong. */
export function withListedCounts(summaries: SeasonSummary[], seasons: SeasonEpisodes[]): SeasonSummary[] {
	return summaries.map((summary) => {
		const list = seasons.find(({ number }) => number === summary.number);
		if (!list?.aired) return summary;
		return { ...summary, episodeCount: countNumbers([...list.aired, ...(list.coming ?? [])]) };
	});
}

/** False for an episode of a season that the show does not have, or whose list was read and does not have it. */
export function mayExist(seasons: SeasonEpisodes[], { season, episode }: EpisodeNumber): boolean {
	const list = seasons.find(({ number }) => number === season);
	// Of a show without seasons nothing is known.
	if (!list) return seasons.length === 0;
	return !list.aired || isIn(list.aired, episode) || isIn(list.coming, episode);
}

/** Of an episode that its season does not list, the nearest that it does, of two the later. Others stay as they are. */
export function toListed(seasons: SeasonEpisodes[], at: EpisodeNumber): EpisodeNumber {
	const list = seasons.find(({ number }) => number === at.season);
	if (!list?.aired || mayExist(seasons, at)) return at;
	const ends = [...list.aired, ...(list.coming ?? [])].flat();
	return { season: at.season, episode: findNearest(ends, at.episode) ?? at.episode };
}

/** Of two at the same distance the later; null when there is none. */
export function findNearest(numbers: number[], wanted: number): number | null {
	return numbers.reduce<number | null>((nearest, number) => {
		if (nearest === null) return number;
		const difference = Math.abs(number - wanted) - Math.abs(nearest - wanted);
		return difference < 0 || (difference === 0 && number > nearest) ? number : nearest;
	}, null);
}

/** The seasons from which episodes are offered, one after another: the regular ones, or specials when they are all there is. */
export function listOffered(seasons: SeasonEpisodes[]): SeasonEpisodes[] {
	const regular = seasons.filter(({ number }) => !isSpecial(number));
	return regular.every(listsNothing) ? seasons.filter(({ number }) => isSpecial(number)) : regular;
}

/** The first episode that has aired; when none has, the first that is listed; null when none is. */
export function findFirst(seasons: SeasonEpisodes[]): EpisodeNumber | Unread | null {
	const offered = listOffered(seasons);
	const first = findAired(offered, { season: Number.NEGATIVE_INFINITY, episode: 0 });
	if (first) return first;
	const list = offered.find(({ coming }) => coming);
	return list?.coming?.[0] ? { season: list.number, episode: list.coming[0][0] } : null;
}

/** The first aired episode after `from` that is not skipped; null after the last. After a special comes at most a special. */
export function findFollowing(
	seasons: SeasonEpisodes[],
	from: EpisodeNumber,
	isSkipped?: (at: EpisodeNumber) => boolean,
): EpisodeNumber | Unread | null {
	const alike = seasons.filter(({ number }) => isSpecial(number) === isSpecial(from.season));
	return findAired(alike, from, isSkipped);
}

function findAired(
	seasons: SeasonEpisodes[],
	from: EpisodeNumber,
	isSkipped: (at: EpisodeNumber) => boolean = () => false,
): EpisodeNumber | Unread | null {
	for (const { number: season, aired } of seasons) {
		if (season < from.season) continue;
		if (!aired) return { unread: season };
		for (const [first, last] of aired) {
			let episode = season === from.season ? Math.max(first, from.episode + 1) : first;
			while (episode <= last && isSkipped({ season, episode })) episode++;
			if (episode <= last) return { season, episode };
		}
	}
	return null;
}

/** The listed episode before this one, and the next one that has aired; null where the season has none. */
export function findNeighbours<Episode extends { number: number }>(
	{ episodes, list }: { episodes: Episode[]; list: SeasonEpisodes },
	current: number,
): { previous: Episode | null; next: Episode | null } {
	return {
		previous: episodes.findLast(({ number }) => number < current) ?? null,
		next: episodes.find(({ number }) => number > current && hasAired(list, number)) ?? null,
	};
}

/** What the source says of a show that goes on. */
const RUNNING = ["Returning Series", "In Production", "Planned"];

/** Whether more episodes are to come. */
export function isRunning({ status, episodeToAir = null }: Pick<Show, "status"> & Partial<Show>): boolean {
	return episodeToAir !== null || RUNNING.includes(status);
}
