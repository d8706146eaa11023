import { createHash } from "node:crypto";
import { type MiddlewareFunction, RouterContextProvider, type StaticHandlerContext } from "react-router";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { PAGE_RULES } from "~/domain/accounts/policy";
import { publishBlocked } from "~/domain/catalogue/content-state.server";
import { readRegion } from "~/http/region";
import { requestId } from "~/http/request-id";
import {
	createIsolate,
	ISOLATE,
	type Isolate,
	type NotShared,
	type Platform,
	platformContext,
} from "~/platform.server";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";
import { documentSharing, hashScripts, pageCache, readSharing, respondFromPageCache } from "./page-cache";
import { pageSecurity, securityHeaders } from "./security-headers";

// It reads the browser's storage as soon as it is loaded.
vi.mock("~/browser/library/session-lists.client", () => ({}));

const STEPS = [requestId, securityHeaders, pageCache];
const MINUTE = 60_000;
const HTML = { "content-type": "text/html; charset=utf-8" };

let rendered = 0;

beforeEach(() => {
	// Another address for each test: the edge cache still has what an earlier one stored.
	origin = `https://${crypto.randomUUID()}.test`;
	rendered = 0;
	ISOLATE.clear();
});

let origin = "";

interface Sent {
	path?: string;
	pattern?: string;
	method?: string;
	headers?: Record<string, string>;
	variables?: Record<string, string>;
	/** Where Cloudflare sees the visitor. */
	country?: string;
	/** Renders the page. */
	page?: (context: RouterContextProvider, platform: Platform) => Response | Promise<Response>;
}

function plainPage(context: RouterContextProvider, text = `Rendering ${rendered}`): Response {
	const { nonce, preloads, frameSources, connectSources } = context.get(pageSecurity);
	preloads.push('</start.js>; rel="modulepreload"');
	frameSources.add("https://player.example");
	connectSources.add("https://player.example");
	const html = `<p>${text}</p><script nonce="${nonce}">start()</script></html>`;
	context.set(documentSharing, "shared");
	return new Response(html, { headers: HTML });
}

async function send({
	path = "/",
	pattern = path,
	method = "GET",
	headers = {},
	variables = {},
	country,
	page,
}: Sent = {}) {
	const opened = testPlatform(variables);
	const context = new RouterContextProvider();
	const request = new Request(origin + path, { method, headers, cf: { country } } as RequestInit);
	const platform = { ...opened, region: readRegion(request, opened.config) };
	context.set(platformContext, platform);
	const args = { request, context, url: new URL(request.url), params: {}, pattern };
	async function render(): Promise<Response> {
		rendered++;
		return page ? page(context, platform) : plainPage(context);
	}
	const run = STEPS.reduceRight<() => Promise<Response>>(
		(next, step) => async () =>
			(await step(args as unknown as Parameters<MiddlewareFunction<Response>>[0], next)) as Response,
		render,
	);
	const response = (await respondFromPageCache(request, platform)) ?? (await run());
	const html = await response.text();
	await platform.settled();
	return { response, html, platform, context };
}

