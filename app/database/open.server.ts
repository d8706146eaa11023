import { drizzle } from "drizzle-orm/d1";

/** drizzle over a D1 database or session. Columns are snake_case in SQL and camelCase in TypeScript. */
export function openDatabase(d1: D1Database | D1DatabaseSession) {
	// drizzle calls nothing but `prepare` and `batch`, which a session has too.
	return drizzle(d1 as D1Database, { casing: "snake_case" });
}

export type Database = ReturnType<typeof openDatabase>;
