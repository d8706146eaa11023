import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog, sessions, users } from "~/database/schema/accounts";
import { listActivity } from "~/domain/accounts/activity.server";
import { createResetLink, isResetLinkValid, resetPassword } from "~/domain/accounts/reset-links.server";
import { createSession } from "~/domain/accounts/sessions.server";
import { suspend as suspendUser } from "~/domain/accounts/suspension.server";
import type { Role } from "~/domain/accounts/types";
import { changeRole, deleteUser, findPasswordHash } from "~/domain/accounts/users.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const platform = testPlatform();
const { config } = platform;
const db = openDatabase(platform.db);

async function givenSignedIn(role: Role = "user") {
	const user = await givenUser(platform, { role });
	return { ...user, ...(await givenSession(platform, user)) };
}

type SignedIn = Awaited<ReturnType<typeof givenSignedIn>>;

const suspend = (id: string, { token }: SignedIn) =>
	call(`/api/admin/users/${id}/suspension`, { method: "PUT", token });
const reinstate = (id: string, { token }: SignedIn) =>
	call(`/api/admin/users/${id}/suspension`, { method: "DELETE", token });
const login = (emailOrUsername: string, password = PASSWORD) =>
	call("/api/auth/login", { method: "POST", body: { emailOrUsername, password } });
const isIn = async (token: string) => (await call("/api/auth/verify", { token })).status === 200;

async function isSuspended(id: string): Promise<boolean> {
	const [row] = await db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, id));
	return row?.at != null;
}

/** Suspends without a call, as of an hour ago. */
async function givenSuspended(role: Role = "user") {
	const user = await givenUser(platform, { role });
	await db
		.update(users)
		.set({ suspendedAt: Date.now() - 3_600_000 })
		.where(eq(users.id, user.id));
	return user;
}

async function readLastEntry(actorId: string) {
	const [entry] = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.actorId, actorId))
		.orderBy(desc(auditLog.id))
		.limit(1);
	return entry;
}

describe("a suspended user", () => {
	test("is signed out everywhere at once; nobody else is", async () => {
		const [owner, ada, grace] = [await givenSignedIn("owner"), await givenSignedIn(), await givenSignedIn()];
		const elsewhere = await givenSession(platform, ada);
		expect((await suspend(ada.id, owner)).body).toEqual({ success: true, data: {} });
		expect(await Promise.all([ada, elsewhere, grace, owner].map(({ token }) => isIn(token)))).toEqual([
			false,
			false,
			true,
			true,
		]);
		expect((await call("/api/watch-later", { token: ada.token })).status).toBe(401);
		const { response } = await fetchPage("/settings", {
			headers: { cookie: `__Host-marquee_session=${elsewhere.token}` },
		});
		expect([response.status, response.headers.get("location")]).toEqual([302, "/login?redirectTo=%2Fsettings"]);
	});

	test("learns of it in a browser that was signed in, as one whose sessions were ended learns of that", async () => {
		const [owner, ada, grace] = [await givenSignedIn("owner"), await givenSignedIn(), await givenSignedIn()];
		await suspend(ada.id, owner);
		await call(`/api/admin/users/${grace.id}/sessions`, { method: "DELETE", token: owner.token });
		const reasons = await Promise.all([ada, grace].map(({ token }) => call("/api/auth/verify", { token })));
		expect(reasons.map(({ status, body: { code, message } }) => [status, code, message])).toEqual([
			[401, "suspended", `This account is suspended. Contact ${config.CONTACT_EMAIL}.`],
			[401, "session_ended", "Your session was ended. Sign in again."],
		]);
	});

	test("learns of it and whom to contact with the right password only", async () => {
		const ada = await givenSuspended();
		for (const name of [ada.username, ada.email]) {
			const right = await login(name);
			expect([right.status, right.body.code, right.body.message]).toEqual([
				403,
				"suspended",
				`This account is suspended. Contact ${config.CONTACT_EMAIL}.`,
			]);
			const [wrong, unknown] = [await login(name, "Wrong-99-password"), await login("nobody-at-all")];
			expect([wrong.status, wrong.body.message]).toEqual([401, unknown.body.message]);
		}
		expect(await db.$count(sessions, eq(sessions.userId, ada.id))).toBe(0);
	});

	test("reads the same in the form of the page, and gets no cookie", async () => {
		const ada = await givenSuspended();
		const { response, data } = await fetchPage("/login", {
			method: "POST",
			headers: { origin: "https://marquee.test" },
			body: new URLSearchParams({ intent: "login", emailOrUsername: ada.username, password: PASSWORD }),
		});
		expect([response.status, response.headers.get("set-cookie") ?? ""]).toEqual([
			403,
			expect.not.stringContaining("marquee_session"),
		]);
		expect(data).toMatchObject({ ok: false, message: expect.stringContaining("This account is suspended. Contact ") });
	});

	test("has no way in by a reset link: neither by an earlier one nor by a new one", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenSignedIn()];
		const { token = "" } = (await createResetLink(db, ada.id)) ?? {};
		await suspend(ada.id, owner);
		expect(await isResetLinkValid(db, token)).toBe(false);
		expect(await resetPassword(db, { token, password: "Quite another 9" })).toEqual({ ok: false, reason: "link" });
		const link = await call(`/api/admin/users/${ada.id}/reset-link`, { method: "POST", token: owner.token });
		expect([link.status, link.body.code]).toEqual([409, "suspended"]);
		await reinstate(ada.id, owner);
		expect(await isResetLinkValid(db, token)).toBe(false);
	});

	test("cannot use a link or a session that a release without suspensions has created meanwhile", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenSignedIn("admin")];
		const { token = "" } = (await createResetLink(db, ada.id)) ?? {};
		// Without the batch that ends sessions and links.
		await db.update(users).set({ suspendedAt: Date.now() }).where(eq(users.id, ada.id));
		expect(await isIn(ada.token)).toBe(false);
		expect(await isResetLinkValid(db, token)).toBe(false);
		const premium = await call(`/api/admin/users/${owner.id}/premium`, { method: "PUT", token: ada.token, body: {} });
		expect(premium.status).toBe(401);
		await reinstate(ada.id, owner);
		expect(await isIn(ada.token)).toBe(false);
	});

	test("gets no session from a sign-in that was on its way", async () => {
		const ada = await givenSuspended();
		const passwordHash = (await findPasswordHash(db, ada.id)) ?? "";
		const session = { userId: ada.id, passwordHash, isRemembered: true, userAgent: null };
		expect(await createSession(db, config, session)).toBeNull();
	});

	test("signs in again once reinstated; former sessions stay ended, and the activity tells both", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenSignedIn()];
		await suspend(ada.id, owner);
		expect((await reinstate(ada.id, owner)).status).toBe(200);
		expect(await isIn(ada.token)).toBe(false);
		expect((await login(ada.username)).status).toBe(200);
		const kinds = (await listActivity(db, ada.id)).map(({ kind }) => kind);
		expect(kinds).toEqual(["sign-in", "reinstated", "suspended"]);
	});

	test("is still suspended since the first time after a second call", async () => {
		const owner = await givenSignedIn("owner");
		const ada = await givenSuspended();
		const since = async () =>
			(await db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, ada.id)))[0]?.at;
		const first = await since();
		expect((await suspend(ada.id, owner)).status).toBe(200);
		expect(await since()).toBe(first);
	});
});

