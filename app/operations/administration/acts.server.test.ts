// What administrators do, when they lose the right after it was checked, and when the database fails in the middle.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { endAllSessions } from "~/domain/accounts/sessions.server";
import { changeRole, deleteUser } from "~/domain/accounts/users.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { interruptedDatabase } from "../../../tests/harness/interrupted-database";

const platform = testPlatform();
const db = openDatabase(platform.db);

beforeEach(emptyDatabase);

/** Two owners, of whom one acts, a user to act on with an old title in their history, and a blocked title. */
async function givenSite() {
	await givenUser(platform, { role: "owner", username: "other-owner" });
	const owner = await givenUser(platform, { role: "owner", username: "ana" });
	const target = await givenUser(platform);
	await givenSession(platform, target);
	await platform.db.batch([
		platform.db.prepare(
			"insert into blocked_titles (media_type, media_id, reason, created_at) values ('movie', 603, 'a notice', 1)",
		),
		platform.db
			.prepare(
				"insert into watch_history (user_id, media_type, media_id, season, episode, watched_at, last_watched, updated_at) values (?, 'movie', 1, 1, 1, 1, 1, 1)",
			)
			.bind(target.id),
	]);
	return { owner, target, token: (await givenSession(platform, owner)).token };
}

type Site = Awaited<ReturnType<typeof givenSite>>;

interface Act {
	action: string;
	method: string;
	path: (site: Site) => string;
	body?: object;
	/** The table that it writes, beside the audit log; null for an act that writes none. */
	table: string | null;
}

const BLOCK = { media_type: "movie", media_id: "27205", reason: "a notice" };

const ACTS: Act[] = [
	{
		action: "user.role",
		method: "PUT",
		path: ({ target }) => `admin/users/${target.id}/role`,
		body: { role: "owner" },
		table: "users",
	},
	{
		action: "user.update",
		method: "PUT",
		path: ({ target }) => `admin/users/${target.id}`,
		body: { email: "x@example.com" },
		table: "users",
	},
	{ action: "user.delete", method: "DELETE", path: ({ target }) => `admin/users/${target.id}`, table: "users" },
	{
		action: "user.premium",
		method: "PUT",
		path: ({ target }) => `admin/users/${target.id}/premium`,
		body: { isPremium: true },
		table: "users",
	},
	{ action: "user.premium", method: "PUT", path: ({ target }) => `admin/users/${target.id}/premium`, table: "users" },
	{
		action: "user.reset-link",
		method: "POST",
		path: ({ target }) => `admin/users/${target.id}/reset-link`,
		table: "reset_tokens",
	},
	{
		action: "user.end-sessions",
		method: "DELETE",
		path: ({ target }) => `admin/users/${target.id}/sessions`,
		table: "sessions",
	},
	{ action: "title.block", method: "POST", path: () => "admin/blocked-titles", body: BLOCK, table: "blocked_titles" },
	{ action: "title.unblock", method: "DELETE", path: () => "admin/blocked-titles/603/movie", table: "blocked_titles" },
	{ action: "users.export", method: "GET", path: () => "admin/users/export", table: null },
	{ action: "job.run", method: "POST", path: () => "admin/jobs/retention/run", table: null },
	{ action: "history.cleanup", method: "POST", path: () => "watch-history/cleanup", table: "watch_history" },
	{ action: "catalogue.clear-cache", method: "POST", path: () => "tmdb/cache/clear", table: null },
];

async function act({ method, path, body }: Act, site: Site, replaced = {}) {
	return await call(`/api/${path(site)}`, { method, token: site.token, body }, { replaced });
}

