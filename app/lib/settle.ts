/** A promise's value if it is there within `ms` milliseconds, else the promise itself, for a page to stream. */
export async function settleWithin<T>(promise: Promise<T>, ms: number): Promise<T | { later: Promise<T> }> {
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
