import { expect, onTestFinished, test } from "vitest";
import { createFakeTmdb } from "./fake-upstream/faults";
import { respond } from "./fake-upstream/respond";
import { startFakeUpstream } from "./fake-upstream/server";

const HEADERS = { authorization: "Bearer token" };

async function fetchJson<Body = { results: Record<string, unknown>[]; total_pages: number; total_results: number }>(
	path: string,
): Promise<Body> {
	const response = await respond(new Request(`http://tmdb.test/3${path}`, { headers: HEADERS }));
	expect(response.status, path).toBe(200);
	return (await response.json()) as Body;
}

test("the same request always gets the same response", async () => {
	expect(await fetchJson("/discover/movie?with_genres=18&page=2")).toEqual(
		await fetchJson("/discover/movie?with_genres=18&page=2"),
	);
});

test("discover has at least 300 movies and 100 shows", async () => {
	expect((await fetchJson("/discover/movie")).total_results).toBeGreaterThanOrEqual(300);
	expect((await fetchJson("/discover/tv")).total_results).toBeGreaterThanOrEqual(100);
});

test("each filter of discover changes the result", async () => {
	const all = (await fetchJson("/discover/movie")).total_results;
	const filters = [
		"with_genres=18",
		"with_genres=18,28",
		"with_genres=18|28",
		"without_genres=18",
		"vote_average.gte=8",
		"vote_count.gte=1000",
		"primary_release_date.lte=1990-01-01",
		"primary_release_date.gte=1990-01-01",
		"with_runtime.lte=90",
		"with_original_language=ja",
		"with_watch_providers=8&watch_region=US",
	];
	for (const filter of filters) {
		const { total_results } = await fetchJson(`/discover/movie?${filter}`);
		expect(total_results, filter).toBeGreaterThan(0);
		expect(total_results, filter).toBeLessThan(all);
	}
	const both = (await fetchJson("/discover/movie?with_genres=18,28")).total_results;
	const any = (await fetchJson("/discover/movie?with_genres=18|28")).total_results;
	expect(both).toBeLessThan(any);
});

test("discover sorts by the requested order", async () => {
	const { results } = await fetchJson("/discover/movie?sort_by=vote_average.desc&vote_count.gte=100");
	const scores = results.map(({ vote_average }) => Number(vote_average));
	expect(scores).toEqual(scores.toSorted((a, b) => b - a));
	const byDate = await fetchJson("/discover/tv?sort_by=first_air_date.asc");
	const dates = byDate.results.map(({ first_air_date }) => String(first_air_date ?? ""));
	expect(dates).toEqual(dates.toSorted());
});

test("each page repeats the last item of the page before, and popular movies have more than 500 pages", async () => {
	const [first, second] = [await fetchJson("/movie/popular"), await fetchJson("/movie/popular?page=2")];
	expect(second.results[0]).toEqual(first.results.at(-1));
	expect(first.total_pages).toBeGreaterThan(500);
	expect((await fetchJson("/movie/popular?page=500")).results).toHaveLength(20);
});

test("search matches every word in any case, and mixes people and collections with titles", async () => {
	const results = await fetchJson("/search/multi?query=LANTERN%20paper");
	const kinds = new Set(results.results.map(({ media_type }) => media_type));
	expect(kinds).toContain("person");
	expect(kinds).toContain("movie");
	expect((await fetchJson("/search/movie?query=%20%20")).results).toEqual([]);
	expect((await fetchJson("/search/movie?query=lantern%20nowhere-else")).results).toEqual([]);
});

test("errors have TMDB's codes: no token 401/7, unknown title 404/34, page 501 400/22, invalid order 422/5", async () => {
	async function codeOf(path: string, headers: Record<string, string> = HEADERS) {
		const response = await respond(new Request(`http://tmdb.test/3${path}`, { headers }));
		const { status_code, success } = (await response.json()) as { status_code: number; success: boolean };
		return [response.status, status_code, success];
	}
	expect(await codeOf("/movie/1000", {})).toEqual([401, 7, false]);
	expect(await codeOf("/movie/1")).toEqual([404, 34, false]);
	expect(await codeOf("/movie/popular?page=501")).toEqual([400, 22, false]);
	expect(await codeOf("/discover/movie?sort_by=luck.desc")).toEqual([422, 5, false]);
});

test("details contain the requested parts and no others", async () => {
	const plain = await fetchJson<Record<string, unknown>>("/movie/1000");
	expect(plain).not.toHaveProperty("credits");
	const whole = await fetchJson<Record<string, unknown>>("/movie/1000?append_to_response=similar,videos,credits");
	expect(whole).toHaveProperty("credits.cast");
	expect(whole).toHaveProperty("similar.results");
});

test("a fault affects only its paths and its number of requests", async () => {
	const tmdb = createFakeTmdb();
	tmdb.setFault({ kind: "status", status: 429, retryAfter: "1", body: "slow down" }, { path: /popular/, times: 1 });
	const get = (path: string) => tmdb.respond(new Request(`http://tmdb.test/3${path}`, { headers: HEADERS }));
	expect((await get("/genre/tv/list")).status).toBe(200);
	const failed = await get("/movie/popular");
	expect([failed.status, failed.headers.get("retry-after"), await failed.text()]).toEqual([429, "1", "slow down"]);
	expect((await get("/movie/popular")).status).toBe(200);
	expect(tmdb.counts()).toEqual({ "/3/genre/tv/list": 1, "/3/movie/popular": 2 });
});

test("the server responds over HTTP, draws images and can break the connection", async () => {
	const server = await startFakeUpstream();
	onTestFinished(() => server.stop());
	const image = await fetch(`${server.url}/t/p/w342/poster-1000.jpg`);
	expect(image.headers.get("content-type")).toBe("image/svg+xml");
	expect(await image.text()).toContain('width="342" height="513"');
	expect((await fetch(`${server.url}/3/movie/1000`, { headers: HEADERS })).status).toBe(200);
	server.setFault({ kind: "reset" });
	await expect(fetch(`${server.url}/3/movie/1000`, { headers: HEADERS })).rejects.toThrow();
	expect(server.requests()).toEqual(["/3/movie/1000", "/3/movie/1000"]);
});
