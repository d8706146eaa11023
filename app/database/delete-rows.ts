import { and, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./open.server";

/** Rows that one statement deletes: few enough for D1's time limit, enough for few statements. */
const BATCH = 5000;

/** Deletes the rows that meet all conditions, in statements of bounded size; returns how many rows. */
export async function deleteRows(db: Database, table: SQLiteTable, conditions: [SQL, ...SQL[]]): Promise<number> {
	const found = db
		.select({ rowid: sql`rowid` })
		.from(table)
		.where(and(...conditions))
		.limit(BATCH);
	for (let total = 0; ; ) {
		const { length } = await db.delete(table).where(sql`rowid in ${found}`).returning({ one: sql`1` });
		total += length;
		if (length < BATCH) return total;
	}
}
