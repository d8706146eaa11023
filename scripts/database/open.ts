// Opens the database of a site for command-line programs: the local one of STATE_DIR, or with --remote Cloudflare's.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BackupError, withReason } from "../fail-plainly";
import { openLocalDatabase, queryLocal, STATE_DIR } from "../local-platform";
import { protectState } from "../state-folder";
import { runWrangler } from "../wrangler";

export type Row = Record<string, unknown>;

export interface SiteDatabase {
	/** Runs the statements in one transaction; returns the rows of each. */
	query(statements: string[]): Promise<Row[][]>;
	/** Runs any number of statements, all or none. */
	write(statements: string[]): Promise<void>;
	close(): Promise<void>;
}

/**
 * Opens the database of a state folder, also while a server runs: SQLite lets a second process read and write. Without a
 * folder it is a new one in memory. It has no migrations applied.
 */
export async function openLocal(stateDir?: string): Promise<SiteDatabase> {
	const miniflare = await openLocalDatabase(stateDir);
	const query = (statements: string[]) => withReason(queryLocal(miniflare, statements));
	return {
		query,
		async write(statements) {
			await query(statements);
		},
		close: () => miniflare.dispose(),
	};
}

/** The database of Cloudflare, or that of STATE_DIR, whose folder is closed to others first. Throws `BackupError`. */
export async function openSite({
	isRemote,
	mustExist = false,
}: {
	isRemote: boolean;
	mustExist?: boolean;
}): Promise<SiteDatabase> {
	if (isRemote) return openThroughWrangler();
	if (mustExist && !existsSync(join(STATE_DIR, "v3/d1"))) {
		throw new BackupError(
			`There is no database in ${STATE_DIR}. Set STATE_DIR to the folder of the site; npm start creates a new one.`,
		);
	}
	protectState(STATE_DIR);
	return await openLocal(STATE_DIR);
}

/** Opens the database through wrangler, which has to be signed in. `place` is an argument of wrangler's own. */
function openThroughWrangler(place: string[] = ["--remote"]): SiteDatabase {
	function run(...args: string[]): string {
		return runWrangler(["d1", ...args, ...place]);
	}
	return {
		async query(statements) {
			const output = run("execute", "DB", "--json", "--yes", "--command", statements.join(";\n"));
			return (JSON.parse(output) as { results: Row[] }[]).map(({ results }) => results);
		},
		async write(statements) {
			const folder = mkdtempSync(join(tmpdir(), "marquee-sql-"));
			try {
				const file = join(folder, "statements.sql");
				writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""), { mode: 0o600 });
				run("execute", "DB", "--yes", "--file", file);
			} finally {
				rmSync(folder, { recursive: true });
			}
		},
		close: async () => undefined,
	};
}
