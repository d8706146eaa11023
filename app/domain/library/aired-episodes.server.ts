// Lists the episodes that a mark on a title or on one of its seasons means.

import { dayOf } from "~/lib/days";
import type { Catalogue } from "../catalogue/catalogue.server";
import { findMovie, findSeason, findShow } from "../catalogue/titles.server";
import { listAired, listEpisodes } from "./next-up";
import type { EpisodeNumber } from "./progress";
import { MARKED_MAX, type TitlePart } from "./watched.server";

/** Null when the catalogue has no such title, season or episode. Only episodes that have aired. Throws `UpstreamError`. */
export async function listAiredEpisodes(
	catalogue: Catalogue,
	{ mediaType, mediaId, season, episode }: Omit<TitlePart, "userId">,
): Promise<EpisodeNumber[] | null> {
	if (mediaType === "movie") return (await findMovie(catalogue, mediaId)) && [{ season: 1, episode: 1 }];
	const today = dayOf(Date.now());
	if (season === undefined) {
		const show = await findShow(catalogue, mediaId);
		return show && listEpisodes(listAired(show, today)).slice(0, MARKED_MAX);
	}
	const found = await findSeason(catalogue, mediaId, season);
	if (episode !== undefined)
		return found?.episodes.some(({ number }) => number === episode) ? [{ season, episode }] : null;
	const aired = found?.episodes.filter(({ airDate }) => !airDate || airDate <= today);
	return aired?.map(({ number }) => ({ season, episode: number })) ?? null;
}
