import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dumpDatabase } from "../scripts/database/dump";
import { openLocal, type Row, type SiteDatabase } from "../scripts/database/open";

/** The database of the first release, as SQL. It never changes. */
const FIRST_RELEASE = readFileSync(join(import.meta.dirname, "upgrade/first-release.sql"), "utf8");
/** Grows with each migration. */
const MIGRATIONS = "d1_migrations";

interface Column extends Row {
	name: string;
	type: string;
	notnull: number;
	dflt_value: string | null;
}

let db: SiteDatabase;
/** The columns of the first release by table. */
let formerColumns: Map<string, Column[]>;
let formerRows: Map<string, Row[]>;

async function readColumns(tables: string[]): Promise<Map<string, Column[]>> {
	const columns = await db.query(
		tables.map((table) => `SELECT name, type, "notnull", dflt_value FROM pragma_table_info('${table}')`),
	);
	return new Map(tables.map((table, index) => [table, (columns[index] ?? []) as Column[]]));
}

/** Every row, with the columns of the first release. */
async function readRows(): Promise<Map<string, Row[]>> {
	const tables = [...formerColumns.entries()];
	const rows = await db.query(
		tables.map(([table, columns]) => {
			const names = columns.map(({ name }) => `"${name}"`).join(", ");
			return `SELECT rowid AS "row id", ${names} FROM "${table}" ORDER BY rowid`;
		}),
	);
	return new Map(tables.map(([table], index) => [table, rows[index] ?? []]));
}

beforeAll(async () => {
	db = await openLocal();
	await db.write(FIRST_RELEASE.trimEnd().replace(/;$/, "").split(";\n--> statement-breakpoint\n"));
	const { rows } = await dumpDatabase(db);
	formerColumns = await readColumns(Object.keys(rows).filter((table) => table !== MIGRATIONS));
	formerRows = await readRows();
	await db.migrate();
});
afterAll(() => db.close());

test("an upgrade from the first release does not change any row", async () => {
	expect([...formerRows].filter(([, rows]) => rows.length === 0)).toEqual([]);
	expect(await readRows()).toEqual(formerRows);
});

test("the first release can still write after the upgrade: its columns exist, and new columns have a default", async () => {
	const columns = await readColumns([...formerColumns.keys()]);
	for (const [table, former] of formerColumns) {
		const present = columns.get(table) ?? [];
		expect(present, table).toEqual(expect.arrayContaining(former));
		const added = present.filter(({ name }) => former.every((column) => column.name !== name));
		const required = added.filter((column) => column.notnull && column.dflt_value === null);
		expect(required, `${table}: columns without a default`).toEqual([]);
	}
});

test("an upgraded database has the schema of a new one", async () => {
	const fresh = await openLocal();
	await fresh.migrate();
	const schema = ["SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB '_cf_*' ORDER BY type, name"];
	expect(await db.query(schema)).toEqual(await fresh.query(schema));
	await fresh.close();
});

test("a user's search entry, counters and log numbers continue after the upgrade", async () => {
	const results = await db.query([
		"UPDATE users SET username_key = 'countess' WHERE username_key = 'ada'",
		"INSERT INTO audit_log (at, action, outcome, detail) VALUES (0, 'user.role', 'done', '{}')",
		"SELECT username FROM users JOIN users_search ON users.rowid = users_search.rowid WHERE users_search MATCH '\"countess\"'",
		"SELECT max(id) AS id FROM audit_log",
		"SELECT movies, shows, saved FROM libraries JOIN users ON users.id = user_id ORDER BY username_key",
	]);
	expect(results.slice(2)).toEqual([
		[{ username: "Ada" }],
		[{ id: 3 }],
		[
			{ movies: 1, shows: 1, saved: 1 },
			{ movies: 0, shows: 1, saved: 1 },
		],
	]);
});
