import type { Store } from "~/lib/store";
import { createStoredText } from "./stored-text";

/**
 * Milliseconds. Tabs in different processes see each other's changes a moment late, so a tab can overwrite a change that it
 * has not seen yet.
 */
const SEEN_LATE_MS = 1000;

/** A value that browser storage holds as JSON, shared with other tabs. */
export interface StoredValue<Value> extends Omit<Store<Value>, "set"> {
	/**
	 * Stores what `change` makes of the current value, or removes the text when it returns null. A change that another tab
	 * overwrites within a second is made again, so `change` must change nothing when it is made twice.
	 */
	update(change: (value: Value) => Value | null): void;
}

/** Null, which removes the text, for an empty list. */
export function orNothing<Entry>(list: Entry[]): Entry[] | null {
	return list.length > 0 ? list : null;
}

/** `parse` gets null when nothing is stored or storage is blocked. The same text gives the same value. */
export function createStoredValue<Value>(key: string, parse: (text: string | null) => Value): StoredValue<Value> {
	const text = createStoredText(key);
	let known: { text: string | null; value: Value } | null = null;
	let latest: { change: (value: Value) => Value | null; at: number } | null = null;

	function get(): Value {
		const current = text.get();
		if (known?.text !== current || !known) known = { text: current, value: parse(current) };
		return known.value;
	}

	function make(change: (value: Value) => Value | null): void {
		const before = get();
		const after = change(before);
		if (after === before) return;
		const changed = after === null ? null : JSON.stringify(after);
		if (changed !== text.get()) text.set(changed);
	}

	function makeAgain(event: StorageEvent): void {
		if (event.key !== key || !latest) return;
		const { change, at } = latest;
		latest = null;
		if (Date.now() - at < SEEN_LATE_MS) make(change);
	}

	return {
		get,
		update(change) {
			// The same listener is added once only.
			window.addEventListener("storage", makeAgain);
			latest = { change, at: Date.now() };
			make(change);
		},
		subscribe: text.subscribe,
	};
}
