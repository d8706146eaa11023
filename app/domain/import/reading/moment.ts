// Reads the dates of files. A day stays a day, whatever the time zone; an unknown date stays unknown.
import { isDay } from "~/lib/text/days";
import { isTimeZone, offsetAt } from "~/lib/text/time-zones";
import type { PlayTime } from "../../library/diary/plays";
import { isWeekday, readMonth } from "./moment-words";

/** `none`: what cannot be read is no date. */
export const DATE_ORDERS = ["ymd", "dmy", "mdy", "none"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export interface DateOptions {
	/** IANA name, for times without a zone. */
	timeZone: string;
	/** Of days such as 03/04/2020; null: not known. */
	dateOrder: DateOrder | null;
}

const UNKNOWN: PlayTime = { watchedAt: null, precision: "unknown" };

/** What services and spreadsheets write for "unknown": the beginning of a computer's or of Go's time, and words. */
const NO_DATE =
	/^(?:0000-|0001-01-01|(?:1970-01-01|0?1[./-]0?1[./-]1970)[T,]?\s?(?:00:00(?::0[01]|$)|$)|(?:unknown|released|0|n\/a|none|null|nan|nat|never|[-–—?]+)$)/i;
/** Longer texts are no dates. */
const DATE_LENGTH_MAX = 100;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const DAY_FIRST = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{2}|\d{4})\.?$/;
const YEAR_FIRST = /^(\d{4})[./-] ?(\d{1,2})[./-] ?(\d{1,2})\.?$/;
/** "2024年1月2日" and "2024년 1월 2일". */
const EAST_ASIAN = /^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})(Z?))?$/;
const C_STYLE = /^([A-Z][a-z]{2} +[A-Z][a-z]{2} +\d{1,2}) (\d{2}:\d{2}:\d{2}) (?:[A-Z]{3,4} )?(\d{4})$/;
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?)?\s?(?:([ap])\.?m\.?)?`;
/** A time of day at the end, with an offset, the name of a zone in brackets, or both. */
const CLOCK_LAST = new RegExp(
	String.raw`[ ,T]+(?:at )?${CLOCK}\s?(?:(?:UTC|GMT)?([+-]\d{2}(?::?\d{2})?)|(Z|UTC|GMT))?(?:\[([\w/+-]+)\]| ([A-Z]\w+/[\w/+-]+)| \([^()]*\))?$`,
	"i",
);
const CLOCK_FIRST = /^(\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?)[ ,]+(.+)$/i;

const pad = (text: string) => text.padStart(2, "0");

const ORDERS = ["dmy", "mdy", "ymd"] as const;
type Order = (typeof ORDERS)[number];

/** Of three numbers with the day or the month first, or with the year first and two digits. */
function toDay([one = "", two = "", three = ""]: string[], order: Order): string {
	if (order === "ymd" && three.length === 2) return `20${pad(one)}-${pad(two)}-${pad(three)}`;
	const year = three.length === 2 ? `20${three}` : three;
	return order === "mdy" ? `${year}-${pad(one)}-${pad(two)}` : `${year}-${pad(two)}-${pad(one)}`;
}

/** "January 2, 2024", "2 janv. 2024", "Tue, 02-Jan-24"; null for text that is no such day, or of which two readings are possible. */
function readWords(text: string): string | null {
	const parts = text.split(/[\s,./_-]+/).filter(Boolean);
	const numbers = parts.flatMap((part) => /^(\d{1,4})(?:st|nd|rd|th|er|º|ª)?$/i.exec(part)?.[1] ?? []);
	const words = parts.filter((part) => !/^\d/.test(part));
	const months = words.flatMap((word) => readMonth(word) ?? []);
	const others = words.filter((word) => readMonth(word) === null && !isWeekday(word) && word.length > 3);
	const [month] = months;
	const [one = "", two = ""] = numbers;
	if (!month || months.length > 1 || others.length > 0 || numbers.length !== 2) return null;
	const [year, day] = one.length === 4 ? [one, two] : [two, one];
	if (year.length === 3 || day.length > 2) return null;
	return `${year.length === 4 ? year : `20${pad(year)}`}-${pad(String(month))}-${pad(day)}`;
}

interface Clock {
	/** Since midnight. */
	milliseconds: number;
	/** `Z`, an offset or a name; null: the file does not say it. */
	zone: string | null;
}

/** `day`: or the three numbers of one whose order is not known. */
type Parsed = { time: number } | { day: string | string[]; clock: Clock | null };

function readClock(match: RegExpExecArray): Clock | null {
	const [, hour = "", minute, second = "0", fraction = "", half, offset, zulu, bracketed, named] = match;
	// "2024. 1. 2" ends with a number, too.
	if (minute === undefined && half === undefined) return null;
	const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
	const isHalf = half === undefined || (Number(hour) >= 1 && Number(hour) <= 12);
	if (!isHalf || hours > 23 || Number(minute ?? 0) > 59 || Number(second) > 59) return null;
	const milliseconds =
		((hours * 60 + Number(minute ?? 0)) * 60 + Number(second)) * 1000 + Number(fraction.padEnd(3, "0").slice(0, 3));
	return { milliseconds, zone: offset ?? (zulu ? "Z" : (bracketed ?? named ?? null)) };
}

function readDate(text: string): string | string[] | null {
	const [, year, month = "", day = ""] = YEAR_FIRST.exec(text) ?? EAST_ASIAN.exec(text) ?? [];
	if (year) return `${year}-${pad(month)}-${pad(day)}`;
	const numbers = DAY_FIRST.exec(text);
	return numbers ? numbers.slice(1, 4) : readWords(text);
}

/** Digits alone: a day, or seconds, milliseconds, microseconds or nanoseconds since 1970. */
function readDigits(text: string): Parsed | null {
	const [, year, month, day, hour, minute, second, zulu] = COMPACT.exec(text) ?? [];
	const isCompact = year !== undefined && isDay(`${year}-${month}-${day}`);
	if (isCompact && hour === undefined) return { day: `${year}-${month}-${day}`, clock: null };
	if (isCompact) {
		const milliseconds = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
		return { day: `${year}-${month}-${day}`, clock: { milliseconds, zone: zulu ? "Z" : null } };
	}
	if (/^\d{9,10}(?:\.\d{1,9})?$/.test(text)) return { time: Math.floor(Number(text) * 1000) };
	if (/^\d{12,14}$/.test(text)) return { time: Number(text) };
	return /^(?:\d{16}|\d{19})$/.test(text) ? { time: Number(text.slice(0, 13)) } : null;
}

/** What services write, without the other forms' patterns: a file has 100,000 of them. */
function readIso(text: string): Parsed | null {
	const [, day, hour, minute, second = "0", fraction = "", zone = null] = ISO.exec(text) ?? [];
	if (day === undefined) return null;
	if (hour === undefined) return { day, clock: null };
	if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
	const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
	return { day, clock: { milliseconds: seconds * 1000 + Number(fraction.padEnd(3, "0").slice(0, 3)), zone } };
}

function parse(stated: string): Parsed | null {
	if (stated.length > DATE_LENGTH_MAX) return null;
	const iso = readIso(stated);
	if (iso) return iso;
	const digits = readDigits(stated);
	if (digits) return digits;
	const text = stated.replace(C_STYLE, "$1 $3 $2").replace(CLOCK_FIRST, "$2 $1");
	const match = CLOCK_LAST.exec(text);
	const clock = match && readClock(match);
	if (match && !clock && match[2] !== undefined) return null;
	const day = readDate(clock ? text.slice(0, match?.index).trim() : text);
	return day === null ? null : { day, clock };
}

function inZone(day: string, { milliseconds, zone }: Clock, timeZone: string): PlayTime | null {
	const local = Date.parse(`${day}T00:00:00Z`) + milliseconds;
	const [, sign, hours, minutes = "0"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? "") ?? [];
	if (sign) {
		const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
		return { watchedAt: sign === "+" ? local - ahead : local + ahead, precision: "instant" };
	}
	if (zone === "Z" || (zone === null && timeZone === "UTC")) return { watchedAt: local, precision: "instant" };
	const ownZone = zone ?? timeZone;
	if (!isTimeZone(ownZone)) return null;
	const first = local - offsetAt(local, ownZone);
	return { watchedAt: local - offsetAt(first, ownZone), precision: "instant" };
}

/** Where the row itself allows one order only, that one counts. */
function readParsed(parsed: Parsed, { timeZone, dateOrder }: DateOptions): PlayTime | null {
	if ("time" in parsed) return { watchedAt: parsed.time, precision: "instant" };
	const { day: stated, clock } = parsed;
	const first = dateOrder === null || dateOrder === "none" ? "dmy" : dateOrder;
	const days =
		typeof stated === "string" ? [stated] : ([first, "dmy", "mdy"] as const).map((order) => toDay(stated, order));
	const day = days.find(isDay);
	if (day === undefined) return null;
	return clock ? inZone(day, clock, timeZone) : { watchedAt: Date.parse(`${day}T00:00:00Z`), precision: "day" };
}

/** Null for text that is no date. Of days whose order is not known, the day comes first. */
export function readMoment(stated: string | null, options: DateOptions): PlayTime | null {
	const text = stated?.trim() ?? "";
	if (text === "" || NO_DATE.test(text)) return UNKNOWN;
	const parsed = parse(text);
	return (parsed && readParsed(parsed, options)) ?? (options.dateOrder === "none" ? UNKNOWN : null);
}

const parseKnown = (text: string | null) => (text === null || NO_DATE.test(text.trim()) ? null : parse(text.trim()));

/** A file writes times without a zone. */
export function needsTimeZone(text: string | null): boolean {
	const parsed = parseKnown(text);
	return parsed !== null && "clock" in parsed && parsed.clock !== null && parsed.clock.zone === null;
}

/** Whether a text gives a time of day, and is no word for an unknown date. */
export function hasTime(text: string | null): boolean {
	const parsed = parseKnown(text);
	return parsed !== null && ("time" in parsed || parsed.clock !== null);
}

/** Dates of a file from which its order of time may be taken. */
const SORTED_MIN = 10;

/** The newest come first, as in Netflix's history. */
function isNewestFirst(dates: string[][], order: Order): boolean {
	const days = dates.map((date) => toDay(date, order));
	return new Set(days).size >= SORTED_MIN && days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ""));
}

/** More of the texts than not are no dates in any order. */
function isUnreadable(texts: string[]): boolean {
	const dates = texts.filter((text) => text.trim() !== "" && !NO_DATE.test(text.trim()));
	const read = dates.filter((text) => readMoment(text, { timeZone: "UTC", dateOrder: null }) !== null);
	return read.length * 2 < dates.length;
}

/** One day in so many may be written wrong: it decides nothing. */
const OUTLIERS = 20;

/**
 * The order of day and month that the dates of the files fit, each column of a file a list; null where it is not known.
 * `isOpen`: dates are left that may be read either way, or not at all.
 */
export function inferDateOrder(
	columns: (string | null)[][],
	now: number,
): { order: Exclude<DateOrder, "none"> | null; isOpen: boolean } {
	const texts = columns.map((column) => column.filter((text) => text !== null));
	const lists = texts.map((column) =>
		column.flatMap((text) => {
			const parsed = parseKnown(text);
			return parsed && "day" in parsed && typeof parsed.day !== "string" ? [parsed.day] : [];
		}),
	);
	const dates = lists.flat();
	const isUnread = texts.some(isUnreadable);
	const isOpen =
		isUnread ||
		dates.some((date) => {
			const [dmy, mdy] = [toDay(date, "dmy"), toDay(date, "mdy")];
			return dmy !== mdy && isDay(dmy) && isDay(mdy);
		});
	const isPast = (day: string) => isDay(day) && Date.parse(day) <= now + 24 * 60 * 60 * 1000;
	const days = [...new Map(dates.map((date) => [date.join(), date])).values()];
	const readable = days.filter((date) => ORDERS.some((order) => isPast(toDay(date, order))));
	const isFit = (order: Order) =>
		readable.filter((date) => !isPast(toDay(date, order))).length * OUTLIERS <= readable.length;
	const dayFirst = (["dmy", "mdy"] as const).filter(isFit);
	const fits =
		dayFirst.length > 0 || dates.some(([, , three]) => three?.length !== 2) || !isFit("ymd")
			? dayFirst
			: ["ymd" as const];
	const sorted = fits.filter((order) => lists.some((list) => isNewestFirst(list, order)));
	const [only] = sorted.length === 1 ? sorted : fits;
	const isKnown = dates.length > 0 && only && (fits.length === 1 || sorted.length === 1);
	if (isKnown) return { order: only, isOpen: isUnread };
	return { order: null, isOpen };
}
