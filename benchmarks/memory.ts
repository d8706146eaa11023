// Measures the memory of the worker over many pages: those of the site map, of the sample catalogue.
// REQUESTS=300000 npx tsx benchmarks/memory.ts
import { setTimeout } from "node:timers/promises";
import { fetch } from "miniflare";
import { buildIfNeeded } from "../scripts/local-platform";
import { load, type Row, report, residentMemory, startProduct } from "./setting";

const REQUESTS = Number(process.env.REQUESTS ?? 60_000);
const STEPS = 6;
/** Requests for one page before the next one. */
const BATCH = 20;

/** Milliseconds. */
const RESPONSE_MS = 10_000;
const WAKE_MS = 100;

await buildIfNeeded();
const product = await startProduct({ TMDB_TOKEN: "" }, { inspectorPort: 0 });
const { host } = await product.miniflare.getInspectorURL();
// Miniflare's name for the only worker.
const { webSocket: inspector } = await fetch(`http://${host}/core:user:`, { headers: { upgrade: "websocket" } });
if (!inspector) throw new Error("The worker's inspector does not respond.");
inspector.accept();
const waiting: ((result: unknown) => void)[] = [];
inspector.addEventListener("message", ({ data }) => {
	const { id, result } = JSON.parse(String(data));
	waiting[id]?.(result);
});

/** Calls a method of the worker's inspector (https://chromedevtools.github.io/devtools-protocol/v8/). */
async function inspect<Result>(method: string): Promise<Result> {
	const response = new Promise<Result>((resolve) => {
		const id = waiting.push(resolve as (result: unknown) => void) - 1;
		inspector?.send(JSON.stringify({ id, method }));
	});
	// The runtime reads the inspector's messages while it handles requests.
	const wake = setInterval(() => void globalThis.fetch(`${product.url}/privacy`), WAKE_MS);
	const result = await Promise.race([response, setTimeout(RESPONSE_MS, null, { ref: false })]);
	clearInterval(wake);
	if (result === null) throw new Error(`${method} took more than ${RESPONSE_MS} ms.`);
	return result;
}

async function measure(requests: number): Promise<Row> {
	await inspect("HeapProfiler.collectGarbage");
	const { usedSize } = await inspect<{ usedSize: number }>("Runtime.getHeapUsage");
	return { requests, "heap MB": usedSize / 2 ** 20, "runtime MB": residentMemory(product.pid) };
}

const rows: Row[] = [await measure(0)];
const siteMap = await (await globalThis.fetch(`${product.url}/sitemap.xml`)).text();
const paths = [...siteMap.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => new URL(url).pathname);
for (let done = 0, turn = 0; done < REQUESTS; turn++) {
	await load(product, paths[turn % paths.length] ?? "/", { count: BATCH, warming: 0 });
	done += BATCH;
	if (done % (REQUESTS / STEPS) < BATCH) rows.push(await measure(done));
}
inspector.close();
await product.stop();
report("memory", { "Heap of the worker after a collection, and memory of the whole runtime": rows });
