import { createEmitter, type Store } from "~/lib/store";

/** A text in `localStorage`, shared with other tabs. Null: not set, storage is blocked, or this is the server. */
export function createStoredText(key: string): Store<string | null> {
	const changes = createEmitter<void>();
	return {
		get() {
			try {
				return localStorage.getItem(key);
			} catch {
				return null;
			}
		},
		set(text) {
			try {
				if (text === null) localStorage.removeItem(key);
				else localStorage.setItem(key, text);
			} catch {
				// Storage is full or blocked: the text stays as it is.
			}
			changes.emit();
		},
		subscribe(listener) {
			const unsubscribe = changes.subscribe(listener);
			window.addEventListener("storage", listener);
			return () => {
				unsubscribe();
				window.removeEventListener("storage", listener);
			};
		},
	};
}
