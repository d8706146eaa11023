import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How many users there are of each role: one row a role, kept by triggers, so that nobody has to count. */
export const userTotals = sqliteTable("user_totals", {
	role: text({ enum: ["user", "admin", "owner"] }).primaryKey(),
	users: integer().notNull().default(0),
	premium: integer().notNull().default(0),
});

/** What happened on each day (UTC); kept by triggers on `users` and `watch_history`. A day without a row had nothing. */
export const dailyFigures = sqliteTable("daily_figures", {
	/** YYYY-MM-DD. */
	day: text().primaryKey(),
	/** Accounts made; those that were deleted since count still. */
	signUps: integer().notNull().default(0),
	/** Titles watched: each user's title counts once a day, however often it was opened. */
	watches: integer().notNull().default(0),
});

/** What the scheduled jobs did, the last hundred runs of each. Written by `domain/administration/job-runs.server.ts` alone. */
export const jobRuns = sqliteTable(
	"job_runs",
	{
		id: integer().primaryKey({ autoIncrement: true }),
		name: text().notNull(),
		startedBy: text({ enum: ["cron", "manual"] }).notNull(),
		startedAt: integer().notNull(),
		/** Null: still running, or the isolate ended with it. */
		finishedAt: integer(),
		outcome: text({ enum: ["running", "done", "failed"] }).notNull(),
		/** JSON: what a run that is done counted. */
		figures: text({ mode: "json" }).$type<Record<string, number>>(),
		/** Why it failed. */
		error: text(),
	},
	(table) => [index("job_runs_by_name").on(table.name)],
);

/** How the frames of each player server fared on each day (UTC). Written by `domain/playback/player-outcomes.server.ts` alone. */
export const playerOutcomes = sqliteTable(
	"player_outcomes",
	{
		/** YYYY-MM-DD. */
		day: text().notNull(),
		/** An id of the server config that was in force. */
		serverId: integer().notNull(),
		loaded: integer().notNull().default(0),
		/** Tries that did not load in time. */
		timedOut: integer().notNull().default(0),
		/** How often the next server took over. */
		replaced: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.day, table.serverId] })],
);