/** Everything that the acts can change, without the owner who acts. */
async function readState({ owner }: Site) {
	const statements = [
		"select * from users where id <> ?1 order by id",
		"select id from sessions where user_id <> ?1",
		"select * from reset_tokens where user_id <> ?1",
		"select media_id from blocked_titles where media_id <> ?1",
		"select * from watch_history where user_id <> ?1",
		"select name from job_runs where name <> ?1",
		"select kind from account_activity where user_id <> ?1",
	];
	const results = await platform.db.batch(statements.map((text) => platform.db.prepare(text).bind(owner.id)));
	return results.map(({ results: rows }) => rows);
}

async function readLines() {
	const { results } = await platform.db
		.prepare("select action, outcome, detail, actor, actor_name from audit_log")
		.all();
	return results.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(String(detail)) }));
}

const LOSSES = {
	demoted: (id: string) => changeRole(db, { id, role: "user" }),
	"signed out": (id: string) => endAllSessions(db, id),
	deleted: (id: string) => deleteUser(db, id),
};

describe.each(Object.keys(LOSSES) as (keyof typeof LOSSES)[])("an owner who is %s after the check", (loss) => {
	test.each(ACTS.map((each) => [`${each.action} (${JSON.stringify(each.body)})`, each] as const))(
		"does nothing with %s",
		async (_, given) => {
			const site = await givenSite();
			const before = await readState(site);
			const lose = () => LOSSES[loss](site.owner.id);
			const { status } = await act(given, site, { db: interruptedDatabase(platform.db, /from "sessions"/, lose) });
			expect(status).toBe(loss === "demoted" ? 403 : 401);
			expect(await readState(site)).toEqual(before);
			expect(await readLines()).toEqual([
				expect.objectContaining({
					action: given.action,
					outcome: "refused",
					actor: site.owner.id,
					detail: expect.objectContaining({ reason: "no longer allowed" }),
				}),
			]);
		},
	);
});

describe("neither an act nor its line is ever without the other", () => {
	const WRITES = ["insert", "update", "delete"];

	async function failOn(table: string): Promise<void> {
		for (const write of WRITES) {
			await platform.db
				.prepare(`create trigger fail_${write} before ${write} on ${table} begin select raise(abort, 'injected'); end`)
				.run();
		}
	}

	afterEach(async () => {
		for (const write of WRITES) await platform.db.prepare(`drop trigger if exists fail_${write}`).run();
	});

	test.each(ACTS.map((each) => [each.action, each] as const))("%s, when the log fails", async (_, given) => {
		const site = await givenSite();
		const before = await readState(site);
		await failOn("audit_log");
		expect((await act(given, site).catch(() => ({ status: 500 }))).status).toBeGreaterThanOrEqual(500);
		expect(await readState(site)).toEqual(before);
	});

	test.each(ACTS.filter(({ table }) => table).map((each) => [each.action, each] as const))(
		"%s, when the change fails",
		async (_, given) => {
			const site = await givenSite();
			const before = await readState(site);
			await failOn(given.table ?? "");
			expect((await act(given, site).catch(() => ({ status: 500 }))).status).toBeGreaterThanOrEqual(500);
			expect(await readState(site)).toEqual(before);
			const lines = await readLines();
			expect(lines.filter(({ detail }) => !detail.failed)).toEqual([]);
		},
	);

	test.each(ACTS.map((each) => [each.action, each] as const))("%s, when nothing fails", async (_, given) => {
		const site = await givenSite();
		expect((await act(given, site)).status).toBeLessThan(300);
		expect(await readLines()).toEqual([
			expect.objectContaining({ action: given.action, outcome: "done", actor: site.owner.id, actor_name: "ana" }),
		]);
	});
});

test("the log says who it was when the account is gone, and finds their lines by the id", async () => {
	const site = await givenSite();
	const { token } = await givenSession(platform, await givenUser(platform, { role: "admin" }));
	await act(ACTS.find(({ action }) => action === "users.export") as Act, site);
	const password = "Correct horse 7";
	const own = `/api/admin/users/${site.owner.id}`;
	expect((await call(own, { method: "DELETE", token: site.token, body: { password } })).status).toBe(200);
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
