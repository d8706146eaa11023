// What one line of a file says, whichever service the file comes from.

import { EPISODE_NUMBER_MAX } from "~/clients/tmdb/limits";
import { isRecord } from "~/lib/is-record";
import type { MediaType } from "../catalogue/types";
import { FileError } from "./file-error";
import { toPrinted } from "./printed";
import { boundReason, type Reason } from "./reason";

export const RECORDS_MAX = 100_000;
/** Further plays, without dates, that one line counts. */
const AGAIN_MAX = 100;
/** Questions whose answers say what a record is. */
export const ASKED = ["list", "rated", "thumbs"] as const;
export const RECORD_KINDS = ["play", "watchLater", "rating", "other"] as const;

/** Ids at the services that know the title; those of the episode are its own. */
interface RecordIds {
	tmdb: number | null;
	imdb: string | null;
	tvdb: number | null;
	episodeTmdb: number | null;
	episodeTvdb: number | null;
}

export interface FileRecord {
	file: string;
	/** From 1 on; of JSON, the place in its list. */
	line: number;
	/** `other` has no place in a library here: it is left out, with a reason. */
	kind: (typeof RECORD_KINDS)[number];
	media_type: MediaType | null;
	title: string | null;
	year: number | null;
	season: number | null;
	episode: number | null;
	/** The episode's name, where the file has no number of it. */
	episodeTitle: string | null;
	/** The whole text that was read as a show and its season, where a film may have this name: the film goes first. */
	wholeTitle: string | null;
	/** As the file writes it; null when unknown. `readMoment` reads it. */
	watched_at: string | null;
	/** When it was saved or rated, as the file writes it. */
	added_at: string | null;
	/** 1 to 10. */
	rating: number | null;
	/** The play's id at the service, with the service's name. */
	sourceId: string | null;
	ids: RecordIds;
	/** Whose it is, in a file of several people. */
	person: string | null;
	/** Why the record cannot be used. */
	invalid: Reason | null;
	/** Why the record is not used. */
	leftOut: Reason | null;
	/** True where the line sums several plays up: a history that tells of the same title replaces it. */
	isSummary: boolean;
	/** True of a further play, which says nothing of the first one. */
	isRewatch: boolean;
	/** True where the service marked several episodes at once. */
	isBulk: boolean;
	/** True where the service calls series and their episodes movies, too. Absent in records of older versions. */
	mayBeShow: boolean;
	/** The question whose answer says what the record is. Absent in records of older versions. */
	asks: (typeof ASKED)[number] | null;
}

const NO_IDS: RecordIds = { tmdb: null, imdb: null, tvdb: null, episodeTmdb: null, episodeTvdb: null };

const EMPTY: Omit<FileRecord, "file" | "line" | "ids"> = {
	...({ kind: "other", media_type: null, title: null, year: null, season: null, episode: null } as const),
	...{ watched_at: null, added_at: null, rating: null, sourceId: null, invalid: null, leftOut: null },
	...{
		episodeTitle: null,
		wholeTitle: null,
		isSummary: false,
		isRewatch: false,
		isBulk: false,
		person: null,
		asks: null,
		mayBeShow: false,
	},
};

export type Part = Partial<Omit<FileRecord, "ids">> & { ids?: Partial<RecordIds> };

export function toRecord(file: string, line: number, { ids, ...part }: Part): FileRecord {
	return { ...EMPTY, file, line, ...part, ids: ids ? { ...NO_IDS, ...ids } : NO_IDS };
}

const isSaid = (value: unknown) => value !== null && value !== false;
const dropUnsaid = (value: object) => Object.fromEntries(Object.entries(value).filter(([, member]) => isSaid(member)));

/** The record as JSON, without what it does not say. */
export function writeRecord({ ids, ...record }: FileRecord): string {
	return JSON.stringify({ ...dropUnsaid(record), ids: dropUnsaid(ids) });
}

/** What `writeRecord` wrote. */
export function readRecord(text: string): FileRecord {
	const { file, line, ...part }: Part & Pick<FileRecord, "file" | "line"> = JSON.parse(text);
	return toRecord(file, line, part);
}

/** Plays that a row counts and does not date. `id`: of the row at its service, with the service's name. */
export function toRewatches(play: FileRecord, id: string, times: number): FileRecord[] {
	const further = { ...play, watched_at: null, isBulk: false, isSummary: false, isRewatch: true };
	return Array.from({ length: Math.max(0, Math.min(times, AGAIN_MAX)) }, (_, index) => ({
		...further,
		sourceId: `${id}:${index + 1}`,
	}));
}

/** A play with those that its row only counts, which have ids of the same service: so they are counted together. */
export function toPlays(play: FileRecord, id: string, times: number): FileRecord[] {
	const again = toRewatches(play, id, times);
	const sourceId = play.sourceId ?? (again.length > 0 ? `${id}:0:${play.watched_at}` : null);
	return [{ ...play, sourceId }, ...again];
}

/** The records of all items. Throws `FileError` where they are too many. */
export function collectRecords<Item>(items: Item[], read: (item: Item, index: number) => FileRecord[]): FileRecord[] {
	const records: FileRecord[] = [];
	items.forEach((item, index) => {
		for (const record of read(item, index)) records.push(record);
		if (records.length > RECORDS_MAX) throw new FileError({ code: "manyRecords" });
	});
	return records;
}

/** A whole number from text or a number; null for anything else, and for the 0 and -1 that stand for "none" in ids. */
export function readId(value: unknown): number | null {
	const number = readNumber(value);
	return number !== null && Number.isSafeInteger(number) && number > 0 && number < 1e9 ? number : null;
}