const OTHERS: [actor: Role, target: Role, status: number][] = [
	["user", "user", 403],
	["admin", "user", 200],
	["admin", "admin", 403],
	["admin", "owner", 403],
	["owner", "user", 200],
	["owner", "admin", 200],
	["owner", "owner", 200],
];

describe("who may suspend and reinstate", () => {
	test.each(OTHERS)("%s, another %s: %i", async (role, of, status) => {
		const [actor, target] = [await givenSignedIn(role), await givenSignedIn(of)];
		expect((await suspend(target.id, actor)).status).toBe(status);
		expect(await isSuspended(target.id)).toBe(status === 200);
		if (role !== "user") {
			const outcome = status === 200 ? "done" : "refused";
			expect(await readLastEntry(actor.id)).toMatchObject({ action: "user.suspend", targetId: target.id, outcome });
		}
		const suspended = await givenSuspended(of);
		expect((await reinstate(suspended.id, actor)).status).toBe(status);
		expect(await isSuspended(suspended.id)).toBe(status !== 200);
		if (status === 200) expect(await readLastEntry(actor.id)).toMatchObject({ action: "user.reinstate" });
	});
});

describe("at least one owner can sign in", () => {
	test("a suspended owner does not let the other give up the role or the account", async () => {
		await db.update(users).set({ role: "user" }).where(eq(users.role, "owner"));
		const [ada, grace] = [await givenSignedIn("owner"), await givenSignedIn("owner")];
		await suspend(grace.id, ada);
		expect(await changeRole(db, { id: ada.id, role: "admin" })).toEqual({ ok: false });
		expect(await deleteUser(db, ada.id)).toEqual({ ok: false });
		expect(await changeRole(db, { id: grace.id, role: "user" })).toMatchObject({ ok: true });
	});

	test("an owner who was suspended a moment ago suspends no admin or owner any more", async () => {
		const [ada, grace] = [await givenSuspended("owner"), await givenSignedIn("owner")];
		expect(await suspendUser(db, { id: grace.id, actorId: ada.id })).toBe("notManaged");
		expect(await isSuspended(grace.id)).toBe(false);
	});

	test("two owners who suspend each other at once: one remains", async () => {
		await db.update(users).set({ role: "user" }).where(eq(users.role, "owner"));
		const [ada, grace] = [await givenSignedIn("owner"), await givenSignedIn("owner")];
		const statuses = (await Promise.all([suspend(ada.id, grace), suspend(grace.id, ada)])).map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(1);
		expect([await isSuspended(ada.id), await isSuspended(grace.id)].filter(Boolean)).toHaveLength(1);
	});
});
