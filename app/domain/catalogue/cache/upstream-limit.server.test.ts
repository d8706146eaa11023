import { describe, expect, it, vi } from "vitest";
import { TmdbError } from "~/clients/tmdb/client.server";
import { createConnections } from "~/lib/caching/slots";
import { isResolved } from "~/lib/deferred";
import { orNotFound } from "~/loaders/catalogue";
import { loadList } from "~/loaders/load-list";
import type { Platform } from "~/platform.server";
import { fetchApi } from "../../../../tests/harness/api";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { givenMinute } from "../../../../tests/harness/minute";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { type CatalogueClient, findCopy } from "../cache/cache.server";
import { openCatalogue, openCatalogueForImport } from "../catalogue.server";
import { checkQuery } from "../source/query";
import { findMovie } from "../titles/titles.server";
import { CATALOGUE_FRESH_MS } from "./cache.server";

const LIMIT = 300;
const FLOOD = "203.0.113.9";
const BYSTANDER = "198.51.100.7";
const platform = testPlatform(TMDB_VARIABLES);

/** An isolate of an installation that shares no cache with other tests. */
function newIsolate(replaced: Partial<Platform> = {}) {
	const isolate = newIsolatePlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` });
	return {
		...isolate,
		/** In a request of its own. */
		from: (network: string | undefined) =>
			openCatalogue({ ...isolate, ...replaced, network, connections: createConnections() }),
	};
}

/** Rejects these networks without counting. */
function refusing(...networks: string[]): Partial<Platform> {
	const limit = async ({ key }: { key: string }) => ({ success: !networks.includes(key) });
	return { env: { ...platform.env, UPSTREAM_LIMIT: { limit } as RateLimit } };
}

it("400 new listings write nothing to KV", async () => {
	fakeTmdb();
	const put = vi.fn(async () => undefined);
	const stored = JSON.stringify({ generation: "0", blocked: [] });
	const get = async (key: string) => (key === "catalogue:state" ? stored : null);
	const cache = { get, put } as unknown as KVNamespace;
	for (let index = 0; index < 400; index++) {
		const request = new Request(
			`https://marquee.test/movies?year_from=${1900 + (index % 100)}&page=${1 + (index % 4)}`,
		);
		const here = { ...platform, cache };
		const { data } = await loadList(here, { catalogue: openCatalogue(here), name: "movies", request });
		expect(isResolved(data.first)).toBe(true);
	}
	await platform.settled();
	expect(put).not.toHaveBeenCalled();
});

it("five searches with a year for fifteen pages need at most nine upstream requests each", async () => {
	const tmdb = fakeTmdb();
	for (const text of ["a", "the", "night", "paper", "of"]) {
		const before = tmdb.requests().length;
		const path = `/api/listing/search?q=${text}+1994&first=1&last=15`;
		const response = await fetchApi(path, {}, { variables: TMDB_VARIABLES });
		const pages = (await response.json()) as { page: number }[];
		expect(pages.map(({ page }) => page)).toEqual([1, 2, 3].slice(0, pages.length));
		const cost = tmdb.requests().length - before;
		expect(cost).toBeGreaterThan(0);
		expect(cost).toBeLessThanOrEqual(9);
	}
});

/** How many requests reached the upstream before the one for this path. */
function placeOf(tmdb: ReturnType<typeof fakeTmdb>, path: string): number {
	const place = tmdb.requests().findIndex((request) => request.startsWith(path));
	expect(place).toBeGreaterThanOrEqual(0);
	return place;
}

it("while one network sends 70 searches at once, another network's title is requested at once", async () => {
	const tmdb = fakeTmdb();
	tmdb.setLatency(150);
	const { from } = newIsolate();
	const searches = Array.from({ length: 70 }, (_, index) => from(FLOOD).search.multi({ query: `text ${index}` }));
	const flood = Promise.allSettled(searches);
	await vi.waitUntil(() => tmdb.requests().length === 6, 5000);
	expect(await from(BYSTANDER).movie({ id: 1100 })).toMatchObject({ id: 1100 });
	expect(placeOf(tmdb, "/3/movie/1100")).toBeLessThan(13);
	const outcomes = (await flood).map((outcome) => (outcome.status === "rejected" ? outcome.reason.status : 200));
	expect(new Set(outcomes)).toEqual(new Set([200, 503]));
});

