// Concurrent changes of one account, over two handles of one database.
import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { interruptedDatabase } from "../../../tests/harness/interrupted-database";
import { deleteOwnAccount, updateOwnAccount } from "./own-account.server";
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

async function changePassword(handle: typeof db, userId: string, password = CHANGED) {
	const { sessionId } = await givenSession(platform, { id: userId });
	const changes = { password, currentPassword: PASSWORD };
	return await updateOwnAccount(handle, { userId, network: VISIT.network, sessionId, changes });
}

async function isStoredPassword(userId: string, password: string) {
	return await isPassword(password, await findPasswordHash(db, userId));
}

describe("a sign-in with the old password", () => {
	// The hash of `givenUser` is outdated, so that a correct password is hashed again.
	test.each(["current", "outdated"])("fails when the password changes at the same time (%s hash)", async (kind) => {
		const given = kind === "current" ? { passwordHash: await hashPassword(PASSWORD) } : {};
		const { id, username } = await givenUser(platform, given);
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
		// The other change has ended this session.
		await expect(changePassword(handle, id)).rejects.toMatchObject({ status: 401 });
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
		await updateOwnAccount(db, {
			userId: user.id,
			network: VISIT.network,
			sessionId,
			changes: { email: user.email, ...changes },
		});
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

describe.each(["signed out", "deleted"])("somebody who is %s while their password is checked", (loss) => {
	async function givenInterrupted() {
		await givenUser(platform, { role: "owner" });
		const user = await givenUser(platform);
		const { sessionId } = await givenSession(platform, user);
		const lose = () => (loss === "deleted" ? deleteUser(db, user.id) : endAllSessions(db, user.id));
		const handle = openDatabase(interruptedDatabase(platform.db, /^select .*"password_hash"/, lose));
		return { user, handle, holder: { userId: user.id, sessionId, network: VISIT.network } };
	}

	test("changes no password", async () => {
		const { user, handle, holder } = await givenInterrupted();
		const changes = { password: CHANGED, currentPassword: PASSWORD };
		const changed = updateOwnAccount(handle, { ...holder, changes }).catch(({ status }) => status);
		expect(await changed).toBe(loss === "deleted" ? null : 401);
		expect(await isStoredPassword(user.id, CHANGED)).toBe(false);
	});

	test("deletes no account", async () => {
		const { user, handle, holder } = await givenInterrupted();
		await expect(deleteOwnAccount(handle, { ...holder, role: user.role, password: PASSWORD })).rejects.toMatchObject({
			status: 401,
		});
		expect((await findUser(db, user.id)) !== null).toBe(loss === "signed out");
	});
});

test("a session that has ended changes no address and no name", async () => {
	const user = await givenUser(platform);
	const { sessionId } = await givenSession(platform, user);
	await endAllSessions(db, user.id);
	for (const changes of [{ email: "another-one@example.com" }, { name: "Another" }]) {
		const changed = updateOwnAccount(db, { userId: user.id, sessionId, network: VISIT.network, changes });
		await expect(changed).rejects.toMatchObject({ status: 401 });
	}
	expect(await findUser(db, user.id)).toEqual(user);
});
