// What administrators do, when they lose the right after it was checked, and when the database fails in the middle.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { endAllSessions } from "~/domain/accounts/sessions.server";
import { signIn } from "~/domain/accounts/sign-in.server";
import { TEST_ADMIN } from "~/domain/accounts/test-admin";
import type { Role } from "~/domain/accounts/types";
import { changeRole, deleteUser } from "~/domain/accounts/users.server";
import { givenSession, givenUser, PASSWORD } from "../../tests/harness/accounts";
import { call } from "../../tests/harness/calls";
import { testPlatform } from "../../tests/harness/context";
import { emptyDatabase } from "../../tests/harness/empty-database";
import { interruptedDatabase } from "../../tests/harness/interrupted-database";
import { fetchPage } from "../../tests/harness/pages";
import { toMethodAndPath } from "./operation-call";
import { loadOperation, loadOperations } from "./operations";
import { type OperationKey, ROWS } from "./registry";

const platform = testPlatform();
const db = openDatabase(platform.db);

beforeEach(emptyDatabase);

async function givenSignedIn(role: Role, username?: string) {
	const user = await givenUser(platform, { role, ...(username && { username }) });
	return { ...user, ...(await givenSession(platform, user)) };
}

/** Two owners, of whom one acts, a user to act on with an old title in their history and a failed sign-in, and a blocked title. */
async function givenSite() {
	await givenUser(platform, { role: "owner", username: "other-owner" });
	const owner = await givenUser(platform, { role: "owner", username: "ana" });
	const target = await givenUser(platform);
	await givenSession(platform, target);
	const visit = { isRemembered: false, userAgent: null, formerToken: null, network: "203.0.113.60" };
	await signIn(db, platform.config, { emailOrUsername: target.username, password: "wrong", ...visit });
	await platform.db.batch([
		platform.db.prepare(
			"insert into blocked_titles (media_type, media_id, reason, created_at) values ('movie', 603, 'a notice', 1)",
		),
		platform.db
			.prepare(
				"insert into titles (profile_id, media_type, media_id, first_opened_at, opened_at, updated_at) values (?, 'movie', 1, 1, 1, 1)",
			)
			.bind(target.id),
	]);
	return { owner, target, token: (await givenSession(platform, owner)).token };
}

type Site = Awaited<ReturnType<typeof givenSite>>;

interface Act {
	key: OperationKey;
	/** The id, name or title in the path. */
	params?: (site: Site) => Record<string, string>;
	body?: object;
	/** The table that it writes, beside the audit log; null for an act that writes none. */
	table: string | null;
	/** What its row in the audit log says. */
	row: (site: Site) => { action: string; target: string | null; detail: object };
}

const TITLE = { media_type: "movie", media_id: "27205" };
const BLOCKED = { media_type: "movie", media_id: "603" };
const NOBODY = { id: "nobody" };
const ofTarget = ({ target }: Site) => ({ id: target.id });

