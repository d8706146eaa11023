// From the chosen files to records: opens zips, recognises each file by its content, and lets its service's format read it.
import { groupBy } from "~/lib/group-by";
import { type Columns, guessColumns, readRow } from "./columns";
import { decodeText } from "./decode";
import type { OpenFile, Reader, Reading } from "./format";
import { readImdbFile } from "./formats/imdb";
import { readLetterboxd } from "./formats/letterboxd";
import { readMarquee } from "./formats/marquee";
import { readMovary } from "./formats/movary";
import { readNetflix } from "./formats/netflix";
import { readSimkl } from "./formats/simkl";
import { readTmdb } from "./formats/tmdb";
import { readTrakt } from "./formats/trakt";
import { readTvTime } from "./formats/tvtime";
import { readWatcharr } from "./formats/watcharr";
import { readYamtrack } from "./formats/yamtrack";
import { type DateOptions, inferDateOrder, needsTimeZone } from "./moment";
import type { FileRecord } from "./record";
import { readTable } from "./table";
import { FileError, isZip, readZip } from "./zip";

/** By source, the narrowest first. */
const FORMATS = {
	marquee: readMarquee,
	imdb: readImdbFile,
	tmdb: readTmdb,
	yamtrack: readYamtrack,
	watcharr: readWatcharr,
	simkl: readSimkl,
	netflix: readNetflix,
	movary: readMovary,
	tvtime: readTvTime,
	trakt: readTrakt,
	letterboxd: readLetterboxd,
} satisfies Record<string, Reader>;

export const SOURCES = [
	...(["trakt", "tvtime", "letterboxd", "imdb", "simkl", "yamtrack", "watcharr", "movary", "tmdb", "netflix"] as const),
	...(["marquee", "csv", "several"] as const),
] as const;
export type Source = (typeof SOURCES)[number];

export const RECORDS_MAX = 100_000;
/** Characters before a value of JSON that is nested deeper than any export. */
const DEPTH_MAX = 100;

export interface ReadFile {
	name: string;
	kind: string;
	records: number;
	isUsed: boolean;
	reason: string | null;
}

export interface ChosenFile {
	name: string;
	bytes: Uint8Array;
}

export type Question = "timeZone" | "dateOrder" | "bulkDates" | "columns";

export interface ReadResult {
	source: Source;
	files: ReadFile[];
	records: FileRecord[];
	questions: Question[];
	warnings: string[];
	/** What all dates of the files fit. */
	dateOrder: DateOptions["dateOrder"];
	/** Of a CSV file whose columns are not known. */
	header: string[] | null;
}

/** Members that hold tokens, passwords, addresses or messages. */
const SECRET =
	/(?:^|\/)(?:[^/]*(?:access_token|refresh_token|auth-prod|password|ip_address|session|device|login|e-?mail|address)[^/]*|user\.csv|user-settings\.json|profile\.csv)$/i;
const CLUTTER = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$)/;

function closedReason(path: string): string | null {
	if (SECRET.test(path)) return "It holds secrets and stays closed";
	if (CLUTTER.test(path) || !/\.(?:csv|json|tsv|txt)$/i.test(path)) return "It is not a list of titles";
	return null;
}

function baseName(path: string): string {
	return (path.split(/[\\/]/).at(-1) ?? path).toLowerCase();
}

/** JSON.parse itself copes with depth, but what reads the value need not. */
function isDeep(text: string): boolean {
	let depth = 0;
	let isText = false;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (isText) {
			if (code === 92) at += 1;
			else if (code === 34) isText = false;
		} else if (code === 34) isText = true;
		else if (code === 91 || code === 123) depth += 1;
		else if (code === 93 || code === 125) depth -= 1;
		if (depth > DEPTH_MAX) return true;
	}
	return false;
}

type Opened = { file: OpenFile } | { reason: string };

