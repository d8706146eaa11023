import { withTimeout } from "../timeouts";

/** Work under way, by key, that others may join. */
export interface Coalescer<Value> {
	/** Joins the running work for `key`, or starts it; `isJoined` says which. */
	share(key: string, start: () => Promise<Value>): { work: Promise<Value>; isJoined: boolean };
}

interface Running<Value> {
	work: Promise<Value>;
	/** In milliseconds since 1970: until when others wait for it. */
	until: number;
	/** Milliseconds for which they wait. */
	patience: number;
}

/**
 * A request that the platform cuts off leaves a promise that never settles. So who joined work waits for `patience`
 * milliseconds at most. Then one of them starts it again, and the others join that, for twice as long: the source may be
 * slow, and not every one of them may ask it.
 */
export function createCoalescer<Value>(patience: number): Coalescer<Value> {
	const underWay = new Map<string, Running<Value>>();

	function lead(key: string, start: () => Promise<Value>, waits: number): Promise<Value> {
		const running = { work: start(), until: Date.now() + waits, patience: waits };
		underWay.set(key, running);
		function forget(): void {
			if (underWay.get(key) === running) underWay.delete(key);
		}
		running.work.then(forget, forget);
		return running.work;
	}

	async function follow(key: string, running: Running<Value>, start: () => Promise<Value>): Promise<Value> {
		const settled = await withTimeout(
			() =>
				running.work.then(
					(value) => ({ value }),
					(error: unknown) => ({ error }),
				),
			Math.max(0, running.until - Date.now()),
		);
		if (!settled) {
			const current = underWay.get(key);
			const isReplaced = current !== undefined && current !== running;
			return await (isReplaced ? follow(key, current, start) : lead(key, start, running.patience * 2));
		}
		if ("error" in settled) throw settled.error;
		return settled.value;
	}

	return {
		share(key, start) {
			const running = underWay.get(key);
			if (running) return { work: follow(key, running, start), isJoined: true };
			return { work: lead(key, start, patience), isJoined: false };
		},
	};
}
