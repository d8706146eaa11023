const DAY_MS = 24 * 60 * 60 * 1000;

/** A time in milliseconds as YYYY-MM-DD (UTC). */
export function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** The last `count` days up to today as YYYY-MM-DD, oldest first. */
export function lastDays(count: number, now = Date.now()): string[] {
	return Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * DAY_MS));
}
