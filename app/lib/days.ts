const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time, in UTC, as YYYY-MM-DD. */
export function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** So many days up to today, the oldest first, as YYYY-MM-DD. */
export function lastDays(count: number, now = Date.now()): string[] {
	return Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * DAY_MS));
}
