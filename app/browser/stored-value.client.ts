import type { Store } from "~/lib/store";
import { createStoredText } from "./stored-text";

/** A value that browser storage holds as JSON, shared with other tabs. */
export interface StoredValue<Value> extends Omit<Store<Value>, "set"> {
	/**
	 * Stores what `change` makes of the current value, or removes the text when it returns null. One synchronous read and
	 * write, so that two tabs do not overwrite each other.
	 */
	update(change: (value: Value) => Value | null): void;
}

/** `parse` gets null when nothing is stored or storage is blocked. The same text gives the same value. */
export function createStoredValue<Value>(key: string, parse: (text: string | null) => Value): StoredValue<Value> {
	const text = createStoredText(key);
	let known: { text: string | null; value: Value } | null = null;

	function get(): Value {
		const current = text.get();
		if (known?.text !== current || !known) known = { text: current, value: parse(current) };
		return known.value;
	}

	return {
		get,
		update(change) {
			const before = get();
			const after = change(before);
			if (after !== before) text.set(after === null ? null : JSON.stringify(after));
		},
		subscribe: text.subscribe,
	};
}
