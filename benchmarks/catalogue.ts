// Measures the catalogue cache through its proxy: hit, miss, stale, coalescing, and the overhead over a bare store read.
// COUNT=400 npx tsx benchmarks/catalogue.ts
import { CATALOGUE_FRESH_MS, type Copy, STORE_NAME } from "../app/domain/catalogue/cache/cache.server";
import { buildIfNeeded } from "../scripts/local-platform";
import { load, median, type Row, report, startBare, startProduct } from "./setting";

const COUNT = Number(process.env.COUNT ?? 300);
/** Number of titles that are requested with a cold cache. */
const COLD = 12;
const AT_ONCE = 100;

/** A worker that only reads from the edge cache or KV. */
const BARE = `export default { async fetch(request, env) {
	const { pathname } = new URL(request.url);
	const body = request.method === "PUT" ? await request.text() : null;
	if (body !== null) {
		await env.STORE.put("copy", body);
		await caches.default.put("https://copies.invalid/copy", new Response(body, { headers: { "cache-control": "max-age=300" } }));
		return new Response("stored");
	}
	if (pathname === "/kv") return new Response(await env.STORE.get("copy"));
	if (pathname === "/edge") return (await caches.default.match("https://copies.invalid/copy")) ?? new Response("none", { status: 500 });
	return new Response(memory ??= await env.STORE.get("copy"));
} };
let memory;`;

await buildIfNeeded();
const product = await startProduct();
const bare = await startBare(BARE, { kvNamespaces: ["STORE"] });
const headers = () => ({ "cf-connecting-ip": crypto.randomUUID(), "accept-encoding": "identity" });

interface Page {
	results: { id: number }[];
}

interface Result {
	ms: number;
	cacheStatus: string | null;
	status: number;
	body: string;
}

async function request(path: string, { url } = product): Promise<Result> {
	const start = performance.now();
	const response = await fetch(url + path, { headers: headers() });
	const body = await response.text();
	return { ms: performance.now() - start, cacheStatus: response.headers.get("x-cache"), status: response.status, body };
}

const PATH = "/api/tmdb/movie/popular";
const warm = await request(PATH);
await (await fetch(bare.url, { method: "PUT", body: warm.body })).text();
const hit = await load(product, PATH, { count: Math.min(COUNT, 250), connections: 1, headers: headers() });
const reads: Row[] = [
	{ read: "the catalogue, hit", p50: hit.p50, p95: hit.p95, "ms CPU": hit.cpu, "a hit adds, ms": 0 },
];
for (const [read, path] of [
	["bare worker, memory", "/"],
	["bare worker, KV", "/kv"],
	["bare worker, edge cache", "/edge"],
] as const) {
	const floor = await load(bare, path, { count: Math.min(COUNT, 250), connections: 1 });
	reads.push({ read, p50: floor.p50, p95: floor.p95, "ms CPU": floor.cpu, "a hit adds, ms": hit.p50 - floor.p50 });
}

const { results } = JSON.parse(warm.body) as Page;
const ids = results.map(({ id }) => id);
const cold: number[] = [];
for (const id of ids.slice(0, COLD)) cold.push((await request(`/api/tmdb/movie/${id}`)).ms);

product.upstream.setLatency(100);
product.upstream.clearRequests();
const together = await Promise.all(Array.from({ length: AT_ONCE }, () => request(`/api/tmdb/movie/${ids.at(-1)}`)));
const calls = product.upstream.requests().length;

const outcomes: Row[] = [
	{ what: "miss, median ms", figure: median(cold) },
	{ what: `${AT_ONCE} at once for one cold title: upstream requests`, figure: calls },
	{
		what: `${AT_ONCE} at once for one cold title: status 200`,
		figure: together.filter(({ status }) => status === 200).length,
	},
	{ what: `${AT_ONCE} at once for one cold title: slowest, ms`, figure: Math.max(...together.map(({ ms }) => ms)) },
];

/** Another worker with only the KV data of the first one, as if ten minutes later. */
async function startLater() {
	const later = await startProduct({ TMDB_API_BASE_URL: `${product.upstream.url}/3` });
	const source = await product.miniflare.getKVNamespace("CACHE");
	const store = await later.miniflare.getKVNamespace("CACHE");
	for (const { name } of (await source.list({ prefix: `${STORE_NAME}:` })).keys) {
		const copy = JSON.parse((await source.get(name)) ?? "") as Copy;
		await store.put(name, JSON.stringify({ ...copy, at: copy.at - 2 * CATALOGUE_FRESH_MS }));
	}
	return later;
}

product.upstream.setLatency(0);
product.upstream.setFault({ kind: "status", status: 503 });
const later = await startLater();
const stale: Result[] = [];
for (const id of ids.slice(0, COLD)) stale.push(await request(`/api/tmdb/movie/${id}`, later));
const [first, ...others] = stale;
outcomes.push(
	{ what: "the upstream down, stale copies: first response, ms", figure: first?.ms ?? 0 },
	{ what: "the upstream down: the others, median ms", figure: median(others.map(({ ms }) => ms)) },
	{
		what: `the upstream down: status 200 and marked stale, of ${stale.length}`,
		figure: stale.filter(({ status, cacheStatus }) => status === 200 && cacheStatus === "stale").length,
	},
);
await Promise.all([product.stop(), later.stop(), bare.stop()]);
report("catalogue", {
	"A hit beside bare reads of the same bytes, one request after another": reads,
	"Misses and stale copies": outcomes,
});
