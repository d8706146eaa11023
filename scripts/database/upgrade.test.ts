import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../local-platform";
import { migrate } from "./migrations";
import { openLocal, type Row, type SiteDatabase } from "./open";

/** Migrations that installations have applied, with the SHA-256 of their files. */
const RELEASED = {
	"0000_baseline.sql": "fc3a4ca5a95719426b67ee4c4a16382d9e5bbcf67f6d161a144ed8b4edc9be29",
};

const FOLDER = mkdtempSync(join(tmpdir(), "marquee-upgrade-"));
let db: SiteDatabase;
/** The tables of 1.0.0 with their columns. */
let tables: Map<string, Row[]>;
let before: Row[][];

/** Values that a table does not choose freely. */
const VALUES: Record<string, string> = {
	media_type: "'movie'",
	role: "'user'",
	precision: "'day'",
	source: "'import'",
};

/** A row for each table of 1.0.0 with its columns; texts are all the same, so that each refers to the others. */
function writeRows(number: number): string[] {
	return [...tables].map(([table, columns]) => {
		const values = columns.map(({ name, type }) => {
			return VALUES[String(name)] ?? (String(type).toLowerCase() === "text" ? `'row ${number}'` : number);
		});
		// Triggers have added some of them.
		return `INSERT OR REPLACE INTO ${table} (${columns.map(({ name }) => name).join(", ")}) VALUES (${values.join(", ")})`;
	});
}

async function readRows(): Promise<Row[][]> {
	return await db.query(
		[...tables].map(([table, columns]) => `SELECT ${columns.map(({ name }) => name).join(", ")} FROM ${table}`),
	);
}

test.each(Object.entries(RELEASED))("%s stays as it was released", (name, hash) => {
	const file = readFileSync(join(ROOT, "migrations", name));
	const why = `${name} was released, and installations have applied it. Restore it and write a new migration: npm run migrations -- --name <what>`;
	expect(createHash("sha256").update(file).digest("hex"), why).toBe(hash);
});

describe("a database of 1.0.0", () => {
	beforeAll(async () => {
		copyFileSync(join(ROOT, "migrations/0000_baseline.sql"), join(FOLDER, "0000_baseline.sql"));
		db = await openLocal();
		await migrate(db, { folder: FOLDER });
		const [names = []] = await db.query([
			`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'd1_*'
				AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'users_search*'
				ORDER BY name <> 'users', name <> 'profiles', name <> 'imports', name`,
		]);
		const columns = await db.query(names.map(({ name }) => `SELECT name, type FROM pragma_table_info('${name}')`));
		tables = new Map(names.map(({ name }, index) => [String(name), columns[index] ?? []]));
		await db.write(writeRows(1));
		before = await readRows();
		await migrate(db);
	});
	afterAll(async () => {
		await db.close();
		rmSync(FOLDER, { recursive: true });
	});

	test("keeps every row through the migrations since", async () => {
		expect(before.map((rows) => rows.length)).not.toContain(0);
		expect(await readRows()).toEqual(before);
		expect(await db.query(["SELECT * FROM pragma_foreign_key_check"])).toEqual([[]]);
	});

	test("takes what 1.0.0 writes after them, as during a deployment", async () => {
		await db.write(writeRows(2));
		expect((await readRows()).every((rows) => rows.length >= 2)).toBe(true);
		const [found] = await db.query(["SELECT count(*) AS n FROM users_search WHERE users_search MATCH '\"row 2\"'"]);
		expect(found).toEqual([{ n: 1 }]);
	});
});