it("while searches of several networks use all slots for searches, a title is fetched at once", async () => {
	const tmdb = fakeTmdb();
	tmdb.setLatency(700);
	const { from } = newIsolate();
	let isAnySearchDone = false;
	const searches = ["192.0.2.11", "192.0.2.12"].flatMap((network) =>
		Array.from({ length: 6 }, async (_, index) => {
			await from(network).search.multi({ query: `text ${network} ${index}` });
			isAnySearchDone = true;
		}),
	);
	await vi.waitUntil(() => tmdb.requests().length === 8, 5000);
	tmdb.setLatency(0);
	expect(await from(BYSTANDER).movie({ id: 1200 })).toMatchObject({ id: 1200 });
	expect(isAnySearchDone).toBe(false);
	await Promise.all(searches);
});

it("one request has four upstream requests open at most, however many it needs", async () => {
	const tmdb = fakeTmdb();
	tmdb.setLatency(200);
	const page = newIsolate().from(BYSTANDER);
	const titles = Array.from({ length: 9 }, (_, index) => page.movie({ id: 1100 + index }));
	await vi.waitUntil(() => tmdb.requests().length === 4, 5000);
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(tmdb.requests()).toHaveLength(4);
	tmdb.setLatency(0);
	expect(await Promise.all(titles)).toHaveLength(9);
});

it("a title in the queue of a flooding network is fetched at once for another network", async () => {
	const tmdb = fakeTmdb();
	tmdb.setLatency(100);
	const { from } = newIsolate();
	const flood = Promise.allSettled(Array.from({ length: 40 }, (_, index) => from(FLOOD).movie({ id: 1100 + index })));
	await vi.waitUntil(() => tmdb.requests().length === 6, 5000);
	expect(await from(BYSTANDER).movie({ id: 1139 })).toMatchObject({ id: 1139 });
	expect(placeOf(tmdb, "/3/movie/1139")).toBeLessThan(19);
	await flood;
});

it("a network has 300 upstream requests a minute; cached copies do not count, and other networks are not affected", async () => {
	const tmdb = fakeTmdb();
	const { from } = newIsolate({ env: { ...platform.env, UPSTREAM_LIMIT: givenMinute().UPSTREAM_LIMIT } });
	const network = "192.0.2.1";
	async function readOn(id: number): Promise<unknown> {
		for (let next = id; next < id + 2 * LIMIT; next++) {
			const error = await from(network)
				.movie({ id: next })
				.then(() => null)
				.catch((thrown: unknown) => thrown);
			if (error) return error;
		}
	}
	expect(await readOn(1100)).toMatchObject({ status: 429, retryAfter: 60 });
	const sent = tmdb.requests().length;
	expect(sent).toBe(LIMIT);
	await expect(from(network).search.multi({ query: "night" })).rejects.toMatchObject({ status: 429 });
	expect(await from(network).readPath("/movie/1395", {})).toMatchObject({ cacheStatus: "hit" });
	expect(tmdb.requests()).toHaveLength(sent);
	expect(await from(BYSTANDER).movie({ id: 2000 })).toMatchObject({ id: 2000 });
	expect(await from(undefined).movie({ id: 2001 })).toMatchObject({ id: 2001 });
});

