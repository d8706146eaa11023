// Limits how many upstream requests an isolate has open at once; the others wait.

/** Milliseconds. A request that the platform cut off never gives its slot back: it counts no longer than this. */
const LEASE_MS = 10_000;
/** Milliseconds between looks at leases that ran out. */
const LOOK_MS = 500;

export interface Slots {
	/** Runs `work` as soon as a slot is free. Rejects with the signal's reason when it aborts before that. */
	run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

export function createSlots(count: number): Slots {
	const leases = new Set<{ until: number }>();
	let waiting: (() => void)[] = [];

	function hasFreeSlot(): boolean {
		const now = Date.now();
		for (const lease of leases) if (lease.until <= now) leases.delete(lease);
		return leases.size < count;
	}

	/** Resolves when a slot may have come free. Each waits by a timer of its own request, which nobody else may clear. */
	async function turn(): Promise<void> {
		let timer: ReturnType<typeof setTimeout> | undefined;
		await Promise.race([
			new Promise<void>((resume) => void waiting.push(resume)),
			new Promise<void>((resume) => {
				timer = setTimeout(resume, LOOK_MS);
			}),
		]);
		clearTimeout(timer);
	}

	/** Wakes all waiting requests, in order: a single one may be gone, and its slot would be lost. */
	function wake(): void {
		const woken = waiting;
		waiting = [];
		for (const resume of woken) resume();
	}

	return {
		async run(signal, work) {
			while (!hasFreeSlot()) {
				await turn();
				signal.throwIfAborted();
			}
			const lease = { until: Date.now() + LEASE_MS };
			leases.add(lease);
			try {
				return await work();
			} finally {
				leases.delete(lease);
				wake();
			}
		},
	};
}
