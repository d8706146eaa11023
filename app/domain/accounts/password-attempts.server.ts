// The limits of password checks (decision 026). What counts is failures. At sign-in: by account and network, by network
// across accounts, and by account across networks, in a table of keyed hashes instead of accounts and addresses. Where
// somebody who is signed in gives the password again: by session.
import { and, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Config } from "~/config.server";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { passwordAttempts, sessions, USER_COLUMNS, users } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import { limitHits } from "~/metrics.server";
import { type ManagedOutcome, outcomeOf, whereManagedBy } from "./suspension.server";
import { commit, type Terms } from "./terms.server";
import type { SignInLimit, SignInLimits, User } from "./types";
import { toUser, whereUser } from "./users.server";

export const WINDOW_MS = 15 * 60 * 1000;
/** How long a network from which an account has signed in is exempt from the limits that other people can exhaust. */
const KNOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** Failures in a window. */
export const FAILURE_LIMITS = { accountAndNetwork: 10, network: 30, account: 100 };

export const TOO_MANY_FAILURES = {
	status: 429,
	code: "rate_limited",
	message: sentence("tooManyFailures"),
	headers: { "retry-after": String(WINDOW_MS / 1000) },
};

/** Wrong passwords in a row that a session may give. The last one ends it. */
export const SESSION_FAILURES_MAX = 10;

const SESSION_ENDED = {
	status: 401,
	code: "session_ended",
	message: sentence("sessionEndedByFailures"),
};

export interface Attempt {
	/** The account's id; for an account that does not exist, the key under which it was looked up. */
	account: string;
	/** As `readClientNetwork` returns it. */
	network: string;
	/** The browser's session of this account, or null. It exempts as a known network does, and counts the failure. */
	findSession: () => Promise<string | null>;
}

interface Counters {
	/** Both of the next, so that an admin who knows the account finds what stops it. */
	accountAndNetwork: string;
	network: string;
	account: string;
	/** Has a row while the account has signed in from the network. */
	signedInBefore: string;
	/** As `Attempt` names it, for the counter that reaches a limit. */
	accountId: string;
}

/** In no base64url. */
const SEPARATOR = ".";
/** The character after the separator, for a range of everything that begins with an account. */
const AFTER_SEPARATOR = "/";

export async function sign({ JWT_SECRET }: Pick<Config, "JWT_SECRET">, ...parts: string[]): Promise<string> {
	const encoder = new TextEncoder();
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", encoder.encode(JWT_SECRET), algorithm, false, ["sign"]);
	const text = JSON.stringify(["password attempts", ...parts]);
	return Buffer.from(await crypto.subtle.sign("HMAC", key, encoder.encode(text))).toString("base64url");
}

async function openCounters(config: Pick<Config, "JWT_SECRET">, attempt: Attempt): Promise<Counters> {
	const account = await sign(config, "account", attempt.account);
	const network = await sign(config, "network", attempt.network);
	return {
		accountAndNetwork: account + SEPARATOR + network,
		network,
		account,
		signedInBefore: await sign(config, "known", attempt.account, attempt.network),
		accountId: attempt.account,
	};
}

/**
 * Counts the attempt as a failure in advance, so that simultaneous attempts cannot pass a limit together. False: a limit is
 * reached, and nothing was counted. One statement.
 */
async function reserveAttempt(db: Database, counters: Counters, hasSession: boolean): Promise<boolean> {
	const now = Date.now();
	const { accountAndNetwork, account } = FAILURE_LIMITS;
	const { from, columns } = jsonRows(
		Object.entries(FAILURE_LIMITS).map(([name, most]) => ({
			counter: counters[name as keyof typeof FAILURE_LIMITS],
			most,
			isOwn: name === "accountAndNetwork",
		})),
		["counter", "most", "isOwn"],
	);
	const counted = await db.all(sql`
		insert into password_attempts (counter, failures, expires_at)
		select ${columns.counter}, 1, ${now + WINDOW_MS} from ${from}
		where not exists (
			select 1 from ${from} cross join password_attempts as attempt on attempt.counter = ${columns.counter}
			where expires_at > ${now} and failures >= ${columns.most} and (${columns.isOwn} or (
				${hasSession ? 0 : 1}
				and not exists (select 1 from password_attempts where counter = ${counters.signedInBefore} and expires_at > ${now})
			))
		)
		on conflict (counter) do update set
			failures = case when expires_at > ${now} then failures + 1 else 1 end,
			user_id = case when expires_at > ${now} and failures + 1 >= case counter
				when ${counters.accountAndNetwork} then ${accountAndNetwork} when ${counters.account} then ${account} end
				then (select id from users where id = ${counters.accountId}) end,
			expires_at = case when expires_at > ${now} then expires_at else excluded.expires_at end
		returning counter
	`);
	return counted.length > 0;
}

