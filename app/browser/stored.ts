// Values in browser storage: read, written, and followed across tabs. Storage may be full or blocked, and is not there on
// the server.
import { createEmitter, type Store } from "~/lib/caching/store";
import { STORAGE_PREFIX } from "~/product";

/** Key of the session storage for the states of pages that were left. */
export const PAGE_STATES = `${STORAGE_PREFIX}places`;

/** Key of the library of a signed-out visitor, and of what could not be sent. Empty, it is removed. */
export const LOCAL_LIBRARY = `${STORAGE_PREFIX}library`;
/** Key of what Home shows of it before its script runs. */
export const HOME_SUMMARY = `${STORAGE_PREFIX}home`;

/** Key of the paths of the titles that this browser leaves out of lists, which follow from its library. */
export const LEFT_OUT = `${STORAGE_PREFIX}leftOut`;

export type OpenStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

const openLocal: OpenStorage = () => localStorage;

/** Null: not set, storage is blocked, or this is the server. */
export function readText(key: string, open = openLocal): string | null {
	try {
		return open().getItem(key);
	} catch {
		return null;
	}
}

/** Null removes the text. Returns false when storage is full or blocked: the text stays as it is. */
export function writeText(key: string, text: string | null, open = openLocal): boolean {
	try {
		if (text === null) open().removeItem(key);
		else open().setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

/** Some browsers block it together with cookies. */
export function isStorageBlocked(): boolean {
	try {
		localStorage.getItem("");
		return false;
	} catch {
		return true;
	}
}

/**
 * Milliseconds. Tabs in different processes see each other's changes a moment late, so a tab can overwrite a change that it
 * has not seen yet.
 */
const SEEN_LATE_MS = 1000;

/** A value in `localStorage`, shared with other tabs. */
export interface Stored<Value> extends Store<Value> {
	/**
	 * Stores what `change` makes of the current value, or removes the text when it returns null. A change that another tab
	 * overwrites within a second is made again, so `change` must change nothing when it is made twice.
	 */
	update(change: (value: Value) => Value | null): void;
}

interface Format<Value> {
	/** Gets null when nothing is stored or storage is blocked. */
	parse(text: string | null): Value;
	/** Null removes the text. JSON by default. */
	format?(value: Value): string | null;
}

/** The same text gives the same value. */
export function createStored<Value>(key: string, { parse, format = JSON.stringify }: Format<Value>): Stored<Value> {
	const changes = createEmitter<void>();
	let parsed: { text: string | null; value: Value } | null = null;
	let latest: { change: (value: Value) => Value | null; at: number } | null = null;

	function get(): Value {
		const text = readText(key);
		if (parsed?.text !== text || !parsed) parsed = { text, value: parse(text) };
		return parsed.value;
	}

	function write(text: string | null): void {
		writeText(key, text);
		changes.emit();
	}

	function make(change: (value: Value) => Value | null): void {
		const before = get();
		const after = change(before);
		if (after === before) return;
		const text = after === null ? null : format(after);
		if (text !== readText(key)) write(text);
	}

	function makeAgain(event: StorageEvent): void {
		if (event.key !== key || !latest) return;
		const { change, at } = latest;
		latest = null;
		if (Date.now() - at < SEEN_LATE_MS) make(change);
	}

	return {
		get,
		set: (value) => write(format(value)),
		update(change) {
			// The same listener is added once only.
			window.addEventListener("storage", makeAgain);
			latest = { change, at: Date.now() };
			make(change);
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

function asText(text: string | null): string | null {
	return text;
}

export function createStoredText(key: string): Stored<string | null> {
	return createStored(key, { parse: asText, format: asText });
}

/** True unless the visitor has turned it off. */
export function createStoredSwitch(key: string): Stored<boolean> {
	return createStored(key, { parse: (text) => text !== "off", format: (isOn) => (isOn ? null : "off") });
}

/** Runs the work unless another tab runs it, then null. Without Web Locks, it always runs. */
export async function runInOneTab<Result>(name: string, work: () => Promise<Result | null>): Promise<Result | null> {
	if (!("locks" in navigator)) return await work();
	return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
