// Owns what a position in a title means: how much is seen, whether it is finished, where to go on, and which episode
// comes next.
import type { SeasonSummary } from "../catalogue/types";
import { findNextSeason } from "../playback/episodes";
import type { Place } from "./types";

/** What is left when most visitors stop: the closing credits. */
const FINISHED_AT = 0.95;
/** Seconds. Nobody needs to be brought back to the first moments. */
const RESUME_FROM = 10;

type Position = Pick<Place, "position" | "duration">;

/** 0..1; 0 when nothing is known. */
export function progressOf({ position, duration }: Position): number {
	return duration > 0 ? Math.min(1, position / duration) : 0;
}

export function isFinished(place: Position): boolean {
	return progressOf(place) >= FINISHED_AT;
}

/** The second to go on from; 0 for the start. */
export function resumeAt(place: Position): number {
	return place.position < RESUME_FROM || isFinished(place) ? 0 : Math.floor(place.position);
}

export interface EpisodeNumber {
	season: number;
	episode: number;
}

/** The episode after this one, the first of the next season included; null after the last one there is. */
export function nextEpisode(
	seasons: Pick<SeasonSummary, "number" | "episodeCount">[],
	{ season, episode }: EpisodeNumber,
): EpisodeNumber | null {
	const current = seasons.find(({ number }) => number === season);
	if (current && episode < current.episodeCount) return { season, episode: episode + 1 };
	const next = findNextSeason(seasons, season);
	return next && { season: next.season, episode: next.episode };
}