describe("signed-out visitors", () => {
	test("share one rendering", async () => {
		await send();
		const { html, platform } = await send();
		expect(html).toContain("Rendering 1");
		expect(platform.logFields.cache).toBe("edge");
	});

	test("get a stored page from an isolate that has just started after one read of KV and none of D1", async () => {
		await send();
		ISOLATE.clear();
		const read = vi.spyOn(testPlatform().env.CACHE, "get");
		const { html, platform } = await send();
		expect(html).toContain("Rendering 1");
		expect(read.mock.calls.map(([key]) => key)).toEqual(["catalogue:state"]);
		expect(platform.logFields.waits.D1).toBeUndefined();
	});

	test("get the same bytes, whose policy allows the page's own scripts by their hashes", async () => {
		const [first, second] = [await send(), await send()];
		expect(second.html).toBe(first.html);
		expect(first.html).not.toContain("nonce");
		const scripts = /script-src ([^;]+)/.exec(second.response.headers.get("content-security-policy") ?? "")?.[1];
		const hash = createHash("sha256").update("start()").digest("base64");
		expect(scripts).toBe(`'self' 'sha256-${hash}'`);
		expect(second.response.headers.get("link")).toBe('</start.js>; rel="modulepreload"');
	});

	test("get the headers of a rendered page, and are logged as one", async () => {
		const [first, second] = [await send({ path: "/movie/7", pattern: "movie/:id" }), await send({ path: "/movie/7" })];
		const [rendered, stored] = [first, second].map(({ response }) =>
			[...response.headers].filter(([name]) => name !== "x-request-id"),
		);
		expect(stored).toEqual(rendered);
		expect(second.platform.logFields).toMatchObject({
			route: "/movie/:id",
			requestId: second.response.headers.get("x-request-id"),
		});
	});

	test("with a current copy of the page get a 304 with its policy", async () => {
		const { response } = await send();
		const etag = response.headers.get("etag") ?? "";
		expect(etag).toMatch(/^"[^"]{20,}"$/);
		for (const tags of [etag, `"other", ${etag}`, `W/${etag}`]) {
			const again = await send({ headers: { "if-none-match": tags } });
			expect(again.response.status).toBe(304);
			expect(again.html).toBe("");
			expect(again.response.headers.get("content-security-policy")).toContain("sha256-");
		}
		expect((await send({ headers: { "if-none-match": '"other"' } })).response.status).toBe(200);
	});

	test("also get a 304 for their copy when the page has to be rendered", async () => {
		const page = (context: RouterContextProvider) => plainPage(context, "always the same");
		const { response } = await send({ page });
		ISOLATE.clear();
		origin = `https://${crypto.randomUUID()}.test`;
		const again = await send({ page, headers: { "if-none-match": response.headers.get("etag") ?? "" } });
		expect(again.response.status).toBe(304);
		expect(again.platform.logFields.cache).toBeUndefined();
	});

	test.each([
		["/", "page,home"],
		["/movies", "page,movies"],
		["/movie/7", "page,movie-7"],
		["/tv/7/2/1", "page,tv-7"],
		["/watch/tv/7/2/1", "page,tv-7"],
		["/watch/movie/7", "page,movie-7"],
	])("a cache in front may store %s and purge it by the tags %s", async (path, tags) => {
		const { response } = await send({ path });
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
			"cloudflare-cdn-cache-control": "max-age=60, stale-while-revalidate=60, stale-if-error=300",
			"cache-tag": tags,
			vary: "cookie, authorization",
			age: "0",
		});
	});

	test("get the page's age in this cache, for a cache in front", async () => {
		const start = Date.now();
		await send();
		vi.useFakeTimers({ now: start + 40_500, toFake: ["Date"] });
		expect((await send()).response.headers.get("age")).toBe("40");
	});

	test("get a policy that allows the page's frames", async () => {
		await send();
		const { response } = await send();
		expect(response.headers.get("content-security-policy")).toContain("frame-src 'self' https://player.example");
		expect(response.headers.get("content-security-policy")).toContain("connect-src 'self' https://player.example");
	});

	test("share it across isolates through the edge cache", async () => {
		await send();
		ISOLATE.clear();
		expect((await send()).html).toContain("Rendering 1");
	});

	test("may have unrelated cookies", async () => {
		await send();
		expect((await send({ headers: { cookie: "theme=dark" } })).html).toContain("Rendering 1");
	});
});

