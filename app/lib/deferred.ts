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

/** The promises in data, at any depth. */
function findPromises(data: unknown, found: Promise<unknown>[] = []): Promise<unknown>[] {
	if (typeof data !== "object" || data === null) return found;
	if (data instanceof Promise) found.push(data);
	else if (Array.isArray(data)) for (const item of data) findPromises(item, found);
	// Twice as fast as `Object.values`.
	else for (const name in data) findPromises(data[name as keyof typeof data], found);
	return found;
}

/** True when data contains a promise at any depth. */
export function isPending(data: unknown): boolean {
	return findPromises(data).length > 0;
}
