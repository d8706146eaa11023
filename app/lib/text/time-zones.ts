// The days of a time zone. A day is an interval of instants without a gap: where the clocks go back over midnight, it begins at
// the second one, and a day that a zone skipped is empty. Days are given as plays store them, by their beginning in UTC.

import { dayOf } from "./days";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** Somewhere a day begins so long before it begins in UTC, and ends so long after it ends there. */
export const AHEAD_MS = 14 * 60 * 60 * 1000;
export const BEHIND_MS = 12 * 60 * 60 * 1000;
/** Clocks that go back over midnight show the earlier day again for less than so long. */
const NEAR_MIDNIGHT_MS = 3 * 60 * 60 * 1000;

/** Names that are remembered, made-up ones of requests and files too; and offsets of each. */
const ZONES_MAX = 600;
const OFFSETS_MAX = 10_000;

interface Zone {
	intl: Intl.DateTimeFormat;
	/** Offsets by the instant. */
	offsets: Map<number, number>;
}

const zones = new Map<string, Zone | null>();

function createZone(name: string): Zone | null {
	// An offset is read too, and is no name.
	if (!/^[a-z]/i.test(name)) return null;
	try {
		const intl = new Intl.DateTimeFormat("en-GB", {
			...({ timeZone: name, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" } as const),
			...({ hour: "2-digit", minute: "2-digit", second: "2-digit" } as const),
		});
		return { intl, offsets: new Map() };
	} catch {
		return null;
	}
}

/** To make a format takes long, and so does its use. Null: there is no such zone. */
function openZone(name: string): Zone | null {
	const opened = zones.get(name);
	if (opened !== undefined) return opened;
	const zone = createZone(name);
	if (zones.size >= ZONES_MAX) zones.clear();
	zones.set(name, zone);
	return zone;
}

/** Whether it is an IANA name that is known here. */
export function isTimeZone(name: string): boolean {
	return openZone(name) !== null;
}

function readOffset(time: number, { intl, offsets }: Zone): number {
	const remembered = offsets.get(time);
	if (remembered !== undefined) return remembered;
	const parts = intl.formatToParts(time);
	const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
	const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
	// The clocks show whole seconds.
	const offset = local - Math.floor(time / 1000) * 1000;
	if (offsets.size >= OFFSETS_MAX) offsets.clear();
	offsets.set(time, offset);
	return offset;
}

/** Those to choose from; `chosen` is one of them, also under another of its names. */
export function listTimeZones(chosen: string | null): string[] {
	return [...new Set(["UTC", ...(chosen ? [chosen] : []), ...Intl.supportedValuesOf("timeZone")])];
}

/** Milliseconds that the zone is ahead of UTC at a time; negative where it is behind. Throws for a name that is no zone's. */
export function offsetAt(time: number, name: string): number {
	if (name === "UTC") return 0;
	const zone = openZone(name);
	if (!zone) throw new RangeError(`There is no time zone ${name}`);
	// Nearly every week has one offset: a list of times reads one for each week, not one for each.
	const week = Math.floor(time / WEEK_MS) * WEEK_MS;
	const offset = readOffset(week, zone);
	return offset === readOffset(week + WEEK_MS, zone) ? offset : readOffset(time, zone);
}

function toMidnight(local: number): number {
	return Math.floor(local / DAY_MS) * DAY_MS;
}

/** The first instant of a day. Of a day that the zone skipped, the first of the next one. */
export function startOfDay(day: number, zone: string): number {
	const candidates = [day - offsetAt(day - DAY_MS, zone), day - offsetAt(day + DAY_MS, zone)];
	const midnights = candidates.filter((time) => time + offsetAt(time, zone) === day);
	return midnights.length > 0 ? Math.max(...midnights) : findChange(day, zone);
}

/** The instant at which the clocks skip the midnight: the first that is not of an earlier day. */
function findChange(day: number, zone: string): number {
	let [before, after] = [day - DAY_MS, day + DAY_MS];
	while (after - before > 1) {
		const middle = Math.floor((before + after) / 2);
		if (middle + offsetAt(middle, zone) < day) before = middle;
		else after = middle;
	}
	return after;
}

/** The day of an instant, by the day's beginning in UTC. */
export function dayAt(time: number, zone: string): number {
	const local = time + offsetAt(time, zone);
	const day = toMidnight(local);
	return local - day < NEAR_MIDNIGHT_MS && time < startOfDay(day, zone) ? day - DAY_MS : day;
}

/** The same as YYYY-MM-DD. */
export function dayIn(time: number, zone: string): string {
	return dayOf(dayAt(time, zone));
}
