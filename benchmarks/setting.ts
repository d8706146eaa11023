// Shared by the benchmarks: the built worker, a bare worker for comparison, load, processor time, tables.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { Miniflare, type MiniflareOptions, fetch as miniflareFetch } from "miniflare";
import { BUILT_CONFIG, type LocalServer, startLocalServer } from "../scripts/local-platform";
import { type FakeUpstream, startFakeUpstream } from "../tests/fake-upstream/server";

/** Variables of the product in every benchmark. */
export const PRODUCT_VARIABLES = {
	ENVIRONMENT: "production",
	REQUEST_LOG: "off",
	JWT_SECRET: "a secret of the benchmarks, 32 characters at least",
};

/** A server under test: its URL without Miniflare's own worker in front, and its process. */
export interface Subject {
	url: string;
	pid: number;
	miniflare: Miniflare;
}

/** Runtime processes that this process has started. */
function runtimes(): number[] {
	const text = execFileSync("ps", ["-A", "-o", "pid=,ppid=,comm="], { encoding: "utf8" });
	const rows = text.split("\n").map((line) => line.trim().split(/\s+/));
	return rows
		.filter(([, parent, name]) => Number(parent) === process.pid && name === "workerd")
		.map(([pid]) => Number(pid));
}

async function started(start: () => Promise<Miniflare>): Promise<Subject> {
	const before = new Set(runtimes());
	const miniflare = await start();
	await miniflare.ready;
	const pid = runtimes().find((runtime) => !before.has(runtime)) ?? 0;
	const url = (await miniflare.unsafeGetDirectURL()).origin;
	return { url, pid, miniflare };
}

const DIRECT = { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] };

export function upstreamVariables({ url }: FakeUpstream): Record<string, string> {
	return { TMDB_TOKEN: "token", TMDB_API_BASE_URL: `${url}/3`, TMDB_IMAGE_BASE_URL: `${url}/t/p` };
}

const UNLIMITED = 1e9;

/** The product's rate limits, of which those of reads let everything through: one address measures more than a person reads. */
async function limitsWithoutReads() {
	const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
	const { workerOptions } = unstable_getMiniflareWorkerOptions(BUILT_CONFIG);
	const { ratelimits = {} } = workerOptions as { ratelimits?: Record<string, { simple: object }> };
	return Object.fromEntries(
		Object.entries(ratelimits).map(([name, limit]) => {
			const isOfReads = /^(?:READ|COSTLY|PICTURE)_/.test(name);
			return [name, isOfReads ? { ...limit, simple: { ...limit.simple, limit: UNLIMITED } } : limit];
		}),
	);
}

/** The product with the fake upstream, unless `variables` override it, and with its data in memory unless there is a folder. */
export async function startProduct(
	variables: Record<string, string> = {},
	{ stateDir, ...overrides }: Partial<MiniflareOptions> & Pick<LocalServer, "stateDir"> = {},
) {
	const upstream: FakeUpstream = await startFakeUpstream();
	const ratelimits = await limitsWithoutReads();
	const subject = await started(() =>
		startLocalServer({
			stateDir,
			variables: { ...PRODUCT_VARIABLES, ...upstreamVariables(upstream), ...variables },
			overrides: { ...DIRECT, ratelimits, ...overrides } as Partial<MiniflareOptions>,
		}),
	);
	async function stop(): Promise<void> {
		await subject.miniflare.dispose();
		await upstream.stop();
	}
	return { ...subject, upstream, stop };
}

/** The product's Miniflare options: static files in front of the worker, and runtime flags. */
export async function builtSetting(): Promise<Partial<MiniflareOptions>> {
	const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
	const { compatibilityFlags, assets } = unstable_getMiniflareWorkerOptions(BUILT_CONFIG).workerOptions;
	return { compatibilityFlags, assets } as Partial<MiniflareOptions>;
}

/** A worker with only a script, in the same runtime. */
export async function startBare(script: string, options: Partial<MiniflareOptions> = {}) {
	const subject = await started(
		async () =>
			new Miniflare({
				modules: true,
				script,
				compatibilityDate: "2026-05-01",
				...DIRECT,
				...options,
			} as MiniflareOptions),
	);
	return { ...subject, stop: () => subject.miniflare.dispose() };
}

