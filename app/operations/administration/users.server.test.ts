import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog, users } from "~/database/schema/accounts";
import { listActivity } from "~/domain/accounts/activity.server";
import { isResetLinkValid } from "~/domain/accounts/reset-links.server";
import type { Role } from "~/domain/accounts/types";
import { findUser } from "~/domain/accounts/users.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

async function givenSignedIn(role: Role = "user", fields: Parameters<typeof givenUser>[1] = {}) {
	const user = await givenUser(platform, { role, ...fields });
	return { ...user, ...(await givenSession(platform, user)) };
}

type SignedIn = Awaited<ReturnType<typeof givenSignedIn>>;

const put = (path: string, { token }: SignedIn, body?: unknown) =>
	call(`/api/admin/users/${path}`, { method: "PUT", token, body });
const remove = (path: string, { token }: SignedIn, body?: unknown) =>
	call(`/api/admin/users/${path}`, { method: "DELETE", token, body });

describe("ending a user's sessions", () => {
	test("signs the user out everywhere, and nobody else; their activity says so", async () => {
		const [owner, ada, grace] = [await givenSignedIn("owner"), await givenSignedIn(), await givenSignedIn()];
		const elsewhere = await givenSession(platform, ada);
		const isSignedIn = async ({ token }: { token: string }) =>
			(await call("/api/auth/verify", { token })).status === 200;
		expect(await isSignedIn(ada)).toBe(true);
		expect((await remove(`${ada.id}/sessions`, owner)).status).toBe(200);
		const signedIn = await Promise.all([ada, elsewhere, grace, owner].map(isSignedIn));
		expect(signedIn).toEqual([false, false, true, true]);
		expect(await listActivity(db, ada.id)).toMatchObject([{ kind: "sessions-ended", userAgent: null, network: null }]);
		const again = { emailOrUsername: ada.username, password: PASSWORD };
		expect((await call("/api/auth/login", { method: "POST", body: again })).status).toBe(200);
	});
});

describe("changing one's own account", () => {
	test("saves name and e-mail address, and rejects taken or invalid ones", async () => {
		const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
		const saved = await put(ada.id, ada, { username: "Ada Lovelace", email: ada.email });
		expect([saved.status, saved.body.data.username]).toEqual([200, "Ada Lovelace"]);
		const taken = await put(ada.id, ada, { email: grace.email.toUpperCase() });
		expect([taken.status, taken.body.errors]).toEqual([409, { email: expect.any(String) }]);
		const invalid = await put(ada.id, ada, { email: "" });
		expect([invalid.status, invalid.body.errors]).toEqual([422, { email: expect.any(String) }]);
	});

	test("limits and audits attempts to probe for taken addresses, also with several accounts", async () => {
		const [ada, grace, lin] = [await givenSignedIn(), await givenSignedIn(), await givenSignedIn()];
		const headers = { "cf-connecting-ip": "203.0.113.90" };
		const statuses: number[] = [];
		for (let index = 0; index < 11; index++) {
			const body = { email: grace.email };
			const { status } = await call(`/api/admin/users/${ada.id}`, { method: "PUT", token: ada.token, body, headers });
			statuses.push(status);
		}
		expect(statuses).toEqual([...Array(10).fill(409), 429]);
		const more = { method: "PUT", token: lin.token, body: { email: grace.email } };
		expect((await call(`/api/admin/users/${lin.id}`, { ...more, headers })).status).toBe(429);
		expect((await call(`/api/admin/users/${lin.id}`, more)).status).toBe(409);
		expect((await put(grace.id, grace, { username: `${grace.username}-2` })).status).toBe(200);
		const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, ada.id));
		expect(entries).toMatchObject([
			{ action: "user.update", outcome: "refused", count: 10, detail: { reason: "taken" } },
		]);
	});

	test("changes the password only with the current one, and ends all other sessions", async () => {
		const ada = await givenSignedIn();
		const elsewhere = await givenSession(platform, ada);
		const password = "Quite another 9";
		const wrong = await put(ada.id, ada, { password, currentPassword: "wrong" });
		expect([wrong.status, wrong.body.message]).toEqual([403, "Current password is incorrect"]);
		const missing = await put(ada.id, ada, { password });
		expect([missing.status, missing.body.errors]).toEqual([422, { currentPassword: "Current password is required" }]);
		const short = await put(ada.id, ada, { password: "12345", currentPassword: PASSWORD });
		expect([short.status, short.body.errors]).toEqual([422, { password: expect.any(String) }]);
		expect((await put(ada.id, ada, { password, currentPassword: PASSWORD })).status).toBe(200);
		expect((await call("/api/auth/verify", { token: ada.token })).status).toBe(200);
		expect((await call("/api/auth/verify", { token: elsewhere.token })).status).toBe(401);
		const login = (password: string) =>
			call("/api/auth/login", { method: "POST", body: { emailOrUsername: ada.username, password: password } });
		expect([(await login(PASSWORD)).status, (await login(password)).status]).toEqual([401, 200]);
	});

	test("deletes the account only with the password", async () => {
		const ada = await givenSignedIn();
		const bare = await remove(ada.id, ada);
		expect([bare.status, bare.body.message]).toEqual([422, expect.stringContaining("go to Settings")]);
		const wrong = await remove(ada.id, ada, { password: "wrong" });
		expect([wrong.status, wrong.body.message]).toEqual([403, "Current password is incorrect"]);
		expect((await remove(ada.id, ada, { password: PASSWORD })).body).toEqual({ success: true, data: {} });
		expect(await findUser(db, ada.id)).toBeNull();
	});
});

