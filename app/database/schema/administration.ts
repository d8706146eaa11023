// Tables that `domain/administration/` and its triggers write. docs/schema.md describes them.
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Figures by day (UTC). Triggers on `users` and `watch_history` update them. A day without a row has zeros. */
export const dailyFigures = sqliteTable("daily_figures", {
	/** YYYY-MM-DD. */
	day: text().primaryKey(),
	/** Accounts created, including those that were deleted later. */
	signUps: integer().notNull().default(0),
	/** Titles watched: a user's title counts once a day, however often it was opened. */
	watches: integer().notNull().default(0),
});

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