function openText(path: string, bytes: Uint8Array): Opened {
	const name = baseName(path);
	const open = (part: Partial<OpenFile>): Opened => ({ file: { path, name, table: null, json: null, ...part } });
	// Trakt writes an empty list as an empty CSV file.
	if (bytes.length === 0) return { reason: "The file is empty" };
	const text = decodeText(bytes);
	if (text === null) return { reason: "The file is not text" };
	if (/^\uFEFF?\s*[[{]/.test(text)) {
		if (isDeep(text)) return { reason: "The file is nested too deeply to be a list of titles" };
		try {
			return open({ json: JSON.parse(text.replace(/^\uFEFF/, "")) });
		} catch {
			return { reason: "The file is not complete: its JSON ends too early or is damaged" };
		}
	}
	if (/^\s*</.test(text)) return { reason: "Web pages and XML cannot be imported" };
	try {
		const table = readTable(text);
		return table ? open({ table }) : { reason: "The file is neither CSV nor JSON" };
	} catch (error) {
		if (error instanceof RangeError) return { reason: error.message };
		throw error;
	}
}

interface Listed {
	path: string;
	opened: Opened;
}

function openChosen({ name, bytes }: ChosenFile): Listed[] {
	if (!isZip(bytes)) {
		if (SECRET.test(name)) return [{ path: name, opened: { reason: "It holds secrets and stays closed" } }];
		return [{ path: name, opened: openText(name, bytes) }];
	}
	try {
		return readZip(bytes, closedReason).map(({ path, bytes: member, reason }) => {
			const opened = member
				? isZip(member)
					? { reason: "A zip within a zip is not opened" }
					: openText(path, member)
				: { reason: reason ?? "It could not be read" };
			return { path, opened };
		});
	} catch (error) {
		if (error instanceof FileError) return [{ path: name, opened: { reason: error.message } }];
		throw error;
	}
}

interface Recognised {
	source: Source;
	reading: Reading;
}

function recognise(file: OpenFile, files: OpenFile[], columns: Columns | null): Recognised | "columns" | null {
	for (const [source, read] of Object.entries(FORMATS)) {
		const reading = read(file, files);
		if (reading) return { source: source as Source, reading };
	}
	if (!file.table) return null;
	const known = columns ?? guessColumns(file.table);
	const names = Object.values(known).map((name) => name.toLowerCase());
	const hasTitle = known.title ?? known.tmdb ?? known.imdb ?? known.tvdb;
	const hasPlace = known.watched_at ?? known.rating ?? known.added_at;
	if (!columns && !(hasTitle && hasPlace)) return "columns";
	if (!names.some((name) => file.table?.header.includes(name))) return "columns";
	const records = file.table.rows.flatMap((row) =>
		readRow(file.path, row, { columns: known, isPlay: Boolean(known.watched_at) }),
	);
	return { source: "csv", reading: { kind: "CSV", records } };
}

/** Whether the same second stands at five or more episodes of a show: the stamp of a tap, not of a watch. */
function markBulk(records: FileRecord[]): void {
	const stamped = records.filter(
		({ kind, watched_at, media_type }) => kind === "play" && media_type === "tv" && watched_at?.includes(":"),
	);
	const groups = groupBy(stamped, ({ title, watched_at }) => `${title}\n${watched_at}`);
	for (const group of groups.values()) for (const record of group) record.isBulk ||= group.length >= 5;
}

function toPlace({ media_type, title, ids, season, episode }: FileRecord): string {
	return `${media_type}\n${ids.tvdb ?? ids.tmdb ?? title}\n${season}\n${episode}`;
}

/** A summary says nothing where a history tells of the same title. */
function leaveSummaries(records: FileRecord[]): void {
	const told = new Set(records.filter(({ kind, isSummary }) => kind === "play" && !isSummary).map(toPlace));
	for (const record of records) {
		if (record.isSummary && told.has(toPlace(record))) record.leftOut ??= "The history tells of this already";
	}
}

function countKinds(sources: Set<Source>): Source {
	const [only] = sources;
	return sources.size > 1 ? "several" : (only ?? "csv");
}

/** Reads files in any order. `columns`: what a person called the columns of a CSV file. */
export function readFiles(
	chosen: ChosenFile[],
	{ columns = null, now = Date.now() }: { columns?: Columns | null; now?: number } = {},
): ReadResult {
	const listed = chosen.flatMap(openChosen);
	const open = listed.flatMap(({ opened }) => ("file" in opened ? [opened.file] : []));
	const [sources, questions, warnings] = [new Set<Source>(), new Set<Question>(), new Set<string>()];
	let header: string[] | null = null;
	const records: FileRecord[] = [];
	const files = listed.map(({ path, opened }): ReadFile => {
		const unread = (reason: string, kind = "unknown") => ({ name: path, kind, records: 0, isUsed: false, reason });
		if ("reason" in opened) return unread(opened.reason);
		const found = recognise(opened.file, open, columns);
		if (found === "columns") {
			questions.add("columns");
			header ??= opened.file.table?.header ?? null;
			return unread("Its columns are not known: say which is which", "CSV");
		}
		if (!found) return unread("This file is of no service that can be imported");
		const { kind, records: own, reason, warnings: notes = [] } = found.reading;
		for (const note of notes) warnings.add(note);
		if (reason !== undefined) return unread(reason, kind);
		if (records.length + own.length > RECORDS_MAX) {
			return unread(`Together the files have more than ${RECORDS_MAX.toLocaleString("en")} records`, kind);
		}
		sources.add(found.source);
		records.push(...own);
		return { name: path, kind, records: own.length, isUsed: true, reason: null };
	});
	leaveSummaries(records);
	markBulk(records);
	const times = records.map(({ watched_at }) => watched_at);
	const { order, isOpen } = inferDateOrder([...times, ...records.map(({ added_at }) => added_at)], now);
	if (isOpen) questions.add("dateOrder");
	if (times.some(needsTimeZone)) questions.add("timeZone");
	if (records.some(({ isBulk }) => isBulk)) questions.add("bulkDates");
	return {
		source: countKinds(sources),
		files,
		records,
		questions: [...questions],
		warnings: [...warnings],
		dateOrder: order,
		header,
	};
}
