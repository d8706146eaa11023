// From the chosen files to records: opens zips, recognises each file by its content, and lets its service's format read it.
import { groupBy } from "~/lib/group-by";
import { type Columns, findExamples, readByColumns } from "./columns";
import { explainEnding, explainZip } from "./containers";
import { FileError } from "./file-error";
import { type ChosenFiles, type OpenFile, openChosen, type Reader, type Reading } from "./format";
import { readImdbFile } from "./formats/imdb";
import { readLetterboxd } from "./formats/letterboxd";
import { readMarquee, readPeople } from "./formats/marquee";
import { readMovary } from "./formats/movary";
import { readMyAnimeList } from "./formats/myanimelist";
import { readNetflix } from "./formats/netflix";
import { readSeriesGuide } from "./formats/seriesguide";
import { readSimkl } from "./formats/simkl";
import { readTmdb } from "./formats/tmdb";
import { readTrakt } from "./formats/trakt";
import { readTvTime } from "./formats/tvtime";
import { readWatcharr } from "./formats/watcharr";
import { readYamtrack } from "./formats/yamtrack";
import { BROWSER_MAX, COST, type Meter, openMeter } from "./meter";
import { type DateOptions, inferDateOrder, needsTimeZone } from "./moment";
import { type Opened, openFile } from "./open-file";
import { boundRecord, type FileRecord, RECORDS_MAX, TOO_MANY } from "./record";
import { leaveSummaries, markBulk } from "./summaries";
import { findSizeFaults, isZip, type Room, readZip, UNZIPPED_MAX } from "./zip";

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
	myanimelist: readMyAnimeList,
	seriesguide: readSeriesGuide,
	trakt: readTrakt,
	letterboxd: readLetterboxd,
} satisfies Record<string, Reader>;

export type Source = keyof typeof FORMATS | "csv" | "several";
export const SOURCES = [...Object.keys(FORMATS), "csv", "several"] as Source[];

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
	/** Why only its first bytes were read. */
	fault?: string | null;
}

export type Question = "timeZone" | "dateOrder" | "bulkDates" | "person" | "columns";

export interface ReadResult {
	source: Source;
	files: ReadFile[];
	records: FileRecord[];
	questions: Question[];
	warnings: string[];
	/** The people whose records the files tell apart, each once. */
	people: string[];
	/** What all dates of the files fit. */
	dateOrder: DateOptions["dateOrder"];
	/** Of a CSV file whose columns are not known, with the first text of each column. */
	header: string[] | null;
	examples: string[];
}

/** Files that hold tokens, passwords, addresses or messages; and those of Netflix's archive about the account. */
const SECRET =
	/(?:^|\/)(?:[^/]*(?:token|auth-prod|password|credential|ip_?address|session|device|login|e-?mail|address)[^/]*|user\.csv|user-settings\.json|profile\.csv|(?:account|devices|ip_addresses|messages|payment_and_billing|customer_service|surveys)\/[^/]*)$/i;
const CLUTTER = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$)/;
const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i;
/** Characters of a path. */
const PATH_MAX = 200;
/** Files, those in zips included. */
const FILES_MAX = 2000;

function closedReason(path: string): string | null {
	// First: a pattern takes long for a long name.
	const isName = path.length <= PATH_MAX && !OUTSIDE.test(path) && !/\p{Cc}/u.test(path);
	if (isName && SECRET.test(path)) return "It holds secrets and stays closed";
	if (!isName) return "Its name is not that of a file in a zip";
	if (CLUTTER.test(path)) return "It is not a list of titles";
	if (!/\.(?:(?:csv|json|tsv|txt|xml)(?:\.gz)?)$/i.test(path))
		return explainEnding(path) ?? "It is not a list of titles";
	return null;
}

interface Listed {
	path: string;
	/** The zip that it came in; null: it was chosen itself. */
	zip: number | null;
	/** Bytes that were unpacked. */
	size: number;
	opened: Opened;
}

