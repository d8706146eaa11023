// Visits a page in Chromium and measures it, including the size of its requests.
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, BrowserContextOptions } from "@playwright/test";

/** Milliseconds after the load event in which the page may still start work. */
const QUIET = 700;
/** Compression of documents; files are measured as in size.ts. */
const ON_THE_WAY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Content types that the platform compresses. */
const COMPRESSED = /text|javascript|json|svg|xml/;

export interface Setting {
	options: BrowserContextOptions;
	/** CPU slowdown factor. */
	cpu: number;
	/** A slow mobile network. */
	isSlow?: boolean;
}

/** "Slow 4G" of Chromium's DevTools: 1.6 Mbit/s, 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

export interface Visit {
	fcp: number;
	lcp: number;
	cls: number;
	tbt: number;
	longest: number;
	/** URL and type of every request. */
	requests: { url: string; kind: string }[];
	/** The final text of the page. */
	text: string;
}

/** Runs before the page's own scripts. It is a string, because the compiler of this file adds helpers to functions. */
const WATCH = `{
	const seen = (window.__seen = { lcp: 0, cls: 0, tasks: [] });
	const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	observe("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
	observe("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
	observe("longtask", (entry) => seen.tasks.push(entry.duration));
}`;

/** Its measurements, with the page's own timestamps. */
const READ = `({
	...window.__seen,
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
		const requests: Visit["requests"] = [];
		session.on("Network.responseReceived", ({ type, response: { url } }) => {
			if (!url.startsWith("data:")) requests.push({ url, kind: type });
		});
		await page.addInitScript(WATCH);
		await page.goto(address, { waitUntil: "load" });
		await page.waitForLoadState("networkidle");
		await page.waitForTimeout(QUIET);
		const { tasks, ...seen } = await page.evaluate<Omit<Visit, "tbt" | "longest" | "requests"> & { tasks: number[] }>(
			READ,
		);
		return {
			...seen,
			tbt: tasks.reduce((total, task) => total + Math.max(0, task - 50), 0),
			longest: Math.max(0, ...tasks),
			requests,
		};
	} finally {
		await context.close();
	}
}

/** Kilobytes by type, compressed as Cloudflare would, whatever the local server sends. */
export async function weigh(requests: Visit["requests"]): Promise<Record<string, number>> {
	const weights: Record<string, number> = {};
	for (const { url, kind } of requests) {
		const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
		const bytes = new Uint8Array(await response.arrayBuffer());
		const isCompressed = COMPRESSED.test(response.headers.get("content-type") ?? "");
		const length = isCompressed
			? brotliCompressSync(bytes, kind === "Document" ? ON_THE_WAY : {}).length
			: bytes.length;
		weights[kind] = (weights[kind] ?? 0) + length / 1024;
	}
	return weights;
}

/** The percentage of the page's final words that its first HTML contains as text, without scripts. */
export async function textInHtml({ text }: Visit, address: string): Promise<number> {
	const html = await (await fetch(address)).text();
	const htmlText = html
		// A word may continue after a tag or a comment: "<b>11</b><!-- -->."
		.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]*>/g, "")
		.replace(/&amp;/g, "&")
		.replace(/&#x27;/g, "'")
		.replace(/&quot;/g, '"')
		.toLowerCase();
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	return (100 * words.filter((word) => htmlText.includes(word)).length) / Math.max(1, words.length);
}
