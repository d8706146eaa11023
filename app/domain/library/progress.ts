// Derives from a position: the share that was watched and whether the title is finished.
import type { Place } from "./types";

/** From this share on a title counts as watched: what remains are the closing credits. */
export const WATCHED_FROM = 0.9;
/** Seconds. Below this position a title starts from the beginning. */
export const RESUME_FROM = 10;

type Position = Pick<Place, "position" | "duration">;

/** 0..1; 0 when unknown. */
export function progressOf({ position, duration }: Position): number {
	return duration > 0 ? Math.min(1, position / duration) : 0;
}

export function isFinished(place: Position): boolean {
	return progressOf(place) >= WATCHED_FROM;
}
