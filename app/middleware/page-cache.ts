// Serves signed-out visitors a page that was rendered for another signed-out visitor, and stores pages for that. Requests
// with a session cookie or a token are neither served from the cache nor stored.
import {
	createContext,
	type MiddlewareFunction,
	type RouterContextProvider,
	type StaticHandlerContext,
} from "react-router";
import { PAGE_RULES, type PageRule } from "~/domain/accounts/policy";
import { CATALOGUE_FRESH_MS } from "~/domain/catalogue/cache/cache.server";
import { findContentVersion } from "~/domain/catalogue/content-state.server";
import { readFilters, writeFilters } from "~/domain/catalogue/lists/list-query";
import { PICTURES_PATH, picturesUrl, readPicked } from "~/domain/catalogue/signs/signs";
import { isRegionGuessed } from "~/http/region";
import { idOf } from "~/http/request-id";
import { createTieredCache } from "~/lib/caching/tiered-cache";
import { hashText, sha256 } from "~/lib/hash";
import { splitPath } from "~/lib/language/languages";
import { cacheReads } from "~/metrics.server";
import { type NotShared, PAGE_TAG, type Platform, platformContext } from "~/platform.server";
import { openPageSecurity, type PageSecurity, pageSecurity, protect } from "./security-headers";

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the nonce out of a page, so that its HTML is the same for everyone, and returns the hashes that a content security
 * policy lists for its inline scripts instead (https://www.w3.org/TR/CSP3/#grammardef-hash-source). A script that did not
 * have the nonce, such as one that was injected, gets no hash and does not run.
 */
export async function hashScripts(html: string, nonce: string): Promise<{ html: string; hashes: string[] }> {
	const attribute = ` nonce="${nonce}"`;
	const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = ""]) => attributes.includes(attribute));
	const hashes = await Promise.all(scripts.map(async ([, , script = ""]) => `sha256-${await sha256(script)}`));
	return { html: html.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}

/** Milliseconds for which a page is served. */
const FRESH_MS = 60_000;
/** Where the worker fails, the cache in front may serve a page for as long as the upstream's own copies are fresh. */
const FRONT_CONTROL = `max-age=${FRESH_MS / 1000}, stale-while-revalidate=${FRESH_MS / 1000}, stale-if-error=${CATALOGUE_FRESH_MS / 1000}`;
/** Pages in memory, at most 16 MB together. */
const MEMORY_PAGES = 64;
const PAGE_BYTES_MAX = 256 * 1024;

/** A page as rendered for a signed-out visitor; the same bytes for everyone. */
interface SharedPage {
	/** The HTML in UTF-8. */
	body: Uint8Array<ArrayBuffer>;
	/** Strong entity tag, in quotes (RFC 9110, 8.8.3). */
	etag: string;
	/** When it was rendered, in milliseconds since 1970. */
	at: number;
	/** The route pattern. */
	route: string;
	/** Of its content security policy. */
	scriptHashes: string[];
	preloads: string[];
	frameSources: string[];
	connectSources: string[];
	imageSources: string[];
}

function createPageCache() {
	return createTieredCache<SharedPage>({
		name: "pages",
		limit: MEMORY_PAGES,
		ages: () => ({ ageing: FRESH_MS, fresh: FRESH_MS, usable: FRESH_MS }),
		wait: 0,
		pauseAfter: () => 0,
		write: ({ body, ...page }) => JSON.stringify({ ...page, html: new TextDecoder().decode(body) }),
		read(text) {
			const { html, ...page } = JSON.parse(text);
			return { ...page, body: new TextEncoder().encode(html) };
		},
	});
}

/** The paths of pages; their parameters are numbers. */
function toPattern(rules: PageRule[]): RegExp {
	return new RegExp(`^(?:${rules.map(({ path }) => path.replaceAll(/:\w+/g, "\\d+")).join("|")})$`);
}

const SHARED = toPattern(PAGE_RULES.filter(({ isShared }) => isShared));
const REGIONAL = toPattern(PAGE_RULES.filter(({ isRegional }) => isRegional));

