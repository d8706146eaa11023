// Owns the copy of the newest title lists in the session storage, which a reload reads back.

import type { LoadedList } from "~/domain/catalogue/lists/loaded-list";
import { STORAGE_PREFIX } from "~/product";

/** Opens the session storage; throws where the browser blocks it. */
export type OpenStorage = () => Pick<Storage, "getItem" | "setItem">;

/** One history entry that shows a title list. */
export interface SavedEntry {
	/** Key of the history entry. */
	key: string;
	address: string;
	list: LoadedList;
	/** Unix time in milliseconds at which loading began. */
	startedAt: number;
	screens: number;
}

const STORAGE_KEY = `${STORAGE_PREFIX}lists`;
const SAVED_MAX = 5;

function isSavedEntry(value: Partial<SavedEntry> | null): value is SavedEntry {
	return Boolean(value?.key && value.address && value.screens && Array.isArray(value.list?.cards));
}

/** Oldest first. Empty when storage is blocked or invalid. */
export function readSavedEntries(openStorage: OpenStorage): SavedEntry[] {
	try {
		const saved = JSON.parse(openStorage().getItem(STORAGE_KEY) ?? "[]") as Partial<SavedEntry>[];
		return saved.filter(isSavedEntry);
	} catch {
		return [];
	}
}

/** Saves the newest entries; expects the oldest first. */
export function saveEntries(openStorage: OpenStorage, entries: SavedEntry[]): void {
	const newest = entries.slice(-SAVED_MAX);
	// Full storage still takes the newest one, or at least drops the outdated copy.
	for (const attempt of [newest, newest.slice(-1), []]) {
		try {
			openStorage().setItem(STORAGE_KEY, JSON.stringify(attempt));
			return;
		} catch {}
	}
}
