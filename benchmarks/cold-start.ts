// Measures the first page of a worker that has just started, compared with the same cards and texts on React Router alone.
// RUNS=5 npx tsx benchmarks/cold-start.ts
import { chromium } from "@playwright/test";
import playwright from "../playwright.config";
import { buildIfNeeded } from "../scripts/local-platform";
import { startMinimalRouter } from "./minimal-router";
import { median, processorTime, type Row, report, type Subject, startBare, startProduct } from "./setting";

const RUNS = Number(process.env.RUNS ?? 5);
/** A movie of the sample catalogue, and one of the fake TMDB. */
const SAMPLE = "/movie/27205";
const FAKE = "/movie/1000";
/** What the local platform itself takes to start its database, its store and its cache when they are first asked. */
const SERVICES = `export default {
	async fetch(_, { DB, CACHE }) {
		await Promise.all([DB.prepare("select 1").first(), CACHE.get("a"), caches.default.match("http://a/")]);
		return new Response("ready");
	},
}`;

type Running = Subject & { stop(): Promise<void> };

interface First {
	/** Milliseconds of processor time from the start of the runtime until the first page is complete. */
	cpu: number;
	/** Milliseconds that the first and the second page took. */
	first: number;
	second: number;
}

async function request({ url }: Subject, path: string): Promise<number> {
	const start = performance.now();
	const response = await fetch(url + path);
	await response.arrayBuffer();
	if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
	return performance.now() - start;
}

async function measure(start: () => Promise<Running>, path: string): Promise<First> {
	const running = await start();
	const first = await request(running, path);
	const cpu = processorTime(running.pid);
	const second = await request(running, path);
	await running.stop();
	return { cpu, first, second };
}

await buildIfNeeded();
const source = await startProduct({ TMDB_TOKEN: "" });
const browser = await chromium.launch(playwright.use?.launchOptions);
const front = (await source.miniflare.ready).origin;
const startRouter = () => startMinimalRouter(browser, { front, direct: source.url }, [SAMPLE]);
const startServices = () => startBare(SERVICES, { d1Databases: ["DB"], kvNamespaces: ["CACHE"] });
const subjects: [string, string, () => Promise<Running>][] = [
	["React Router alone", SAMPLE, startRouter],
	["a bare worker that asks D1, KV and the cache", "/", startServices],
	["Marquee, sample catalogue", SAMPLE, () => startProduct({ TMDB_TOKEN: "" })],
	["Marquee, TMDB", FAKE, () => startProduct()],
];
const rows: Row[] = [];
for (const [name, path, start] of subjects) {
	const runs: First[] = [];
	for (let run = 0; run < RUNS; run++) runs.push(await measure(start, path));
	const middle = (key: keyof First) => median(runs.map((one) => one[key]));
	rows.push({
		worker: name,
		"first page, ms": middle("first"),
		"of React Router": middle("first") / Number(rows[0]?.["first page, ms"] ?? middle("first")),
		"second page, ms": middle("second"),
		"start and first page, ms CPU": middle("cpu"),
	});
}
await browser.close();
await source.stop();
report("cold-start", { [`A movie's page from a worker that has just started, medians of ${RUNS}`]: rows });
