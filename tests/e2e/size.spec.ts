import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { EMBLEMS } from "../../app/artwork/data/emblems";
import { listTitles } from "../../app/clients/sample-catalogue/titles";
import { assets, scriptsOfPages, weigh } from "../../benchmarks/size";
import { expect, test } from "./test";

const KB = 1024;

/** Kilobytes in brotli, of the style sheet in gzip. */
const SCRIPT = 150;
const STYLE = 21.5;
/** Of all files; a page loads those of its letters, most often the two of Western Europe (31 KB). */
const FONTS = 62;
/** Kilobytes of HTML in gzip. */
const DOCUMENT = 22;
const API_DOCUMENT = 45;
/** Elements of one page; the description of the API has some for each field. */
const ELEMENTS = 2100;
const API_ELEMENTS = 15_050;
/** Besides the framework, the frame and the page, what they share; each file is a request. */
const SCRIPT_FILES = 10;
/** Requests while a page loads, including its icon, its texts and frames: on a desktop and on a phone. */
const REQUESTS: Record<string, [desktop: number, phone: number]> = {
	// One title of the sample catalogue has a letter of the third font.
	"/": [27, 18],
	"/movies": [27, 17],
	"/search?q=night": [17, 17],
	// The pictures of the signs are near the end of a phone's first view (decision 036); the toggles of these and of the watch
	// pages have a file of their own.
	"/movie/27205": [27, 20],
	"/tv/1396": [27, 20],
	"/tv/1396/2/1": [27, 20],
	"/watch/movie/27205": [29, 26],
	"/privacy": [16, 16],
	"/login": [18, 18],
};
/** Milliseconds after the load event in which a page may still start requests. */
const QUIET = 1000;

/** Pages that anyone may open. */
const PUBLIC = [
	...["/", "/movies", "/tv", "/search", "/search?q=night", "/movie/27205", "/tv/1396", "/tv/1396/1/2"],
	...["/watch/movie/27205", "/watch/tv/1396/1/1", "/person/1205223831", "/collection/1752451833"],
	...["/privacy", "/dmca", "/api/docs", "/404", "/nowhere", "/login", "/signup", "/forgot-password"],
];

test("no page loads more script and fonts than its budget", () => {
	const pages = Object.entries(scriptsOfPages()).filter(([id]) => !/admin|settings|embed/.test(id));
	expect(pages.length).toBeGreaterThan(10);
	for (const [id, { brotli, files }] of pages) {
		expect(brotli / KB, `script of ${id}`).toBeLessThanOrEqual(SCRIPT);
		expect(files, `files of ${id}`).toBeLessThanOrEqual(SCRIPT_FILES);
	}
	const fonts = Object.values(assets(".woff2")).reduce((total, { brotli }) => total + brotli, 0);
	expect(fonts / KB, "fonts").toBeLessThanOrEqual(FONTS);
});

const WORKER = "build/server";
/** Kilobytes of script, minified: each new isolate compiles and holds all of it before its first request. */
const WORKER_AT_START = 1515;

