import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import siteMap from "../../app/routes";
import { SECRET_HEADER } from "../../scripts/front/gate";
import { RULES } from "../rules";
import { type Account, freshAddress, givenAccount, sessionCookie } from "./accounts";
import { expect, type Site, test } from "./test";

// The page cache is on, as in production.
test.use({ variables: { PAGE_CACHE: "on" } });

const VALUES: Record<string, string> = {
	season: "1",
	episode: "1",
	mediaId: "27205",
	mediaType: "movie",
	list: "movies",
	version: "1",
	size: "w342",
	file: "nothing.svg",
	name: "retention",
	"*": "nowhere",
};

function pathsOf(route: RouteConfigEntry, parent = ""): string[] {
	const path = [parent, route.path ?? ""].filter(Boolean).join("/");
	return route.children ? route.children.flatMap((child) => pathsOf(child, path)) : [`/${path}`];
}

/** Every address of the site map, with real values for the names in it. */
const ADDRESSES = [
	...new Set([...(siteMap as RouteConfigEntry[]).flatMap((route) => pathsOf(route)), ...RULES.map(({ path }) => path)]),
].map((path) => {
	const id = /^\/(?:watch|embed|embed\/trailer)?\/?tv\//.test(path) ? "1396" : "27205";
	return path.replace(/:(\w+)|\*/g, (all, name: string | undefined) => ({ ...VALUES, id })[name ?? all] ?? "1");
});

/** Operations that change nothing and respond the same to everyone. */
const PUBLIC_PATHS = new Set(RULES.filter(({ access }) => access === "public").map(({ path }) => path));

async function get({ url }: Pick<Site, "url">, path: string, headers: Record<string, string> = {}) {
	const response = await fetch(`${url}${path}`, { redirect: "manual", headers: { ...freshAddress(), ...headers } });
	return { path, status: response.status, headers: response.headers, text: await response.text() };
}

function directives(policy: string): Map<string, string[]> {
	return new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...values] = directive.split(" ");
			return [name, values];
		}),
	);
}

function hashOf(script: string): string {
	return createHash("sha256").update(script).digest("base64");
}

/** A request with a URL of another origin, which the front would not send. */
function openAs(
	{ miniflare, secret }: Site,
	url: string,
	init: { method?: string; headers?: object; body?: string } = {},
) {
	return miniflare.dispatchFetch(url, { ...init, headers: { ...init.headers, [SECRET_HEADER]: secret } });
}

const asUser = ({ url }: Site, { token }: Account) => ({ cookie: `${sessionCookie(url)}=${token}` });

