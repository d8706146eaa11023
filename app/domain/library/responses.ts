// Owns how the library's things look in the answers of `/api`.
import type { CardFacts } from "../catalogue/cards";
import { type ImageSource, imageAddress } from "../catalogue/images";
import type { LaterItem, WatchEntry, WatchStats } from "./types";

function iso(time: number): string {
	return new Date(time).toISOString();
}

/** An entry as `/api` answers. */
export function toWatchResponse({ mediaType, mediaId, season, episode, position, duration, ...times }: WatchEntry) {
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

export function toWatchStatsResponse({ total, movies, shows, lastWatched }: WatchStats) {
	return { total, movies, tvShows: shows, lastWatched: lastWatched === null ? null : iso(lastWatched) };
}

interface CardAnswerFacts extends CardFacts {
	images: ImageSource;
}

/** A card as `/api` answers; the poster is an address. */
export function toCardResponse({ mediaType, id, title, poster, rating, year, genres, images }: CardAnswerFacts) {
	return {
		media_id: String(id),
		media_type: mediaType,
		title,
		poster: poster && imageAddress(images, poster, "w500"),
		rating,
		year,
		genres,
	};
}

/** A saved title as `/api` answers. */
export function toWatchLaterResponse(item: LaterItem & { images: ImageSource }) {
	const { nextSeason, nextEpisode, totalSeasons, totalEpisodes, addedAt } = item;
	const show = item.mediaType === "tv" && { nextSeason, nextEpisode, totalSeasons, totalEpisodes };
	return { ...toCardResponse(item), ...show, added_at: iso(addedAt) };
}

/** What the Debug panel of My List tells. */
export interface WatchHistoryDebug {
	watchHistoryTableExists: boolean;
	userId: string;
	totalWatchHistoryCount: number;
	userWatchHistoryCount: number;
	/** As `/api` answers. */
	userSampleData: ReturnType<typeof toWatchResponse>[];
}
