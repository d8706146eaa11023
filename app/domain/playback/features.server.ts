// What a watch or embed URL names, and the facts about it that a built-in player shows.
import { parseId, parseNumber } from "~/lib/http/requests";
import type { Catalogue } from "../catalogue/catalogue.server";
import { movieRef } from "../catalogue/paths";
import { findMovie, findSeason, findShow } from "../catalogue/titles/titles.server";
import type { EpisodeRef, Trailer } from "../catalogue/types";

const MOVIE_MINUTES = 90;
const EPISODE_MINUTES = 45;

export interface Feature {
	title: string;
	/** Null for a movie; empty for an episode without a name of its own. */
	episodeName: string | null;
	/** Of a movie: its year and two genres. */
	facts: string[];
	/** A default length when the catalogue has none. */
	minutes: number;
	/** Image path. */
	backdrop: string | null;
	trailer: Trailer | null;
}

/** The movie or episode that the parameters name; null when they are not valid ids. */
export function readPlayable(params: { id: string; season?: string; episode?: string }): EpisodeRef | null {
	const id = parseId(params.id);
	if (!id) return null;
	if (params.season === undefined) return movieRef(id);
	const season = parseNumber(params.season);
	const episode = parseNumber(params.episode);
	return season !== null && episode !== null ? { mediaType: "tv", id, season, episode } : null;
}

/** Null when the movie or episode does not exist. */
export async function findFeature(catalogue: Catalogue, title: EpisodeRef): Promise<Feature | null> {
	if (title.mediaType === "movie") {
		const movie = await findMovie(catalogue, title.id);
		if (!movie) return null;
		const genres = movie.genres.slice(0, 2).map(({ name }) => name);
		return {
			title: movie.title,
			episodeName: null,
			facts: [movie.releaseDate?.slice(0, 4) ?? "", ...genres].filter(Boolean),
			minutes: movie.runtime || MOVIE_MINUTES,
			backdrop: movie.backdrop,
			trailer: movie.trailer,
		};
	}
	const [show, season] = await Promise.all([
		findShow(catalogue, title.id),
		findSeason(catalogue, title.id, title.season),
	]);
	const episode = season?.episodes.find(({ number }) => number === title.episode);
	if (!show || !episode) return null;
	return {
		title: show.title,
		episodeName: episode.name,
		facts: [],
		minutes: episode.runtime || EPISODE_MINUTES,
		backdrop: show.backdrop ?? episode.still,
		trailer: show.trailer,
	};
}
