import { and, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "./open.server";

/** Rows that one statement changes: few enough for D1's time limit, enough for few statements. */
const BATCH = 5000;

function selectBatch(db: Database, table: SQLiteTable, conditions: [SQL, ...SQL[]]) {
	return db
		.select({ rowid: sql`rowid` })
		.from(table)
		.where(and(...conditions))
		.limit(BATCH);
}

async function repeat(change: () => Promise<unknown[]>): Promise<number> {
	for (let total = 0; ; ) {
		const { length } = await change();
		total += length;
		if (length < BATCH) return total;
	}
}

/** Deletes the rows that meet all conditions, in statements of bounded size; returns how many rows. */
export async function deleteRows(db: Database, table: SQLiteTable, conditions: [SQL, ...SQL[]]): Promise<number> {
	const rows = selectBatch(db, table, conditions);
	return await repeat(async () => await db.delete(table).where(sql`rowid in ${rows}`).returning({ one: sql`1` }));
}

/**
 * Changes them likewise. Afterwards a row no longer meets the conditions. `before`: a statement about the rows of a batch, in the
 * transaction that changes them.
 */
export async function updateRows<Table extends SQLiteTable>(
	db: Database,
	table: Table,
	set: SQLiteUpdateSetSource<Table>,
	conditions: [SQL, ...SQL[]],
	before?: (isInBatch: SQL) => BatchItem<"sqlite">,
): Promise<number> {
	const isInBatch = sql`rowid in ${selectBatch(db, table, conditions)}`;
	return await repeat(async () => {
		const update = db.update(table).set(set).where(isInBatch).returning({ one: sql`1` });
		if (!before) return await update;
		const [, updated] = await db.batch([before(isInBatch), update]);
		return updated;
	});
}

/** Runs statements in one transaction; returns their results in the same order. None is no round trip. */
export async function runBatch(db: Database, statements: BatchItem<"sqlite">[]): Promise<unknown[]> {
	const [first, ...rest] = statements;
	return first ? await db.batch([first, ...rest]) : [];
}
