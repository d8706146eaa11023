import { sql } from "drizzle-orm";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

/** Columns are snake_case in SQL and camelCase in TypeScript. Shared, because it remembers the names that it has converted. */
const DIALECT = new SQLiteAsyncDialect({ casing: "snake_case" });

export type Database = DrizzleD1Database;

/** drizzle over a D1 database or session: what its `drizzle()` does, which makes a dialect for each request. */
export function openDatabase(d1: D1Database | D1DatabaseSession): Database {
	// drizzle calls nothing but `prepare` and `batch`, which a session has too.
	return new DrizzleD1Database("async", DIALECT, new SQLiteD1Session(d1 as D1Database, DIALECT, undefined), undefined);
}

/** Bytes that a database of D1 holds at most (Workers Paid). A file of `npm start` may have more; its disk may have less. */
export const DATABASE_MAX = 10_000_000_000;

/** Bytes of the database, as D1 tells with each result. */
export async function measureDatabase(db: Database): Promise<number> {
	const { meta } = await db.run(sql`select 1`);
	return meta.size_after;
}

/** D1's bookmarks are hexadecimal groups with hyphens. Clients can send anything. */
const BOOKMARK = /^[0-9a-f]{8}(?:-[0-9a-f]{1,64}){1,6}$/;

export interface DatabaseSession {
	db: Database;
	/** The state that this visitor has seen, for their next request; null before the first query. */
	bookmark(): string | null;
}

/**
 * Opening costs nothing; only a query does. `needsPrimary`: the result decides about a change or a
 * privilege, so it must be the newest state, including the writes of others.
 */
export function openDatabaseSession(
	d1: D1Database,
	{ bookmark, needsPrimary }: { bookmark: string | null; needsPrimary: boolean },
): DatabaseSession {
	const constraint = bookmark && BOOKMARK.test(bookmark) ? bookmark : "first-unconstrained";
	const session = d1.withSession(needsPrimary ? "first-primary" : constraint);
	return { db: openDatabase(session), bookmark: () => session.getBookmark() };
}
