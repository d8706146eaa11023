/** Hands values from one place to several listeners, without keeping any. */
export interface Feed<Value> {
	tell(value: Value): void;
	/** Returns how to stop. */
	listen(listener: (value: Value) => void): () => void;
}

export function createFeed<Value>(): Feed<Value> {
	const listeners = new Set<(value: Value) => void>();
	return {
		tell(value) {
			for (const listener of listeners) listener(value);
		},
		listen(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
