// An item of a list carries only the ids of its genres; here it gets their names without a call.
import { MOVIE_GENRES, TV_GENRES } from "~/clients/tmdb/genres";
import type { Genre, MediaType } from "./types";

const NAMES: Record<MediaType, Map<number, string>> = {
	movie: new Map(MOVIE_GENRES.map(({ id, name }) => [id, name])),
	tv: new Map(TV_GENRES.map(({ id, name }) => [id, name])),
};

/** In the order in which a select shows them. */
export function listGenres(mediaType: MediaType): readonly Genre[] {
	return mediaType === "movie" ? MOVIE_GENRES : TV_GENRES;
}

/** The names of the genres of movies and of shows, by alphabet. */
export function listGenreNames(): string[] {
	return [...new Set([...NAMES.movie.values(), ...NAMES.tv.values()])].sort();
}

/** TMDB gives some titles genres of the other media type, and a few the former genre 10769. */
const OTHER_NAMES = new Map([...NAMES.tv, ...NAMES.movie, [10769, "Foreign"]]);

/** In the order of `ids`; unknown ids are left out. */
export function genreNames(mediaType: MediaType, ids: number[]): string[] {
	return ids.flatMap((id) => NAMES[mediaType].get(id) ?? OTHER_NAMES.get(id) ?? []);
}

/** Genres that the upstream names otherwise for shows than for movies. */
const COUNTERPARTS: [movie: number, show: number][] = [
	[28, 10759],
	[12, 10759],
	[878, 10765],
	[14, 10765],
	[10752, 10768],
	[10751, 10762],
];

/** A genre as titles of this kind have it: itself, or its counterpart; null where they have neither. */
export function genreFor(mediaType: MediaType, id: number): number | null {
	if (NAMES[mediaType].has(id)) return id;
	const pair = COUNTERPARTS.find(([movie, show]) => (mediaType === "movie" ? show : movie) === id);
	return pair ? pair[mediaType === "movie" ? 0 : 1] : null;
}
