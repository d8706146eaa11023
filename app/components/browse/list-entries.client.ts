import type { LoadedList } from "~/domain/catalogue/loaded-list";
import { SCROLL_POSITIONS } from "~/product";
import { findHeld, type HeldList, hold } from "./list-store.client";
import { KEPT_LISTS } from "./saved-lists.client";

/** How a list stood at one entry of the browser's history, so that Back and reload find it as it was left. */
export interface ListEntry {
	held: HeldList;
	/** How many screenfuls are shown. */
	screens: number;
	/** The address that the focused card leads to. */
	focus: string | null;
	/** Set only on an entry that an earlier document left: where the page stood. */
	scroll: number | null;
}

interface SavedEntry extends Omit<ListEntry, "held" | "scroll"> {
	key: string;
	address: string;
	list: LoadedList;
	at: number;
}

const REMEMBERED = 20;
/** How many entries outlive the document. */
const SAVED = 5;

let entries: Map<string, ListEntry> | null = null;
/** What is on the screen; null on pages without a list. */
let shown: { key: string; entry: ListEntry; cards: HTMLElement } | null = null;

function isSavedEntry(value: Partial<SavedEntry> | null): value is SavedEntry {
	return Boolean(value?.key && value.address && value.screens && Array.isArray(value.list?.cards));
}

function readSaved(): Map<string, ListEntry> {
	try {
		const saved = JSON.parse(sessionStorage.getItem(KEPT_LISTS) ?? "[]") as Partial<SavedEntry>[];
		const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}") as Record<string, number>;
		return new Map(
			saved.filter(isSavedEntry).map(({ key, address, list, at, screens, focus }) => {
				const held: HeldList = { address, list, at, status: "idle" };
				return [key, { held, screens, focus, scroll: positions[key] ?? null }];
			}),
		);
	} catch {
		// Storage that is closed to us or holds something else only means that nothing is restored.
		return new Map();
	}
}

/** The entry of this history key, as it was left or begun anew with `list`. The same key gives the same entry. */
export function openEntry(key: string, address: string, list: LoadedList): ListEntry {
	entries ??= readSaved();
	const known = entries.get(key);
	const entry =
		known?.held.address === address
			? known
			: { held: findHeld(address) ?? hold(address, list), screens: 1, focus: null, scroll: null };
	entries.delete(key);
	entries.set(key, entry);
	for (const oldest of entries.keys()) {
		if (entries.size <= REMEMBERED) break;
		entries.delete(oldest);
	}
	return entry;
}

/** Called with what comes on the screen, and with null when its page is left. */
export function markShown(now: typeof shown): void {
	shown = now;
}

/**
 * The list of the entry that the visitor goes back to, whatever its age: Back returns to the same titles. Null on the way
 * to a new entry, during which the browser still stands at the one on the screen.
 */
export function findReturnedList(address: string): LoadedList | null {
	entries ??= readSaved();
	const key: unknown = window.history.state?.key;
	if (typeof key !== "string" || key === shown?.key) return null;
	const entry = entries.get(key);
	return entry?.held.address === address ? entry.held.list : null;
}

/** Keeps the newest entries for after the document. */
function saveEntries(): void {
	if (shown) {
		const focused = document.activeElement?.closest("a");
		shown.entry.focus = focused && shown.cards.contains(focused) ? focused.getAttribute("href") : null;
	}
	const kept = [...(entries ?? [])].slice(-SAVED).map(
		([key, { held, screens, focus }]): SavedEntry => ({
			key,
			address: held.address,
			list: held.list,
			at: held.at,
			screens,
			focus,
		}),
	);
	// A storage that is full keeps at least the newest.
	for (const some of [kept, kept.slice(-1), []]) {
		try {
			sessionStorage.setItem(KEPT_LISTS, JSON.stringify(some));
			return;
		} catch {}
	}
}

window.addEventListener("pagehide", saveEntries);
