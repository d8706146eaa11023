// The texts that each person searched for in this browser, `marquee.recentSearches`.

import { parseJson } from "~/lib/http/parse-json";
import { STORAGE_PREFIX } from "~/product";
import { createStored, type Stored } from "./stored";

const KEY = `${STORAGE_PREFIX}recentSearches`;
const RECENT_MAX = 8;

function parseRecent(stored: string | null): string[] {
	const texts = parseJson(stored);
	return Array.isArray(texts)
		? texts.filter((text): text is string => typeof text === "string").slice(0, RECENT_MAX)
		: [];
}

const stores = new Map<string, Stored<string[]>>();

/**
 * What one person searched for, newest first. Anything else in the storage is ignored.
 *
 * @param personId the profile of somebody whom the account's holder added; null for the holder, and signed out.
 */
export function recentSearchesOf(personId: string | null): Stored<string[]> {
	const key = personId === null ? KEY : `${KEY}.${personId}`;
	const store = stores.get(key) ?? createStored(key, { parse: parseRecent });
	stores.set(key, store);
	return store;
}

function withoutText(texts: string[], text: string): string[] {
	return texts.filter((other) => other.toLowerCase() !== text.toLowerCase());
}

/** Adds a text at the front, or moves it there. */
export function rememberSearch(searches: Stored<string[]>, text: string): void {
	searches.update((texts) => [text, ...withoutText(texts, text)].slice(0, RECENT_MAX));
}

export function forgetSearch(searches: Stored<string[]>, text: string): void {
	searches.update((texts) => withoutText(texts, text));
}
