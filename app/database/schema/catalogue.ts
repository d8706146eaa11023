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
