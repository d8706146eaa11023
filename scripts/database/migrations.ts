// Applies the files of `migrations/`, with the same statements to every database: that of STATE_DIR and that on Cloudflare.
// `wrangler d1 migrations apply --remote` is not used: the endpoint that it sends a file to divides triggers
// (docs/decisions/056-the-first-deploy.md).
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BackupError } from "../fail-plainly";
import type { SiteDatabase } from "./open";

const FOLDER = resolve(import.meta.dirname, "../../migrations");

/** wrangler's own table, so that its commands list the same migrations. */
const CREATE_RECORD =
	"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** The names of the migrations of this release, in their order. */
export async function listMigrations(folder = FOLDER): Promise<string[]> {
	return (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
}

async function readStatements(file: string): Promise<string[]> {
	const text = await readFile(file, "utf8");
	return text.split("--> statement-breakpoint").map((statement) => statement.trim().replace(/;$/, ""));
}

/**
 * The statements of a migration that the database does not have yet. Another program may have applied some of them without
 * recording the migration. Only statements that create something can be told apart. Throws `BackupError` for the others.
 */
function withoutApplied(name: string, statements: string[], existing: Set<unknown>): string[] {
	const missing = statements.filter((statement) => !existing.has(statement));
	if (missing.length === statements.length) return statements;
	if (!statements.every((statement) => statement.startsWith("CREATE "))) {
		throw new BackupError(
			`${name} was applied in part, and not by this program. Restore the database to the time before it: docs/operations.md, Migrate.`,
		);
	}
	console.log(
		`${name} was applied in part. The remaining ${missing.length} of its ${statements.length} statements follow.`,
	);
	return missing;
}

/** Applies each pending migration, with its record, all or nothing. Returns their names. */
export async function migrate(db: Pick<SiteDatabase, "query" | "write">, { folder = FOLDER } = {}): Promise<string[]> {
	const [, applied = [], schema = []] = await db.query([
		CREATE_RECORD,
		"SELECT name FROM d1_migrations",
		"SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL",
	]);
	const recorded = new Set(applied.map(({ name }) => name));
	const existing = new Set(schema.map(({ sql }) => sql));
	const pending = (await listMigrations(folder)).filter((name) => !recorded.has(name));
	for (const name of pending) {
		const statements = withoutApplied(name, await readStatements(join(folder, name)), existing);
		await db.write([...statements, `INSERT INTO d1_migrations (name) VALUES ('${name}')`]);
	}
	return pending;
}