/** Processor time used by a process, in milliseconds, of all threads that it has. */
export function processorTime(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`);
	return threads.reduce((total, thread) => {
		const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
		return total + Number(nanoseconds) / 1e6;
	}, 0);
}

/** Resident memory of a process in megabytes. */
export function residentMemory(pid: number): number {
	return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

const INSPECTOR_MS = 10_000;
const WAKE_MS = 100;

/**
 * A function that collects garbage and returns the worker's heap in bytes, of a worker started with `inspectorPort: 0`. It
 * requests `path`, because the runtime reads the inspector's messages while it handles requests.
 */
export async function openHeap({ miniflare, url }: Subject, path: string) {
	const { host } = await miniflare.getInspectorURL();
	// Miniflare's name for the only worker.
	const { webSocket } = await miniflareFetch(`http://${host}/core:user:`, { headers: { upgrade: "websocket" } });
	if (!webSocket) throw new Error("The worker's inspector does not respond.");
	const inspector = webSocket;
	inspector.accept();
	const waiting: ((result: unknown) => void)[] = [];
	inspector.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data));
		waiting[id]?.(result);
	});

	/** Calls a method of the inspector (https://chromedevtools.github.io/devtools-protocol/v8/). */
	async function inspect<Result>(method: string): Promise<Result> {
		const response = new Promise<Result>((resolve) => {
			const id = waiting.push(resolve as (result: unknown) => void) - 1;
			inspector.send(JSON.stringify({ id, method }));
		});
		const pages: Promise<unknown>[] = [];
		const wake = setInterval(() => pages.push(fetch(url + path).then((page) => page.arrayBuffer())), WAKE_MS);
		const result = await Promise.race([response, setTimeout(INSPECTOR_MS, null, { ref: false })]);
		clearInterval(wake);
		await Promise.all(pages);
		if (result === null) throw new Error(`${method} took more than ${INSPECTOR_MS} ms.`);
		return result;
	}

	async function heap(): Promise<number> {
		await inspect("HeapProfiler.collectGarbage");
		return (await inspect<{ usedSize: number }>("Runtime.getHeapUsage")).usedSize;
	}
	return { heap, close: () => inspector.close() };
}

/** Warm-up requests that are not measured. */
const WARMING = 50;

export interface Load {
	perSecond: number;
	/** Milliseconds of processor time per request. */
	cpu: number;
	/** Milliseconds: the median and the 95th percentile. */
	p50: number;
	p95: number;
	bytes: number;
	/** Connections that closed without a response; retried, and not included in the times. */
	lost: number;
}

interface Sent {
	url: string;
	agent: Agent;
	headers: Record<string, string>;
}

/** Length of a response; null when the connection closes without one. `fetch` would use more CPU than a cached page does. */
function send({ url, agent, headers }: Sent): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const request = get(url, { agent, headers: { "accept-encoding": "identity", ...headers } }, (response) => {
			let bytes = 0;
			response.on("data", (chunk: Buffer) => {
				bytes += chunk.byteLength;
			});
			response.on("error", reject);
			response.on("end", () => {
				if (response.statusCode === 200) resolve(bytes);
				else reject(new Error(`${url}: ${response.statusCode}`));
			});
		});
		request.on("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "ECONNRESET") resolve(null);
			else reject(new Error(`${url}: ${error.message}`, { cause: error }));
		});
	});
}

/** Requests a path `count` times, several at once. Throws when a status is not 200. */
export async function load(
	{ url, pid }: Pick<Subject, "url" | "pid">,
	path: string,
	{
		count = 400,
		connections = 16,
		headers = {},
		warming = WARMING,
	}: { count?: number; connections?: number; headers?: Record<string, string>; warming?: number } = {},
): Promise<Load> {
	const times: number[] = [];
	let bytes = 0;
	let lost = 0;
	let left = count;
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	async function one(): Promise<void> {
		const start = performance.now();
		const length = await send({ url: url + path, agent, headers });
		if (length === null) {
			lost++;
			return await one();
		}
		bytes = length;
		times.push(performance.now() - start);
	}
	for (let warm = 0; warm < warming; warm++) await one();
	times.length = 0;
	const cpuBefore = processorTime(pid);
	const start = performance.now();
	await Promise.all(
		Array.from({ length: connections }, async () => {
			while (left-- > 0) await one();
		}),
	);
	const seconds = (performance.now() - start) / 1000;
	agent.destroy();
	times.sort((a, b) => a - b);
	return {
		perSecond: times.length / seconds,
		cpu: (processorTime(pid) - cpuBefore) / times.length,
		p50: times[Math.floor(times.length / 2)] ?? 0,
		p95: times[Math.floor(times.length * 0.95)] ?? 0,
		bytes,
		lost,
	};
}

export function median(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(value: number): number {
	return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

export type Row = Record<string, string | number>;

/** Prints the tables and, as the last line, all of them as JSON, which `npm run bench` collects. */
export function report(benchmark: string, tables: Record<string, Row[]>): void {
	for (const [title, rows] of Object.entries(tables)) console.log(`\n${title}\n\n${markdown(rows)}`);
	console.log(
		JSON.stringify({ benchmark, tables }, (_, value) => (typeof value === "number" ? rounded(value) : value)),
	);
}

export function markdown(rows: Row[]): string {
	const [first] = rows;
	if (!first) return "";
	const heads = Object.keys(first);
	const lines = rows.map((row) => `| ${heads.map((head) => cell(row[head])).join(" | ")} |`);
	return [`| ${heads.join(" | ")} |`, `|${" --- |".repeat(heads.length)}`, ...lines].join("\n");
}

function cell(value: string | number | undefined): string {
	return typeof value === "number" ? rounded(value).toLocaleString("en") : (value ?? "");
}