test("every URL has the security headers", async ({ site }) => {
	expect(ADDRESSES.length).toBeGreaterThan(40);
	const nonces = new Set<string>();
	for (const path of ADDRESSES) {
		const { status, headers, text } = await get(site, path);
		expect(status, path).toBeLessThan(500);
		expect(headers.get("x-content-type-options"), path).toBe("nosniff");
		expect(headers.get("x-request-id"), path).toMatch(/^[\w-]{1,64}$/);
		expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
		expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
		expect(headers.get("permissions-policy"), path).toContain("camera=()");
		const framedBy = path.startsWith("/embed/") ? "frame-ancestors 'self'" : "frame-ancestors 'none'";
		expect(headers.get("content-security-policy"), path).toContain(framedBy);
		expect(headers.get("server-timing"), path).toMatch(/^total;dur=\d+/);
		// For a minute, the page that a signed-out visitor was refused.
		const cookies = headers.getSetCookie().filter((line) => !/^marquee_refused_\d+=%2Fadmin;/.test(line));
		expect(cookies, path).toEqual([]);
		expect(headers.get("cache-control"), `${path}: who may store it`).toMatch(/public|private|no-store|no-cache/);
		if (!headers.get("content-type")?.startsWith("text/html")) continue;
		const policy = directives(headers.get("content-security-policy") ?? "");
		const scripts = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
			([tag]) => !tag.includes("ld+json"),
		);
		const [first = "", ...others] = policy.get("script-src") ?? [];
		if (headers.has("etag")) {
			const hashes = scripts.map(([, , script = ""]) => `'sha256-${hashOf(script)}'`);
			expect([first, ...others.sort()], path).toEqual(["'self'", ...[...new Set(hashes)].sort()]);
			expect(text, path).not.toMatch(/nonce="[^"]/);
		} else {
			expect(first, path).toMatch(/^'nonce-[\w+/=]{22,}'$/);
			expect(others, path).toEqual(["'strict-dynamic'"]);
			expect(nonces.has(first), `${path}: a nonce is used once`).toBe(false);
			expect(headers.get("cache-control"), path).toMatch(/private|no-store|no-cache/);
			nonces.add(first);
			const bare = scripts.filter(([tag]) => !tag.includes(`nonce="${first.slice(7, -1)}"`));
			expect(bare, path).toEqual([]);
		}
		const isEmbed = path.startsWith("/embed/");
		expect(policy.get("frame-ancestors"), path).toEqual([isEmbed ? "'self'" : "'none'"]);
		for (const name of ["object-src", "base-uri"]) expect(policy.get(name), path).toEqual(["'none'"]);
		expect(policy.get("form-action"), path).toEqual(["'self'", "mailto:"]);
		expect(policy.get("default-src"), path).toEqual(["'self'"]);
		expect(policy.get("connect-src"), path).toEqual(["'self'"]);
		const frames = policy.get("frame-src") ?? [];
		expect(
			frames.filter((source) => !["'self'", "https://www.youtube-nocookie.com"].includes(source)),
			path,
		).toEqual([]);
		expect(text.match(/\son\w+=["']|javascript:/g) ?? [], path).toEqual([]);
	}
});

const SHARED_PAGES = [
	...["/", "/movies", "/tv", "/movies?genre=28&page=2", "/search", "/movie/27205", "/tv/1396", "/tv/1396/2/1"],
	...["/watch/movie/27205", "/watch/tv/1396/1/1", "/person/1205223831", "/collection/1752451833", "/privacy", "/dmca"],
];

test("a shared page is the same for everyone, byte for byte, and revalidating it gives 304", async ({ site }) => {
	// Each host has its own cached copies, so the page is rendered once for each.
	async function render(path: string, host: string) {
		const open = () => openAs(site, `https://${host}${path}`, { headers: freshAddress() });
		// The first response may stream while the catalogue is not cached yet.
		await (await open()).text();
		const { headers } = await open();
		const again = await open();
		const etag = headers.get("etag") ?? "";
		const conditional = { ...freshAddress(), "if-none-match": etag };
		const { status } = await openAs(site, `https://${host}${path}`, { headers: conditional });
		const text = await again.text();
		expect(again.headers.get("etag"), path).toBe(etag);
		expect(text, path).not.toContain(again.headers.get("x-request-id"));
		return { etag, status, text: text.replaceAll(host, "host") };
	}
	for (const path of SHARED_PAGES) {
		const [one, two] = [await render(path, "one.test"), await render(path, "two.test")];
		expect(one.etag, path).toMatch(/^"[^"]+"$/);
		expect([one.status, two.status], path).toEqual([304, 304]);
		expect(two.text === one.text, path).toBe(true);
	}
});

test.describe("a shared page", () => {
	test.use({ expectedErrors: [/script-src/] });

	test("runs its own scripts, and no injected one", async ({ page, site }) => {
		await get(site, "/movies");
		await page.route("**/movies", async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace("</body>", "<script>window.injected = true</script></body>");
			await route.fulfill({ response, body });
		});
		await page.goto("/movies");
		await page.getByRole("link", { name: "TV Shows" }).first().click();
		await expect(page.getByRole("heading", { level: 1, name: "TV Shows" })).toBeVisible();
		expect(
			await page.evaluate(() => ["injected" in window, performance.getEntriesByType("navigation").length]),
		).toEqual([false, 1]);
	});
});

