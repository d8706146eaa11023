const DAY_MS = 24 * 60 * 60 * 1000;

/** A time in milliseconds as YYYY-MM-DD (UTC). */
export function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** Whether the text is a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	// JavaScript reads February 30 as March 2.
	return !Number.isNaN(time) && dayOf(time) === text;
}

/** A date as text in milliseconds since 1970; NaN for an unknown one, and for a day that does not exist. */
export function parseTime(text: string): number {
	const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
	return day === undefined || isDay(day) ? Date.parse(text) : Number.NaN;
}

/** The last `count` days up to today as YYYY-MM-DD, oldest first. */
export function lastDays(count: number, now = Date.now()): string[] {
	return Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * DAY_MS));
}
