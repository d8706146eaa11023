// Owns what an administrator sees of the catalogue cache, and clearing it.
import { openDatabase } from "~/database/open.server";
import { UnavailableError } from "~/lib/errors";
import type { Platform } from "~/platform.server";
import { recordAudit } from "../accounts/audit.server";
import type { User } from "../accounts/types";
import { flushCacheStats, sumCacheStats } from "./cache-stats.server";
import { type CatalogueState, isolateState } from "./catalogue.server";
import { COPY_PREFIX } from "./copies.server";
import { findGeneration, startGeneration } from "./generation.server";

/** KV lists a thousand keys a page. */
const MAX_PAGES = 10;
/** Keys deleted at once; the others can no longer be read and expire. */
const MAX_REMOVED = 500;

export interface CacheFigures {
	/** Copies in KV, or with the sample catalogue those in this isolate; counting ends at ten thousand. */
	totalKeys: number;
	/** Reads served from a copy in the last thirty days. */
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

function generationPrefix(generation: string): string {
	return `${COPY_PREFIX}${generation}:`;
}

/** Invalidates every cached copy, here at once and elsewhere within about a minute. Returns how many there were. */
export async function clearCatalogueCache(platform: Platform, state: CatalogueState = isolateState): Promise<number> {
	const { cache, waitUntil, config } = platform;
	const remembered = state.cache.memory.size;
	const generation = await findGeneration(platform, state.cache.generation);
	const names = await listKeys(cache, generationPrefix(generation));
	await startGeneration(platform, state.cache.generation);
	state.cache.memory.clear();
	state.cache.backoffs.clear();
	const removed = names.slice(0, MAX_REMOVED).map((name) => cache.delete(name));
	waitUntil(Promise.allSettled(removed));
	return config.TMDB_TOKEN ? names.length : remembered;
}

/** The same for an administrator, with a row in the audit log. */
export async function clearCatalogueCacheAs(
	platform: Platform,
	{ actor }: { actor: Pick<User, "id"> },
	state: CatalogueState = isolateState,
): Promise<number> {
	const cleared = await clearCatalogueCache(platform, state);
	await recordAudit(openDatabase(platform.db), {
		actorId: actor.id,
		action: "catalogue.clear-cache",
		outcome: "done",
		detail: { cleared },
	});
	return cleared;
}

export async function readCacheFigures(
	platform: Platform,
	state: CatalogueState = isolateState,
): Promise<CacheFigures> {
	const { cache, config, db } = platform;
	await flushCacheStats(db, state.stats);
	const generation = await findGeneration(platform, state.cache.generation);
	const [names, { hit, miss, stale }] = await Promise.all([
		config.TMDB_TOKEN ? listKeys(cache, generationPrefix(generation)) : null,
		sumCacheStats(db),
	]);
	const hits = hit + stale;
	const rate = hits + miss === 0 ? 0 : (hits / (hits + miss)) * 100;
	return {
		totalKeys: names?.length ?? state.cache.memory.size,
		hits,
		misses: miss,
		hitRate: `${rate.toFixed(1)}%`,
	};
}
