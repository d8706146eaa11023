import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog, resetTokens, sessions } from "~/database/schema/accounts";
import type { Role } from "~/domain/accounts/types";
import { findUser } from "~/domain/accounts/users.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const ORIGIN = "https://marquee.test";
const TEN_MINUTES = 10 * 60 * 1000;
const platform = testPlatform();
const db = openDatabase(platform.db);

/** A session whose user gave the password some milliseconds ago. */
async function givenSignedIn(role: Role, { ago = TEN_MINUTES } = {}) {
	const user = await givenUser(platform, { role });
	const session = await givenSession(platform, user);
	await db
		.update(sessions)
		.set({ passwordAt: Date.now() - ago })
		.where(eq(sessions.id, session.sessionId));
	return { ...user, ...session };
}

function confirm(token: string, password: string) {
	return call("/api/auth/confirm-password", { method: "POST", token, body: { password } });
}

const ACTIONS = [
	["a reset link", "POST", "/reset-link", undefined],
	["the end of a user's sessions", "DELETE", "/sessions", undefined],
	["a role change", "PUT", "/role", { role: "admin" }],
	["the deletion of a user", "DELETE", "", {}],
	["a suspension", "PUT", "/suspension", undefined],
	["the end of a suspension", "DELETE", "/suspension", undefined],
] as const;

test.each(ACTIONS)("%s needs a password that was given within ten minutes", async (_, method, path, body) => {
	const ada = await givenUser(platform);
	const owner = await givenSignedIn("owner");
	const send = () => call(`/api/admin/users/${ada.id}${path}`, { method, token: owner.token, body });
	const refused = await send();
	expect([refused.status, refused.body.code]).toEqual([403, "password_required"]);
	expect(await findUser(db, ada.id)).toEqual(ada);
	expect(await db.$count(resetTokens, eq(resetTokens.userId, ada.id))).toBe(0);

	const wrong = await confirm(owner.token, "wrong");
	expect([wrong.status, wrong.body.errors]).toEqual([403, { password: "Current password is incorrect" }]);
	expect((await send()).status).toBe(403);
	expect((await confirm(owner.token, PASSWORD)).status).toBe(200);
	expect((await send()).status).toBe(200);
});

test("a password given a little less than ten minutes ago is enough, in that session only", async () => {
	const ada = await givenUser(platform);
	const owner = await givenSignedIn("owner", { ago: TEN_MINUTES - 30_000 });
	const elsewhere = await givenSession(platform, owner);
	await db.update(sessions).set({ passwordAt: 0 }).where(eq(sessions.id, elsewhere.sessionId));
	const path = `/api/admin/users/${ada.id}/reset-link`;
	expect((await call(path, { method: "POST", token: owner.token })).status).toBe(200);
	expect((await confirm(owner.token, PASSWORD)).status).toBe(200);
	expect((await call(path, { method: "POST", token: elsewhere.token })).status).toBe(403);
});

test("an owner's change of another account needs the password", async () => {
	const ada = await givenUser(platform);
	const owner = await givenSignedIn("owner");
	const put = (body: object) => call(`/api/admin/users/${ada.id}`, { method: "PUT", token: owner.token, body });
	for (const body of [{ name: "Grace" }, { username: `${ada.username}-2` }, { email: `new-${ada.email}` }]) {
		const refused = await put(body);
		expect([refused.status, refused.body.code]).toEqual([403, "password_required"]);
	}
	expect(await findUser(db, ada.id)).toEqual(ada);
	expect((await confirm(owner.token, PASSWORD)).status).toBe(200);
	expect((await put({ email: `new-${ada.email}` })).status).toBe(200);
});

test("a user's change of their own address needs the password, of their own name does not", async () => {
	const ada = await givenSignedIn("user");
	const put = (body: object) => call(`/api/admin/users/${ada.id}`, { method: "PUT", token: ada.token, body });
	expect((await put({ username: `${ada.username}-2`, email: ada.email })).status).toBe(200);
	const moved = await put({ email: `new-${ada.email}` });
	expect([moved.status, moved.body.code]).toEqual([403, "password_required"]);
	expect((await findUser(db, ada.id))?.email).toBe(ada.email);
	expect((await confirm(ada.token, PASSWORD)).status).toBe(200);
	expect((await put({ email: `new-${ada.email}` })).status).toBe(200);
});

test("an owner cannot create a reset link for their own account", async () => {
	const owner = await givenSignedIn("owner", { ago: 0 });
	const refused = await call(`/api/admin/users/${owner.id}/reset-link`, { method: "POST", token: owner.token });
	expect([refused.status, refused.body.message]).toEqual([
		409,
		"You cannot create a reset link for yourself. Change your password in Settings",
	]);
	expect(await db.$count(resetTokens, eq(resetTokens.userId, owner.id))).toBe(0);
});

