// Owns the stored pages of the page cache: in the isolate's memory and in the data centre's edge cache. `page-cache.ts`
// decides which requests use a stored page.

import { createLruMap } from "~/lib/lru-map";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { CATALOGUE_FRESH_MS } from "~/product";

/** Milliseconds for which a page is fresh. After that, one request renders it again while others get the stored page. */
export const FRESH_MS = 60_000;
/** Milliseconds for which a page is stored, as long as catalogue data is fresh. */
const STORED_MS = CATALOGUE_FRESH_MS;
/** Milliseconds after which another request may renew a page, if the first one has not. */
const RENEWAL_MS = 10_000;
/** Milliseconds to wait for the edge cache. */
const STORE_WAIT_MS = 100;
/** Pages in memory, at most 16 MB together. */
const MEMORY_PAGES = 64;
const PAGE_BYTES_MAX = 256 * 1024;

/** A page as rendered for a signed-out visitor; the same bytes for everyone. */
export interface SharedPage {
	html: string;
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
	imageSources: string[];
}

export interface StoredPage {
	page: SharedPage;
	/** The HTML in UTF-8. */
	body: Uint8Array<ArrayBuffer>;
	/** Until this time, in milliseconds since 1970, other requests leave the renewal to the one that started it. */
	renewalUntil: number;
}

const memory = createLruMap<StoredPage>(MEMORY_PAGES);

type Stores = Pick<Platform, "edgeCache" | "waitUntil">;

function remember(key: string, page: SharedPage): StoredPage {
	const stored = { page, body: new TextEncoder().encode(page.html), renewalUntil: 0 };
	if (stored.body.length <= PAGE_BYTES_MAX) memory.set(key, stored);
	return stored;
}

async function readEdge(key: string, { edgeCache }: Stores): Promise<StoredPage | undefined> {
	const page = await withTimeout(async () => (await edgeCache.match(key))?.json<SharedPage>(), STORE_WAIT_MS);
	return page && Date.now() - page.at < STORED_MS ? remember(key, page) : undefined;
}

/**
 * The page stored under a key. Null when this request has to render it: there is none, or it is stale and no other
 * request renews it. Never rejects.
 */
export async function findStoredPage(key: string, stores: Stores): Promise<StoredPage | null> {
	const now = Date.now();
	const inMemory = memory.get(key);
	const stored = inMemory && now - inMemory.page.at < STORED_MS ? inMemory : await readEdge(key, stores);
	if (!stored) return null;
	if (now - stored.page.at < FRESH_MS || stored.renewalUntil > now) return stored;
	stored.renewalUntil = now + RENEWAL_MS;
	return null;
}

/** Stores a page, unless it is too large. The edge cache is written after the response. */
export function storePage(key: string, page: SharedPage, { edgeCache, waitUntil }: Stores): StoredPage {
	const stored = remember(key, page);
	if (stored.body.length > PAGE_BYTES_MAX) return stored;
	const headers = { "cache-control": `public, max-age=${STORED_MS / 1000}`, "content-type": "application/json" };
	const response = new Response(JSON.stringify(page), { headers });
	waitUntil(withTimeout(() => edgeCache.put(key, response), STORE_WAIT_MS * 10));
	return stored;
}

/** Clears the isolate's memory, not the edge cache. */
export function clearPageMemory(): void {
	memory.clear();
}