describe("other requests get no cached page, their pages are not cached, and the log says why", () => {
	test.each<[string, NotShared, Sent]>([
		["a session over https", "cookie", { headers: { cookie: "__Host-marquee_session=token" } }],
		["a session over http", "cookie", { headers: { cookie: "theme=dark; marquee_session=token" } }],
		["the cookie that marks a session as signed out", "cookie", { headers: { cookie: "marquee_signed_out=1" } }],
		["a bookmark of their own writes", "cookie", { headers: { cookie: "__Host-marquee_bookmark=1" } }],
		["a token", "token", { headers: { authorization: "Bearer token" } }],
		["a form", "method", { method: "POST" }],
		["parameters that the page does not use", "address", { path: "/?utm_source=letter", pattern: "/" }],
		["a filter with too many values", "address", { path: "/movies?year_from=1999", pattern: "/movies" }],
		["a page with the visitor's own data", "policy", { path: "/my-list" }],
		["a search", "address", { path: "/search?q=dune", pattern: "/search" }],
		["data instead of a page", "policy", { path: "/movies.data", pattern: "/movies" }],
		["a cache that is off", "off", { variables: { PAGE_CACHE: "off" } }],
	])("%s: %s", async (_who, reason, sent) => {
		const plain = { path: sent.path?.split("?")[0] ?? "/", pattern: sent.pattern };
		await send(sent);
		const { response, platform } = await send(sent);
		expect(rendered).toBe(2);
		expect(response.headers.get("cache-control"), "no other cache may store it either").toBe("private, no-cache");
		expect(platform.logFields.notShared).toBe(reason);
		await send(plain);
		const before = rendered;
		await send(sent);
		expect(rendered).toBe(before + 1);
	});

	test("nothing is logged where a page was stored, or is no document", async () => {
		expect((await send()).platform.logFields.notShared).toBeUndefined();
		expect((await send()).platform.logFields.notShared).toBeUndefined();
		const answer = await send({ path: "/api/health", page: () => Response.json({}) });
		expect(answer.platform.logFields.notShared).toBeUndefined();
	});

	test("another host than that of the cached page", async () => {
		await send();
		origin = `https://${crypto.randomUUID()}.test`;
		expect((await send()).html).toContain("Rendering 2");
	});
});

describe("is not cached, and the log says why", () => {
	interface Rendered {
		body?: string;
		status?: number;
		headers?: Record<string, string>;
		sharing?: NotShared;
	}
	test.each<[string, NotShared, Rendered]>([
		["a page that sets a cookie", "private", { headers: { "set-cookie": "a=b" } }],
		["a page for a signed-in visitor", "private", { headers: { "cache-control": "private, no-store" } }],
		["a page that says itself how it may be stored", "private", { headers: { "cache-control": "public" } }],
		["a page whose loader says nothing", "unsaid", { sharing: "unsaid" }],
		["a page with a stale part", "stale", { sharing: "stale" }],
		["a page that is streamed", "streamed", { sharing: "streamed" }],
		["a missing page", "status", { status: 404 }],
		["a failed page", "status", { status: 503, sharing: "stale" }],
	])("%s: %s", async (_what, reason, { body = "x", status, headers, sharing }) => {
		function page(context: RouterContextProvider): Response {
			context.set(documentSharing, sharing ?? "shared");
			return new Response(body, { status, headers: { ...HTML, ...headers } });
		}
		await send({ page });
		const { response, platform } = await send({ page });
		expect(rendered).toBe(2);
		expect(response.headers.get("cache-control")).toBe(headers?.["cache-control"] ?? "private, no-cache");
		expect(platform.logFields.notShared).toBe(reason);
	});

	test("a page of more than 256 KB, though a cache in front may store it", async () => {
		const page = (context: RouterContextProvider) => plainPage(context, "é".repeat(128 * 1024));
		await send({ page });
		const { response, platform } = await send({ page });
		expect(rendered).toBe(2);
		expect(response.headers.get("cache-control")).toContain("s-maxage=60");
		expect(platform.logFields.notShared).toBe("size");
	});

	test.each<[string, () => Response]>([
		["a redirect", () => new Response(null, { status: 302, headers: { location: "/404" } })],
		["a response that no document was rendered for", () => Response.json({})],
	])("%s", async (_what, page) => {
		await send({ page });
		const { response } = await send({ page });
		expect(rendered).toBe(2);
		expect(response.headers.get("cache-control")).toBe("private, no-cache");
	});

	test("a page that was being rendered when a title was blocked", async () => {
		await send({ path: "/dmca" });
		const rows = openDatabase(testPlatform().db);
		onTestFinished(async () => {
			await rows.delete(blockedTitles);
		});
		async function page(context: RouterContextProvider, platform: Platform): Promise<Response> {
			await rows.insert(blockedTitles).values({ mediaType: "movie", id: 7, reason: "A notice", createdAt: 7 });
			await publishBlocked(platform);
			return plainPage(context);
		}
		await send({ page });
		expect((await send()).html).toContain("Rendering 3");
	});
});

