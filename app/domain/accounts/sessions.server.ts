// Creates, finds and ends sessions. A token signs a request in only while its session has a row, so that ending a session
// takes effect at once. A new password and a reset link also delete rows, in the batch that stores the new hash.
import { and, desc, eq, exists, gt, isNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { sessions, USER_COLUMNS, users } from "~/database/schema/accounts";
import { libraries } from "~/database/schema/library";
import { describeUserAgent } from "~/lib/http/user-agent";
import { type AgeLimit, commonLimit } from "../catalogue/certificates/certificates";
import { readSteps, selectSteps } from "../library/diary/steps.server";
import { activityLines } from "./activity.server";
import { readPeople, readTogether, selectPeople, type Together, togetherNow } from "./household.server";
import type { CurrentProfile, ProfileId } from "./profiles";
import { commit, type Terms } from "./terms.server";
import { isBarred, whereNotBarred } from "./test-admin";
import { createToken, readToken, type TokenClaims } from "./tokens.server";
import type { Session, User } from "./types";
import { SESSION_REMEMBERED_MS } from "./types";
import { toUser } from "./users.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const UNREMEMBERED_MS = DAY_MS;
/** A remembered session ends then, however much it is used. */
const LIFE_MS = 365 * DAY_MS;
/** How outdated `last_used_at` may be, so that reading a page costs no write. */
const USED_EVERY_MS = 10 * 60 * 1000;
/** A remembered session's token is exchanged for a fresh one when it is older than this. */
const RENEW_AFTER_MS = DAY_MS;
/** How long a given password confirms actions of the session. */
const CONFIRMED_MS = 10 * 60 * 1000;
/** Sessions of one user. Opening another ends the least recently used one. */
const SESSIONS_MAX = 100;
/** Rows that one count of sessions reads at most. */
const COUNTED_MAX = 5000;

/** The token of a session, for the cookie and for browser storage. */
export interface Credentials {
	token: string;
	sessionId: string;
	/** Lifetime of the cookie in milliseconds; null: until the browser is closed. */
	maxAge: number | null;
}

export interface SignedIn {
	user: User;
	/** Who watches; null where nobody was chosen yet and the account's first profile has a PIN, or the chosen one is gone. */
	profile: CurrentProfile | null;
	/** Of that profile, an IANA name; null where none is known yet. */
	timeZone: string | null;
	/** Days with plays of the profile's time zone, as YYYY-MM-DD; null where they were not asked for. */
	watchedDays: string[] | null;
	/** The others of the account, the first one first. */
	people: CurrentProfile[];
	/** Who of them is here; null for nobody. */
	together: Together | null;
	/** Of that profile, the country that it chose (ISO 3166-1); null for none. */
	region: string | null;
	/** Of that profile, the language that it chose; null for none. */
	language: string | null;
	/** Whether the account has more profiles than the first one. */
	hasPeople: boolean;
	/** Of a session that is in no profile: whether one of the account's is a child's. Else false. */
	hasChildren: boolean;
	sessionId: string;
	isRemembered: boolean;
	/** When the password was last given, in milliseconds since 1970. */
	passwordAt: number;
	/** A fresh token for the response, when the request's token is old. */
	renewed: Credentials | null;
}

/** What the person in the session may see; null for all. Nobody in the session of an account with a child sees nothing. */
export function ageLimitOf({ profile, hasChildren }: Pick<SignedIn, "profile" | "hasChildren">): AgeLimit | null {
	return profile ? profile.ageLimit : hasChildren ? { movie: [], tv: [] } : null;
}

/** What is offered in lists: what the person in the session may see, and a child who is here too. */
export function offeredLimitOf(session: Pick<SignedIn, "profile" | "hasChildren" | "together">): AgeLimit | null {
	const companions = session.together?.companions ?? [];
	return commonLimit([ageLimitOf(session), ...companions.map(({ ageLimit }) => ageLimit)]);
}

/** The time zone of the profile's days. */
export function timeZoneOf(session: Pick<SignedIn, "timeZone"> | null): string {
	return session?.timeZone ?? "UTC";
}

function isSessionOf({ userId, sessionId }: { userId: string; sessionId: string }): SQL | undefined {
	return and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
}

function lifetimeOf(isRemembered: boolean): number {
	return isRemembered ? SESSION_REMEMBERED_MS : UNREMEMBERED_MS;
}

/** A token of the session, which names its profile. */
export async function issueCredentials(
	config: Config,
	session: { userId: string; sessionId: string; isRemembered: boolean; profileId: ProfileId | null },
): Promise<Credentials> {
	const { isRemembered, ...claims } = session;
	const lifetime = lifetimeOf(isRemembered);
	const token = await createToken(config, { ...claims, lifetime });
	return { token, sessionId: claims.sessionId, maxAge: isRemembered ? lifetime : null };
}

export interface NewSession {
	userId: string;
	/** The hash that the user's password was verified against. */
	passwordHash: string;
	isRemembered: boolean;
	userAgent: string | null;
	/** The browser's current token; its session ends. */
	formerToken?: string | null;
}

/** What else a sign-in writes in the batch of the new session. */
export interface AroundSession {
	before?: readonly BatchItem<"sqlite">[];
	/** `isOpened`: the condition that the session was inserted. */
	after?: (isOpened: SQL) => readonly BatchItem<"sqlite">[];
}

/** Null: the user is gone or suspended, or `passwordHash` is no longer the stored one. One statement decides and inserts. */
export async function createSession(
	db: Database,
	config: Config,
	{ userId, passwordHash, isRemembered, userAgent, formerToken }: NewSession,
	{ before, after = () => [] }: AroundSession = {},
): Promise<Credentials | null> {
	const sessionId = crypto.randomUUID();
	const former = formerToken ? await readToken(config, formerToken) : null;
	const now = Date.now();
	// In the order of the table's columns.
	const row = db
		.select({
			id: sql<string>`${sessionId}`.as("id"),
			userId: users.id,
			createdAt: sql<number>`${now}`.as("created_at"),
			lastUsedAt: sql<number>`${now}`.as("last_used_at"),
			expiresAt: sql<number>`${now + lifetimeOf(isRemembered)}`.as("expires_at"),
			isRemembered: sql<boolean>`${isRemembered ? 1 : 0}`.as("is_remembered"),
			userAgent: sql<string>`${describeUserAgent(userAgent)}`.as("user_agent"),
			passwordAt: sql<number>`${now}`.as("password_at"),
			wrongPasswords: sql<number>`0`.as("wrong_passwords"),
			profileId: sql<ProfileId | null>`null`.as("profile_id"),
			together: sql<string | null>`null`.as("together"),
		})
		.from(users)
		.where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), isNull(users.suspendedAt)));
	const isOpened = sql`exists (select 1 from sessions as opened where opened.id = ${sessionId})`;
	const newest = db
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.userId, userId))
		.orderBy(desc(sessions.lastUsedAt))
		.limit(SESSIONS_MAX);
	const inserted = await commit(db, db.insert(sessions).select(row).returning({ id: sessions.id }), {
		condition: isOpened,
		before,
		after: [
			db
				.delete(sessions)
				.where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest), ne(sessions.id, sessionId))),
			...(former ? [db.delete(sessions).where(and(isSessionOf(former), isOpened))] : []),
			...after(isOpened),
		],
	});
	if (inserted.length === 0) return null;
	return await issueCredentials(config, { userId, sessionId, isRemembered, profileId: null });
}

