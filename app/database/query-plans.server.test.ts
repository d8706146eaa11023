import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { lists, listTitles } from "~/database/schema/library";
import { givenProfile, givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { runScheduled, SCHEDULE } from "../../workers/jobs";

/** Tables that stay small however many visitors there are, pages of others, and scans of anything but a table. */
const SMALL =
	/^(?:blocked_titles|job_runs|sqlite_master|json_each|json_rows|CONSTANT|matching|counted|shows|recorded|stretch|\()/;

/** Id of a list that has titles. */
const LIST = "00000000-0000-4000-8000-000000000000";

const platform = testPlatform({ ENVIRONMENT: "development" });
const statements = new Map<string, unknown[]>();

/** The database, recording each statement with its bound values. */
function recording<Target extends Pick<D1Database, "prepare" | "batch">>(real: Target): Target {
	function recorded(statement: D1PreparedStatement, sql: string, values: unknown[]): D1PreparedStatement {
		return new Proxy(statement, {
			get(target, name) {
				if (name === "bind") return (...bound: unknown[]) => recorded(target.bind(...bound), sql, bound);
				statements.set(sql, values);
				const value = Reflect.get(target, name);
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
	}
	return new Proxy(real, {
		get(target, name) {
			if (name === "prepare") return (sql: string) => recorded(target.prepare(sql), sql, []);
			if (name === "withSession")
				return (...constraint: []) =>
					recording((target as unknown as D1Database).withSession(...constraint) as unknown as D1Database);
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}

beforeAll(async () => {
	const owner = await givenUser(platform, { role: "owner" });
	const other = await givenUser(platform);
	const robin = await givenProfile(platform, owner);
	const { token } = await givenSession(platform, owner);
	const list = { profileId: owner.id, name: "Spring", nameKey: "spring", createdAt: 0, updatedAt: 0 };
	const titles = [1, 2].map((id) => ({ mediaType: "movie" as const, id, sortKey: id, addedAt: 0, changedAt: 0 }));
	const db = openDatabase(platform.db);
	await db.insert(lists).values({ id: LIST, ...list });
	await db.insert(listTitles).values(titles.map((title) => ({ listId: LIST, ...title })));
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const replaced = { db: recording(platform.db) };
	const film = { media_id: "27205", media_type: "movie" };
	const show = { media_id: "1396", media_type: "tv", season: 1, episode: 2 };
	const admin = "/api/admin";
	const account = { username: "newcomer", email: "newcomer@example.com", password: "Correct horse 7" };
	const calls: [string, string, unknown?][] = [
		["POST", "/api/auth/register", account],
		["POST", "/api/auth/login", { emailOrUsername: "newcomer", password: account.password }],
		["GET", "/api/auth/verify"],
		["GET", "/api/auth/profile"],
		["GET", "/api/auth/sessions"],
		["DELETE", "/api/auth/sessions/none"],
		["DELETE", "/api/auth/sessions"],
		["POST", "/api/watch-history", film],
		["POST", "/api/watch-history", { ...show, position: 60, duration: 1200 }],
		["GET", "/api/watch-history"],
		["GET", "/api/watch-history?limit=20&offset=10"],
		["GET", "/api/watch-history/stats"],
		["GET", "/api/watch-history/27205/movie"],
		[
			"POST",
			"/api/watch-history/migrate",
			{
				watchHistoryData: [{ ...show, timestamp: Date.now() }],
				hidden: [{ ...film, hidden_at: new Date().toISOString() }],
			},
		],
		["DELETE", "/api/watch-history/27205/movie"],
		["POST", "/api/watch-history/remove", { titles: [show, film] }],
		["POST", "/api/watch-history/restore", { watches: [{ ...show, last_watched: new Date().toISOString() }] }],
		["POST", "/api/watch-later", film],
		["GET", "/api/watch-later"],
		["DELETE", "/api/watch-later/27205/movie"],
		["POST", "/api/watch-later/migrate", { titles: [{ ...film, added_at: new Date().toISOString() }] }],
		["POST", "/api/watch-later/remove", { titles: [film] }],
		["PUT", "/api/ratings/27205/movie", { rating: 9 }],
		["PUT", "/api/ratings/1396/tv", { rating: 9, season: 1, episode: 2, rated_at: new Date().toISOString() }],
		["GET", "/api/ratings"],
		["GET", "/api/ratings?media_type=tv&limit=1"],
		["DELETE", "/api/ratings/1396/tv?season=1&episode=2"],
		["PUT", "/api/hidden/27205/movie"],
		["GET", "/api/hidden"],
		["GET", "/api/listing/movies?first=1&last=1"],
		["DELETE", "/api/hidden/27205/movie"],
		["GET", "/api/together"],
		["PUT", `/api/together/${robin.id}`],
		["POST", "/api/watched/603/movie"],
		[
			"POST",
			"/api/changes",
			{ changes: [{ kind: "unplay", at: new Date().toISOString(), ...film, play_id: "none", together: true }] },
		],
		["DELETE", `/api/together/${robin.id}`],
		["GET", "/api/lists"],
		["POST", "/api/lists", { name: "Winter", title: film }],
		["GET", `/api/lists/${LIST}`],
		["GET", `/api/lists/${LIST}/titles`],
		["PUT", `/api/lists/${LIST}`, { name: "Summer", is_open: true }],
		["PUT", `/api/lists/${LIST}/titles/603/movie`, { position: 1 }],
		["DELETE", `/api/lists/${LIST}/titles/603/movie`],
		["GET", "/api/recommendations"],
		["GET", "/api/me/export"],
		["POST", "/api/watch-history/cleanup"],
		["POST", "/api/watched/1396/tv", { again: true }],
		["DELETE", "/api/watched/1396/tv?again=true"],
		["DELETE", "/api/watch-history"],
		["DELETE", "/api/watched"],
		["POST", "/api/watched/restore-cleared"],
		["GET", `${admin}/stats`],
		...["", "?search=newcom", "?search=ne", "?role=admin&sort=username", "?sort=email", "?sort=-created&limit=10"].map(
			(query): [string, string] => ["GET", `${admin}/users${query}`],
		),
		["PUT", `${admin}/users/${other.id}`, { username: "another-name", email: "another@example.com" }],
		["PUT", `${admin}/users/${other.id}/role`, { role: "admin" }],
		["PUT", `${admin}/users/${other.id}/premium`],
		["POST", `${admin}/users/${other.id}/reset-link`],
		["GET", `${admin}/users/export`],
		["GET", `${admin}/audit`],
		["GET", `${admin}/audit?action=user.premium`],
		["GET", `${admin}/audit?actor=${owner.id}`],
		["GET", `${admin}/audit?search=newcom`],
		["GET", `${admin}/audit?search=newcom&action=user.premium`],
		["GET", `${admin}/jobs`],
		["GET", `${admin}/player-servers`],
		["GET", `${admin}/blocked-titles`],
		["POST", `${admin}/blocked-titles`, { ...film, reason: "A notice" }],
		["DELETE", `${admin}/blocked-titles/27205/movie`],
		["GET", "/api/tmdb/cache/stats"],
		["GET", "/api/debug/test-db"],
		["GET", "/api/debug/watch-history"],
		["GET", "/api/health"],
		["DELETE", `/api/lists/${LIST}`],
		["DELETE", `${admin}/users/${other.id}`],
		["POST", "/api/auth/logout", {}],
	];
	for (const [method, path, body] of calls) {
		const response = await fetchApi(
			path,
			{
				method,
				headers: { ...headers, ...freshAddress() },
				body: body === undefined ? undefined : JSON.stringify(body),
			},
			{ variables: { ENVIRONMENT: "development" }, replaced },
		);
		await response.text();
		if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status}`);
	}
	for (const cron of Object.keys(SCHEDULE)) await runScheduled(cron, { ...platform, ...replaced });
	await platform.settled();
});

test("the calls and jobs run more than fifty different statements", () => {
	expect(statements.size).toBeGreaterThan(50);
});

test("no statement of a call or a job scans a table that grows", async () => {
	const scans: string[] = [];
	for (const [sql, values] of statements) {
		if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) continue;
		const { results } = await platform.db
			.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.bind(...values)
			.all<{ detail: string }>();
		// Rows in the order of an index, without a condition: reading stops at the end of the page.
		const inner = /\((select [^()]+ limit \?)\)/i.exec(sql)?.[1];
		const isSorted = inner === undefined && results.some(({ detail }) => /TEMP B-TREE/.test(detail));
		const isPage = /limit/i.test(sql) && !/where/i.test(inner ?? sql) && !isSorted;
		for (const { detail } of results) {
			const table = /^SCAN (.+)$/.exec(detail)?.[1];
			// A search over trigrams uses its index.
			if (!table || SMALL.test(table) || isPage || /VIRTUAL TABLE INDEX/.test(detail)) continue;
			scans.push(`${detail}: ${sql.replace(/\s+/g, " ").slice(0, 200)}`);
		}
	}
	expect(scans).toEqual([]);
});
