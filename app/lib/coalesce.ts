import { withTimeout } from "./timeouts";

/** Work under way, by key, that others may join. */
export interface Coalescer<Value> {
	/** Joins the running work for `key`, or starts it; `isJoined` says which. */
	share(key: string, start: () => Promise<Value>): { work: Promise<Value>; isJoined: boolean };
}

/**
 * A request that the platform cuts off leaves a promise that never settles. So work counts as under way for `leaseMs`
 * milliseconds at most; who joined it by then starts work of their own.
 */
export function createCoalescer<Value>(leaseMs: number): Coalescer<Value> {
	const underWay = new Map<string, { since: number; work: Promise<Value> }>();

	async function follow(work: Promise<Value>, milliseconds: number, start: () => Promise<Value>): Promise<Value> {
		const settled = await withTimeout(
			() =>
				work.then(
					(value) => ({ value }),
					(error: unknown) => ({ error }),
				),
			milliseconds,
		);
		if (!settled) return start();
		if ("error" in settled) throw settled.error;
		return settled.value;
	}

	return {
		share(key, start) {
			const joined = underWay.get(key);
			const age = joined ? Date.now() - joined.since : leaseMs;
			if (joined && age < leaseMs) return { work: follow(joined.work, leaseMs - age, start), isJoined: true };
			const work = start();
			const entry = { since: Date.now(), work };
			underWay.set(key, entry);
			function forget(): void {
				if (underWay.get(key) === entry) underWay.delete(key);
			}
			work.then(forget, forget);
			return { work, isJoined: false };
		},
	};
}