/** What administrators do, each once; every operation that declares a record, and no other. */
const ACTS: Act[] = [
	{
		key: "PUT /api/admin/users/:id/role",
		params: ofTarget,
		body: { role: "owner" },
		table: "users",
		row: ({ target }) => ({ action: "user.role", target: target.id, detail: { role: "owner" } }),
	},
	{
		key: "PUT /api/admin/users/:id",
		params: ofTarget,
		body: { email: "x@example.com" },
		table: "users",
		row: ({ target }) => ({ action: "user.update", target: target.id, detail: { fields: ["email"] } }),
	},
	{
		key: "DELETE /api/admin/users/:id",
		params: ofTarget,
		table: "users",
		row: ({ target }) => ({ action: "user.delete", target: target.id, detail: {} }),
	},
	{
		key: "PUT /api/admin/users/:id/premium",
		params: ofTarget,
		body: { isPremium: false },
		table: "users",
		row: ({ target }) => ({ action: "user.premium", target: target.id, detail: { isPremium: false } }),
	},
	{
		key: "PUT /api/admin/users/:id/premium",
		params: ofTarget,
		table: "users",
		row: ({ target }) => ({ action: "user.premium", target: target.id, detail: { isPremium: true } }),
	},
	{
		key: "POST /api/admin/users/:id/reset-link",
		params: ofTarget,
		table: "reset_tokens",
		row: ({ target }) => ({ action: "user.reset-link", target: target.id, detail: {} }),
	},
	{
		key: "DELETE /api/admin/users/:id/sessions",
		params: ofTarget,
		table: "sessions",
		row: ({ target }) => ({ action: "user.end-sessions", target: target.id, detail: {} }),
	},
	{
		key: "PUT /api/admin/users/:id/suspension",
		params: ofTarget,
		table: "users",
		row: ({ target }) => ({ action: "user.suspend", target: target.id, detail: {} }),
	},
	{
		key: "DELETE /api/admin/users/:id/suspension",
		params: ofTarget,
		table: "users",
		row: ({ target }) => ({ action: "user.reinstate", target: target.id, detail: {} }),
	},
	{
		key: "DELETE /api/admin/users/:id/sign-in-limits",
		params: ofTarget,
		table: "password_attempts",
		row: ({ target }) => ({ action: "user.lift-limits", target: target.id, detail: {} }),
	},
	{
		key: "POST /api/admin/users/create-test-admin",
		table: "users",
		row: () => ({ action: "user.test-admin", target: TEST_ADMIN.id, detail: {} }),
	},
	{
		key: "POST /api/admin/blocked-titles",
		body: { ...TITLE, reason: "a notice" },
		table: "blocked_titles",
		row: () => ({ action: "title.block", target: null, detail: { ...TITLE, reason: "a notice" } }),
	},
	{
		key: "DELETE /api/admin/blocked-titles/:mediaId/:mediaType",
		params: () => ({ mediaId: "603", mediaType: "movie" }),
		table: "blocked_titles",
		row: () => ({ action: "title.unblock", target: null, detail: BLOCKED }),
	},
	{
		key: "GET /api/admin/users/export",
		table: null,
		row: () => ({ action: "users.export", target: null, detail: { users: 3 } }),
	},
	{
		key: "POST /api/admin/jobs/:name/run",
		params: () => ({ name: "retention" }),
		table: null,
		row: () => ({
			action: "job.run",
			target: "retention",
			detail: expect.objectContaining({ outcome: "done", watchHistory: 1 }),
		}),
	},
	{
		key: "POST /api/watch-history/cleanup",
		table: "titles",
		row: () => ({ action: "history.cleanup", target: null, detail: { deletedRecords: 1 } }),
	},
	{
		key: "POST /api/tmdb/cache/clear",
		table: null,
		row: () => ({ action: "catalogue.clear-cache", target: null, detail: { cleared: expect.any(Number) } }),
	},
];

/** As `ACTS`, by name. */
const NAMED = ACTS.map((act) => [act.body ? `${act.key} with ${JSON.stringify(act.body)}` : act.key, act] as const);

async function act(
	{ key, params, body }: Pick<Act, "key" | "params" | "body">,
	site: Site,
	{ token = site.token, replaced = {} } = {},
) {
	const { method, path } = toMethodAndPath({ key, params: params?.(site) });
	return await call(path, { method, token, body }, { replaced });
}

/** Everything that the acts can change, without the owner who acts. */
async function readState({ owner }: Site) {
	const statements = [
		"select * from users where id <> ?1 order by id",
		"select id from sessions where user_id <> ?1",
		"select * from reset_tokens where user_id <> ?1",
		"select media_id from blocked_titles where media_id <> ?1",
		"select * from titles where profile_id <> ?1",
		"select name from job_runs where name <> ?1",
		"select kind from account_activity where user_id <> ?1",
		"select failures from password_attempts where counter <> ?1",
	];
	const results = await platform.db.batch(statements.map((text) => platform.db.prepare(text).bind(owner.id)));
	return results.map(({ results: rows }) => rows);
}

async function readLines() {
	const { results } = await platform.db
		.prepare("select action, outcome, detail, target_id target, actor, actor_name, day, count from audit_log")
		.all();
	return results.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(String(detail)) }));
}

