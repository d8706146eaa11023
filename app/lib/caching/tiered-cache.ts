import { withTimeout } from "../timeouts";
import { createCoalescer } from "./coalesce";
import { createLruMap } from "./lru-map";
import type { Slots } from "./slots";

/** Milliseconds after an entry's `at`. */
interface Ages {
	/** From this age on, an entry that is used is loaded again in the background. */
	ageing: number;
	/** Up to this age, an entry is used without a look at its source. */
	fresh: number;
	/** Up to this age, an entry is used where its source fails or is late. */
	usable: number;
}

/** `miss`: loaded for this call; `stale`: no longer fresh, because the source failed, was late or is not to be asked now. */
export type CacheStatus = "hit" | "miss" | "stale";

export interface Found<Entry> {
	entry: Entry;
	status: CacheStatus;
}

/** One load that several callers may wait for. */
export interface Flight<Entry> {
	/** The entry that is to be replaced. */
	readonly held: Entry | undefined;
	/** Who waits for it, in the terms of `Lookup.caller`. It grows while others join. */
	readonly callers: ReadonlySet<string | undefined>;
	/** Set by the load while it waits for its turn: being late then says nothing about the source. */
	isQueued: boolean;
}

/** The stores beside the memory of the isolate. Neither may fail or delay a call: what is not read in time is absent. */
interface Stores {
	/** Of this data centre. */
	edge?: Cache | undefined;
	/**
	 * Slower, shared by all data centres, and paid by the write. It is there for outages, not for freshness: a copy that did not
	 * change is written again after hours.
	 */
	kv?: KVNamespace | undefined;
	/** Runs a read once a connection for it is free: its time begins then. Default: at once. */
	connect?: Slots;
	/** Work that no response waits for. */
	waitUntil(work: Promise<unknown>): void;
}

const atOnce: Slots = (work) => work();

export interface Lookup<Entry> {
	stores: Stores;
	/** The visitor's network, or whatever else a load is counted by. */
	caller?: string | undefined;
	load(flight: Flight<Entry>): Promise<Entry>;
}

export interface CacheOptions<Entry> {
	/** Begins every key in KV and is the host of every key in the edge cache. */
	name: string;
	/** Entries in memory. */
	limit: number;
	ages(entry: Entry): Ages;
	/** Milliseconds that a call waits for the source where a stale entry is held. */
	wait: number;
	/** Milliseconds after this failure in which the key is not loaded again; 0 where it says nothing about the source. */
	pauseAfter(error: unknown): number;
	/** True where a failure concerns only the caller who started the load: others who joined it load for themselves. */
	isOwn?(error: unknown): boolean;
	/** False for an entry that stays in the memory of this isolate, or in this data centre. Default: all are stored. */
	isFor?(store: "edge" | "kv", entry: Entry): boolean;
	/** Of the stored entry. Default: JSON. */
	write?(entry: Entry): string;
	/** Undefined for text that is no entry. */
	read?(text: string): Entry | undefined;
}

export interface TieredCache<Entry> {
	/**
	 * The entry of a key: from memory, the edge cache or KV while it is fresh, else from its source. Simultaneous calls
	 * share one look-up. Where the source fails, is late or is paused, a usable entry is returned. Rejects with the error
	 * of `load` where there is none.
	 */
	find(key: string, lookup: Lookup<Entry>): Promise<Found<Entry>>;
	/** The same, and loads a fresh entry again, unless that was tried within the last `every` milliseconds. */
	refresh(key: string, lookup: Lookup<Entry>, every: number): Promise<Found<Entry>>;
	/** The usable entry of a key, without a look at its source. */
	get(key: string, stores: Stores): Promise<Entry | null>;
	/** Replaces an entry. The stores are written after the response. */
	put(key: string, entry: Entry, stores: Stores): void;
	/** Forgets what this isolate holds; the stores keep theirs. */
	clear(): void;
	/** Entries in memory. */
	readonly size: number;
}

export const STORE_WAIT_MS = 500;
/** No call waits for a write. */
const WRITE_WAIT_MS = 5000;
/** Milliseconds for which calls wait for the look-up of another one, which the platform may have cut off. */
const FOLLOW_MS = 2000;
/** Milliseconds for which no call waits for a source that was late, where a stale entry is held. */
const LATE_PAUSE_MS = 10_000;
/** Milliseconds after which KV gets a copy again that did not change. */
const KV_AGAIN_MS = 6 * 60 * 60 * 1000;
/** Bytes; KV takes no longer keys. */
const KV_KEY_MAX = 512;