export function readNumber(value: unknown): number | null {
	if (typeof value === "number") return Number.isFinite(value) ? value : null;
	if (typeof value !== "string" || !/^\s*-?\d+(?:[.,]\d+)?\s*$/.test(value)) return null;
	return Number(value.trim().replace(",", "."));
}

/** Of a season or an episode; 0 is one. */
export function readCount(value: unknown): number | null {
	const number = readNumber(value);
	return number !== null && Number.isInteger(number) && number >= 0 && number <= EPISODE_NUMBER_MAX ? number : null;
}

/** Characters of a title or a date, and of an id, a person's or a file's name. */
const TEXT_MAX = 1000;
const NAME_MAX = 300;

const isLong = (text: string | null) => text !== null && text.length > TEXT_MAX;
const isHigh = (number: number | null) => number !== null && number > EPISODE_NUMBER_MAX;

function findFault({
	title,
	episodeTitle,
	wholeTitle,
	watched_at,
	added_at,
	season,
	episode,
}: FileRecord): Reason | null {
	if ([title, episodeTitle, wholeTitle, watched_at, added_at].some(isLong)) return { code: "longText" };
	return [season, episode].some(isHigh) ? { code: "highNumber" } : null;
}

const printed = (text: string | null) => (text === null ? null : toPrinted(text));

function printRecord(record: FileRecord): FileRecord {
	const { file, title, episodeTitle, wholeTitle, watched_at, added_at, sourceId, person } = record;
	const texts = [file, title, episodeTitle, wholeTitle, watched_at, added_at, sourceId, person];
	if (!texts.some((text) => printed(text) !== text)) return record;
	return {
		...{ ...record, file: printed(file) ?? "", title: printed(title), episodeTitle: printed(episodeTitle) },
		...{ wholeTitle: printed(wholeTitle), watched_at: printed(watched_at), added_at: printed(added_at) },
		...{ sourceId: printed(sourceId), person: printed(person) },
	};
}

/** The record within the bounds of a stored row, and of one that is sent. One with a longer text or a higher number is invalid. */
export function boundRecord(given: FileRecord): FileRecord {
	const record = printRecord(given);
	const { file, title, episodeTitle, wholeTitle, watched_at, added_at, season, episode } = record;
	const { sourceId, person, leftOut } = record;
	const invalid = record.invalid ?? findFault(record);
	const isNameLong = [file, sourceId, person].some((text) => text !== null && text.length > NAME_MAX);
	if (!invalid && !leftOut && !isNameLong) return record;
	const cut = (text: string | null) => (text !== null && isLong(text) ? `${text.slice(0, 100)}…` : text);
	return {
		...{ ...record, title: cut(title), episodeTitle: cut(episodeTitle), wholeTitle: cut(wholeTitle) },
		...{ watched_at: cut(watched_at), added_at: cut(added_at) },
		...{ season: isHigh(season) ? null : season, episode: isHigh(episode) ? null : episode },
		file: file.slice(0, NAME_MAX),
		// An id that was cut could be another one.
		sourceId: sourceId !== null && sourceId.length > NAME_MAX ? null : sourceId,
		person: person?.slice(0, NAME_MAX) ?? null,
		invalid: invalid && boundReason(invalid),
		leftOut: leftOut && boundReason(leftOut),
	};
}

/** `tt0133093`; some files leave out `tt`, or the zeros before the number. */
export function readImdb(value: unknown): string | null {
	const digits = /^(?:tt)?(\d{1,10})$/.exec(String(value ?? "").trim())?.[1];
	return digits && Number(digits) > 0 ? `tt${digits.padStart(7, "0")}` : null;
}

export function readText(value: unknown): string | null {
	const text = typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
	return text === "" ? null : text;
}

/** The first year of "2013" or "2013–2023". */
export function readYear(value: unknown): number | null {
	const year = Number(/^\s*(\d{4})(?!\d)/.exec(String(value ?? ""))?.[1] ?? 0);
	return year >= 1870 && year <= 2100 ? year : null;
}

/** A rating of 1 to 10 from one of another scale; 0 and blank are none. */
export function readRating(value: unknown, max = 10): number | null {
	const number = readNumber(value);
	if (number === null || number <= 0 || number > max) return null;
	return Math.max(1, Math.round((number * 10) / max));
}

/** What a file says of a rating: null where it says none, else 1 to 10, or why it is no rating. `max`: of its scale. */
export function readScore(value: unknown, max = 10): Pick<FileRecord, "rating" | "invalid"> | null {
	const text = readText(value);
	const number = readNumber(text);
	if (text === null || number === 0 || /^(?:null|none|n\/a|[-–—]+)$/i.test(text)) return null;
	const rating = readRating(text, max);
	if (rating !== null) return { rating, invalid: null };
	const isHigh = number !== null && number > max;
	const own = { text: text.slice(0, 20) };
	return { rating, invalid: isHigh ? { code: "ratingAbove", ...own, max } : { code: "notARating", ...own } };
}

/** The objects of a list in JSON; none where the value is no list. */
export function readObjects(value: unknown): Record<string, unknown>[] {
	return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function isTrue(value: unknown): boolean {
	return value === true || value === 1 || /^(?:1|true|yes)$/i.test(String(value ?? "").trim());
}

const SHOW_WORDS = /^(?:tv|show|shows|series|episode|season|tvseries|tvminiseries|tvepisode|anime|tvshow)$/;
const MOVIE_WORDS = /^(?:movie|movies|film|featurefilm|tvmovie|tvspecial|tvshort|short|video)$/;

/** Null for games, people and what else is neither a movie nor a show. */
export function readMediaType(value: unknown): MediaType | null {
	const word = String(value ?? "")
		.toLowerCase()
		.replace(/[^a-z]/g, "");
	if (MOVIE_WORDS.test(word)) return "movie";
	return SHOW_WORDS.test(word) ? "tv" : null;
}
