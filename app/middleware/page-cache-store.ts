// Owns the kept pages: in the isolate's memory and in the edge cache of the data centre, each with the two words that
// must be fresh in every answer. Which requests may use one is `page-cache.ts`'s to say.
import { fillText, type MarkedText, markText } from "~/lib/marked-text";
import { createRecentMap } from "~/lib/recent-map";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { CATALOGUE_FRESH_MS } from "~/product";

/** Milliseconds for which a page is served without a thought; then one visitor's request renders it anew. */
const FRESH_MS = 60_000;
/** Milliseconds; what the catalogue would not call fresh any more is not served. */
const KEPT_MS = CATALOGUE_FRESH_MS;
/** Milliseconds after which another request may try what one set out to renew. */
const RENEWAL_MS = 10_000;
/** Milliseconds to wait for the edge cache. */
const STORE_WAIT_MS = 100;
/** Together 16 MB at most. */
const REMEMBERED_PAGES = 64;
const PAGE_CHARACTERS_MAX = 256 * 1024;

/** A page as it was rendered for somebody signed out. */
export interface RenderedPage {
	html: string;
	nonce: string;
	requestId: string;
	/** The pattern of the site map. */
	route: string;
	/** What its policy names. */
	frameSources: string[];
	imageSources: string[];
}

interface KeptPage extends Pick<RenderedPage, "route" | "frameSources" | "imageSources"> {
	/** When it was rendered, in milliseconds since 1970. */
	at: number;
	text: MarkedText;
	/** Until when a request under way is trusted to renew it. */
	renewedBy: number;
}

const memory = createRecentMap<KeptPage>(REMEMBERED_PAGES);

type Stores = Pick<Platform, "edgeCache" | "waitUntil">;

/** As we or Cloudflare make ids; one that a client made up might be a word of the page. */
const REQUEST_ID = /^(?:[0-9a-f]{16}-[A-Z]{3}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function remember(key: string, at: number, { html, nonce, requestId, ...facts }: RenderedPage): KeptPage {
	const page = { ...facts, at, text: markText(html, [nonce, requestId]), renewedBy: 0 };
	memory.set(key, page);
	return page;
}

async function readEdge(key: string, { edgeCache }: Stores): Promise<KeptPage | undefined> {
	const found = await withTimeout(async () => (await edgeCache.match(key))?.json(), STORE_WAIT_MS);
	const { at, page } = (found ?? {}) as { at?: number; page?: RenderedPage };
	return at !== undefined && page && Date.now() - at < KEPT_MS ? remember(key, at, page) : undefined;
}

/**
 * The page that is kept under a key, or null when this request is the one to render it: there is none, or it is no
 * longer fresh and nobody renews it yet. Never rejects.
 */
export async function findKeptPage(key: string, stores: Stores): Promise<KeptPage | null> {
	const now = Date.now();
	const remembered = memory.get(key);
	const page = remembered && now - remembered.at < KEPT_MS ? remembered : await readEdge(key, stores);
	if (!page) return null;
	if (now - page.at < FRESH_MS || page.renewedBy > now) return page;
	page.renewedBy = now + RENEWAL_MS;
	return null;
}

/** The page's HTML with the nonce and the id of the request that it answers now. */
export function fillPage({ text }: KeptPage, { nonce, requestId }: Pick<RenderedPage, "nonce" | "requestId">) {
	return fillText(text, [nonce, requestId]);
}

/** Keeps a page; the edge cache is written behind the answer. */
export function keepPage(key: string, page: RenderedPage, { edgeCache, waitUntil }: Stores): void {
	if (page.html.length > PAGE_CHARACTERS_MAX || !REQUEST_ID.test(page.requestId)) return;
	const at = Date.now();
	remember(key, at, page);
	const headers = { "cache-control": `public, max-age=${KEPT_MS / 1000}`, "content-type": "application/json" };
	const response = new Response(JSON.stringify({ at, page }), { headers });
	waitUntil(withTimeout(() => edgeCache.put(key, response), STORE_WAIT_MS * 10));
}

/** What an isolate remembers; the edge cache keeps its own. */
export function forgetPages(): void {
	memory.clear();
}
