const encoder = new TextEncoder();

/** Bytes of a value as JSON. */
export function countBytes(value: unknown): number {
	return encoder.encode(JSON.stringify(value)).byteLength;
}

/** The first items, of at most `max`, whose JSON fits in so many bytes, with a separator after each. */
export function fitBytes<Item>(items: readonly Item[], bytes: number, max = items.length): Item[] {
	let left = bytes;
	const end = items.slice(0, max).findIndex((item) => {
		left -= countBytes(item) + 1;
		return left < 0;
	});
	return items.slice(0, end === -1 ? max : end);
}
