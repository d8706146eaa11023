// A play is one time that something was watched. Works on the rows of the server and on those of a browser alike.
import { dayOf, isDay } from "~/lib/text/days";
import type { EpisodeRef } from "../../catalogue/types";

export const PLAY_PRECISIONS = ["instant", "day", "unknown"] as const;
/** In this order the alphabet decides which of two sources of the same play stays: the later word. */
export const PLAY_SOURCES = ["import", "marked", "played"] as const;

/** No film is older, so nothing was watched before: such a date is a mistake, as a year of two digits is. */
export const FIRST_FILM_DAY = "1888-01-01";

export interface PlayTime {
	/** Milliseconds, negative before 1970; of a day, its beginning in UTC; null when unknown. */
	watchedAt: number | null;
	/** How exactly it is known. */
	precision: (typeof PLAY_PRECISIONS)[number];
}

export interface Play extends EpisodeRef, PlayTime {
	/** Given by who records it. */
	playId: string;
	source: (typeof PLAY_SOURCES)[number];
}

export interface NotedPlay extends Play {
	/** "" for none. */
	note: string;
	/** Ids of the people who watched too; null for nobody. */
	companions?: string[] | null;
	/** Their names, as "Ben and Kim"; "" for nobody. Where a page has them. */
	withWhom?: string;
}

export interface ListedPlay extends NotedPlay {
	/** YYYY-MM-DD, of the person's time zone; null when it is not known. */
	day: string | null;
	/** Later for what was recorded later: the order of plays of the same time. */
	rowid: number;
}

const MINUTE_MS = 60_000;

export function minuteOf(time: number): number {
	return Math.floor(time / MINUTE_MS);
}

/** The moments, the first and the last, in which a play that is told of without an id is the same; null: without a date. */
export function momentsOf({ watchedAt, precision }: PlayTime): [first: number, last: number] | null {
	if (watchedAt === null) return null;
	if (precision === "day") return [watchedAt, watchedAt];
	const first = minuteOf(watchedAt) * MINUTE_MS;
	return [first, first + MINUTE_MS - 1];
}

/** The id of a play whose recorder has given none: one for each episode and minute. `copy`: of further ones of a minute. */
export function idOfReport({ mediaType, id, season, episode }: EpisodeRef, watchedAt: number, copy = 0): string {
	return ["report", mediaType, id, season, episode, minuteOf(watchedAt), copy].join(".");
}

/**
 * Whether an end is the same viewing as another play of the episode: within the episode's own length of it. The closing credits,
 * a page that is loaded again during them and a second device report the same end again.
 */
export function isSameViewing(one: number, other: number, lengthMs: number): boolean {
	return Math.abs(one - other) < lengthMs;
}

/** An ISO instant, a day, or null; undefined for anything else. */
export function readPlayTime(text: string | null): PlayTime | undefined {
	if (text === null) return { watchedAt: null, precision: "unknown" };
	if (isDay(text)) return { watchedAt: Date.parse(`${text}T00:00:00Z`), precision: "day" };
	const watchedAt = Date.parse(text);
	return Number.isNaN(watchedAt) ? undefined : { watchedAt, precision: "instant" };
}

/** What `readPlayTime` reads. */
export function writePlayTime({ watchedAt, precision }: PlayTime): string | null {
	if (watchedAt === null) return null;
	return precision === "day" ? dayOf(watchedAt) : new Date(watchedAt).toISOString();
}

/** A time of `viewings`: null for never, and where it is not known. */
export function writeWatchTime(time: number | null): string | null {
	return time === null ? null : new Date(time).toISOString();
}

/** A mark of more episodes is of none that were watched just now. */
const WATCHED_NOW_MAX = 5;

/** When episodes were watched that are marked together, where nobody said it. */
export function timeOfMark(episodes: number, now: number): PlayTime {
	return episodes > WATCHED_NOW_MAX
		? { watchedAt: null, precision: "unknown" }
		: { watchedAt: now, precision: "instant" };
}

/** A mark of so long ago is a play like others; before, a press takes one's own press back. */
export const OWN_PRESS_MS = 10 * 60_000;

/** Plays that the question names; of more it says how many. */
export const ASKED_ABOUT = 10;

/** Whether one press may remove these plays only when that is confirmed: one has a date, or there are several. */
export function isAskedAbout(
	plays: (Pick<Play, "precision" | "source"> & { addedAt: number })[],
	now: number,
): boolean {
	const asked = plays.filter(({ source, addedAt }) => source !== "marked" || addedAt < now - OWN_PRESS_MS);
	return asked.length > 1 || asked.some(({ precision }) => precision !== "unknown");
}
