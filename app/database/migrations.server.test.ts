import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as figures from "./figures-schema";
import * as schema from "./schema";

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };

const TABLES = Object.values<unknown>({ ...schema, ...figures }).filter((table) => is(table, SQLiteTable));

function snakeCase(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

async function listNames(sql: string, ...values: string[]): Promise<string[]> {
	const { results } = await DB.prepare(sql)
		.bind(...values)
		.all<{ name: string }>();
	return results.map(({ name }) => name).sort();
}

test("the schema and the migrations have the same tables, columns and indexes", async () => {
	const known = await listNames(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'd1_*' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'users_search*'",
	);
	expect(known).toEqual(TABLES.map((table) => getTableConfig(table).name).sort());
	for (const table of TABLES) {
		const { name, columns, indexes, uniqueConstraints } = getTableConfig(table);
		const declared = columns.map((column) => snakeCase(column.name)).sort();
		expect(await listNames("SELECT name FROM pragma_table_info(?)", name), name).toEqual(declared);
		const named = [
			...indexes.map((index) => index.config.name),
			...uniqueConstraints.map((constraint) => constraint.name),
			...columns.flatMap((column) => (column.isUnique && column.uniqueName ? [column.uniqueName] : [])),
		].sort();
		const made = await listNames("SELECT name FROM pragma_index_list(?) WHERE origin = 'c'", name);
		expect(made, name).toEqual(named);
	}
});

test("what stood in the tables before the counters came is counted and found", async () => {
	await reset();
	const before = MIGRATIONS.filter(({ name }) => name < "0005");
	await applyD1Migrations(DB, before);
	const user = DB.prepare(
		`INSERT INTO users (id, username, username_key, email, email_key, name, role, is_premium, password_hash, created_at)
		VALUES (?1, ?1, ?1, ?1 || '@example.com', ?1 || '@example.com', ?1, ?2, ?3, '', unixepoch('2026-01-02') * 1000)`,
	);
	const watch = DB.prepare(
		`INSERT INTO watch_history (user_id, media_type, media_id, watched_at, last_watched, updated_at)
		VALUES ('grace', 'movie', ?1, 0, unixepoch(?2) * 1000, 0)`,
	);
	await DB.batch([
		user.bind("grace", "owner", 0),
		user.bind("alan", "user", 1),
		user.bind("edsger", "user", 0),
		watch.bind(1, "2026-01-02 23:59"),
		watch.bind(2, "2026-01-03"),
		watch.bind(3, "2026-01-03 12:00"),
	]);

	await applyD1Migrations(DB, MIGRATIONS);

	const { results: totals } = await DB.prepare("SELECT * FROM user_totals ORDER BY role").all();
	expect(totals).toEqual([
		{ role: "admin", users: 0, premium: 0 },
		{ role: "owner", users: 1, premium: 0 },
		{ role: "user", users: 2, premium: 1 },
	]);
	const { results: days } = await DB.prepare("SELECT * FROM daily_figures ORDER BY day").all();
	expect(days).toEqual([
		{ day: "2026-01-02", sign_ups: 3, watches: 1 },
		{ day: "2026-01-03", sign_ups: 0, watches: 2 },
	]);
	const found = await listNames(
		"SELECT username AS name FROM users JOIN users_search ON users.rowid = users_search.rowid WHERE users_search MATCH ?",
		'"dsge"',
	);
	expect(found).toEqual(["edsger"]);
});
