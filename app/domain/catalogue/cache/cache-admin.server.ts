import { UnavailableError } from "~/lib/http/errors";
import type { Platform } from "~/platform.server";
import { findGeneration, startGeneration } from "../content-state.server";
import { copyPrefix, createCopyCache } from "./cache.server";
import { createReadCounts } from "./cache-stats.server";

/** KV lists a thousand keys a page. */
const MAX_PAGES = 10;
/** Keys deleted at once; the others can no longer be read and expire. */
const MAX_REMOVED = 500;

export interface CacheStatistics {
	/** Copies in KV, or with the sample catalogue those in this isolate; counting ends at ten thousand. */
	totalKeys: number;
	/** Reads of this isolate since it started; `hits` were served from a copy. */
	hits: number;
	misses: number;
	/** As "87.5%". */
	hitRate: string;
}

async function listKeys(cache: KVNamespace, prefix: string): Promise<string[]> {
	const names: string[] = [];
	let cursor: string | undefined;
	for (let page = 0; page < MAX_PAGES; page++) {
		const listed = await cache.list({ prefix, cursor });
		if (!Array.isArray(listed?.keys)) throw new UnavailableError("KV", "the response is not a list");
		names.push(...listed.keys.map(({ name }) => name));
		if (listed.list_complete) break;
		cursor = listed.cursor;
	}
	return names;
}

/** Invalidates every cached copy, here at once and elsewhere within about a minute. Returns how many there were. */
export async function clearCatalogueCache(platform: Platform): Promise<number> {
	const { cache, config, isolate, waitUntil } = platform;
	const copies = isolate.get(createCopyCache);
	const remembered = copies.size;
	const names = await listKeys(cache, copyPrefix(await findGeneration(platform)));
	await startGeneration(platform);
	copies.clear();
	const removed = names.slice(0, MAX_REMOVED).map((name) => cache.delete(name));
	waitUntil(Promise.allSettled(removed));
	return config.TMDB_TOKEN ? names.length : remembered;
}

export async function readCacheStatistics(platform: Platform): Promise<CacheStatistics> {
	const { cache, config, isolate } = platform;
	const names = config.TMDB_TOKEN ? await listKeys(cache, copyPrefix(await findGeneration(platform))) : null;
	const { hit, miss, stale } = isolate.get(createReadCounts);
	const hits = hit + stale;
	const rate = hits + miss === 0 ? 0 : (hits / (hits + miss)) * 100;
	return {
		totalKeys: names?.length ?? isolate.get(createCopyCache).size,
		hits,
		misses: miss,
		hitRate: `${rate.toFixed(1)}%`,
	};
}
