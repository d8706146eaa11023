// Each isolate counts hits, misses and stale reads for itself and adds its sums in batches, so that counting costs about one
// write in ten seconds and not one for each read.
import { addCounts, selectCounts } from "~/database/counts";
import { openDatabase } from "~/database/open.server";
import { lastDays } from "~/lib/days";
import type { CacheStatus } from "~/lib/tiered-cache";
import { cacheReads } from "~/metrics.server";
import type { Platform } from "~/platform.server";

const FLUSH_EVERY_MS = 10_000;
/** From this many reads on, the sums are written sooner. */
const FLUSH_AT_READS = 1000;
const FLUSH_FULL_MS = 1000;
/** The several reads of one page go into one write. */
const GATHER_MS = 100;
const LOOK_BACK_DAYS = 30;

const STATUSES = ["hit", "miss", "stale"] as const satisfies CacheStatus[];

export type CacheCounts = Record<CacheStatus, number>;

/** The sums of this isolate that are not written yet, and when they were written last, in milliseconds since 1970. */
export function createUnwrittenCounts(): { counts: CacheCounts; flushedAt: number } {
	return { counts: { hit: 0, miss: 0, stale: 0 }, flushedAt: 0 };
}

function total({ hit, miss, stale }: CacheCounts): number {
	return hit + miss + stale;
}

/** Adds this isolate's sums to the table; keeps them where the write fails. Never rejects. */
export async function flushCacheStats({ db, isolate }: Pick<Platform, "db" | "isolate">): Promise<void> {
	const state = isolate.get(createUnwrittenCounts);
	const { counts } = state;
	if (total(counts) === 0) return;
	state.counts = { hit: 0, miss: 0, stale: 0 };
	try {
		await addCounts(
			openDatabase(db),
			STATUSES.filter((status) => counts[status] > 0).map((status) => ({
				name: `cache.${status}`,
				key: "",
				count: counts[status],
			})),
		);
	} catch {
		state.counts.hit += counts.hit;
		state.counts.miss += counts.miss;
		state.counts.stale += counts.stale;
	}
}

/** Counts one read; now and then starts a write that no request waits for. */
export function recordCacheStatus(platform: Pick<Platform, "db" | "isolate" | "waitUntil">, status: CacheStatus): void {
	const state = platform.isolate.get(createUnwrittenCounts);
	state.counts[status]++;
	cacheReads.add({ cache: "catalogue", outcome: status });
	const pause = total(state.counts) >= FLUSH_AT_READS ? FLUSH_FULL_MS : FLUSH_EVERY_MS;
	if (Date.now() - state.flushedAt < pause) return;
	state.flushedAt = Date.now();
	const gathered = new Promise((resolve) => setTimeout(resolve, GATHER_MS));
	platform.waitUntil(gathered.then(() => flushCacheStats(platform)));
}

/** The sums of the last thirty days, all isolates together; reads at most three rows a day. */
export async function sumCacheStats(db: D1Database): Promise<CacheCounts> {
	const [since = ""] = lastDays(LOOK_BACK_DAYS);
	const names = STATUSES.map((status) => `cache.${status}` as const);
	const rows = await selectCounts(openDatabase(db), { names, since });
	const sumOf = (status: CacheStatus) =>
		rows.reduce((sum, { name, count }) => (name === `cache.${status}` ? sum + count : sum), 0);
	return { hit: sumOf("hit"), miss: sumOf("miss"), stale: sumOf("stale") };
}
