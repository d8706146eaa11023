// The table of counts, which triggers and `app/database/counts.ts` write. docs/schema.md describes it.
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Names of counts, with what their keys are; those of the others are ''. */
export type CountName =
	/** Accounts, by role. No day. */
	| "users"
	/** Those with Premium. No day. */
	| "users.premium"
	/** Titles in all watch histories. No day. */
	| "watch-history"
	/** Accounts created, including those that were deleted later. */
	| "sign-ups"
	/** Titles watched: a person's title counts once a day, however often it was opened. */
	| "watches"
	/** Outcomes of player frames, by the server's id in the player config that was in force. */
	| `player.${"loaded" | "timed_out" | "replaced" | "reported"}`
	/** Visitors who said that a title does not play on a server, as `movie:603:12`. */
	| "title.reported";

/** The `day` of counts that belong to none. */
export const NO_DAY = "";

/** How often something happened on a day (UTC), or how much there is of it. A count without a row is 0. */
export const counts = sqliteTable(
	"counts",
	{
		name: text().notNull().$type<CountName>(),
		/** YYYY-MM-DD, or `NO_DAY`. */
		day: text().notNull(),
		key: text().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.name, table.day, table.key] })],
);
