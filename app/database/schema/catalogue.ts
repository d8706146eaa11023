// Tables that `domain/catalogue/` writes. docs/schema.md describes them.
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";

/** Titles that are hidden from everybody after a rights holder's notice. */
export const blockedTitles = sqliteTable(
	"blocked_titles",
	{
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		/** The catalogue's id. */
		id: integer("media_id").notNull(),
		/** A note for owners: who sent the notice, and when. */
		reason: text().notNull(),
		createdAt: integer().notNull(),
		/** Null: a deleted account. */
		actorId: text().references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [
		primaryKey({ columns: [table.mediaType, table.id] }),
		index("blocked_titles_by_time").on(table.createdAt),
		index("blocked_titles_by_actor").on(table.actorId),
		check("blocked_titles_media_type", sql`media_type in ('movie', 'tv')`),
	],
);

/** What titles may be seen from in a region, as it was last looked up. */
export const certificates = sqliteTable(
	"certificates",
	{
		/** ISO 3166-1. */
		region: text().notNull(),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		/** The catalogue's id. */
		id: integer("media_id").notNull(),
		/** As ["PG"], each once; empty for a title that nobody has rated there. */
		names: text({ mode: "json" }).$type<string[]>().notNull(),
		readAt: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.region, table.mediaType, table.id] }),
		index("certificates_by_reading").on(table.readAt),
	],
);
