import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { is, SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type SQLiteColumn, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import * as accounts from "./schema/accounts";
import * as administration from "./schema/administration";
import * as catalogue from "./schema/catalogue";
import * as imported from "./schema/imports";
import * as library from "./schema/library";
import * as playback from "./schema/playback";

const { DB, MIGRATIONS } = env as typeof env & { MIGRATIONS: D1Migration[] };

const SCHEMA = { ...accounts, ...administration, ...catalogue, ...imported, ...library, ...playback };
const TABLES = Object.values<unknown>(SCHEMA).filter((table) => is(table, SQLiteTable));

const dialect = new SQLiteSyncDialect();

async function list<Row>(sql: string, ...values: string[]): Promise<Row[]> {
	const { results } = await DB.prepare(sql)
		.bind(...values)
		.all<Row>();
	return results;
}

/** A default value as SQL text, as `pragma_table_info` shows it. Null: none. */
function toDefault(column: SQLiteColumn): string | null {
	if (column.default === undefined) return null;
	const value = column.mapToDriverValue(column.default);
	return typeof value === "string" ? `'${value}'` : String(value);
}

function snakeCase(column: { name: string }): string {
	return toSnakeCase(column.name);
}

/** What the drizzle schema declares about a table. Lists are sorted by name, keys of an index keep their order. */
function describeDeclared(table: SQLiteTable) {
	const { columns, indexes, primaryKeys, foreignKeys, checks } = getTableConfig(table);
	const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
	return {
		columns: Object.fromEntries(
			columns.map((column) => [
				snakeCase(column),
				{ type: column.getSQLType(), isNullable: !column.notNull, default: toDefault(column) },
			]),
		),
		primaryKey: key.map(snakeCase),
		isAutoIncrement: columns.some((column) => "autoIncrement" in column && column.autoIncrement === true),
		indexes: Object.fromEntries([
			...indexes.map(({ config }) => [
				config.name,
				{
					isUnique: config.unique,
					// SQLite gives an expression no name.
					columns: config.columns.map((column) => (is(column, SQL) ? null : snakeCase(column as SQLiteColumn))),
				},
			]),
			...columns
				.filter((column) => column.isUnique)
				.map((column) => [column.uniqueName, { isUnique: true, columns: [snakeCase(column)] }]),
		]),
		foreignKeys: Object.fromEntries(
			foreignKeys.map((foreignKey) => {
				const { columns, foreignTable, foreignColumns } = foreignKey.reference();
				const target = `${getTableConfig(foreignTable).name}.${foreignColumns.map(snakeCase)}`;
				return [columns.map(snakeCase).join(), { target, onDelete: foreignKey.onDelete }];
			}),
		),
		checks: checks.map(({ name, value }) => `CONSTRAINT "${name}" CHECK(${dialect.sqlToQuery(value).sql})`),
	};
}

/** What the migrated database holds for a table, in the same form. */
async function describeMigrated(name: string): Promise<ReturnType<typeof describeDeclared>> {
	const [[master], columns, indexes, foreignKeys] = await Promise.all([
		list<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", name),
		list<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>(
			"SELECT * FROM pragma_table_info(?)",
			name,
		),
		list<{ name: string; is_unique: number; columns: string }>(
			`SELECT l.name, l."unique" AS is_unique,
				(SELECT json_group_array(i.name) FROM (SELECT name FROM pragma_index_info(l.name) ORDER BY seqno) AS i) AS columns
			FROM pragma_index_list(?) AS l WHERE l.origin = 'c'`,
			name,
		),
		list<{ from: string; table: string; to: string; on_delete: string }>(
			"SELECT * FROM pragma_foreign_key_list(?)",
			name,
		),
	]);
	const sql = master?.sql ?? "";
	const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
	return {
		columns: Object.fromEntries(
			columns.map((column) => [
				column.name,
				// SQLite stores `false` as 0.
				{
					type: column.type.toLowerCase(),
					isNullable: !column.notnull,
					default: column.dflt_value === "false" ? "0" : column.dflt_value,
				},
			]),
		),
		primaryKey: key.map((column) => column.name),
		isAutoIncrement: /AUTOINCREMENT/i.test(sql),
		indexes: Object.fromEntries(
			indexes.map((index) => [index.name, { isUnique: index.is_unique === 1, columns: JSON.parse(index.columns) }]),
		),
		foreignKeys: Object.fromEntries(
			foreignKeys.map(({ from, table, to, on_delete }) => [
				from,
				{ target: `${table}.${to}`, onDelete: on_delete.toLowerCase() as "cascade" },
			]),
		),
		checks: sql.match(/CONSTRAINT "\w+" CHECK\(.*\)(?=,?$)/gm) ?? [],
	};
}

test("the schema and the migrations declare the same tables", async () => {
	const migrated = await list<{ name: string }>(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'd1_*' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'users_search*'",
	);
	expect(migrated.map(({ name }) => name).sort()).toEqual(TABLES.map((table) => getTableConfig(table).name).sort());
});

test.for(TABLES.map((table) => ({ name: getTableConfig(table).name, table })))(
	"$name has the same columns, types, nullability, defaults, keys, indexes and checks in schema and migrations",
	async ({ name, table }) => {
		expect(await describeMigrated(name)).toEqual(describeDeclared(table));
	},
);

test("the migrations that add counters and the search index include rows that already exist", async () => {
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
	const found = await list(
		"SELECT username FROM users JOIN users_search ON users.rowid = users_search.rowid WHERE users_search MATCH ?",
		'"dsge"',
	);
	expect(found).toEqual([{ username: "edsger" }]);
});

describe("the migration that adds plays", () => {
	const KEY = "user_id, media_type, media_id, season, episode";
	const listPlays = () =>
		list(
			`SELECT season, episode, watched_at, precision, source FROM plays WHERE added_at > removed_at ORDER BY ${KEY}, minute`,
		);

	async function givenFormerDatabase(): Promise<void> {
		await reset();
		await applyD1Migrations(
			DB,
			MIGRATIONS.filter(({ name }) => name < "0018"),
		);
		await DB.prepare(
			`INSERT INTO users (id, username, username_key, email, email_key, name, password_hash, created_at)
			VALUES ('ada', 'Ada', 'ada', 'ada@example.com', 'ada@example.com', 'Ada Lovelace, Countess of Lovelace', '', 1)`,
		).run();
	}

	/** As the version before it wrote: the row's own counts. */
	function writeViewing(episode: number, { first, last, times }: { first: number; last: number; times: number }) {
		return DB.prepare(
			`INSERT INTO viewings (${KEY}, first_watched_at, watched_at, times) VALUES ('ada', 'tv', 1396, 1, ?1, ?2, ?3, ?4)
			ON CONFLICT (${KEY}) DO UPDATE SET first_watched_at = ?2, watched_at = ?3, times = ?4, cleared_at = iif(?4 > 0, 0, 9e12)`,
		).bind(episode, first, last, times);
	}

	const MINUTE = 60_000;

	test("gives each viewing its plays: the first and the last with their times, others without a date", async () => {
		await givenFormerDatabase();
		await DB.batch([
			writeViewing(1, { first: 5 * MINUTE, last: 5 * MINUTE, times: 1 }),
			writeViewing(2, { first: 5 * MINUTE, last: 9 * MINUTE, times: 3 }),
			writeViewing(3, { first: 0, last: 0, times: 0 }),
		]);
		const before = await list("SELECT rowid, * FROM viewings");
		await applyD1Migrations(DB, MIGRATIONS);
		const marked = { season: 1, precision: "instant", source: "marked" };
		expect(await listPlays()).toEqual([
			{ ...marked, episode: 1, watched_at: 5 * MINUTE },
			{ ...marked, episode: 2, watched_at: 0, precision: "unknown" },
			{ ...marked, episode: 2, watched_at: 5 * MINUTE },
			{ ...marked, episode: 2, watched_at: 9 * MINUTE },
		]);
		expect(await list("SELECT rowid, * FROM viewings")).toEqual(before);
		expect(await list("SELECT viewings, movie_plays, show_plays FROM libraries")).toEqual([
			{ viewings: 3, movie_plays: 0, show_plays: 4 },
		]);
		expect(await list("SELECT * FROM profiles")).toEqual([
			{
				id: "ada",
				account_id: "ada",
				name: "Ada Lovelace, Countess of Love",
				colour: "amber",
				pin_hash: null,
				created_at: 1,
			},
		]);
	});

	test("keeps plays and the counts of viewings equal while the version before it still writes", async () => {
		await givenFormerDatabase();
		await applyD1Migrations(DB, MIGRATIONS);
		const listTimes = async () =>
			(await listPlays()).map((play) => (play as { watched_at: number }).watched_at / MINUTE);
		const viewing = async () =>
			(await list<{ times: number; watched_at: number }>("SELECT times, watched_at FROM viewings"))[0];
		await writeViewing(1, { first: 5 * MINUTE, last: 5 * MINUTE, times: 1 }).run();
		expect(await listTimes()).toEqual([5]);
		await writeViewing(1, { first: 5 * MINUTE, last: 8 * MINUTE, times: 2 }).run();
		expect(await listTimes()).toEqual([5, 8]);
		await writeViewing(1, { first: 0, last: 0, times: 0 }).run();
		expect(await listTimes()).toEqual([]);
		expect(await viewing()).toEqual({ times: 0, watched_at: 0 });
		await writeViewing(1, { first: 5 * MINUTE, last: 8 * MINUTE, times: 2 }).run();
		expect(await listTimes()).toEqual([5, 8]);
		expect(await viewing()).toEqual({ times: 2, watched_at: 8 * MINUTE });
		expect(await list("SELECT show_plays FROM libraries")).toEqual([{ show_plays: 2 }]);
		await DB.prepare("DELETE FROM viewings").run();
		expect(await list("SELECT * FROM plays")).toEqual([]);
		expect(await list("SELECT viewings, show_plays FROM libraries")).toEqual([{ viewings: 0, show_plays: 0 }]);
	});
});
