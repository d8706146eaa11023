// Owns what people do to their own account that asks for their password: change it, delete everything.
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { sessions, users } from "~/database/schema";
import { isCommonPassword } from "./common-passwords.server";
import { hashPassword, isPassword } from "./passwords.server";
import { deleteUser, findPasswordHash } from "./users.server";

export type PasswordChanged = { ok: true } | { ok: false; reason: "wrong-password" | "common" };

/** All sessions but the one that asks end in the same moment. The new password has passed its check. */
export async function changePassword(
	db: Database,
	change: { userId: string; sessionId: string; currentPassword: string; newPassword: string },
): Promise<PasswordChanged> {
	const { userId, sessionId, currentPassword, newPassword } = change;
	const stored = await findPasswordHash(db, userId);
	if (!(await isPassword(currentPassword, stored))) return { ok: false, reason: "wrong-password" };
	if (await isCommonPassword(newPassword)) return { ok: false, reason: "common" };
	const passwordHash = await hashPassword(newPassword);
	await db.batch([
		db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
		db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId))),
	]);
	return { ok: true };
}

export type AccountDeleted = { ok: true } | { ok: false; reason: "wrong-password" | "last-owner" };

export async function deleteOwnAccount(
	db: Database,
	{ userId, password }: { userId: string; password: string },
): Promise<AccountDeleted> {
	if (!(await isPassword(password, await findPasswordHash(db, userId)))) return { ok: false, reason: "wrong-password" };
	const deleted = await deleteUser(db, userId);
	return deleted && !deleted.ok ? { ok: false, reason: "last-owner" } : { ok: true };
}
