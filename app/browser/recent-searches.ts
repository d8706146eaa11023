// The texts that this browser searched for, `marquee.recentSearches`.

import { parseJson } from "~/lib/parse-json";
import { STORAGE_PREFIX } from "~/product";
import { createStored } from "./stored";

const RECENT_MAX = 8;

function parseRecent(stored: string | null): string[] {
	const texts = parseJson(stored);
	return Array.isArray(texts)
		? texts.filter((text): text is string => typeof text === "string").slice(0, RECENT_MAX)
		: [];
}

/** Newest first. Anything else in the storage is ignored. */
export const recentSearches = createStored(`${STORAGE_PREFIX}recentSearches`, { parse: parseRecent });

function withoutText(texts: string[], text: string): string[] {
	return texts.filter((other) => other.toLowerCase() !== text.toLowerCase());
}

/** Adds a text at the front, or moves it there. */
export function rememberSearch(text: string): void {
	recentSearches.update((texts) => [text, ...withoutText(texts, text)].slice(0, RECENT_MAX));
}

export function forgetSearch(text: string): void {
	recentSearches.update((texts) => withoutText(texts, text));
}
