// Tables that `domain/administration/` writes. docs/schema.md describes them.
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";

/** Signals for the operator's webhook, and whether they were sent. The trigger `users_changed` writes it too. */
export const signals = sqliteTable(
	"signals",
	{
		/** The id by which the receiver recognizes a repetition. */
		id: text().primaryKey(),
		type: text({
			enum: ["job.failed", "upstream.down", "upstream.up", "limits.storm", "owner.added", "mail.failed"],
		}).notNull(),
		at: integer().notNull(),
		/** JSON: the facts of the type. */
		data: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
		/** The account that it is about. */
		userId: text().references(() => users.id, { onDelete: "cascade" }),
		attempts: integer().notNull().default(0),
		/** Not sent before. */
		nextAttemptAt: integer().notNull().default(0),
		/** Null: not received yet. */
		sentAt: integer(),
	},
	(table) => [
		index("signals_by_type").on(table.type, table.at),
		index("signals_by_time").on(table.at),
		index("signals_by_user").on(table.userId),
	],
);

/** The last hundred runs of each scheduled job. */
export const jobRuns = sqliteTable(
	"job_runs",
	{
		id: integer().primaryKey({ autoIncrement: true }),
		name: text().notNull(),
		startedBy: text({ enum: ["cron", "manual"] }).notNull(),
		startedAt: integer().notNull(),
		/** Null: still running, or its isolate was evicted. */
		finishedAt: integer(),
		outcome: text({ enum: ["running", "done", "failed"] }).notNull(),
		/** JSON: the counts that a completed run reported. */
		figures: text({ mode: "json" }).$type<Record<string, number>>(),
		/** Error message of a failed run. */
		error: text(),
	},
	(table) => [index("job_runs_by_name").on(table.name)],
);
