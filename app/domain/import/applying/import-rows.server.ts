// The rows of an import: one for each record of its files, with what it becomes.
import { and, asc, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { jsonRows, jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { ImportWords } from "~/domain/import/describe-import";
import type { PlanOptions } from "~/domain/import/import-options.server";
import { readMoment } from "~/domain/import/reading/moment";
import { listNameOf } from "~/domain/import/reading/own-list";
import { type FileRecord, readRecord, writeRecord } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { isFact, isOfEpisode, isOfWholeTitle, type RecordKind } from "~/domain/import/row-kinds";
import type { RowFilter } from "~/domain/import/row-states";
import { type Page, pageOf, readCursor, writeCursor } from "~/lib/http/cursor";
import { ofRemarks, type RemarkName } from "../../library/changes/remarks";
import { type PlayTime, writePlayTime } from "../../library/diary/plays";
import { requireWrites } from "../../library/store/limits.server";
import { listDifferences, whereDiffers } from "./differences";
import { titleKeyOf } from "./match";
import { type Planned, timeOf } from "./plan";
import { isUnplanned, STORED_AS, toShown } from "./row-counts.server";

/** Rows per statement. */
const BATCH = 500;

/** Rows of an import that count as one write, each time that they are stored or looked up anew. */
const ROWS_PER_WRITE = 100;

/** Counts rows of an import that are about to be written, as `requireWrites` does. */
export async function requireRows(
	db: Database,
	{ profileId, count }: { profileId: ProfileId; count: number },
): Promise<void> {
	await requireWrites(db, { profileId, count: Math.max(1, Math.ceil(count / ROWS_PER_WRITE)) });
}

type RowOfTable = typeof importRows.$inferSelect;
/** A row whose record was read. */
export type StoredRow = Omit<RowOfTable, "record" | "reason" | "kind"> & {
	kind: RecordKind;
	record: FileRecord;
	reason: Reason | null;
};

export const openRow = ({ record, reason, kind, ...row }: RowOfTable): StoredRow => ({
	...row,
	kind: kind as RecordKind,
	record: readRecord(record, kind as RecordKind),
	reason: reason as Reason | null,
});

/** The state of a record before its title is looked up. */
function toFirstState(record: FileRecord): Pick<StoredRow, "state" | "reason" | "titleKey"> {
	if (record.invalid !== null) return { state: "invalid", reason: record.invalid, titleKey: null };
	if (record.leftOut !== null) return { state: "leftOut", reason: record.leftOut, titleKey: null };
	if (record.kind === "other") return { state: "leftOut", reason: { code: "noPlaceHere" }, titleKey: null };
	const { tmdb, imdb, tvdb } = record.ids;
	const isNamed = record.title !== null || tmdb !== null || imdb !== null || tvdb !== null;
	if (!isNamed) return { state: "invalid", reason: { code: "unnamed" }, titleKey: null };
	return { state: "pending", reason: null, titleKey: titleKeyOf(record) };
}

/** Bytes of the rows that one statement inserts, or changes: D1 takes 2 MB as one value. */
const PART_BYTES = 250_000;

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Rows as JSON, in lists of which each fits one statement, and their bytes. */
export interface WrittenRows {
	parts: string[];
	bytes: number;
}

/** Joins values in JSON to lists that fit one statement each. */
function toParts(values: string[]): WrittenRows {
	const parts: string[][] = [];
	let [total, room] = [0, 0];
	for (const value of values) {
		const bytes = byteLength(value);
		if (bytes > room || parts.at(-1)?.length === BATCH) {
			parts.push([]);
			room = PART_BYTES;
		}
		parts.at(-1)?.push(value);
		room -= bytes;
		total += bytes;
	}
	return { parts: parts.map((part) => `[${part.join(",")}]`), bytes: total };
}

/** Rows to insert; `first` is the number of the first one. */
export function writeRows(records: FileRecord[], first = 1): WrittenRows {
	return toParts(
		records.map((record, index) => {
			const values = JSON.stringify({ row: first + index, kind: record.kind, ...toFirstState(record) });
			return `${values.slice(0, -1)},"record":${writeRecord(record)}}`;
		}),
	);
}

/** The number of the last row; 0 for none. */
export async function readLast(db: Database, importId: string): Promise<number> {
	const [row] = await db
		.select({ last: max(importRows.row) })
		.from(importRows)
		.where(eq(importRows.importId, importId));
	return row?.last ?? 0;
}

/** A row that a person left out by a choice of its own. */
export const whereLeftOut = sql`(is_chosen and state = 'leftOut' and reason ->> 'code' = 'chosenOut')`;
export const isLeftOut = ({ isChosen, state, reason }: StoredRow) =>
	isChosen && state === "leftOut" && reason?.code === "chosenOut";

/** A row for which the library had no room when it was planned. */
export const whereFull = sql`(state = 'leftOut' and reason ->> 'code' in ('fullOfPlays', 'fullOfSaved', 'fullOfRemarks', 'fullOfLists', 'fullOfList'))`;

/** An import whose rows a person may change. Who changes them checks it in the same transaction: another request may apply. */
const whereChangeable = (importId: string) =>
	and(eq(imports.id, importId), inArray(imports.state, ["ready", "matching"]));
export const whereNow = (importId: string) => sql`exists (select 1 from ${imports} where ${whereChangeable(importId)})`;

/** Ends the work of a request on such an import; returns nothing where it is none. For the batch that changes its rows. */
export const changeImport = (db: Database, importId: string, part: SQLiteUpdateSetSource<typeof imports>) =>
	db
		.update(imports)
		.set({ leaseUntil: 0, askedAt: Date.now(), ...part })
		.where(whereChangeable(importId))
		.returning({ id: imports.id });

/** Of a row whose title has not been looked up. */
const NEW_ROW = {
	...{ mediaType: null, id: null, name: null, year: null, isChosen: 0, candidates: null, playId: null, replaces: null },
	...{ formerRating: 0, formerRatedAt: null },
};

/** Statements that insert rows while the import is read; they belong into one batch with what counts them. */
export function insertRows(db: Database, importId: string, parts: string[]) {
	const whereReading = sql`exists (select 1 from ${imports} where id = ${importId} and state = 'reading')`;
	return parts.map((part) => {
		const { from, columns } = jsonRows(part, ["row", "kind", "state", "reason", "titleKey", "record"]);
		const values = {
			...{ importId: sql`${importId}`, ...columns, ...NEW_ROW },
			...{ season: sql`${columns.record} ->> 'season'`, episode: sql`${columns.record} ->> 'episode'` },
		};
		return db
			.insert(importRows)
			.select(selectColumns(importRows, values, sql`from ${from} where ${whereReading}`))
			.onConflictDoNothing();
	});
}

const MATCHED = ["mediaType", "id", "season", "episode", "name", "year", "candidates"] as const;
const PLANNED = ["playId", "replaces"] as const;
/** What looking a row up says of it. */
export type MatchedRow = Pick<StoredRow, "row" | "state" | "reason"> &
	Partial<Pick<StoredRow, (typeof MATCHED)[number]>>;

/** Writes what became of rows; what is not said becomes null. Nothing, once a person has changed the import: the rows are looked up anew. */
async function changeRows<Name extends (typeof MATCHED | typeof PLANNED)[number]>(
	db: Database,
	{ id, leaseUntil }: { id: string; leaseUntil: number },
	changes: object[],
	names: readonly Name[],
): Promise<void> {
	const whereHeld = and(eq(imports.id, id), eq(imports.leaseUntil, leaseUntil));
	const { parts } = toParts(changes.map((change) => JSON.stringify(change)));
	for (const part of parts) {
		const { from, columns } = jsonRows(part, ["row", "state", "reason", ...names]);
		const { row, ...values } = columns;
		await db
			.update(importRows)
			.set(values)
			.from(from)
			.where(
				sql`import_id = ${id} and ${importRows.row} = ${row} and exists (select 1 from ${imports} where ${whereHeld})`,
			);
	}
}

type Held = Parameters<typeof changeRows>[1];

export const writeMatched = (db: Database, held: Held, rows: MatchedRow[]) =>
	changeRows(db, held, rows, [...MATCHED, ...PLANNED]);

export const writePlanned = (db: Database, held: Held, rows: Planned[]) => changeRows(db, held, rows, PLANNED);

/** When something was said or became so; null where the time of applying is written, as the file's is not known or not before it. */
export function readAddedAt(
	{ added_at }: FileRecord,
	{ options, appliedAt }: { options: PlanOptions; appliedAt: number },
): PlayTime | null {
	const at = readMoment(added_at, options);
	return at?.watchedAt && at.watchedAt > 0 && at.watchedAt < appliedAt ? at : null;
}

/** What the file calls it, else what the catalogue does. A text that was read as a show and its season may be a movie's name. */
const toTold = ({ mediaType, name, year, record }: StoredRow) => ({
	title: (mediaType === "movie" && record.wholeTitle) || record.title || name,
	year: record.year ?? year,
});

/** What the catalogue calls it, as far as it is known. */
export const nameOf = (row: StoredRow) => row.name ?? toTold(row).title;
export const yearOf = (row: StoredRow) => row.year ?? row.record.year;

export function toRowResponse(row: StoredRow, { options, words }: { options: PlanOptions; words: ImportWords }) {
	const { record } = row;
	const at = record.kind === "play" ? timeOf(record, options) : null;
	const addedAt = readAddedAt(record, { options, appliedAt: Date.now() });
	const reason: Reason | null = isUnplanned(row.state) ? { code: "notLookedUp" } : row.reason;
	return {
		...{ row: row.row, file: record.file, line: record.line, kind: row.kind, state: toShown(row.state) },
		reason: reason && words.ofReason(reason),
		reasonCode: reason?.code ?? null,
		...{ ...toTold(row), media_type: row.mediaType },
		episode_title: record.episodeTitle ?? null,
		...{ media_id: row.id === null ? null : String(row.id), season: row.season, episode: row.episode },
		...(isFact(record.kind)
			? { added_at: addedAt && writePlayTime(addedAt) }
			: { watched_at: at && writePlayTime(at) }),
		precision: at?.precision ?? null,
		list: record.kind === "list" ? listNameOf(record) : null,
		...(ofRemarks((name) => record[name]) as Pick<FileRecord, RemarkName>),
		becomes:
			row.id === null
				? null
				: { title: nameOf(row), year: yearOf(row), differs: row.isChosen ? [] : listDifferences(row) },
		isChosen: row.isChosen && (row.state !== "leftOut" || isLeftOut(row)),
		candidates: (row.candidates ?? []).map(({ mediaType, id, title, year }) => ({
			...{ media_type: mediaType, media_id: String(id), title, year },
		})),
	};
}

const CursorSchema = z.int();

/** Null: the cursor is not valid. */
export async function listRows(
	db: Database,
	{
		importId,
		state,
		kind,
		limit,
		cursor,
	}: { importId: string; state?: RowFilter; kind?: StoredRow["kind"]; limit: number; cursor?: string },
): Promise<Page<StoredRow> | null> {
	const after = cursor === undefined ? 0 : readCursor(cursor, CursorSchema);
	if (after === null) return null;
	const whereShown = and(
		eq(importRows.importId, importId),
		state && (state === "differs" ? whereDiffers : inArray(importRows.state, STORED_AS[state])),
		kind && eq(importRows.kind, kind),
	);
	const rows = await db
		.select()
		.from(importRows)
		.where(and(whereShown, gt(importRows.row, after)))
		.orderBy(asc(importRows.row))
		.limit(limit + 1);
	return pageOf(rows.map(openRow), limit, (last) => writeCursor(last.row));
}

export const OPEN = ["ambiguous", "unmatched"] as const;
export const isOpen = ({ state }: StoredRow) => OPEN.some((openState) => openState === state);

/** Equal for open rows that wait for the same choice. */
const toChoice = ({ titleKey, mediaType, id, episode }: Pick<StoredRow, "titleKey" | "mediaType" | "id" | "episode">) =>
	JSON.stringify([titleKey, mediaType, id, id !== null && episode === null]);

/** How many open rows wait for the same choice as each of these, itself included; 1 for those that wait alone or not at all. */
export async function countAlike(db: Database, importId: string, rows: StoredRow[]): Promise<number[]> {
	const keys = rows.filter(isOpen).flatMap((row) => row.titleKey ?? []);
	if (keys.length === 0) return rows.map(() => 1);
	const { titleKey, mediaType, id, state } = importRows;
	const counted = await db
		.select({ titleKey, mediaType, id, episode: sql<number | null>`min(episode)`, rows: sql<number>`count(*)` })
		.from(importRows)
		.where(
			and(
				eq(importRows.importId, importId),
				inArray(titleKey, jsonValues([...new Set(keys)])),
				inArray(state, [...OPEN]),
			),
		)
		.groupBy(titleKey, mediaType, id, sql`episode is null`);
	const countOf = new Map(counted.map((alike) => [toChoice(alike), alike.rows]));
	return rows.map((row) => (isOpen(row) && countOf.get(toChoice(row))) || 1);
}

export async function findRow(
	db: Database,
	{ importId, row }: { importId: string; row: number },
): Promise<StoredRow | null> {
	const whereRow = and(eq(importRows.importId, importId), eq(importRows.row, row));
	const [stored] = await db.select().from(importRows).where(whereRow).limit(1);
	return stored ? openRow(stored) : null;
}

/** Only its show is known, and it is not of the whole show, as a rating or a saved title may be. */
export function needsEpisode(row: StoredRow): boolean {
	const { episode, episodeTitle } = row.record;
	const isPlaced = isOfEpisode(row.kind) || row.record.isOfPlay || episode !== null || Boolean(episodeTitle);
	return row.mediaType === "tv" && row.episode === null && isPlaced && !isOfWholeTitle(row.kind);
}
