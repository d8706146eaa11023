import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often the catalogue cache answered, by day (UTC). Written by `domain/catalogue/cache-stats.server.ts` alone. */
export const catalogueCacheDays = sqliteTable("catalogue_cache_days", {
	/** YYYY-MM-DD. */
	day: text().primaryKey(),
	hits: integer().notNull().default(0),
	misses: integer().notNull().default(0),
	stale: integer().notNull().default(0),
});
