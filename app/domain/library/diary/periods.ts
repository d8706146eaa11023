// The days that a part of the diary shows: a year, a month, a day, or from one day to another, as they stand in a URL. Which plays
// they have in a time zone, `play-days.ts` says.
import { isDay } from "~/lib/text/days";
import { FIRST_FILM_DAY } from "./plays";
import { ALL_YEARS } from "./year";

export interface Period {
	/** As in the URL: "2026", "2026-03", "2026-03-05" or "2026-03-05..2026-03-12". */
	text: string;
	/** The first and the last millisecond, of the days in UTC. */
	from: number;
	to: number;
}

const FIRST_YEAR = FIRST_FILM_DAY.slice(0, 4);

function startOf(day: string): number {
	return Date.parse(`${day}T00:00:00Z`);
}

/** The first millisecond after the year, the month or the day. */
function endOf(text: string): number {
	const [year, month, day] = text.split("-").map(Number) as [number, number?, number?];
	if (month === undefined) return Date.UTC(year + 1, 0, 1);
	return day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1);
}

/** Of the years that have a page, and "all" of them. */
export function isYear(text: string): boolean {
	return text === ALL_YEARS || (/^\d{4}$/.test(text) && text >= FIRST_YEAR && text < "2100");
}

/** Null for anything else, and where the first day is after the last one. */
export function readPeriod(text: string | null): Period | null {
	const [first = "", last = first, ...rest] = (text ?? "").split("..");
	const from = `${first}-01-01`.slice(0, 10);
	const isRange = last !== first || (text ?? "").includes("..");
	const isKnown = isDay(from) && /^\d{4}(-\d{2}){0,2}$/.test(first) && first.slice(0, 4) >= FIRST_YEAR;
	if (text === null || rest.length > 0 || !isKnown) return null;
	if (isRange && !(isDay(first) && isDay(last) && last >= first)) return null;
	return { text, from: startOf(from), to: endOf(last) - 1 };
}
