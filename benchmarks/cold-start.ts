// Measures what a worker costs from its start until its first page is complete, compared with the same cards and texts on
// React Router alone. RUNS=9 npx tsx benchmarks/cold-start.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { MiniflareOptions } from "miniflare";
import playwright from "../playwright.config";
import { buildIfNeeded, migrateState } from "../scripts/local-platform";
import { buildMinimalRouter } from "./minimal-router";
import {
	builtSetting,
	median,
	openHeap,
	processorTime,
	type Row,
	report,
	type Subject,
	startBare,
	startProduct,
} from "./setting";

const RUNS = Number(process.env.RUNS ?? 9);
/** A movie of the sample catalogue, and one of the fake TMDB. */
const SAMPLE = "/movie/27205";
const FAKE = "/movie/1000";
const NOTHING = `export default { fetch: () => new Response("ready") }`;
/** What the local platform itself takes to start its database, its store and its cache when they are first asked. */
const SERVICES = `export default {
	async fetch(_, { DB, CACHE }) {
		await Promise.all([DB.prepare("select 1").first(), CACHE.get("a"), caches.default.match("http://a/")]);
		return new Response("ready");
	},
}`;

type Running = Subject & { stop(): Promise<void> };
type Start = (options?: Partial<MiniflareOptions>) => Promise<Running>;

interface Measured {
	/** Milliseconds of processor time from the start of the process until the first page is complete: the worker's evaluation is in it. */
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

async function measure(start: Start, path: string): Promise<Measured> {
	const running = await start();
	const first = await request(running, path);
	const cpu = processorTime(running.pid);
	const second = await request(running, path);
	await running.stop();
	return { cpu, first, second };
}

/** Megabytes after the first page and a collection of garbage. */
async function measureHeap(start: Start, path: string): Promise<number> {
	const running = await start({ inspectorPort: 0 });
	await request(running, path);
	const { heap, close } = await openHeap(running, path);
	const bytes = await heap();
	close();
	await running.stop();
	return bytes / 2 ** 20;
}

await buildIfNeeded();
// Migrations are applied before a worker is deployed, so they do not count.
const stateDir = mkdtempSync(join(tmpdir(), "cold-start-"));
await migrateState(stateDir);
const source = await startProduct({ TMDB_TOKEN: "" });
const browser = await chromium.launch(playwright.use?.launchOptions);
const front = (await source.miniflare.ready).origin;
const router = await buildMinimalRouter(browser, { front, direct: source.url }, [SAMPLE]);
const setting = await builtSetting();
const subjects: { name: string; path: string; start: Start }[] = [
	{
		name: "a worker that does nothing",
		path: "/ready",
		start: (options) => startBare(NOTHING, { ...setting, ...options }),
	},
	{
		name: "a worker that asks D1, KV and the cache",
		path: "/ready",
		start: (options) => startBare(SERVICES, { ...setting, d1Databases: ["DB"], kvNamespaces: ["CACHE"], ...options }),
	},
	{ name: "React Router alone", path: SAMPLE, start: router.start },
	{
		name: "Marquee, sample catalogue",
		path: SAMPLE,
		start: (options) => startProduct({ TMDB_TOKEN: "" }, { stateDir, ...options }),
	},
	{ name: "Marquee, TMDB", path: FAKE, start: (options) => startProduct({}, { stateDir, ...options }) },
];

const measured = new Map(subjects.map(({ name }) => [name, [] as Measured[]]));
for (let run = 0; run < RUNS; run++) {
	// In turns, so that other work on the machine meets all of them.
	for (const { name, path, start } of subjects) measured.get(name)?.push(await measure(start, path));
}
function middle(name: string, key: keyof Measured): number {
	return median((measured.get(name) ?? []).map((one) => one[key]));
}
const [runtime, , floor] = subjects.map(({ name }) => middle(name, "cpu"));
if (!runtime || !floor) throw new Error("Nothing was measured.");
const rows: Row[] = [];
for (const { name, path, start } of subjects) {
	const cpu = middle(name, "cpu");
	rows.push({
		worker: name,
		"start and first page, ms CPU": cpu,
		"of React Router": cpu / floor,
		"without the runtime's own, ms CPU": cpu - runtime,
		"of React Router without it": (cpu - runtime) / (floor - runtime),
		"first page, ms": middle(name, "first"),
		"second page, ms": middle(name, "second"),
		"heap after the first page, MB": await measureHeap(start, path),
	});
}
await browser.close();
await source.stop();
router.remove();
rmSync(stateDir, { recursive: true });
report("cold-start", { [`A movie's page from a worker that has just started, medians of ${RUNS}`]: rows });
