import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema";

/** The typed view of a D1 database; columns are snake_case in SQL and camelCase here. */
export function openDatabase(d1: D1Database) {
	return drizzle(d1, { schema, casing: "snake_case" });
}

export type Database = ReturnType<typeof openDatabase>;