/** Files of the same bytes have the same number, and others nearly never. */
function toFingerprint(bytes: Uint8Array): string {
	let [low, high] = [0x811c9dc5, 0x9747b28c];
	for (const byte of bytes) {
		low = Math.imul(low ^ byte, 0x01000193);
		high = Math.imul(high ^ byte, 0x85ebca6b);
	}
	return `${bytes.length} ${low} ${high}`;
}

const AGAIN = "The same file was chosen twice";

const TOO_MANY_FILES = "Together there are more than 2,000 files: this file and those after it are not read";

function toListed({ name }: Pick<ChosenFile, "name">, opened: Opened): Listed {
	return { path: name.slice(0, PATH_MAX), zip: null, size: 0, opened };
}

/** Bytes that may be unpacked still, and altogether. */
interface Limits extends Room {
	meter: Meter;
}

/** The members of a zip, or the file itself. `at`: its place among the chosen files. */
function openOne({ name, bytes, fault }: ChosenFile, at: number, limits: Limits): Listed[] {
	const only = (opened: Opened): Listed[] => [toListed({ name }, opened)];
	if (fault) return only({ reason: fault });
	if (!isZip(bytes)) {
		if (SECRET.test(name)) return only({ reason: "It holds secrets and stays closed" });
		const { opened, unpacked } = openFile(name, bytes, limits);
		return [{ ...toListed({ name }, opened), size: unpacked }];
	}
	try {
		const members = readZip(bytes, { skip: closedReason, ...limits });
		const explanation = explainZip(
			name,
			bytes,
			members.map(({ path }) => path),
		);
		if (explanation !== null) return only({ reason: explanation });
		let { room } = limits;
		return members.map(({ path, bytes: member, reason }) => {
			room -= member?.length ?? 0;
			const { opened, unpacked } = !member
				? { opened: { reason: reason ?? "It could not be read" }, unpacked: 0 }
				: isZip(member)
					? { opened: { reason: "A zip within a zip is not opened" }, unpacked: 0 }
					: openFile(path, member, { ...limits, room });
			room -= unpacked;
			return { path: path.slice(0, PATH_MAX), zip: at, size: (member?.length ?? 0) + unpacked, opened };
		});
	} catch (error) {
		if (error instanceof FileError) return only({ reason: error.message });
		throw error;
	}
}

function openAll(given: ChosenFile[], { unzippedMax, meter }: { unzippedMax: number; meter: Meter }): Listed[] {
	const sizes = given.map(({ bytes }) => ({ size: bytes.length, isZip: isZip(bytes) }));
	const faults = findSizeFaults(sizes, unzippedMax);
	const seen = new Set<string>();
	const chosen = given.map((file, at): ChosenFile => {
		const fault = file.fault ?? faults[at] ?? null;
		const fingerprint = fault === null ? toFingerprint(file.bytes) : "";
		const isAgain = fault === null && seen.has(fingerprint);
		seen.add(fingerprint);
		return { ...file, fault: isAgain ? AGAIN : fault };
	});
	const listed: Listed[] = [];
	let room = unzippedMax;
	for (const [at, file] of chosen.entries()) {
		const opened = openOne(file, at, { room, unzippedMax, meter });
		if (listed.length + opened.length > FILES_MAX) return [...listed, toListed(file, { reason: TOO_MANY_FILES })];
		room -= opened.reduce((sum, { size }) => sum + size, 0);
		listed.push(...opened);
	}
	return listed;
}

/** The libraries of the people in a personal export: that of the profile with the same name is read, else the first one. */
function listPeople(listed: Listed[], profileName: string | null): Listed[] {
	return listed.flatMap((each): Listed[] => {
		const { opened } = each;
		const people = "file" in opened ? readPeople(opened.file.json) : [];
		const used = people.find(({ name }) => name === profileName) ?? people[0];
		if (!used || !("file" in opened)) return [each];
		return people.map((person) => {
			const path = `${each.path} (${person.name.slice(0, 40)})`;
			const reason = `Only the library of ${used.name} is read here; this one is read in a profile called ${person.name}`;
			const file = { ...opened.file, path, json: person.library };
			return { ...each, path, opened: person === used ? { file } : { reason } };
		});
	});
}

