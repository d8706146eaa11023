import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * Query for `insert(table).select(…)`, with one expression for each column. drizzle inserts such a query by position;
 * naming the columns keeps it correct when the schema's order changes. `from`: everything that follows the columns.
 */
export function selectColumns<Table extends SQLiteTable>(
	table: Table,
	values: Record<keyof Table["_"]["columns"], SQL | string | number | null>,
	from: SQL,
): SQL {
	const names = Object.keys(getTableColumns(table)) as (keyof typeof values)[];
	return sql`select ${sql.join(
		names.map((name) => sql`${values[name]}`),
		sql`, `,
	)} ${from}`;
}
