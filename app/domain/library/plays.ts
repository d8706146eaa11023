// A play is one time that something was watched. Its key is its episode and its minute; works on the rows of the server and
// on those of a browser alike.
import { dayOf, isDay } from "~/lib/days";
import type { EpisodeRef } from "../catalogue/types";

export const PLAY_PRECISIONS = ["instant", "day", "unknown"] as const;
/** In this order the alphabet decides which of two sources of the same play stays: the later word. */
export const PLAY_SOURCES = ["import", "marked", "played"] as const;

/** No film is older, so nothing was watched before: such a date is a mistake, as a year of two digits is. */
export const FIRST_FILM_DAY = "1888-01-01";

export interface PlayTime {
	/** Milliseconds; of a day, its beginning in UTC; 0 when unknown. */
	watchedAt: number;
	/** How exactly it is known. */
	precision: (typeof PLAY_PRECISIONS)[number];
}

export interface Play extends EpisodeRef, PlayTime {
	playId: number;
	source: (typeof PLAY_SOURCES)[number];
}

/** Newest first, those without a date last. */
export interface PlaysPage {
	plays: Play[];
	/** Of the next page; null at the end. */
	nextCursor: string | null;
}

/** What `viewings` has as the time of the last play where no play has a date. */
export const UNDATED = 1;

const MINUTE_MS = 60_000;

/** Plays of an episode in the same minute are the same. */
export function minuteOf({ watchedAt }: Pick<PlayTime, "watchedAt">): number {
	return Math.floor(watchedAt / MINUTE_MS);
}

/** An ISO instant, a day, or null; undefined for anything else. */
export function readPlayTime(text: string | null): PlayTime | undefined {
	if (text === null) return { watchedAt: 0, precision: "unknown" };
	if (isDay(text)) return { watchedAt: Date.parse(`${text}T00:00:00Z`), precision: "day" };
	const watchedAt = Date.parse(text);
	return Number.isNaN(watchedAt) ? undefined : { watchedAt, precision: "instant" };
}

/** What `readPlayTime` reads. */
export function writePlayTime({ watchedAt, precision }: PlayTime): string | null {
	if (precision === "unknown") return null;
	return precision === "day" ? dayOf(watchedAt) : new Date(watchedAt).toISOString();
}

/** A time of `viewings`: null for never, and where it is not known. */
export function writeWatchTime(time: number): string | null {
	return time > UNDATED ? new Date(time).toISOString() : null;
}
