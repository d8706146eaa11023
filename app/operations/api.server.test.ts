import { expect, test, vi } from "vitest";
import { CATALOGUE_FRESH_MS } from "~/domain/catalogue/cache/cache.server";
import { ISOLATE } from "~/platform.server";
import { version } from "../../package.json";
import { MOVIE_ODDITY } from "../../tests/fake-upstream/oddities";
import { fetchApi } from "../../tests/harness/api";
import { givenMinute } from "../../tests/harness/minute";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";

/** Status, headers and body of a response, which has to be JSON with a request id. */
async function fetchJson(path: string, init?: RequestInit, options?: Parameters<typeof fetchApi>[2]) {
	const response = await fetchApi(path, init, options);
	expect(response.headers.get("content-type"), path).toMatch(/^application\/json/);
	expect(response.headers.get("x-request-id"), path).toBeTruthy();
	const body = (await response.json()) as Record<string, unknown>;
	return { status: response.status, headers: response.headers, body };
}

function failed(code: string) {
	return { success: false, code, message: expect.any(String), requestId: expect.any(String) };
}

function clearCatalogueMemory(): void {
	ISOLATE.clear();
}

/** An installation with a token and an upstream of its own, so that no other test shares its cache. */
function newInstallation() {
	clearCatalogueMemory();
	return { variables: { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` } };
}

test.each([
	["/api/tmdb/trending", "/trending/all/day"],
	["/api/tmdb/trending/tv", "/trending/tv/day"],
	["/api/tmdb/trending/movie/week", "/trending/movie/week"],
	["/api/tmdb/movie/popular?page=2", "/movie/popular?page=2"],
	["/api/tmdb/tv/popular", "/tv/popular"],
	[
		"/api/tmdb/movie/1000",
		"/movie/1000?append_to_response=similar%2Cvideos%2Ccredits%2Ckeywords%2Cwatch%2Fproviders%2Crelease_dates",
	],
	[
		"/api/tmdb/tv/50000",
		"/tv/50000?append_to_response=similar%2Cvideos%2Ccredits%2Ckeywords%2Cwatch%2Fproviders%2Caggregate_credits%2Ccontent_ratings",
	],
	["/api/tmdb/tv/50000/season/1/", "/tv/50000/season/1"],
	["/api/tmdb/search/multi?query=lantern&page=1&api_key=stolen", "/search/multi?query=lantern"],
	["/api/tmdb/search/movie?query=lantern", "/search/movie?query=lantern"],
	["/api/tmdb/search/tv?query=harbour", "/search/tv?query=harbour"],
	["/api/tmdb/genre/movie/list", "/genre/movie/list"],
	["/api/tmdb/genre/tv/list", "/genre/tv/list"],
	[
		"/api/tmdb/discover/movie?with_genres=18&sort_by=vote_average.desc",
		"/discover/movie?sort_by=vote_average.desc&with_genres=18",
	],
	["/api/tmdb/discover/tv?with_watch_providers=8", "/discover/tv?watch_region=US&with_watch_providers=8"],
])("%s requests %s from the upstream", async (address, upstream) => {
	const tmdb = fakeTmdb();
	const { status, body, headers } = await fetchJson(address, {}, newInstallation());
	expect(status).toBe(200);
	expect(body).not.toHaveProperty("success");
	expect(headers.get("x-cache")).toBe("miss");
	expect(headers.get("cache-control")).toBe("public, max-age=30");
	expect(tmdb.requests()).toEqual([`/3${upstream}`]);
});

test.each([
	"/api/tmdb",
	"/api/tmdb/configuration",
	"/api/tmdb/movie/top_rated",
	"/api/tmdb/movie/upcoming",
	"/api/tmdb/movie/1000/images",
	"/api/tmdb/person/31",
	"/api/tmdb/search/person?query=a",
	"/api/tmdb/trending/person/day",
	"/api/tmdb/trending/all/month",
	"/api/tmdb/account",
	"/api/tmdb//movie/1000",
	"/api/tmdb/movie/..%2f..%2fconfiguration",
	"/api/tmdb/movie/1000%2Fimages",
])("%s is not a path of the proxy", async (address) => {
	const tmdb = fakeTmdb();
	const { status, body } = await fetchJson(address, {}, newInstallation());
	expect({ status, body }).toEqual({ status: 404, body: failed("not_found") });
	expect(tmdb.requests()).toEqual([]);
});

test.each([
	["/api/tmdb/movie/0", "id"],
	["/api/tmdb/movie/-5", "id"],
	["/api/tmdb/movie/1.5", "id"],
	["/api/tmdb/tv/12abc", "id"],
	["/api/tmdb/movie/99999999999999999999", "id"],
	["/api/tmdb/tv/50000/season/-1", "id"],
	["/api/tmdb/movie/popular?page=two", "page"],
	["/api/tmdb/discover/movie?sort_by=luck.desc", "sort_by"],
	["/api/tmdb/discover/movie?primary_release_date.gte=2020-13-01", "primary_release_date.gte"],
	["/api/tmdb/discover/movie?with_genres=18&with_keyword=9", "with_keyword"],
	["/api/tmdb/discover/tv?api_key=stolen", "api_key"],
])("%s is invalid, and the response names the field", async (address, field) => {
	const tmdb = fakeTmdb();
	const { status, body } = await fetchJson(address, {}, newInstallation());
	expect(status).toBe(422);
	expect(body).toEqual({ ...failed("invalid"), errors: { [field]: expect.any(String) } });
	expect(tmdb.requests()).toEqual([]);
});

test("a page outside 1 to 500 is clamped", async () => {
	const tmdb = fakeTmdb();
	const installation = newInstallation();
	expect((await fetchJson("/api/tmdb/tv/popular?page=0", {}, installation)).body.page).toBe(1);
	expect((await fetchJson("/api/tmdb/movie/popular?page=9999", {}, installation)).body.page).toBe(500);
	expect(tmdb.requests()).toEqual(["/3/tv/popular", "/3/movie/popular?page=500"]);
});

test.each(
	["multi", "movie", "tv"].flatMap((kind) =>
		["%20%20", "%00", "%00%1f%0a", "%e2%80%8b", "%e2%80%8d", "%ef%bb%bf", "%e3%85%a4", "%c2%85"].map((text) => [
			kind,
			text,
		]),
	),
)(
	"a search of %s for %s, of which nothing can be seen, has no results and sends no upstream request",
	async (kind, text) => {
		const tmdb = fakeTmdb();
		const { body } = await fetchJson(`/api/tmdb/search/${kind}?query=${text}`, {}, newInstallation());
		expect(body).toEqual({ page: 1, results: [], total_pages: 0, total_results: 0 });
		expect(tmdb.requests()).toEqual([]);
	},
);

test("x-cache is hit, miss or stale, and the browser does not cache a stale response", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const tmdb = fakeTmdb();
	const installation = newInstallation();
	const get = async () => (await fetchJson("/api/tmdb/movie/1000", {}, installation)).headers;
	expect((await get()).get("x-cache")).toBe("miss");
	expect((await get()).get("x-cache")).toBe("hit");
	vi.setSystemTime(Date.now() + CATALOGUE_FRESH_MS);
	tmdb.setFault({ kind: "html" });
	const stale = await get();
	expect([stale.get("x-cache"), stale.get("cache-control")]).toEqual(["stale", "no-store"]);
});

test("a title that the upstream does not know is 404", async () => {
	fakeTmdb();
	const { status, body } = await fetchJson("/api/tmdb/movie/1", {}, newInstallation());
	expect({ status, body }).toEqual({ status: 404, body: failed("not_found") });
});

test("an upstream that fails is 502 or 503 with Retry-After", async () => {
	const tmdb = fakeTmdb();
	const installation = newInstallation();
	const broken = await fetchJson(`/api/tmdb/movie/${MOVIE_ODDITY.truncated}`, {}, installation);
	expect([broken.status, broken.headers.get("retry-after")]).toEqual([502, "10"]);
	expect(broken.body).toEqual(failed("upstream_unavailable"));
	tmdb.setFault({ kind: "status", status: 429, retryAfter: "30" });
	const limited = await fetchJson("/api/tmdb/movie/1000", {}, installation);
	expect([limited.status, limited.headers.get("retry-after")]).toEqual([503, "30"]);
	expect(limited.headers.get("cache-control")).toBe("no-store");
});

test("limits an IP network to 300 requests a minute, independently of others", async () => {
	fakeTmdb();
	const { variables } = newInstallation();
	const installation = { variables, replaced: { env: { ...givenMinute(), ...variables } } };
	async function statuses(address: string, count: number) {
		const headers = { "cf-connecting-ip": address };
		const all = Array.from({ length: count }, () => fetchApi("/api/tmdb/search/tv", { headers }, installation));
		return (await Promise.all(all)).map(({ status }) => status);
	}
	expect(new Set(await statuses("203.0.113.7", 300))).toEqual(new Set([200]));
	const over = await fetchJson("/api/tmdb/search/tv", { headers: { "cf-connecting-ip": "203.0.113.7" } }, installation);
	expect([over.status, over.headers.get("retry-after")]).toEqual([429, "60"]);
	expect(over.body).toEqual(failed("rate_limited"));
	const pages = { headers: { "cf-connecting-ip": "203.0.113.7" } };
	expect((await fetchApi("/api/listing/movies?first=1&last=1", pages, installation)).status).toBe(429);
	expect(await statuses("203.0.113.8", 1)).toEqual([200]);
});

test.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s of an unknown path is 404", async (method) => {
	for (const path of ["/api", "/api/", "/api/nothing", "/api/health/more"]) {
		const { status, body } = await fetchJson(path, { method });
		expect({ status, body }, path).toEqual({ status: 404, body: failed("not_found") });
	}
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s of a read-only path is 405", async (method) => {
	for (const path of ["/api/health", "/api/tmdb/movie/1000"]) {
		const { status, headers, body } = await fetchJson(path, { method });
		expect([status, headers.get("allow")], path).toEqual([405, "GET, HEAD"]);
		expect(body).toEqual(failed("method_not_allowed"));
	}
});

test("health reports the state of the database, KV and the catalogue", async () => {
	clearCatalogueMemory();
	// The first read loads the sample catalogue, which is slow on a busy machine.
	await fetchApi("/api/tmdb/movie/popular");
	const { status, headers, body } = await fetchJson("/api/health");
	expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
	const checks = { d1: "ok", kv: "ok", catalogue: "ok" };
	expect(body).toEqual({ success: true, data: { status: "ok", version, checks } });
});

test("health is degraded while KV or the catalogue is down, and responds in time when they hang", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "hang" });
	const cache = { get: () => new Promise(() => undefined) } as unknown as KVNamespace;
	const { status, body } = await fetchJson("/api/health", {}, { ...newInstallation(), replaced: { cache } });
	expect(status).toBe(200);
	const checks = { d1: "ok", kv: "down", catalogue: "down" };
	expect(body).toEqual({ success: true, data: { status: "degraded", version, checks } });
});

test("health is 503 while the database is down", async () => {
	clearCatalogueMemory();
	const prepare = () => {
		throw new Error("D1 is down");
	};
	const { status, headers, body } = await fetchJson(
		"/api/health",
		{},
		{
			replaced: { db: { prepare, withSession: () => ({ prepare, getBookmark: () => null }) } as unknown as D1Database },
		},
	);
	expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
	const checks = { d1: "down", kv: "ok", catalogue: "ok" };
	expect(body).toEqual({ ...failed("unhealthy"), data: { status: "down", version, checks } });
});
