// On which day of a person a play stands, and which plays a period has. An instant is of the day that it was in the person's time
// zone; a play that is known by its day is of that day everywhere, and comes before the instants of it.
import { dayOf } from "~/lib/text/days";
import { dayAt, dayIn, startOfDay } from "~/lib/text/time-zones";
import type { Period } from "./periods";
import type { PlayTime } from "./plays";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A limit of a range of plays: of instants, and of days by their beginning in UTC. */
interface Limit {
	instant: number;
	day: number;
}

/** Plays with a date, from one limit to another, both included. */
export interface PlayRange {
	from?: Limit;
	to?: Limit;
}

/** YYYY-MM-DD; null when it is not known. */
export function dayOfPlay({ watchedAt, precision }: PlayTime, timeZone: string): string | null {
	if (watchedAt === null) return null;
	return precision === "day" ? dayOf(watchedAt) : dayIn(watchedAt, timeZone);
}

/** Where a play stands among instants: of a day, its beginning. Null without a date. */
export function momentOfPlay({ watchedAt, precision }: PlayTime, timeZone: string): number | null {
	return watchedAt === null || precision === "instant" ? watchedAt : startOfDay(watchedAt, timeZone);
}

function limitFrom({ watchedAt, precision }: PlayTime, timeZone: string): Limit | undefined {
	if (watchedAt === null) return undefined;
	if (precision === "day") return { instant: startOfDay(watchedAt, timeZone), day: watchedAt };
	const day = dayAt(watchedAt, timeZone);
	return { instant: watchedAt, day: startOfDay(day, timeZone) < watchedAt ? day + DAY_MS : day };
}

function limitTo({ watchedAt, precision }: PlayTime, timeZone: string): Limit | undefined {
	if (watchedAt === null) return undefined;
	if (precision === "day") return { instant: startOfDay(watchedAt + DAY_MS, timeZone) - 1, day: watchedAt };
	return { instant: watchedAt, day: dayAt(watchedAt, timeZone) };
}

/** From a time or a day to another, both included; undefined without any. */
export function rangeBetween(
	{ from, to }: { from?: PlayTime; to?: PlayTime },
	timeZone: string,
): PlayRange | undefined {
	const limits = { from: from && limitFrom(from, timeZone), to: to && limitTo(to, timeZone) };
	return limits.from || limits.to ? limits : undefined;
}

export function rangeOf({ from, to }: Pick<Period, "from" | "to">, timeZone: string): Required<PlayRange> {
	return {
		from: { instant: startOfDay(from, timeZone), day: from },
		to: { instant: startOfDay(to + 1, timeZone) - 1, day: to },
	};
}