describe("imports", () => {
	function fromImport(isolate: ReturnType<typeof newIsolatePlatform>, user: number) {
		return openCatalogueForImport({ ...isolate, connections: createConnections() }, String(user));
	}
	const newOwn = () =>
		newIsolatePlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` });

	it("look titles up under a limit of their own, which all imports share", async () => {
		fakeTmdb();
		let left = 3;
		const limits = {
			UPSTREAM_LIMIT: { limit: async () => ({ success: false }) },
			IMPORT_LIMIT: { limit: async ({ key }: { key: string }) => ({ success: key === "imports" && left-- > 0 }) },
		};
		const isolate = { ...newOwn(), env: { ...platform.env, ...limits } as Platform["env"] };
		expect(await fromImport(isolate, 1).movie({ id: 1100 })).toMatchObject({ id: 1100 });
		expect(await fromImport(isolate, 2).movie({ id: 1101 })).toMatchObject({ id: 1101 });
		expect(await fromImport(isolate, 1).movie({ id: 1102 })).toMatchObject({ id: 1102 });
		await expect(fromImport(isolate, 2).movie({ id: 1103 })).rejects.toMatchObject({ status: 429 });
	});

	it("of one account send 20 upstream requests a second, however fast the upstream is", async () => {
		const tmdb = fakeTmdb();
		const isolate = newOwn();
		const all = Promise.all(
			Array.from({ length: 24 }, (_, index) => fromImport(isolate, 1).movie({ id: 1100 + index })),
		);
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect(tmdb.requests().length).toBeLessThanOrEqual(12);
		await all;
	});

	it("of several accounts leave two of the ten slots to visitors", async () => {
		const tmdb = fakeTmdb();
		tmdb.setLatency(700);
		const isolate = newOwn();
		const titles = [1, 2].flatMap((user) =>
			Array.from({ length: 6 }, (_, index) => fromImport(isolate, user).movie({ id: 1100 + user * 10 + index })),
		);
		await vi.waitUntil(() => tmdb.requests().length === 8, 5000);
		tmdb.setLatency(0);
		const isAnyDone = Promise.race(titles).then(() => true);
		const visit = openCatalogue({ ...isolate, network: BYSTANDER }).movie({ id: 1200 });
		expect(await Promise.race([visit, isAnyDone])).toMatchObject({ id: 1200 });
		await Promise.all(titles);
	});
});

it("over the limit a stale copy is served, and other networks still get a new one", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const tmdb = fakeTmdb();
	const { from } = newIsolate(refusing(FLOOD));
	await from(BYSTANDER).movie({ id: 1000 });
	vi.setSystemTime(Date.now() + CATALOGUE_FRESH_MS);
	const catalogue = from(FLOOD);
	expect(await catalogue.readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "stale", body: { id: 1000 } });
	expect(catalogue.servedStale).toBe(true);
	expect(tmdb.requests()).toHaveLength(1);
	expect(await from(BYSTANDER).readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss" });
});

it("a network that waits together with one over its limit is served", async () => {
	fakeTmdb();
	const { from } = newIsolate(refusing(FLOOD));
	const refused = from(FLOOD).movie({ id: 1000 });
	const served = from(BYSTANDER).movie({ id: 1000 });
	await expect(refused).rejects.toMatchObject({ status: 429 });
	expect(await served).toMatchObject({ id: 1000 });
});

it("a request that waits for a slot does not count as a slow upstream, so others are not served stale copies", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const isolate = newIsolatePlatform();
	const read: string[] = [];
	const client: CatalogueClient = {
		async get(path, _params, requester = {}) {
			read.push(path);
			if (read.length !== 3) return { status: 200, body: { id: 1 } };
			requester.isWaiting = true;
			await new Promise((resolve) => setTimeout(resolve, 1700));
			throw new TmdbError("crowded", "Too many wait");
		},
	};
	const upstream = crypto.randomUUID();
	async function find(path: string) {
		const checked = checkQuery(path, []);
		if (!checked?.ok) throw new Error("No such query");
		return await findCopy(isolate, checked.query, { client, upstream });
	}
	await find("/movie/1100");
	await find("/movie/1101");
	vi.setSystemTime(Date.now() + CATALOGUE_FRESH_MS);
	expect(await find("/movie/1100")).toMatchObject({ status: "stale" });
	expect(await find("/movie/1101")).toMatchObject({ status: "miss" });
	await isolate.settled();
	expect(await find("/movie/1100")).toMatchObject({ status: "miss" });
});

it("over the limit a list is 429 with Retry-After, and so is the page of a title", async () => {
	fakeTmdb();
	const limited = { ...platform, ...refusing(FLOOD), network: FLOOD };
	const request = new Request("https://marquee.test/movies?year_from=1872");
	const { data, init } = await loadList(limited, { catalogue: openCatalogue(limited), name: "movies", request });
	expect([data.first, init?.status, new Headers(init?.headers).get("retry-after")]).toEqual([null, 429, "60"]);
	const page = new URL("https://marquee.test/movie/1077");
	const response = await orNotFound(findMovie(openCatalogue(limited), 1077), page).catch((thrown: unknown) => thrown);
	expect(response).toMatchObject({ status: 429 });
	expect((response as Response).headers.get("retry-after")).toBe("60");
	expect(await (response as Response).text()).toBe("Too many requests. Wait a minute and try again.");
});

it("over the limit /api responds with its error format", async () => {
	fakeTmdb();
	const replaced = refusing("192.0.2.77");
	for (const path of ["/api/tmdb/search/movie?query=limited", "/api/listing/movies?year_from=1871&first=1&last=2"]) {
		const headers = { "cf-connecting-ip": "192.0.2.77" };
		const response = await fetchApi(path, { headers }, { variables: TMDB_VARIABLES, replaced });
		expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
		expect(await response.json()).toMatchObject({ success: false, code: "rate_limited" });
	}
});
