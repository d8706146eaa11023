// Owns the rows of `sessions`: who is signed in where, until when. A request is signed in by its token only as long as
// the row stands, so that ending a session acts at once.
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { sessions, users } from "~/database/schema/accounts";
import { describeUserAgent } from "~/lib/user-agent";
import { createToken, readToken } from "./tokens.server";
import type { Session, User } from "./types";
import { toUser, USER_COLUMNS } from "./users.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const REMEMBERED_MS = 30 * DAY_MS;
const UNREMEMBERED_MS = DAY_MS;
/** A remembered session ends then, however much it is used. */
const LIFE_MS = 365 * DAY_MS;
/** How far `last_used_at` may lie behind, so that reading a page does not cost a write. */
const USED_EVERY_MS = 10 * 60 * 1000;
/** A remembered session's token is exchanged for a fresh one when it is older than this. */
const RENEW_AFTER_MS = DAY_MS;
/** More sessions than anyone has; the list is no place to page in. */
const LIST_MAX = 100;

/** What signs requests in, for the cookie and for browser storage. */
export interface Credentials {
	token: string;
	sessionId: string;
	/** Milliseconds that the cookie is kept; null: until the browser is closed. */
	maxAge: number | null;
}

export interface SignedIn {
	user: User;
	sessionId: string;
	isRemembered: boolean;
	/** Set when the token has become old: the answer hands over this one. */
	renewed: Credentials | null;
}

function lifetimeOf(isRemembered: boolean): number {
	return isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS;
}

async function issueCredentials(
	config: Config,
	{ userId, sessionId, isRemembered }: { userId: string; sessionId: string; isRemembered: boolean },
): Promise<Credentials> {
	const lifetime = lifetimeOf(isRemembered);
	const token = await createToken(config, { userId, sessionId, lifetime });
	return { token, sessionId, maxAge: isRemembered ? lifetime : null };
}

export async function createSession(
	db: Database,
	config: Config,
	{ userId, isRemembered, userAgent }: { userId: string; isRemembered: boolean; userAgent: string | null },
): Promise<Credentials> {
	const sessionId = crypto.randomUUID();
	const now = Date.now();
	await db.insert(sessions).values({
		id: sessionId,
		userId,
		createdAt: now,
		lastUsedAt: now,
		expiresAt: now + lifetimeOf(isRemembered),
		isRemembered,
		userAgent: describeUserAgent(userAgent),
	});
	return await issueCredentials(config, { userId, sessionId, isRemembered });
}

/**
 * Who a token stands for; null for a token that is not ours or has run out, for a session that has ended and for a user
 * who is gone. Costs one query, and none for a token that is not ours; `waitUntil` takes a write about every ten minutes.
 */
export async function findSignedIn(
	db: Database,
	config: Config,
	{ token, waitUntil }: { token: string; waitUntil: (work: Promise<unknown>) => void },
): Promise<SignedIn | null> {
	const claims = await readToken(config, token);
	if (!claims) return null;
	const { userId, sessionId } = claims;
	const now = Date.now();
	const [row] = await db
		.select({ user: USER_COLUMNS, lastUsedAt: sessions.lastUsedAt, isRemembered: sessions.isRemembered })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
		.limit(1);
	if (!row) return null;
	const { user, isRemembered } = row;
	if (now - row.lastUsedAt >= USED_EVERY_MS) waitUntil(touchSession(db, { sessionId, now }));
	const isOld = isRemembered && now - claims.issuedAt >= RENEW_AFTER_MS;
	return {
		user: toUser(user),
		sessionId,
		isRemembered,
		renewed: isOld ? await issueCredentials(config, { userId, sessionId, isRemembered }) : null,
	};
}

/** Only a remembered session's end moves on, at most to the end of its life; a write that fails is tried again by the next request. */
async function touchSession(db: Database, { sessionId, now }: { sessionId: string; now: number }): Promise<void> {
	await db
		.update(sessions)
		.set({
			lastUsedAt: now,
			expiresAt: sql`case when ${sessions.isRemembered}
				then min(${now + REMEMBERED_MS}, ${sessions.createdAt} + ${LIFE_MS}) else ${sessions.expiresAt} end`,
		})
		.where(eq(sessions.id, sessionId))
		.catch(() => undefined);
}

/** Most recently used first, at most a hundred. */
export async function listSessions(db: Database, userId: string): Promise<Session[]> {
	const rows = await db
		.select({
			id: sessions.id,
			createdAt: sessions.createdAt,
			lastUsedAt: sessions.lastUsedAt,
			userAgent: sessions.userAgent,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, Date.now())))
		.orderBy(desc(sessions.lastUsedAt))
		.limit(LIST_MAX);
	return rows.map((row) => ({
		...row,
		createdAt: new Date(row.createdAt).toISOString(),
		lastUsedAt: new Date(row.lastUsedAt).toISOString(),
	}));
}

/** False: this user has no such session, whosever it may be. */
export async function endSession(
	db: Database,
	{ userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
		.returning({ id: sessions.id });
	return ended.length > 0;
}

/** Ends the session that a token stands for, also when the token has just become useless for anything else. */
export async function endSessionOfToken(db: Database, config: Config, token: string): Promise<void> {
	const claims = await readToken(config, token);
	if (claims) await endSession(db, claims);
}

export async function endOtherSessions(
	db: Database,
	{ userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
	await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}
