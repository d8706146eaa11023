// Derives from a position: the share that was watched and whether the title is finished.
import type { PlaybackPosition, Watch } from "~/domain/library/types";

/** From this share on a title counts as watched: what remains are the closing credits. */
export const WATCHED_FROM = 0.9;
/** Seconds of a position or a length. No film is longer. */
export const SECONDS_MAX = 7 * 24 * 60 * 60;
/** Seconds. Below this position a title starts from the beginning. */
export const RESUME_FROM = 10;

/** 0..1; 0 when unknown. */
export function progressOf({ position, duration }: PlaybackPosition): number {
	return duration > 0 ? Math.min(1, position / duration) : 0;
}

/**
 * What is kept of a position: at the end none, because an end is a play. The duration stays, so that it is not taken for that of a
 * player without positions.
 */
export function toKept<At extends { position: number | null; duration: number }>({ position, duration }: At) {
	const isEnd = position !== null && isFinished({ position, duration });
	return { position: isEnd ? 0 : position, duration };
}

export function isFinished(at: PlaybackPosition): boolean {
	return progressOf(at) >= WATCHED_FROM;
}

/** Whether an event says that something was played. The first seconds do not: a page that was opened plays them by itself. */
export function wasPlayed({ progress, isPlayed }: Pick<Watch, "progress" | "isPlayed">): boolean {
	return progress ? progress.position >= RESUME_FROM || isFinished(progress) : isPlayed === true;
}