/** Gives files of the same path different ones: rows without ids are counted by file. */
function nameApart(listed: Listed[]): Listed[] {
	const seen = new Map<string, number>();
	return listed.map((each) => {
		const times = (seen.get(each.path) ?? 0) + 1;
		seen.set(each.path, times);
		if (times === 1) return each;
		const path = `${each.path} (${times})`;
		return { ...each, path, opened: "file" in each.opened ? { file: { ...each.opened.file, path } } : each.opened };
	});
}

interface Recognised {
	source: Source;
	reading: Reading;
}

function recogniseService(file: OpenFile, chosen: ChosenFiles): Recognised | null {
	for (const [source, read] of Object.entries(FORMATS)) {
		const reading = read(file, chosen);
		if (reading) return { source: source as Source, reading };
	}
	return null;
}

function readNamed(file: OpenFile, columns: Columns | null): Recognised | "columns" | null {
	const reading = readByColumns(file, columns);
	return reading && reading !== "columns" ? { source: "csv", reading } : reading;
}

/** A file that is read beyond its bounds says so. The records are paid. */
function tryReading<Result extends Recognised | "columns" | null>(
	meter: Meter,
	read: () => Result,
): Result | { reason: string } {
	try {
		const result = read();
		if (result && result !== "columns") meter.spend(result.reading.records.length * COST.record);
		return result;
	} catch (error) {
		if (error instanceof FileError) return { reason: error.message };
		throw error;
	}
}

const NO_SERVICE = "This file is of no service that can be imported";
const NO_XML =
	"This is XML, of which only the list of MyAnimeList is read. Export CSV or JSON from the program that wrote it";
const NO_PLACE = "This file of the export has nothing for a library";
/** A CSV file about whose columns a person is asked. */
const UNNAMED = "Its columns are not known: say which is which";
const UNNAMED_TOO = "Its columns are not known: choose this file alone to say which is which";

function countKinds(sources: Set<Source>): Source {
	const [only] = sources;
	return sources.size > 1 ? "several" : (only ?? "csv");
}

const PEOPLE_MAX = 20;
const WARNINGS_MAX = 50;
const WARNING_LENGTH_MAX = 300;

interface ReadOptions {
	/** What a person called the columns of a CSV file. */
	columns?: Columns | null;
	now?: number;
	/** Bytes that zips may unpack to together. */
	unzippedMax?: number;
	/** Of the profile that reads them, which may be in a personal export. */
	profileName?: string | null;
	/** What reading may cost; once it has run out, the files that are left say so. */
	meter?: Meter;
}

type Read = Recognised | "columns" | { reason: string } | null;

/** The files whose records find room together, by their places: those with a record for a library first. */
function findFitting(readings: Read[]): Set<number> {
	const files = readings.flatMap((read, at) =>
		read && read !== "columns" && "reading" in read ? [{ at, records: read.reading.records }] : [],
	);
	const isUseful = ({ records }: (typeof files)[number]) => records.some(({ leftOut }) => leftOut === null);
	const byUse = groupBy(files, (file) => (isUseful(file) ? "useful" : "other"));
	const fitting = new Set<number>();
	let room = RECORDS_MAX;
	for (const { at, records } of [...(byUse.get("useful") ?? []), ...(byUse.get("other") ?? [])]) {
		if (records.length > room) continue;
		fitting.add(at);
		room -= records.length;
	}
	return fitting;
}

/** Files that are told one by one; those that are used come first where there are more. */
export const FILES_TOLD = 200;

function tellFiles(files: ReadFile[]): ReadFile[] {
	if (files.length <= FILES_TOLD) return files;
	const usedFirst = [...files.filter(({ isUsed }) => isUsed), ...files.filter(({ isUsed }) => !isUsed)];
	const [told, rest] = [usedFirst.slice(0, FILES_TOLD - 1), usedFirst.slice(FILES_TOLD - 1)];
	const records = rest.reduce((sum, file) => sum + file.records, 0);
	const isUsed = records > 0;
	const name = `${rest.length.toLocaleString("en")} further files`;
	return [...told, { name, kind: "unknown", records, isUsed, reason: isUsed ? null : "Nothing of them is used" }];
}

