import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { isolateState } from "~/domain/catalogue/catalogue.server";
import { clearPageMemory } from "~/http/page-cache-store";
import { requestIdContext } from "~/http/request-id";
import { requestId } from "~/middleware/request-id";
import { type Platform, platformContext } from "~/platform.server";
import { testPlatform } from "../../tests/harness/context";
import { pageCache, respondFromPageCache } from "./page-cache";
import { pageSecurity, securityHeaders } from "./security-headers";

const STEPS = [requestId, securityHeaders, pageCache];
const MINUTE = 60_000;

let rendered = 0;

beforeEach(() => {
	// Another address for each test: the edge cache keeps what an earlier one stored.
	origin = `https://${crypto.randomUUID()}.test`;
	rendered = 0;
	clearPageMemory();
});

let origin = "";

interface Ask {
	path?: string;
	pattern?: string;
	method?: string;
	headers?: Record<string, string>;
	variables?: Record<string, string>;
	/** What the page itself does. */
	page?: (context: RouterContextProvider, platform: Platform) => Response;
}

function plainPage(context: RouterContextProvider): Response {
	const { nonce, frameSources } = context.get(pageSecurity);
	frameSources.add("https://player.example");
	const html = `<p>Rendering ${rendered}</p><script nonce="${nonce}">"${context.get(requestIdContext)}"</script></html>`;
	return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

async function ask({ path = "/", pattern = path, method = "GET", headers = {}, variables = {}, page }: Ask = {}) {
	const platform = testPlatform(variables);
	const context = new RouterContextProvider();
	context.set(platformContext, platform);
	const request = new Request(origin + path, { method, headers });
	const args = { request, context, url: new URL(request.url), params: {}, pattern };
	async function render(): Promise<Response> {
		rendered++;
		return (page ?? plainPage)(context, platform);
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

function noncesOf(html: string): string[] {
	return [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce ?? "");
}

describe("signed-out visitors", () => {
	test("share one rendering", async () => {
		await ask();
		const { html, platform } = await ask();
		expect(html).toContain("Rendering 1");
		expect(platform.facts.cache).toBe("edge");
	});

	test("each get a nonce of their own, in the page as in its policy", async () => {
		const answers = [await ask(), await ask(), await ask()];
		const nonces = answers.map(({ html }) => noncesOf(html));
		expect(new Set(nonces.flat()).size).toBe(3);
		for (const [index, { response }] of answers.entries()) {
			expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonces[index]}'`);
		}
	});

	test("each see the id of their own request", async () => {
		await ask();
		const { html, response } = await ask();
		expect(html).toContain(`"${response.headers.get("x-request-id")}"`);
	});

	test("get the headers of a rendered page, and are logged as one", async () => {
		const [first, second] = [await ask({ path: "/movie/7", pattern: "movie/:id" }), await ask({ path: "/movie/7" })];
		const [rendered, kept] = [first, second].map(({ response, html }) =>
			[...response.headers].map(([name, value]) =>
				[name, value]
					.join()
					.replace(noncesOf(html)[0] ?? "", "nonce")
					.replace(response.headers.get("x-request-id") ?? "", "id"),
			),
		);
		expect(kept).toEqual(rendered);
		expect(second.platform.facts).toMatchObject({
			route: "/movie/:id",
			requestId: second.response.headers.get("x-request-id"),
		});
	});

	test("get the frames of the page allowed", async () => {
		await ask();
		const { response } = await ask();
		expect(response.headers.get("content-security-policy")).toContain("frame-src 'self' https://player.example");
	});

	test("share it across isolates through the edge cache", async () => {
		await ask();
		clearPageMemory();
		expect((await ask()).html).toContain("Rendering 1");
	});

	test("may have unrelated cookies", async () => {
		await ask();
		expect((await ask({ headers: { cookie: "theme=dark" } })).html).toContain("Rendering 1");
	});
});

describe("other requests get no cached page, and their pages are not cached", () => {
	test.each<[string, Ask]>([
		["a session over https", { headers: { cookie: "__Host-marquee_session=token" } }],
		["a session over http", { headers: { cookie: "theme=dark; marquee_session=token" } }],
		["the mark of somebody who signed out", { headers: { cookie: "marquee_signed_out=1" } }],
		["a bookmark of their own writes", { headers: { cookie: "__Host-marquee_bookmark=1" } }],
		["a token", { headers: { authorization: "Bearer token" } }],
		["a form", { method: "POST" }],
		["an address with more in it than the page has use for", { path: "/?utm_source=letter", pattern: "/" }],
		["a page about themselves", { path: "/my-list" }],
		["a search", { path: "/search?q=dune", pattern: "/search" }],
		["data instead of a page", { path: "/movies.data", pattern: "/movies" }],
	])("%s", async (_who, asked) => {
		const plain = { path: asked.path?.split("?")[0] ?? "/", pattern: asked.pattern };
		await ask(asked);
		await ask(asked);
		expect(rendered).toBe(2);
		await ask(plain);
		const before = rendered;
		await ask(asked);
		expect(rendered).toBe(before + 1);
	});

	test("another host than that of the cached page", async () => {
		await ask();
		origin = `https://${crypto.randomUUID()}.test`;
		expect((await ask()).html).toContain("Rendering 2");
	});
});

describe("is not cached", () => {
	const html = { "content-type": "text/html; charset=utf-8" };
	test.each<[string, (context: RouterContextProvider, platform: Platform) => Response]>([
		["a page that sets a cookie", () => new Response("x", { headers: { ...html, "set-cookie": "a=b" } })],
		["a private page", () => new Response("x", { headers: { ...html, "cache-control": "private, no-store" } })],
		["a missing page", () => new Response("x", { status: 404, headers: html })],
		["a failed page", () => new Response("x", { status: 503, headers: html })],
		["a redirect", () => new Response(null, { status: 302, headers: { location: "/404" } })],
		["anything but a page", () => Response.json({})],
		[
			"a page that lacks something",
			(context, platform) => {
				platform.facts.isIncomplete = true;
				return plainPage(context);
			},
		],
		[
			"a page of saved copies",
			(context, platform) => {
				platform.facts.cache = "stale";
				return plainPage(context);
			},
		],
		[
			"a page of somebody signed in",
			(context, platform) => {
				platform.facts.userId = "7";
				return plainPage(context);
			},
		],
	])("%s", async (_what, page) => {
		await ask({ page });
		await ask({ page });
		expect(rendered).toBe(2);
	});

	test("a page that was under way when a title was taken down", async () => {
		await ask({ path: "/dmca" });
		const { blocked } = isolateState;
		const { list } = blocked;
		onTestFinished(() => {
			blocked.list = list;
		});
		function page(context: RouterContextProvider): Response {
			blocked.list = { keys: new Set(["movie:7"]), newest: 7 };
			return plainPage(context);
		}
		await ask({ page });
		expect((await ask()).html).toContain("Rendering 3");
	});

	test("a page whose request was named by its client with a word of the page", async () => {
		const headers = { "cf-ray": "transition-colors" };
		const page = () =>
			new Response('<p class="transition-colors"></p>', { headers: { "content-type": "text/html; charset=utf-8" } });
		await ask({ headers, page });
		expect((await ask({ page })).platform.facts.cache).toBeUndefined();
	});
});

describe("a cached page", () => {
	test("is rendered again after a minute, by one request only", async () => {
		const start = Date.now();
		await ask();
		vi.useFakeTimers({ now: start + MINUTE + 1000, toFake: ["Date"] });
		const [first, second] = await Promise.all([ask(), ask()]);
		expect([first.html, second.html].sort().map((text) => text.slice(3, 14))).toEqual(["Rendering 1", "Rendering 2"]);
		expect((await ask()).html).toContain("Rendering 2");
	});

	test("expires after five minutes", async () => {
		const start = Date.now();
		await ask();
		vi.useFakeTimers({ now: start + 5 * MINUTE + 1000, toFake: ["Date"] });
		const [first, second] = await Promise.all([ask(), ask()]);
		expect([first.html, second.html].some((text) => text.includes("Rendering 1"))).toBe(false);
	});

	test("is left when the configuration changes", async () => {
		await ask();
		expect((await ask({ variables: { CATALOGUE_REGION: "DE" } })).html).toContain("Rendering 2");
	});

	test("is not used when the page cache is off", async () => {
		await ask();
		expect((await ask({ variables: { PAGE_CACHE: "off" } })).html).toContain("Rendering 2");
	});
});

describe("listings", () => {
	test.each([
		["/movies?chip=trending", true],
		["/movies?genre=28&page=2", true],
		["/movies?page=2&genre=28", false],
		["/movies?chip=nonsense", false],
		["/movies?page=11", false],
		["/movies?year_from=1999", false],
		["/movies?q=dune", false],
	])("%s: shared %s", async (path, isShared) => {
		await ask({ path, pattern: "/movies" });
		await ask({ path, pattern: "/movies" });
		expect(rendered).toBe(isShared ? 1 : 2);
	});
});
