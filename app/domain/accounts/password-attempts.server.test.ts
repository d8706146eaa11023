import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { removeOldRows } from "../administration/retention.server";
import { confirmPassword } from "./own-account.server";
import { checkInSession, FAILURE_LIMITS, SESSION_FAILURES_MAX } from "./password-attempts.server";
import { listSessions } from "./sessions.server";
import { signIn } from "./sign-in.server";
import type { User } from "./types";
import { findPasswordHash } from "./users.server";

const platform = testPlatform();
const { config } = platform;
const db = openDatabase(platform.db);
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const HOME = "203.0.113.7";
const ELSEWHERE = "198.51.100.66";
const { accountAndNetwork, network: perNetwork, account: perAccount } = FAILURE_LIMITS;

async function givenUsers(count: number): Promise<User[]> {
	return await Promise.all(Array.from({ length: count }, () => givenUser(platform)));
}

async function attempt(
	emailOrUsername: string,
	{ password = "wrong", network = ELSEWHERE, formerToken = null as string | null } = {},
) {
	const visit = { isRemembered: false, userAgent: null, formerToken, network };
	return await signIn(db, config, { emailOrUsername, password, ...visit }).then(
		(signedIn) => (signedIn ? "in" : "wrong"),
		(error) => error.status as number,
	);
}

async function fail(users: User[], network: string | ((index: number) => string) = ELSEWHERE): Promise<void> {
	for (const [index, { username }] of users.entries()) {
		const from = typeof network === "string" ? network : network(index);
		expect(await attempt(username, { network: from })).toBe("wrong");
	}
}

beforeEach(async () => {
	await platform.db.exec("delete from password_attempts");
});

describe("an account fails ten times from one network", () => {
	test("in any spelling, by user name and by address: then the correct password is also rejected", async () => {
		const { username, email } = await givenUser(platform, { username: "alice", email: "alice@example.com" });
		const spellings = [username, email, "ａｌｉｃｅ", " ALICE ", "Alice@Example.com", "ａlice@example.com"];
		for (let index = 0; index < accountAndNetwork; index++) {
			expect(await attempt(spellings[index % spellings.length] ?? "")).toBe("wrong");
		}
		for (const spelling of spellings) expect(await attempt(spelling, { password: PASSWORD })).toBe(429);
	});

	test("the account can sign in from elsewhere, and other accounts from that network", async () => {
		const [victim, other] = (await givenUsers(2)) as [User, User];
		await fail(Array.from({ length: accountAndNetwork }, () => victim));
		expect(await attempt(victim.username, { password: PASSWORD })).toBe(429);
		expect(await attempt(victim.username, { password: PASSWORD, network: HOME })).toBe("in");
		expect(await attempt(other.username, { password: PASSWORD })).toBe("in");
	});

	test("and can sign in again after fifteen minutes", async () => {
		const user = await givenUser(platform);
		await fail(Array.from({ length: accountAndNetwork }, () => user));
		vi.setSystemTime(Date.now() + 15 * MINUTE + 1);
		expect(await attempt(user.username, { password: PASSWORD })).toBe("in");
	});

	test("concurrent attempts do not exceed the limit", async () => {
		const { username } = await givenUser(platform);
		const all = await Promise.all(Array.from({ length: accountAndNetwork + 5 }, () => attempt(username)));
		expect(all.filter((outcome) => outcome === 429)).toHaveLength(5);
	});

	test("an account that does not exist has the same limit, in any spelling", async () => {
		for (let index = 0; index < accountAndNetwork; index++) expect(await attempt("nobody")).toBe("wrong");
		expect(await attempt("ｎｏｂｏｄｙ")).toBe(429);
	});

	test("correct passwords do not count, and reset the count", async () => {
		const user = await givenUser(platform);
		await fail(Array.from({ length: accountAndNetwork - 1 }, () => user));
		for (let index = 0; index < 3; index++) expect(await attempt(user.username, { password: PASSWORD })).toBe("in");
		await fail([user]);
		expect(await attempt(user.username, { password: PASSWORD })).toBe("in");
	});
});

test("a network that fails thirty times across accounts is blocked, except for accounts that have signed in from it", async () => {
	const [victim, stranger, regular] = (await givenUsers(3)) as [User, User, User];
	expect(await attempt(regular.username, { password: PASSWORD })).toBe("in");
	await fail(await givenUsers(perNetwork));
	expect(await attempt(victim.username)).toBe(429);
	expect(await attempt(stranger.username, { password: PASSWORD })).toBe(429);
	expect(await attempt(regular.username, { password: PASSWORD })).toBe("in");
	expect(await attempt(stranger.username, { password: PASSWORD, network: HOME })).toBe("in");
});

