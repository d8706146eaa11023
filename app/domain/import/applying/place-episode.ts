// Where a show of the catalogue has the episode of a record: by its numbers, by its own id at TheTVDB, or by its name. What
// only counting or a name in another season tells is for a person to decide.

import type { FileRecord } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { readNumbered, splitTitle } from "~/domain/import/title-parts";
import { isSpecial } from "../../catalogue/titles/season-words";
import type { EpisodeNumber } from "../../catalogue/types";
import type { Lookup } from "./lookup";
import type { ShowEpisodes } from "./show-episodes";

/** `moved`: the reason why a person decides on the place; without an episode, no place is known. */
export interface Placed {
	season: number | null;
	episode: number | null;
	moved?: Reason;
}

type OfEpisode = Pick<FileRecord, "title" | "season" | "episode" | "episodeTitle" | "ids">;

/** Numbers that run on through the seasons: the one season that has the number, though it does not begin with 1. */
async function findRunningOn(show: ShowEpisodes, { season, episode }: EpisodeNumber): Promise<EpisodeNumber | null> {
	const lists = await Promise.all(
		show.regular
			.filter((number) => number > season)
			.map(async (number) => ({ season: number, numbers: await show.numbers(number) })),
	);
	const fitting = lists.filter(({ numbers }) => (numbers[0] ?? 0) > 1 && numbers.includes(episode));
	const [only] = fitting;
	return fitting.length === 1 && only ? { season: only.season, episode } : null;
}

/** Counts on from the season's beginning, as absolute numbers do. */
async function countOn(show: ShowEpisodes, { season, episode }: EpisodeNumber): Promise<EpisodeNumber | null> {
	let left = episode;
	for (const number of show.regular.filter((regular) => regular >= season)) {
		const numbers = (await show.numbers(number)).filter((number) => number > 0);
		const at = numbers[left - 1];
		if (at !== undefined) return { season: number, episode: at };
		left -= numbers.length;
	}
	return null;
}

/** The season lists numbers below and above it. */
async function isInGap(show: ShowEpisodes, { season, episode }: EpisodeNumber): Promise<boolean> {
	const numbers = await show.numbers(season);
	return (numbers[0] ?? episode) < episode && (numbers.at(-1) ?? episode) > episode;
}

/**
 * Where the show has an episode that a file numbers otherwise: a year as season, or numbers that count through. The same
 * place where it exists; null where nothing fits.
 */
export async function renumber(show: ShowEpisodes, place: EpisodeNumber): Promise<EpisodeNumber | null> {
	if (await show.has(place)) return place;
	if (place.season >= 1900) {
		const [only, ...others] = show.seasons.filter(({ year, season }) => year === place.season && !isSpecial(season));
		const ofYear = only && others.length === 0 ? { season: only.season, episode: place.episode } : null;
		return ofYear && (await show.has(ofYear)) ? ofYear : null;
	}
	if (isSpecial(place.season) || place.episode === 0 || (await isInGap(show, place))) return null;
	return (await findRunningOn(show, place)) ?? (await countOn(show, place));
}

/** The only one; null for none and for several. */
const only = (places: EpisodeNumber[]) => (places.length === 1 ? (places[0] ?? null) : null);

const BRACKETS = /\s*[(（]([^()（）]{1,40})[)）]$/u;

/** Of a season: "Fog", "Chapter 4: Fog", or with its number in brackets. */
async function findInSeasons(show: ShowEpisodes, name: string, seasons: number[]): Promise<EpisodeNumber | null> {
	const parts = splitTitle(name);
	for (const { start } of parts) {
		const named = await show.findNamed(name.slice(start), seasons);
		if (named.length > 0) return only(named);
	}
	return await findBracketed(show, name, seasons);
}

/** "Fog (Episode 4)", where both say the same. */
async function findBracketed(show: ShowEpisodes, name: string, seasons: number[]): Promise<EpisodeNumber | null> {
	const number = readNumbered(BRACKETS.exec(name)?.[1] ?? "")?.number;
	const named = number === undefined ? [] : await show.findNamed(name.replace(BRACKETS, ""), seasons);
	return only(named.filter(({ episode }) => episode === number));
}

