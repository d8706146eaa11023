// Reads the dates of files. A day stays a day, whatever the time zone; an unknown date stays unknown.
import { isDay } from "~/lib/days";
import type { PlayTime } from "../library/plays";

export const DATE_ORDERS = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export interface DateOptions {
	/** IANA name, for times without a zone. */
	timeZone: string;
	/** Of days such as 03/04/2020; null: not known. */
	dateOrder: DateOrder | null;
}

const UNKNOWN: PlayTime = { watchedAt: 0, precision: "unknown" };

/** What services write for "unknown": the beginning of a computer's or of Go's time, and words. */
const NO_DATE =
	/^(?:0000-|0001-01-01|(?:1970-01-01|0?1[./-]0?1[./-]1970)[T,]?\s?(?:00:00(?::0[01]|$)|$)|unknown$|released$)/i;
const DAY_FIRST = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{2}|\d{4})\.?(?:[ ,T]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;
const YEAR_FIRST = /^(\d{4})[./-] ?(\d{1,2})[./-] ?(\d{1,2})\.?(?:[ ,T]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;
const NAIVE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?$/;
const ZONED = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)(\.\d+)?\s?(Z|UTC|[+-]\d{2}:?\d{2})$/i;
const C_STYLE = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) +(\d{1,2}) (\d{2}:\d{2}:\d{2}) (\d{4})$/;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

let lastFormat: Intl.DateTimeFormat | null = null;
let lastZone = "";

