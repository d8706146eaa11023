/** What was read for a key before, or is being read; what failed is read again. */
export async function remember<Key, Value>(
	remembered: Map<Key, Promise<Value>>,
	key: Key,
	read: () => Promise<Value>,
): Promise<Value> {
	const before = remembered.get(key);
	if (before) return await before;
	const reading = read();
	remembered.set(key, reading);
	try {
		return await reading;
	} catch (error) {
		remembered.delete(key);
		throw error;
	}
}