test("a user without a role gets the same response for another user's id and an unknown id", async () => {
	const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
	for (const send of [put, remove]) {
		const [others, unknown] = [await send(grace.id, ada, {}), await send("nobody", ada, {})];
		expect([others.status, others.body.code, others.body.message]).toEqual([403, "forbidden", unknown.body.message]);
		expect(unknown.status).toBe(403);
	}
});

describe("an owner", () => {
	test("changes another account but not its password", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenSignedIn()];
		expect((await put(ada.id, owner, { name: "Countess" })).body.data.name).toBe("Countess");
		const password = await put(ada.id, owner, { password: "Quite another 9", currentPassword: PASSWORD });
		expect([password.status, password.body.code]).toEqual([403, "holder_only"]);
		expect((await put("nobody", owner, { name: "x" })).status).toBe(404);
	});

	test("changes roles, with effect from the next request", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenSignedIn("admin")];
		const asAdmin = () => call("/api/debug/test-db", { token: ada.token });
		expect((await asAdmin()).status).toBe(200);
		expect((await put(`${ada.id}/role`, owner, { role: "user" })).body.data.role).toBe("user");
		expect((await asAdmin()).status).toBe(403);
		expect((await put(`${ada.id}/role`, owner, { role: "emperor" })).status).toBe(422);
		const misnamed = await put(`${ada.id}/role`, owner, { role: "owner", username: "somebody else" });
		expect([misnamed.status, misnamed.body.errors]).toEqual([422, { username: "This is not the user's username" }]);
		expect((await put(`${ada.id}/role`, owner, { role: "user", username: ada.username })).status).toBe(200);
		expect((await put("nobody/role", owner, { role: "admin" })).status).toBe(404);
	});

	test("cannot remove the last owner, and sees the reason", async () => {
		await db.update(users).set({ role: "user" }).where(eq(users.role, "owner"));
		const owner = await givenSignedIn("owner");
		const demoted = await put(`${owner.id}/role`, owner, { role: "user" });
		expect([demoted.status, demoted.body.code]).toEqual([409, "last_owner"]);
		const deleted = await remove(owner.id, owner, { password: PASSWORD });
		expect([deleted.status, deleted.body.code]).toEqual([409, "last_owner"]);
	});

	test("deletes users, and creates links that set a new password", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenSignedIn()];
		const link = await call(`/api/admin/users/${ada.id}/reset-link`, { method: "POST", token: owner.token });
		const token = new URL(link.body.data.url).searchParams.get("token") ?? "";
		expect(link.body.data.url).toMatch(/^https:\/\/marquee\.test\/reset-password\?token=[\w-]{43}$/);
		expect(await isResetLinkValid(db, token)).toBe(true);
		expect((await remove(ada.id, owner)).status).toBe(200);
		expect((await remove(ada.id, owner)).status).toBe(404);
	});
});

test("an admin toggles premium", async () => {
	const [admin, ada] = [await givenSignedIn("admin"), await givenSignedIn()];
	expect((await put(`${ada.id}/premium`, admin)).body.data.isPremium).toBe(true);
	expect((await put(`${ada.id}/premium`, admin)).body.data.isPremium).toBe(false);
});

test("only administrators see the details of the database", async () => {
	const [admin, ada] = [await givenSignedIn("admin"), await givenSignedIn()];
	const read = async (token?: string) => (await call("/api/debug/db-config", { token })).body.data;
	const summary = { databaseConfig: { isRemote: false }, connectionStatus: "connected" };
	expect(await read()).toEqual(summary);
	expect(await read(ada.token)).toEqual(summary);
	expect(await read(admin.token)).toMatchObject({
		environment: "development",
		databaseConfig: { database: "marquee" },
	});
	const { body } = await call("/api/debug/test-db", { token: admin.token });
	expect(body.data).toMatchObject({ basicQuery: true, usersTableExists: true, userCount: expect.any(Number) });
});
