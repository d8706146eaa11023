import { drizzle } from "drizzle-orm/d1";

/** The typed view of a D1 database, or of a session with it; columns are snake_case in SQL and camelCase here. */
export function openDatabase(d1: D1Database | D1DatabaseSession) {
	// drizzle calls nothing but `prepare` and `batch`, which a session has too.
	return drizzle(d1 as D1Database, { casing: "snake_case" });
}

export type Database = ReturnType<typeof openDatabase>;
