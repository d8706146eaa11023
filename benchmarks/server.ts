// Measures requests a second and processor time of each page and operation, compared with a bare worker that returns the
// same bytes behind the same static files, and with the same cards and texts on React Router alone.
// COUNT=400 npx tsx benchmarks/server.ts
import { chromium } from "@playwright/test";
import playwright from "../playwright.config";
import { buildIfNeeded } from "../scripts/local-platform";
import { startMinimalRouter } from "./minimal-router";
import { builtSetting, load, type Row, report, startBare, startProduct } from "./setting";

const COUNT = Number(process.env.COUNT ?? 400);

const PAGES = [
	"/",
	"/movies",
	"/tv",
	"/search?q=night",
	"/movie/27205",
	"/tv/1396",
	"/watch/movie/27205",
	"/watch/tv/1396/1/1",
	"/privacy",
];
const CALLS = ["/api/health", "/api/tmdb/movie/popular", "/api/tmdb/movie/27205", "/api/player-servers"];

/** Responds to every path with the bytes that were stored for it. */
const BARE = `const pages = new Map();
export default { async fetch(request) {
	const { pathname, search } = new URL(request.url);
	if (request.method === "PUT") { pages.set(pathname + search, await request.text()); return new Response("stored"); }
	return new Response(pages.get(pathname + search), { headers: { "content-type": "text/html; charset=utf-8" } });
} };`;

await buildIfNeeded();
const product = await startProduct({ TMDB_TOKEN: "" });
const rendering = await startProduct({ TMDB_TOKEN: "", PAGE_CACHE: "off" });
const bare = await startBare(BARE, await builtSetting());
const browser = await chromium.launch(playwright.use?.launchOptions);
const front = (await product.miniflare.ready).origin;
const router = await startMinimalRouter(browser, { front, direct: product.url }, PAGES);
await browser.close();

async function signIn(url: string): Promise<string> {
	const account = { username: "bench", email: "bench@example.com", password: "Correct horse 7" };
	const response = await fetch(`${url}/api/auth/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(account),
	});
	if (!response.ok) throw new Error(`Registering returned ${response.status}: ${await response.text()}`);
	return /marquee_session\w*=[^;]+/.exec(response.headers.getSetCookie().join())?.[0] ?? "";
}

const cookie = await signIn(product.url);
const pages: Row[] = [];
const calls: Row[] = [];

async function compare(
	path: string,
): Promise<{ bare: Awaited<ReturnType<typeof load>>; cached: Awaited<ReturnType<typeof load>> }> {
	const body = await (await fetch(product.url + path)).arrayBuffer();
	await (await fetch(bare.url + path, { method: "PUT", body })).text();
	const cached = await load(product, path, { count: COUNT });
	return { bare: await load(bare, path, { count: COUNT }), cached };
}

for (const path of PAGES) {
	const { bare: floor, cached } = await compare(path);
	const alone = await load(router, path, { count: COUNT });
	const rendered = await load(rendering, path, { count: COUNT });
	const signedIn = await load(product, path, { count: Math.ceil(COUNT / 2), headers: { cookie } });
	pages.push({
		page: path,
		KB: cached.bytes / 1000,
		"bare/s": floor.perSecond,
		"signed out/s": cached.perSecond,
		"of bare": cached.perSecond / floor.perSecond,
		"React Router alone/s": alone.perSecond,
		"rendered/s": rendered.perSecond,
		"of React Router": rendered.perSecond / alone.perSecond,
		"signed in/s": signedIn.perSecond,
		"signed in, of React Router": signedIn.perSecond / alone.perSecond,
		"bare, ms CPU": floor.cpu,
		"signed out, ms CPU": cached.cpu,
		"React Router alone, ms CPU": alone.cpu,
		"rendered, ms CPU": rendered.cpu,
		"signed in, ms CPU": signedIn.cpu,
		"signed out p50, ms": cached.p50,
		"signed out p95, ms": cached.p95,
		lost: [floor, cached, alone, rendered, signedIn].map(({ lost }) => lost).join(" "),
	});
}
const unlimited: Record<string, string> = {};
for (const path of CALLS) {
	// A network of its own for each path, so that the limits of calls do not end the measurement.
	unlimited["cf-connecting-ip"] = `2001:db8:${CALLS.indexOf(path)}::1`;
	const count = path.startsWith("/api/tmdb") ? Math.min(COUNT, 200) : COUNT;
	const body = await (await fetch(product.url + path, { headers: unlimited })).arrayBuffer();
	await (await fetch(bare.url + path, { method: "PUT", body })).text();
	const ours = await load(product, path, { count, headers: unlimited });
	const floor = await load(bare, path, { count });
	calls.push({
		call: path,
		KB: ours.bytes / 1000,
		"bare/s": floor.perSecond,
		"ours/s": ours.perSecond,
		"bare, ms CPU": floor.cpu,
		"ours, ms CPU": ours.cpu,
		"p95, ms": ours.p95,
	});
}

await Promise.all([product.stop(), rendering.stop(), bare.stop(), router.stop()]);
report("server", {
	"Pages, 16 connections, uncompressed: signed out from the page cache, rendered with the page cache off": pages,
	"Calls of /api, 16 connections": calls,
});
