// Tables that `domain/accounts/` writes. docs/schema.md describes them with their triggers and the search index.
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Registered people. Triggers update `counts` and the search index `users_search`. */
export const users = sqliteTable(
	"users",
	{
		id: text().primaryKey(),
		username: text().notNull(),
		/** The username in lower case: for uniqueness and look-up. */
		usernameKey: text().notNull().unique("users_by_username"),
		email: text().notNull(),
		/** The e-mail address in lower case. */
		emailKey: text().notNull().unique("users_by_email"),
		name: text().notNull(),
		role: text({ enum: ["user", "admin", "owner"] })
			.notNull()
			.default("user"),
		isPremium: integer({ mode: "boolean" }).notNull().default(false),
		/** scrypt, with its parameters and salt. */
		passwordHash: text().notNull(),
		createdAt: integer().notNull(),
		/** Since when the account is suspended; null: it is not. */
		suspendedAt: integer(),
	},
	(table) => [
		// One index for each sort order of the user table, with and without a role filter.
		index("users_by_role").on(table.role, table.createdAt, table.id),
		index("users_by_role_and_username").on(table.role, table.usernameKey),
		index("users_by_role_and_email").on(table.role, table.emailKey),
		index("users_by_creation").on(table.createdAt, table.id),
		check("users_role", sql`role in ('user', 'admin', 'owner')`),
	],
);

/**
 * What of a user leaves `domain/accounts/`: the type `User` and all that selects one have these columns. A response of `/api`
 * shows none that `USER` of `operations/shapes.ts` does not name.
 */
export const USER_COLUMNS = {
	id: users.id,
	username: users.username,
	email: users.email,
	name: users.name,
	role: users.role,
	isPremium: users.isPremium,
	suspendedAt: users.suspendedAt,
	createdAt: users.createdAt,
};

/** The id of a profile. A user's id is none, so that nobody's library is read by the id of the account. */
export type ProfileId = string & { readonly isProfileId: true };

/**
 * The people of an account, each with a library of their own. A trigger gives each user a first profile, which has the
 * user's id.
 */
export const profiles = sqliteTable(
	"profiles",
	{
		id: text().primaryKey().$type<ProfileId>(),
		accountId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		name: text().notNull(),
		/** Of its emblem. */
		colour: text().notNull().default("amber"),
		/** scrypt, with its parameters and salt; null: anyone of the account may use the profile. */
		pinHash: text(),
		createdAt: integer().notNull(),
		/** JSON: the certificates that a child may see, `movie` and `tv`, lowest first. Null: not a child's. */
		ageLimit: text(),
	},
	(table) => [uniqueIndex("profiles_by_account").on(table.accountId, table.name)],
);

/** Signed-in browsers and API clients. */
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
		/** When the password was last given: at sign-in, or to confirm an action. */
		passwordAt: integer().notNull().default(0),
		/** Passwords in a row that this session gave and that were wrong. */
		wrongPasswords: integer().notNull().default(0),
		/**
		 * The profile that was chosen in this session, also when it was deleted meanwhile: then the session is in none. Null: the
		 * account's first, unless that one has a PIN.
		 */
		profileId: text().$type<ProfileId>(),
		/** JSON, as `domain/accounts/together.server.ts` writes it: who else is here, and until when. Null: nobody. */
		together: text(),
	},
	(table) => [
		index("sessions_by_user").on(table.userId, table.lastUsedAt),
		index("sessions_by_expiry").on(table.expiresAt),
	],
);

/** One-time password reset links, at most one per user. */
export const resetTokens = sqliteTable(
	"reset_tokens",
	{
		userId: text()
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		/** SHA-256 of the token. The token itself is not stored. */
		tokenHash: text().notNull().unique("reset_tokens_by_hash"),
		expiresAt: integer().notNull(),
	},
	(table) => [index("reset_tokens_by_expiry").on(table.expiresAt)],
);

/**
 * The address of an account whose holder is asked to verify it, or has: at most one per user. It says something of the account only
 * while `users.email` is that address, letter for letter.
 */
export const emailVerifications = sqliteTable(
	"email_verifications",
	{
		userId: text()
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		email: text().notNull(),
		/** SHA-256 of the token of the link; null: it was used. */
		tokenHash: text().unique("email_verifications_by_hash"),
		/** Of the link. */
		expiresAt: integer().notNull(),
		/** Null: not verified. */
		verifiedAt: integer(),
	},
	(table) => [index("email_verifications_by_expiry").on(table.expiresAt).where(sql`verified_at is null`)],
);

/** Failed password checks and mails that count towards a limit, and networks from which an account has signed in. */
export const passwordAttempts = sqliteTable(
	"password_attempts",
	{
		/** A keyed hash of what is counted: an account, an address, a network, or two of them. */
		counter: text().primaryKey(),
		/** 0 for a network from which an account has signed in. */
		failures: integer().notNull(),
		expiresAt: integer().notNull(),
		/** The user whose limit it has reached, so that administrators find who is locked out; null below the limit. */
		userId: text().references(() => users.id, { onDelete: "cascade" }),
	},
	(table) => [
		index("password_attempts_by_expiry").on(table.expiresAt),
		index("password_attempts_by_user").on(table.userId).where(sql`user_id is not null`),
	],
);

/** Admin actions, done and refused. Holds no e-mail addresses. */
export const auditLog = sqliteTable(
	"audit_log",
	{
		id: integer().primaryKey({ autoIncrement: true }),
		at: integer().notNull(),
		/** Who acted, while the account exists. */
		actorId: text().references(() => users.id, { onDelete: "set null" }),
		action: text().notNull(),
		/** The user or title that the action changed. It stays when that account is deleted. */
		targetId: text(),
		outcome: text({ enum: ["done", "refused"] }).notNull(),
		/** JSON. */
		detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
		/** UTC, of rows that count: one for each actor, action and outcome. Null: the row is one event. */
		day: text(),
		/** How many events the row stands for. */
		count: integer().notNull().default(1),
		/** The id of who acted, also when the account is deleted. Null: the command line. */
		actor: text(),
		/** The user name of who acted, as of then. */
		actorName: text(),
		/** The name of the user or title, as of then. Goes when the holder deletes the account themselves. */
		targetName: text(),
	},
	(table) => [
		// Every SQLite index ends with the row id, which is the order of the log.
		index("audit_log_by_actor").on(table.actorId),
		index("audit_log_by_action").on(table.action),
		index("audit_log_by_actor_and_action").on(table.actorId, table.action),
		index("audit_log_by_actor_ever").on(table.actor),
		index("audit_log_by_actor_ever_and_action").on(table.actor, table.action),
		index("audit_log_by_target").on(table.targetId),
		index("audit_log_by_time").on(table.at),
		uniqueIndex("audit_log_by_day")
			.on(table.actorId, table.action, table.outcome, table.day)
			.where(sql`day is not null`),
	],
);

/** What happened to an account, for its holder: the newest hundred events, for 180 days. */
export const accountActivity = sqliteTable(
	"account_activity",
	{
		id: integer().primaryKey({ autoIncrement: true }),
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		at: integer().notNull(),
		/** One of `ACTIVITY_KINDS`. */
		kind: text().notNull(),
		/** As "Firefox on Linux"; null when the holder's browser did not do it. */
		userAgent: text(),
		/** The client's network, shortened; null when unknown. */
		network: text(),
		/** The new role. */
		role: text({ enum: ["user", "admin", "owner"] }),
	},
	(table) => [index("account_activity_by_user").on(table.userId), index("account_activity_by_time").on(table.at)],
);
