// Owns when what a player tells is worth writing down: at most every 15 seconds while it plays, and at once when it
// stops.
import type { PlayerEvent } from "../playback/player-messages";

const EVERY_MS = 15_000;
/** Seconds. A position that moved by less is the same. */
const SAME_WITHIN = 1;

export interface Pace {
	/** What was told last; null before the player told anything. */
	latest: { position: number; duration: number } | null;
	/** What was written last. */
	written: { position: number; duration: number } | null;
	/** Milliseconds. */
	writtenAt: number;
}

/** The page has just opened; the first write comes a whole step later. */
export function startPace(now: number): Pace {
	return { latest: null, written: null, writtenAt: now };
}

/** Whether anything was told that is not written yet. */
export function isUnwritten({ latest, written }: Pace): boolean {
	if (!latest) return false;
	return (
		!written || Math.abs(latest.position - written.position) >= SAME_WITHIN || latest.duration !== written.duration
	);
}

/** Takes in what the player tells; `isDue`: it is to be written now. */
export function hear(pace: Pace, event: PlayerEvent, now: number): { pace: Pace; isDue: boolean } {
	const position = event.event === "ended" && event.duration > 0 ? event.duration : event.currentTime;
	const next = { ...pace, latest: { position, duration: event.duration } };
	const hasStopped = event.event === "pause" || event.event === "ended";
	return { pace: next, isDue: isUnwritten(next) && (hasStopped || now - pace.writtenAt >= EVERY_MS) };
}

export function wrote(pace: Pace, now: number): Pace {
	return { ...pace, written: pace.latest, writtenAt: now };
}
