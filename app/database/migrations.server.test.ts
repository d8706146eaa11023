import { env } from "cloudflare:workers";
import { is, SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type SQLiteColumn, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as accounts from "./schema/accounts";
import * as administration from "./schema/administration";
import * as catalogue from "./schema/catalogue";
import * as counts from "./schema/counts";
import * as imported from "./schema/imports";
import * as library from "./schema/library";

const { DB } = env;

const SCHEMA = { ...accounts, ...administration, ...catalogue, ...counts, ...imported, ...library };
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
				// SQLite stores `false` as 0 and `true` as 1.
				{
					type: column.type.toLowerCase(),
					isNullable: !column.notnull,
					default: { false: "0", true: "1" }[column.dflt_value ?? ""] ?? column.dflt_value,
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
