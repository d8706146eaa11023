// Owns one-time links to a new password: issued by an owner, good for an hour and for one use, kept only as a hash.
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { resetTokens, sessions, users } from "~/database/schema/accounts";
import { isCommonPassword } from "./common-passwords.server";
import { hashPassword } from "./passwords.server";
import { findUser } from "./users.server";

const LINK_LIFETIME_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 16;

async function hashToken(token: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
	return Buffer.from(digest).toString("base64url");
}

export interface ResetLink {
	token: string;
	/** ISO 8601, UTC. */
	expiresAt: string;
}

/** A link issued before stops working. Null: there is no such user. */
export async function createResetLink(db: Database, userId: string): Promise<ResetLink | null> {
	if (!(await findUser(db, userId))) return null;
	const token = Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString("base64url");
	const fresh = { tokenHash: await hashToken(token), expiresAt: Date.now() + LINK_LIFETIME_MS };
	await db
		.insert(resetTokens)
		.values({ userId, ...fresh })
		.onConflictDoUpdate({ target: resetTokens.userId, set: fresh });
	return { token, expiresAt: new Date(fresh.expiresAt).toISOString() };
}

function findHolder(db: Database, tokenHash: string) {
	return db
		.select({ userId: resetTokens.userId })
		.from(resetTokens)
		.where(and(eq(resetTokens.tokenHash, tokenHash), gt(resetTokens.expiresAt, Date.now())));
}

export async function isResetLinkGood(db: Database, token: string): Promise<boolean> {
	return (await findHolder(db, await hashToken(token))).length > 0;
}

export type PasswordReset = { ok: true } | { ok: false; reason: "link" | "common" };

/** Sets the password, uses the link up and ends every session, all or nothing. The password has passed its check. */
export async function resetPassword(
	db: Database,
	{ token, password }: { token: string; password: string },
): Promise<PasswordReset> {
	const tokenHash = await hashToken(token);
	// Before the costly hash; the batch below judges again, since two may come with the same link.
	if ((await findHolder(db, tokenHash)).length === 0) return { ok: false, reason: "link" };
	if (await isCommonPassword(password)) return { ok: false, reason: "common" };
	const passwordHash = await hashPassword(password);
	const holder = findHolder(db, tokenHash);
	const [changed] = await db.batch([
		db.update(users).set({ passwordHash }).where(inArray(users.id, holder)).returning({ id: users.id }),
		db.delete(sessions).where(inArray(sessions.userId, holder)),
		db.delete(resetTokens).where(eq(resetTokens.tokenHash, tokenHash)),
	]);
	return changed.length > 0 ? { ok: true } : { ok: false, reason: "link" };
}
