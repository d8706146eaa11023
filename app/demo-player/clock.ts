export interface Clock {
	/** Seconds. */
	duration: number;
	/** Seconds at the moment `since`. */
	position: number;
	/** Start of playback in milliseconds of the caller's clock; null while paused. */
	since: number | null;
	/** Seconds of film per second. */
	speed: number;
}

export function createClock(duration: number, { position = 0, speed = 1 } = {}): Clock {
	return { duration, position: Math.min(Math.max(0, position), duration), since: null, speed };
}

/** Seconds, at most the duration. */
export function positionAt({ duration, position, since, speed }: Clock, now: number): number {
	return since === null ? position : Math.min(duration, position + ((now - since) / 1000) * speed);
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

/** Changes the speed from now on. */
export function changeSpeed(clock: Clock, speed: number, now: number): Clock {
	return { ...seek(clock, positionAt(clock, now), now), speed };
}
