// One visit of a page in Chromium, and what it measured; and the weight of what the page asked for.
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, BrowserContextOptions } from "@playwright/test";

/** Milliseconds after the load event in which a page may still begin something. */
const QUIET = 700;
/** What a page is compressed with on its way; files weigh here what they do in size.ts. */
const ON_THE_WAY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** The kinds that the platform compresses. */
const COMPRESSED = /text|javascript|json|svg|xml/;

export interface Setting {
	options: BrowserContextOptions;
	/** How many times slower than it is the processor works. */
	cpu: number;
	/** A slow mobile network. */
	isSlow?: boolean;
}

/** As Chromium's own tools call it slow 4G: 1.6 Mbit/s, 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

export interface Visit {
	ttfb: number;
	fcp: number;
	lcp: number;
	cls: number;
	tbt: number;
	longest: number;
	/** Address and kind of everything that was asked for. */
	asked: { url: string; kind: string }[];
	/** What the page shows at last. */
	text: string;
}

/** Runs in the page before anything of it; as text, for what compiles this file leaves marks in functions. */
const WATCH = `{
	const seen = (window.__seen = { lcp: 0, cls: 0, tasks: [] });
	const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	observe("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
	observe("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
	observe("longtask", (entry) => seen.tasks.push(entry.duration));
}`;

/** What it saw, with the page's own times. */
const READ = `({
	...window.__seen,
	ttfb: performance.getEntriesByType("navigation")[0].responseStart,
	fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
	text: document.body.innerText,
})`;

export async function visit(browser: Browser, address: string, { options, cpu, isSlow }: Setting): Promise<Visit> {
	const context = await browser.newContext({ ...options, serviceWorkers: "block" });
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.setCacheDisabled", { cacheDisabled: true });
		await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
		if (isSlow) await session.send("Network.emulateNetworkConditions", SLOW_4G);
		const asked: Visit["asked"] = [];
		session.on("Network.responseReceived", ({ type, response: { url } }) => {
			if (!url.startsWith("data:")) asked.push({ url, kind: type });
		});
		await page.addInitScript(WATCH);
		await page.goto(address, { waitUntil: "load" });
		// The script is asked for after the first picture, which on a slow network comes with the load event.
		await page.waitForLoadState("networkidle");
		await page.waitForTimeout(QUIET);
		const { tasks, ...seen } = await page.evaluate<Omit<Visit, "tbt" | "longest" | "asked"> & { tasks: number[] }>(
			READ,
		);
		return {
			...seen,
			tbt: tasks.reduce((total, task) => total + Math.max(0, task - 50), 0),
			longest: Math.max(0, ...tasks),
			asked,
		};
	} finally {
		await context.close();
	}
}

/** Kilobytes by kind as Cloudflare would send them, whatever the local server sends. */
export async function weigh(asked: Visit["asked"]): Promise<Record<string, number>> {
	const weights: Record<string, number> = {};
	for (const { url, kind } of asked) {
		const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
		const bytes = new Uint8Array(await answer.arrayBuffer());
		const isCompressed = COMPRESSED.test(answer.headers.get("content-type") ?? "");
		const length = isCompressed
			? brotliCompressSync(bytes, kind === "Document" ? ON_THE_WAY : {}).length
			: bytes.length;
		weights[kind] = (weights[kind] ?? 0) + length / 1024;
	}
	return weights;
}

/** Of the words that a page shows at last, how many of a hundred the text of its first HTML holds; scripts do not count. */
export async function textInHtml({ text }: Visit, address: string): Promise<number> {
	const html = await (await fetch(address)).text();
	const said = html
		// A word may go on behind a tag or a mark between two texts: "<b>11</b><!-- -->."
		.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]*>/g, "")
		.replace(/&amp;/g, "&")
		.replace(/&#x27;/g, "'")
		.replace(/&quot;/g, '"')
		.toLowerCase();
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	return (100 * words.filter((word) => said.includes(word)).length) / Math.max(1, words.length);
}
