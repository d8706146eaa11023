// Owns an isolate's list of blocked titles: read from D1, updated in the background, read from KV where D1 fails on the
// isolate's first read. `blocked-titles.server.ts` changes the list.
import { asc, gt } from "drizzle-orm";
import { openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { type Coalescer, createCoalescer } from "~/lib/coalesce";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { STORE_WAIT_MS } from "./copies.server";
import { titleKey } from "./paths";
import type { IsBlocked } from "./without-blocked";

/** Milliseconds between reads of new rows; a blocked title is gone after this and the minute that a browser caches a page. */
const LOOK_EVERY_MS = 15_000;
/** Milliseconds between reads of the whole list, which notice unblocked titles. */
const READ_EVERY_MS = 5 * 60 * 1000;
/** Milliseconds until a failed read is retried. */
const RETRY_MS = 2000;
/** Milliseconds. */
const LEASE_MS = 2 * STORE_WAIT_MS;
/** Far more than any operator blocks; read in one query, the oldest first. */
const BLOCKED_MAX = 50_000;

/** The KV key of the list's copy. */
export const BLOCK_LIST_KEY = "catalogue:blocked";

/** As `titleKey` names them. `newest`: when the last one was added. */
export interface BlockList {
	keys: Set<string>;
	newest: number;
}

export interface BlockListState {
	list?: BlockList;
	lookedAt: number;
	readAt: number;
	reads: Coalescer<BlockList>;
}

export function createBlockListState(): BlockListState {
	return { lookedAt: 0, readAt: 0, reads: createCoalescer(LEASE_MS) };
}

type Stores = Pick<Platform, "db" | "cache" | "waitUntil">;

/** Titles blocked after a time in milliseconds; 0 for all. Reads as many rows as it returns. */
export async function readBlockedSince(db: D1Database, since: number): Promise<BlockList> {
	const rows = await openDatabase(db)
		.select({
			mediaType: blockedTitles.mediaType,
			id: blockedTitles.mediaId,
			createdAt: blockedTitles.createdAt,
		})
		.from(blockedTitles)
		.where(gt(blockedTitles.createdAt, since))
		.orderBy(asc(blockedTitles.createdAt))
		.limit(BLOCKED_MAX);
	return { keys: new Set(rows.map(titleKey)), newest: rows.at(-1)?.createdAt ?? since };
}

async function readSaved(cache: KVNamespace): Promise<BlockList> {
	const saved = await cache.get<{ keys: string[]; newest: number }>(BLOCK_LIST_KEY, "json");
	return { keys: new Set(saved?.keys), newest: saved?.newest ?? 0 };
}

async function readFirst({ db, cache }: Stores, state: BlockListState): Promise<BlockList> {
	const now = Date.now();
	const whole = await withTimeout(() => readBlockedSince(db, 0), STORE_WAIT_MS);
	const list = whole ?? (await withTimeout(() => readSaved(cache), STORE_WAIT_MS));
	if (!list) console.warn("The list of titles that were taken down cannot be read");
	const isTrue = whole !== undefined;
	state.readAt = isTrue ? now : 0;
	state.lookedAt = isTrue ? now : now - LOOK_EVERY_MS + RETRY_MS;
	state.list = list ?? { keys: new Set(), newest: 0 };
	return state.list;
}

/** Never rejects; a failed read is retried. */
async function follow({ db }: Stores, state: BlockListState, held: BlockList): Promise<void> {
	const now = Date.now();
	state.lookedAt = now;
	const isWholeDue = now - state.readAt >= READ_EVERY_MS;
	const read = await readBlockedSince(db, isWholeDue ? 0 : held.newest).catch(() => null);
	if (!read) {
		state.lookedAt = now - LOOK_EVERY_MS + RETRY_MS;
		return;
	}
	if (isWholeDue) {
		state.readAt = now;
		state.list = read;
	} else if (read.keys.size > 0) {
		state.list = { keys: new Set([...held.keys, ...read.keys]), newest: read.newest };
	}
}

/** Waits only on an isolate's first call, at most a second. Never rejects. */
export async function findBlockList(stores: Stores, state: BlockListState): Promise<BlockList> {
	const { list } = state;
	if (!list) {
		const { work, isJoined } = state.reads.share(BLOCK_LIST_KEY, () => readFirst(stores, state));
		if (!isJoined) stores.waitUntil(work);
		return await work;
	}
	if (Date.now() - state.lookedAt >= LOOK_EVERY_MS) stores.waitUntil(follow(stores, state, list));
	return list;
}

export function isBlockedBy({ keys }: BlockList): IsBlocked {
	return (title) => keys.has(titleKey(title));
}

/** Changes with the list; part of the keys of cached pages. */
export function versionOf({ keys, newest }: BlockList): string {
	return `${newest.toString(36)}.${keys.size}`;
}
