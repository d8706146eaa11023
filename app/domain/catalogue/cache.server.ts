// Owns the order in which a query is looked up: memory of this isolate, edge cache, KV, then the upstream. Equal queries
// at the same time are looked up once.
import { TmdbError } from "~/clients/tmdb/client.server";
import { type Coalescer, createCoalescer } from "~/lib/coalesce";
import { createLruMap, type LruMap } from "~/lib/lru-map";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { type Copy, type CopyStore, isAgeing, isFresh, isUsable, newer, openCopyStore } from "./copies.server";
import { createGenerationState, findGeneration, followGeneration, type GenerationState } from "./generation.server";
import type { CatalogueQuery } from "./query";

/** Milliseconds that a request waits for the upstream where a stale copy is cached. */
const STALE_WAIT_MS = 1500;
/** Milliseconds after a failure in which no request waits and the failed query is not retried. */
const REST_MS = 10_000;
/** Milliseconds. Longer than any call of the client may take. */
const JOIN_MS = 10_000;
/** Milliseconds; a longer `Retry-After` counts as this. */
const MAX_REST_MS = 60_000;
const REMEMBERED_COPIES = 300;

export type CacheStatus = "hit" | "miss" | "stale";

export interface Found {
	copy: Copy;
	/** `miss`: fetched for this request; `stale`: an expired copy, because the upstream failed. */
	cacheStatus: CacheStatus;
}

/** Shared by all requests of an isolate. */
export interface CacheState {
	memory: LruMap<Copy>;
	/** By key: until when a failed query is not retried. */
	resting: LruMap<number>;
	lookUps: Coalescer<Found>;
	refreshes: Coalescer<Copy>;
	/** Until when no request waits for the upstream where a stale copy is cached. */
	impatientUntil: number;
	generation: GenerationState;
}

export function createCacheState(): CacheState {
	return {
		memory: createLruMap(REMEMBERED_COPIES),
		resting: createLruMap(REMEMBERED_COPIES),
		lookUps: createCoalescer(JOIN_MS),
		refreshes: createCoalescer(JOIN_MS),
		impatientUntil: 0,
		generation: createGenerationState(),
	};
}

export interface CatalogueClient {
	get(path: string, params: URLSearchParams): Promise<{ status: number; body: unknown }>;
}

interface CacheParts {
	platform: Pick<Platform, "cache" | "edgeCache" | "waitUntil">;
	state: CacheState;
	client: CatalogueClient;
	/** Part of the keys; null stores copies in this isolate only. */
	upstream: string | null;
}

export interface CatalogueCache {
	/** Throws `TmdbError` when the upstream fails and no usable copy is cached. */
	find(query: CatalogueQuery): Promise<Found>;
}

export function openCache({ platform, state, client, upstream }: CacheParts): CatalogueCache {
	const { waitUntil } = platform;

	function forget(): void {
		state.memory.clear();
	}

	async function openStore(query: CatalogueQuery): Promise<CopyStore | null> {
		if (upstream === null) return null;
		const generation = await findGeneration(platform, state.generation);
		return openCopyStore(platform, query, { generation, upstream });
	}

	async function fetchFromUpstream(query: CatalogueQuery, store: CopyStore | null): Promise<Copy> {
		try {
			const { status, body } = await client.get(query.path, query.params);
			const copy = { at: Date.now(), status, body };
			state.impatientUntil = 0;
			state.resting.delete(query.key);
			state.memory.set(query.key, copy);
			if (store) waitUntil(store.writeEverywhere(copy));
			return copy;
		} catch (error) {
			console.warn(`The catalogue could not read ${query.path}: ${error instanceof Error ? error.message : error}`);
			const asked = error instanceof TmdbError ? (error.retryAfter ?? 0) * 1000 : 0;
			const until = Date.now() + Math.min(Math.max(REST_MS, asked), MAX_REST_MS);
			state.impatientUntil = until;
			state.resting.set(query.key, until);
			throw error;
		}
	}

	/** The refresh continues after the response of the request that started it. */
	function refresh(query: CatalogueQuery, store: CopyStore | null): Promise<Copy> {
		const { work, isJoined } = state.refreshes.share(query.key, () => fetchFromUpstream(query, store));
		const settled = work.catch(() => undefined);
		if (!isJoined) waitUntil(settled);
		return work;
	}

	function isResting({ key }: CatalogueQuery): boolean {
		return (state.resting.get(key) ?? 0) > Date.now();
	}

	/** Refreshes the copy in the background when it is about to expire. */
	function serveFresh(query: CatalogueQuery, copy: Copy, store?: CopyStore | null): Found {
		state.memory.set(query.key, copy);
		if (isAgeing(copy) && !isResting(query)) {
			waitUntil(
				(store === undefined ? openStore(query) : Promise.resolve(store))
					.then((opened) => refresh(query, opened))
					.catch(() => undefined),
			);
		}
		return { copy, cacheStatus: "hit" };
	}

	async function serveStale(query: CatalogueQuery, held: Copy, store: CopyStore | null): Promise<Found> {
		state.memory.set(query.key, held);
		if (isResting(query)) return { copy: held, cacheStatus: "stale" };
		const renewed = refresh(query, store);
		const isImpatient = state.impatientUntil > Date.now();
		const copy = isImpatient ? undefined : await withTimeout(() => renewed, STALE_WAIT_MS);
		if (copy) return { copy, cacheStatus: "miss" };
		if (!isImpatient) state.impatientUntil = Math.max(state.impatientUntil, Date.now() + REST_MS);
		return { copy: held, cacheStatus: "stale" };
	}

	async function lookUp(query: CatalogueQuery): Promise<Found> {
		const store = await openStore(query);
		let held = newer(state.memory.get(query.key), await store?.readEdge());
		if (store && !(held && isFresh(held))) {
			const shared = await store.readKv();
			if (shared && isFresh(shared)) waitUntil(store.writeEdge(shared));
			held = newer(held, shared);
		}
		if (held && isFresh(held)) return serveFresh(query, held, store);
		if (held && isUsable(held)) return serveStale(query, held, store);
		return { copy: await refresh(query, store), cacheStatus: "miss" };
	}

	return {
		async find(query) {
			if (upstream !== null) followGeneration(platform, state.generation, forget);
			const remembered = state.memory.get(query.key);
			if (remembered && isFresh(remembered)) return serveFresh(query, remembered);
			if (remembered && isUsable(remembered) && isResting(query)) return { copy: remembered, cacheStatus: "stale" };
			const { work, isJoined } = state.lookUps.share(query.key, () => lookUp(query));
			const settled = work.catch(() => undefined);
			if (!isJoined) waitUntil(settled);
			const found = await work;
			return isJoined && found.cacheStatus === "miss" ? { ...found, cacheStatus: "hit" } : found;
		},
	};
}
