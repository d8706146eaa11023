/** What was read for a key before, or is being read; what failed is read again. */
export async function remember<Key, Value>(
	readings: Map<Key, Promise<Value>>,
	key: Key,
	read: () => Promise<Value>,
): Promise<Value> {
	const before = readings.get(key);
	if (before) return await before;
	const reading = read();
	readings.set(key, reading);
	try {
		return await reading;
	} catch (error) {
		readings.delete(key);
		throw error;
	}
}