describe("a cached page", () => {
	test("is rendered again after a minute", async () => {
		const start = Date.now();
		await send();
		vi.useFakeTimers({ now: start + MINUTE + 1000, toFake: ["Date"] });
		for (const isolate of ["the same", "another"]) {
			expect((await send()).html, isolate).toContain("Rendering 2");
			ISOLATE.clear();
		}
	});

	test("is not used after the configuration changes", async () => {
		await send();
		expect((await send({ variables: { CATALOGUE_REGION: "DE" } })).html).toContain("Rendering 2");
	});
});

describe("listings", () => {
	test.each([
		["/movies?chip=trending", true],
		["/movies?genre=28&page=2", true],
		["/movies?page=2&genre=28", false],
		["/pictures?sign=door", true],
		["/pictures?sign=moon&sign=door&page=2", true],
		["/pictures?sign=door&page=11", false],
		["/pictures?sign=door&sign=door", false],
		["/pictures?sign=unicorn", false],
		["/pictures?sign=door&sign=moon&sign=eye", false],
		["/movies?chip=unknown", false],
		["/movies?page=11", false],
		["/movies?year_from=1999", false],
		["/movies?q=dune", false],
	])("%s: shared %s", async (path, isShared) => {
		await send({ path, pattern: "/movies" });
		await send({ path, pattern: "/movies" });
		expect(rendered).toBe(isShared ? 1 : 2);
	});
});

