// Limits how often the player's progress is recorded: about every 15 seconds while it plays, sooner after a seek, and at
// once when it stops. A browser that is killed loses at most the last 15 seconds.
import type { PlayerEvent } from "../playback/messages";

/** Players report every second. */
const EVERY_MS = 14_000;
/** A visitor who drags the seek bar seeks many times a second. */
const AFTER_SEEK_MS = 3000;
/** Seconds. A smaller change of the position is ignored. */
const SAME_WITHIN = 1;

export interface Pace {
	/** The player's last position; null before its first event. */
	latest: { position: number; duration: number } | null;
	/** The last recorded position. */
	written: { position: number; duration: number } | null;
	/** Milliseconds. */
	writtenAt: number;
}

/** The state when the page opens. The first record comes after a full interval. */
export function startProgress(now: number): Pace {
	return { latest: null, written: null, writtenAt: now };
}

/** Whether the last position is not recorded yet. */
export function hasUnwritten({ latest, written }: Pace): boolean {
	if (!latest) return false;
	return (
		!written || Math.abs(latest.position - written.position) >= SAME_WITHIN || latest.duration !== written.duration
	);
}

/** Applies a player event. `isDue`: the position must be recorded now. */
export function withEvent(pace: Pace, event: PlayerEvent, now: number): { pace: Pace; isDue: boolean } {
	const position = event.event === "ended" && event.duration > 0 ? event.duration : event.currentTime;
	const next = { ...pace, latest: { position, duration: event.duration } };
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
