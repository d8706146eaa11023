// The rows of `users`, of which at least one is always an owner.
import { and, eq, exists, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/open.server";
import { auditLog, resetTokens, sessions, USER_COLUMNS, users } from "~/database/schema/accounts";
import { activityLines } from "./activity.server";
import { subtractUsers } from "./deleted-counts.server";
import { commit, type Terms } from "./terms.server";
import type { Role, User, UserRow } from "./types";
import { PROFILE_FIELDS, type ProfileChanges } from "./validation";

export function toUser({ suspendedAt, createdAt, ...row }: UserRow): User {
	return { ...row, isSuspended: suspendedAt !== null, createdAt: new Date(createdAt).toISOString() };
}

/** Equal keys mean the same user name or address. */
export function accountKey(text: string): string {
	return text.trim().normalize("NFKC").toLowerCase();
}

type Taken = "username" | "email";
export type Saved = { ok: true; user: User } | { ok: false; taken: Taken[] };

async function listTaken(
	db: Database,
	{ id = "", username, email }: { id?: string; username?: string; email?: string },
): Promise<Taken[]> {
	const keys = [
		username === undefined ? undefined : eq(users.usernameKey, accountKey(username)),
		email === undefined ? undefined : eq(users.emailKey, accountKey(email)),
	];
	const rows = await db
		.select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
		.from(users)
		.where(and(or(...keys), ne(users.id, id)))
		.limit(2);
	const taken: Taken[] = [];
	if (username !== undefined && rows.some((row) => row.usernameKey === accountKey(username))) taken.push("username");
	if (email !== undefined && rows.some((row) => row.emailKey === accountKey(email))) taken.push("email");
	return taken;
}

export interface NewUser {
	/** A random one by default. */
	id?: string;
	username: string;
	email: string;
	/** Blank: the user name. */
	name: string;
	passwordHash: string;
	role?: Role;
	isPremium?: boolean;
}

/** User name and e-mail are unique regardless of case, also for simultaneous registrations. */
export async function createUser(
	db: Database,
	{ username, email, name, passwordHash, ...rights }: NewUser,
): Promise<Saved> {
	const [row] = await db
		.insert(users)
		.values({
			id: crypto.randomUUID(),
			...rights,
			username: username.trim(),
			usernameKey: accountKey(username),
			email: email.trim(),
			emailKey: accountKey(email),
			name: name.trim() || username.trim(),
			passwordHash,
			createdAt: Date.now(),
		})
		.onConflictDoNothing()
		.returning(USER_COLUMNS);
	return row ? { ok: true, user: toUser(row) } : { ok: false, taken: await listTaken(db, { username, email }) };
}

export async function findUser(db: Database, id: string): Promise<User | null> {
	const [row] = await db.select(USER_COLUMNS).from(users).where(eq(users.id, id)).limit(1);
	return row ? toUser(row) : null;
}

export interface Account {
	user: User;
	passwordHash: string;
}

/** By user name or e-mail. If one user's name is another's address, the address wins. */
export async function findAccount(db: Database, emailOrUsername: string): Promise<Account | null> {
	const key = accountKey(emailOrUsername);
	const [row] = await db
		.select({ ...USER_COLUMNS, passwordHash: users.passwordHash })
		.from(users)
		.where(or(eq(users.emailKey, key), eq(users.usernameKey, key)))
		.orderBy(sql`${users.emailKey} = ${key} desc`)
		.limit(1);
	if (!row) return null;
	const { passwordHash, ...user } = row;
	return { user: toUser(user), passwordHash };
}

export async function findPasswordHash(db: Database, id: string): Promise<string | null> {
	const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id)).limit(1);
	return row?.passwordHash ?? null;
}

function whereStored({ id, passwordHash }: { id: string; passwordHash: string }): SQL | undefined {
	return and(eq(users.id, id), eq(users.passwordHash, passwordHash));
}

/** The condition that there is a user for whom `where` holds. */
export function whereUser(db: Database, where: SQL | undefined): SQL {
	return exists(db.select({ id: users.id }).from(users).where(where));
}

/** Replaces a hash by one of the same password, unless the password was changed meanwhile. */
export function replaceHash(
	db: Database,
	{ id, verifiedHash, passwordHash }: { id: string; verifiedHash: string; passwordHash: string },
) {
	return db
		.update(users)
		.set({ passwordHash })
		.where(whereStored({ id, passwordHash: verifiedHash }));
}

export interface PasswordChange {
	verifiedHash: string;
	passwordHash: string;
	sessionId: string;
}

/** Who has not chosen a display name, or gives a blank one, has the user name as theirs. */
function nameAfter({ username, name }: ProfileChanges): string | SQL | undefined {
	if (name !== undefined) return name || (username ?? sql`${users.username}`);
	if (username === undefined) return undefined;
	return sql`case when ${users.name} = ${users.username} then ${username} else ${users.name} end`;
}

/** The columns of a changed profile: those of its fields, and those that follow from them. */
function toColumns(profile: ProfileChanges) {
	const trimmed = PROFILE_FIELDS.map((field) => [field, profile[field]?.trim()]);
	const changes: ProfileChanges = Object.fromEntries(trimmed.filter(([, value]) => value !== undefined));
	const { username, email } = changes;
	const name = nameAfter(changes);
	return {
		...changes,
		...(name !== undefined && { name }),
		...(username !== undefined && { usernameKey: accountKey(username) }),
		...(email !== undefined && { emailKey: accountKey(email) }),
	};
}