describe("whether a page may be shared is a value that its loader returns", () => {
	/** Ids that the fake TMDB knows, by what stands before them in a path. */
	const IDS: Record<string, string> = { movie: "1040", tv: "50000", person: "100001", collection: "800" };

	/** A path of every page that the policy marks as shared. This upstream has only some films of the riddle, not those of every day. */
	const PATHS = PAGE_RULES.filter(({ isShared, path }) => isShared && path !== "/signs").map(({ path }) =>
		path.replace(/(\w+)\/:id/, (_, kind) => `${kind}/${IDS[kind]}`).replace(/:\w+/g, "1"),
	);

	interface Asked {
		isolate?: Isolate;
		variables?: Record<string, string>;
		servers?: Response;
	}

	const FAILING = { kind: "status", status: 401 } as const;

	const SERVERS = {
		servers: [{ id: 1, name: "One", movieUrl: "https://a.example/m/", tvUrl: "https://a.example/t/", enabled: true }],
		settings: { defaultServer: 1 },
	};

	/** With the given isolate, or a new one; `servers` is the file of player servers. */
	async function isShareable(
		path: string,
		{ isolate = createIsolate(), variables = {}, servers = Response.json(SERVERS) }: Asked = {},
	): Promise<boolean | undefined> {
		const assets = { fetch: async () => servers } as unknown as Fetcher;
		// Without what other tests have stored.
		const cache = { get: async () => null, put: async () => undefined } as unknown as KVNamespace;
		const replaced = { isolate, assets, cache };
		const page = await fetchPage<unknown>(path, {}, { variables: { ...TMDB_VARIABLES, ...variables }, replaced });
		await page.settled();
		return (page.data as { isShareable?: boolean }).isShareable;
	}

	test.each(PATHS)("%s: true when all of it is fresh, false when a part of it is stale", async (path) => {
		const tmdb = fakeTmdb();
		const [isolate, start] = [createIsolate(), Date.now()];
		const variables = { TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
		expect(await isShareable(path, { isolate, variables })).toBe(true);
		const readsCatalogue = tmdb.requests().length > 0;
		vi.useFakeTimers({ now: start + 6 * MINUTE, toFake: ["Date"] });
		tmdb.setFault(FAILING);
		expect(await isShareable(path, { isolate, variables })).toBe(!readsCatalogue);
	});

	test("false when a row of Home failed", async () => {
		fakeTmdb().setFault(FAILING, { path: /tv\/popular/ });
		const variables = { TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
		expect(await isShareable("/", { variables })).toBe(false);
	});

	test.each(["/watch/movie/1040", "/watch/tv/50000/1/1"])("%s: false when other players stand in", async (path) => {
		fakeTmdb();
		expect(await isShareable(path, { servers: new Response("", { status: 500 }) })).toBe(false);
	});
});

test.each([
	["shared", { isShareable: true }],
	["stale", { isShareable: false }],
	["stale", { isShareable: "yes" }],
	["unsaid", { title: "Dune" }],
	["unsaid", null],
	["unsaid", undefined],
])("a document is %s when the loader of its page returns %j", (sharing, page) => {
	const matches = ["root", "page"].map((id) => ({ route: { id } })) as StaticHandlerContext["matches"];
	expect(readSharing({ matches, loaderData: { root: { isShareable: true }, page } })).toBe(sharing);
});

function hashOf(script: string): string {
	return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

test("removes the nonce from a page, and returns the hashes of its inline scripts", async () => {
	const { html, hashes } = await hashScripts(
		'<head><link rel="modulepreload" nonce="n+/=" href="/a.js"></head><script nonce="n+/=">start("é")</script><script type="module" async="" nonce="n+/=">import "/a.js"</script>',
		"n+/=",
	);
	expect(html).toBe(
		'<head><link rel="modulepreload" href="/a.js"></head><script>start("é")</script><script type="module" async="">import "/a.js"</script>',
	);
	expect(hashes).toEqual([hashOf('start("é")'), hashOf('import "/a.js"')]);
});

test("an injected script gets no hash, whatever its attributes", async () => {
	const { hashes } = await hashScripts(
		'<script>steal()</script><script nonce="guess">steal()</script><script data-nonce="right">steal()</script><script nonce="right">ours()</script>',
		"right",
	);
	expect(hashes).toEqual([hashOf("ours()")]);
});

describe("a page that differs by country", () => {
	const variables = TMDB_VARIABLES;
	const title = { path: "/movie/7", pattern: "/movie/:id", variables };

	test("is shared by the visitors of one country, told by the connection or chosen", async () => {
		expect((await send({ ...title, country: "ES" })).html).toContain("Rendering 1");
		expect((await send({ ...title, country: "FR" })).html).toContain("Rendering 2");
		expect((await send({ ...title, headers: { cookie: "__Host-region=ES" }, country: "FR" })).html).toContain(
			"Rendering 1",
		);
		expect((await send(title)).html).toContain("Rendering 3");
	});

	test("is not held by a cache in front where only the connection told the country", async () => {
		const controlOf = async (sent: Sent) => (await send({ ...title, ...sent })).response.headers.get("cache-control");
		expect(await controlOf({ country: "ES" })).toBe("private, max-age=0, must-revalidate");
		expect(await controlOf({ country: "ES", headers: { cookie: "__Host-region=FR" } })).toContain("s-maxage");
		expect(await controlOf({})).toContain("s-maxage");
	});

	test("is no other page: listings, people and search are shared by all countries", async () => {
		for (const path of ["/movies", "/person/7", "/search"]) {
			const first = await send({ path, pattern: path.replace("7", ":id"), variables, country: "ES" });
			const second = await send({ path, pattern: path.replace("7", ":id"), variables, country: "FR" });
			expect(second.html, path).toBe(first.html);
			expect(second.response.headers.get("cache-control"), path).toContain("s-maxage");
		}
	});

	test("has one copy in all countries with the sample catalogue, which knows one", async () => {
		const first = await send({ path: "/movie/7", pattern: "/movie/:id", country: "ES" });
		expect((await send({ path: "/movie/7", pattern: "/movie/:id", country: "FR" })).html).toBe(first.html);
	});
});
