// Imports of one profile: created from files, answered, listed and removed. `work.server.ts` matches, applies and undoes.
import { and, asc, desc, eq, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { DATABASE_MAX, type Database, measureDatabase } from "~/database/open.server";
import { profiles } from "~/database/schema/accounts";
import { imports } from "~/database/schema/imports";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { ImportWords } from "~/domain/import/describe-import";
import { type ImportOptions, OptionsSchema } from "~/domain/import/import-options.server";
import type { AskedColumn } from "~/domain/import/reading/guess-columns";
import type { ChosenFile, ReadFile, ReadResult } from "~/domain/import/reading/read-files";
import type { Source } from "~/domain/import/reading/recognise";
import { type FileRecord, RECORDS_MAX } from "~/domain/import/reading/record";
import type { RecordKind } from "~/domain/import/row-kinds";
import type { RowFilter } from "~/domain/import/row-states";
import { groupBy } from "~/lib/group-by";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { UNDO_MS } from "../../library/retention";
import { insertRows, readLast, requireRows, type WrittenRows, writeRows } from "./import-rows.server";
import { readHere, writeUnread } from "./read-here.server";
import { countIn, countRows, type RowCount, sumRows } from "./row-counts.server";

const IMPORTS_MAX = 20;
/**
 * Bytes of all imports of an account: two of 100,000 rows, each a long life of watching, and more that can still be undone.
 * A database of D1 holds 10 GB, and an account is free.
 */
const SIZE_MAX = 64_000_000;
/** Rows that the ten writes of a new import stand for; further ones are counted besides. */
const PIECE_MAX = 1000;

/** What is kept of the reading, beside the rows. */
export type Report = Omit<ReadResult, "source" | "records" | "dateOrder" | "rated">;

export const IMPORT_STATES = imports.state.enumValues;
/** In which there is work to do. */
export const RUNNING = ["matching", "applying", "undoing"] as const;

export type StoredImport = typeof imports.$inferSelect;

/** What a step of the work on an import needs. */
export interface ImportWork {
	db: Database;
	catalogue: Catalogue;
	stored: StoredImport;
	options: ImportOptions;
}

export const readOptions = (stored: Pick<StoredImport, "options">): ImportOptions =>
	OptionsSchema.parse(JSON.parse(stored.options));
const readReport = (stored: StoredImport): Report => JSON.parse(stored.report);

/** Of a file whose columns are asked about. */
export const readAsked = (stored: StoredImport): AskedColumn[] => readReport(stored).asked;

/** Bytes that all imports of an account have. */
async function sumSizes(db: Database, profileId: ProfileId): Promise<number> {
	const accountId = db.select({ accountId: profiles.accountId }).from(profiles).where(eq(profiles.id, profileId));
	const people = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, accountId));
	const [sum] = await db
		.select({ size: sql<number>`coalesce(sum(${imports.size}), 0)` })
		.from(imports)
		.where(inArray(imports.profileId, people));
	return sum?.size ?? 0;
}

/** Adds records of a program's import, of which it has sent `from` before, or says why it takes no more. */
export async function addRows(
	db: Database,
	stored: StoredImport,
	{ records, isLast, from }: { records: FileRecord[]; isLast: boolean; from?: number },
): Promise<"added" | "busy" | "full" | "tooMany"> {
	const [total, held] = await Promise.all([readLast(db, stored.id), sumSizes(db, stored.profileId)]);
	const before = from ?? total;
	const isReading = stored.state === "reading";
	// It was sent before, and its response was lost.
	if (from !== undefined && before + records.length <= total && !(isLast && isReading)) return "added";
	if (!isReading) return "busy";
	if (before > total) return "busy";
	if (before + records.length > RECORDS_MAX) return "tooMany";
	const written = writeRows(records, before + 1);
	const size = written.bytes;
	if (held + size > SIZE_MAX) return "full";
	await requireRows(db, { profileId: stored.profileId, count: records.length });
	const counted = db
		.update(imports)
		.set({ size: sql`size + ${size}`, ...(isLast && { state: "matching" }) })
		.where(and(eq(imports.id, stored.id), eq(imports.state, "reading")));
	const state = db.select({ state: imports.state }).from(imports).where(eq(imports.id, stored.id));
	const [[now]] = await db.batch([state, ...insertRows(db, stored.id, written.parts), counted]);
	return now?.state === "reading" ? "added" : "busy";
}