/** The seasons that a part before a name means: by its name, by its number, or the only one that there is. */
async function findMeant(show: ShowEpisodes, part: string): Promise<number[]> {
	const named = await show.findSeasons(part);
	if (named.length > 0) return named;
	const number = readNumbered(part)?.number;
	if (number !== undefined && show.regular.includes(number)) return [number];
	return show.regular.length === 1 ? show.regular : [];
}

/**
 * The episode of that name, where the show has exactly one: in the season that the file tells of, that is named before it, as
 * "Season's name: Name", or in any. `isShow`: the file, or a person, says that it is of this show.
 */
export async function findByName(
	show: ShowEpisodes,
	{ season, name, isShow }: { season: number | null; name: string; isShow: boolean },
): Promise<EpisodeNumber | null> {
	const told = season !== null && show.seasons.some((listed) => listed.season === season) ? [season] : [];
	const inTold = told.length > 0 ? await findInSeasons(show, name, told) : null;
	if (inTold) return inTold;
	const [first, second] = splitTitle(name);
	const rest = first && second ? name.slice(second.start) : null;
	if (first && rest !== null) {
		const meant = await findMeant(show, first.text);
		const inMeant = meant.length > 0 ? await findInSeasons(show, rest, meant) : null;
		if (inMeant) return inMeant;
	}
	const others = show.regular.filter((number) => !told.includes(number));
	const whole = await show.findNamed(name, others);
	if (whole.length > 0) return only(whole);
	return await (isShow ? findInSeasons : findBracketed)(show, name, others);
}

/** The number of "Show: Season 2: Episode 4", where a person chose the show. */
async function findNumbered(show: ShowEpisodes, name: string): Promise<EpisodeNumber | null> {
	const parts = splitTitle(name);
	const number = readNumbered(parts.at(-1)?.text ?? "");
	if (!number || number.label.includes(" ")) return null;
	const [first] = parts;
	const seasons = parts.length > 1 && first ? await findMeant(show, first.text) : show.regular;
	const [season, ...others] = seasons;
	if (season === undefined || others.length > 0) return null;
	const place = { season, episode: number.number };
	return (await show.has(place)) ? place : null;
}

/** What stands after the show's name in the text of a row whose show a person chose. */
function readRest(title: string | null): string | null {
	const [, second] = splitTitle(title ?? "");
	return second && title !== null ? title.slice(second.start) : null;
}

/** `isChosen`: a person chose the show. */
export async function placeEpisode(
	{ title, season, episode, episodeTitle, ids }: OfEpisode,
	show: ShowEpisodes,
	{ lookup, isChosen }: { lookup: Lookup; isChosen: boolean },
): Promise<Placed> {
	const isWhole = season === null && !episodeTitle;
	const name = episodeTitle ?? (isChosen && isWhole ? readRest(title) : null);
	if (episode === null && name) {
		const place =
			(await findByName(show, { season, name, isShow: true })) ??
			(isChosen && isWhole ? await findNumbered(show, name) : null);
		if (place && (season === null || place.season === season)) return place;
		const named = { name: name.slice(0, 80) };
		if (!place) {
			const moved: Reason =
				season === null ? { code: "noEpisodeNamed", ...named } : { code: "noneInSeason", season, ...named };
			return { season, episode: null, moved };
		}
		const at = { ...named, toSeason: place.season, toEpisode: place.episode };
		const moved: Reason =
			season === null ? { code: "noEpisodeNamedAt", ...at } : { code: "noneInSeasonAt", season, ...at };
		return { ...place, moved };
	}
	if (episode === null || show.seasons.length === 0) return { season, episode };
	if (season !== null && (await show.has({ season, episode }))) return { season, episode };
	if (season !== null && ids.episodeTvdb !== null) {
		const ofEpisode = await lookup.byEpisode("tvdb_id", String(ids.episodeTvdb));
		if (ofEpisode?.title.id === show.id) return ofEpisode.place;
	}
	const place = await renumber(show, { season: season ?? show.regular[0] ?? 1, episode });
	if (place && season === null && show.regular.length === 1) return place;
	if (!place) {
		const moved: Reason = season === null ? { code: "noNumber", episode } : { code: "noEpisode", season, episode };
		return { season, episode: null, moved };
	}
	const at = { toSeason: place.season, toEpisode: place.episode };
	const moved: Reason =
		season === null ? { code: "noSeasonAt", ...at } : { code: "noEpisodeAt", season, episode, ...at };
	return { ...place, moved };
}
