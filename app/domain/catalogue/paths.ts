// How the product names a title and an episode, and their addresses.
import type { EpisodeNumber, EpisodeRef, MediaType, TitleRef } from "./types";

export function movieRef(id: number): EpisodeRef {
	return { mediaType: "movie", id, season: 1, episode: 1 };
}

export function isTitle(one: TitleRef, other: TitleRef): boolean {
	return one.mediaType === other.mediaType && one.id === other.id;
}

export function titlePath({ mediaType, id }: TitleRef): string {
	return `/${mediaType}/${id}`;
}

/** As an episode's number it names the first one of a season, whatever that one's number: the pages redirect to it. */
export const FIRST_EPISODE = 0;

/** The watch page; a show starts at its first episode by default. */
export function watchPath({ mediaType, id }: TitleRef, at: EpisodeNumber = { season: 1, episode: 1 }): string {
	return mediaType === "movie" ? `/watch/movie/${id}` : `/watch/tv/${id}/${at.season}/${at.episode}`;
}

/** The detail page of a show with one episode selected. */
export function episodePath(showId: number, { season, episode }: EpisodeNumber): string {
	return `/tv/${showId}/${season}/${episode}`;
}

/** Draws a title by chance; with a listing's parameters and its kind, one that fits them. */
export const SURPRISE_PATH = "/surprise";

/** Where a form chooses the visitor's country. */
export const REGION_PATH = "/region";

export function personPath({ id }: { id: number }): string {
	return `/person/${id}`;
}

export function collectionPath({ id }: { id: number }): string {
	return `/collection/${id}`;
}

/** One string per title or person; their ids repeat. */
export function titleKey({ mediaType, id }: { mediaType: MediaType | "person"; id: number }): string {
	return `${mediaType}:${id}`;
}

/** The same for an episode. */
export function episodeKey({ season, episode, ...title }: EpisodeRef): string {
	return `${titleKey(title)} ${season} ${episode}`;
}

const TITLE_KEY = /^(movie|tv):([1-9]\d{0,8})$/;

/** The titles of "movie:550,tv:1396"; what is no key of a title is dropped. */
export function readTitleKeys(text: string | null): TitleRef[] {
	return (text ?? "").split(",").flatMap((key) => {
		const [, mediaType, id] = TITLE_KEY.exec(key) ?? [];
		return mediaType ? { mediaType: mediaType as MediaType, id: Number(id) } : [];
	});
}
