// Owns `marquee.recentSearches`: the texts that this browser searched for.

import { STORAGE_PREFIX } from "~/product";
import { createStoredText } from "./stored-text";

const RECENT_MAX = 8;

/** As stored; read it with `parseRecent`. */
export const recentSearches = createStoredText(`${STORAGE_PREFIX}recentSearches`);

/** Newest first. Anything else in the storage is ignored. */
export function parseRecent(stored: string | null): string[] {
	try {
		const texts: unknown = JSON.parse(stored ?? "[]");
		return Array.isArray(texts)
			? texts.filter((text): text is string => typeof text === "string").slice(0, RECENT_MAX)
			: [];
	} catch {
		return [];
	}
}

function listOthers(text: string): string[] {
	return parseRecent(recentSearches.get()).filter((other) => other.toLowerCase() !== text.toLowerCase());
}

/** Adds a text at the front, or moves it there. */
export function rememberSearch(text: string): void {
	recentSearches.set(JSON.stringify([text, ...listOthers(text)].slice(0, RECENT_MAX)));
}

export function forgetSearch(text: string): void {
	recentSearches.set(JSON.stringify(listOthers(text)));
}