type Created =
	| { ok: true; id: string }
	| { ok: false; reason: "full" | "tooMuch" }
	| { ok: false; reason: "unread"; files: ReadFile[] };

/** The share of the database's room from which on it takes no imports, so that everything else goes on. */
const DATABASE_FULL = 0.9;

/** Makes room among the imports of a profile; false: those that are left can still be undone. */
async function makeRoom(db: Database, profileId: ProfileId, size: number): Promise<boolean> {
	const [kept, held] = await Promise.all([
		db
			.select()
			.from(imports)
			.where(eq(imports.profileId, profileId))
			.orderBy(asc(imports.createdAt))
			.limit(IMPORTS_MAX),
		sumSizes(db, profileId),
	]);
	let [count, left] = [kept.length, held];
	const isFull = () => count >= IMPORTS_MAX || left + size > SIZE_MAX;
	const removed: string[] = [];
	for (const removable of kept.filter((candidate) => !isRunning(candidate) && !isUndoable(candidate))) {
		if (!isFull()) break;
		removed.push(removable.id);
		count -= 1;
		left -= removable.size;
	}
	if (isFull()) return false;
	// One may have begun to run since.
	const whereIdle = notInArray(imports.state, [...RUNNING]);
	if (removed.length > 0) await db.delete(imports).where(and(inArray(imports.id, removed), whereIdle));
	return true;
}

interface NewImport {
	profileId: ProfileId;
	source: Source;
	/** No further rows follow. */
	isWhole: boolean;
	report: Report;
	options: z.input<typeof OptionsSchema>;
	unread?: string;
	records: FileRecord[];
}

/** Lists of rows that are stored in one batch. */
const PARTS_MAX = 8;

const NO_ROOM = {
	status: 503,
	code: "no_room",
	message: sentence("noRoomForImports"),
	headers: { "retry-after": String(60 * 60 * 24) },
};

/** Null: the profile has no room. Whatever stops it, no half of an import is left. Throws `HttpError` 503 where the database has none. */
export async function createImport(
	db: Database,
	{ records, report, options, isWhole, ...columns }: NewImport,
): Promise<string | null> {
	if ((await measureDatabase(db)) > DATABASE_MAX * DATABASE_FULL) throw new HttpError(NO_ROOM);
	const texts = { report: JSON.stringify(report), options: JSON.stringify(options) };
	const rows = writeRows(records);
	const size = rows.bytes + texts.report.length + (columns.unread?.length ?? 0);
	if (!(await makeRoom(db, columns.profileId, size))) return null;
	const id = crypto.randomUUID();
	const now = Date.now();
	await db.insert(imports).values({ ...columns, ...texts, id, size, createdAt: now, askedAt: now, state: "reading" });
	try {
		await storeRows(db, id, rows);
		if (isWhole) await endReading(db, id);
	} catch (error) {
		await db.delete(imports).where(eq(imports.id, id));
		throw error;
	}
	return id;
}

/** Stores the rows of an import that is being read. */
export async function storeRows(db: Database, id: string, { parts }: WrittenRows): Promise<void> {
	for (let at = 0; at < parts.length; at += PARTS_MAX) {
		const [first, ...others] = insertRows(db, id, parts.slice(at, at + PARTS_MAX));
		if (first) await db.batch([first, ...others]);
	}
}

/** All rows are stored: their titles are looked up. */
export async function endReading(db: Database, id: string): Promise<void> {
	const whereReading = and(eq(imports.id, id), eq(imports.state, "reading"));
	await db.update(imports).set({ state: "matching" }).where(whereReading);
}

export const toReport = ({ source, records, dateOrder, rated, ...report }: ReadResult): Report => report;

