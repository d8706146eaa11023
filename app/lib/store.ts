/** Passes events on to its listeners and stores none of them. */
export interface Emitter<Event> {
	emit(event: Event): void;
	/** Returns the function that unsubscribes. */
	subscribe(listener: (event: Event) => void): () => void;
}

export function createEmitter<Event>(): Emitter<Event> {
	const listeners = new Set<(event: Event) => void>();
	return {
		emit(event) {
			for (const listener of listeners) listener(event);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** A value with listeners, in the shape that React's `useSyncExternalStore` reads. */
export interface Store<Value> {
	get(): Value;
	set(value: Value): void;
	subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
	const changes = createEmitter<void>();
	let current = initial;
	return {
		get: () => current,
		set(value) {
			current = value;
			changes.emit();
		},
		subscribe: changes.subscribe,
	};
}
