import { STORAGE_PREFIX } from "~/product";

const STORAGE_KEY = `${STORAGE_PREFIX}recentSearches`;
const KEPT = 8;

const listeners = new Set<() => void>();

export function subscribeToRecent(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

/** As it is stored; parse it with `parseRecent`. */
export function readRecent(): string {
	try {
		return localStorage.getItem(STORAGE_KEY) ?? "[]";
	} catch {
		return "[]";
	}
}

/** Newest first. Whatever else the storage holds is passed over. */
export function parseRecent(stored: string): string[] {
	try {
		const texts: unknown = JSON.parse(stored);
		return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === "string").slice(0, KEPT) : [];
	} catch {
		return [];
	}
}

function write(texts: string[]): void {
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(texts.slice(0, KEPT)));
	} catch {
		// A storage that is full or closed to us keeps no searches.
	}
	for (const listener of listeners) listener();
}

function isSame(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

/** A text that was searched before moves to the front. */
export function rememberSearch(text: string): void {
	write([text, ...parseRecent(readRecent()).filter((other) => !isSame(other, text))]);
}

export function forgetSearch(text: string): void {
	write(parseRecent(readRecent()).filter((other) => !isSame(other, text)));
}