test("an account that fails a hundred times across networks can sign in only from a known network or browser", async () => {
	const [victim, other] = (await givenUsers(2)) as [User, User];
	expect(await attempt(victim.username, { password: PASSWORD, network: HOME })).toBe("in");
	// Restores the cheap hash, which is fast to check.
	const cheap = (await findPasswordHash(db, other.id)) ?? "";
	await platform.db.prepare("update users set password_hash = ? where id = ?").bind(cheap, victim.id).run();
	await fail(
		Array.from({ length: perAccount }, () => victim),
		(index) => `192.0.2.${index}`,
	);
	const [ours, theirs] = [await givenSession(platform, victim), await givenSession(platform, other)];
	const correct = { password: PASSWORD, network: "192.0.2.200" };
	expect(await attempt(victim.username, correct)).toBe(429);
	expect(await attempt(victim.username, { ...correct, formerToken: theirs.token })).toBe(429);
	expect(await attempt(other.username, correct)).toBe("in");
	expect(await attempt(victim.username, { ...correct, network: HOME })).toBe("in");
	expect(await attempt(victim.username, { ...correct, formerToken: ours.token })).toBe("in");
});

test("concurrent sign-ins of one network leave turns for another network", async () => {
	const { username } = await givenUser(platform);
	const flood = Array.from({ length: 25 }, (_, index) => attempt(`nobody ${index}`));
	expect(await attempt(username, { password: PASSWORD, network: HOME })).toBe("in");
	expect(await Promise.all(flood)).toContain(503);
});

test("an account's own session exempts a sign-in for ten failures, then it ends", async () => {
	const victim = await givenUser(platform);
	await fail(
		Array.from({ length: perAccount }, () => victim),
		(index) => `192.0.2.${index}`,
	);
	const { token, sessionId } = await givenSession(platform, victim);
	const failWithToken = (index: number) =>
		attempt(victim.username, { network: `198.51.100.${index}`, formerToken: token });
	for (let index = 1; index < SESSION_FAILURES_MAX; index++) expect(await failWithToken(index)).toBe("wrong");
	expect(await failWithToken(100)).toBe(401);
	expect(await failWithToken(101)).toBe(429);
	expect(await listSessions(db, victim.id)).not.toContainEqual(expect.objectContaining({ id: sessionId }));
});

describe("a session that gives the password again", () => {
	async function givenHolder() {
		const user = await givenUser(platform);
		const { sessionId } = await givenSession(platform, user);
		const confirm = (password: string) => confirmPassword(db, { userId: user.id, sessionId, network: HOME, password });
		return { sessionId, confirm, isOpen: async () => (await listSessions(db, user.id)).length === 1 };
	}

	test("may give ten again after a right one, of which the tenth ends it", async () => {
		const { confirm, isOpen } = await givenHolder();
		for (let index = 1; index < SESSION_FAILURES_MAX; index++) expect(await confirm("wrong")).toBeNull();
		expect(await confirm(PASSWORD)).toEqual(expect.any(Number));
		for (let index = 1; index < SESSION_FAILURES_MAX; index++) expect(await confirm("wrong")).toBeNull();
		expect(await isOpen()).toBe(true);
		await expect(confirm("wrong")).rejects.toMatchObject({ status: 401, code: "session_ended" });
	});

	test("cannot give more than ten by sending them at once", async () => {
		const { sessionId } = await givenHolder();
		let checked = 0;
		const outcomes = await Promise.allSettled(
			Array.from({ length: 30 }, () =>
				checkInSession(db, sessionId, async () => {
					checked++;
					await new Promise((resolve) => setTimeout(resolve, 20));
					return null;
				}),
			),
		);
		expect(checked).toBe(SESSION_FAILURES_MAX);
		const refused = outcomes.filter(({ status }) => status === "rejected");
		expect(refused.map((outcome) => (outcome as PromiseRejectedResult).reason.status)).toContain(429);
	});

	test("is not counted when the check could not be made", async () => {
		const { sessionId, isOpen } = await givenHolder();
		const failing = () => checkInSession(db, sessionId, () => Promise.reject(new Error("busy")));
		for (let index = 0; index < 2 * SESSION_FAILURES_MAX; index++) await expect(failing()).rejects.toThrow("busy");
		expect(await isOpen()).toBe(true);
	});
});

test("the table has neither accounts nor addresses, and the job removes rows that have expired", async () => {
	const user = await givenUser(platform);
	await attempt(user.username, { network: HOME });
	await attempt(user.username, { password: PASSWORD, network: HOME });
	const stored = JSON.stringify((await platform.db.prepare("select * from password_attempts").all()).results);
	for (const secret of [user.id, user.username, user.email, HOME]) expect(stored).not.toContain(secret);
	vi.setSystemTime(Date.now() + 31 * DAY);
	expect(await removeOldRows(platform.db, "passwordAttempts")).toBeGreaterThan(0);
	expect((await platform.db.prepare("select * from password_attempts").all()).results).toEqual([]);
});
