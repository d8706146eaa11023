// Tables that `domain/playback/` writes. docs/schema.md describes them.
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often each player server loaded, timed out, was replaced and was reported by visitors, by day (UTC). */
export const playerOutcomes = sqliteTable(
	"player_outcomes",
	{
		/** YYYY-MM-DD. */
		day: text().notNull(),
		/** An id of the player config that was in force. */
		serverId: integer().notNull(),
		loaded: integer().notNull().default(0),
		/** Load attempts that timed out. */
		timedOut: integer().notNull().default(0),
		/** How often the player switched to the next server. */
		replaced: integer().notNull().default(0),
		/** How often a visitor said that it does not play. */
		reported: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.day, table.serverId] })],
);

/** How often visitors said that a title does not play on a server, by day (UTC). */
export const titleReports = sqliteTable(
	"title_reports",
	{
		/** YYYY-MM-DD. */
		day: text().notNull(),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		id: integer("media_id").notNull(),
		/** An id of the player config that was in force. */
		serverId: integer().notNull(),
		reported: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.mediaType, table.id, table.serverId] })],
);
