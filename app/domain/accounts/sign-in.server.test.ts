import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { COMMON_PASSWORDS } from "./data/common-passwords";
import { deleteOwnAccount, updateOwnAccount } from "./own-account.server";
import { hashPassword, isOutdated, isPassword } from "./passwords.server";
import { createResetLink, isResetLinkGood, resetPassword } from "./reset-links.server";
import { findSignedIn } from "./sessions.server";
import { register, signIn } from "./sign-in.server";
import { findPasswordHash, findUser } from "./users.server";

const platform = testPlatform();
const { config, waitUntil } = platform;
const db = openDatabase(platform.db);
const VISIT = { isRemembered: false, userAgent: null, formerToken: null };
const NEW_PASSWORD = "Quite another 9";

const isSignedIn = async (token: string) => (await findSignedIn(db, config, { token, waitUntil })) !== null;
const canSignIn = async (emailOrUsername: string, password: string) =>
	(await signIn(db, config, { emailOrUsername, password, ...VISIT })) !== null;

describe("a stored password", () => {
	test("carries its parameters and a salt of its own, and matches only itself", async () => {
		const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
		expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
		expect(one).not.toBe(two);
		expect(await isPassword(PASSWORD, one)).toBe(true);
		expect(await isPassword(PASSWORD.toLowerCase(), one)).toBe(false);
		expect(await isPassword(PASSWORD, null)).toBe(false);
	});

	test("of lower cost still matches, and is made anew when its holder signs in", async () => {
		const { id, username } = await givenUser(platform);
		expect(isOutdated((await findPasswordHash(db, id)) ?? "")).toBe(true);
		expect(await canSignIn(username, PASSWORD)).toBe(true);
		const stored = (await findPasswordHash(db, id)) ?? "";
		expect(isOutdated(stored)).toBe(false);
		expect(await isPassword(PASSWORD, stored)).toBe(true);
	});
});

test("the list of common passwords has 3,000 entries, each once, none too short to matter", () => {
	const list = COMMON_PASSWORDS.trim().split(/\s+/);
	expect(new Set(list).size).toBe(3000);
	expect(list).toHaveLength(3000);
	expect(list.filter((entry) => entry.length < 8 || entry !== entry.toLowerCase())).toEqual([]);
});

describe("signing up", () => {
	const form = { username: "newcomer", email: "newcomer@example.com", name: "", password: PASSWORD, ...VISIT };

	test("signs in", async () => {
		const registered = await register(db, config, form);
		expect(registered).toMatchObject({ ok: true, user: { username: "newcomer", role: "user", isPremium: false } });
		expect(registered.ok && (await isSignedIn(registered.credentials.token))).toBe(true);
	});

	test.each(["Password1", "Qwerty123", "WELCOME1", "Liverpool1"])("refuses a common password: %s", async (password) => {
		const registered = await register(db, config, { ...form, username: "c", email: "c@example.com", password });
		expect(registered).toMatchObject({ ok: false, reason: "common", errors: { password: expect.any(String) } });
	});

	test("names what somebody else has", async () => {
		await givenUser(platform, { username: "taken", email: "free@example.com" });
		expect(await register(db, config, { ...form, username: "TAKEN", email: "other@example.com" })).toEqual({
			ok: false,
			reason: "taken",
			errors: { username: "This username is already taken" },
		});
	});
});

describe("signing in", () => {
	test("takes the user name or the address, and refuses a wrong password and an unknown account alike", async () => {
		const { username, email } = await givenUser(platform);
		expect(await canSignIn(username.toUpperCase(), PASSWORD)).toBe(true);
		expect(await canSignIn(email, PASSWORD)).toBe(true);
		expect(await canSignIn(email, "wrong")).toBe(false);
		expect(await canSignIn("nobody@example.com", PASSWORD)).toBe(false);
	});

	test("costs the same work for an unknown account as for a wrong password", async () => {
		const { email } = await givenUser(platform, { passwordHash: await hashPassword(PASSWORD) });
		const time = async (account: string) => {
			const start = performance.now();
			await canSignIn(account, "wrong");
			return performance.now() - start;
		};
		// Of several the least disturbed counts; an answer without the work would take a fiftieth.
		const least = async (account: string) => Math.min(await time(account), await time(account), await time(account));
		const [known, unknown] = [await least(email), await least("nobody@example.com")];
		expect(unknown).toBeGreaterThan(known * 0.25);
		expect(unknown).toBeLessThan(known * 4);
	});
});