/**
 * Null: there is no such user, or the password is no longer the verified one. All or nothing: nothing is changed when a
 * name or address is taken. An unused reset link ends with a change of the password or the address.
 */
export async function updateUser(
	db: Database,
	{ id, password, ...profile }: ProfileChanges & { id: string; password?: PasswordChange },
	terms: Terms = {},
): Promise<Saved | null> {
	const { username, email } = profile;
	const changes = { ...toColumns(profile), ...(password && { passwordHash: password.passwordHash }) };
	const user = await findUser(db, id);
	if (!user) return null;
	if (Object.keys(changes).length === 0) return { ok: true, user: user };
	const isAddressChanged = email !== undefined && accountKey(email) !== accountKey(user.email);
	const { verifiedHash, passwordHash = "", sessionId = "" } = password ?? {};
	const isStoredNow = whereStored({ id, passwordHash });
	const isChanged = password ? whereUser(db, isStoredNow) : terms.isAllowed;
	const where = and(
		verifiedHash === undefined ? eq(users.id, id) : whereStored({ id, passwordHash: verifiedHash }),
		terms.isAllowed,
	);
	try {
		const [row] = await commit(db, db.update(users).set(changes).where(where).returning(USER_COLUMNS), {
			terms,
			condition: whereUser(db, where),
			after: [
				...(password || isAddressChanged
					? [db.delete(resetTokens).where(and(eq(resetTokens.userId, id), isChanged))]
					: []),
				...(password
					? [db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId), isChanged))]
					: []),
			],
		});
		return row ? { ok: true, user: toUser(row) } : null;
	} catch (error) {
		const taken = await listTaken(db, { id, username, email });
		if (taken.length === 0) throw error;
		return { ok: false, taken };
	}
}

/**
 * True for a row that may stop being an owner: it is none, or another owner remains who can sign in. The statement itself
 * decides.
 */
function leavesAnOwner(db: Database, id: string): SQL | undefined {
	const others = alias(users, "others");
	const anotherOwner = db
		.select({ one: sql`1` })
		.from(others)
		.where(and(eq(others.role, "owner"), ne(others.id, id), isNull(others.suspendedAt)));
	return or(ne(users.role, "owner"), sql`exists ${anotherOwner}`);
}

/** `ok: false`: this is the last owner. Null: there is no such user. */
export type ChangedUnlessLastOwner = { ok: true; user: User } | { ok: false };

/** The last owner stays owner, also with simultaneous calls. The holder sees the change in their activity. */
export async function changeRole(
	db: Database,
	{ id, role }: { id: string; role: Role },
	terms: Terms = {},
): Promise<ChangedUnlessLastOwner | null> {
	const where = and(eq(users.id, id), role === "owner" ? undefined : leavesAnOwner(db, id), terms.isAllowed);
	const change = db.update(users).set({ role }).where(where).returning(USER_COLUMNS);
	const condition = whereUser(db, where);
	const before = activityLines(db, { userId: id, kind: "role", role }, condition);
	const [row] = await commit(db, change, { terms, condition, before });
	if (row) return { ok: true, user: toUser(row) };
	return (await findUser(db, id)) ? { ok: false } : null;
}

/**
 * Their name, and why they were suspended, in entries about them. Both stay where somebody else deletes the account
 * (decision 043).
 */
export function forgetInLog(db: Database, id: string) {
	const isGone = sql`not ${whereUser(db, eq(users.id, id))}`;
	return db
		.update(auditLog)
		.set({
			targetName: null,
			detail: sql`case when action = 'user.suspend' and outcome = 'done' then json_remove(detail, '$.reason') else detail end`,
		})
		.where(and(eq(auditLog.targetId, id), isGone));
}

/** Deletes the user with everything that belongs to them. The last owner stays. `after` runs in the same batch. */
export async function deleteUser(
	db: Database,
	id: string,
	terms: Terms = {},
	after: Parameters<typeof commit>[2]["after"] = [],
): Promise<ChangedUnlessLastOwner | null> {
	const where = sql`${and(eq(users.id, id), leavesAnOwner(db, id), terms.isAllowed)}`;
	const [row] = await commit(db, db.delete(users).where(where).returning(USER_COLUMNS), {
		terms,
		condition: whereUser(db, where),
		before: subtractUsers(db, where),
		after,
	});
	if (row) return { ok: true, user: toUser(row) };
	return (await findUser(db, id)) ? { ok: false } : null;
}

/**
 * Without `isPremium`, the other of what it is: one statement, so that simultaneous ones all count. `termsFor` records what it
 * becomes. Null: there is no such user.
 */
export async function changePremium(
	db: Database,
	{ id, isPremium }: { id: string; isPremium?: boolean },
	termsFor: (isPremium: boolean) => Terms = () => ({}),
): Promise<User | null> {
	const values = isPremium === undefined ? [false, true] : [isPremium];
	const candidates = values.map((value) => ({ value, terms: termsFor(value) }));
	const where = and(eq(users.id, id), candidates[0]?.terms.isAllowed);
	const becomes = (value: boolean) => (isPremium === undefined ? eq(users.isPremium, !value) : undefined);
	const [row] = await commit(
		db,
		db
			.update(users)
			.set({ isPremium: isPremium ?? sql`not ${users.isPremium}` })
			.where(where)
			.returning(USER_COLUMNS),
		{
			condition: whereUser(db, where),
			before: candidates.flatMap(({ value, terms }) => terms.record?.(whereUser(db, and(where, becomes(value)))) ?? []),
		},
	);
	return row ? toUser(row) : null;
}
