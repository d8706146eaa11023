// Concurrent changes of one account, over two handles of one database.
import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { interruptedDatabase } from "../../../tests/harness/interrupted-database";
import { updateOwnAccount } from "./own-account.server";
import { hashPassword, isPassword } from "./passwords.server";
import { createResetLink, isResetLinkValid, resetPassword } from "./reset-links.server";
import { endAllSessions, listSessions } from "./sessions.server";
import { signIn } from "./sign-in.server";
import { deleteUser, findPasswordHash, findUser, replaceHash } from "./users.server";

const platform = testPlatform();
const { config } = platform;
const db = openDatabase(platform.db);
const VISIT = { isRemembered: false, userAgent: null, formerToken: null, network: "203.0.113.7" };
const CHANGED = "Quite another 9";
const OTHER = "A third choice 5";

/** A handle that runs `work` directly after the query of the stored hash. */
function whileVerifying(work: () => Promise<unknown>) {
	return openDatabase(interruptedDatabase(platform.db, /^select .*"password_hash"/, work));
}

async function changePassword(handle: typeof db, userId: ProfileId, password = CHANGED) {
	const { sessionId } = await givenSession(platform, { id: userId });
	const changes = { password, currentPassword: PASSWORD };
	return await updateOwnAccount(handle, { userId, network: VISIT.network, sessionId, changes }, {});
}

async function isStoredPassword(userId: ProfileId, password: string) {
	return await isPassword(password, await findPasswordHash(db, userId));
}

describe("a sign-in with the old password", () => {
	// The hash of `givenUser` is outdated, so that a correct password is hashed again.
	test.each(["current", "outdated"])("fails when the password changes at the same time (%s hash)", async (kind) => {
		const stored = kind === "current" ? { passwordHash: await hashPassword(PASSWORD) } : {};
		const { id, username } = await givenUser(platform, stored);
		const handle = whileVerifying(() => changePassword(db, id));
		expect(await signIn(handle, config, { emailOrUsername: username, password: PASSWORD, ...VISIT })).toBeNull();
		// The session that changed the password.
		expect(await listSessions(db, id)).toHaveLength(1);
		expect(await isStoredPassword(id, CHANGED)).toBe(true);
	});

	test("fails when the password is reset at the same time", async () => {
		const { id, username } = await givenUser(platform);
		const { token = "" } = (await createResetLink(db, id)) ?? {};
		const handle = whileVerifying(() => resetPassword(db, { token, password: CHANGED }));
		expect(await signIn(handle, config, { emailOrUsername: username, password: PASSWORD, ...VISIT })).toBeNull();
		expect(await listSessions(db, id)).toEqual([]);
		expect(await isStoredPassword(id, CHANGED)).toBe(true);
	});
});

test("a sign-in succeeds when another one replaces the outdated hash at the same time", async () => {
	const { id, username } = await givenUser(platform);
	const handle = whileVerifying(async () => {
		const verifiedHash = (await findPasswordHash(db, id)) ?? "";
		await replaceHash(db, { id, verifiedHash, passwordHash: await hashPassword(PASSWORD) });
	});
	expect(await signIn(handle, config, { emailOrUsername: username, password: PASSWORD, ...VISIT })).not.toBeNull();
});

describe("a change of the password", () => {
	test("is rejected when another change came first, and changes nothing", async () => {
		const { id } = await givenUser(platform);
		const handle = whileVerifying(() => changePassword(db, id, OTHER));
		expect(await changePassword(handle, id)).toMatchObject({ ok: false, reason: "wrong-password" });
		expect(await isStoredPassword(id, OTHER)).toBe(true);
	});

	test("invalidates an unused reset link, also one that is being used", async () => {
		const { id } = await givenUser(platform);
		const { token = "" } = (await createResetLink(db, id)) ?? {};
		const handle = openDatabase(
			interruptedDatabase(platform.db, /^select .*"reset_tokens"/, () => changePassword(db, id)),
		);
		expect(await resetPassword(handle, { token, password: OTHER })).toEqual({ ok: false, reason: "link" });
		expect(await isStoredPassword(id, CHANGED)).toBe(true);
		expect(await isResetLinkValid(db, token)).toBe(false);
	});
});

describe("an unused reset link", () => {
	async function isValidAfter(changes: { name?: string; email?: string; password?: string; currentPassword?: string }) {
		const user = await givenUser(platform);
		const { sessionId } = await givenSession(platform, user);
		const { token = "" } = (await createResetLink(db, user.id)) ?? {};
		const request = { userId: user.id, network: VISIT.network, sessionId, changes: { email: user.email, ...changes } };
		await updateOwnAccount(db, request, {});
		return await isResetLinkValid(db, token);
	}

	test.each([
		["a change of the password", { password: CHANGED, currentPassword: PASSWORD }],
		["a change of the e-mail address", { email: "another@example.com" }],
	])("is invalid after %s", async (_, changes) => {
		expect(await isValidAfter(changes)).toBe(false);
	});

	test.each([
		["a change of the name", { name: "Another" }],
		["a rejected change of the password", { password: CHANGED, currentPassword: "wrong" }],
	])("is still valid after %s", async (_, changes) => {
		expect(await isValidAfter(changes)).toBe(true);
	});
});

describe.each(["signed out", "deleted"])("somebody who is %s", (loss) => {
	test.each([
		["while their password is checked changes no password", { password: CHANGED, currentPassword: PASSWORD }],
		["while their password is checked deletes no account", { password: PASSWORD }],
		["after they were identified changes no address", { email: "another-one@example.com" }],
		["after they were identified changes no name", { name: "Another" }],
	])("%s", async (title, body) => {
		await givenUser(platform, { role: "owner" });
		const user = await givenUser(platform);
		const { token } = await givenSession(platform, user);
		const lose = () => (loss === "deleted" ? deleteUser(db, user.id) : endAllSessions(db, user.id));
		const after = title.includes("password is checked") ? /^select .*"password_hash"/ : /from "sessions"/;
		const replaced = { db: interruptedDatabase(platform.db, after, lose) };
		const method = title.includes("deletes") ? "DELETE" : "PUT";
		const { status } = await call(`/api/admin/users/${user.id}`, { method, token, body }, { replaced });
		expect(status).toBe(401);
		expect(await findUser(db, user.id)).toEqual(loss === "deleted" ? null : user);
		expect(await isStoredPassword(user.id, CHANGED)).toBe(false);
	});
});