test("without scripts, the response has the form's fields, and the form runs with the correct password", async () => {
	const ada = await givenUser(platform);
	const owner = await givenSignedIn("owner");
	async function send(fields: Record<string, string>) {
		const headers = { origin: ORIGIN, cookie: `__Host-marquee_session=${owner.token}` };
		const body = new URLSearchParams(fields);
		const { response, data } = await fetchPage("/admin?tab=users", { method: "POST", headers, body });
		return { status: response.status, data: data as { unconfirmed?: unknown } };
	}
	const fields = { intent: "role", userId: ada.id, role: "admin" };
	expect(await send(fields)).toMatchObject({ status: 403, data: { unconfirmed: { fields } } });
	expect(await send({ ...fields, ownPassword: "wrong" })).toMatchObject({
		status: 403,
		data: { unconfirmed: { fields, errors: { ownPassword: "Current password is incorrect" } } },
	});
	expect((await findUser(db, ada.id))?.role).toBe("user");
	const done = await send({ ...fields, ownPassword: PASSWORD });
	expect([done.status, done.data.unconfirmed]).toEqual([200, undefined]);
	expect((await findUser(db, ada.id))?.role).toBe("admin");
});

test("a form whose operation needs no fresh password ignores one", async () => {
	const ada = await givenUser(platform);
	const fields = { intent: "login", emailOrUsername: ada.username, password: PASSWORD, ownPassword: "wrong" };
	const init = { method: "POST", headers: { origin: ORIGIN }, body: new URLSearchParams(fields) };
	const { response } = await fetchPage("/login", init);
	expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
});

test("the export of all users needs a password that was given within ten minutes, also without scripts", async () => {
	const admin = await givenSignedIn("admin");
	const path = "/api/admin/users/export";
	const refused = await call(path, { token: admin.token });
	expect([refused.status, refused.body.code]).toEqual([403, "password_required"]);
	expect(await db.$count(auditLog, eq(auditLog.actor, admin.id))).toBe(0);
	async function send(fields: Record<string, string>) {
		const headers = { ...freshAddress(), origin: ORIGIN, cookie: `__Host-marquee_session=${admin.token}` };
		const init = { method: "POST", headers, body: new URLSearchParams({ intent: "export", ...fields }) };
		const { response, data } = await fetchPage("/admin?tab=users", init);
		return { location: response.headers.get("location"), data };
	}
	const unconfirmed = { fields: { intent: "export" } };
	expect(await send({})).toMatchObject({ location: null, data: { ok: false, unconfirmed } });
	const wrong = { ...unconfirmed, errors: { ownPassword: "Current password is incorrect" } };
	expect(await send({ ownPassword: "wrong" })).toMatchObject({ location: null, data: { unconfirmed: wrong } });
	expect((await call(path, { token: admin.token })).status).toBe(403);
	expect(await send({ ownPassword: PASSWORD })).toMatchObject({ location: path });
	expect((await call(path, { token: admin.token })).status).toBe(200);
});

test("a stolen token has ten wrong passwords over all calls and forms, then it is signed out; its holder is not", async () => {
	const victim = await givenSignedIn("owner");
	await givenUser(platform, { role: "owner" });
	const elsewhere = await givenSession(platform, victim);
	const { token, id } = victim;
	async function form(page: string, fields: Record<string, string>): Promise<number> {
		const headers = { ...freshAddress(), origin: ORIGIN, cookie: `__Host-marquee_session=${token}` };
		const init = { method: "POST", headers, body: new URLSearchParams(fields) };
		return (await fetchPage(page, init).catch((response: Response) => ({ response }))).response.status;
	}
	const path = `/api/admin/users/${id}`;
	const passwords = { newPassword: "Another horse 8", confirmPassword: "Another horse 8" };
	const ways: (() => Promise<number>)[] = [
		async () => (await confirm(token, "wrong")).status,
		async () => (await call(path, { method: "DELETE", token, body: { password: "wrong" } })).status,
		async () =>
			(await call(path, { method: "PUT", token, body: { password: "Another horse 8", currentPassword: "wrong" } }))
				.status,
		() => form("/admin?tab=users", { intent: "end-sessions", userId: id, ownPassword: "wrong" }),
		() => form("/settings", { intent: "delete", userId: id, password: "wrong" }),
		() => form("/settings", { intent: "password", userId: id, currentPassword: "wrong", ...passwords }),
		() => form("/settings", { intent: "profile", userId: id, email: "other@example.com", ownPassword: "wrong" }),
	];
	const statuses: number[] = [];
	for (let index = 0; index < 10; index++) statuses.push((await ways[index % ways.length]?.()) ?? 0);
	expect(statuses).toEqual([...Array.from({ length: 9 }, () => 403), 401]);
	expect((await call("/api/auth/verify", { token })).status).toBe(401);
	expect((await confirm(token, PASSWORD)).status).toBe(401);
	expect((await call("/api/auth/verify", { token: elsewhere.token })).status).toBe(200);
	const login = { emailOrUsername: victim.email, password: PASSWORD };
	expect((await call("/api/auth/login", { method: "POST", body: login })).status).toBe(200);
});
