/** A map of at most `limit` entries. It evicts the entry that was read or written the longest time ago. */
export interface LruMap<Value> {
	get(key: string): Value | undefined;
	set(key: string, value: Value): void;
	delete(key: string): void;
	clear(): void;
	readonly size: number;
}

export function createLruMap<Value>(limit: number): LruMap<Value> {
	const entries = new Map<string, Value>();

	function set(key: string, value: Value): void {
		entries.delete(key);
		entries.set(key, value);
		if (entries.size <= limit) return;
		const [oldest] = entries.keys();
		if (oldest !== undefined) entries.delete(oldest);
	}

	return {
		get(key) {
			const value = entries.get(key);
			if (value !== undefined) set(key, value);
			return value;
		},
		set,
		delete: (key) => void entries.delete(key),
		clear: () => entries.clear(),
		get size() {
			return entries.size;
		},
	};
}
