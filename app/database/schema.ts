import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often the catalogue cache answered, by day (UTC). Written by `domain/catalogue/cache-stats.server.ts` alone. */
export const catalogueCacheDays = sqliteTable("catalogue_cache_days", {
	/** YYYY-MM-DD. */
	day: text().primaryKey(),
	hits: integer().notNull().default(0),
	misses: integer().notNull().default(0),
	stale: integer().notNull().default(0),
});

/**
 * Registered people. Written by `domain/accounts/users.server.ts` and its neighbours alone. Times are milliseconds.
 * Triggers keep `user_totals`, `daily_figures` and the search index `users_search`, a virtual table that lives in the
 * migrations only.
 */
export const users = sqliteTable(
	"users",
	{
		id: text().primaryKey(),
		username: text().notNull(),
		/** The user name without regard to case, for uniqueness and look-up. */
		usernameKey: text().notNull().unique("users_by_username"),
		email: text().notNull(),
		/** The address without regard to case. */
		emailKey: text().notNull().unique("users_by_email"),
		name: text().notNull(),
		role: text({ enum: ["user", "admin", "owner"] })
			.notNull()
			.default("user"),
		isPremium: integer({ mode: "boolean" }).notNull().default(false),
		/** scrypt, with its parameters and salt. */
		passwordHash: text().notNull(),
		createdAt: integer().notNull(),
	},
	(table) => [
		// One index for each order of the panel's table, with and without a role.
		index("users_by_role").on(table.role, table.createdAt, table.id),
		index("users_by_role_and_username").on(table.role, table.usernameKey),
		index("users_by_role_and_email").on(table.role, table.emailKey),
		index("users_by_creation").on(table.createdAt, table.id),
		check("users_role", sql`role in ('user', 'admin', 'owner')`),
	],
);

/** Signed-in browsers and clients. Written by `domain/accounts/sessions.server.ts` and its neighbours alone. */
export const sessions = sqliteTable(
	"sessions",
	{
		id: text().primaryKey(),
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: integer().notNull(),
		lastUsedAt: integer().notNull(),
		expiresAt: integer().notNull(),
		isRemembered: integer({ mode: "boolean" }).notNull(),
		userAgent: text().notNull(),
	},
	(table) => [
		index("sessions_by_user").on(table.userId, table.lastUsedAt),
		index("sessions_by_expiry").on(table.expiresAt),
	],
);

/** One-time links to a new password, at most one for each user. Written by `domain/accounts/reset-links.server.ts` alone. */
export const resetTokens = sqliteTable(
	"reset_tokens",
	{
		userId: text()
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		/** SHA-256 of the token, which itself is kept nowhere. */
		tokenHash: text().notNull().unique("reset_tokens_by_hash"),
		expiresAt: integer().notNull(),
	},
	(table) => [index("reset_tokens_by_expiry").on(table.expiresAt)],
);

/** What administrators did. Written by `domain/accounts/audit.server.ts` alone; holds ids, never names or addresses. */
export const auditLog = sqliteTable(
	"audit_log",
	{
		id: integer().primaryKey({ autoIncrement: true }),
		at: integer().notNull(),
		/** Null: the command line, or somebody whose account is gone. */
		actorId: text().references(() => users.id, { onDelete: "set null" }),
		action: text().notNull(),
		/** Whom it was done to; stays when that account is gone, and then names nobody. */
		targetId: text(),
		outcome: text({ enum: ["done", "refused"] }).notNull(),
		/** JSON. */
		detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
	},
	(table) => [
		// Each index ends with the id by itself, which is the order of the log.
		index("audit_log_by_actor").on(table.actorId),
		index("audit_log_by_action").on(table.action),
		index("audit_log_by_actor_and_action").on(table.actorId, table.action),
		index("audit_log_by_target").on(table.targetId),
		index("audit_log_by_time").on(table.at),
	],
);

