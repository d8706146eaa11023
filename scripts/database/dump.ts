// Reads a whole D1 database as SQL statements that create it again. `wrangler d1 export` cannot do this: it rejects
// databases with a search index (docs/decisions/034-backups.md).
import { BackupError } from "../fail-plainly";
import type { Row, SiteDatabase } from "./open";

/** D1 accepts statements of 100,000 bytes, and SQLite as compiled there 25,000 steps. */
const STATEMENT_BYTES_MAX = 80_000;
const ROWS_PER_INSERT = 500;

/** Names of the tables of SQLite and of the platform. */
const INTERNAL = "name GLOB 'sqlite_*' OR name GLOB '_cf_*'";
const SCHEMA = `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND NOT (${INTERNAL}) ORDER BY rowid`;
const COLUMNS = `SELECT t.name AS tableName, c.name AS columnName FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
	WHERE t.type = 'table' AND NOT (t.${INTERNAL.replace(" OR name", " OR t.name")}) ORDER BY t.rowid, c.cid`;
const SEQUENCES = "SELECT name, seq FROM sqlite_sequence ORDER BY name";

export interface Dump {
	/** Creates everything in an empty database. */
	statements: string[];
	/** Number of rows by table. */
	rows: Record<string, number>;
}

interface SchemaEntry {
	type: "table" | "index" | "trigger" | "view";
	name: string;
	sql: string;
}

function quoteName(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

function quoteText(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}

/** SQL for a column's value as an SQL literal. `quote` would end a text at a NUL, and a line break would divide the statement. */
function literal(column: string): string {
	const name = quoteName(column);
	return `iif(typeof(${name}) = 'text' AND (instr(${name}, char(10)) OR instr(${name}, char(0))),
		'CAST(X''' || hex(${name}) || ''' AS TEXT)', quote(${name}))`;
}

function isVirtual({ type, sql }: SchemaEntry): boolean {
	return type === "table" && /^CREATE VIRTUAL TABLE/i.test(sql);
}

/** The entries of a schema without the tables in which a virtual table stores its index. */
function withoutShadows(entries: SchemaEntry[]): SchemaEntry[] {
	const virtual = entries.filter(isVirtual).map(({ name }) => `${name}_`);
	return entries.filter(({ name }) => !virtual.some((prefix) => name.startsWith(prefix)));
}

function toSchema(rows: Row[] | undefined): SchemaEntry[] {
	return withoutShadows((rows ?? []) as unknown as SchemaEntry[]);
}

/** `INSERT` statements of at most so many rows and bytes. */
function toInserts(table: string, columns: string[], rows: string[]): string[] {
	const start = `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(", ")}) VALUES\n`;
	const inserts: string[] = [];
	let values: string[] = [];
	let bytes = 0;
	function finish(): void {
		if (values.length > 0) inserts.push(start + values.join(",\n"));
		values = [];
		bytes = 0;
	}
	for (const row of rows) {
		const size = Buffer.byteLength(row) + 4;
		if (values.length === ROWS_PER_INSERT || bytes + size > STATEMENT_BYTES_MAX) finish();
		values.push(`(${row})`);
		bytes += size;
	}
	finish();
	return inserts;
}

/** Reads the database as it is at one moment. Throws `BackupError` when there is none, or a migration changes it meanwhile. */
export async function dumpDatabase(db: SiteDatabase): Promise<Dump> {
	const [before, columnRows = []] = await db.query([SCHEMA, COLUMNS]);
	const schema = toSchema(before);
	if (!schema.some(({ name }) => name === "d1_migrations")) {
		throw new BackupError("There is no Marquee database here. Check STATE_DIR.");
	}
	const tables = schema
		.filter((entry) => entry.type === "table" && !isVirtual(entry))
		.map((entry) => ({
			...entry,
			columns: columnRows
				.filter(({ tableName }) => tableName === entry.name)
				.map(({ columnName }) => String(columnName)),
		}));
	const [after, sequences = [], ...contents] = await db.query([
		SCHEMA,
		SEQUENCES,
		...tables.map(
			({ name, columns }) => `SELECT ${columns.map(literal).join(" || ',' || ")} AS row FROM ${quoteName(name)}`,
		),
	]);
	if (JSON.stringify(toSchema(after)) !== JSON.stringify(schema))
		throw new BackupError("A migration ran in the meantime. Try again.");
	const filled = tables.map((table, index) => ({
		...table,
		rows: (contents[index] ?? []).map(({ row }) => String(row)),
	}));
	const statements = [
		"PRAGMA defer_foreign_keys = on",
		...tables.map(({ sql }) => sql),
		...filled.flatMap(({ name, columns, rows }) => toInserts(name, columns, rows)),
		...sequences.flatMap(({ name, seq }) => [
			`DELETE FROM sqlite_sequence WHERE name = ${quoteText(String(name))}`,
			`INSERT INTO sqlite_sequence (name, seq) VALUES (${quoteText(String(name))}, ${Number(seq)})`,
		]),
		...schema.filter(isVirtual).flatMap(({ name, sql }) => {
			const table = quoteName(name);
			return [sql, `INSERT INTO ${table} (${table}) VALUES ('rebuild')`];
		}),
		// Triggers come last: they would count every row again.
		...["index", "view", "trigger"].flatMap((type) =>
			schema.filter((entry) => entry.type === type).map(({ sql }) => sql),
		),
	];
	return { statements, rows: Object.fromEntries(filled.map(({ name, rows }) => [name, rows.length])) };
}

/** The statements that empty a database, before those of a dump. */
export async function dropStatements(db: SiteDatabase): Promise<string[]> {
	const [rows] = await db.query([SCHEMA]);
	const schema = toSchema(rows);
	const virtual = schema.filter(isVirtual);
	// The youngest first: a table is older than those that refer to it.
	const tables = schema.filter((entry) => entry.type === "table" && !isVirtual(entry)).reverse();
	return [
		"PRAGMA defer_foreign_keys = on",
		...["trigger", "view"].flatMap((type) =>
			schema.filter((entry) => entry.type === type).map(({ name }) => `DROP ${type} ${quoteName(name)}`),
		),
		...[...virtual, ...tables].map(({ name }) => `DROP TABLE ${quoteName(name)}`),
	];
}
