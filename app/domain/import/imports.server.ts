// Imports of one profile: created from files, answered, listed and removed. `work.server.ts` matches, applies and undoes.
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { readCursor, writeCursor } from "~/lib/cursor";
import type { MediaType } from "../catalogue/types";
import { writePlayTime } from "../library/plays";
import type { Columns } from "./columns";
import { type Candidate, titleKeyOf } from "./match";
import { DATE_ORDERS } from "./moment";
import { type PlanOptions, type RowState, timeOf } from "./plan";
import {
	type ChosenFile,
	type Question,
	RECORDS_MAX,
	type ReadFile,
	type ReadResult,
	readFiles,
	type Source,
} from "./read-files";
import type { FileRecord } from "./record";

const IMPORTS_MAX = 20;
const UNDO_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows per statement. */
const BATCH = 500;
/** Characters of a CSV file that waits for its columns. */
const UNREAD_MAX = 1_000_000;

const OptionsSchema = z.object({
	timeZone: z.string(),
	dateOrder: z.enum(DATE_ORDERS).nullable(),
	bulkDates: z.enum(["keep", "unknown"]),
	ratings: z.enum(["keep", "replace"]),
});

interface Report {
	files: ReadFile[];
	questions: Question[];
	warnings: string[];
	header: string[] | null;
}

export type StoredImport = typeof imports.$inferSelect;
export type StoredRow = typeof importRows.$inferSelect;

export const readOptions = (stored: StoredImport): PlanOptions => OptionsSchema.parse(JSON.parse(stored.options));
const readReport = (stored: StoredImport): Report => JSON.parse(stored.report);
export const readRecord = (row: Pick<StoredRow, "record">): FileRecord => JSON.parse(row.record);

/** The state of a record before its title is looked up. */
function toFirstState(record: FileRecord): Pick<StoredRow, "state" | "reason" | "titleKey"> {
	if (record.invalid !== null) return { state: "invalid", reason: record.invalid, titleKey: null };
	if (record.leftOut !== null) return { state: "leftOut", reason: record.leftOut, titleKey: null };
	if (record.kind === "other") return { state: "leftOut", reason: "It has no place in a library here", titleKey: null };
	const { tmdb, imdb, tvdb } = record.ids;
	const isNamed = record.title !== null || tmdb !== null || imdb !== null || tvdb !== null;
	if (!isNamed) return { state: "invalid", reason: "The row names no title", titleKey: null };
	return { state: "pending", reason: null, titleKey: titleKeyOf(record) };
}

function insertRows(db: Database, importId: string, records: FileRecord[], first: number) {
	const rows = records.map((record, index) => ({
		row: first + index,
		kind: record.kind,
		record,
		...toFirstState(record),
	}));
	const value = (name: string) => sql.raw(`value ->> '${name}'`);
	return db.run(sql`insert into ${importRows} (import_id, row, kind, state, reason, title_key, record, season, episode)
		select ${importId}, ${value("row")}, ${value("kind")}, ${value("state")}, ${value("reason")}, ${value("titleKey")},
			json(value -> 'record'), ${value("record' ->> 'season")}, ${value("record' ->> 'episode")}
		from json_each(${JSON.stringify(rows)}) where true on conflict do nothing`);
}

async function storeRows(db: Database, importId: string, records: FileRecord[], first = 1): Promise<void> {
	for (let at = 0; at < records.length; at += BATCH) {
		await insertRows(db, importId, records.slice(at, at + BATCH), first + at);
	}
}

/** Adds records of a program's import; false: it takes no more. */
export async function addRows(
	db: Database,
	stored: StoredImport,
	{ records, isLast }: { records: FileRecord[]; isLast: boolean },
): Promise<boolean> {
	if (stored.state !== "reading") return false;
	const total = await db.$count(importRows, eq(importRows.importId, stored.id));
	if (total + records.length > RECORDS_MAX) return false;
	await storeRows(db, stored.id, records, total + 1);
	if (isLast) await db.update(imports).set({ state: "matching" }).where(eq(imports.id, stored.id));
	return true;
}

