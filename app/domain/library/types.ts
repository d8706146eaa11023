// Owns the words of the library; nothing here touches storage. Times are milliseconds since the epoch.
import { type CardFacts, cardOfTitle } from "../catalogue/cards";
import type { MediaType, Movie, Show } from "../catalogue/types";

/** Where in a title a visitor is. A movie counts as episode 1 of season 1. */
export interface Place {
	season: number;
	episode: number;
	/** Seconds; 0 when nothing is known. */
	position: number;
	/** Seconds; 0 when unknown. */
	duration: number;
}

/** One title of a watch history. */
export interface WatchEntry extends Place {
	mediaType: MediaType;
	mediaId: number;
	/** When it was opened first. */
	watchedAt: number;
	/** When it was opened, or played on, last. */
	lastWatched: number;
	updatedAt: number;
}

/** That a title was opened, or played on. */
export interface Watch {
	mediaType: MediaType;
	mediaId: number;
	season: number;
	episode: number;
	/** What the player told; null when the title was only opened. */
	progress: { position: number; duration: number } | null;
}

export interface WatchStats {
	total: number;
	movies: number;
	shows: number;
	/** Null when there is nothing. */
	lastWatched: number | null;
}

/** What a card of Watch Later shows of a title. */
export interface SavedTitle extends CardFacts {
	/** Of a show. */
	totalSeasons?: number;
	totalEpisodes?: number;
}

export interface LaterItem extends SavedTitle {
	/** Where a show starts. */
	nextSeason: number;
	nextEpisode: number;
	addedAt: number;
}

export function toSavedTitle(title: Movie | Show): SavedTitle {
	const card = cardOfTitle(title);
	if (title.mediaType === "movie") return card;
	return { ...card, totalSeasons: title.seasonCount, totalEpisodes: title.episodeCount };
}