const LOSSES = {
	demoted: (id: string) => changeRole(db, { id, role: "user" }),
	"signed out": (id: string) => endAllSessions(db, id),
	deleted: (id: string) => deleteUser(db, id),
};

describe.each(Object.keys(LOSSES) as (keyof typeof LOSSES)[])("an owner who is %s after the check", (loss) => {
	test.each(NAMED)("does nothing with %s", async (_, planned) => {
		const site = await givenSite();
		const before = await readState(site);
		const lose = () => LOSSES[loss](site.owner.id);
		const replaced = { db: interruptedDatabase(platform.db, /from "sessions"/, lose) };
		const { status } = await act(planned, site, { replaced });
		expect(status).toBe(loss === "demoted" ? 403 : 401);
		expect(await readState(site)).toEqual(before);
		expect(await readLines()).toEqual([
			expect.objectContaining({
				action: planned.row(site).action,
				outcome: "refused",
				actor: site.owner.id,
				detail: expect.objectContaining({ reason: "no longer allowed" }),
			}),
		]);
	});
});

describe("neither an act nor its row is ever without the other", () => {
	const WRITES = ["insert", "update", "delete"];

	async function failOn(table: string): Promise<void> {
		for (const write of WRITES) {
			await platform.db
				.prepare(`create trigger fail_${write} before ${write} on ${table} begin select raise(abort, 'injected'); end`)
				.run();
		}
	}

	async function failNoMore(): Promise<void> {
		for (const write of WRITES) await platform.db.prepare(`drop trigger if exists fail_${write}`).run();
	}

	afterEach(failNoMore);

	async function expectDone(planned: Act, site: Site): Promise<void> {
		const row = { ...planned.row(site), outcome: "done", actor: site.owner.id, actor_name: "ana", day: null, count: 1 };
		expect((await act(planned, site)).status).toBeLessThan(300);
		expect((await readLines()).filter(({ detail }) => !detail.failed)).toEqual([row]);
	}

	test.each(NAMED)("%s, when nothing fails", async (_, planned) => {
		const site = await givenSite();
		await expectDone(planned, site);
		expect(await readLines()).toHaveLength(1);
	});

	test.each(NAMED)("%s, when the log fails, and a retry", async (_, planned) => {
		const site = await givenSite();
		const before = await readState(site);
		await failOn("audit_log");
		expect((await act(planned, site).catch(() => ({ status: 500 }))).status).toBeGreaterThanOrEqual(500);
		expect(await readState(site)).toEqual(before);
		await failNoMore();
		await expectDone(planned, site);
	});

	test.each(NAMED.filter(([, { table }]) => table))("%s, when the change fails, and a retry", async (_, planned) => {
		const site = await givenSite();
		const before = await readState(site);
		await failOn(planned.table ?? "");
		expect((await act(planned, site).catch(() => ({ status: 500 }))).status).toBeGreaterThanOrEqual(500);
		expect(await readState(site)).toEqual(before);
		expect((await readLines()).filter(({ detail }) => !detail.failed)).toEqual([]);
		await failNoMore();
		await expectDone(planned, site);
	});
});

/** Beside `ACTS`: one is counted by day, the other changes nothing and is recorded only when it is refused. */
const OTHERS: OperationKey[] = ["GET /api/admin/users", "POST /api/admin/promote-self"];
const RECORDED = new Set<OperationKey>([...ACTS.map(({ key }) => key), ...OTHERS]);
/** Every recorded operation with each role that may not call it. Ordinary users are named by their id alone, and counted. */
const REFUSED = ROWS.filter(({ key }) => RECORDED.has(key)).flatMap(({ key, access }) =>
	(access === "admin" ? (["user"] as const) : (["user", "admin"] as const)).map((role) => [key, role] as const),
);

