// Reads the lists of a show's seasons: those that a decision needs, or all of them. Lists are cached by the catalogue.

import type { TitlePart } from "~/domain/library/changes/changes";
import { MARKED_MAX } from "~/domain/library/store/limits.server";
import { dayOf } from "~/lib/text/days";
import { type Catalogue, UpstreamError } from "../../catalogue/catalogue.server";
import {
	findFirst,
	findFollowing,
	hasAired,
	listAired,
	listSeasons,
	type NumberRange,
	readSeasonEpisodes,
	type SeasonEpisodes,
	withList,
} from "../../catalogue/titles/episodes";
import { isSpecial } from "../../catalogue/titles/season-words";
import { findMovie, findSeason, findShow } from "../../catalogue/titles/titles.server";
import type { EpisodeNumber, Season, Show, TitleRef } from "../../catalogue/types";
import { decideNextUp, type NextUp, type Viewing } from "./next-up";

/** Lists that one decision reads, so that a show of many announced, empty seasons costs no more. */
const READS_MAX = 6;
/** Seasons of which all episodes are listed; no show has more. */
const SEASONS_MAX = 150;
/** Lists that are read at the same time. */
const TOGETHER = 10;

function isListRead(seasons: SeasonEpisodes[], wanted: number): boolean {
	return seasons.every(({ number, aired }) => number !== wanted || aired);
}

/** The seasons with one more list; null when the catalogue is down. Throws nothing else than bugs. */
async function readOneMore(
	catalogue: Catalogue,
	{ show, seasons, number }: { show: Show; seasons: SeasonEpisodes[]; number: number },
): Promise<SeasonEpisodes[] | null> {
	try {
		return withList(seasons, await readList(catalogue, show, number));
	} catch (error) {
		if (error instanceof UpstreamError) return null;
		throw error;
	}
}

/** A season that the catalogue does not have lists nothing. Throws `UpstreamError`. */
async function readList(catalogue: Catalogue, show: Show, number: number) {
	const season = await findSeason(catalogue, show.id, number);
	return await listEpisodes(catalogue, show, season ?? { number, episodes: [] });
}

/**
 * The numbers of a season's list. Where it does not say whether undated episodes have aired, and neither does the show, a later
 * season of which an episode has aired does: one upstream call for each, at most six.
 */
export async function listEpisodes(
	catalogue: Catalogue,
	show: Show,
	season: Pick<Season, "number" | "episodes">,
): Promise<SeasonEpisodes & { aired: NumberRange[] }> {
	const today = dayOf(Date.now());
	const list = readSeasonEpisodes(show, season, today);
	const isUndecided = season.episodes.some(({ number, airDate }) => airDate === null && !hasAired(list, number));
	if (isSpecial(season.number) || !isUndecided) return list;
	for (const { number } of show.seasons.filter((other) => other.number > season.number).slice(0, READS_MAX)) {
		const later = await findSeason(catalogue, show.id, number).catch((error: unknown) => {
			if (error instanceof UpstreamError) return null;
			throw error;
		});
		const first = later?.episodes.find(({ airDate }) => airDate !== null && airDate <= today);
		if (first)
			return readSeasonEpisodes({ ...show, lastAired: { season: number, number: first.number } }, season, today);
	}
	return list;
}

/**
 * What the person watches next, and the seasons with the lists that it took to know. While the catalogue does not respond
 * the result may be `unread`.
 */
export async function readNextUp(
	catalogue: Catalogue,
	show: Show,
	viewings: Viewing[],
	opened?: EpisodeNumber,
): Promise<{ next: NextUp | null; seasons: SeasonEpisodes[] }> {
	let seasons = listSeasons(show);
	for (let reads = 0; ; reads++) {
		const next = decideNextUp(seasons, viewings, opened);
		// The list of the season shows whether the episode exists.
		const number = next?.unread ?? next?.season;
		if (number === undefined || isListRead(seasons, number) || reads === READS_MAX) return { next, seasons };
		const more = await readOneMore(catalogue, { show, seasons, number });
		if (!more) return { next, seasons };
		seasons = more;
	}
}

/**
 * What plays after an episode, and the seasons with the lists that it took to know, `list` among them. Of a special's show
 * also whether it has anything else. Another rule than that of `decideNextUp`: the next that has aired, also where it was
 * watched.
 */
export async function readFollowing(
	catalogue: Catalogue,
	{ show, list, episode }: { show: Show; list: SeasonEpisodes; episode: number },
): Promise<{ following: EpisodeNumber | null; seasons: SeasonEpisodes[] }> {
	const from = { season: list.number, episode };
	let seasons = withList(listSeasons(show), list);
	for (let reads = 0; ; reads++) {
		const following = findFollowing(seasons, from);
		const decided = isSpecial(from.season) ? findFirst(seasons) : following;
		const isKnown = !decided || !("unread" in decided);
		const more =
			isKnown || reads === READS_MAX ? null : await readOneMore(catalogue, { show, seasons, number: decided.unread });
		if (!more) return { following: following && "unread" in following ? null : following, seasons };
		seasons = more;
	}
}

/** All regular seasons with their lists; at most one upstream call per season. Throws `UpstreamError`. */
export async function readAllLists(catalogue: Catalogue, show: Show): Promise<SeasonEpisodes[]> {
	const lists: SeasonEpisodes[] = [];
	const seasons = show.seasons.slice(0, SEASONS_MAX);
	for (let first = 0; first < seasons.length; first += TOGETHER) {
		const some = seasons.slice(first, first + TOGETHER);
		lists.push(...(await Promise.all(some.map(({ number }) => readList(catalogue, show, number)))));
	}
	return lists;
}

/** When episodes aired, by `season episode`, as YYYY-MM-DD; of a movie, its release. Without those of which it is not known. */
export async function listAirDates(
	catalogue: Catalogue,
	{ mediaType, id }: TitleRef,
	episodes: EpisodeNumber[],
): Promise<Map<string, string>> {
	if (mediaType === "movie") {
		const date = (await findMovie(catalogue, id))?.releaseDate;
		return new Map(date ? [["1 1", date]] : []);
	}
	const dates = new Map<string, string>();
	const seasons = [...new Set(episodes.map(({ season }) => season))];
	for (let first = 0; first < seasons.length; first += TOGETHER) {
		const lists = await Promise.all(seasons.slice(first, first + TOGETHER).map((at) => findSeason(catalogue, id, at)));
		for (const season of lists.flatMap((list) => list ?? [])) {
			for (const { number, airDate } of season.episodes) if (airDate) dates.set(`${season.number} ${number}`, airDate);
		}
	}
	return dates;
}

/**
 * The episodes that a mark on a title, on one of its seasons or on an episode means: those that are listed and have aired.
 * Null when the catalogue has no such title, season or episode. Throws `UpstreamError`.
 */
export async function listAiredEpisodes(
	catalogue: Catalogue,
	{ mediaType, id, season, episode }: TitlePart,
): Promise<EpisodeNumber[] | null> {
	if (mediaType === "movie") return (await findMovie(catalogue, id)) && [{ season: 1, episode: 1 }];
	const show = await findShow(catalogue, id);
	if (!show) return null;
	if (season === undefined) return listAired(await readAllLists(catalogue, show), MARKED_MAX);
	const details = await findSeason(catalogue, id, season);
	if (!details) return null;
	const list = await listEpisodes(catalogue, show, details);
	if (episode === undefined) return listAired([list], MARKED_MAX);
	if (!details.episodes.some(({ number }) => number === episode)) return null;
	return hasAired(list, episode) ? [{ season, episode }] : [];
}
