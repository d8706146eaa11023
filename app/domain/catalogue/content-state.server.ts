// What every page depends on beside the upstream: which titles are blocked, and since when copies are valid. It is one value of
// KV, written at each change, so that an isolate that starts asks KV once and D1 not at all.
import { asc } from "drizzle-orm";
import { z } from "zod";
import { openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { createTieredCache, STORE_WAIT_MS } from "~/lib/caching/tiered-cache";
import { hashText } from "~/lib/hash";
import { parseJson } from "~/lib/http/parse-json";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import type { IsBlocked } from "./blocked/without-blocked";
import { titleKey } from "./paths";

const STATE_KEY = "catalogue:state";
/** Seconds for which a data centre holds the value: the least that KV takes. */
const KV_CACHE_SECONDS = 30;
/** Milliseconds between two reads; with the seconds above, a change is everywhere within a minute. */
const READ_EVERY_MS = 15_000;
/** Milliseconds until a failed read is retried. */
const RETRY_MS = 2000;
/** Far more than any operator blocks; read in one query, the oldest first. */
const BLOCKED_MAX = 50_000;

/** The value in KV. */
const STORED_STATE = z.object({
	/** A part of the key of every stored copy: clearing starts a new one, because no store can be emptied at once. */
	generation: z.string(),
	/** As `titleKey` names them. */
	blocked: z.array(z.string()),
});

type StoredState = z.infer<typeof STORED_STATE>;

interface ContentState {
	/** When it was read, in milliseconds since 1970. */
	at: number;
	generation: string;
	blocked: ReadonlySet<string>;
	/** Part of the keys of cached pages. */
	version: string;
}

type Stores = Pick<Platform, "db" | "cache" | "isolate" | "waitUntil">;
/** What a change needs. */
type Changed = Stores & Pick<Platform, "purgePages">;

const FIRST: StoredState = { generation: "0", blocked: [] };

function createStateCache() {
	return createTieredCache<ContentState>({
		name: "state",
		limit: 1,
		ages: () => ({ ageing: READ_EVERY_MS, fresh: Number.POSITIVE_INFINITY, usable: Number.POSITIVE_INFINITY }),
		wait: 0,
		pauseAfter: () => RETRY_MS,
	});
}

function toState({ generation, blocked }: StoredState, at = Date.now()): ContentState {
	const version = `${generation}.${hashText(blocked.join()).toString(36)}`;
	return { at, generation, blocked: new Set(blocked), version };
}

async function readBlocked(db: D1Database): Promise<string[]> {
	const { mediaType, id, createdAt } = blockedTitles;
	const rows = await openDatabase(db)
		.select({ mediaType, id })
		.from(blockedTitles)
		.orderBy(asc(createdAt))
		.limit(BLOCKED_MAX);
	return rows.map(titleKey);
}

/** Null where KV has no value, or one that is damaged. */
async function readStored(cache: KVNamespace): Promise<StoredState | null> {
	const text = await cache.get(STATE_KEY, { type: "text", cacheTtl: KV_CACHE_SECONDS });
	return STORED_STATE.safeParse(parseJson(text ?? "")).data ?? null;
}

async function write(cache: KVNamespace, { generation, blocked }: StoredState): Promise<void> {
	await cache.put(STATE_KEY, JSON.stringify({ generation, blocked }));
}

/** A site whose KV is new, or was emptied, or is down: D1 has the list of blocked titles. */
async function readWithoutKv({ db, cache, waitUntil }: Stores, isEmpty: boolean): Promise<ContentState> {
	const at = Date.now();
	const blocked = await withTimeout(() => readBlocked(db), STORE_WAIT_MS);
	if (!blocked) console.warn("The list of blocked titles cannot be read");
	if (isEmpty && blocked) {
		const state = { ...FIRST, blocked };
		waitUntil(write(cache, state).catch(() => undefined));
		return toState(state, at);
	}
	return toState({ ...FIRST, blocked: blocked ?? [] }, at - READ_EVERY_MS + RETRY_MS);
}

/** Waits only on an isolate's first call, at most a second. Never rejects. */
async function findState(stores: Stores): Promise<ContentState> {
	const { cache, isolate, waitUntil } = stores;
	const { entry } = await isolate.get(createStateCache).find(STATE_KEY, {
		stores: { waitUntil },
		async load({ held }) {
			const at = Date.now();
			// Undefined: KV did not respond; null: it has no state.
			const stored = await withTimeout(() => readStored(cache), STORE_WAIT_MS);
			if (stored) return toState(stored, at);
			return held ? { ...held, at: at - READ_EVERY_MS + RETRY_MS } : await readWithoutKv(stores, stored === null);
		},
	});
	return entry;
}

/** Null when nothing is blocked. Never rejects. */
export async function findBlocked(stores: Stores): Promise<IsBlocked | null> {
	const { blocked } = await findState(stores);
	return blocked.size > 0 ? (title) => blocked.has(titleKey(title)) : null;
}

/** Part of the key of every copy of the catalogue. Never rejects. */
export async function findGeneration(stores: Stores): Promise<string> {
	return (await findState(stores)).generation;
}

/** Changes when a title is blocked or unblocked, or the cache is cleared. Never rejects. */
export async function findContentVersion(stores: Stores): Promise<string> {
	return (await findState(stores)).version;
}

async function publish({ cache, isolate, waitUntil, purgePages }: Changed, state: StoredState): Promise<void> {
	isolate.get(createStateCache).put(STATE_KEY, toState(state), { waitUntil });
	waitUntil(purgePages());
	await write(cache, state);
}

/**
 * After a title was blocked or unblocked: this isolate knows at once, the others within a minute. Where KV is down, the change
 * reaches them by `repairState`.
 */
export async function publishBlocked(stores: Changed): Promise<void> {
	const [blocked, generation] = await Promise.all([readBlocked(stores.db), findGeneration(stores)]);
	await publish(stores, { generation, blocked }).catch(() => console.warn("KV does not have the blocked titles yet"));
}

/** Makes every stored copy invalid. Throws where KV is down. */
export async function startGeneration(stores: Changed): Promise<void> {
	const blocked = await readBlocked(stores.db);
	await publish(stores, { generation: Date.now().toString(36), blocked });
}

/** Brings KV in line with D1, after a restore or a change that KV did not take. */
export async function repairState(stores: Changed): Promise<void> {
	const [blocked, stored] = await Promise.all([readBlocked(stores.db), readStored(stores.cache)]);
	if (stored?.blocked.join() === blocked.join()) return;
	await publish(stores, { generation: stored?.generation ?? FIRST.generation, blocked });
}
