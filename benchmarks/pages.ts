// What a visitor's browser measures of every public page, at a fourth of the processor's speed, beside the same page as
// a static document from a bare worker. RUNS=5 npx tsx benchmarks/pages.ts; PAGES=/,/movies chooses.
import { type Browser, type BrowserContextOptions, chromium, devices } from "@playwright/test";
import playwright from "../playwright.config";
import { buildIfNeeded } from "../scripts/local-platform";
import { median, type Row, report, startBare, startProduct } from "./setting";

const RUNS = Number(process.env.RUNS ?? 3);
const PAGES = process.env.PAGES?.split(",") ?? [
	"/",
	"/movies",
	"/search?q=night",
	"/movie/27205",
	"/tv/1396",
	"/watch/movie/27205",
	"/login",
	"/privacy",
];
const CPU = 4;
/** Milliseconds after the load event in which a page may still begin something. */
const QUIET = 700;
const WIDTHS: Record<string, BrowserContextOptions> = {
	desktop: { viewport: { width: 1440, height: 900 } },
	phone: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
};

/** Hands every request on to the product, and pages without their scripts: the same document, style, fonts and images. */
const STATIC = `const pages = new Map();
export default { async fetch(request, env) {
	const { pathname, search } = new URL(request.url);
	const path = pathname + search;
	let page = pages.get(path);
	if (!page) {
		const answer = await env.PRODUCT.fetch(new Request("http://product" + path, { headers: { "accept-encoding": "identity" } }));
		const type = answer.headers.get("content-type");
		const whole = await answer.arrayBuffer();
		const body = type?.startsWith("text/html")
			? new TextDecoder().decode(whole).replace(/<script\\b[\\s\\S]*?<\\/script>/g, "").replace(/<link[^>]*modulepreload[^>]*>/g, "")
			: whole;
		page = { body, type };
		pages.set(path, page);
	}
	return new Response(page.body, { headers: { "content-type": page.type } });
} };`;

interface Figures {
	ttfb: number;
	fcp: number;
	lcp: number;
	cls: number;
	tbt: number;
	longest: number;
	requests: number;
	calls: number;
	bytes: Record<string, number>;
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
})`;

interface Seen extends Pick<Figures, "ttfb" | "fcp" | "lcp" | "cls"> {
	tasks: number[];
}

async function measure(browser: Browser, address: string, options: BrowserContextOptions): Promise<Figures> {
	const context = await browser.newContext(options);
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.setCacheDisabled", { cacheDisabled: true });
		await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
		const kinds = new Map<string, string>();
		const bytes: Record<string, number> = {};
		let calls = 0;
		session.on("Network.responseReceived", ({ requestId, type, response }) => {
			if (response.url.startsWith("data:")) return;
			kinds.set(requestId, type);
			if (/\/api\/|\.data(\?|$)/.test(response.url)) calls++;
		});
		session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
			const kind = kinds.get(requestId);
			if (kind) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
		});
		await page.addInitScript(WATCH);
		await page.goto(address, { waitUntil: "load" });
		await page.waitForTimeout(QUIET);
		const seen = await page.evaluate<Seen>(READ);
		return {
			...seen,
			tbt: seen.tasks.reduce((total, task) => total + Math.max(0, task - 50), 0),
			longest: Math.max(0, ...seen.tasks),
			requests: kinds.size,
			calls,
			bytes,
		};
	} finally {
		await context.close();
	}
}

function middle(all: Figures[], figure: (one: Figures) => number): number {
	return median(all.map(figure));
}

await buildIfNeeded();
const product = await startProduct({ TMDB_TOKEN: "" });
// Through the worker in front, which compresses as the platform does.
const front = (await product.miniflare.ready).origin;
const stand = await startBare(STATIC, {
	serviceBindings: { PRODUCT: { external: { address: new URL(product.url).host, http: {} } } },
});
const standFront = (await stand.miniflare.ready).origin;
const browser = await chromium.launch(playwright.use?.launchOptions);
const tables: Record<string, Row[]> = {};
for (const [width, options] of Object.entries(WIDTHS)) {
	const rows: Row[] = [];
	for (const path of PAGES) {
		for (const address of [front, standFront]) await (await fetch(address + path)).arrayBuffer();
		const ours: Figures[] = [];
		const plain: Figures[] = [];
		for (let run = 0; run < RUNS; run++) {
			ours.push(await measure(browser, front + path, options));
			plain.push(await measure(browser, standFront + path, options));
		}
		const kilobytes = (kind: string) => middle(ours, ({ bytes }) => bytes[kind] ?? 0) / 1024;
		const total = middle(ours, ({ bytes }) => Object.values(bytes).reduce((sum, part) => sum + part, 0)) / 1024;
		rows.push({
			page: path,
			"TTFB ms": middle(ours, ({ ttfb }) => ttfb),
			"FCP ms": middle(ours, ({ fcp }) => fcp),
			"of static": middle(ours, ({ fcp }) => fcp) / middle(plain, ({ fcp }) => fcp),
			"LCP ms": middle(ours, ({ lcp }) => lcp),
			"of static's": middle(ours, ({ lcp }) => lcp) / middle(plain, ({ lcp }) => lcp),
			CLS: middle(ours, ({ cls }) => cls),
			"TBT ms": middle(ours, ({ tbt }) => tbt),
			"longest task ms": middle(ours, ({ longest }) => longest),
			requests: middle(ours, ({ requests }) => requests),
			"API calls": middle(ours, ({ calls }) => calls),
			"HTML KB": kilobytes("Document"),
			"script KB": kilobytes("Script"),
			"style KB": kilobytes("Stylesheet"),
			"fonts KB": kilobytes("Font"),
			"images KB": kilobytes("Image"),
			"all but images KB": total - kilobytes("Image"),
		});
	}
	tables[`${width}, processor slowed ${CPU} times, medians of ${RUNS}, gzip`] = rows;
}
await browser.close();
await Promise.all([product.stop(), stand.stop()]);
report("pages", tables);
