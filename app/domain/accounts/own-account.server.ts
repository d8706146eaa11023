// Owns what people do to their own account: change it, change its password, delete everything.
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { sessions, users } from "~/database/schema/accounts";
import { isCommonPassword } from "./common-passwords.server";
import { hashPassword, isPassword } from "./passwords.server";
import { COMMON_PASSWORD, takenErrors } from "./sign-in.server";
import type { User } from "./types";
import { deleteUser, findPasswordHash, type UserChanges, updateUser } from "./users.server";
import type { FieldErrors } from "./validation";

export const WRONG_PASSWORD = "Current password is incorrect";

/** The account's own password, typed again for what matters. */
export async function isOwnPassword(
	db: Database,
	{ userId, password }: { userId: string; password: string },
): Promise<boolean> {
	return await isPassword(password, await findPasswordHash(db, userId));
}

/** All sessions but the one that asks end in the same moment. */
async function setPassword(
	db: Database,
	{ userId, sessionId, password }: { userId: string; sessionId: string; password: string },
): Promise<void> {
	const passwordHash = await hashPassword(password);
	await db.batch([
		db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
		db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId))),
	]);
}

export interface OwnChanges extends UserChanges {
	password?: string;
	/** Needed with `password`. */
	currentPassword?: string;
}

export type OwnAccountUpdated =
	| { ok: true; user: User }
	| { ok: false; reason: "wrong-password" | "common" | "taken"; errors: FieldErrors };

/** The fields have passed their checks. Whatever is refused, nothing is changed. Null: the account has gone meanwhile. */
export async function updateOwnAccount(
	db: Database,
	{ userId, sessionId, changes }: { userId: string; sessionId: string; changes: OwnChanges },
): Promise<OwnAccountUpdated | null> {
	const { password, currentPassword = "", ...profile } = changes;
	if (password !== undefined) {
		if (!(await isOwnPassword(db, { userId, password: currentPassword }))) {
			return { ok: false, reason: "wrong-password", errors: { currentPassword: WRONG_PASSWORD } };
		}
		if (await isCommonPassword(password)) return { ok: false, reason: "common", errors: { password: COMMON_PASSWORD } };
	}
	const saved = await updateUser(db, { id: userId, ...profile });
	if (saved && !saved.ok) return { ok: false, reason: "taken", errors: takenErrors(saved.taken) };
	if (saved && password !== undefined) await setPassword(db, { userId, sessionId, password });
	return saved;
}

export type AccountDeleted = { ok: true } | { ok: false; reason: "wrong-password" | "last-owner" };

export async function deleteOwnAccount(
	db: Database,
	{ userId, password }: { userId: string; password: string },
): Promise<AccountDeleted> {
	if (!(await isOwnPassword(db, { userId, password }))) return { ok: false, reason: "wrong-password" };
	const deleted = await deleteUser(db, userId);
	return deleted && !deleted.ok ? { ok: false, reason: "last-owner" } : { ok: true };
}
