// Which service a file is of, by its content; of no service, it is read by its columns, or says what it is.

import { readImdbFile } from "~/domain/import/formats/imdb";
import { readLetterboxd } from "~/domain/import/formats/letterboxd";
import { readMarquee } from "~/domain/import/formats/marquee";
import { readMovary } from "~/domain/import/formats/movary";
import { readMyAnimeList } from "~/domain/import/formats/myanimelist";
import { readNetflix } from "~/domain/import/formats/netflix";
import { readPlainList } from "~/domain/import/formats/plain-list";
import { readSeriesGuide } from "~/domain/import/formats/seriesguide";
import { readSimkl } from "~/domain/import/formats/simkl";
import { readTmdb } from "~/domain/import/formats/tmdb";
import { readTrakt } from "~/domain/import/formats/trakt";
import { readTvTime } from "~/domain/import/formats/tvtime";
import { readWatcharr } from "~/domain/import/formats/watcharr";
import { readYamtrack } from "~/domain/import/formats/yamtrack";
import type { Reason } from "~/domain/import/reason";
import { isRecord } from "~/lib/is-record";
import { readByColumns } from "./columns";
import { FileError } from "./file-error";
import type { ChosenFiles, OpenFile, Reader, Reading } from "./format";
import type { Columns } from "./guess-columns";
import { COST, type Meter } from "./meter";
import { explainOtherList } from "./other-lists";
import { toPrinted } from "./printed";
import type { Table } from "./table";

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

interface Recognised {
	source: Source;
	reading: Reading;
	/** The columns that a person is asked about. `isNeeded`: without an answer, nothing can be read. */
	ask?: { guess: Columns; isNeeded: boolean };
}

/** Null: the file is of nothing that is known. */
export type Read = Recognised | { reason: Reason } | null;

/** A file that is read beyond its bounds says so. The records are paid. */
function tryReading(meter: Meter, read: () => Read): Read {
	try {
		const result = read();
		if (result && "reading" in result) meter.spend(result.reading.records.length * COST.record);
		return result;
	} catch (error) {
		if (error instanceof FileError) return { reason: error.reason };
		throw error;
	}
}

/** Rows whose cells are watched: every kind of row of a file is among so many. */
const WATCHED_ROWS = 1000;

/** The table with rows, spread over it, that tell `used` which of their cells are looked at. */
function watchCells(table: Table, used: Set<string>): Table {
	const step = Math.ceil(table.rows.length / WATCHED_ROWS);
	const rows = table.rows.map((row, at) => {
		if (at % step !== 0) return row;
		const cells = new Proxy(row.cells, {
			get(target, name, receiver) {
				if (typeof name === "string") used.add(name);
				return Reflect.get(target, name, receiver);
			},
		});
		return { ...row, cells };
	});
	return { ...table, rows };
}

export function recogniseService(file: OpenFile, chosen: ChosenFiles, meter: Meter): Read {
	const used = new Set<string>();
	const watched = file.table ? { ...file, table: watchCells(file.table, used) } : file;
	return tryReading(meter, () => {
		for (const [source, read] of Object.entries(FORMATS)) {
			used.clear();
			const reading = read(watched, chosen);
			if (!reading) continue;
			const isEmpty = file.table?.rows.length === 0 && reading.reason === undefined;
			const named: Reading = isEmpty ? { ...reading, reason: { code: "noRows" } } : { columns: [...used], ...reading };
			return { source: source as Source, reading: named };
		}
		return null;
	});
}

/** Names of the columns, or of the members of the first objects of JSON. */
function listNames({ table, json }: OpenFile): string[] {
	if (table) return table.names;
	const [first] = Array.isArray(json) ? json.filter(isRecord) : [json];
	return isRecord(first) ? Object.keys(first).slice(0, 200) : [];
}

/** Of a file of no service. `columns`: what a person called them. */
export function readOther(file: OpenFile, columns: Columns | null, meter: Meter): Read {
	const other = explainOtherList(listNames(file));
	if (other !== null) return { reason: other };
	const { table } = file;
	if (!table) return null;
	return tryReading(meter, () => {
		if (table.header.length === 1) {
			const reading = readPlainList(file);
			return reading && { source: "csv", reading };
		}
		if (table.rows.length === 0) return { reason: { code: "noRows" } };
		const read = readByColumns(file, columns);
		if (!read) return null;
		const { reading, guess, isClear } = read;
		const isNeeded = reading.records.length === 0;
		return { source: "csv", reading, ...(!isClear && { ask: { guess, isNeeded } }) };
	});
}

/** Columns of a file that are named as not used, and characters of a name. */
export const UNUSED_MAX = 30;
export const UNUSED_LENGTH_MAX = 60;

/** The columns that were not read, as the file writes them. */
export function listUnused({ header, names }: Table, columns: NonNullable<Reading["columns"]>): string[] {
	const used = new Set(columns);
	const unused = names.filter((name, at) => name !== "" && !used.has(header[at] ?? ""));
	const cut = (name: string) => (name.length > UNUSED_LENGTH_MAX ? `${name.slice(0, UNUSED_LENGTH_MAX - 1)}…` : name);
	const distinct = [...new Set(unused.map((name) => cut(toPrinted(name))).filter(Boolean))];
	if (distinct.length <= UNUSED_MAX) return distinct;
	return [...distinct.slice(0, UNUSED_MAX - 1), `${distinct.length - UNUSED_MAX + 1} more`];
}
