import { beforeEach, expect, test } from "vitest";
import { recordRequest } from "~/metrics.server";
import { ROWS } from "~/operations/registry";
import { ISOLATE } from "~/platform.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { testPlatform } from "../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";

const TOKEN = "a token of the test suite, 32 characters at least".replaceAll(" ", "-");
const production = { variables: { ENVIRONMENT: "production", METRICS_TOKEN: TOKEN } };

function fetchMetrics(token: string | null, options: Parameters<typeof fetchApi>[2] = production) {
	return fetchApi("/api/metrics", { headers: token === null ? {} : { authorization: `Bearer ${token}` } }, options);
}

/** The value of a series; 0 when it has none. */
async function read(series: string): Promise<number> {
	const text = await (await fetchMetrics(TOKEN)).text();
	const line = text.split("\n").find((candidate) => candidate.startsWith(`${series} `));
	return Number(line?.slice(series.length + 1) ?? 0);
}

beforeEach(() => {
	ISOLATE.clear();
});

test("the metrics need the token", async () => {
	const response = await fetchMetrics(TOKEN);
	expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
		200,
		"text/plain; version=0.0.4; charset=utf-8",
		"no-store",
	]);
	expect((await fetchMetrics(null)).status).toBe(401);
	expect((await fetchMetrics(`${TOKEN}x`)).status).toBe(401);
});

test("without a token, only development on the same machine has metrics", async () => {
	const without = (ENVIRONMENT: string, address: string) =>
		fetchApi("/api/metrics", { headers: { "cf-connecting-ip": address } }, { variables: { ENVIRONMENT } });
	expect((await without("production", "127.0.0.1")).status).toBe(404);
	expect((await without("development", "203.0.113.7")).status).toBe(404);
	expect((await without("development", "127.0.0.1")).status).toBe(200);
});

test("an owner's session does not replace the token", async () => {
	const platform = testPlatform();
	const { token } = await givenSession(platform, await givenUser(platform, { role: "owner" }));
	expect((await fetchMetrics(token)).status).toBe(401);
});

test("counts requests by route pattern and class of status", async () => {
	const series = 'marquee_requests_total{route="/movie/:id",status="2xx"}';
	const before = await read(series);
	recordRequest({ route: "/movie/:id", status: 200, duration: 30, contentType: "text/html" });
	recordRequest({ route: undefined, status: 405, duration: 1, contentType: null });
	expect(await read(series)).toBe(before + 1);
	expect(await read('marquee_requests_total{route="none",status="4xx"}')).toBeGreaterThan(0);
});

test.each([
	["page", "/movie/:id", "text/html; charset=utf-8"],
	["page", "/movie/:id", "text/x-script"],
	["page", "/api/docs", "text/html; charset=utf-8"],
	["api", "/api/*", "application/json"],
	["other", "/artwork/:version/:size/:file", "image/svg+xml"],
	["other", "/watch/movie/:id/opened", null],
])("counts the time of a %s: %s as %s", async (kind, route, contentType) => {
	const series = `marquee_request_duration_seconds_count{kind="${kind}"}`;
	const before = await read(series);
	recordRequest({ route, status: 200, duration: 30, contentType });
	expect(await read(series)).toBe(before + 1);
});

test("counts cache and upstream by outcome, and calls and rows of D1", async () => {
	const tmdb = fakeTmdb();
	const variables = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
	const series = [
		'marquee_cache_reads_total{cache="catalogue",outcome="miss"}',
		'marquee_cache_reads_total{cache="catalogue",outcome="hit"}',
		'marquee_upstream_requests_total{outcome="ok"}',
		'marquee_upstream_requests_total{outcome="refused"}',
		"marquee_upstream_duration_seconds_count",
	];
	const before = await Promise.all(series.map(read));
	await fetchApi("/api/tmdb/movie/1000", {}, { variables });
	await fetchApi("/api/tmdb/movie/1000", {}, { variables });
	tmdb.setFault({ kind: "status", status: 401 });
	await fetchApi("/api/tmdb/movie/1001", {}, { variables });
	const after = await Promise.all(series.map(read));
	expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([1, 1, 1, 1, 2]);
	expect(await read('marquee_service_duration_seconds_count{service="D1"}')).toBeGreaterThan(0);
});

test("counts the rows that D1 returns, and the sessions that have not ended", async () => {
	const platform = testPlatform();
	const user = await givenUser(platform);
	const before = await read("marquee_sessions");
	await givenSession(platform, user);
	expect(await read("marquee_sessions")).toBe(before + 1);
	const rows = await read("marquee_d1_rows_total");
	await platform.db.prepare("SELECT value FROM json_each('[1,2,3]')").all();
	// Each read of the metrics itself returns one row.
	expect(await read("marquee_d1_rows_total")).toBe(rows + 4);
});

test("the metrics do not need the database", async () => {
	const db = {
		prepare: () => {
			throw new Error("D1 is down");
		},
	} as unknown as D1Database;
	const withSession = () => ({ ...db, getBookmark: () => null });
	const response = await fetchMetrics(TOKEN, {
		...production,
		replaced: { db: { ...db, withSession } as unknown as D1Database },
	});
	expect(response.status).toBe(200);
});

test("counts requests over a limit", async () => {
	const series = 'marquee_limits_hit_total{limit="PROXY_LIMIT"}';
	const before = await read(series);
	const headers = { "cf-connecting-ip": "203.0.113.77" };
	await Promise.all(Array.from({ length: 303 }, () => fetchApi("/api/tmdb/search/tv", { headers })));
	expect(await read(series)).toBe(before + 3);
});

test("every operation's path is a pattern, so that a visitor cannot create new series", () => {
	expect(ROWS.filter(({ path }) => !/^\/api(?:\/(?:[a-z.-]+|:\w+|\*))*$/.test(path))).toEqual([]);
});
