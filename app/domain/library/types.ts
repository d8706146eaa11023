// Times are milliseconds since the epoch.
import { type CardFacts, cardOfTitle } from "../catalogue/cards";
import type { EpisodeRef, Movie, Show, TitleRef } from "../catalogue/types";
import type { RemarkCounts } from "./changes/remarks";

export interface PlaybackPosition {
	/** Seconds; 0 when unknown. */
	position: number;
	/** Seconds; 0 when unknown. */
	duration: number;
}

/** One title of a watch history. */
export interface WatchEntry extends EpisodeRef, PlaybackPosition {
	/** When it was first opened. */
	watchedAt: number;
	/** When it was last opened or played; 0 of a show that was never opened and whose plays have no date. */
	lastWatched: number;
	updatedAt: number;
	/** The title's as last known, where the catalogue has told them. */
	name?: string | null;
	year?: number | null;
}

/** An event: a title was opened or played. */
export interface Watch extends EpisodeRef {
	/** The player's position; null when the title was only opened. */
	progress: { position: number; duration: number } | null;
	/** Whether it was played although the player reports no position. */
	isPlayed?: boolean;
	/** The player's id of this viewing: that of the play which its end is. */
	session?: string;
}

/** A title that is "not for me". */
export interface HiddenTitle extends TitleRef {
	hiddenAt: number;
}

export interface WatchStats {
	total: number;
	movies: number;
	shows: number;
	/** Null when there is none. */
	lastWatched: number | null;
}

/** The catalogue data on a card of Watch Later. */
export interface SavedTitle extends CardFacts {
	/** Length of a movie; 0 when unknown. Absent where an earlier version stored the card. */
	minutes?: number;
	/** As "2027-05-01"; null while the catalogue has no date, absent where it was not asked. */
	releasedOn?: string | null;
	/** Of a show. */
	totalSeasons?: number;
	totalEpisodes?: number;
}

/** Why a kept title cannot be watched yet. `today`: as "2026-05-01". Null: it is out, or nothing is known. */
export function findAwaited(
	{ releasedOn }: Pick<SavedTitle, "releasedOn">,
	today: string,
): "undated" | "coming" | null {
	if (releasedOn === undefined) return null;
	if (releasedOn === null) return "undated";
	return releasedOn > today ? "coming" : null;
}

export interface LaterItem extends SavedTitle {
	nextSeason: number;
	nextEpisode: number;
	addedAt: number;
	/** The catalogue does not have the title any more, or it is blocked here. */
	isGone?: boolean;
}

export function toSavedTitle(title: Movie | Show): SavedTitle {
	const card = cardOfTitle(title);
	if (title.mediaType === "movie") return { ...card, releasedOn: title.releaseDate, minutes: title.runtime ?? 0 };
	return {
		...card,
		releasedOn: title.firstAirDate,
		totalSeasons: title.seasonCount,
		totalEpisodes: title.episodeCount,
	};
}

/** How much a library holds; notes are those of titles and episodes. */
export interface LibraryTotals extends RemarkCounts {
	plays: number;
	/** Titles in Watch Later. */
	saved: number;
	/** Titles of the watch history. */
	opened: number;
}

/** What was cleared and can be brought back. */
export interface Cleared {
	plays: number;
	/** Milliseconds: the last clearing. */
	clearedAt: number;
	/** Until when all of it can be brought back. */
	undoUntil: number;
}
