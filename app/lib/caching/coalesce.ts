import { withTimeout } from "../timeouts";

type Outcome<Value> = { value: Value } | { error: unknown };

/** Work under way, by key, that several callers may wait for. */
export interface Coalescer<Value> {
	/** Starts work for the key; null where it is under way. `start` keeps its own request alive. */
	begin(key: string, start: () => Promise<Value>): Promise<Value> | null;
	/** What the work for the key under way came to; undefined where that takes longer than so many milliseconds. */
	wait(key: string, milliseconds: number): Promise<Outcome<Value> | undefined>;
	/** Joins the work for the key, or starts it. */
	share(key: string, start: () => Promise<Value>): Promise<Value>;
}

interface Running<Value> {
	/** In milliseconds since 1970: until when others wait for it. */
	until: number;
	/** Milliseconds for which they wait. */
	patience: number;
	/** The calls that wait now. Others are not told: the runtime warns where a request that has ended is told of anything. */
	listeners: Set<(outcome: Outcome<Value>) => void>;
}

/**
 * A request that the platform cuts off leaves a promise that never settles. So who joined work waits for `patience`
 * milliseconds at most. Then one of them starts it again, and all wait for either, for twice as long: the source may be
 * slow, and not every one of them may ask it. `isOwn`: a failure that concerns only who started the work.
 */
export function createCoalescer<Value>(patience: number, isOwn = (_error: unknown) => false): Coalescer<Value> {
	const underWay = new Map<string, Running<Value>>();

	function begin(key: string, start: () => Promise<Value>): Promise<Value> | null {
		const before = underWay.get(key);
		if (before && Date.now() < before.until) return null;
		const waits = before ? before.patience * 2 : patience;
		const running = { until: Date.now() + waits, patience: waits, listeners: before?.listeners ?? new Set() };
		function end(outcome: Outcome<Value>): void {
			const isReplaced = underWay.get(key) !== running;
			// The work that replaced this one may still succeed.
			if (isReplaced && "error" in outcome) return;
			for (const listener of running.listeners) listener(outcome);
			if (!isReplaced) underWay.delete(key);
		}
		underWay.set(key, running);
		const work = start();
		work.then(
			(value) => end({ value }),
			(error: unknown) => end({ error }),
		);
		return work;
	}

	function listen(key: string): { outcome: Promise<Outcome<Value>>; stop(): void } {
		const listeners = underWay.get(key)?.listeners;
		let listener: (outcome: Outcome<Value>) => void = () => undefined;
		const outcome = new Promise<Outcome<Value>>((resolve) => {
			listener = resolve;
			listeners?.add(listener);
		});
		return { outcome, stop: () => listeners?.delete(listener) };
	}

	async function wait(key: string, milliseconds: number): Promise<Outcome<Value> | undefined> {
		const { outcome, stop } = listen(key);
		try {
			return await withTimeout(() => outcome, milliseconds);
		} finally {
			stop();
		}
	}

	/** Also where others end first. Not where others fail: they may be cut off, while its own request ends in any case. */
	async function finish(key: string, work: Promise<Value>): Promise<Value> {
		const { outcome, stop } = listen(key);
		try {
			return await Promise.race([work, outcome.then((ended) => ("value" in ended ? ended.value : work))]);
		} finally {
			stop();
		}
	}

	return {
		begin,
		wait,
		async share(key, start) {
			for (;;) {
				const work = begin(key, start);
				if (work) return await finish(key, work);
				const outcome = await wait(key, (underWay.get(key)?.until ?? 0) - Date.now());
				if (!outcome) continue;
				if ("value" in outcome) return outcome.value;
				if (!isOwn(outcome.error)) throw outcome.error;
			}
		},
	};
}