export async function importFiles(
	db: Database,
	{
		profileId,
		chosen,
		...answers
	}: { profileId: ProfileId; chosen: ChosenFile[] } & Pick<ImportOptions, "timeZone" | "dateOrder" | "language">,
): Promise<Created> {
	const [profile] = await db.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, profileId)).limit(1);
	const result = readHere(chosen, { profileName: profile?.name });
	if (!result) return { ok: false, reason: "tooMuch" };
	const isWaiting = result.questions.includes("columns");
	if (result.records.length === 0 && !isWaiting && !result.files.some(({ isUsed }) => isUsed)) {
		return { ok: false, reason: "unread", files: result.files };
	}
	const unread = isWaiting ? writeUnread(chosen) : undefined;
	const further = result.records.length - PIECE_MAX;
	if (further > 0) await requireRows(db, { profileId, count: further });
	const id = await createImport(db, {
		...{ profileId, source: result.source, isWhole: true, report: toReport(result), records: result.records },
		unread,
		options: { ...answers, dateOrder: answers.dateOrder ?? result.dateOrder, rated: result.rated },
	});
	return id === null ? { ok: false, reason: "full" } : { ok: true, id };
}

export async function findImport(
	db: Database,
	{ profileId, id }: { profileId: ProfileId; id: string },
): Promise<StoredImport | null> {
	const [stored] = await db
		.select()
		.from(imports)
		.where(and(eq(imports.id, id), eq(imports.profileId, profileId)))
		.limit(1);
	return stored ?? null;
}

export async function listImports(db: Database, profileId: ProfileId): Promise<StoredImport[]> {
	return await db
		.select()
		.from(imports)
		.where(eq(imports.profileId, profileId))
		.orderBy(desc(imports.createdAt))
		.limit(IMPORTS_MAX);
}

export async function toImportResponse(db: Database, stored: StoredImport, words: ImportWords) {
	return describeImport(stored, { counted: await countRows(db, [stored.id]), words });
}

/** Files of each import in a list. */
const FILES_LISTED = 20;

/** With the first 20 files of each. */
export async function toListResponse(db: Database, listed: StoredImport[], words: ImportWords) {
	const ids = listed.map(({ id }) => id);
	const byImport = groupBy(await countRows(db, ids), ({ importId }) => importId);
	return listed.map((stored) => {
		const { files, ...response } = describeImport(stored, { counted: byImport.get(stored.id) ?? [], words });
		return { ...response, files: files.slice(0, FILES_LISTED) };
	});
}

/** `counted`: its rows. */
export function describeImport(stored: StoredImport, { counted, words }: { counted: RowCount[]; words: ImportWords }) {
	const { counts, byKind, written, done } = sumRows(counted, stored.state);
	return { ...toOwnResponse(stored, words), counts, byKind, written, progress: { done, of: counts.total } };
}

/** How many rows are meant. `counted`: those of the import. */
export function countFiltered(
	stored: StoredImport,
	counted: RowCount[],
	{ state, kind }: { state?: RowFilter; kind?: RecordKind },
): number {
	if (state !== "differs") return countIn(counted, { state, kind });
	const differing = Object.entries(readOptions(stored).differing ?? {});
	return differing.reduce((sum, [name, rows]) => sum + (kind === undefined || kind === name ? rows : 0), 0);
}

/** Without what follows from its rows. */
export function toOwnResponse(stored: StoredImport, words: ImportWords) {
	const { files, questions, warnings, people, lists, asked } = readReport(stored);
	const { announced = null, differing = {} } = readOptions(stored);
	return {
		...{ id: stored.id, source: stored.source as Source, state: stored.state, fileCount: files.length },
		...{
			files: files.map(words.ofFile),
			questions,
			warnings: warnings.map(words.ofReason),
			people,
			lists,
			columns: asked.length > 0 ? asked.map(({ key }) => key) : null,
			announced,
			differing,
		},
		created_at: new Date(stored.createdAt).toISOString(),
		applied_at: stored.appliedAt === null ? null : new Date(stored.appliedAt).toISOString(),
		undo_until: stored.appliedAt === null ? null : new Date(stored.appliedAt + UNDO_MS).toISOString(),
	};
}

const isRunning = ({ state }: StoredImport) => RUNNING.some((running) => running === state);

export function isUndoable({ appliedAt, state }: StoredImport): boolean {
	return appliedAt !== null && state !== "undone" && appliedAt > Date.now() - UNDO_MS;
}

/** An import that the same request still works on: who changes it ends that. */
export const whereHeld = ({ id, leaseUntil }: StoredImport) =>
	and(eq(imports.id, id), eq(imports.leaseUntil, leaseUntil));

/** An import that nobody works on. */
export const whereIdle = (now: number) => lt(imports.leaseUntil, now);