type Created =
	| { ok: true; id: string }
	| { ok: false; reason: "full" }
	| { ok: false; reason: "unread"; files: ReadFile[] };

/** Makes room among the imports of a profile; false: all of them can still be undone. */
async function makeRoom(db: Database, userId: string): Promise<boolean> {
	const kept = await db
		.select({ id: imports.id, state: imports.state })
		.from(imports)
		.where(eq(imports.userId, userId))
		.orderBy(asc(imports.createdAt))
		.limit(IMPORTS_MAX);
	if (kept.length < IMPORTS_MAX) return true;
	const oldest = kept.find(({ state }) => state === "ready" || state === "undone");
	if (!oldest) return false;
	await db.delete(imports).where(eq(imports.id, oldest.id));
	return true;
}

interface NewImport {
	userId: string;
	source: Source;
	state: "reading" | "matching";
	report: Report;
	options: PlanOptions;
	unread?: string;
	records: FileRecord[];
}

/** Null: there is no room. */
export async function createImport(
	db: Database,
	{ records, report, options, ...given }: NewImport,
): Promise<string | null> {
	if (!(await makeRoom(db, given.userId))) return null;
	const id = crypto.randomUUID();
	const now = Date.now();
	// Rows come first to be there when it is worked on.
	await db.insert(imports).values({
		...{ ...given, id, createdAt: now, state: "reading" },
		...{ report: JSON.stringify(report), options: JSON.stringify(options) },
	});
	await storeRows(db, id, records);
	if (given.state === "matching") await db.update(imports).set({ state: "matching" }).where(eq(imports.id, id));
	return id;
}

function toReport({ files, questions, warnings, header }: ReadResult): Report {
	return { files, questions, warnings, header };
}

export async function importFiles(
	db: Database,
	{
		userId,
		chosen,
		...answers
	}: { userId: string; chosen: ChosenFile[]; timeZone: string; dateOrder: PlanOptions["dateOrder"] },
): Promise<Created> {
	const result = readFiles(chosen);
	const isWaiting = result.questions.includes("columns");
	if (result.records.length === 0 && !isWaiting && !result.files.some(({ isUsed }) => isUsed)) {
		return { ok: false, reason: "unread", files: result.files };
	}
	const text = isWaiting
		? JSON.stringify(chosen.map(({ name, bytes }) => ({ name, text: new TextDecoder("latin1").decode(bytes) })))
		: undefined;
	const id = await createImport(db, {
		...{ userId, source: result.source, state: "matching", report: toReport(result), records: result.records },
		unread: text && text.length <= UNREAD_MAX ? text : undefined,
		options: {
			timeZone: answers.timeZone,
			dateOrder: answers.dateOrder ?? result.dateOrder,
			bulkDates: "keep",
			ratings: "keep",
		},
	});
	return id === null ? { ok: false, reason: "full" } : { ok: true, id };
}

/** Reads the waiting files again with the columns that a person named. */
async function readColumns(db: Database, stored: StoredImport, columns: Columns): Promise<Report | null> {
	if (!stored.unread) return null;
	const waiting: { name: string; text: string }[] = JSON.parse(stored.unread);
	const chosen = waiting.map(({ name, text }) => ({
		name,
		bytes: Uint8Array.from(text, (character) => character.charCodeAt(0)),
	}));
	const result = readFiles(chosen, { columns });
	await db.delete(importRows).where(eq(importRows.importId, stored.id));
	await storeRows(db, stored.id, result.records);
	return toReport(result);
}

/** Answers questions; the rows are looked at anew. */
export async function answerImport(
	db: Database,
	stored: StoredImport,
	{ columns, ...answers }: Partial<PlanOptions> & { columns?: Columns },
): Promise<void> {
	const report = columns && (await readColumns(db, stored, columns));
	await db.batch([
		db
			.update(imports)
			.set({
				state: "matching",
				options: JSON.stringify({ ...readOptions(stored), ...answers }),
				...(report && { report: JSON.stringify(report) }),
			})
			.where(eq(imports.id, stored.id)),
		db
			.update(importRows)
			.set({ state: "pending", reason: null })
			.where(
				and(
					eq(importRows.importId, stored.id),
					sql`title_key is not null`,
					sql`not (is_chosen and state = 'leftOut')`,
					sql`not is_applied`,
				),
			),
	]);
}

