// Decides when the player's progress is recorded. What the visitor has only just opened counts for nothing yet, so that an
// episode that Back or a wrong press led to does not take the place of the one that was watched: it counts once it has played
// for a minute, has ended or was sought in; a movie takes nobody's place and counts at once. From then on the position is
// recorded about every 30 seconds while it plays, sooner after a seek, and at once when it stops: a browser that is killed
// loses at most the last 30 seconds.
import type { MediaType } from "../../catalogue/types";
import type { PlayerEvent } from "../../playback/messages";

/** Milliseconds that an episode plays, or that the page of a silent player is on the screen, until it counts as played. */
export const PLAYED_FROM_MS = 60_000;
/** Players report every second. */
const EVERY_MS = 29_000;
/** A visitor who drags the seek bar seeks many times a second. */
const AFTER_SEEK_MS = 3000;
/** Seconds. A smaller change of the position is ignored. */
const SAME_WITHIN = 1;
/** Seconds around its start within which a seek may be the player's own, to resume. */
const START_WITHIN = 5;

export interface Pace {
	/** Second at which the player was told to start. */
	startAt: number;
	/** Milliseconds of playing that are missing until it counts. */
	missing: number;
	/** Whether the last event said that it plays. */
	isPlaying: boolean;
	/** Time of the last event. */
	seenAt: number;
	/** The player's last position; null before its first event. */
	latest: { position: number; duration: number } | null;
	/** The last recorded position. */
	written: { position: number; duration: number } | null;
	/** Milliseconds. */
	writtenAt: number;
}

/** The state when a movie or an episode opens. The first record comes after a full interval. */
export function startProgress(now: number, { mediaType, startAt }: { mediaType: MediaType; startAt: number }): Pace {
	const missing = mediaType === "movie" ? 0 : PLAYED_FROM_MS;
	return { startAt, missing, isPlaying: false, seenAt: now, latest: null, written: null, writtenAt: now };
}

/** The state when the page is shown again as it was left: it has only just opened. */
export function startAgain(pace: Pace, now: number, mediaType: MediaType): Pace {
	return {
		...pace,
		...startProgress(now, { mediaType, startAt: pace.startAt }),
		latest: pace.latest,
		written: pace.latest,
	};
}

/** Whether the last position counts and is not recorded yet. */
export function hasUnwritten({ latest, written, missing }: Pace): boolean {
	if (!latest || missing > 0) return false;
	return (
		!written || Math.abs(latest.position - written.position) >= SAME_WITHIN || latest.duration !== written.duration
	);
}

/** Applies a player event. `isDue`: the position must be recorded now. */
export function withEvent(pace: Pace, event: PlayerEvent, now: number): { pace: Pace; isDue: boolean } {
	const position = event.event === "ended" && event.duration > 0 ? event.duration : event.currentTime;
	const isOwnSeek = Math.abs(position - pace.startAt) < START_WITHIN;
	const isMeant = event.event === "ended" || (event.event === "seeked" && !isOwnSeek);
	const next = {
		...pace,
		missing: isMeant ? 0 : Math.max(0, pace.missing - (pace.isPlaying ? now - pace.seenAt : 0)),
		isPlaying: event.event === "play" || event.event === "timeupdate" || (event.event === "seeked" && pace.isPlaying),
		seenAt: now,
		latest: { position, duration: event.duration },
	};
	const hasStopped = event.event === "pause" || event.event === "ended";
	const wait = hasStopped ? 0 : event.event === "seeked" ? AFTER_SEEK_MS : EVERY_MS;
	return { pace: next, isDue: hasUnwritten(next) && now - pace.writtenAt >= wait };
}

/** Milliseconds until the last position must be recorded, although the player reports nothing more. */
export function waitingTime({ writtenAt }: Pace, now: number): number {
	return Math.max(0, writtenAt + EVERY_MS - now);
}

export function markWritten(pace: Pace, now: number): Pace {
	return { ...pace, written: pace.latest, writtenAt: now };
}
