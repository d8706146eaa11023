// Measures every public page in Chromium, compared with the same page as a static document and with its cards and texts on
// React Router alone, all from a bare worker. RUNS=5 npx tsx benchmarks/pages.ts; PAGES=/,/movies selects pages.
import { chromium, devices } from "@playwright/test";
import playwright from "../playwright.config";
import { buildIfNeeded } from "../scripts/local-platform";
import { startMinimalRouter } from "./minimal-router";
import { median, type Row, report, startBare, startProduct } from "./setting";
import { type Setting, textInHtml, type Visit, visit, weigh } from "./visit";

const RUNS = Number(process.env.RUNS ?? 3);
/** Also measured on a slow network. */
const KEY_PAGES = ["/", "/movie/27205"];
const OTHER_PAGES = [
	"/movies",
	"/tv",
	"/search?q=night",
	"/tv/1396",
	"/tv/1396/2/1",
	"/person/1031017855",
	"/collection/1752451833",
	"/watch/movie/27205",
	"/watch/tv/1396/1/1",
	"/privacy",
	"/dmca",
	"/login",
	"/signup",
	"/404",
];
const PAGES = process.env.PAGES?.split(",") ?? [...KEY_PAGES, ...OTHER_PAGES];
const CPU = 4;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const SETTINGS: Record<string, Setting> = {
	[`desktop, processor slowed ${CPU} times`]: { options: DESKTOP, cpu: CPU },
	[`phone, processor slowed ${CPU} times`]: { options: PHONE, cpu: CPU },
	"desktop, slow 4G": { options: DESKTOP, cpu: 1, isSlow: true },
	"phone, slow 4G": { options: PHONE, cpu: 1, isSlow: true },
};

/**
 * Returns what SOURCE returned to the first such request, from memory: the three are compared as documents and files, and the
 * time of their servers, which share the processor with the browser here, does not count. server.ts measures servers.
 */
const RECORDED = `const responses = new Map();
export default { async fetch(request, { SOURCE, WITHOUT_SCRIPTS }) {
	const { pathname, search } = new URL(request.url);
	const path = pathname + search;
	let recorded = responses.get(path);
	if (!recorded) {
		const response = await SOURCE.fetch(new Request("http://source" + path, { headers: { "accept-encoding": "identity" } }));
		const headers = new Headers(response.headers);
		for (const name of ["content-length", "transfer-encoding", "connection"]) headers.delete(name);
		let body = await response.arrayBuffer();
		if (WITHOUT_SCRIPTS && headers.get("content-type")?.startsWith("text/html")) {
			headers.delete("link");
			body = new TextDecoder().decode(body).replace(/<script\\b[\\s\\S]*?<\\/script>/g, "").replace(/<link[^>]*modulepreload[^>]*>/g, "");
		}
		recorded = { body, init: { status: response.status, headers } };
		responses.set(path, recorded);
	}
	return new Response(recorded.body, recorded.init);
} };`;

/** Serves the recorded responses of a server. */
function startRecorded(address: string, options: { isWithoutScripts?: boolean } = {}) {
	return startBare(RECORDED, {
		bindings: { WITHOUT_SCRIPTS: options.isWithoutScripts ?? false },
		serviceBindings: { SOURCE: { external: { address: new URL(address).host, http: {} } } },
	});
}

/** Milliseconds until the product's own server has sent the headers of a page, median of five. */
async function timeToHeaders(address: string): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < 5; run++) {
		const start = performance.now();
		const response = await fetch(address);
		times.push(performance.now() - start);
		await response.arrayBuffer();
	}
	return median(times);
}

type Figure = "fcp" | "lcp" | "cls" | "tbt" | "longest";

function middle(visits: Visit[], figure: Figure): number {
	return median(visits.map((one) => one[figure]));
}

await buildIfNeeded();
const browser = await chromium.launch(playwright.use?.launchOptions);
const product = await startProduct({ TMDB_TOKEN: "" });
const front = (await product.miniflare.ready).origin;
const minimal = await startMinimalRouter(browser, { front, direct: product.url }, PAGES);
const recorded = [
	await startRecorded(product.url),
	await startRecorded(product.url, { isWithoutScripts: true }),
	await startRecorded((await minimal.miniflare.ready).origin),
];
const places = await Promise.all(recorded.map(async ({ miniflare }) => (await miniflare.ready).origin));

async function row(path: string, setting: Setting): Promise<Row> {
	const visits: Visit[][] = places.map(() => []);
	for (const place of places) await (await fetch(place + path)).arrayBuffer();
	for (let run = 0; run < RUNS; run++) {
		for (const [index, place] of places.entries()) visits[index]?.push(await visit(browser, place + path, setting));
	}
	const [ours = [], plain = [], floor = []] = visits;
	const one = ours[0] as Visit;
	const weights = await weigh(one.requests);
	const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
	const images = weights.Image ?? 0;
	const fcp = middle(ours, "fcp");
	const lcp = middle(ours, "lcp");
	return {
		page: path,
		"TTFB of the server, ms": await timeToHeaders(front + path),
		"FCP ms": fcp,
		"FCP of static": fcp / middle(plain, "fcp"),
		"FCP of React Router": fcp / middle(floor, "fcp"),
		"LCP ms": lcp,
		"LCP of static": lcp / middle(plain, "lcp"),
		"LCP of React Router": lcp / middle(floor, "lcp"),
		CLS: middle(ours, "cls"),
		"TBT ms": middle(ours, "tbt"),
		"TBT of React Router alone": middle(floor, "tbt"),
		"longest task ms": middle(ours, "longest"),
		"longest of React Router alone": middle(floor, "longest"),
		requests: one.requests.length,
		"API calls": one.requests.filter(({ url, kind }) => kind !== "Ping" && /\/api\/|\.data(\?|$)/.test(url)).length,
		"HTML KB": weights.Document ?? 0,
		"script KB": weights.Script ?? 0,
		"style KB": weights.Stylesheet ?? 0,
		"fonts KB": weights.Font ?? 0,
		"images KB": images,
		"all but images KB": all - images,
		"text in HTML %": await textInHtml(one, front + path),
	};
}

const tables: Record<string, Row[]> = {};
for (const [name, setting] of Object.entries(SETTINGS)) {
	const rows: Row[] = [];
	for (const path of PAGES) {
		if (!setting.isSlow || KEY_PAGES.includes(path)) rows.push(await row(path, setting));
	}
	if (rows.length > 0) tables[`${name}, medians of ${RUNS}, brotli`] = rows;
}
await browser.close();
await Promise.all([product, minimal, ...recorded].map((server) => server.stop()));
report("pages", tables);
