// From the chosen files to records: opens zips, recognises each file by its content, and lets its service's format read it.

import { readPeople } from "~/domain/import/formats/marquee";
import { boundReason, type Reason } from "~/domain/import/reason";
import { leaveSummaries, markBulk } from "~/domain/import/summaries";
import { groupBy } from "~/lib/group-by";
import { explainEnding, explainZip } from "./containers";
import { FileError } from "./file-error";
import { openChosen } from "./format";
import { type AskedColumn, type Columns, listAsked } from "./guess-columns";
import { LISTS_MAX, type RatedMeaning } from "./meanings";
import { BROWSER_MAX, type Meter, openMeter } from "./meter";
import { type DateOptions, inferDateOrder, needsTimeZone } from "./moment";
import { type Opened, openFile } from "./open-file";
import { listUnused, type Read, readOther, recogniseService, type Source } from "./recognise";
import { ASKED, boundRecord, type FileRecord, RECORDS_MAX } from "./record";
import { findSizeFaults, isZip, readZip } from "./zip";

export interface ReadFile {
	name: string;
	kind: string;
	records: number;
	isUsed: boolean;
	reason: Reason | null;
	/** Columns that are not read, as the file writes them. */
	unused: string[];
}

export interface ChosenFile {
	name: string;
	bytes: Uint8Array;
	/** Why only its first bytes were read. */
	fault?: Reason | null;
}

export const QUESTIONS = [...(["timeZone", "dateOrder", "bulkDates", "person", "columns"] as const), ...ASKED] as const;
type Question = (typeof QUESTIONS)[number];