/** Of the zone that was asked for last: to make one takes long, and an import has one zone. */
function openFormat(timeZone: string): Intl.DateTimeFormat {
	if (lastFormat && lastZone === timeZone) return lastFormat;
	lastFormat = new Intl.DateTimeFormat("en-GB", {
		...({ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" } as const),
		...({ hour: "2-digit", minute: "2-digit", second: "2-digit" } as const),
	});
	lastZone = timeZone;
	return lastFormat;
}

/** Milliseconds that the zone is ahead of UTC at a time. */
function offsetAt(time: number, timeZone: string): number {
	const parts = openFormat(timeZone).formatToParts(time);
	const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
	const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
	return local - Math.floor(time / 1000) * 1000;
}

export function isTimeZone(timeZone: string): boolean {
	try {
		new Intl.DateTimeFormat("en-GB", { timeZone });
		return true;
	} catch {
		return false;
	}
}

function inZone(day: string, clock: string, timeZone: string): PlayTime | null {
	const local = isDay(day) ? Date.parse(`${day}T${clock.padStart(5, "0")}Z`) : Number.NaN;
	if (Number.isNaN(local)) return null;
	if (timeZone === "UTC") return { watchedAt: local, precision: "instant" };
	const first = local - offsetAt(local, timeZone);
	return { watchedAt: local - offsetAt(first, timeZone), precision: "instant" };
}

function onDay(day: string): PlayTime | null {
	return isDay(day) ? { watchedAt: Date.parse(`${day}T00:00:00Z`), precision: "day" } : null;
}

const pad = (text: string) => text.padStart(2, "0");

/** Of three numbers with the day or the month first, or with the year first and two digits. */
function toDay([, one = "", two = "", three = ""]: string[], order: DateOrder): string {
	if (order === "ymd" && three.length === 2) return `20${pad(one)}-${pad(two)}-${three}`;
	const year = three.length === 2 ? `20${three}` : three;
	return order === "mdy" ? `${year}-${pad(one)}-${pad(two)}` : `${year}-${pad(two)}-${pad(one)}`;
}

/** Where the row itself allows one order only, that one counts. */
function readLocalDay(match: string[], { timeZone, dateOrder }: DateOptions) {
	const orders = [dateOrder ?? "dmy", ...(["dmy", "mdy"] as const)];
	const day = orders.map((order) => toDay(match, order)).find(isDay) ?? "";
	return match[4] ? inZone(day, match[4], timeZone) : onDay(day);
}

/** Null for text that is no date. Of days whose order is not known, the day comes first. */
export function readMoment(given: string | null, options: DateOptions): PlayTime | null {
	const text = given?.trim() ?? "";
	if (text === "" || NO_DATE.test(text)) return UNKNOWN;
	if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return onDay(text);
	const zoned = ZONED.exec(text);
	if (zoned) {
		const [, day = "", clock, fraction = "", zone = ""] = zoned;
		const suffix = /^(?:Z|UTC)$/i.test(zone) ? "Z" : zone.replace(/^(.\d{2}):?/, "$1:");
		const watchedAt = Date.parse(`${day}T${clock}${fraction.slice(0, 4)}${suffix}`);
		return isDay(day) && !Number.isNaN(watchedAt) ? { watchedAt, precision: "instant" } : null;
	}
	const naive = NAIVE.exec(text);
	if (naive) return inZone(naive[1] ?? "", naive[2] ?? "", options.timeZone);
	const local = DAY_FIRST.exec(text);
	if (local) return readLocalDay(local, options);
	const [, year, month = "", day = "", clock] = YEAR_FIRST.exec(text) ?? [];
	if (year) {
		const text = `${year}-${pad(month)}-${pad(day)}`;
		return clock ? inZone(text, clock, options.timeZone) : onDay(text);
	}
	const classic = C_STYLE.exec(text);
	if (classic) {
		const [, month = "", day = "", clock = "", year] = classic;
		return inZone(`${year}-${pad(String(MONTHS.indexOf(month) + 1))}-${pad(day)}`, clock, options.timeZone);
	}
	return /^\d{12,14}$/.test(text) ? { watchedAt: Number(text), precision: "instant" } : null;
}

/** A file writes times without a zone. */
export function needsTimeZone(text: string | null): boolean {
	return (
		text !== null &&
		!NO_DATE.test(text) &&
		(NAIVE.test(text) || C_STYLE.test(text) || Boolean((DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.[4]))
	);
}

/** Dates of a file from which its order of time may be taken. */
const SORTED_MIN = 10;

type Order = "dmy" | "mdy";

/** The newest come first, as in Netflix's history. */
function isNewestFirst(matches: string[][], order: Order): boolean {
	const days = matches.map((match) => toDay(match, order));
	return new Set(days).size >= SORTED_MIN && days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ""));
}

/**
 * The order of day and month that the dates of the files fit, each file a list; null where it is not known. `isOpen`: dates
 * are left that may be read either way.
 */
export function inferDateOrder(files: (string | null)[][], now: number): { order: DateOrder | null; isOpen: boolean } {
	const lists = files.map((texts) =>
		texts.flatMap((text) => {
			const match = DAY_FIRST.exec(text?.trim() ?? "");
			return match ? [[...match]] : [];
		}),
	);
	const dates = lists.flat();
	const isOpen = dates.some((match) => {
		const [dmy, mdy] = [toDay(match, "dmy"), toDay(match, "mdy")];
		return dmy !== mdy && isDay(dmy) && isDay(mdy);
	});
	const fits = (["dmy", "mdy"] as const).filter((order) =>
		dates.every((match) => {
			const day = toDay(match, order);
			return isDay(day) && Date.parse(day) <= now + 24 * 60 * 60 * 1000;
		}),
	);
	const sorted = fits.filter((order) => lists.some((list) => isNewestFirst(list, order)));
	const [only] = sorted.length === 1 ? sorted : fits;
	if (dates.length > 0 && only && (fits.length === 1 || sorted.length === 1)) return { order: only, isOpen: false };
	return { order: null, isOpen };
}

/** Whether a text gives a time of day, and is no word for an unknown date. */
export function hasTime(text: string | null): boolean {
	return text !== null && !NO_DATE.test(text) && (text.includes(":") || /^\d{12,14}$/.test(text));
}