const isRegional = ({ pathname }: URL) => REGIONAL.test(splitPath(pathname).path);

/** Listings are cached only with these parameters; texts and ranges have too many values. */
const LISTING_CHOICES = new Set(["chip", "sort", "genre", "page"]);
const LISTING_PAGES = 10;

/** True for the addresses that are shared, each in its shortest form: a page contains its own URL. */
function isSharedAddress(path: string, { search, searchParams }: URL): boolean {
	if (search === "") return true;
	if (path === PICTURES_PATH) {
		const picked = readPicked(searchParams);
		return picked.page <= LISTING_PAGES && picturesUrl(picked) === path + search;
	}
	if (path !== "/movies" && path !== "/tv") return false;
	const filters = readFilters(path === "/movies" ? "movie" : "tv", searchParams);
	const isChoice = [...searchParams.keys()].every((name) => LISTING_CHOICES.has(name));
	return isChoice && filters.page <= LISTING_PAGES && `?${writeFilters(filters)}` === search;
}

/** The URL of a request that may use the page cache, or why it may not. Cookies of others do not matter. */
function findSharedUrl({ method, headers, url: text }: Request, { config }: Platform): URL | NotShared {
	if (config.PAGE_CACHE === "off") return "off";
	if (method !== "GET") return "method";
	if (headers.has("authorization")) return "token";
	if (/marquee/i.test(headers.get("cookie") ?? "")) return "cookie";
	const url = new URL(text);
	const { path } = splitPath(url.pathname);
	if (!SHARED.test(path)) return "policy";
	return isSharedAddress(path, url) ? url : "address";
}

function hashConfig(config: Platform["config"]): string {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS, METRICS_TOKEN, WEBHOOK_SECRET, TMDB_TOKEN, ...shown } = config;
	return hashText(JSON.stringify([shown, TMDB_TOKEN !== undefined])).toString(36);
}

/**
 * The key changes with the build, the configuration, cleared caches and blocked titles. The address names the language; where a
 * page differs by country, so does its key.
 */
async function keyOf(url: URL, platform: Platform): Promise<string> {
	const configHash = platform.isolate.get(hashConfig, platform.config);
	const version = `${import.meta.env.BUILT_AT ?? "source"}/${configHash}/${await findContentVersion(platform)}`;
	return `${version}/${isRegional(url) ? platform.region : ""}/${url.href}`;
}

/** Whether a document may be the same for everyone, as `entry.server.tsx` sets it. */
export const documentSharing = createContext<"shared" | NotShared>("unsaid");

/** What the page's own loader says: `isShareable`, true where its data is complete and the same for everyone. */
export function readSharing({
	matches,
	loaderData,
}: Pick<StaticHandlerContext, "matches" | "loaderData">): "shared" | NotShared {
	const data = loaderData[matches.at(-1)?.route.id ?? ""];
	if (typeof data !== "object" || data === null || !("isShareable" in data)) return "unsaid";
	return data.isShareable === true ? "shared" : "stale";
}

/** A response that says how it may be stored is for this visitor alone. */
function whyNotStored({ status, headers }: Response, context: Readonly<RouterContextProvider>): NotShared | null {
	if (status !== 200) return "status";
	if (headers.has("set-cookie") || headers.has("cache-control")) return "private";
	const sharing = context.get(documentSharing);
	return sharing === "shared" ? null : sharing;
}

/** What a cache in front of this server may purge: the title or the list, and all pages together. */
function cacheTags({ pathname }: URL): string {
	const [first = "home", second, third] = splitPath(pathname).path.split("/").filter(Boolean);
	const pageTag = first === "watch" ? `${second}-${third}` : [first, second].filter(Boolean).join("-");
	return `${PAGE_TAG},${pageTag}`;
}

