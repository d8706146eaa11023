// An isolate's list of blocked titles: read from D1, updated in the background, read from KV where D1 fails on the isolate's
// first read. `blocked-titles.server.ts` changes the list.
import { asc, gt } from "drizzle-orm";
import { openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { createTieredCache, STORE_WAIT_MS } from "~/lib/tiered-cache";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { titleKey } from "../paths";
import type { IsBlocked } from "./without-blocked";

/** Milliseconds between reads of new rows; a blocked title is gone after this and the minute that a browser caches a page. */
const LOOK_EVERY_MS = 15_000;
/** Milliseconds between reads of the whole list, which notice unblocked titles. */
const READ_EVERY_MS = 5 * 60 * 1000;
/** Milliseconds until a failed read is retried. */
const RETRY_MS = 2000;
/** Far more than any operator blocks; read in one query, the oldest first. */
const BLOCKED_MAX = 50_000;

/** The KV key of the list's copy, which is for isolates that start while D1 is down. */
const BLOCK_LIST_KEY = "catalogue:blocked";

interface BlockList {
	/** When it was read, in milliseconds since 1970. */
	at: number;
	/** When the whole of it was read; 0 where D1 did not respond. */
	wholeAt: number;
	/** As `titleKey` names them. */
	keys: Set<string>;
	/** When the last one was added. */
	newest: number;
}

function createBlockListCache() {
	return createTieredCache<BlockList>({
		name: "blocked",
		limit: 1,
		ages: () => ({ ageing: LOOK_EVERY_MS, fresh: Number.POSITIVE_INFINITY, usable: Number.POSITIVE_INFINITY }),
		wait: 0,
		pauseAfter: () => RETRY_MS,
	});
}

type Stores = Pick<Platform, "db" | "cache" | "isolate" | "waitUntil">;

/** Titles blocked after a time in milliseconds; 0 for all. Reads as many rows as it returns. */
async function readBlockedSince(db: D1Database, since: number): Promise<Pick<BlockList, "keys" | "newest">> {
	const rows = await openDatabase(db)
		.select({
			mediaType: blockedTitles.mediaType,
			id: blockedTitles.id,
			createdAt: blockedTitles.createdAt,
		})
		.from(blockedTitles)
		.where(gt(blockedTitles.createdAt, since))
		.orderBy(asc(blockedTitles.createdAt))
		.limit(BLOCKED_MAX);
	return { keys: new Set(rows.map(titleKey)), newest: rows.at(-1)?.createdAt ?? since };
}

async function readSaved(cache: KVNamespace): Promise<Pick<BlockList, "keys" | "newest">> {
	const saved = await cache.get<{ keys: string[]; newest: number }>(BLOCK_LIST_KEY, "json");
	return { keys: new Set(saved?.keys), newest: saved?.newest ?? 0 };
}

async function readWhole(db: D1Database): Promise<BlockList> {
	const at = Date.now();
	return { at, wholeAt: at, ...(await readBlockedSince(db, 0)) };
}

/** Without D1 the list is the saved one, and without KV it is empty; both are read again soon. */
async function readFirst({ db, cache }: Stores): Promise<BlockList> {
	const whole = await withTimeout(() => readWhole(db), STORE_WAIT_MS);
	if (whole) return whole;
	const saved = await withTimeout(() => readSaved(cache), STORE_WAIT_MS);
	if (!saved) console.warn("The list of blocked titles cannot be read");
	const known = saved ?? { keys: new Set<string>(), newest: 0 };
	return { at: Date.now() - LOOK_EVERY_MS + RETRY_MS, wholeAt: 0, ...known };
}

async function readAgain(db: D1Database, held: BlockList): Promise<BlockList> {
	const at = Date.now();
	if (at - held.wholeAt >= READ_EVERY_MS) return await readWhole(db);
	const added = await readBlockedSince(db, held.newest);
	return { at, wholeAt: held.wholeAt, keys: new Set([...held.keys, ...added.keys]), newest: added.newest };
}

/** Waits only on an isolate's first call, at most a second. Never rejects. */
async function findBlockList(stores: Stores): Promise<BlockList> {
	const { db, isolate, waitUntil } = stores;
	const { entry } = await isolate.get(createBlockListCache).find(BLOCK_LIST_KEY, {
		stores: { waitUntil },
		load: async ({ held }) => (held ? await readAgain(db, held) : await readFirst(stores)),
	});
	return entry;
}

/** Null when nothing is blocked. Never rejects. */
export async function findBlocked(stores: Stores): Promise<IsBlocked | null> {
	const { keys } = await findBlockList(stores);
	return keys.size > 0 ? (title) => keys.has(titleKey(title)) : null;
}

/** Part of the keys of cached pages; changes when a title is blocked or unblocked. Never rejects. */
export async function findBlockListVersion(stores: Stores): Promise<string> {
	const { keys, newest } = await findBlockList(stores);
	return `${newest.toString(36)}.${keys.size}`;
}

/** After a change: this isolate knows at once. */
export async function publishBlockList({ db, cache, isolate, waitUntil }: Stores): Promise<void> {
	const list = await readWhole(db);
	isolate.get(createBlockListCache).put(BLOCK_LIST_KEY, list, { waitUntil });
	const saved = JSON.stringify({ keys: [...list.keys], newest: list.newest });
	waitUntil(cache.put(BLOCK_LIST_KEY, saved).catch(() => undefined));
}