/** Counts in each limit, or in none when one is reached: then false. One statement, so that simultaneous calls cannot pass a limit together. */
export async function reserve(
	db: Database,
	limits: { counter: string; most: number /** When a new count ends. */; until: number }[],
): Promise<boolean> {
	const now = Date.now();
	const { from, columns } = jsonRows(limits, ["counter", "most", "until"]);
	const counted = await db.all(sql`
		insert into password_attempts (counter, failures, expires_at)
		select ${columns.counter}, 1, ${columns.until} from ${from}
		where not exists (
			select 1 from ${from} cross join password_attempts as attempt on attempt.counter = ${columns.counter}
			where expires_at > ${now} and failures >= ${columns.most}
		)
		on conflict (counter) do update set
			failures = case when expires_at > ${now} then failures + 1 else 1 end,
			expires_at = case when expires_at > ${now} then expires_at else excluded.expires_at end
		returning counter
	`);
	return counted.length > 0;
}

/** Whether `reserve` counts nothing more there. */
export async function isReached(db: Database, { counter, most }: { counter: string; most: number }): Promise<boolean> {
	const { failures, expiresAt } = passwordAttempts;
	const isFull = and(eq(passwordAttempts.counter, counter), gte(failures, most), gt(expiresAt, Date.now()));
	return (await db.$count(passwordAttempts, isFull)) > 0;
}

export function takeBack(db: Database, counters: string[], condition?: SQL) {
	return db
		.update(passwordAttempts)
		.set({ failures: sql`max(${passwordAttempts.failures} - 1, 0)` })
		.where(and(inArray(passwordAttempts.counter, counters), condition));
}

/**
 * The statements that end the count where `condition` holds, for the batch of what the right password allows: that of the account
 * and its network whole, of the other two only the attempt itself.
 */
export type EndCount = (condition: SQL) => BatchItem<"sqlite">[];

function endCountOf(db: Database, { accountAndNetwork, network, account, signedInBefore }: Counters): EndCount {
	return (condition) => {
		const row = { counter: signedInBefore, failures: 0, expiresAt: Date.now() + KNOWN_MS, userId: null };
		return [
			db.delete(passwordAttempts).where(and(eq(passwordAttempts.counter, accountAndNetwork), condition)),
			takeBack(db, [network, account], condition),
			db
				.insert(passwordAttempts)
				.select(selectColumns(passwordAttempts, row, sql`where ${condition}`))
				.onConflictDoUpdate({ target: passwordAttempts.counter, set: { expiresAt: row.expiresAt } }),
		];
	};
}

/**
 * Checks a password within the limits. `check` resolves to null for a wrong password, and runs what it gets where the password
 * is right; when it throws, the attempt does not count. Throws `HttpError` 429 without running `check` when a limit is reached.
 */
export async function checkWithinLimits<Result>(
	db: Database,
	config: Pick<Config, "JWT_SECRET">,
	{ attempt, check }: { attempt: Attempt; check: (endCount: EndCount) => Promise<Result | null> },
): Promise<Result | null> {
	const counters = await openCounters(config, attempt);
	let sessionId: string | null = null;
	if (!(await reserveAttempt(db, counters, false))) {
		sessionId = await attempt.findSession();
		if (sessionId === null || !(await reserveAttempt(db, counters, true))) refuseAttempt();
	}
	const run = () => check(endCountOf(db, counters));
	try {
		return await (sessionId === null ? run() : checkInSession(db, sessionId, run));
	} catch (error) {
		await takeBack(db, [counters.accountAndNetwork, counters.network, counters.account]);
		throw error;
	}
}

function refuseAttempt(): never {
	limitHits.add({ limit: "password_attempts" });
	throw new HttpError(TOO_MANY_FAILURES);
}

/**
 * Checks a password that a session gives, with a count of its own: a stolen token can neither try many, nor lock
 * the holder out of signing in elsewhere. Counted in advance, as above. `check` resolves to null for a wrong password; when
 * it throws, the attempt does not count. Throws `HttpError`: 401 when this was the last attempt, or the session has ended;
 * 429 while attempts that are being checked could be the last.
 */
export async function checkInSession<Result>(
	db: Database,
	sessionId: string,
	check: () => Promise<Result | null>,
): Promise<Result | null> {
	const isSession = eq(sessions.id, sessionId);
	const [counted] = await db
		.update(sessions)
		.set({ wrongPasswords: sql`${sessions.wrongPasswords} + 1` })
		.where(and(isSession, lt(sessions.wrongPasswords, SESSION_FAILURES_MAX)))
		.returning({ failures: sessions.wrongPasswords });
	if (!counted) {
		const [session] = await db.select({ id: sessions.id }).from(sessions).where(isSession);
		if (session) refuseAttempt();
		throw new HttpError(SESSION_ENDED);
	}
	let result: Result | null;
	try {
		result = await check();
	} catch (error) {
		await db
			.update(sessions)
			.set({ wrongPasswords: sql`max(${sessions.wrongPasswords} - 1, 0)` })
			.where(isSession);
		throw error;
	}
	if (result !== null) {
		await db.update(sessions).set({ wrongPasswords: 0 }).where(isSession);
		return result;
	}
	if (counted.failures < SESSION_FAILURES_MAX) return null;
	await db.delete(sessions).where(and(isSession, gte(sessions.wrongPasswords, SESSION_FAILURES_MAX)));
	throw new HttpError(SESSION_ENDED);
}

