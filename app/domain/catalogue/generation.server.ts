// Owns the generation: a word in every key of a kept copy. Neither KV nor the edge cache can be wiped at once, so that
// clearing means a new generation, and what the old one kept runs out by itself.
import { type Coalescer, createCoalescer } from "~/lib/coalesce";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { STORE_WAIT_MS } from "./copies.server";

const GENERATION_KEY = "catalogue:generation";
const FIRST_GENERATION = "0";
/** Milliseconds for which an isolate believes what it read. */
const BELIEVED_MS = 10_000;

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

/** Waits for KV on an isolate's first call alone. */
export async function findGeneration({ cache }: Stores, state: GenerationState): Promise<string> {
	return state.value ?? state.reads.share(GENERATION_KEY, () => readGeneration(cache, state)).work;
}

/** Looks in the background, every ten seconds, whether there is a new generation; calls `onChange` when there is. */
export function followGeneration({ cache, waitUntil }: Stores, state: GenerationState, onChange: () => void): void {
	const before = state.value;
	if (before === undefined || Date.now() - state.readAt < BELIEVED_MS) return;
	waitUntil(readGeneration(cache, state).then((after) => void (after === before || onChange())));
}

/** Other isolates follow within ten seconds, other data centres within KV's minute. Throws when KV is down. */
export async function startGeneration({ cache }: Pick<Stores, "cache">, state: GenerationState): Promise<void> {
	const value = Date.now().toString(36);
	await cache.put(GENERATION_KEY, value);
	state.value = value;
	state.readAt = Date.now();
}
