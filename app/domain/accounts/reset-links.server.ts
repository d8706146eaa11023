// Password reset links: issued by an owner, or mailed to a verified address; valid for one hour and one use, stored only as a hash.
import { and, eq, exists, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { resetTokens, sessions, users } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { sha256 } from "~/lib/hash";
import { type ActivityEvent, activityLines } from "./activity.server";
import { auditLine } from "./audit.server";
import { isGuessable } from "./password-strength.server";
import { hashPassword } from "./passwords.server";
import { commit, type Terms } from "./terms.server";
import { findUser, whereUser } from "./users.server";

const LINK_LIFETIME_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;

export function hashToken(token: string): Promise<string> {
	return sha256(token, "base64url");
}

/** The token of a new link, and what is stored of it. */
export async function createLinkToken() {
	const token = Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString("base64url");
	return { token, tokenHash: await hashToken(token), expiresAt: Date.now() + LINK_LIFETIME_MS };
}

export interface ResetLink {
	token: string;
	/** ISO 8601, UTC. */
	expiresAt: string;
}

/** Invalidates the user's earlier link. Null: there is no such user, or they are suspended. */
export async function createResetLink(db: Database, userId: string, terms: Terms = {}): Promise<ResetLink | null> {
	const { token, ...fresh } = await createLinkToken();
	const where = and(eq(users.id, userId), isNull(users.suspendedAt), terms.isAllowed);
	const change = db
		.insert(resetTokens)
		.select(selectColumns(resetTokens, { userId, ...fresh }, sql`from users where ${where}`))
		.onConflictDoUpdate({ target: resetTokens.userId, set: fresh })
		.returning({ userId: resetTokens.userId });
	const condition = whereUser(db, where);
	if ((await commit(db, change, { terms, condition })).length === 0) return null;
	return { token, expiresAt: new Date(fresh.expiresAt).toISOString() };
}

/** Nobody while the user is suspended. */
function findHolder(db: Database, tokenHash: string) {
	return db
		.select({ userId: resetTokens.userId })
		.from(resetTokens)
		.innerJoin(users, eq(users.id, resetTokens.userId))
		.where(and(eq(resetTokens.tokenHash, tokenHash), gt(resetTokens.expiresAt, Date.now()), isNull(users.suspendedAt)));
}

/** Until when the user's unused link works, ISO 8601 in UTC; null: there is none. */
export async function findResetLinkEnd(db: Database, userId: string): Promise<string | null> {
	const [row] = await db
		.select({ expiresAt: resetTokens.expiresAt })
		.from(resetTokens)
		.where(and(eq(resetTokens.userId, userId), gt(resetTokens.expiresAt, Date.now())));
	return row ? new Date(row.expiresAt).toISOString() : null;
}

export async function isResetLinkValid(db: Database, token: string): Promise<boolean> {
	return (await findHolder(db, await hashToken(token))).length > 0;
}

export type PasswordReset = { ok: true } | { ok: false; reason: "link" | "guessable" };

/** Sets the validated password, deletes the link and ends every session, all or nothing. */
export async function resetPassword(
	db: Database,
	{ token, password, client }: { token: string; password: string; client?: ActivityEvent["client"] },
): Promise<PasswordReset> {
	const tokenHash = await hashToken(token);
	// Before the costly hash. The batch below checks again, because two requests may use the same link.
	const [link] = await findHolder(db, tokenHash);
	const user = link && (await findUser(db, link.userId));
	if (!user) return { ok: false, reason: "link" };
	if (await isGuessable(password, user)) return { ok: false, reason: "guessable" };
	const passwordHash = await hashPassword(password, client?.network);
	const holder = findHolder(db, tokenHash);
	const entry = { actorId: user.id, action: "user.use-reset-link", targetId: user.id, outcome: "done" } as const;
	const event = { userId: user.id, kind: "password-reset", client } as const;
	const change = db.update(users).set({ passwordHash }).where(inArray(users.id, holder)).returning({ id: users.id });
	const condition = exists(holder);
	const changed = await commit(db, change, {
		condition,
		before: [auditLine(db, entry, condition), ...activityLines(db, event, condition)],
		after: [
			db.delete(sessions).where(inArray(sessions.userId, holder)),
			db.delete(resetTokens).where(eq(resetTokens.tokenHash, tokenHash)),
		],
	});
	if (changed.length === 0) return { ok: false, reason: "link" };
	return { ok: true };
}
