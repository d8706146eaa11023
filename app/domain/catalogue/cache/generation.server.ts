// The generation is a part of the key of every stored copy. Neither KV nor the edge cache can be emptied at once: clearing
// starts a new generation, and the copies of the old one expire.
import { createTieredCache, STORE_WAIT_MS } from "~/lib/tiered-cache";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";

const GENERATION_KEY = "catalogue:generation";
const FIRST_GENERATION = "0";
/** Milliseconds between two reads of the generation. */
const READ_AGAIN_AFTER_MS = 10_000;

interface Generation {
	at: number;
	value: string;
}

function createGenerationCache() {
	return createTieredCache<Generation>({
		name: "generation",
		limit: 1,
		ages: () => ({ ageing: READ_AGAIN_AFTER_MS, fresh: Number.POSITIVE_INFINITY, usable: Number.POSITIVE_INFINITY }),
		wait: 0,
		pauseAfter: () => READ_AGAIN_AFTER_MS,
	});
}

type Stores = Pick<Platform, "cache" | "isolate" | "waitUntil">;

/** Waits for KV only on an isolate's first call, then reads it in the background every ten seconds. Never rejects. */
export async function findGeneration({ cache, isolate, waitUntil }: Stores): Promise<string> {
	const { entry } = await isolate.get(createGenerationCache).find(GENERATION_KEY, {
		stores: { waitUntil },
		async load({ held }) {
			const at = Date.now();
			const read = await withTimeout(async () => (await cache.get(GENERATION_KEY)) ?? FIRST_GENERATION, STORE_WAIT_MS);
			return { at, value: read ?? held?.value ?? FIRST_GENERATION };
		},
	});
	return entry.value;
}

/** Other isolates follow within ten seconds, other data centres within KV's minute. Throws when KV is down. */
export async function startGeneration({ cache, isolate, waitUntil }: Stores): Promise<void> {
	const value = Date.now().toString(36);
	await cache.put(GENERATION_KEY, value);
	isolate.get(createGenerationCache).put(GENERATION_KEY, { at: Date.now(), value }, { waitUntil });
}