/** Titles that are shown to nobody, as a rights holder's notice asks. Written by `domain/catalogue/` alone. */
export const blockedTitles = sqliteTable(
	"blocked_titles",
	{
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		/** The catalogue's id. */
		mediaId: integer().notNull(),
		/** For the owner: whose notice, of when. */
		reason: text().notNull(),
		createdAt: integer().notNull(),
		/** Null: somebody whose account is gone. */
		actorId: text().references(() => users.id, { onDelete: "set null" }),
	},
	(table) => [
		primaryKey({ columns: [table.mediaType, table.mediaId] }),
		index("blocked_titles_by_time").on(table.createdAt),
		index("blocked_titles_by_actor").on(table.actorId),
		check("blocked_titles_media_type", sql`media_type in ('movie', 'tv')`),
	],
);

/**
 * What is known of each user's library as a whole; a user who never used it has no row. Written by
 * `domain/library/` alone; triggers on `watch_history` and `watch_later` keep the counts.
 */
export const libraries = sqliteTable("libraries", {
	userId: text()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** Rows of `watch_history`. */
	movies: integer().notNull().default(0),
	shows: integer().notNull().default(0),
	/** When the whole watch history was cleared last; 0 for never. */
	clearedAt: integer().notNull().default(0),
	/** Rows of `watch_later`. */
	saved: integer().notNull().default(0),
	/** Whether anything was ever saved to Watch Later. */
	hasSaved: integer({ mode: "boolean" }).notNull().default(false),
	/** The samples of Watch Later that were removed, as `media_type:id`. */
	removedSamples: text({ mode: "json" }).$type<string[]>().notNull().default([]),
});

/** One row: the sum over all users, kept by triggers, so that nobody has to count. */
export const libraryTotals = sqliteTable("library_totals", {
	id: integer().primaryKey(),
	watchHistory: integer().notNull().default(0),
});

/** What users watched: one row for each user and title. Written by `domain/library/` alone. */
export const watchHistory = sqliteTable(
	"watch_history",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		/** The catalogue's id. */
		mediaId: integer().notNull(),
		season: integer().notNull().default(1),
		episode: integer().notNull().default(1),
		/** Seconds into the movie, or into the episode that `position_season` and `position_episode` name. */
		position: integer().notNull().default(0),
		/** Seconds; 0 when unknown. */
		duration: integer().notNull().default(0),
		/** When the player told the position; 0 for never. Opening a title tells none. */
		positionAt: integer().notNull().default(0),
		positionSeason: integer().notNull().default(1),
		positionEpisode: integer().notNull().default(1),
		/** When the title was opened first. */
		watchedAt: integer().notNull(),
		/** When it was opened, or played on, last. */
		lastWatched: integer().notNull(),
		/** When the server changed the row last. */
		updatedAt: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.mediaId] }),
		index("watch_history_by_time").on(table.userId, table.lastWatched, table.mediaType, table.mediaId),
		index("watch_history_by_age").on(table.lastWatched),
		check("watch_history_media_type", sql`media_type in ('movie', 'tv')`),
	],
);

/** Deleted entries of the watch history, so that a replay of what happened before does not bring them back. */
export const watchTombstones = sqliteTable(
	"watch_tombstones",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		mediaId: integer().notNull(),
		deletedAt: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.mediaId] }),
		index("watch_tombstones_by_age").on(table.deletedAt),
	],
);

/** What users saved to Watch Later. Written by `domain/library/` alone. */
export const watchLater = sqliteTable(
	"watch_later",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		mediaId: integer().notNull(),
		/** Where a show starts. */
		nextSeason: integer().notNull().default(1),
		nextEpisode: integer().notNull().default(1),
		addedAt: integer().notNull(),
		/** What a card shows of the title, as JSON, so that a list costs no question to the catalogue; null: not known yet. */
		card: text(),
		/** The catalogue that `card` is from: another one has other images. */
		cardSource: text({ enum: ["tmdb", "sample"] }),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.mediaId] }),
		index("watch_later_by_time").on(table.userId, table.addedAt, table.mediaType, table.mediaId),
		check("watch_later_media_type", sql`media_type in ('movie', 'tv')`),
	],
);
