import { dayOf, isDay } from "~/lib/text/days";
import { dayIn } from "~/lib/text/time-zones";

/** The days of a month on which somebody watched. */
export interface Evenings {
	/** Of the month. */
	days: number;
	today: number;
	/** Days from 1, ascending. */
	watched: number[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Milliseconds: no zone is in a month that began earlier. */
export function earliestMonth(now: number): number {
	return Date.parse(`${dayOf(now - DAY_MS).slice(0, 7)}-01T00:00:00Z`) - DAY_MS;
}

/** This month's of all days with plays as YYYY-MM-DD, in the person's time zone. */
export function eveningsOf(watched: string[], { now, timeZone }: { now: number; timeZone: string }): Evenings {
	const today = dayIn(now, timeZone);
	const month = today.slice(0, 7);
	const days = watched.filter((day) => day.startsWith(month)).map((day) => Number(day.slice(8)));
	return {
		days: [31, 30, 29, 28].find((day) => isDay(`${month}-${day}`)) ?? 31,
		today: Number(today.slice(8)),
		watched: days.sort((one, other) => one - other),
	};
}
