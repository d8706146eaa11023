/** A value, or the promise of a value that a page streams after its first HTML. */
export type MaybeDeferred<T> = T | { later: Promise<T> };

/** The promise's value if it resolves within `ms` milliseconds, else the promise itself. */
export async function resolveWithin<T>(promise: Promise<T>, ms: number): Promise<MaybeDeferred<T>> {
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

export function isResolved<T extends object | null>(value: MaybeDeferred<T>): value is T {
	return value === null || !("later" in value);
}

/** True when data contains a promise at any depth. */
export function isPending(data: unknown): boolean {
	if (typeof data !== "object" || data === null) return false;
	if (data instanceof Promise) return true;
	if (Array.isArray(data)) return data.some(isPending);
	// Twice as fast as `Object.values`.
	for (const name in data) if (isPending(data[name as keyof typeof data])) return true;
	return false;
}