interface Dated {
	/** When it was made, in milliseconds since 1970. */
	at: number;
	/** When KV got this content; only where the cache has a KV. */
	savedAt?: number;
}

/** A cache of this isolate over the edge cache and KV. */
export function createTieredCache<Entry extends Dated>(options: CacheOptions<Entry>): TieredCache<Entry> {
	const { name, limit, ages, wait, pauseAfter } = options;
	const { write = JSON.stringify, read = (text: string) => JSON.parse(text) as Entry } = options;
	const { isOwn = () => false, isFor = () => true } = options;
	const memory = createLruMap<Entry>(limit);
	const lookUps = createCoalescer<Found<Entry>>(FOLLOW_MS, isOwn);
	const loads = createCoalescer<Entry>(FOLLOW_MS, isOwn);
	const flights = createLruMap<Flight<Entry> & { callers: Set<string | undefined> }>(limit);
	/** By key: until when it is not loaded again. */
	const pauses = createLruMap<number>(limit);
	/** By key: when it was loaded last, or tried. */
	const triedAt = createLruMap<number>(limit);
	/** Until when no call waits where a stale entry is held. */
	let skipWaitUntil = 0;

	const isYounger = (entry: Entry, age: keyof Ages) => Date.now() - entry.at < ages(entry)[age];
	const isPaused = (key: string) => (pauses.get(key) ?? 0) > Date.now();

	function newer(one: Entry | undefined, other: Entry | undefined): Entry | undefined {
		if (!one || !other) return one ?? other;
		return one.at >= other.at ? one : other;
	}

	const edgeUrl = (key: string) => `https://${name}.invalid/${encodeURIComponent(key)}`;
	const kvKey = (key: string) => `${name}:${key}`;

	function toEntry(text: string | null | undefined): Entry | undefined {
		const entry = text ? read(text) : undefined;
		return typeof entry?.at === "number" && isYounger(entry, "usable") ? entry : undefined;
	}

	async function readEdge(key: string, { edge, connect = atOnce }: Stores): Promise<Entry | undefined> {
		if (!edge) return undefined;
		const match = async () => toEntry(await (await edge.match(edgeUrl(key)))?.text());
		return await connect(() => withTimeout(match, STORE_WAIT_MS));
	}

	async function readKv(key: string, { kv, connect = atOnce }: Stores): Promise<Entry | undefined> {
		if (!kv || kvKey(key).length > KV_KEY_MAX) return undefined;
		return await connect(() => withTimeout(async () => toEntry(await kv.get(kvKey(key), "text")), STORE_WAIT_MS));
	}

	/** The content without its times. */
	const contentOf = (entry: Entry) => write({ ...entry, at: 0, savedAt: 0 });

	/** When KV got the content of the entry that this one replaces; undefined where it has another, or for too long. */
	function findSavedAt(entry: Entry, held: Entry | undefined): number | undefined {
		if (held?.savedAt === undefined || Date.now() - held.savedAt >= KV_AGAIN_MS) return undefined;
		return contentOf(entry) === contentOf(held) ? held.savedAt : undefined;
	}

	/** Takes a loaded entry into memory and the stores. */
	function keep(key: string, loaded: Entry, stores: Stores, held: Entry | undefined): Entry {
		const isForKv = stores.kv !== undefined && isFor("kv", loaded) && kvKey(key).length <= KV_KEY_MAX;
		const savedAt = isForKv ? findSavedAt(loaded, held) : undefined;
		const entry = isForKv ? { ...loaded, savedAt: savedAt ?? Date.now() } : loaded;
		memory.set(key, entry);
		writeStores(key, entry, { ...stores, kv: isForKv && savedAt === undefined ? stores.kv : undefined });
		return entry;
	}

	function writeStores(key: string, entry: Entry, { edge, kv: forKv, waitUntil }: Stores): void {
		const forEdge = isFor("edge", entry) ? edge : undefined;
		if (!forEdge && !forKv) return;
		const text = write(entry);
		const seconds = Math.ceil(ages(entry).usable / 1000);
		const headers = { "cache-control": `public, max-age=${seconds}`, "content-type": "application/json" };
		if (forEdge)
			waitUntil(withTimeout(() => forEdge.put(edgeUrl(key), new Response(text, { headers })), WRITE_WAIT_MS));
		if (forKv) waitUntil(withTimeout(() => forKv.put(kvKey(key), text, { expirationTtl: seconds }), WRITE_WAIT_MS));
	}

	async function load(key: string, flight: Flight<Entry>, { stores, load: loadEntry }: Lookup<Entry>): Promise<Entry> {
		triedAt.set(key, Date.now());
		try {
			const entry = await loadEntry(flight);
			skipWaitUntil = 0;
			pauses.delete(key);
			return keep(key, entry, stores, flight.held);
		} catch (error) {
			const until = Date.now() + pauseAfter(error);
			if (until > Date.now()) {
				pauses.set(key, until);
				skipWaitUntil = until;
			}
			throw error;
		}
	}

	/** Keeps the request there after its response: for its own work, and to hear of the work of others. */
	function stayFor<Value>(work: Promise<Value>, { stores }: Lookup<Entry>): Promise<Value> {
		stores.waitUntil(work.catch(() => undefined));
		return work;
	}

	function startLoad(key: string, flight: Flight<Entry>, lookup: Lookup<Entry>): () => Promise<Entry> {
		return () => stayFor(load(key, flight, lookup), lookup);
	}

	function openFlight(held: Entry | undefined, { caller }: Lookup<Entry>) {
		return { held, callers: new Set([caller]), isQueued: false };
	}

	function serveFresh(key: string, entry: Entry, lookup: Lookup<Entry>): Found<Entry> {
		memory.set(key, entry);
		if (!isYounger(entry, "ageing") && !isPaused(key))
			loads.begin(key, startLoad(key, openFlight(entry, lookup), lookup));
		return { entry, status: "hit" };
	}

	async function serveStale(key: string, entry: Entry, flight: Flight<Entry>, lookup: Lookup<Entry>) {
		memory.set(key, entry);
		const stale = { entry, status: "stale" as const };
		if (isPaused(key)) return stale;
		loads.begin(key, startLoad(key, flight, lookup));
		if (skipWaitUntil > Date.now()) return stale;
		const outcome = await loads.wait(key, wait);
		if (outcome) return "value" in outcome ? { entry: outcome.value, status: "miss" as const } : stale;
		if (!flight.isQueued) skipWaitUntil = Math.max(skipWaitUntil, Date.now() + LATE_PAUSE_MS);
		return stale;
	}

	async function readStores(key: string, stores: Stores): Promise<Entry | undefined> {
		const near = newer(memory.get(key), await readEdge(key, stores));
		if (near && isYounger(near, "fresh")) return near;
		const shared = await readKv(key, stores);
		if (shared && isYounger(shared, "fresh")) writeStores(key, shared, { ...stores, kv: undefined });
		return newer(near, shared);
	}

	async function lookUp(key: string, lookup: Lookup<Entry>): Promise<Found<Entry>> {
		const flight = openFlight(undefined, lookup);
		flights.set(key, flight);
		try {
			const held = await readStores(key, lookup.stores);
			if (held && isYounger(held, "fresh")) return serveFresh(key, held, lookup);
			if (held && isYounger(held, "usable")) return await serveStale(key, held, { ...flight, held }, lookup);
			return { entry: await loads.share(key, startLoad(key, flight, lookup)), status: "miss" };
		} finally {
			if (flights.get(key) === flight) flights.delete(key);
		}
	}

	async function find(key: string, lookup: Lookup<Entry>): Promise<Found<Entry>> {
		const remembered = memory.get(key);
		if (remembered && isYounger(remembered, "fresh")) return serveFresh(key, remembered, lookup);
		if (remembered && isYounger(remembered, "usable") && isPaused(key)) return { entry: remembered, status: "stale" };
		let isFirst = false;
		flights.get(key)?.callers.add(lookup.caller);
		const sharing = lookUps.share(key, () => {
			isFirst = true;
			return lookUp(key, lookup);
		});
		const entry = await stayFor(sharing, lookup);
		return isFirst || entry.status !== "miss" ? entry : { ...entry, status: "hit" };
	}

	return {
		find,
		async refresh(key, lookup, every) {
			if (Date.now() - (triedAt.get(key) ?? 0) < every) return await find(key, lookup);
			const held = await readStores(key, lookup.stores);
			try {
				const entry = await loads.share(key, startLoad(key, openFlight(held, lookup), lookup));
				return { entry, status: "miss" };
			} catch (error) {
				if (held && isYounger(held, "usable")) return { entry: held, status: "stale" };
				throw error;
			}
		},
		async get(key, stores) {
			const remembered = memory.get(key);
			const entry = remembered && isYounger(remembered, "usable") ? remembered : await readEdge(key, stores);
			if (entry) memory.set(key, entry);
			return entry ?? null;
		},
		put(key, entry, stores) {
			keep(key, entry, stores, memory.get(key));
		},
		clear() {
			memory.clear();
			pauses.clear();
		},
		get size() {
			return memory.size;
		},
	};
}