/** Reads files in any order. */
export function readFiles(
	chosen: ChosenFile[],
	{
		columns = null,
		now = Date.now(),
		unzippedMax = UNZIPPED_MAX,
		profileName = null,
		meter = openMeter(BROWSER_MAX),
	}: ReadOptions = {},
): ReadResult {
	const listed = nameApart(listPeople(openAll(chosen, { unzippedMax, meter }), profileName));
	const together = openChosen(listed.flatMap(({ opened }) => ("file" in opened ? [opened.file] : [])));
	const [sources, questions, warnings] = [new Set<Source>(), new Set<Question>(), new Set<string>()];
	let header: string[] | null = null;
	let examples: string[] = [];
	const records: FileRecord[] = [];
	const recognised = listed.map(({ opened }) =>
		"file" in opened ? tryReading(meter, () => recogniseService(opened.file, together)) : null,
	);
	const knownZips = new Set(listed.flatMap(({ zip }, at) => (zip !== null && recognised[at] ? [zip] : [])));
	// What a service's zip holds besides has no columns to ask about.
	const isExtra = (zip: number | null) => zip !== null && knownZips.has(zip);
	const readings = listed.map(({ zip, opened }, at) => {
		if ("reason" in opened) return null;
		return recognised[at] ?? (isExtra(zip) ? null : tryReading(meter, () => readNamed(opened.file, columns)));
	});
	const fitting = findFitting(readings);
	// An answer counts for all files: those that can be read without it are not read with it.
	const canAsk = readings.every((each) => each === null || each === "columns");
	const files = listed.map(({ path, zip, opened }, at): ReadFile => {
		const unread = (reason: string, kind = "unknown") => ({ name: path, kind, records: 0, isUsed: false, reason });
		if ("reason" in opened) return unread(opened.reason);
		const found = readings[at];
		if (found === "columns") {
			const isAsked = header === null && canAsk;
			if (isAsked) questions.add("columns");
			if (isAsked && opened.file.table)
				[header, examples] = [opened.file.table.header, findExamples(opened.file.table)];
			return unread(isAsked ? UNNAMED : UNNAMED_TOO, "CSV");
		}
		if (!found) {
			const isText = opened.file.table?.header.length === 1;
			if (opened.file.xml !== null) return unread(NO_XML);
			return unread(isExtra(zip) ? NO_PLACE : isText ? "The file is neither CSV nor JSON" : NO_SERVICE);
		}
		if ("reason" in found) return unread(found.reason);
		const { kind, records: own, reason, warnings: notes = [] } = found.reading;
		for (const note of notes) warnings.add(note);
		if (opened.file.encoding !== null && reason === undefined)
			warnings.add(
				`The letters of ${path} were taken for ${opened.file.encoding}: if names look wrong, save the file as UTF-8 and choose it again`,
			);
		if (reason !== undefined) return unread(reason, kind);
		if (!fitting.has(at)) return unread(TOO_MANY, kind);
		sources.add(found.source);
		for (const record of own) records.push(boundRecord(record));
		return { name: path, kind, records: own.length, isUsed: true, reason: null };
	});
	leaveSummaries(records);
	markBulk(records);
	const people = [...new Set(records.flatMap(({ person }) => person ?? []))].slice(0, PEOPLE_MAX);
	if (people.length > 1) questions.add("person");
	const times = records.map(({ watched_at }) => watched_at);
	const byFile = [...groupBy(records, ({ file }) => file).values()];
	const dates = byFile.flatMap((own) => [own.map(({ watched_at }) => watched_at), own.map(({ added_at }) => added_at)]);
	const { order, isOpen } = inferDateOrder(dates, now);
	if (isOpen) questions.add("dateOrder");
	if (times.some(needsTimeZone)) questions.add("timeZone");
	if (records.some(({ isBulk }) => isBulk)) questions.add("bulkDates");
	return {
		source: countKinds(sources),
		files: tellFiles(files),
		records,
		questions: [...questions],
		warnings: [...warnings].slice(0, WARNINGS_MAX).map((warning) => warning.slice(0, WARNING_LENGTH_MAX)),
		people,
		dateOrder: order,
		...{ header, examples },
	};
}
