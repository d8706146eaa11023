// A backup is gzipped SQL, whose first line says what it is, so that `gunzip -c file | sqlite3 new.sqlite` reads it too.
import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import { parseJson } from "../../app/lib/http/parse-json";
import { BackupError } from "../fail-plainly";
import { dumpDatabase } from "./dump";
import { listMigrations } from "./migrations";
import { openLocal, type SiteDatabase } from "./open";

const HEADER = z.object({
	format: z.literal("marquee-backup"),
	version: z.literal(1),
	/** When it was made, ISO 8601 in UTC. */
	at: z.iso.datetime(),
	/** Name of the last migration that the database had. */
	migration: z.string().nullable(),
	/** Number of rows by table. */
	rows: z.record(z.string(), z.int()),
});

export type BackupHeader = z.infer<typeof HEADER>;

export interface Backup {
	header: BackupHeader;
	/** Creates everything in an empty database. */
	statements: string[];
}

/** The separator of the files in `migrations/`. No value contains it, because values have no line breaks. */
const SEPARATOR = ";\n--> statement-breakpoint\n";
const COMMENT = "-- ";
const START = `${COMMENT}{"format":"marquee-backup",`;

/** Not every error of a file names it, and that of a partial file names another. */
function naming(file: string) {
	return (error: NodeJS.ErrnoException): never => {
		throw Object.assign(error, { path: file });
	};
}

/** Throws `BackupError` for a damaged file, another format, and a backup of a newer release. */
export async function readBackup(file: string): Promise<Backup> {
	const bytes = await readFile(file).catch(naming(file));
	const text = await promisify(gunzip)(bytes).catch((error: Error) => {
		throw new BackupError(`${file} is damaged or not a backup (${error.message}). Choose another file.`);
	});
	const [first = "", ...statements] = text.toString().trimEnd().split(SEPARATOR);
	const line = first.split("\n", 1)[0] ?? "";
	const parsed = line.startsWith(START) ? HEADER.safeParse(parseJson(line.slice(COMMENT.length))) : undefined;
	if (!parsed?.success) throw new BackupError(`${file} is not a backup that this release can read.`);
	const header = parsed.data;
	if (header.migration && !(await listMigrations()).includes(header.migration)) {
		throw new BackupError(
			`${file} is from a newer release, with ${header.migration}. Update Marquee, then restore it.`,
		);
	}
	const last = statements.pop();
	return {
		header,
		statements: [first.slice(line.length + 1), ...statements, ...(last ? [last.replace(/;$/, "")] : [])],
	};
}

/** Creates the database of the file in memory and reads it again. Throws `BackupError` when it is not the same. */
async function verify(file: string, expected: string[]): Promise<void> {
	const { statements } = await readBackup(file);
	const copy = await openLocal();
	try {
		await copy.write(statements);
		const { statements: restored } = await dumpDatabase(copy);
		if (restored.join() === expected.join()) return;
	} finally {
		await copy.close();
	}
	throw new BackupError("The backup does not restore to the data that was read, so it was deleted.");
}

/**
 * Writes the database, as it is at one moment, into a new file that only its owner may read, and restores it in memory as a
 * check. The file appears when it is complete. Throws `BackupError`.
 */
export async function writeBackup(db: SiteDatabase, file: string): Promise<BackupHeader> {
	if (existsSync(file)) throw new BackupError(`${file} exists. Choose another name.`);
	const folder = dirname(file);
	if (!existsSync(folder)) throw new BackupError(`The folder ${folder} does not exist. Create it, or choose another.`);
	const { statements, rows } = await dumpDatabase(db);
	const [applied = []] = await db.query(["SELECT max(name) AS name FROM d1_migrations"]);
	const migration = applied[0]?.name;
	const header: BackupHeader = {
		format: "marquee-backup",
		version: 1,
		at: new Date().toISOString(),
		migration: typeof migration === "string" ? migration : null,
		rows,
	};
	const text = `${COMMENT}${JSON.stringify(header)}\n${statements.join(SEPARATOR)};\n`;
	const partial = join(folder, `.${basename(file)}.${randomBytes(4).toString("hex")}`);
	const removePartial = () => {
		if (existsSync(partial)) rmSync(partial, { force: true });
	};
	// Also when a signal ends the process.
	process.once("exit", removePartial);
	try {
		await writeFile(partial, await promisify(gzip)(text), { mode: 0o600, flush: true }).catch(naming(file));
		await verify(partial, statements);
		await rename(partial, file);
	} finally {
		removePartial();
		process.off("exit", removePartial);
	}
	return header;
}

/** Runs that are kept, as of every job. */
const RUNS_KEPT = 100;

interface BackupRun {
	startedAt: number;
	/** By `BACKUP_DIR`. */
	isScheduled: boolean;
	/** Null: it failed. */
	rows: number | null;
}

/** Tells the admin panel of a run. The record of a backup is no part of that backup. */
export async function recordBackup(db: SiteDatabase, { startedAt, isScheduled, rows }: BackupRun): Promise<void> {
	const startedBy = isScheduled ? "cron" : "manual";
	const result =
		rows === null ? `'failed', NULL, 'See what npm run backup printed'` : `'done', '{"rows":${rows}}', NULL`;
	await db.write([
		`INSERT INTO job_runs (name, started_by, started_at, finished_at, outcome, figures, error)
			VALUES ('backup', '${startedBy}', ${startedAt}, ${Date.now()}, ${result})`,
		`DELETE FROM job_runs WHERE name = 'backup' AND id <= (
			SELECT id FROM job_runs WHERE name = 'backup' ORDER BY id DESC LIMIT 1 OFFSET ${RUNS_KEPT})`,
	]);
}

/** A name in UTC that sorts by time: `marquee-2026-11-23T04-00-00-000Z.sql.gz`. */
export function backupName(prefix = "marquee"): string {
	return `${prefix}-${new Date().toISOString().replace(/[:.]/g, "-")}.sql.gz`;
}

/** Deletes the oldest scheduled backups of the folder, so that `keep` remain. */
export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
	const files = (await readdir(folder)).filter((name) => /^marquee-[\dTZ-]+\.sql\.gz$/.test(name)).sort();
	for (const name of files.slice(0, -keep)) await rm(join(folder, name));
}