describe("what is recorded", () => {
	async function listRecorded() {
		return (await loadOperations()).filter(({ audit }) => audit);
	}

	test("is every write that needs a role, or the account's holder", async () => {
		const needRole = ROWS.filter(({ access }) => /^(?:admin|owner|self-or-owner)$/.test(access));
		const writes = needRole.filter(({ method }) => method !== "GET").map(({ key }) => key);
		const recorded = (await listRecorded()).map(({ key }) => key);
		expect(recorded).toEqual(expect.arrayContaining(writes));
		expect(recorded.filter((key) => key.startsWith("GET"))).toEqual([
			"GET /api/admin/users",
			"GET /api/admin/users/export",
		]);
	});

	test("is tried here, each operation with its row", async () => {
		expect(RECORDED).toEqual(new Set((await listRecorded()).map(({ key }) => key)));
	});

	test.each(REFUSED)("is %s, refused for a %s, which does nothing", async (key, role) => {
		const site = await givenSite();
		const { token, ...sender } = await givenSignedIn(role);
		const before = await readState(site);
		const params: Record<string, string> = {
			id: site.target.id,
			name: "retention",
			mediaId: "603",
			mediaType: "movie",
		};
		expect((await act({ key, params: () => params }, site, { token })).status).toBe(403);
		expect(await readState(site)).toEqual(before);
		const [, name = ""] = /:(\w+)/.exec(key) ?? [];
		const target = role === "user" ? null : (params[name] ?? null);
		const { audit } = await loadOperation(key);
		const row = {
			action: audit?.action,
			outcome: "refused",
			actor: sender.id,
			target,
			detail: { reason: "not allowed" },
		};
		expect(await readLines()).toMatchObject([row]);
	});

	test.each<
		[key: OperationKey, given: string, params: Record<string, string>, body: object | undefined, detail: object]
	>([
		["PUT /api/admin/users/:id/role", "the last owner", { id: "ana" }, { role: "user" }, { role: "user" }],
		["PUT /api/admin/users/:id/role", "nobody", NOBODY, { role: "admin" }, { role: "admin", reason: "unknown" }],
		[
			"PUT /api/admin/users/:id/role",
			"another username",
			{ id: "target" },
			{ role: "owner", username: "x" },
			{ reason: "another username" },
		],
		["PUT /api/admin/users/:id/premium", "nobody", NOBODY, {}, { isPremium: true, reason: "unknown" }],
		["PUT /api/admin/users/:id", "nobody", NOBODY, { name: "x" }, { fields: ["name"], reason: "unknown" }],
		[
			"PUT /api/admin/users/:id",
			"a taken name",
			{ id: "target" },
			{ username: "ana" },
			{ fields: ["username"], reason: "taken" },
		],
		["PUT /api/admin/users/:id", "one's own taken name", { id: "ana" }, { username: "target" }, { reason: "taken" }],
		[
			"PUT /api/admin/users/:id",
			"another's password",
			{ id: "target" },
			{ password: "Quite another 9", currentPassword: "x" },
			{ reason: "only the holder changes a password" },
		],
		["DELETE /api/admin/users/:id", "nobody", NOBODY, undefined, { reason: "unknown" }],
		["DELETE /api/admin/users/:id", "oneself without a password", { id: "ana" }, undefined, { reason: "own account" }],
		["POST /api/admin/users/:id/reset-link", "nobody", NOBODY, undefined, { reason: "unknown" }],
		["POST /api/admin/users/:id/reset-link", "oneself", { id: "ana" }, undefined, { reason: "own account" }],
		["DELETE /api/admin/users/:id/sessions", "nobody", NOBODY, undefined, { reason: "unknown" }],
		["PUT /api/admin/users/:id/suspension", "nobody", NOBODY, undefined, { reason: "unknown" }],
		["PUT /api/admin/users/:id/suspension", "oneself", { id: "ana" }, undefined, { reason: "own account" }],
		["DELETE /api/admin/users/:id/suspension", "nobody", NOBODY, undefined, { reason: "unknown" }],
		["DELETE /api/admin/users/:id/sign-in-limits", "nobody", NOBODY, undefined, { reason: "unknown" }],
		["POST /api/admin/users/create-test-admin", "one that exists", {}, undefined, {}],
		[
			"DELETE /api/admin/blocked-titles/:mediaId/:mediaType",
			"one that is not blocked",
			{ mediaId: "27205", mediaType: "movie" },
			undefined,
			TITLE,
		],
		["POST /api/admin/jobs/:name/run", "no job", { name: "nothing" }, undefined, { reason: "unknown" }],
		["POST /api/admin/jobs/:name/run", "a running job", { name: "retention" }, undefined, { reason: "running" }],
	])("is why %s is refused for %s", async (key, _, { id, ...params }, body, detail) => {
		const { token, ...owner } = await givenSignedIn("owner", "ana");
		const others = { ana: owner.id, target: (await givenUser(platform, { username: "target" })).id };
		const target = id && (others[id as keyof typeof others] ?? id);
		await givenUser(platform, { id: TEST_ADMIN.id, username: TEST_ADMIN.username, email: TEST_ADMIN.email });
		await platform.db
			.prepare(
				"insert into job_runs (name, started_by, started_at, outcome) values ('retention', 'cron', ?, 'running')",
			)
			.bind(Date.now())
			.run();
		const { method, path } = toMethodAndPath({ key, params: { ...params, ...(target && { id: target }) } });
		const { status } = await call(path, { method, token, body });
		expect([403, 404, 409, 422]).toContain(status);
		const refused = { outcome: "refused", actor: owner.id, target: target ?? params.name ?? null, detail, day: null };
		expect(await readLines()).toMatchObject([refused]);
		expect((await readLines())[0]?.detail).toEqual(detail);
	});

	test("is a list of users by /api and by the panel, counted by day", async () => {
		const site = await givenSite();
		await act({ key: "GET /api/admin/users" }, site);
		const headers = { cookie: `__Host-marquee_session=${site.token}` };
		await fetchPage("/admin?tab=users", { headers });
		expect(await readLines()).toEqual([
			expect.objectContaining({ action: "users.list", outcome: "done", actor: site.owner.id, target: null, count: 2 }),
		]);
	});

	test("is no confirmation that one is an admin", async () => {
		await act({ key: "POST /api/admin/promote-self" }, await givenSite());
		expect(await readLines()).toEqual([]);
	});

	test.each([
		["user", 0],
		["admin", 1],
		["owner", 1],
	] as const)("of one's own account is only its deletion, and that of a %s in %i rows", async (role, rows) => {
		await givenSite();
		const user = await givenUser(platform, { role });
		const { token } = await givenSession(platform, user);
		const path = `/api/admin/users/${user.id}`;
		expect((await call(path, { method: "PUT", token, body: { name: "Another" } })).status).toBe(200);
		expect((await call(path, { method: "DELETE", token, body: { password: "wrong" } })).status).toBe(403);
		expect(await readLines()).toEqual([]);
		expect((await call(path, { method: "DELETE", token, body: { password: PASSWORD } })).status).toBe(200);
		const row = { action: "user.delete", outcome: "done", actor: user.id, target: user.id, detail: {} };
		expect(await readLines()).toMatchObject(Array(rows).fill(row));
	});
});

