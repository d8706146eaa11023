import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import type { Role } from "~/domain/accounts/types";
import { dayOf } from "~/lib/text/days";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { recordWatch } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { givenManyUsers } from "../../../tests/harness/many-users";

const platform = testPlatform();
const db = openDatabase(platform.db);

beforeEach(emptyDatabase);

async function givenSignedIn(role: Role, username = `the-${role}`) {
	const user = await givenUser(platform, { role, username });
	return { ...user, ...(await givenSession(platform, user)) };
}

type SignedIn = Awaited<ReturnType<typeof givenSignedIn>>;

const get = (path: string, { token }: Pick<SignedIn, "token">) => call(`/api/admin/${path}`, { token });

describe("the list of users", () => {
	test("is paged, filtered and searched by its query parameters", async () => {
		const admin = await givenSignedIn("admin");
		await givenManyUsers(platform, { count: 60 });
		const first = await get("users", admin);
		expect(first.body).toMatchObject({ total: 61, isTotalExact: true, sort: "-created" });
		expect(first.body.data).toHaveLength(50);
		expect(first.body.data[0]).toEqual({
			id: admin.id,
			username: "the-admin",
			email: admin.email,
			name: "the-admin",
			role: "admin",
			isPremium: false,
			created_at: admin.createdAt,
		});
		const second = await get(`users?cursor=${first.body.nextCursor}`, admin);
		expect([second.body.data.length, second.body.nextCursor]).toEqual([11, null]);
		const searched = await get("users?search=R000005&sort=username&limit=3", admin);
		expect(searched.body.data.map(({ username }: { username: string }) => username)).toEqual([
			"member0000050",
			"member0000051",
			"member0000052",
		]);
		expect((await get("users?role=admin&search=MEMBER", admin)).body).toMatchObject({ data: [], total: 0 });
	});

	test("responds with 422 to invalid parameters instead of ignoring them", async () => {
		const admin = await givenSignedIn("admin");
		const queries = ["limit=0", "limit=201", "limit=1e3", "limit=-1", "role=root", "sort=password", "cursor=x"];
		for (const query of [...queries, `search=${"x".repeat(255)}`]) {
			expect((await get(`users?${query}`, admin)).status, query).toBe(422);
		}
		expect((await get("users?limit=200&search=%00%F0%9F&role=owner", admin)).status).toBe(200);
	});
});

describe("the export", () => {
	test("has every user once and the specified file name, and is not cached", async () => {
		const admin = await givenSignedIn("admin");
		await givenManyUsers(platform, { count: 12_000 });
		const response = await fetchApi("/api/admin/users/export", {
			headers: { authorization: `Bearer ${admin.token}` },
		});
		const { headers } = response;
		expect([response.status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
			200,
			"application/json",
			"private, no-store",
		]);
		expect(headers.get("content-disposition")).toBe(`attachment; filename="users-${dayOf(Date.now())}.json"`);
		expect(headers.get("x-total-users")).toBe("12001");
		const text = await response.text();
		const { success, data } = JSON.parse(text);
		expect([success, data.length, text.split("\n").length]).toEqual([true, 12_001, 12_004]);
		expect(new Set(data.map(({ id }: { id: string }) => id)).size).toBe(12_001);
		expect(Object.keys(data[0])).toEqual(["id", "username", "email", "name", "role", "isPremium", "created_at"]);
	});
});

test("the statistics count users, roles, premium, history and each of the last thirty days", async () => {
	const owner = await givenSignedIn("owner");
	const admin = await givenSignedIn("admin");
	const ada = await givenUser(platform, { isPremium: true });
	const watch = { profileId: ada.id, mediaType: "movie", season: 1, episode: 1, progress: null } as const;
	for (const id of [1, 1, 2]) await recordWatch(db, { ...watch, id });
	await call(`/api/admin/users/${admin.id}/premium`, { method: "PUT", token: owner.token });
	const { body } = await get("stats", admin);
	expect(body.data).toMatchObject({
		totalUsers: 3,
		premiumUsers: 2,
		adminUsers: 2,
		totalWatchHistory: 2,
		recentActivity: 2,
		users: { user: 1, admin: 1, owner: 1 },
	});
	expect(body.data.days).toHaveLength(30);
	expect(body.data.days.at(-1)).toEqual({
		day: dayOf(Date.now()),
		signUps: 3,
		watches: 2,
	});
});

