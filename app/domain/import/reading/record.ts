// What one line of a file says, whichever service the file comes from.

import { EPISODE_NUMBER_MAX } from "~/clients/tmdb/limits";
import { boundReason, type Reason } from "~/domain/import/reason";
import { isRecord } from "~/lib/is-record";
import type { MediaType } from "../../catalogue/types";
import { ofRemarks, type RemarkName, type RemarkValues, remarkKind } from "../../library/changes/remarks";
import { cutNote, toNote } from "../../library/notes";
import type { RecordKind } from "../row-kinds";
import { toPrinted } from "./printed";

export const RECORDS_MAX = 100_000;
/** Questions whose answers say what a record is. */
export const ASKED = ["list", "rated", "thumbs"] as const;

/** Ids at the services that know the title; those of the episode are its own. */
interface RecordIds {
	tmdb: number | null;
	imdb: string | null;
	tvdb: number | null;
	episodeTmdb: number | null;
	episodeTvdb: number | null;
}

/** What a line says of each remark; of a text as much as it holds. */
type Said = { [Name in RemarkName]: RemarkValues[Name] | null };

export interface FileRecord extends Said {
	file: string;
	/** From 1 on; of JSON, the place in its list. */
	line: number;
	kind: RecordKind;
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
	/** When it was said or became so, as the file writes it. */
	added_at: string | null;
	/** Characters of the whole text, where the remark does not hold all of it. */
	noteLength: number | null;
	/** The note is of the play that its line, its `sourceId` or its `watched_at` tells of; false: of the title or the episode. */
	isOfPlay: boolean;
	/** The play's id at the service, with the service's name. */
	sourceId: string | null;
	/** Seconds, of how far it was played; 0 when unknown. */
	position: number | null;
	duration: number | null;
	/** Name of the list that it is an entry of; its note is the list's. */
	list: string | null;
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
	/** True where the service calls series and their episodes movies, too. */
	mayBeShow: boolean;
	/** The question whose answer says what the record is. */
	asks: (typeof ASKED)[number] | null;
}

const NO_IDS: RecordIds = { tmdb: null, imdb: null, tvdb: null, episodeTmdb: null, episodeTvdb: null };

const EMPTY: Omit<FileRecord, "file" | "line" | "ids"> = {
	kind: "other",
	media_type: null,
	title: null,
	year: null,
	season: null,
	episode: null,
	episodeTitle: null,
	wholeTitle: null,
	watched_at: null,
	added_at: null,
	...(ofRemarks(() => null) as Said),
	noteLength: null,
	isOfPlay: false,
	sourceId: null,
	position: null,
	duration: null,
	list: null,
	person: null,
	invalid: null,
	leftOut: null,
	isSummary: false,
	isRewatch: false,
	isBulk: false,
	mayBeShow: false,
	asks: null,
};

/** What is said of a record. */
export type Part = Partial<Omit<FileRecord, "ids">> & { ids?: Partial<RecordIds> };

export function toRecord(file: string, line: number, { ids, ...part }: Part): FileRecord {
	return { ...EMPTY, file, line, ...part, ids: ids ? { ...NO_IDS, ...ids } : NO_IDS };
}

const isSaid = (value: unknown) => value !== null && value !== false;
const dropUnsaid = (value: object) => Object.fromEntries(Object.entries(value).filter(([, member]) => isSaid(member)));

/** The record as JSON, without its kind and what it does not say. */
export function writeRecord({ ids, kind: _, ...record }: FileRecord): string {
	return JSON.stringify({ ...dropUnsaid(record), ids: dropUnsaid(ids) });
}

/** What `writeRecord` wrote. */
export function readRecord(text: string, kind: RecordKind): FileRecord {
	const { file, line, ...part }: Part & Pick<FileRecord, "file" | "line"> = JSON.parse(text);
	return toRecord(file, line, { ...part, kind });
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

const TEXTS = ["title", "episodeTitle", "wholeTitle", "watched_at", "added_at"] as const;
const NUMBERS = ["season", "episode"] as const;

const isLong = (text: string | null, max = TEXT_MAX) => text !== null && text.length > max;
const isHigh = (number: number | null) => number !== null && number > EPISODE_NUMBER_MAX;

function findFault(record: FileRecord): Reason | null {
	if (TEXTS.some((name) => isLong(record[name]))) return { code: "longText" };
	return NUMBERS.some((name) => isHigh(record[name])) ? { code: "highNumber" } : null;
}

/** Brings the record within the bounds of a stored row, and of one that is sent. One with a longer text or a higher number is invalid. */
export function boundRecord(record: FileRecord): void {
	record.file = toPrinted(record.file);
	for (const name of [...TEXTS, "sourceId", "list", "person"] as const) {
		const text = record[name];
		if (text !== null) record[name] = toPrinted(text);
	}
	record.invalid ??= findFault(record);
	for (const name of TEXTS) {
		const text = record[name];
		if (text !== null && isLong(text)) record[name] = `${text.slice(0, 100)}…`;
	}
	for (const name of NUMBERS) if (isHigh(record[name])) record[name] = null;
	record.file = record.file.slice(0, NAME_MAX);
	// An id that was cut could be another one.
	if (isLong(record.sourceId, NAME_MAX)) record.sourceId = null;
	record.person = record.person?.slice(0, NAME_MAX) ?? null;
	record.list = record.list?.slice(0, NAME_MAX) ?? null;
	record.invalid &&= boundReason(record.invalid);
	record.leftOut &&= boundReason(record.leftOut);
}

/** Ids of a title at the services that know it. */
export function readIds(tmdb: unknown, imdb: unknown, tvdb: unknown = null) {
	return { tmdb: readId(tmdb), imdb: readImdb(imdb), tvdb: readId(tvdb) };
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

/** What a file says of a remark; null where it says nothing, or nothing that can be seen. */
export function toRemarkPart(name: RemarkName, value: unknown): Part | null {
	const { value: kind } = remarkKind(name);
	if (!("characters" in kind)) {
		const score = readScore(value, kind.to);
		if (!score) return null;
		const number = score.rating === null ? null : Math.max(kind.from, Math.round(readNumber(value) ?? 0));
		return { kind: name, [name]: number, invalid: score.invalid };
	}
	const text = toNote(typeof value === "string" ? value : "");
	if (text === "") return null;
	const isLong = text.length > kind.characters;
	return {
		kind: name,
		[name]: isLong ? cutNote(text, kind.characters) : text,
		noteLength: isLong ? text.length : null,
	};
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
	const said = { text: text.slice(0, 20) };
	return { rating, invalid: isHigh ? { code: "ratingAbove", ...said, max } : { code: "notARating", ...said } };
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
