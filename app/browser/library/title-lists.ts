// The title lists of one browser session: what each history entry shows of its list, saved for the next document.
// Loading is in `list-loader`, the DOM and React in `use-title-list`.

import { type OpenStorage, readText, writeText } from "~/browser/stored";
import type { ListCard } from "~/domain/catalogue/cards";
import { hasMorePages, type LoadedList } from "~/domain/catalogue/lists/loaded-list";
import { parseJson } from "~/lib/http/parse-json";
import { STORAGE_PREFIX } from "~/product";
import { type CachedList, createListLoader, type Shown, shouldLoadMore, shownList } from "./list-loader";

/** What one history entry shows of its list, so that Back and reload restore it. */
export interface ListEntry {
	cached: CachedList;
	/** Number of screenfuls that are shown. */
	screens: number;
}

export interface ListView {
	entry: ListEntry;
	/** The cards on the screen. */
	cards: ListCard[];
	/** Everything that is loaded. */
	list: LoadedList;
	/** Number of cards that are loading and have a place on the screen. */
	missing: number;
	hasFailed: boolean;
	hasMore: boolean;
}

const ENTRIES_MAX = 20;

/** One history entry, as the session storage has it for a reload. */
interface SavedEntry extends Pick<CachedList, "address" | "list" | "startedAt"> {
	/** Key of the history entry. */
	key: string;
	screens: number;
}

const STORAGE_KEY = `${STORAGE_PREFIX}lists`;
const SAVED_MAX = 5;

function isSavedEntry(value: Partial<SavedEntry> | null): value is SavedEntry {
	return Boolean(value?.key && value.address && value.screens && Array.isArray(value.list?.cards));
}

/** Oldest first. Empty when storage is blocked or invalid. */
function readSavedEntries(openStorage: OpenStorage): SavedEntry[] {
	const saved = parseJson(readText(STORAGE_KEY, openStorage));
	return Array.isArray(saved) ? saved.filter(isSavedEntry) : [];
}

/** Saves the newest entries; expects the oldest first. */
function saveEntries(openStorage: OpenStorage, entries: SavedEntry[]): void {
	const newest = entries.slice(-SAVED_MAX);
	// Full storage still takes the newest one, or at least drops the outdated copy.
	for (const attempt of [newest, newest.slice(-1), []]) {
		if (writeText(STORAGE_KEY, JSON.stringify(attempt), openStorage)) return;
	}
}

interface Environment extends Shown {
	openStorage: OpenStorage;
}

export function createTitleLists({ openStorage, ...shown }: Environment) {
	const { pageSize } = shown;
	const loader = createListLoader(shown);
	/** By history key, least recently used first; read from storage on first use. */
	let entries: Map<string, ListEntry> | null = null;
	let shownKey: string | null = null;

	function readEntries(): Map<string, ListEntry> {
		entries ??= new Map(
			readSavedEntries(openStorage).map(({ key, address, list, startedAt, screens }) => [
				key,
				{ cached: { address, list, startedAt, request: null, hasFailed: false }, screens },
			]),
		);
		return entries;
	}

	/** The same key and address give the same entry. */
	function findOrAddEntry(key: string, address: string, first: LoadedList): ListEntry {
		const all = readEntries();
		const previous = all.get(key);
		const entry =
			previous?.cached.address === address ? previous : { cached: loader.findOrAdd(address, first), screens: 1 };
		all.delete(key);
		all.set(key, entry);
		const [oldest] = all.keys();
		if (all.size > ENTRIES_MAX && oldest !== undefined) all.delete(oldest);
		return entry;
	}

	return {
		subscribe: loader.subscribe,
		getVersion: loader.getVersion,
		announce: loader.announce,
		open: loader.open,

		/** The list of a history entry that is gone back to, however old it is. Null for the entry on the screen. */
		findReturned(key: string, address: string): LoadedList | null {
			const entry = key === shownKey ? undefined : readEntries().get(key);
			return entry?.cached.address === address ? entry.cached.list : null;
		},

		/** What the history entry shows of the list at `address`; `first` is the list that the page was rendered with. */
		view(key: string, address: string, first: LoadedList): ListView {
			const entry = findOrAddEntry(key, address, first);
			const { request, hasFailed } = entry.cached;
			const list = shownList(entry.cached, shown);
			const wanted = entry.screens * pageSize();
			const isShort = list.cards.length < wanted;
			// The server's document holds no others for the cards that this browser leaves out, and nothing where all were left out.
			const isIncomplete =
				(list !== entry.cached.list || list.cards.length === 0) &&
				!hasFailed &&
				shouldLoadMore(entry.cached, entry.screens, shown);
			return {
				entry,
				cards: list.cards.slice(0, wanted),
				list,
				missing: isShort && (request || isIncomplete) ? wanted - list.cards.length : 0,
				hasFailed: isShort && hasFailed,
				hasMore: hasMorePages(list) || list.cards.length > wanted,
			};
		},

		/** Shows the next screenful, or retries the one that failed. */
		showMore({ entry, hasFailed }: ListView): void {
			if (!hasFailed) entry.screens++;
			if (entry.cached.hasFailed) loader.load(entry.cached);
			loader.announce();
		},

		/** Loads what the view lacks now or will lack next. */
		loadAhead({ entry }: ListView): void {
			if (!entry.cached.hasFailed && shouldLoadMore(entry.cached, entry.screens, shown)) loader.load(entry.cached);
		},

		/** Call it when the entry appears on the screen; returns the function to call when it leaves. */
		show(key: string, entry: ListEntry): () => void {
			shownKey = key;
			loader.makeCurrent(entry.cached);
			return () => {
				shownKey = null;
				loader.stop(entry.cached);
			};
		},

		/** Drops all lists, which another visitor, or another choice of what lists leave out, has outdated. */
		forget(): void {
			entries = new Map();
			loader.forget();
			saveEntries(openStorage, []);
		},

		/** Saves the newest entries for the next document of this session. */
		save(): void {
			const newest = [...readEntries()].map(([key, { cached, screens }]) => {
				const { address, startedAt } = cached;
				return { key, address, list: shownList(cached, shown), startedAt, screens };
			});
			saveEntries(openStorage, newest);
		},
	};
}