describe("the audit log", () => {
	test("has actor, action and target, filters by actor and action, and is paged", async () => {
		const [owner, admin] = [await givenSignedIn("owner"), await givenSignedIn("admin")];
		const ada = await givenUser(platform, { username: "ada" });
		for (let times = 0; times < 3; times++) {
			await call(`/api/admin/users/${ada.id}/premium`, { method: "PUT", token: admin.token });
		}
		await call(`/api/admin/users/${ada.id}/role`, { method: "PUT", token: owner.token, body: { role: "admin" } });
		await call(`/api/admin/users/${ada.id}`, { method: "DELETE", token: owner.token });
		const all = await get("audit", admin);
		expect(all.body.data.map(({ action }: { action: string }) => action)).toEqual([
			"user.delete",
			"user.role",
			"user.premium",
			"user.premium",
			"user.premium",
		]);
		expect(all.body.data[1]).toEqual({
			id: expect.any(Number),
			count: 1,
			at: expect.any(String),
			actor: { id: owner.id, username: "the-owner", isDeleted: false },
			action: "user.role",
			target: { id: ada.id, username: "ada", title: null, isDeleted: true },
			outcome: "done",
			detail: { role: "admin" },
		});
		for (const actor of [admin.id, "The-Admin", admin.email]) {
			const first = await get(`audit?actor=${encodeURIComponent(actor)}&limit=2`, admin);
			expect(first.body.data.length, actor).toBe(2);
			const rest = await get(`audit?actor=${encodeURIComponent(actor)}&limit=2&cursor=${first.body.nextCursor}`, admin);
			expect([rest.body.data.length, rest.body.nextCursor], actor).toEqual([1, null]);
		}
		expect((await get(`audit?action=user.role&actor=${admin.id}`, admin)).body.data).toEqual([]);
		expect((await get("audit?action=user.role", admin)).body.data).toHaveLength(1);
		expect((await get("audit?actor=nobody", admin)).body).toMatchObject({ data: [], nextCursor: null });
		for (const query of ["action=user.fly", "cursor=x", "limit=201"]) {
			expect((await get(`audit?${query}`, admin)).status, query).toBe(422);
		}
	});

	test("names a user as they were called then, also after an owner has deleted them", async () => {
		const owner = await givenSignedIn("owner");
		const ada = await givenUser(platform, { username: "quince-lantern" });
		const path = `/api/admin/users/${ada.id}`;
		await call(`${path}/premium`, { method: "PUT", token: owner.token });
		await call(path, { method: "PUT", token: owner.token, body: { username: "medlar-lantern" } });
		await call(path, { method: "DELETE", token: owner.token });
		expect((await get("audit", owner)).body.data).toMatchObject([
			{ action: "user.delete", target: { id: ada.id, username: "medlar-lantern", isDeleted: true } },
			{ action: "user.update", target: { username: "quince-lantern", isDeleted: true } },
			{ action: "user.premium", target: { username: "quince-lantern", isDeleted: true } },
		]);
	});

	test("forgets the name of who deletes their own account, and keeps the id", async () => {
		const owner = await givenSignedIn("owner");
		const ada = await givenSignedIn("user", "quince-lantern");
		const grace = await givenUser(platform, { username: "grace" });
		for (const { id } of [ada, grace])
			await call(`/api/admin/users/${id}/premium`, { method: "PUT", token: owner.token });
		const body = { password: PASSWORD };
		expect((await call(`/api/admin/users/${ada.id}`, { method: "DELETE", token: ada.token, body })).status).toBe(200);
		expect((await get("audit", owner)).body.data).toMatchObject([
			{ target: { id: grace.id, username: "grace", isDeleted: false } },
			{ target: { id: ada.id, username: null, isDeleted: true } },
		]);
		expect(JSON.stringify(await db.select().from(auditLog))).not.toContain("quince");
	});

	test("names a blocked title and the reason", async () => {
		const owner = await givenSignedIn("owner");
		const title = { media_type: "movie", media_id: "680" };
		await call("/api/admin/blocked-titles", {
			method: "POST",
			token: owner.token,
			body: { ...title, reason: "A notice" },
		});
		await call("/api/admin/blocked-titles/680/movie", { method: "DELETE", token: owner.token });
		const target = { id: "movie:680", username: null, title: "Pulp Fiction", isDeleted: false };
		const lines = [
			{ action: "title.unblock", target, detail: title },
			{ action: "title.block", target, detail: { ...title, reason: "A notice" } },
		];
		expect((await get("audit", owner)).body.data).toMatchObject(lines);
		expect((await get("audit?search=PULP", owner)).body.data).toMatchObject(lines);
	});

	test("is searched by a part of the name of who acted or to whom, then or now, or by an ID", async () => {
		const [owner, admin] = [await givenSignedIn("owner"), await givenSignedIn("admin")];
		const ada = await givenSignedIn("user", "quince-lantern");
		await call(`/api/admin/users/${ada.id}/premium`, { method: "PUT", token: admin.token });
		await call("/api/admin/users", { token: ada.token });
		await call(`/api/admin/users/${ada.id}`, { method: "PUT", token: owner.token, body: { username: "medlar" } });
		const find = async (text: string) => {
			const { body } = await get(`audit?search=${encodeURIComponent(text)}`, owner);
			return body.data.map(({ action }: { action: string }) => action);
		};
		const all = ["user.update", "users.list", "user.premium"];
		expect(await find("MEDL"), "the name now").toEqual(all);
		expect(await find(ada.id), "the ID").toEqual(all);
		expect(await find("the-adm"), "who acted").toEqual(["user.premium"]);
		await call(`/api/admin/users/${ada.id}`, { method: "DELETE", token: owner.token });
		expect(await find("ince-lan"), "the name then").toEqual(["user.update", "user.premium"]);
		expect(await find("100%"), "no pattern").toEqual([]);
		const first = await get("audit?search=the-owner&limit=1", owner);
		const rest = await get(`audit?search=the-owner&cursor=${first.body.nextCursor}`, owner);
		expect([...first.body.data, ...rest.body.data]).toMatchObject([
			{ action: "user.delete" },
			{ action: "user.update" },
		]);
		expect((await get("audit?search=the-owner&action=user.delete", owner)).body.data).toHaveLength(1);
	});

	test("counts a user's refused calls in one row for each action and day; an admin's have a row each", async () => {
		const [admin, ada] = [await givenSignedIn("admin"), await givenSignedIn("user")];
		const other = await givenUser(platform);
		const grace = { ...other, ...(await givenSession(platform, other)) };
		for (const { token } of [ada, ada, ada, grace, admin, admin]) {
			await call(`/api/admin/users/${crypto.randomUUID()}/role`, { method: "PUT", token, body: { role: "owner" } });
		}
		await call("/api/admin/stats", { token: ada.token });
		await call("/api/admin/users", { token: ada.token });
		const entries = await db.select().from(auditLog).orderBy(auditLog.id);
		expect(entries.map(({ actorId, action, targetId, count }) => [actorId, action, targetId !== null, count])).toEqual([
			[ada.id, "user.role", false, 3],
			[grace.id, "user.role", false, 1],
			[admin.id, "user.role", true, 1],
			[admin.id, "user.role", true, 1],
			[ada.id, "users.list", false, 1],
		]);
		await db.update(auditLog).set({ day: "2026-01-01" }).where(eq(auditLog.actorId, grace.id));
		await call("/api/admin/users", { token: grace.token });
		await call("/api/admin/users/1/role", { method: "PUT", token: grace.token, body: { role: "owner" } });
		expect(await db.$count(auditLog, eq(auditLog.actorId, grace.id)), "another day, another row").toBe(3);
	});

	test("cannot be filled by repeated attempts", async () => {
		const user = await givenSignedIn("user");
		const LIMIT = { limit: () => Promise.resolve({ success: false }) };
		const { env } = platform;
		const replaced = { env: { ...env, WRITE_LIMIT: LIMIT as unknown as typeof env.WRITE_LIMIT } };
		const response = await call("/api/admin/users/export", { token: user.token }, { replaced });
		expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
		expect(await db.select().from(auditLog)).toEqual([]);
	});
});

describe("jobs", () => {
	test("are listed with their schedule and their last runs, and run on demand", async () => {
		const admin = await givenSignedIn("admin");
		const before = await get("jobs", admin);
		expect(before.body.data).toEqual([
			{ name: "retention", description: expect.any(String), cron: "0 4 * * *", runs: [] },
		]);
		const run = await call("/api/admin/jobs/retention/run", { method: "POST", token: admin.token });
		expect(run.body.data).toMatchObject({ startedBy: "manual", outcome: "done", figures: { watchHistory: 0 } });
		expect((await get("jobs", admin)).body.data[0].runs).toEqual([run.body.data]);
	});
});
