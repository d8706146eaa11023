/** A value, or the promise of one that a page streams in behind its first HTML. */
export type Settled<T> = T | { later: Promise<T> };

/** A promise's value if it is there within `ms` milliseconds, else the promise itself. */
export async function settleWithin<T>(promise: Promise<T>, ms: number): Promise<Settled<T>> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const waiting = new Promise<{ later: Promise<T> }>((resolve) => {
		timer = setTimeout(() => resolve({ later: promise }), ms);
	});
	try {
		return await Promise.race([promise, waiting]);
	} finally {
		clearTimeout(timer);
	}
}

export function isSettled<T extends object | null>(value: Settled<T>): value is T {
	return value === null || !("later" in value);
}

/** Whether a promise stands anywhere in data, however deep. */
export function isPending(data: unknown): boolean {
	if (typeof data !== "object" || data === null) return false;
	if (data instanceof Promise) return true;
	if (Array.isArray(data)) return data.some(isPending);
	// Twice as fast as a list of the values.
	for (const name in data) if (isPending(data[name as keyof typeof data])) return true;
	return false;
}
