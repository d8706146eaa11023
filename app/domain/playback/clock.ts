// Owns the clock of a film without a video: a position that advances while it plays.

export interface Clock {
	/** Seconds. */
	duration: number;
	/** Seconds at the moment `since`. */
	position: number;
	/** Start of playback in milliseconds of the caller's clock; null while paused. */
	since: number | null;
}

export function createClock(duration: number, position = 0): Clock {
	return { duration, position: Math.min(Math.max(0, position), duration), since: null };
}

/** Seconds, at most the duration. */
export function positionAt({ duration, position, since }: Clock, now: number): number {
	return since === null ? position : Math.min(duration, position + (now - since) / 1000);
}

export function hasEnded(clock: Clock, now: number): boolean {
	return positionAt(clock, now) >= clock.duration;
}

/** Resumes from the current position, or from the start when it had ended. */
export function play(clock: Clock, now: number): Clock {
	if (clock.since !== null) return clock;
	return { ...clock, position: hasEnded(clock, now) ? 0 : clock.position, since: now };
}

export function pause(clock: Clock, now: number): Clock {
	return { ...clock, position: positionAt(clock, now), since: null };
}

export function seek(clock: Clock, seconds: number, now: number): Clock {
	const position = Math.min(Math.max(0, seconds), clock.duration);
	return { ...clock, position, since: clock.since === null ? null : now };
}