/** Rows that are read of one account. */
const COUNTERS_READ_MAX = 200;
/** Rows that are read of all accounts that are locked out. */
export const LOCKED_OUT_MAX = 200;

const LIMIT_KINDS = {
	here: FAILURE_LIMITS.accountAndNetwork,
	everywhere: FAILURE_LIMITS.account,
	neighbours: FAILURE_LIMITS.network,
} as const;

/** The account's own counters: of all networks together, and of each. */
function ownCounters(account: string) {
	const { counter } = passwordAttempts;
	return {
		all: eq(counter, account),
		byNetwork: and(gt(counter, account + SEPARATOR), lt(counter, account + AFTER_SEPARATOR)),
	};
}

/** What counts against an account now, and which limits are reached. Reads at most `COUNTERS_READ_MAX` networks. */
export async function readSignInLimits(
	db: Database,
	config: Pick<Config, "JWT_SECRET">,
	userId: string,
): Promise<SignInLimits> {
	const account = await sign(config, "account", userId);
	const now = Date.now();
	const rows = await db.all<{ kind: SignInLimit["kind"]; failures: number; until: number }>(sql`
		with each_network as (
			select counter, failures, expires_at from password_attempts
			where counter > ${account + SEPARATOR} and counter < ${account + AFTER_SEPARATOR} and expires_at > ${now}
			limit ${COUNTERS_READ_MAX}
		)
		select 'here' as kind, failures, expires_at as until from each_network
		union all
		select 'everywhere', failures, expires_at from password_attempts where counter = ${account} and expires_at > ${now}
		union all
		select 'neighbours', shared.failures, shared.expires_at from each_network
		join password_attempts as shared on shared.counter = substr(each_network.counter, ${account.length + 2})
		where shared.expires_at > ${now}
	`);
	const reached = rows.filter(({ kind, failures }) => failures >= LIMIT_KINDS[kind]);
	const inForce = (Object.keys(LIMIT_KINDS) as SignInLimit["kind"][]).flatMap((kind): SignInLimit[] => {
		const ends = reached.filter((row) => row.kind === kind).map(({ until }) => until);
		return ends.length > 0 ? [{ kind, until: new Date(Math.max(...ends)).toISOString() }] : [];
	});
	return { failures: rows.find(({ kind }) => kind === "everywhere")?.failures ?? 0, inForce };
}

/** Lets the account try again at once. What counts against a network for all accounts stays. */
export async function liftSignInLimits(
	db: Database,
	config: Pick<Config, "JWT_SECRET">,
	{ id, actorId }: { id: string; actorId: string },
	terms: Terms = {},
): Promise<ManagedOutcome> {
	const { all, byNetwork } = ownCounters(await sign(config, "account", id));
	const where = and(eq(users.id, id), whereManagedBy(actorId), terms.isAllowed);
	const managed = db.select({ id: users.id }).from(users).where(where);
	const condition = whereUser(db, where);
	const rows = await commit(db, managed, {
		terms,
		condition,
		after: [db.delete(passwordAttempts).where(and(or(all, byNetwork), condition))],
	});
	return outcomeOf(db, id, rows);
}

/**
 * Users who may not try to sign in any more, from one network or from most, whom the viewer manages; at most
 * `LOCKED_OUT_MAX`. Names that nobody has are not among them.
 */
export async function listLockedOut(db: Database, viewer: Pick<User, "id" | "role">): Promise<User[]> {
	const { counter, userId, failures, expiresAt } = passwordAttempts;
	const { accountAndNetwork, account } = FAILURE_LIMITS;
	// A right password takes a failure back from the row that has reached the limit.
	const limit = sql`case when instr(${counter}, ${SEPARATOR}) > 0 then ${accountAndNetwork} else ${account} end`;
	const locked = db
		.select({ id: userId })
		.from(passwordAttempts)
		.where(and(isNotNull(userId), gt(expiresAt, Date.now()), gte(failures, limit)))
		.limit(LOCKED_OUT_MAX);
	const rows = await db
		.select(USER_COLUMNS)
		.from(users)
		.where(and(inArray(users.id, locked), whereManagedBy(viewer.id)))
		.orderBy(users.usernameKey);
	return rows.map(toUser);
}
