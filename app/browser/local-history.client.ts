// What this browser keeps of what was watched: `marquee.history` and `marquee.viewings` in its storage.
import {
	addToList,
	countExpired,
	type LocalWatch,
	listSendable,
	parseList,
	withoutSaved,
	withoutSent,
	writeList,
} from "~/domain/library/local-list";
import {
	addViewing,
	type LocalViewing,
	listSendableViewings,
	parseViewings,
	withoutSavedViewing,
	withoutSentViewings,
	writeViewings,
} from "~/domain/library/local-viewings";
import type { Watch } from "~/domain/library/types";
import { STORAGE_PREFIX } from "~/product";
import { createStored, orNothing, readText, type Stored } from "./stored";

const HISTORY = `${STORAGE_PREFIX}history`;
const VIEWINGS = `${STORAGE_PREFIX}viewings`;

/** Titles, newest first. Empty also when storage is blocked. An entry that can be neither stored nor sent is lost. */
export const localHistory: Stored<LocalWatch[]> = createStored(HISTORY, {
	parse: (text) => parseList(text, Date.now()),
	format: writeList,
});

/** Episodes and movies, the latest first. */
export const localViewings: Stored<LocalViewing[]> = createStored(VIEWINGS, {
	parse: parseViewings,
	format: writeViewings,
});

/** The entries in storage that are too old to be read. */
export function countExpiredWatches(): number {
	return countExpired(readText(HISTORY), Date.now());
}

/** Adds an event of this moment to both. */
export function addLocalWatch(entry: LocalWatch, watch: Watch): void {
	const { lastWatched, user } = entry;
	localHistory.update((list) => addToList(list, entry));
	localViewings.update((list) => addViewing(list, watch, { now: lastWatched, user }));
}

export interface Sendable {
	watches: LocalWatch[];
	viewings: LocalViewing[];
}

export function readSendable(user: string): Sendable {
	return {
		watches: listSendable(localHistory.get(), user),
		viewings: listSendableViewings(localViewings.get(), user),
	};
}

/** Entries that have changed since they were read are not removed. */
export function removeSent({ watches, viewings }: Sendable): void {
	localHistory.update((list) => orNothing(withoutSent(list, watches)));
	localViewings.update((list) => orNothing(withoutSentViewings(list, viewings)));
}

/** Removes older entries of a title and its episode after the server has saved their progress. */
export function removeSavedWatch(sent: LocalWatch, watch: Watch, user: string): void {
	const before = sent.lastWatched;
	localHistory.update((list) => (list.length > 0 ? orNothing(withoutSaved(list, sent)) : list));
	localViewings.update((list) =>
		list.length > 0 ? orNothing(withoutSavedViewing(list, watch, { before, user })) : list,
	);
}

/** Throws when storage is blocked. */
export function clearLocalHistory(): void {
	for (const key of [HISTORY, VIEWINGS]) localStorage.removeItem(key);
}