test("over https, responses have HSTS", async ({ site }) => {
	for (const path of ["/", "/api/health"]) {
		const { headers } = await openAs(site, `https://marquee.test${path}`);
		expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000; includeSubDomains");
	}
	const refused = await openAs(site, "https://marquee.test/", { method: "PROPFIND" });
	expect(refused.status).toBe(405);
	expect(refused.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
	expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
	expect((await get(site, "/")).headers.get("strict-transport-security")).toBeNull();
});

test("no cache stores the responses to a signed-in visitor", async ({ site }) => {
	const account = await givenAccount(site, "owner");
	const guarded = ADDRESSES.filter(
		(path) => path !== "/logout" && !/^\/(?:(?:embed|artwork)\/|offline$)|\.(?:xml|txt|webmanifest)$/.test(path),
	);
	for (const path of guarded) {
		const isPublic = [...PUBLIC_PATHS].some((pattern) =>
			new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`).test(path),
		);
		const isCall = path.startsWith("/api/");
		if (isPublic) continue;
		const headers: Record<string, string> = isCall
			? { authorization: `Bearer ${account.token}` }
			: asUser(site, account);
		const response = await get(site, path, headers);
		expect(response.headers.get("cache-control"), path).toMatch(/no-store/);
	}
});

test("signed-out visitors share a cached page, of this build only", async ({ site }) => {
	await get(site, "/dmca");
	expect((await get(site, "/dmca")).headers.get("server-timing")).toContain("cache;desc=edge");
	const worker = readdirSync("build/server", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".js"))
		.map((file) => readFileSync(`build/server/${file}`, "utf8"));
	expect(worker.some((script) => /`[0-9a-z]{8}\/\$\{/.test(script))).toBe(true);
});

test("no request gets the page of another visitor", async ({ site }) => {
	const [ada, grace] = [await givenAccount(site), await givenAccount(site)];
	const secrets = [ada, grace].flatMap(({ username, email, id, token }) => [username, email, id, token]);
	const variants: [string, Record<string, string>][] = [
		["", {}],
		["?utm_source=letter", {}],
		["", { "x-forwarded-host": "evil.test", "x-original-url": "/settings", "x-forwarded-proto": "https" }],
		["", { authorization: `Bearer ${ada.token}x` }],
		["", { cookie: `${sessionCookie(site.url)}=; theme=dark` }],
		["", { accept: "text/html;q=0.1, */*", "accept-language": "de", range: "bytes=0-100" }],
	];
	for (const path of [
		"/",
		"/movies",
		"/movie/27205",
		"/tv/1396/1/1",
		"/search?q=night",
		"/my-list",
		"/privacy",
		"/404",
	]) {
		const pages = [path, path.includes("?") ? path.replace("?", ".data?") : `${path === "/" ? "/_root" : path}.data`];
		for (const page of pages) {
			for (const [suffix, headers] of variants) {
				const address = page.includes("?") ? page + suffix.replace("?", "&") : page + suffix;
				const adasPage = await get(site, address, { ...headers, ...asUser(site, ada) });
				const other = await get(site, address, { ...headers, ...asUser(site, grace) });
				const nobody = await get(site, address, headers);
				const cell = `${address} ${JSON.stringify(headers).slice(0, 40)}`;
				expect(nobody.status, cell).toBe(adasPage.status);
				expect(
					secrets.filter((secret) => nobody.text.includes(secret)),
					cell,
				).toEqual([]);
				expect(nobody.text, cell).not.toContain("evil.test");
				expect(
					nobody.headers.getSetCookie().filter((line) => !line.includes("=;")),
					cell,
				).toEqual([]);
				expect([adasPage.text.includes(grace.username), other.text.includes(ada.username)], cell).toEqual([
					false,
					false,
				]);
				if (adasPage.status === 200 && page === path && !headers.authorization) {
					expect([adasPage.text.includes(ada.username), other.text.includes(grace.username)], cell).toEqual([
						true,
						true,
					]);
				}
			}
		}
	}
});

test.describe("the browser's error checks", () => {
	test.use({ expectedErrors: [/example\.com/] });

	test("report violations of the content security policy also on pages that a test opens itself", async ({
		browser,
		consoleErrors,
		site,
	}) => {
		const page = await browser.newPage({ baseURL: site.url });
		await page.goto("/privacy");
		await page.evaluate(() => {
			new Image().src = "https://example.com/pixel.png";
		});
		await expect
			.poll(() => consoleErrors)
			.toContainEqual(expect.stringContaining("Content policy: img-src forbids https://example.com/pixel.png"));
		await page.close();
	});
});

test("built files are immutable, and every file has its exact type", async ({ site, request }) => {
	const home = await (await request.get("/")).text();
	const built = [...new Set(home.match(/\/assets\/[\w.-]+/g))];
	expect(built.length).toBeGreaterThan(3);
	for (const path of built) {
		const { status, headers } = await get(site, path);
		expect(status, path).toBe(200);
		expect(headers.get("cache-control"), path).toBe("public, max-age=31536000, immutable");
		expect(headers.get("x-content-type-options"), path).toBe("nosniff");
	}
	for (const path of ["/favicon.svg", "/config/servers.json", "/sw.js"]) {
		const { headers } = await get(site, path);
		expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
		expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
		expect(headers.get("permissions-policy"), path).toContain("camera=()");
		expect(headers.get("x-content-type-options"), path).toBe("nosniff");
		expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000; includeSubDomains");
		expect(headers.get("content-security-policy"), path).toBe("frame-ancestors 'none'");
		expect(headers.get("cache-control"), path).not.toContain("immutable");
	}
});

test("only a file that was found is immutable, and what is refused has the security headers", async ({
	site,
	request,
}) => {
	const home = await (await request.get("/")).text();
	const [built = ""] = home.match(/\/assets\/[\w.-]+\.js/) ?? [];
	const escaped = built.replace("/assets/", "/assets/%2e/").replace("/%2e/", `/%${built.charCodeAt(8).toString(16)}`);
	const missing = [
		...["/assets/nothing.js", "/assets/", "/assets", "/assets/a/b/c.woff2", `${built}.map`, `${built}/`],
		...["/assets/nothing.js?v=1", "/assets/..%2fnothing.js", "/assets/%00.js", escaped.replace(/\.js$/, ".jx")],
		...["/config/nothing.json", "/placeholders/nothing.svg", "/nothing.png", "/sw.js.map", "/icon-193.png"],
		...["/artwork/1/w342/nothing.svg", "/artwork/2/w342/movie-27205-poster.svg", "/artwork/1/w3/movie-1-poster.svg"],
		...["/artwork/1/w342/emblem-nothing-nothing.svg", "/artwork/1/w342/sign-nothing.svg", "/artwork/1/w342"],
	];
	const refused: [string, RequestInit, number[]][] = [
		...missing.map((path): [string, RequestInit, number[]] => [path, {}, [404]]),
		["/assets/nothing.js", { method: "HEAD" }, [404]],
		["/assets/nothing.js", { headers: { range: "bytes=0-1" } }, [404]],
		["/assets/nothing.js", { headers: { "if-none-match": "*" } }, [404]],
		[built, { method: "POST" }, [405]],
		[built, { method: "DELETE" }, [405]],
		[built, { method: "OPTIONS" }, [405]],
		["/assets/nothing.js", { method: "POST" }, [404, 405]],
		["/artwork/1/w342/movie-27205-poster.svg", { method: "POST" }, [404, 405]],
		[escaped, {}, [307, 404]],
	];
	for (const [path, init, statuses] of refused) {
		const { status, headers } = await fetch(`${site.url}${path}`, { redirect: "manual", ...init });
		const what = `${init.method ?? "GET"} ${path}`;
		expect(statuses, what).toContain(status);
		expect(headers.get("cache-control") ?? "", what).not.toMatch(/immutable|max-age=[1-9]|public/);
		expect(headers.get("x-content-type-options"), what).toBe("nosniff");
		expect(headers.get("referrer-policy"), what).toBe("strict-origin-when-cross-origin");
		expect(headers.get("cross-origin-opener-policy"), what).toBe("same-origin");
		expect(headers.get("permissions-policy"), what).toContain("camera=()");
		expect(headers.get("content-security-policy"), what).toContain("frame-ancestors 'none'");
	}
});

test("every refusal under /api is the envelope, whatever refuses", async ({ site }) => {
	const json = { "content-type": "application/json", origin: site.url };
	const sent: [string, RequestInit, number][] = [
		["/api/nothing", {}, 404],
		["/api", {}, 404],
		["/api/", {}, 404],
		["/api/%E0%A4%A", {}, 404],
		["/api/movie%0A", {}, 404],
		["/api/plays/%0D%0Aa", { method: "PUT", body: "{}", headers: json }, 404],
		["/api/health", { method: "DELETE" }, 405],
		["/api/health", { method: "PROPFIND" }, 405],
		["/api/auth/profile", {}, 401],
		["/api/auth/login", { method: "POST", body: "{}", headers: { origin: "https://evil.test" } }, 403],
		["/api/auth/login", { method: "POST", body: "a=1", headers: { origin: site.url } }, 415],
		["/api/auth/login", { method: "POST", body: "{", headers: json }, 400],
		["/api/auth/login", { method: "POST", body: "a".repeat(70_000), headers: json }, 413],
		["/api/player-outcomes", { method: "POST", body: "a".repeat(2000), headers: json }, 413],
		["/api/imports", { method: "POST", body: "a".repeat(2_000_000), headers: json }, 413],
		["/api/imports", { method: "POST", body: "a".repeat(1_000_000), headers: json }, 401],
		["/api/imports", { method: "POST", body: "a".repeat(900_000) }, 401],
	];
	for (const [path, init, status] of sent) {
		for (let nth = 0; nth < (init.body ? 10 : 1); nth++) {
			const headers = { ...freshAddress(), ...(init.headers as Record<string, string>) };
			const response = await fetch(`${site.url}${path}`, { ...init, headers });
			const what = `${init.method ?? "GET"} ${path} ${status}`;
			expect(response.status, what).toBe(status);
			expect(response.headers.get("content-type"), what).toContain("application/json");
			const requestId = response.headers.get("x-request-id");
			expect(await response.json(), what).toMatchObject({
				...{ success: false, message: expect.any(String), code: expect.any(String), requestId },
			});
			expect(response.headers.get("referrer-policy"), what).toBe("strict-origin-when-cross-origin");
		}
	}
});

test("a request that is rejected before the router has its id and timing too", async ({ site }) => {
	for (const [method, path, status] of [
		["PROPFIND", "/", 405],
		["GET", "/movie/%0A", 404],
	] as const) {
		const response = await fetch(`${site.url}${path}`, { method });
		expect(response.status, path).toBe(status);
		expect(response.headers.get("server-timing"), path).toMatch(/^total;dur=\d+/);
		expect(await response.json(), path).toMatchObject({ requestId: response.headers.get("x-request-id") });
	}
});