/** The scripts that the worker evaluates when it starts: its entry, and what that imports without `import()`. */
function scriptsAtStart(): Set<string> {
	const files = new Set(["index.js"]);
	for (const file of files) {
		const script = readFileSync(join(WORKER, file), "utf8");
		for (const [, path = ""] of script.matchAll(/(?:^|;)(?:import|export)\b(?! *\()[^;"]*"(\.[^"]+)"/gm)) {
			files.add(join(dirname(file), path));
		}
	}
	return files;
}

const OPERATIONS = "app/operations";

/** What a pattern finds in the sources of the operations of /api. */
function inOperations(pattern: RegExp): string[] {
	return readdirSync(OPERATIONS, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
		.flatMap((file) => [...readFileSync(join(OPERATIONS, file), "utf8").matchAll(pattern)].map(([text]) => text));
}

test("the worker starts with no more script than its budget", () => {
	const atStart = [...scriptsAtStart()];
	expect(atStart.length).toBeGreaterThan(5);
	const bytes = atStart.reduce((sum, file) => sum + statSync(join(WORKER, file)).size, 0);
	expect(bytes / KB, atStart.join("\n")).toBeLessThanOrEqual(WORKER_AT_START);
});

test("each file of the worker with functions has a map to its sources", () => {
	const maps = readdirSync(WORKER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js.map"));
	const empty = maps.filter((file) => JSON.parse(readFileSync(join(WORKER, file), "utf8")).sources.length === 0);
	expect(maps).toContain("index.js.map");
	const scripts = empty.map((file) => file.replace(/\.map$/, ""));
	expect(scripts.filter((file) => /=>|function/.test(readFileSync(join(WORKER, file), "utf8")))).toEqual([]);
});

test("the worker has no script for browsers, which the runtime would compile with it", () => {
	const forBrowsers = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
	expect(forBrowsers.some((file) => file.startsWith("import-worker-"))).toBe(true);
	expect(forBrowsers.filter((file) => readdirSync(join(WORKER, "assets")).includes(file))).toEqual([]);
});

/** What no page needs, or an installation with TMDB does not, each known by strings of its source. */
const LOADED_LATER: Record<string, string[]> = {
	"the operations of /api": inOperations(/summary: "[^"]+"/g),
	"the schemas of their responses": inOperations(/meta\(\{ id: "\w+" \}\)/g),
	"what the admin panel reads": ["users_search match"],
	"what runs by the clock": ["Nothing is scheduled for"],
	"the description of the API": ["A failed request gets the schema Failure with its status"],
	"the titles of the sample catalogue": listTitles("all").map(({ facts }) => facts.overview),
	"the pictograms of its artwork": Object.values(EMBLEMS).map(({ words }) => words.source),
};

/** The build leaves out spaces that the sources have. */
function withoutSpace(script: string): string {
	return script.replace(/\s+/g, "");
}

for (const [part, strings] of Object.entries(LOADED_LATER)) {
	test(`the worker starts without ${part}`, () => {
		const atStart = scriptsAtStart();
		expect(atStart.size).toBeGreaterThan(5);
		const written = strings.map(withoutSpace);
		const holders = readdirSync(WORKER, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".js"))
			.filter((file) => {
				const script = withoutSpace(readFileSync(join(WORKER, file), "utf8"));
				return written.some((text) => script.includes(text));
			});
		expect(holders, `the build has ${part}`).not.toEqual([]);
		expect(holders.filter((file) => atStart.has(file))).toEqual([]);
	});
}

test("no public page has more HTML, elements and style than its budget", async ({ request }) => {
	for (const path of PUBLIC) {
		const html = await (await request.get(path)).text();
		expect(gzipSync(html).byteLength / KB, `document of ${path}`).toBeLessThanOrEqual(
			path === "/api/docs" ? API_DOCUMENT : DOCUMENT,
		);
		expect(html.match(/<[a-z]/g)?.length, `elements of ${path}`).toBeLessThanOrEqual(
			path === "/api/docs" ? API_ELEMENTS : ELEMENTS,
		);
		const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
		const { files, gzip } = weigh(sheets);
		expect(files, `sheets of ${path}`).toBeGreaterThan(0);
		expect(gzip / KB, `style of ${path}`).toBeLessThanOrEqual(STYLE);
	}
});

/** The URLs that a browser requests while a page loads, except reports, which wait for no response. */
async function requestsOnLoad(browser: Browser, address: string, options: BrowserContextOptions): Promise<string[]> {
	const context = await browser.newContext({ ...options, serviceWorkers: "block" });
	// Its clock stands still: a page loads some files two seconds after it was shown, which a slow machine takes for its load.
	await context.clock.install({ time: 0 });
	await context.clock.pauseAt(1);
	const page = await context.newPage();
	const requests: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() !== "ping" && !request.url().startsWith("data:")) requests.push(request.url());
	});
	await page.goto(address, { waitUntil: "load" });
	await page.waitForTimeout(QUIET);
	await context.close();
	return requests;
}

for (const [path, [desktop, phone]] of Object.entries(REQUESTS)) {
	test(`${path} loads with few requests, none of them a call of the API`, async ({ browser, site }) => {
		const [wide, narrow] = await Promise.all([
			requestsOnLoad(browser, site.url + path, { viewport: { width: 1440, height: 900 } }),
			requestsOnLoad(browser, site.url + path, { viewport: { width: 390, height: 844 } }),
		]);
		expect(wide.length, wide.join("\n")).toBeLessThanOrEqual(desktop);
		expect(narrow.length, narrow.join("\n")).toBeLessThanOrEqual(phone);
		expect([...wide, ...narrow].filter((url) => /\/api\/|\.data(\?|$)/.test(url))).toEqual([]);
	});
}

test("images far down are not loaded with the page, but after the first interaction", async ({ page }) => {
	await page.goto("/");
	await page.waitForTimeout(QUIET);
	const rows = page.locator("main .card-row");
	function sources(row: number): Promise<(string | null)[]> {
		return rows
			.nth(row)
			.locator("img")
			.evaluateAll((images) => images.map((image) => image.getAttribute("src")));
	}
	const [first, second] = await Promise.all([sources(0), sources(1)]);
	// A poster that the first row shows too is at hand for the second.
	const source = second.find((address) => !first.includes(address));
	const poster = rows.nth(1).locator(`img[src="${source}"]`);
	function isThere(): Promise<boolean> {
		return poster.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
	}
	expect(await isThere()).toBe(false);
	await page.mouse.move(300, 300);
	await expect.poll(isThere).toBe(true);
});

test.describe("when the script does not load", () => {
	test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] });

	test("rows appear when they are scrolled to", async ({ page }) => {
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.goto("/");
		const last = page.locator("main .card-row").last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toHaveCSS("clip-path", "none");
		await expect
			.poll(() =>
				last
					.locator("img")
					.first()
					.evaluate((image: HTMLImageElement) => image.naturalWidth),
			)
			.toBeGreaterThan(0);
	});
});
