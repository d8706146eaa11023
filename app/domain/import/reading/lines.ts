// What the readers say of each line of a file, in parts: the file, the number of the line and what is not said are added here.

import type { Reason } from "~/domain/import/reason";
import { isRecord } from "~/lib/is-record";
import { FileError } from "./file-error";
import { type FileRecord, type Part, RECORDS_MAX, toRecord } from "./record";
import type { Cells, TableRow } from "./table";

/** Further plays, without dates, that one line counts. */
const AGAIN_MAX = 100;

/** An object of a JSON file. */
export type Entry = Record<string, unknown>;

/** From 1 on: the number of an item's line, and what is read of it. Throws `FileError` where the records are too many. */
function readEach<Item>(file: string, items: Item[], read: (item: Item, at: number) => [number, Part[]]): FileRecord[] {
	const records: FileRecord[] = [];
	items.forEach((item, at) => {
		const [line, parts] = read(item, at);
		for (const part of parts) records.push(toRecord(file, line, part));
		if (records.length > RECORDS_MAX) throw new FileError({ code: "manyRecords" });
	});
	return records;
}

/** The records of all items of a list. */
export function readItems<Item>(file: string, items: Item[], read: (item: Item, at: number) => Part[]): FileRecord[] {
	return readEach(file, items, (item, at) => [at + 1, read(item, at)]);
}

/** The same of a list of JSON, whose items should be objects. */
export function readEntries(file: string, list: unknown[], read: (entry: Entry) => Part[]): FileRecord[] {
	return readItems(file, list, (value) => (isRecord(value) ? read(value) : [{ invalid: { code: "notAnObject" } }]));
}

/** The same of the rows of a table. */
export function readRows(
	file: string,
	rows: TableRow[],
	read: (cells: Cells, row: TableRow, at: number) => Part[],
): FileRecord[] {
	return readEach(file, rows, (row, at) => [
		row.line,
		row.problem ? [{ invalid: row.problem }] : read(row.cells, row, at),
	]);
}

/** What a line says of `base`; the reason where it says nothing. */
export function toParts(base: Part, said: (Part | false | null)[], reason?: Reason): Part[] {
	const parts = said.flatMap((part) => (part ? { ...base, ...part } : []));
	return parts.length === 0 && reason ? [{ ...base, leftOut: reason }] : parts;
}

/** Plays that a row counts and does not date. `id`: of the row at its service, with the service's name. */
export function toRewatches(play: Part, id: string, times: number): Part[] {
	const further = { ...play, watched_at: null, isBulk: false, isSummary: false, isRewatch: true };
	return Array.from({ length: Math.max(0, Math.min(times, AGAIN_MAX)) }, (_, index) => ({
		...further,
		sourceId: `${id}:${index + 1}`,
	}));
}

/** A play with those that its row only counts, which have ids of the same service: so they are counted together. */
export function toPlays(play: Part, id: string, times: number): Part[] {
	const again = toRewatches(play, id, times);
	const sourceId = play.sourceId ?? (again.length > 0 ? `${id}:0:${play.watched_at ?? null}` : null);
	return [{ ...play, sourceId }, ...again];
}

/** That a movie or an episode was rated may mean that it was watched. A rating of a whole show does not say which episodes were. */
export function toRatedPlay(ratedAt: string | null): Part {
	return { kind: "play", asks: "rated", added_at: ratedAt, isSummary: true };
}