interface Finding {
	claims: TokenClaims;
	waitUntil: (work: Promise<unknown>) => void;
	/** Milliseconds: the days with plays are read from then on, of the profile that the token names. */
	daysSince?: number;
}

/**
 * The user whom a token names; null for a session that has ended and for a user who is gone, suspended or barred here. Costs
 * one query; `waitUntil` takes a write about every ten minutes.
 */
export async function findSignedIn(
	db: Database,
	config: Config,
	{ claims, waitUntil, daysSince }: Finding,
): Promise<SignedIn | null> {
	const { userId, sessionId } = claims;
	const days = { profileId: claims.profileId, step: "day", since: daysSince } as const;
	const selectEdges = sql<string>`(select json_group_array(json_object('precision', precision, 'last', last, 'first', first))
		from (${selectSteps(days)}))`;
	const now = Date.now();
	const [row] = await db
		.select({
			user: USER_COLUMNS,
			lastUsedAt: sessions.lastUsedAt,
			isRemembered: sessions.isRemembered,
			passwordAt: sessions.passwordAt,
			chosenId: sessions.profileId,
			people: selectPeople().as("people"),
			together: togetherNow().as("together_now"),
			timeZone: libraries.timeZone,
			region: libraries.region,
			language: libraries.language,
			edges: (daysSince === undefined ? sql<null>`null` : selectEdges).as("edges"),
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(libraries, eq(libraries.profileId, sql`coalesce(${sessions.profileId}, ${sessions.userId})`))
		.where(
			and(
				eq(sessions.id, sessionId),
				eq(sessions.userId, userId),
				gt(sessions.expiresAt, now),
				// A release that does not know of suspensions, and runs beside this one or after it, may have opened the session.
				isNull(users.suspendedAt),
			),
		)
		.limit(1);
	if (!row || isBarred(config, row.user)) return null;
	const { user, isRemembered, passwordAt, chosenId } = row;
	const people = readPeople(row.people);
	const chosen = people.find(({ id }) => id === (chosenId ?? userId));
	const profile = chosen && (chosenId !== null || !chosen.hasPin) ? chosen : null;
	if (now - row.lastUsedAt >= USED_EVERY_MS) waitUntil(touchSession(db, { sessionId, now }));
	const others = people.filter(({ id }) => id !== profile?.id);
	const isOld = isRemembered && now - claims.issuedAt >= RENEW_AFTER_MS;
	const timeZone = profile && row.timeZone;
	const edges = profile?.id === claims.profileId ? row.edges : null;
	return {
		user: toUser(user),
		profile,
		timeZone,
		region: profile && row.region,
		language: profile && row.language,
		watchedDays:
			edges === null ? null : readSteps(JSON.parse(edges), { step: "day", timeZone: timeZoneOf({ timeZone }) }),
		people: others,
		together: profile && readTogether(row.together, others),
		hasPeople: people.length > 1,
		// Of a session that somebody is in, nobody asks.
		hasChildren: profile === null && people.some((person) => person.ageLimit !== null),
		sessionId,
		isRemembered,
		passwordAt,
		renewed: isOld ? await issueCredentials(config, { userId, sessionId, isRemembered, profileId: chosenId }) : null,
	};
}

/** Whose session a change is made in, and who is here: what the token says of it, or the session once it was looked up. */
export interface Acting extends Pick<TokenClaims, "userId" | "sessionId" | "profileId"> {
	/** Null for nobody; absent while the session is looked up. */
	together?: Together | null;
}

/**
 * The condition that the session has not ended, is in this profile and has the same people here, as `findSignedIn` decides: for
 * changes that are made while the session is looked up.
 */
export function isStillIn(config: Config, { userId, sessionId, profileId, together }: Acting): SQL {
	return sql`exists (select 1 from sessions as own join users as holder on holder.id = own.user_id
		join profiles as person on person.id = ${profileId} and person.account_id = own.user_id
		where own.id = ${sessionId} and own.user_id = ${userId} and own.expires_at > ${Date.now()}
			and holder.suspended_at is null and ${whereNotBarred(config, "holder")}
			and ${togetherNow("own")} is ${together?.stored ?? null}
			and (own.profile_id = person.id
				or (own.profile_id is null and person.id = own.user_id and person.pin_hash is null)))`;
}

/** Use extends only remembered sessions, up to their maximum age. The next request retries a failed write. */
async function touchSession(db: Database, { sessionId, now }: { sessionId: string; now: number }): Promise<void> {
	await db
		.update(sessions)
		.set({
			lastUsedAt: now,
			expiresAt: sql`case when ${sessions.isRemembered}
				then min(${now + SESSION_REMEMBERED_MS}, ${sessions.createdAt} + ${LIFE_MS}) else ${sessions.expiresAt} end`,
		})
		.where(eq(sessions.id, sessionId))
		.catch(() => undefined);
}

/** Whether the password was given within the last ten minutes. */
export function isPasswordFresh({ passwordAt }: Pick<SignedIn, "passwordAt">): boolean {
	return Date.now() - passwordAt < CONFIRMED_MS;
}

/**
 * Records that the account's first person has just given the password; choosing another person ends it. Returns the time, in
 * milliseconds since 1970.
 */
export async function markPasswordGiven(db: Database, sessionId: string): Promise<number> {
	const now = Date.now();
	// Somebody else may have been chosen while the password was checked.
	const isFirstPerson = sql`coalesce(${sessions.profileId}, ${sessions.userId}) = ${sessions.userId}`;
	await db
		.update(sessions)
		.set({ passwordAt: now })
		.where(and(eq(sessions.id, sessionId), isFirstPerson));
	return now;
}

/** Sessions that have not ended, at most `COUNTED_MAX`. */
export async function countSessions(db: Database): Promise<number> {
	const counted = db
		.select({ id: sessions.id })
		.from(sessions)
		.where(gt(sessions.expiresAt, Date.now()))
		.limit(COUNTED_MAX)
		.as("counted");
	return await db.$count(counted);
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
		.limit(SESSIONS_MAX);
	return rows.map((row) => ({
		...row,
		createdAt: new Date(row.createdAt).toISOString(),
		lastUsedAt: new Date(row.lastUsedAt).toISOString(),
	}));
}

/** False: this user has no such session. */
export async function endSession(
	db: Database,
	{ userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
	const ended = await db.delete(sessions).where(isSessionOf({ userId, sessionId })).returning({ id: sessions.id });
	return ended.length > 0;
}

/** Ends the session that a token names, also when the token has just expired. */
export async function endSessionOfToken(db: Database, config: Config, token: string): Promise<void> {
	const claims = await readToken(config, token);
	if (claims) await endSession(db, claims);
}

/** The session of this user that a token names, unless it has ended. */
export async function findSessionOf(
	db: Database,
	config: Config,
	{ token, userId }: { token: string | null; userId: string },
): Promise<string | null> {
	const claims = token && (await readToken(config, token));
	if (!claims || claims.userId !== userId) return null;
	const [session] = await db
		.select({ id: sessions.id })
		.from(sessions)
		.where(and(isSessionOf(claims), gt(sessions.expiresAt, Date.now())));
	return session?.id ?? null;
}

/** The holder sees it in their activity. False: there is no such user. */
export async function endAllSessions(db: Database, userId: string, terms: Terms = {}): Promise<boolean> {
	const holder = db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, userId), terms.isAllowed));
	const condition = exists(holder);
	const [user] = await commit(db, holder, {
		terms,
		condition,
		before: activityLines(db, { userId, kind: "sessions-ended" }, condition),
		after: [db.delete(sessions).where(and(eq(sessions.userId, userId), terms.isAllowed))],
	});
	return user !== undefined;
}

export async function endOtherSessions(
	db: Database,
	{ userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
	await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}
