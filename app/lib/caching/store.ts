import { useSyncExternalStore } from "react";

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

/** What `useStore` reads. */
export interface ReadableStore<Value> {
	get(): Value;
	/** Returns the function that unsubscribes. */
	subscribe(listener: () => void): () => void;
}

/** A value with listeners. */
export interface Store<Value> extends ReadableStore<Value> {
	set(value: Value): void;
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

/**
 * The store's value, rendered again on every change; `serverValue` is used on the server, where a store of a `.client`
 * module is undefined, and while hydrating.
 */
export function useStore<Value, ServerValue>(
	store: ReadableStore<Value>,
	serverValue: ServerValue,
): Value | ServerValue {
	return useSyncExternalStore<Value | ServerValue>(store?.subscribe, store?.get, () => serverValue);
}

const browser: ReadableStore<boolean> = { get: () => true, subscribe: () => () => undefined };

/** False on the server and while hydrating. */
export function useIsHydrated(): boolean {
	return useStore(browser, false);
}