/** True when the client has these very bytes; a cache or a proxy may have made the tag a weak one. */
function isKnown({ headers }: Request, etag: string): boolean {
	const etags = headers.get("if-none-match")?.split(",") ?? [];
	return etags.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** What a cache in front of this server may hold: nothing that a visitor of another country would not get at this address. */
function frontHeaders(request: Request, { config }: Platform): Record<string, string> {
	if (isRegional(new URL(request.url)) && isRegionGuessed(request, config)) {
		return { "cache-control": "private, max-age=0, must-revalidate" };
	}
	return {
		"cache-control": `public, max-age=0, s-maxage=${FRESH_MS / 1000}, stale-while-revalidate=${FRESH_MS / 1000}`,
		// For Cloudflare's cache in front of the worker, which reads no `stale-while-revalidate` beside `s-maxage`.
		"cloudflare-cdn-cache-control": FRONT_CONTROL,
	};
}

/**
 * The response for everyone: a cache in front of this server may hold it, for as long as it is fresh here. Browsers ask
 * again each time, so that nobody who signs in or out sees a page from before.
 */
function respondWith(page: SharedPage, request: Request, platform: Platform): Response {
	const headers = {
		"content-type": "text/html; charset=utf-8",
		...frontHeaders(request, platform),
		"cache-tag": cacheTags(new URL(request.url)),
		age: String(Math.floor((Date.now() - page.at) / 1000)),
		etag: page.etag,
		vary: "cookie, authorization",
		"content-language": splitPath(new URL(request.url).pathname).language,
	};
	return isKnown(request, page.etag)
		? new Response(null, { status: 304, headers })
		: new Response(page.body, { headers });
}

function allow(security: PageSecurity, { scriptHashes, preloads, ...page }: SharedPage): void {
	Object.assign(security, { scriptHashes, preloads });
	for (const sources of ["frameSources", "connectSources", "imageSources"] as const) {
		for (const source of page[sources]) security[sources].add(source);
	}
}

/** Runs before the router. Null when this request has to be rendered. */
export async function respondFromPageCache(request: Request, platform: Platform): Promise<Response | null> {
	const url = findSharedUrl(request, platform);
	if (typeof url === "string") return null;
	const { edgeCache: edge, isolate, waitUntil } = platform;
	const page = await isolate.get(createPageCache).get(await keyOf(url, platform), { edge, waitUntil });
	cacheReads.add({ cache: "page", outcome: page ? "hit" : "miss" });
	if (!page) return null;
	const requestId = idOf(request);
	const security = openPageSecurity();
	allow(security, page);
	const response = respondWith(page, request, platform);
	response.headers.set("x-request-id", requestId);
	protect(response, request, security);
	Object.assign(platform.logFields, { requestId, route: page.route, cache: "edge" });
	return response;
}

/** Of documents only: nobody asks why a file or a response of `/api` is not a shared page. */
function logUnshared(response: Response, reason: NotShared, { logFields }: Platform): Response {
	if (response.headers.get("content-type")?.startsWith("text/html")) logFields.notShared = reason;
	return response;
}

/** Makes a rendered page the same for everyone, and stores it. */
export const pageCache: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const platform = context.get(platformContext);
	const url = findSharedUrl(request, platform);
	if (typeof url === "string") return logUnshared(await next(), url, platform);
	// Read the key first: a title that is blocked during rendering is still on this page.
	const key = await keyOf(url, platform);
	const response = await next();
	const reason = whyNotStored(response, context);
	if (reason) return logUnshared(response, reason, platform);
	const security = context.get(pageSecurity);
	const { html, hashes } = await hashScripts(await response.text(), security.nonce);
	const page: SharedPage = {
		body: new TextEncoder().encode(html),
		etag: `"${await sha256(html)}"`,
		at: Date.now(),
		route: platform.logFields.route ?? "",
		scriptHashes: hashes,
		preloads: security.preloads,
		frameSources: [...security.frameSources],
		connectSources: [...security.connectSources],
		imageSources: [...security.imageSources],
	};
	allow(security, page);
	const { edgeCache: edge, isolate, waitUntil } = platform;
	if (page.body.length <= PAGE_BYTES_MAX) isolate.get(createPageCache).put(key, page, { edge, waitUntil });
	else platform.logFields.notShared = "size";
	return respondWith(page, request, platform);
};
