// Counts how often the catalogue was read from a copy: in the memory of this isolate, and on Cloudflare, where there are many
// isolates, also a sample in Analytics Engine. No read writes to D1.
import type { CacheStatus } from "~/lib/caching/tiered-cache";
import { cacheReads } from "~/metrics.server";
import type { Platform } from "~/platform.server";

/** One of so many reads is written to Analytics Engine, with this weight. */
const SAMPLED = 100;

/** Since this isolate started. */
export function createReadCounts(): Record<CacheStatus, number> {
	return { hit: 0, miss: 0, stale: 0 };
}

export function recordCacheStatus({ env, isolate }: Pick<Platform, "env" | "isolate">, status: CacheStatus): void {
	isolate.get(createReadCounts)[status]++;
	cacheReads.add({ cache: "catalogue", outcome: status });
	if (Math.random() * SAMPLED < 1)
		env.STATISTICS?.writeDataPoint({ indexes: ["catalogue"], blobs: [status], doubles: [SAMPLED] });
}