export async function findImport(
	db: Database,
	{ userId, id }: { userId: string; id: string },
): Promise<StoredImport | null> {
	const [stored] = await db
		.select()
		.from(imports)
		.where(and(eq(imports.id, id), eq(imports.userId, userId)))
		.limit(1);
	return stored ?? null;
}

export async function listImports(db: Database, userId: string): Promise<StoredImport[]> {
	return await db
		.select()
		.from(imports)
		.where(eq(imports.userId, userId))
		.orderBy(desc(imports.createdAt))
		.limit(IMPORTS_MAX);
}

type Counts = Record<"total" | RowState, number>;

const noCounts = (): Counts => ({ total: 0, ready: 0, present: 0, ambiguous: 0, unmatched: 0, invalid: 0, leftOut: 0 });

/** `done`: rows that have been looked up, applied or taken back. */
interface Tally {
	counts: Counts;
	byKind: Record<"play" | "watchLater" | "rating", Counts>;
	done: number;
}

async function tallyRows(db: Database, stored: StoredImport): Promise<Tally> {
	const groups = await db
		.select({
			kind: importRows.kind,
			state: importRows.state,
			isApplied: importRows.isApplied,
			rows: sql<number>`count(*)`,
		})
		.from(importRows)
		.where(eq(importRows.importId, stored.id))
		.groupBy(importRows.kind, importRows.state, importRows.isApplied);
	const tally: Tally = {
		counts: noCounts(),
		byKind: { play: noCounts(), watchLater: noCounts(), rating: noCounts() },
		done: 0,
	};
	for (const { kind, state, isApplied, rows } of groups) {
		const shown = state === "pending" ? "unmatched" : state;
		for (const counts of kind === "other" ? [tally.counts] : [tally.counts, tally.byKind[kind]]) {
			counts.total += rows;
			counts[shown] += rows;
		}
		const isDone = /^(?:applying|applied|cancelled)$/.test(stored.state)
			? isApplied || state !== "ready"
			: stored.state === "undoing"
				? !isApplied
				: state !== "pending";
		if (isDone) tally.done += rows;
	}
	return tally;
}

export async function toImportResponse(db: Database, stored: StoredImport) {
	const [{ files, questions, warnings, header }, tally] = [readReport(stored), await tallyRows(db, stored)];
	return {
		...{ id: stored.id, source: stored.source as Source, state: stored.state, files },
		...{ counts: tally.counts, byKind: tally.byKind, questions, warnings, columns: header },
		progress: { done: tally.done, of: tally.counts.total },
		created_at: new Date(stored.createdAt).toISOString(),
		applied_at: stored.appliedAt === null ? null : new Date(stored.appliedAt).toISOString(),
		undo_until: stored.appliedAt === null ? null : new Date(stored.appliedAt + UNDO_DAYS * DAY_MS).toISOString(),
	};
}