test("the log says who it was when the account is gone, and finds their lines by the id", async () => {
	const site = await givenSite();
	const { token } = await givenSession(platform, await givenUser(platform, { role: "admin" }));
	await act({ key: "GET /api/admin/users/export" }, site);
	const path = `/api/admin/users/${site.owner.id}`;
	expect((await call(path, { method: "DELETE", token: site.token, body: { password: PASSWORD } })).status).toBe(200);
	const { body } = await call(`/api/admin/audit?actor=${site.owner.id}`, { token });
	const actor = { id: site.owner.id, username: "ana", isDeleted: true };
	expect(body.data).toMatchObject([
		{ action: "user.delete", actor, target: { id: site.owner.id } },
		{ action: "users.export", actor },
	]);
});

test("the command line is named as such", async () => {
	const { token } = await givenSession(platform, await givenUser(platform, { role: "admin" }));
	await platform.db
		.prepare(
			"insert into audit_log (at, action, target_id, outcome, detail) values (1, 'user.role', 'x', 'done', '{}')",
		)
		.run();
	expect((await call("/api/admin/audit", { token })).body.data).toMatchObject([{ actor: null }]);
});

test("ordinary users are in the log by their id alone", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	expect((await call("/api/admin/users", { token })).status).toBe(403);
	expect(await readLines()).toMatchObject([{ actor: user.id, actor_name: null }]);
});