export interface ReadResult {
	source: Source;
	files: ReadFile[];
	records: FileRecord[];
	questions: Question[];
	warnings: Reason[];
	/** The people whose records the files tell apart, each once. */
	people: string[];
	/** What all dates of the files fit. */
	dateOrder: DateOptions["dateOrder"];
	/** Of a CSV file whose columns are not known; none else. */
	asked: AskedColumn[];
	/** Files that are lists of which it is not known what they are. */
	lists: string[];
	/** Whether what was rated was watched, as the users of the service expect it. */
	rated: RatedMeaning;
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

function closedReason(path: string): Reason | null {
	// First: a pattern takes long for a long name.
	const isName = path.length <= PATH_MAX && !OUTSIDE.test(path) && !/\p{Cc}/u.test(path);
	if (isName && SECRET.test(path)) return { code: "secrets" };
	if (!isName) return { code: "badPath" };
	if (CLUTTER.test(path)) return { code: "clutter" };
	if (!/\.(?:(?:csv|json|tsv|txt|xml)(?:\.gz)?)$/i.test(path)) return explainEnding(path) ?? { code: "clutter" };
	return null;
}

interface Listed {
	path: string;
	/** The zip that it came in; null: it was chosen itself. */
	zip: number | null;
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

const toListed = (path: string, zip: number | null, opened: Opened): Listed => ({
	path: path.slice(0, PATH_MAX),
	zip,
	opened,
});

/** The members of a zip, or the file itself. `at`: its place among the chosen files. */
function openOne({ name, bytes, fault }: ChosenFile, at: number, meter: Meter): Listed[] {
	const only = (opened: Opened) => [toListed(name, null, opened)];
	if (fault) return only({ reason: fault });
	if (!isZip(bytes)) return only(SECRET.test(name) ? { reason: { code: "secrets" } } : openFile(name, bytes, meter));
	try {
		const members = readZip(bytes, closedReason, meter);
		const explanation = explainZip(
			name,
			bytes,
			members.map(({ path }) => path),
		);
		if (explanation !== null) return only({ reason: explanation });
		return members.map(({ path, bytes: member, reason }) => {
			if (!member) return toListed(path, at, { reason: reason ?? { code: "unopened" } });
			return toListed(path, at, isZip(member) ? { reason: { code: "innerZip" } } : openFile(path, member, meter));
		});
	} catch (error) {
		if (error instanceof FileError) return only({ reason: error.reason });
		throw error;
	}
}

function openAll(chosen: ChosenFile[], meter: Meter): Listed[] {
	const sizes = chosen.map(({ bytes }) => ({ size: bytes.length, isZip: isZip(bytes) }));
	const faults = findSizeFaults(sizes, meter.most.bytes);
	const seen = new Set<string>();
	const listed: Listed[] = [];
	for (const [at, file] of chosen.entries()) {
		const fault = file.fault ?? faults[at] ?? null;
		const fingerprint = fault === null ? toFingerprint(file.bytes) : "";
		const isAgain = fault === null && seen.has(fingerprint);
		seen.add(fingerprint);
		const opened = openOne({ ...file, fault: isAgain ? { code: "chosenTwice" } : fault }, at, meter);
		if (listed.length + opened.length > FILES_MAX)
			return [...listed, toListed(file.name, null, { reason: { code: "manyFiles" } })];
		listed.push(...opened);
	}
	return listed;
}

/** The libraries of the people in a personal export: that of the profile with the same name is read, else the first one. */
function listPeople(listed: Listed[], profileName: string | null): Listed[] {
	return listed.flatMap((entry): Listed[] => {
		const { opened } = entry;
		const people = "file" in opened ? readPeople(opened.file.json) : [];
		const used = people.find(({ name }) => name === profileName) ?? people[0];
		if (!used || !("file" in opened)) return [entry];
		return people.map((person) => {
			const path = `${entry.path} (${person.name.slice(0, 40)})`;
			const reason: Reason = { code: "otherLibrary", name: used.name, own: person.name };
			const file = { ...opened.file, path, json: person.library };
			return { ...entry, path, opened: person === used ? { file } : { reason } };
		});
	});
}

/** Gives files of the same path different ones: rows without ids are counted by file. */
function nameApart(listed: Listed[]): Listed[] {
	const seen = new Map<string, number>();
	return listed.map((entry) => {
		const times = (seen.get(entry.path) ?? 0) + 1;
		seen.set(entry.path, times);
		if (times === 1) return entry;
		const path = `${entry.path} (${times})`;
		return { ...entry, path, opened: "file" in entry.opened ? { file: { ...entry.opened.file, path } } : entry.opened };
	});
}

/** Bytes of files that wait for the names of their columns. */
const WAITING_MAX = 1_000_000;

function countKinds(sources: Set<Source>): Source {
	const [only] = sources;
	return sources.size > 1 ? "several" : (only ?? "csv");
}

const PEOPLE_MAX = 20;
const WARNINGS_MAX = 50;

interface ReadOptions {
	/** What a person called the columns of a CSV file. */
	columns?: Columns | null;
	now?: number;
	/** Of the profile that reads them, which may be in a personal export. */
	profileName?: string | null;
	/** What reading may cost; once it has run out, the files that are left say so. */
	meter?: Meter;
}

/** The files whose records find room together, by their places: those with a record for a library first. */
function findFitting(readings: Read[]): Set<number> {
	const files = readings.flatMap((read, at) =>
		read && "reading" in read ? [{ at, records: read.reading.records }] : [],
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
	return [
		...told,
		{ name, kind: "unknown", records, isUsed, reason: isUsed ? null : (rest.at(-1)?.reason ?? null), unused: [] },
	];
}

/** The file about whose columns a person is asked: an answer counts for all files that are read by their columns. */
function findAsked(readings: Read[], size: number): number | null {
	const read = readings.flatMap((reading) =>
		reading && "reading" in reading && reading.reading.reason === undefined ? [reading] : [],
	);
	const canAsk = size <= WAITING_MAX && read.every(({ ask }) => ask && (ask.isNeeded || read.length === 1));
	const at = readings.findIndex((reading) => reading !== null && "ask" in reading);
	return canAsk && at !== -1 ? at : null;
}

/** What a person is asked about the records. Lists beyond the first are to watch. */
function askMeanings(records: FileRecord[]): { asked: Set<Question>; lists: string[] } {
	const open = records.filter(({ leftOut, invalid }) => leftOut === null && invalid === null);
	const lists = [...new Set(open.flatMap(({ asks, file }) => (asks === "list" ? [file] : [])))].slice(0, LISTS_MAX);
	const asked = new Set(lists);
	for (const record of records) if (record.asks === "list" && !asked.has(record.file)) record.asks = null;
	return { asked: new Set(open.flatMap(({ asks }) => asks ?? [])), lists };
}

/** Reads files in any order. */
export function readFiles(
	chosen: ChosenFile[],
	{ columns = null, now = Date.now(), profileName = null, meter = openMeter(BROWSER_MAX) }: ReadOptions = {},
): ReadResult {
	const listed = nameApart(listPeople(openAll(chosen, meter), profileName));
	const together = openChosen(listed.flatMap(({ opened }) => ("file" in opened ? [opened.file] : [])));
	const [sources, questions, warnings] = [new Set<Source>(), new Set<Question>(), new Map<string, Reason>()];
	let rated: RatedMeaning = "no";
	const records: FileRecord[] = [];
	const recognised = listed.map(({ opened }) =>
		"file" in opened ? recogniseService(opened.file, together, meter) : null,
	);
	const knownZips = new Set(listed.flatMap(({ zip }, at) => (zip !== null && recognised[at] ? [zip] : [])));
	// What a service's zip holds besides has no columns to ask about.
	const isExtra = (zip: number | null) => zip !== null && knownZips.has(zip);
	const readings = listed.map(({ zip, opened }, at) => {
		if ("reason" in opened) return null;
		return recognised[at] ?? (isExtra(zip) ? null : readOther(opened.file, columns, meter));
	});
	const size = chosen.reduce((sum, { bytes }) => sum + bytes.length, 0);
	const askedAt = columns === null ? findAsked(readings, size) : null;
	const asked = askedAt === null ? null : listed[askedAt]?.opened;
	const [table, ask] = [
		asked && "file" in asked ? asked.file.table : null,
		askedAt === null ? null : readings[askedAt],
	];
	if (table) questions.add("columns");
	const fitting = findFitting(readings);
	const files = listed.map(({ path, zip, opened }, at): ReadFile => {
		const unread = (reason: Reason, kind = "unknown") => {
			return { name: path, kind, records: 0, isUsed: false, reason, unused: [] };
		};
		if ("reason" in opened) return unread(opened.reason);
		const { table: sheet, xml, encoding } = opened.file;
		const recognisedFile = readings[at];
		if (!recognisedFile) {
			const isText = sheet?.header.length === 1;
			if (xml !== null) return unread({ code: "otherXml" });
			return unread(
				isExtra(zip) ? { code: "noPlaceInZip" } : isText ? { code: "notCsvOrJson" } : { code: "noService" },
			);
		}
		if ("reason" in recognisedFile) return unread(recognisedFile.reason);
		if (askedAt === at)
			return unread(recognisedFile.ask?.isNeeded ? { code: "unnamedColumns" } : { code: "unclearColumns" }, "CSV");
		if (recognisedFile.ask?.isNeeded)
			return unread(size > WAITING_MAX ? { code: "unnamedAndLarge" } : { code: "unnamedAmongOthers" }, "CSV");
		const { kind, records: read, reason, warnings: notes = [] } = recognisedFile.reading;
		for (const note of notes) warnings.set(JSON.stringify(note), note);
		if (encoding !== null && reason === undefined)
			warnings.set(`encoding ${path}`, { code: "encoding", file: path, encoding });
		if (reason !== undefined) return unread(reason, kind);
		if (!fitting.has(at)) return unread({ code: "manyRecords" }, kind);
		sources.add(recognisedFile.source);
		if (recognisedFile.reading.rated === "undated") rated = "undated";
		for (const record of read) {
			boundRecord(record);
			records.push(record);
		}
		const unused = sheet && recognisedFile.reading.columns ? listUnused(sheet, recognisedFile.reading.columns) : [];
		return { name: path, kind, records: read.length, isUsed: true, reason: null, unused };
	});
	leaveSummaries(records);
	markBulk(records);
	const people = [...new Set(records.flatMap(({ person }) => person ?? []))].slice(0, PEOPLE_MAX);
	if (people.length > 1) questions.add("person");
	const times = records.map(({ watched_at }) => watched_at);
	const byFile = [...groupBy(records, ({ file }) => file).values()];
	const dates = byFile.flatMap((ofFile) => [
		ofFile.map(({ watched_at }) => watched_at),
		ofFile.map(({ added_at }) => added_at),
	]);
	const { order, isOpen } = inferDateOrder(dates, now);
	if (isOpen) questions.add("dateOrder");
	if (times.some(needsTimeZone)) questions.add("timeZone");
	if (records.some(({ isBulk }) => isBulk)) questions.add("bulkDates");
	const meanings = askMeanings(records);
	for (const question of meanings.asked) questions.add(question);
	return {
		source: countKinds(sources),
		files: tellFiles(files),
		records,
		questions: [...questions],
		warnings: [...warnings.values()].slice(0, WARNINGS_MAX).map(boundReason),
		...{ people, rated, lists: meanings.lists, dateOrder: order },
		asked: table ? listAsked(table, ask && "ask" in ask ? (ask.ask?.guess ?? {}) : {}) : [],
	};
}
