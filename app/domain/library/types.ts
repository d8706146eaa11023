// Owns the words of the library; nothing here touches storage. Times are milliseconds since the epoch.
import type { MediaType } from "../catalogue/types";

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

function iso(time: number): string {
	return new Date(time).toISOString();
}

/** An entry as `/api` answers. */
export function watchAnswer({ mediaType, mediaId, season, episode, position, duration, ...times }: WatchEntry) {
	return {
		media_id: String(mediaId),
		media_type: mediaType,
		season,
		episode,
		position,
		duration,
		watched_at: iso(times.watchedAt),
		last_watched: iso(times.lastWatched),
		updated_at: iso(times.updatedAt),
	};
}

export function statsAnswer({ total, movies, shows, lastWatched }: WatchStats) {
	return { total, movies, tvShows: shows, lastWatched: lastWatched === null ? null : iso(lastWatched) };
}
