/** What was read for a key before, or is being read; what failed is read again. */
export async function remember<Key, Value>(
	known: Map<Key, Promise<Value>>,
	key: Key,
	read: () => Promise<Value>,
): Promise<Value> {
	const before = known.get(key);
	if (before) return await before;
	const reading = read();
	known.set(key, reading);
	try {
		return await reading;
	} catch (error) {
		known.delete(key);
		throw error;
	}
}
