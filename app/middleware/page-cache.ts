// Answers signed-out visitors with a page that was rendered for another of them, and keeps what may be kept. Whoever
// sends a cookie or token of ours is never answered from here, and nothing of theirs is kept.
import type { MiddlewareFunction } from "react-router";
import { findContentVersion } from "~/domain/catalogue/catalogue.server";
import { readFilters, writeFilters } from "~/domain/catalogue/listing-filters";
import { hashText } from "~/lib/hash";
import { memoizeByObject } from "~/lib/memoize";
import { type Platform, platformContext } from "~/platform.server";
import { fillPage, findKeptPage, keepPage } from "./page-cache-store";
import { idOf, requestIdContext } from "./request-id";
import { openPageSecurity, pageSecurity, protect } from "./security-headers";

/** Pages that say the same to every signed-out visitor. */
const SHARED =
	/^\/(?:movies|tv|search|privacy|dmca|(?:movie|tv|person|collection|watch\/movie)\/[^/.]+|(?:watch\/)?tv\/[^/.]+\/[^/.]+\/[^/.]+)?$/;

/** Listings are kept by these choices; texts and ranges are without end. */
const LISTING_CHOICES = new Set(["chip", "sort", "genre", "page"]);
const LISTING_PAGES = 10;

/** Whether a request shows nobody: it may carry other sites' cookies, but none of ours and no token. */
function isAnonymous({ headers }: Request): boolean {
	return !headers.has("authorization") && !/marquee/i.test(headers.get("cookie") ?? "");
}

/** Whether the address is the one shortest form of itself: a page shows its address, so others are not kept. */
function isCanonical({ pathname, search, searchParams }: URL): boolean {
	if (search === "") return true;
	if (pathname !== "/movies" && pathname !== "/tv") return false;
	const filters = readFilters(pathname === "/movies" ? "movie" : "tv", searchParams);
	const isChoice = [...searchParams.keys()].every((name) => LISTING_CHOICES.has(name));
	return isChoice && filters.page <= LISTING_PAGES && `?${writeFilters(filters)}` === search;
}

/** Null: this request is neither answered from a kept page nor kept. */
function sharedAddress(request: Request, { config }: Platform): URL | null {
	if (config.PAGE_CACHE === "off" || request.method !== "GET" || !isAnonymous(request)) return null;
	const url = new URL(request.url);
	return SHARED.test(url.pathname) && isCanonical(url) ? url : null;
}

const nameSetting = memoizeByObject(({ JWT_SECRET, JWT_SECRET_PREVIOUS, TMDB_TOKEN, ...config }: Platform["config"]) =>
	hashText(JSON.stringify([config, TMDB_TOKEN !== undefined])).toString(36),
);

/** What is rendered depends on the build, the configuration, what the catalogue was cleared of and what was taken down. */
async function keyOf({ href }: URL, platform: Platform): Promise<string> {
	const setting = nameSetting(platform.config);
	const version = `${import.meta.env.BUILT_AT ?? "source"}/${setting}/${await findContentVersion(platform)}`;
	return `https://pages.invalid/${version}/${encodeURIComponent(href)}`;
}

/** Whole, as meant for everybody, and of nobody. */
function mayBeKept({ status, headers }: Response, { facts }: Platform): boolean {
	return (
		status === 200 &&
		facts.userId === undefined &&
		!facts.isIncomplete &&
		facts.cache !== "stale" &&
		headers.get("content-type")?.startsWith("text/html") === true &&
		!headers.has("set-cookie") &&
		!/private|no-store/.test(headers.get("cache-control") ?? "")
	);
}

/** The whole answer, made before the router is asked; null: this request is one to render. */
export async function respondFromPageCache(request: Request, platform: Platform): Promise<Response | null> {
	const address = sharedAddress(request, platform);
	const kept = address && (await findKeptPage(await keyOf(address, platform), platform));
	if (!kept) return null;
	const requestId = idOf(request);
	const security = openPageSecurity();
	for (const source of kept.frameSources) security.frameSources.add(source);
	for (const source of kept.imageSources) security.imageSources.add(source);
	const response = new Response(fillPage(kept, { nonce: security.nonce, requestId }), {
		headers: { "content-type": "text/html; charset=utf-8", "x-request-id": requestId },
	});
	protect(response, request, security);
	Object.assign(platform.facts, { requestId, route: kept.route, cache: "edge" });
	return response;
}

/** Keeps what is rendered. */
export const pageCache: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const platform = context.get(platformContext);
	const address = sharedAddress(request, platform);
	if (!address) return await next();
	// What is taken down meanwhile is still on this page.
	const key = await keyOf(address, platform);
	const response = await next();
	if (!mayBeKept(response, platform)) return response;
	const html = await response.text();
	const { nonce, frameSources, imageSources } = context.get(pageSecurity);
	const page = {
		html,
		nonce,
		requestId: context.get(requestIdContext),
		route: platform.facts.route ?? "",
		frameSources: [...frameSources],
		imageSources: [...imageSources],
	};
	keepPage(key, page, platform);
	return new Response(html, response);
};