export function toRowResponse(row: StoredRow, options: PlanOptions) {
	const record = readRecord(row);
	const at = record.kind === "play" ? timeOf(record, options) : null;
	const state: RowState = row.state === "pending" ? "unmatched" : row.state;
	return {
		...{ row: row.row, file: record.file, line: record.line, kind: row.kind, state },
		reason: row.state === "pending" ? "It has not been looked up yet" : row.reason,
		...{ title: record.title, year: record.year, media_type: row.mediaType },
		...{ media_id: row.id === null ? null : String(row.id), season: row.season, episode: row.episode },
		...(record.kind === "watchLater" ? { added_at: record.added_at } : { watched_at: at && writePlayTime(at) }),
		...{ precision: at?.precision ?? null, rating: record.rating },
		candidates: (JSON.parse(row.candidates ?? "[]") as Candidate[]).map(({ mediaType, id, title, year }) => ({
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
	}: { importId: string; state?: RowState; kind?: StoredRow["kind"]; limit: number; cursor?: string },
): Promise<{ rows: StoredRow[]; total: number; nextCursor: string | null } | null> {
	const after = cursor === undefined ? 0 : readCursor(cursor, CursorSchema);
	if (after === null) return null;
	const states = state === "unmatched" ? (["unmatched", "pending"] as const) : state ? ([state] as const) : undefined;
	const isOf = and(
		eq(importRows.importId, importId),
		states && inArray(importRows.state, [...states]),
		kind && eq(importRows.kind, kind),
	);
	const [rows, total] = await Promise.all([
		db
			.select()
			.from(importRows)
			.where(and(isOf, gt(importRows.row, after)))
			.orderBy(asc(importRows.row))
			.limit(limit + 1),
		db.$count(importRows, isOf),
	]);
	const shown = rows.slice(0, limit);
	return { rows: shown, total, nextCursor: rows.length > limit ? writeCursor(shown.at(-1)?.row) : null };
}

interface Choice {
	mediaType: MediaType;
	id: number;
	season?: number;
	episode?: number;
}

/** Gives a row, or all rows of its title, a title, or leaves them out. Returns how many rows changed; null: no such row. */
export async function chooseRows(
	db: Database,
	{ importId, row, choice, isAll }: { importId: string; row: number; choice: Choice | null; isAll: boolean },
): Promise<number | null> {
	const isRow = and(eq(importRows.importId, importId), eq(importRows.row, row));
	const [found] = await db.select().from(importRows).where(isRow).limit(1);
	if (!found) return null;
	const isSame: SQL | undefined =
		isAll && found.titleKey !== null
			? and(eq(importRows.importId, importId), eq(importRows.titleKey, found.titleKey))
			: isRow;
	const isOpen = and(isSame, eq(importRows.isApplied, false), sql`kind <> 'other'`);
	const place =
		!isAll && choice?.mediaType === "tv" && choice.episode !== undefined
			? { season: choice.season, episode: choice.episode }
			: {};
	const changed = await db
		.update(importRows)
		.set(
			choice
				? {
						...place,
						mediaType: choice.mediaType,
						id: choice.id,
						isChosen: true,
						state: "pending",
						reason: null,
						titleKey: sql`coalesce(title_key, ${`row:${row}`})`,
					}
				: { isChosen: true, state: "leftOut", reason: "You left it out" },
		)
		.where(isOpen)
		.returning({ row: importRows.row });
	if (choice && changed.length > 0) await db.update(imports).set({ state: "matching" }).where(eq(imports.id, importId));
	return changed.length;
}

/** Stops an import that runs. False: it is applied and can still be undone. */
export async function removeImport(db: Database, stored: StoredImport): Promise<boolean> {
	if (stored.state === "applying" || stored.state === "matching" || stored.state === "reading") {
		await db.update(imports).set({ state: "cancelled" }).where(eq(imports.id, stored.id));
		return true;
	}
	const isUndoable =
		stored.appliedAt !== null && stored.state !== "undone" && stored.appliedAt > Date.now() - UNDO_DAYS * DAY_MS;
	if (isUndoable) return false;
	await db.delete(imports).where(eq(imports.id, stored.id));
	return true;
}

/** Begins to apply or to undo; false: it is not in a state for that. */
export async function startWork(db: Database, stored: StoredImport, work: "applying" | "undoing"): Promise<boolean> {
	const from: StoredImport["state"][] =
		work === "applying" ? ["ready", "cancelled"] : ["applied", "cancelled", "applying"];
	if (work === "undoing" && (stored.appliedAt === null || stored.appliedAt < Date.now() - UNDO_DAYS * DAY_MS))
		return false;
	const started = await db
		.update(imports)
		.set({ state: work, ...(work === "applying" && { appliedAt: stored.appliedAt ?? Date.now() }) })
		.where(and(eq(imports.id, stored.id), inArray(imports.state, from)))
		.returning({ id: imports.id });
	return started.length > 0;
}

/** An import that nobody works on. */
export const isIdle = (now: number) => lt(imports.leaseUntil, now);
