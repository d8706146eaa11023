// A CSV file as rows by the names of their columns.

import type { Reason } from "~/domain/import/reason";
import { readCsv } from "~/lib/text/csv";
import { FileError } from "./file-error";
import { COST, type Meter } from "./meter";
import { findTableStart } from "./table-start";

/** Characters of one cell. */
const CELL_MAX = 100_000;
/** Columns of a file, and characters of its header. */
const COLUMNS_MAX = 200;
const HEADER_MAX = 50_000;

/** Cells with text by their column's name in lower case. Of columns with the same name, the first with text counts. */
export type Cells = Record<string, string>;

export interface TableRow {
	/** From 1 on; a header is the first. */
	line: number;
	cells: Cells;
	/** Why the row cannot be used. */
	problem: Reason | null;
}

export interface Table {
	/** In lower case. */
	header: string[];
	/** As the file writes them. */
	names: string[];
	/** From 1 on. */
	headerLine: number;
	/** What stands above the header; null: nothing. */
	caption: string | null;
	rows: TableRow[];
}

/** Letterboxd's import format writes a quote within quotes as `\"`: at the end of a field, a backslash is one. */
function escapeOf(text: string, header: string): string {
	return /tmdbid|imdbid|letterboxduri|watcheddate/i.test(header) && /\\"(?![,;\t\r\n]|$)/.test(text) ? "\\" : '"';
}

function toCells(header: string[], fields: string[]): Cells {
	const cells = fields.slice(0, header.length).map((field, at) => [header[at] ?? "", field.trim()] as const);
	return Object.fromEntries(cells.filter(([, cell]) => cell !== "").reverse());
}

/** A text without columns has one. Null for text that is no table. Throws `FileError` when the meter has run out. */
export function readTable(whole: string, meter: Meter): Table | null {
	const { from, lines: before, delimiter, caption } = findTableStart(whole);
	const text = from === 0 ? whole : whole.slice(from);
	const end = text.indexOf("\n");
	const line = end === -1 ? text : text.slice(0, end);
	if (line.length > HEADER_MAX) return null;
	const options = { escapeChar: escapeOf(text, line), delimiter, onField: () => meter.spend(COST.field) };
	const { rows: lines, openRow } = readCsv(text, options);
	const [first, ...rest] = lines;
	const names = first?.map((name) => name.trim().replace(/^\uFEFF/, "")) ?? [];
	const header = names.map((name) => name.toLowerCase());
	if (!header.some(Boolean) || openRow === 0 || header.some((name) => name.length > 200)) return null;
	if (header.length > COLUMNS_MAX) throw new FileError({ code: "manyColumns", max: COLUMNS_MAX });
	const rows = rest.flatMap((fields, index): TableRow[] => {
		if (fields.every((field) => field.trim() === "")) return [];
		const isOpen = index + 1 === openRow;
		const isLong = fields.some((field) => field.length > CELL_MAX);
		const cells = isLong || isOpen ? {} : toCells(header, fields);
		const problem: Reason | null = isOpen ? { code: "openQuote" } : isLong ? { code: "longField" } : null;
		return [{ line: before + index + 2, cells, problem }];
	});
	return { header, names, headerLine: before + 1, caption, rows };
}

export function hasColumns({ header }: Table, ...names: string[]): boolean {
	return names.every((name) => header.includes(name));
}
