import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { COMMON_PASSWORDS } from "./data/common-passwords";
import { updateOwnAccount } from "./own-account.server";
import { hashPassword, isOutdated, isPassword } from "./passwords.server";
import { createResetLink, isResetLinkValid, resetPassword } from "./reset-links.server";
import { findSignedIn } from "./sessions.server";
import { createTestAdmin, register, signIn } from "./sign-in.server";
import { TEST_ADMIN } from "./test-admin";
import { readToken } from "./tokens.server";
import { findPasswordHash, findUser } from "./users.server";

const platform = testPlatform();
const { config, waitUntil } = platform;
const db = openDatabase(platform.db);
const VISIT = { isRemembered: false, userAgent: null, formerToken: null, network: "203.0.113.7" };
const { network } = VISIT;
const NEW_PASSWORD = "Quite another 9";

async function isSignedIn(token: string, current = config): Promise<boolean> {
	const claims = await readToken(current, token);
	return claims !== null && (await findSignedIn(db, current, { claims, waitUntil })) !== null;
}

const canSignIn = async (emailOrUsername: string, password: string) =>
	(await signIn(db, config, { emailOrUsername, password, ...VISIT })) !== null;

test("a stored password with a lower cost still matches, and is hashed again when its user signs in", async () => {
	const { id, username } = await givenUser(platform);
	expect(isOutdated((await findPasswordHash(db, id)) ?? "")).toBe(true);
	expect(await canSignIn(username, PASSWORD)).toBe(true);
	const stored = (await findPasswordHash(db, id)) ?? "";
	expect(isOutdated(stored)).toBe(false);
	expect(await isPassword(PASSWORD, stored)).toBe(true);
});

test("the list of common passwords has 3,000 unique entries, each long enough for a password", () => {
	const list = COMMON_PASSWORDS.trim().split(/\s+/);
	expect(new Set(list).size).toBe(3000);
	expect(list).toHaveLength(3000);
	expect(list.filter((entry) => entry.length < 8 || entry !== entry.toLowerCase())).toEqual([]);
});

test("signing up with a guessable password, also by the address, is rejected", async () => {
	for (const password of ["Password1", "Example1"]) {
		const form = { username: "c", email: "c@example.com", name: "", password, ...VISIT };
		const registered = await register(db, config, form);
		expect(registered).toMatchObject({ ok: false, reason: "guessable", errors: { password: expect.any(String) } });
	}
});

test("a change of the password is rejected as a whole when it is guessable or the name is taken", async () => {
	const { id, username } = await givenUser(platform);
	const other = await givenUser(platform);
	const { sessionId } = await givenSession(platform, { id });
	const change = (changes: { username?: string; password: string }) =>
		updateOwnAccount(db, { userId: id, network, sessionId, changes: { ...changes, currentPassword: PASSWORD } }, {});
	expect(await change({ username: "renamed", password: "password" })).toMatchObject({ reason: "guessable" });
	expect(await change({ username: other.username, password: NEW_PASSWORD })).toMatchObject({ reason: "taken" });
	expect((await findUser(db, id))?.username).toBe(username);
	expect(await canSignIn(username, PASSWORD)).toBe(true);
});

describe("a reset link", () => {
	test("sets the password once, and ends every session", async () => {
		const user = await givenUser(platform);
		const session = await givenSession(platform, user);
		const { token = "" } = (await createResetLink(db, user.id)) ?? {};
		expect(await isResetLinkValid(db, token)).toBe(true);
		expect(await resetPassword(db, { token, password: NEW_PASSWORD })).toEqual({ ok: true });
		expect(await isSignedIn(session.token)).toBe(false);
		expect(await canSignIn(user.username, NEW_PASSWORD)).toBe(true);
		expect(await resetPassword(db, { token, password: PASSWORD })).toEqual({ ok: false, reason: "link" });
		expect(await canSignIn(user.username, NEW_PASSWORD)).toBe(true);
	});

	test("works once when it is used twice at the same time", async () => {
		const user = await givenUser(platform);
		const { token = "" } = (await createResetLink(db, user.id)) ?? {};
		const results = await Promise.all(
			["First choice 1", "Second choice 2"].map((password) => resetPassword(db, { token, password })),
		);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("is valid for an hour, and only the newest is valid", async () => {
		const user = await givenUser(platform);
		const first = await createResetLink(db, user.id);
		const second = await createResetLink(db, user.id);
		expect(await isResetLinkValid(db, first?.token ?? "")).toBe(false);
		expect(await isResetLinkValid(db, second?.token ?? "")).toBe(true);
		vi.setSystemTime(Date.now() + 60 * 60 * 1000 + 1);
		expect(await isResetLinkValid(db, second?.token ?? "")).toBe(false);
	});

	test("is stored only as a hash, and stays valid when it rejects a guessable password", async () => {
		const user = await givenUser(platform);
		const { token = "" } = (await createResetLink(db, user.id)) ?? {};
		const { results } = await platform.db.prepare("select * from reset_tokens").all();
		expect(JSON.stringify(results)).not.toContain(token);
		expect(await resetPassword(db, { token, password: "Password1" })).toEqual({ ok: false, reason: "guessable" });
		expect(await isResetLinkValid(db, token)).toBe(true);
	});

	test("is not created for an unknown user", async () => {
		expect(await createResetLink(db, "nobody")).toBeNull();
	});
});

test("in production the test admin, whose password is public, cannot sign in, and its sessions are invalid", async () => {
	const production = testPlatform({ ENVIRONMENT: "production" }).config;
	const { email, username, password, role } = TEST_ADMIN;
	const admin = await givenUser(platform, { email, username, role, passwordHash: await hashPassword(password) });
	const attempt = { emailOrUsername: username, password, ...VISIT };
	const signedIn = await signIn(db, config, attempt);
	const { token } = await givenSession(platform, admin);
	expect([signedIn?.user.id, await isSignedIn(token)]).toEqual([admin.id, true]);
	expect(await signIn(db, production, attempt)).toBeNull();
	expect(await isSignedIn(token, production)).toBe(false);
	const other = await givenUser(platform);
	expect(await signIn(db, production, { ...attempt, emailOrUsername: other.email, password: PASSWORD })).not.toBeNull();
});

test("in production the test admin cannot sign in after a change of its name and address in development", async () => {
	const production = testPlatform({ ENVIRONMENT: "production" }).config;
	await db.delete(users).where(eq(users.email, TEST_ADMIN.email));
	const created = await createTestAdmin(db, config);
	if (!created.ok) throw new Error(created.reason);
	const { id } = created.user;
	const { token, sessionId } = await givenSession(platform, { id });
	const changes = { username: "somebody", email: "somebody@example.com" };
	expect(await updateOwnAccount(db, { userId: id, network, sessionId, changes }, {})).toMatchObject({ ok: true });
	const attempt = { emailOrUsername: changes.username, password: TEST_ADMIN.password, ...VISIT };
	expect(await signIn(db, config, attempt)).not.toBeNull();
	expect(await signIn(db, production, attempt)).toBeNull();
	expect(await isSignedIn(token, production)).toBe(false);
});
