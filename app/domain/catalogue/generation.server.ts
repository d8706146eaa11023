// Owns the generation, a part of the key of every stored copy. Neither KV nor the edge cache can be emptied at once:
// clearing starts a new generation, and the copies of the old one expire.
import { type Coalescer, createCoalescer } from "~/lib/coalesce";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { STORE_WAIT_MS } from "./copies.server";

const GENERATION_KEY = "catalogue:generation";
const FIRST_GENERATION = "0";
/** Milliseconds between two reads of the generation. */
const READ_AGAIN_AFTER_MS = 10_000;

/** Milliseconds. */
const READ_LEASE_MS = 2 * STORE_WAIT_MS;

export interface GenerationState {
	value?: string;
	readAt: number;
	reads: Coalescer<string>;
}

export function createGenerationState(): GenerationState {
	return { readAt: 0, reads: createCoalescer(READ_LEASE_MS) };
}

type Stores = Pick<Platform, "cache" | "waitUntil">;

async function readGeneration(cache: KVNamespace, state: GenerationState): Promise<string> {
	state.readAt = Date.now();
	const read = await withTimeout(async () => (await cache.get(GENERATION_KEY)) ?? FIRST_GENERATION, STORE_WAIT_MS);
	state.value = read ?? state.value;
	return state.value ?? FIRST_GENERATION;
}

/** Waits for KV only on an isolate's first call. */
export async function findGeneration({ cache }: Stores, state: GenerationState): Promise<string> {
	return state.value ?? state.reads.share(GENERATION_KEY, () => readGeneration(cache, state)).work;
}

/** Reads the generation in the background every ten seconds; calls `onChange` when it is a new one. */
export function followGeneration({ cache, waitUntil }: Stores, state: GenerationState, onChange: () => void): void {
	const before = state.value;
	if (before === undefined || Date.now() - state.readAt < READ_AGAIN_AFTER_MS) return;
	waitUntil(readGeneration(cache, state).then((after) => void (after === before || onChange())));
}

/** Other isolates follow within ten seconds, other data centres within KV's minute. Throws when KV is down. */
export async function startGeneration({ cache }: Pick<Stores, "cache">, state: GenerationState): Promise<void> {
	const value = Date.now().toString(36);
	await cache.put(GENERATION_KEY, value);
	state.value = value;
	state.readAt = Date.now();
}
