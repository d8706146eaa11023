// Lists as values of a statement. SQLite reads JSON as a table, so one value holds as many rows as a statement needs: D1
// binds a hundred values at most, and 2 MB for each.
import { type Column, type GetColumnData, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias, type SQLiteTable } from "drizzle-orm/sqlite-core";

/** A list that a statement reads as a table. */
export interface JsonRows<Row> {
	/** What stands after `from`, `join` or `using`. */
	from: SQL;
	/** Its columns. An object or a list in a row is its text in JSON; true is 1, and what is missing is null. */
	columns: { [Name in keyof Row]-?: SQL<Row[Name]> };
	/** The place of the row in the list, from 0 on. */
	index: SQL<number>;
}

/** Only what the statement reads: a row may be a whole title. */
function pick(row: object, names: readonly string[]): object {
	return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

const toPath = (name: string) => sql.raw(`'$.${name}'`);

/** `rows`: a list, or its text in JSON. `name`: where one statement reads two lists. */
export function jsonRows<Row extends object, const Name extends keyof Row & string>(
	rows: readonly Row[],
	names: readonly Name[],
	name?: string,
): JsonRows<Pick<Row, Name>>;
export function jsonRows<const Name extends string>(
	rows: string,
	names: readonly Name[],
	name?: string,
): JsonRows<Record<Name, unknown>>;
export function jsonRows(
	rows: readonly object[] | string,
	names: readonly string[],
	name = "json_rows",
): JsonRows<Record<string, unknown>> {
	const tableName = sql.identifier(name);
	const read = names.map((column) => sql`value ->> ${toPath(column)} as ${sql.identifier(column)}`);
	const text = typeof rows === "string" ? rows : JSON.stringify(rows.map((row) => pick(row, names)));
	return {
		// Without the limit SQLite may take the list apart again for each row of another table.
		from: sql`(select key as json_index, ${sql.join(read, sql`, `)} from json_each(${text}) limit -1) as ${tableName}`,
		columns: Object.fromEntries(names.map((column) => [column, sql`${tableName}.${sql.identifier(column)}`])),
		index: sql`${tableName}.json_index`,
	};
}

/** A list of texts or numbers, for `in`. */
export function jsonValues(values: readonly (string | number)[]): SQL {
	return sql`(select value from json_each(${JSON.stringify(values)}))`;
}

/** The value of an object of texts or numbers at a key that a row has; null where it has none. */
export function jsonValueAt(values: Record<string, string | number>, key: SQLWrapper): SQL {
	return sql`(select value from json_each(${JSON.stringify(values)}) where key = ${key})`;
}

type Columns<Table extends SQLiteTable> = Table["_"]["columns"];

/**
 * Rows of a table that have the values of one of `rows` in the columns of the same names, each looked up by the index that
 * begins with `within` and them. Null is equal to null.
 */
export function whereJsonRow<Table extends SQLiteTable, const Name extends keyof Columns<Table> & string>(
	table: Table,
	{
		within,
		rows,
		names,
	}: {
		/** Columns that have one value for all rows. */
		within: { [Column in keyof Columns<Table>]?: GetColumnData<Columns<Table>[Column]> };
		rows: readonly { [Column in Name]: GetColumnData<Columns<Table>[Column]> | null }[];
		names: readonly Name[];
	},
): SQL {
	const stored = alias(table, "stored");
	const columnsOf: Record<string, Column> = getTableColumns(stored);
	const list = jsonRows(JSON.stringify(rows), names);
	const conditions = [
		...Object.entries(within).map(([name, value]) => sql`${columnsOf[name]} = ${value}`),
		// A partial index for rows that have a value is used for `=` alone.
		...names.map((name) => {
			const operator = sql.raw(rows.some((row) => row[name] === null) ? "is" : "=");
			return sql`${columnsOf[name]} ${operator} ${list.columns[name]}`;
		}),
	];
	return sql`rowid in (select stored.rowid from ${list.from} cross join ${table} as ${stored} where ${sql.join(conditions, sql` and `)})`;
}
