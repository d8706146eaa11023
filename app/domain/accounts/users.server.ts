// Owns the rows of `users`: who is registered, as what, and the rules that keep at least one owner.
import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import type { Role, User } from "./types";

/** The columns of a user that anyone receives. */
export const USER_COLUMNS = {
	id: users.id,
	username: users.username,
	email: users.email,
	name: users.name,
	role: users.role,
	isPremium: users.isPremium,
	createdAt: users.createdAt,
};

export interface UserRow extends Omit<User, "createdAt"> {
	createdAt: number;
}

export function toUser({ createdAt, ...row }: UserRow): User {
	return { ...row, createdAt: new Date(createdAt).toISOString() };
}

/** What makes two user names or addresses the same. */
export function accountKey(text: string): string {
	return text.trim().normalize("NFKC").toLowerCase();
}

export type Taken = "username" | "email";
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
	username: string;
	email: string;
	/** Blank: the user name. */
	name: string;
	passwordHash: string;
	role?: Role;
	isPremium?: boolean;
}

/** User name and e-mail are unique without regard to case, whoever registers at the same moment. */
export async function createUser(
	db: Database,
	{ username, email, name, passwordHash, ...given }: NewUser,
): Promise<Saved> {
	const [row] = await db
		.insert(users)
		.values({
			...given,
			id: crypto.randomUUID(),
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

export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
	const [row] = await db
		.select(USER_COLUMNS)
		.from(users)
		.where(eq(users.emailKey, accountKey(email)))
		.limit(1);
	return row ? toUser(row) : null;
}

/** By user name or e-mail. Where one person's user name is another's address, the address counts. */
export async function findAccount(
	db: Database,
	emailOrUsername: string,
): Promise<{ user: User; passwordHash: string } | null> {
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

export interface UserChanges {
	username?: string;
	email?: string;
	name?: string;
}

/** Null: there is no such user. Nothing is changed when a name or address is taken. */
export async function updateUser(
	db: Database,
	{ id, username, email, name }: UserChanges & { id: string },
): Promise<Saved | null> {
	const changes = {
		...(username !== undefined && { username: username.trim(), usernameKey: accountKey(username) }),
		...(email !== undefined && { email: email.trim(), emailKey: accountKey(email) }),
		...(name !== undefined && { name: name.trim() || sql`${users.username}` }),
	};
	const known = await findUser(db, id);
	if (!known) return null;
	if (Object.keys(changes).length === 0) return { ok: true, user: known };
	try {
		const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning(USER_COLUMNS);
		return row ? { ok: true, user: toUser(row) } : null;
	} catch (error) {
		const taken = await listTaken(db, { id, username, email });
		if (taken.length === 0) throw error;
		return { ok: false, taken };
	}
}

/** True of a row that may stop being an owner: it is none, or another owner stays. Judged within the statement itself. */
function leavesAnOwner(db: Database, id: string): SQL | undefined {
	const others = alias(users, "others");
	const anotherOwner = db
		.select({ one: sql`1` })
		.from(others)
		.where(and(eq(others.role, "owner"), ne(others.id, id)));
	return or(ne(users.role, "owner"), sql`exists ${anotherOwner}`);
}

/** `ok: false`: this is the last owner. Null: there is no such user. */
export type OwnerKept = { ok: true; user: User } | { ok: false };

/** The last owner stays owner, also when several calls come at the same moment. */
export async function changeRole(db: Database, { id, role }: { id: string; role: Role }): Promise<OwnerKept | null> {
	const [row] = await db
		.update(users)
		.set({ role })
		.where(and(eq(users.id, id), role === "owner" ? undefined : leavesAnOwner(db, id)))
		.returning(USER_COLUMNS);
	if (row) return { ok: true, user: toUser(row) };
	return (await findUser(db, id)) ? { ok: false } : null;
}

/** Deletes the user and everything that hangs on them. The last owner stays. */
export async function deleteUser(db: Database, id: string): Promise<OwnerKept | null> {
	const [row] = await db
		.delete(users)
		.where(and(eq(users.id, id), leavesAnOwner(db, id)))
		.returning(USER_COLUMNS);
	if (row) return { ok: true, user: toUser(row) };
	return (await findUser(db, id)) ? { ok: false } : null;
}

/** Null: there is no such user. */
export async function togglePremium(db: Database, id: string): Promise<User | null> {
	const [row] = await db
		.update(users)
		.set({ isPremium: sql`not ${users.isPremium}` })
		.where(eq(users.id, id))
		.returning(USER_COLUMNS);
	return row ? toUser(row) : null;
}
