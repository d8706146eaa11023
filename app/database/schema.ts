import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often the catalogue cache answered, by day (UTC). Written by `domain/catalogue/cache-stats.server.ts` alone. */
export const catalogueCacheDays = sqliteTable("catalogue_cache_days", {
	/** YYYY-MM-DD. */
	day: text().primaryKey(),
	hits: integer().notNull().default(0),
	misses: integer().notNull().default(0),
	stale: integer().notNull().default(0),
});

/** Registered people. Written by `domain/accounts/users.server.ts` and its neighbours alone. Times are milliseconds. */
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
		index("users_by_role").on(table.role, table.createdAt, table.id),
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
	(table) => [index("audit_log_by_actor").on(table.actorId), index("audit_log_by_target").on(table.targetId)],
);
