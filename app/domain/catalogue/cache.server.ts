// Owns the order in which a query is looked up: memory of this isolate, edge cache, KV, then the upstream. Equal queries
// at the same time are looked up once.
import { TmdbError } from "~/clients/tmdb/client.server";
import type { Requester } from "~/clients/tmdb/slots";
import { type Coalescer, createCoalescer } from "~/lib/coalesce";
import { createLruMap, type LruMap } from "~/lib/lru-map";
import { withTimeout } from "~/lib/timeouts";
import { upstreamRequests, upstreamTimes } from "~/metrics.server";
import type { Platform } from "~/platform.server";
import { isCanonical } from "./canonical";
import { type Copy, type CopyStore, isAgeing, isFresh, isUsable, newer, openCopyStore } from "./copies.server";
import { createGenerationState, findGeneration, followGeneration, type GenerationState } from "./generation.server";
import type { CatalogueQuery } from "./query";
import { isWithinUpstreamLimit, UpstreamLimitError } from "./upstream-limit.server";

/** Milliseconds that a request waits for the upstream where a stale copy is cached. */
const STALE_WAIT_MS = 1500;
/** Milliseconds after a failure in which no request waits and the failed query is not retried. */
const BACKOFF_MS = 10_000;
/** Milliseconds. Longer than any call of the client may take. */
const JOIN_MS = 10_000;
/** Milliseconds; a longer `Retry-After` counts as this. */
const BACKOFF_MAX_MS = 60_000;
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
	backoffs: LruMap<number>;
	lookUps: Coalescer<Found>;
	/** By key: who waits for a look-up. */
	requesters: LruMap<Requester>;
	refreshes: Coalescer<Copy>;
	/** Until when no request waits for the upstream where a stale copy is cached. */
	skipWaitUntil: number;
	generation: GenerationState;
}

export function createCacheState(): CacheState {
	return {
		memory: createLruMap(REMEMBERED_COPIES),
		backoffs: createLruMap(REMEMBERED_COPIES),
		lookUps: createCoalescer(JOIN_MS),
		requesters: createLruMap(REMEMBERED_COPIES),
		refreshes: createCoalescer(JOIN_MS),
		skipWaitUntil: 0,
		generation: createGenerationState(),
	};
}

export interface CatalogueClient {
	get(path: string, params: URLSearchParams, requester?: Requester): Promise<Omit<Copy, "at">>;
}

interface CacheParts {
	platform: Pick<Platform, "cache" | "config" | "edgeCache" | "env" | "network" | "waitUntil">;
	state: CacheState;
	client: CatalogueClient;
	/** Part of the keys; null stores copies in this isolate only. */
	upstream: string | null;
}

export interface CatalogueCache {
	/** Throws `TmdbError` or `UpstreamLimitError` when the upstream is not read and no usable copy is cached. */
	find(query: CatalogueQuery): Promise<Found>;
}

interface LookUp {
	query: CatalogueQuery;
	/** The copy that the response is to replace. */
	held?: Copy | undefined;
	store: CopyStore | null;
	requester: Requester;
}

/** No request was sent to the upstream, so the failure says nothing about it. */
function isCrowded(error: unknown): boolean {
	return error instanceof TmdbError && error.failure === "crowded";
}

/** Counts a request to the upstream, and its time. */
async function measure<Result>(request: () => Promise<Result>): Promise<Result> {
	const started = Date.now();
	let outcome = "ok";
	try {
		return await request();
	} catch (error) {
		outcome = error instanceof TmdbError ? error.failure : "bug";
		throw error;
	} finally {
		upstreamRequests.add({ outcome });
		upstreamTimes.observe({}, (Date.now() - started) / 1000);
	}
}

