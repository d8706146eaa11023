// Measures the memory of the worker over many pages: those of the site map, of the sample catalogue.
// REQUESTS=300000 npx tsx benchmarks/memory.ts
import { buildIfNeeded } from "../scripts/local-platform";
import { load, openHeap, type Row, report, residentMemory, startProduct } from "./setting";

const REQUESTS = Number(process.env.REQUESTS ?? 60_000);
const STEPS = 6;
/** Requests for one page before the next one. */
const BATCH = 20;

await buildIfNeeded();
const product = await startProduct({ TMDB_TOKEN: "" }, { inspectorPort: 0 });
const { heap, close } = await openHeap(product, "/privacy");

async function measure(requests: number): Promise<Row> {
	return { requests, "heap MB": (await heap()) / 2 ** 20, "runtime MB": residentMemory(product.pid) };
}

const rows: Row[] = [await measure(0)];
const siteMap = await (await fetch(`${product.url}/sitemap.xml`)).text();
const paths = [...siteMap.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => new URL(url).pathname);
for (let done = 0, turn = 0; done < REQUESTS; turn++) {
	await load(product, paths[turn % paths.length] ?? "/", { count: BATCH, warming: 0 });
	done += BATCH;
	if (done % (REQUESTS / STEPS) < BATCH) rows.push(await measure(done));
}
close();
await product.stop();
report("memory", { "Heap of the worker after a collection, and memory of the whole runtime": rows });
