// Owns the facts about a movie or an episode that a player needs.
import type { Catalogue } from "../catalogue/catalogue.server";
import type { EpisodeRef } from "../catalogue/paths";
import { findMovie, findSeason, findShow } from "../catalogue/titles/titles.server";
import type { Trailer } from "../catalogue/types";

const MOVIE_MINUTES = 90;
const EPISODE_MINUTES = 45;

export interface Feature {
	title: string;
	/** "S1E3 · Name" for an episode, empty for a movie. */
	part: string;
	/** Null when unknown. */
	year: number | null;
	genres: string[];
	/** Directors of a movie, creators of a show. */
	makers: string[];
	/** A default length when the catalogue has none. */
	minutes: number;
	/** Image path. */
	backdrop: string | null;
	trailer: Trailer | null;
}

function yearOf(date: string | null): number | null {
	return date ? Number(date.slice(0, 4)) : null;
}

/** Null when the movie or episode does not exist. */
export async function findFeature(catalogue: Catalogue, title: EpisodeRef): Promise<Feature | null> {
	if (title.mediaType === "movie") {
		const movie = await findMovie(catalogue, title.id);
		if (!movie) return null;
		return {
			title: movie.title,
			part: "",
			year: yearOf(movie.releaseDate),
			genres: movie.genres.map(({ name }) => name),
			makers: movie.directors.map(({ name }) => name),
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
		part: `S${title.season}E${title.episode} · ${episode.name}`,
		year: yearOf(episode.airDate ?? show.firstAirDate),
		genres: show.genres.map(({ name }) => name),
		makers: show.creators.map(({ name }) => name),
		minutes: episode.runtime || EPISODE_MINUTES,
		backdrop: show.backdrop ?? episode.still,
		trailer: show.trailer,
	};
}
