// Answers signed-out visitors with a page that was rendered for another of them, and keeps what may be kept. Whoever
// sends a cookie or token of ours is never answered from here, and nothing of theirs is kept.
import type { MiddlewareFunction } from "react-router";
import { findContentVersion } from "~/domain/catalogue/catalogue.server";
import { readFilters, writeFilters } from "~/domain/catalogue/listing-filters";
import { hashText } from "~/lib/hash";
import { type Platform, platformContext } from "~/platform.server";
import { fillPage, findKeptPage, keepPage } from "./kept-pages";
import { requestIdContext } from "./request-id";
import { pageSecurity } from "./security-headers";

/** Pages that say the same to every signed-out visitor. */
const SHARED = new Set([
	"/",
	"/movies",
	"/tv",
	"/search",
	"/movie/:id",
	"/tv/:id",
	"/tv/:id/:season/:episode",
	"/watch/movie/:id",
	"/watch/tv/:id/:season/:episode",
	"/person/:id",
	"/collection/:id",
	"/privacy",
	"/dmca",
]);

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
function sharedAddress(request: Request, pattern: string): URL | null {
	const url = new URL(request.url);
	const isShared = SHARED.has(`/${pattern.replace(/^\//, "")}`) && !url.pathname.endsWith(".data");
	return request.method === "GET" && isShared && isAnonymous(request) && isCanonical(url) ? url : null;
}

/** What is rendered depends on the build, the configuration, what the catalogue was cleared of and what was taken down. */
async function keyOf({ href }: URL, platform: Platform): Promise<string> {
	const { JWT_SECRET, JWT_SECRET_PREVIOUS, TMDB_TOKEN, ...config } = platform.config;
	const setting = hashText(JSON.stringify([config, TMDB_TOKEN !== undefined])).toString(36);
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

export const pageCache: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
	const platform = context.get(platformContext);
	const isOn = platform.config.PAGE_CACHE === "on";
	const address = isOn ? sharedAddress(request, pattern) : null;
	if (!address) return await next();
	const security = context.get(pageSecurity);
	const words = { nonce: security.nonce, requestId: context.get(requestIdContext) };
	const key = await keyOf(address, platform);

	const kept = await findKeptPage(key, platform);
	if (kept) {
		platform.facts.cache = "edge";
		for (const source of kept.frameSources) security.frameSources.add(source);
		for (const source of kept.imageSources) security.imageSources.add(source);
		return new Response(fillPage(kept, words), { headers: { "content-type": "text/html; charset=utf-8" } });
	}

	const response = await next();
	if (!mayBeKept(response, platform)) return response;
	const html = await response.text();
	const { frameSources, imageSources } = security;
	keepPage(key, { html, ...words, frameSources: [...frameSources], imageSources: [...imageSources] }, platform);
	return new Response(html, response);
};