export function openCache({ platform, state, client, upstream }: CacheParts): CatalogueCache {
	const { network, waitUntil } = platform;

	function forget(): void {
		state.memory.clear();
	}

	async function openStore(query: CatalogueQuery): Promise<CopyStore | null> {
		if (upstream === null) return null;
		const generation = await findGeneration(platform, state.generation);
		return openCopyStore(platform, query, { generation, upstream });
	}

	async function mayAskUpstream(): Promise<boolean> {
		return upstream === null || (await isWithinUpstreamLimit(platform));
	}

	function openRequester(query: CatalogueQuery): Requester {
		return { network, isUrgent: isCanonical(query, platform.config) };
	}

	/** The sample catalogue is no upstream. */
	async function requestUpstream({ query, requester }: LookUp) {
		const { path, params } = query;
		return upstream === null
			? await client.get(path, params, requester)
			: await measure(() => client.get(path, params, requester));
	}

	async function fetchFromUpstream(lookUp: LookUp): Promise<Copy> {
		const { query, store, held } = lookUp;
		try {
			const copy = { at: Date.now(), ...(await requestUpstream(lookUp)) };
			if (copy.isIncomplete && held && !held.isIncomplete) {
				throw new TmdbError("malformed", `A part of TMDB's response for ${query.path} cannot be read`);
			}
			state.skipWaitUntil = 0;
			state.backoffs.delete(query.key);
			state.memory.set(query.key, copy);
			if (store) waitUntil(store.writeEverywhere(copy));
			return copy;
		} catch (error) {
			if (isCrowded(error)) throw error;
			console.warn(`The catalogue could not read ${query.path}: ${error instanceof Error ? error.message : error}`);
			const retryAfterMs = error instanceof TmdbError ? (error.retryAfter ?? 0) * 1000 : 0;
			const until = Date.now() + Math.min(Math.max(BACKOFF_MS, retryAfterMs), BACKOFF_MAX_MS);
			state.skipWaitUntil = until;
			state.backoffs.set(query.key, until);
			throw error;
		}
	}

	/** The refresh continues after the response of the request that started it. */
	function refresh(lookUp: LookUp): Promise<Copy> {
		const { work, isJoined } = state.refreshes.share(lookUp.query.key, () => fetchFromUpstream(lookUp));
		const settled = work.catch(() => undefined);
		if (!isJoined) waitUntil(settled);
		return work;
	}

	function isBackedOff({ key }: CatalogueQuery): boolean {
		return (state.backoffs.get(key) ?? 0) > Date.now();
	}

	/** Refreshes the copy in the background when it is about to expire. */
	function serveFresh(query: CatalogueQuery, copy: Copy): Found {
		state.memory.set(query.key, copy);
		if (isAgeing(copy) && !isBackedOff(query)) waitUntil(refreshAgeing(query, copy).catch(() => undefined));
		return { copy, cacheStatus: "hit" };
	}

	async function refreshAgeing(query: CatalogueQuery, held: Copy): Promise<void> {
		if (!(await mayAskUpstream())) return;
		await refresh({ query, held, store: await openStore(query), requester: openRequester(query) });
	}

	async function serveStale(lookUp: LookUp, held: Copy): Promise<Found> {
		const { query, requester } = lookUp;
		state.memory.set(query.key, held);
		const stale = { copy: held, cacheStatus: "stale" as const };
		if (isBackedOff(query) || !(await mayAskUpstream())) return stale;
		const renewed = refresh(lookUp);
		const skipsWait = state.skipWaitUntil > Date.now();
		const copy = skipsWait ? undefined : await withTimeout(() => renewed, STALE_WAIT_MS);
		if (copy) return { copy, cacheStatus: "miss" };
		// While this query still waits for its turn, nothing is known about the upstream.
		if (!skipsWait && !requester.isWaiting) {
			state.skipWaitUntil = Math.max(state.skipWaitUntil, Date.now() + BACKOFF_MS);
		}
		return stale;
	}

	async function lookUp(query: CatalogueQuery): Promise<Found> {
		const requester = openRequester(query);
		state.requesters.set(query.key, requester);
		try {
			return await search(query, requester);
		} finally {
			if (state.requesters.get(query.key) === requester) state.requesters.delete(query.key);
		}
	}

	async function search(query: CatalogueQuery, requester: Requester): Promise<Found> {
		const store = await openStore(query);
		let held = newer(state.memory.get(query.key), await store?.readEdge());
		if (store && !(held && isFresh(held))) {
			const shared = await store.readKv();
			if (shared && isFresh(shared)) waitUntil(store.writeEdge(shared));
			held = newer(held, shared);
		}
		if (held && isFresh(held)) return serveFresh(query, held);
		if (held && isUsable(held)) return serveStale({ query, held, store, requester }, held);
		if (!(await mayAskUpstream())) throw new UpstreamLimitError();
		return { copy: await refresh({ query, store, requester }), cacheStatus: "miss" };
	}

	/** Joins the look-up of another request. That request's network may be over its limit when this one's is not. */
	async function join(query: CatalogueQuery, work: Promise<Found>): Promise<Found> {
		const requester = state.requesters.get(query.key);
		// A query that several networks wait for counts against none of them.
		if (requester && requester.network !== network) requester.network = undefined;
		try {
			const found = await work;
			return found.cacheStatus === "miss" ? { ...found, cacheStatus: "hit" } : found;
		} catch (error) {
			if (error instanceof UpstreamLimitError) return await lookUp(query);
			throw error;
		}
	}

	return {
		async find(query) {
			if (upstream !== null) followGeneration(platform, state.generation, forget);
			const remembered = state.memory.get(query.key);
			if (remembered && isFresh(remembered)) return serveFresh(query, remembered);
			if (remembered && isUsable(remembered) && isBackedOff(query)) return { copy: remembered, cacheStatus: "stale" };
			const { work, isJoined } = state.lookUps.share(query.key, () => lookUp(query));
			if (isJoined) return await join(query, work);
			waitUntil(work.catch(() => undefined));
			return await work;
		},
	};
}