describe("changing the password", () => {
	test("needs the current one, and ends every other session at once", async () => {
		const { id, username } = await givenUser(platform);
		const [here, there] = [await givenSession(platform, { id }), await givenSession(platform, { id })];
		const change = (currentPassword: string) =>
			updateOwnAccount(db, {
				userId: id,
				sessionId: here.sessionId,
				changes: { password: NEW_PASSWORD, currentPassword },
			});
		expect(await change("wrong")).toEqual({
			ok: false,
			reason: "wrong-password",
			errors: { currentPassword: "Current password is incorrect" },
		});
		expect(await isSignedIn(there.token)).toBe(true);
		expect(await change(PASSWORD)).toMatchObject({ ok: true });
		expect(await isSignedIn(here.token)).toBe(true);
		expect(await isSignedIn(there.token)).toBe(false);
		expect(await canSignIn(username, PASSWORD)).toBe(false);
		expect(await canSignIn(username, NEW_PASSWORD)).toBe(true);
	});

	test("is refused as a whole for a common one, or together with a name that is taken", async () => {
		const { id, username } = await givenUser(platform);
		const other = await givenUser(platform);
		const { sessionId } = await givenSession(platform, { id });
		const change = (changes: { username?: string; password: string }) =>
			updateOwnAccount(db, { userId: id, sessionId, changes: { ...changes, currentPassword: PASSWORD } });
		expect(await change({ username: "renamed", password: "password" })).toMatchObject({ reason: "common" });
		expect(await change({ username: other.username, password: NEW_PASSWORD })).toMatchObject({ reason: "taken" });
		expect((await findUser(db, id))?.username).toBe(username);
		expect(await canSignIn(username, PASSWORD)).toBe(true);
	});
});

test("deleting one's account needs the password, and the last owner stays", async () => {
	await db.delete(users).where(eq(users.role, "owner"));
	const user = await givenUser(platform);
	const owner = await givenUser(platform, { role: "owner" });
	expect(await deleteOwnAccount(db, { userId: user.id, password: "wrong" })).toMatchObject({
		reason: "wrong-password",
	});
	expect(await deleteOwnAccount(db, { userId: user.id, password: PASSWORD })).toEqual({ ok: true });
	expect(await findUser(db, user.id)).toBeNull();
	expect(await deleteOwnAccount(db, { userId: owner.id, password: PASSWORD })).toMatchObject({ reason: "last-owner" });
	await db.delete(users).where(eq(users.id, owner.id));
});

describe("a reset link", () => {
	test("sets the password once, and ends every session", async () => {
		const user = await givenUser(platform);
		const session = await givenSession(platform, user);
		const { token = "" } = (await createResetLink(db, user.id)) ?? {};
		expect(await isResetLinkGood(db, token)).toBe(true);
		expect(await resetPassword(db, { token, password: NEW_PASSWORD })).toEqual({ ok: true });
		expect(await isSignedIn(session.token)).toBe(false);
		expect(await canSignIn(user.username, NEW_PASSWORD)).toBe(true);
		expect(await resetPassword(db, { token, password: PASSWORD })).toEqual({ ok: false, reason: "link" });
		expect(await canSignIn(user.username, NEW_PASSWORD)).toBe(true);
	});

	test("used twice at the same moment counts once", async () => {
		const user = await givenUser(platform);
		const { token = "" } = (await createResetLink(db, user.id)) ?? {};
		const results = await Promise.all(
			["First choice 1", "Second choice 2"].map((password) => resetPassword(db, { token, password })),
		);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("is good for an hour, and only the newest is good", async () => {
		const user = await givenUser(platform);
		const first = await createResetLink(db, user.id);
		const second = await createResetLink(db, user.id);
		expect(await isResetLinkGood(db, first?.token ?? "")).toBe(false);
		expect(await isResetLinkGood(db, second?.token ?? "")).toBe(true);
		vi.setSystemTime(Date.now() + 60 * 60 * 1000 + 1);
		expect(await isResetLinkGood(db, second?.token ?? "")).toBe(false);
	});

	test("is kept only as a hash, and refuses a common password without being used up", async () => {
		const user = await givenUser(platform);
		const { token = "" } = (await createResetLink(db, user.id)) ?? {};
		const { results } = await platform.db.prepare("select * from reset_tokens").all();
		expect(JSON.stringify(results)).not.toContain(token);
		expect(await resetPassword(db, { token, password: "Password1" })).toEqual({ ok: false, reason: "common" });
		expect(await isResetLinkGood(db, token)).toBe(true);
	});

	test("is for users who exist", async () => {
		expect(await createResetLink(db, "nobody")).toBeNull();
	});
});
