// Owns the stored pages of the page cache: in the isolate's memory and in the data centre's edge cache. Nonce and request
// id are marked in the HTML, because each response needs its own. `page-cache.ts` decides which requests use a stored page.

import { createLruMap } from "~/lib/lru-map";
import { compileTemplate, fillTemplate, type TextTemplate } from "~/lib/text-template";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { CATALOGUE_FRESH_MS } from "~/product";

/** Milliseconds for which a page is fresh. After that, one request renders it again while others get the stored page. */
const FRESH_MS = 60_000;
/** Milliseconds for which a page is stored, as long as catalogue data is fresh. */
const STORED_MS = CATALOGUE_FRESH_MS;
/** Milliseconds after which another request may renew a page, if the first one has not. */
const RENEWAL_MS = 10_000;
/** Milliseconds to wait for the edge cache. */
const STORE_WAIT_MS = 100;
/** Pages in memory, at most 16 MB together. */
const MEMORY_PAGES = 64;
const PAGE_CHARACTERS_MAX = 256 * 1024;

/** A page as rendered for a signed-out visitor. */
export interface RenderedPage {
	html: string;
	nonce: string;
	requestId: string;
	/** The route pattern. */
	route: string;
	/** Origins in its content security policy. */
	frameSources: string[];
	imageSources: string[];
}

interface StoredPage extends Pick<RenderedPage, "route" | "frameSources" | "imageSources"> {
	/** When it was rendered, in milliseconds since 1970. */
	at: number;
	text: TextTemplate;
	/** Until this time, in milliseconds since 1970, other requests leave the renewal to the one that started it. */
	renewalUntil: number;
}

const memory = createLruMap<StoredPage>(MEMORY_PAGES);

type Stores = Pick<Platform, "edgeCache" | "waitUntil">;

/** Ids of Cloudflare or of this server. An id that a client chose could also occur in the page's text. */
const REQUEST_ID = /^(?:[0-9a-f]{16}-[A-Z]{3}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function remember(key: string, at: number, { html, nonce, requestId, ...facts }: RenderedPage): StoredPage {
	const page = { ...facts, at, text: compileTemplate(html, [nonce, requestId]), renewalUntil: 0 };
	memory.set(key, page);
	return page;
}

async function readEdge(key: string, { edgeCache }: Stores): Promise<StoredPage | undefined> {
	const found = await withTimeout(async () => (await edgeCache.match(key))?.json(), STORE_WAIT_MS);
	const { at, page } = (found ?? {}) as { at?: number; page?: RenderedPage };
	return at !== undefined && page && Date.now() - at < STORED_MS ? remember(key, at, page) : undefined;
}

/**
 * The page stored under a key. Null when this request has to render it: there is none, or it is stale and no other
 * request renews it. Never rejects.
 */
export async function findStoredPage(key: string, stores: Stores): Promise<StoredPage | null> {
	const now = Date.now();
	const inMemory = memory.get(key);
	const page = inMemory && now - inMemory.at < STORED_MS ? inMemory : await readEdge(key, stores);
	if (!page) return null;
	if (now - page.at < FRESH_MS || page.renewalUntil > now) return page;
	page.renewalUntil = now + RENEWAL_MS;
	return null;
}

/** The page's HTML with the nonce and the id of the current request. */
export function fillPage({ text }: StoredPage, { nonce, requestId }: Pick<RenderedPage, "nonce" | "requestId">) {
	return fillTemplate(text, [nonce, requestId]);
}

/** Stores a page. The edge cache is written after the response. */
export function storePage(key: string, page: RenderedPage, { edgeCache, waitUntil }: Stores): void {
	if (page.html.length > PAGE_CHARACTERS_MAX || !REQUEST_ID.test(page.requestId)) return;
	const at = Date.now();
	remember(key, at, page);
	const headers = { "cache-control": `public, max-age=${STORED_MS / 1000}`, "content-type": "application/json" };
	const response = new Response(JSON.stringify({ at, page }), { headers });
	waitUntil(withTimeout(() => edgeCache.put(key, response), STORE_WAIT_MS * 10));
}

/** Clears the isolate's memory, not the edge cache. */
export function clearPageMemory(): void {
	memory.clear();
}
