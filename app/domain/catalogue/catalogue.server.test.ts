import { expect, test, vi } from "vitest";
import type { MovieDetails } from "~/clients/tmdb/schema";
import type { Platform } from "~/platform.server";
import { MOVIE_ODDITY } from "../../../tests/fake-upstream/oddities";
import { newIsolatePlatform } from "../../../tests/harness/context";
import { skipWaits } from "../../../tests/harness/skip-waits";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import { CATALOGUE_FRESH_MS, CATALOGUE_STALE_MS } from "./cache/cache.server";
import { openCatalogue, UpstreamError } from "./catalogue.server";

const MINUTE = 60_000;
const HEALTHY = null;
const DOWN = { kind: "status", status: 404, body: "no TMDB here" } as const;

/** An isolate of an installation that shares no cache with other tests; each `open` is a new request. */
function newIsolate(host = `${crypto.randomUUID()}.test`, replaced: Partial<Platform> = {}) {
	const platform = newIsolatePlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${host}/3` });
	return {
		host,
		logFields: platform.logFields,
		settled: platform.settled,
		open: () => openCatalogue({ ...platform, ...replaced }),
	};
}

/** Stops the clock, which `pass` advances; timers still run. */
function stopClock() {
	vi.useFakeTimers({ toFake: ["Date"] });
	return { pass: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds) };
}

test("100 simultaneous requests for one cold path reach the upstream once", async () => {
	const tmdb = fakeTmdb();
	tmdb.setLatency(50);
	const { open } = newIsolate();
	const responses = await Promise.all(
		Array.from({ length: 100 }, () => open().readPath("/movie/1000", { append_to_response: "credits" })),
	);
	expect(tmdb.requests()).toHaveLength(1);
	expect(responses.every(({ body }) => (body as MovieDetails).id === 1000)).toBe(true);
	expect(responses.filter(({ cacheStatus }) => cacheStatus === "miss")).toHaveLength(1);
});

test("100 simultaneous requests also share one failure", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "html" });
	const { open } = newIsolate();
	const results = await Promise.allSettled(Array.from({ length: 100 }, () => open().movie({ id: 1000 })));
	expect(results.every(({ status }) => status === "rejected")).toBe(true);
	expect(tmdb.requests()).toHaveLength(1);
});

test("a fresh copy is served without an upstream request, here and in another isolate, from the edge cache or KV", async () => {
	const tmdb = fakeTmdb();
	const first = newIsolate();
	expect(await first.open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss" });
	await first.settled();
	const edgeCache = { match: async () => undefined, put: async () => undefined } as unknown as Cache;
	const kv = { get: async () => null, put: async () => undefined } as unknown as KVNamespace;
	for (const isolate of [first, newIsolate(first.host, { cache: kv }), newIsolate(first.host, { edgeCache })]) {
		expect(await isolate.open().readPath("/movie/1000", {})).toMatchObject({
			cacheStatus: "hit",
			body: { id: 1000, title: "The Paper Lantern" },
		});
	}
	expect(tmdb.requests()).toHaveLength(1);
});

test("equivalent queries share one upstream request", async () => {
	const tmdb = fakeTmdb();
	const { open } = newIsolate();
	await open().readPath("/discover/movie", {
		sort_by: "popularity.desc",
		with_genres: "28,18",
		page: "1",
		unknown: "x",
	});
	await open().discover.movie({ with_genres: "18,28", sort_by: "popularity.desc" });
	await open().readPath("/movie/1000", { append_to_response: "similar,videos,credits" });
	await open().movie({ id: 1000 });
	expect(tmdb.requests()).toHaveLength(2);
});

test("a copy between 4 and 5 minutes old is served at once and renewed in the background", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open, settled } = newIsolate();
	await open().movie({ id: 1000 });
	clock.pass(4 * MINUTE + 1000);
	const release = tmdb.hold();
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "hit" });
	release();
	await settled();
	expect(tmdb.requests()).toHaveLength(2);
	clock.pass(4 * MINUTE - 1000);
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "hit" });
	expect(tmdb.requests()).toHaveLength(2);
});

test("a copy older than 5 minutes is requested again", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open } = newIsolate();
	await open().movie({ id: 1000 });
	clock.pass(CATALOGUE_FRESH_MS);
	const catalogue = open();
	expect(await catalogue.readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss" });
	expect(catalogue.servedStale).toBe(false);
	expect(tmdb.requests()).toHaveLength(2);
});

test("while the upstream fails, a copy is served as stale for 24 hours; then it is an error", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open } = newIsolate();
	await open().movie({ id: 1000 });
	tmdb.setFault(DOWN);
	clock.pass(CATALOGUE_STALE_MS - 1000);
	const catalogue = open();
	expect(await catalogue.readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "stale", body: { id: 1000 } });
	expect(catalogue.servedStale).toBe(true);
	expect(open().servedStale).toBe(false);
	clock.pass(2000);
	await expect(open().movie({ id: 1000 })).rejects.toBeInstanceOf(UpstreamError);
});

test("one stale copy makes what a request reads incomplete, also beside fresh data", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open, logFields, settled } = newIsolate();
	await open().movie({ id: 1000 });
	clock.pass(CATALOGUE_FRESH_MS);
	tmdb.setFault(DOWN);
	const catalogue = open();
	await catalogue.movie({ id: 1000 });
	tmdb.setFault(null);
	await catalogue.movie({ id: 1001 });
	expect(catalogue.isComplete).toBe(false);
	expect(open().isComplete).toBe(true);
	expect(logFields).toMatchObject({ cache: "miss" });
	await settled();
});

test("while the upstream fails, an isolate serves the copy that another one has stored", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const first = newIsolate();
	await first.open().movie({ id: 1000 });
	await first.settled();
	tmdb.setFault(DOWN);
	clock.pass(60 * MINUTE);
	expect(await newIsolate(first.host).open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "stale" });
});

test("after a failure the copy is served without an upstream request for ten seconds, then with one", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open } = newIsolate();
	await open().movie({ id: 1000 });
	clock.pass(6 * MINUTE);
	tmdb.setFault(DOWN);
	await open().movie({ id: 1000 });
	await open().movie({ id: 1000 });
	expect(tmdb.requests()).toHaveLength(2);
	tmdb.setFault(HEALTHY);
	clock.pass(10_001);
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss" });
});

test("a request waits 1.5 seconds for a slow upstream when a copy exists, and the late response is cached", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open, settled } = newIsolate();
	await open().movie({ id: 1000 });
	await open().movie({ id: 1001 });
	clock.pass(6 * MINUTE);
	const release = tmdb.hold();
	const countWaits = skipWaits(1500);
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "stale" });
	expect(await open().readPath("/movie/1001", {})).toMatchObject({ cacheStatus: "stale" });
	// Once the upstream was late, the next request does not wait.
	expect(countWaits()).toBe(1);
	release();
	await settled();
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "hit" });
	expect(await open().readPath("/movie/1001", {})).toMatchObject({ cacheStatus: "hit" });
});

test("a title that always fails does not stop the refresh of others", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open, settled } = newIsolate();
	await open().movie({ id: 1000 });
	clock.pass(6 * MINUTE);
	await expect(open().movie({ id: MOVIE_ODDITY.truncated })).rejects.toThrow(UpstreamError);
	await open().movie({ id: 1000 });
	await settled();
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "hit" });
	expect(tmdb.counts()["/3/movie/1000"]).toBe(2);
});

test("a title that does not exist is null, which is cached for a minute and never served as stale", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open } = newIsolate();
	expect(await open().movie({ id: 1 })).toBeNull();
	expect(await open().readPath("/movie/1", {})).toEqual({ cacheStatus: "hit", body: null });
	expect(tmdb.requests()).toHaveLength(1);
	clock.pass(MINUTE);
	tmdb.setFault(DOWN);
	await expect(open().movie({ id: 1 })).rejects.toThrow(UpstreamError);
});

test.each([
	["HTML with status 200", { kind: "html" } as const, 502],
	["broken JSON", { kind: "truncated" } as const, 502],
	["a rejected token", { kind: "status", status: 401 } as const, 502],
	["a 500", { kind: "status", status: 500 } as const, 503],
	["a broken connection", { kind: "reset" } as const, 503],
])("%s without a cached copy is an UpstreamError with a time to retry", async (_, fault, status) => {
	const tmdb = fakeTmdb();
	tmdb.setFault(fault);
	const error = await newIsolate()
		.open()
		.movie({ id: 1000 })
		.catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(UpstreamError);
	expect(error).toMatchObject({ status, retryAfter: 10 });
});

const broken = {
	"rejecting stores": {
		cache: { get: () => Promise.reject(new Error("KV")), put: () => Promise.reject(new Error("KV")) },
		edgeCache: { match: () => Promise.reject(new Error("edge")), put: () => Promise.reject(new Error("edge")) },
	},
	"throwing stores": {
		cache: { get: () => fail(), put: () => fail() },
		edgeCache: { match: () => fail(), put: () => fail() },
	},
	"hanging stores": {
		cache: { get: () => new Promise(() => undefined), put: () => new Promise(() => undefined) },
		edgeCache: { match: () => new Promise(() => undefined), put: () => new Promise(() => undefined) },
	},
} as unknown as Record<string, Partial<Platform>>;

function fail(): never {
	throw new Error("Not even a promise");
}

test.each(Object.entries(broken))("%s neither fail nor stall a request", async (_, stores) => {
	fakeTmdb();
	const { open } = newIsolate(undefined, stores);
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss", body: { id: 1000 } });
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "hit" });
});

test("a damaged copy counts as a miss", async () => {
	fakeTmdb();
	const cache = { get: async () => ({ at: "yesterday" }), put: async () => undefined } as unknown as KVNamespace;
	expect(await newIsolate(undefined, { cache }).open().readPath("/movie/1000", {})).toMatchObject({
		cacheStatus: "miss",
	});
});

test("two upstreams never share a copy", async () => {
	const tmdb = fakeTmdb();
	await newIsolate().open().movie({ id: 1000 });
	await newIsolate().open().movie({ id: 1000 });
	expect(tmdb.requests()).toHaveLength(2);
});

test("without a token the sample catalogue responds, without KV, edge cache or network", async () => {
	const spy = vi.spyOn(globalThis, "fetch");
	const unused = { cache: undefined, edgeCache: undefined } as unknown as Partial<Platform>;
	const platform = newIsolatePlatform();
	const open = () => openCatalogue({ ...platform, ...unused });
	const catalogue = open();
	expect(catalogue).toMatchObject({ source: "sample", images: { base: "/artwork/1", vector: true } });
	const { results } = (await catalogue.popular.movie())!;
	expect(results.length).toBeGreaterThan(10);
	expect(await open().readPath("/movie/popular", {})).toMatchObject({ cacheStatus: "hit" });
	expect(await open().movie({ id: 999999999 })).toBeNull();
	expect(spy).not.toHaveBeenCalled();
});

test("with a token the images are the upstream's", () => {
	expect(newIsolate().open()).toMatchObject({
		source: "tmdb",
		images: { base: "http://tmdb.test/t/p", vector: false },
	});
});

test("a path that the product does not use throws, and is never sent to the upstream", async () => {
	const tmdb = fakeTmdb();
	await expect(newIsolate().open().readPath("/configuration", {})).rejects.toThrow(RangeError);
	await expect(newIsolate().open().discover.movie({ sort_by: "luck" })).rejects.toThrow(/sort_by/);
	expect(tmdb.requests()).toEqual([]);
});

const UNREADABLE = { kind: "status", status: 200, body: '{"results":[{"id":"9"},null],"total_pages":1}' } as const;

test("a list in which no item can be read is a failure: never cached, and the good copy stays", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open } = newIsolate();
	tmdb.setFault(UNREADABLE);
	await expect(open().popular.tv()).rejects.toMatchObject({ status: 502 });
	tmdb.setFault(HEALTHY);
	clock.pass(11_000);
	const good = await open().popular.tv();
	expect(good?.results.length).toBeGreaterThan(10);
	tmdb.setFault(UNREADABLE);
	clock.pass(CATALOGUE_FRESH_MS);
	const catalogue = open();
	expect(await catalogue.popular.tv()).toEqual(good);
	expect(catalogue.servedStale).toBe(true);
});

test("a title with an unreadable part is served and cached, but not in place of a whole copy", async () => {
	const clock = stopClock();
	const tmdb = fakeTmdb();
	const { open } = newIsolate();
	const body = JSON.stringify({ id: 1000, title: "Partly", credits: { cast: [null], crew: [] } });
	tmdb.setFault({ kind: "status", status: 200, body });
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss", body: { title: "Partly" } });
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "hit", body: { title: "Partly" } });
	clock.pass(CATALOGUE_FRESH_MS);
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss", body: { title: "Partly" } });
	tmdb.setFault(HEALTHY);
	clock.pass(CATALOGUE_FRESH_MS);
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ body: { title: "The Paper Lantern" } });
	tmdb.setFault({ kind: "status", status: 200, body });
	clock.pass(CATALOGUE_FRESH_MS);
	const catalogue = open();
	expect(await catalogue.readPath("/movie/1000", {})).toMatchObject({ body: { title: "The Paper Lantern" } });
	expect(catalogue.servedStale).toBe(true);
	clock.pass(CATALOGUE_STALE_MS);
	expect(await open().readPath("/movie/1000", {})).toMatchObject({ body: { title: "Partly" } });
});
