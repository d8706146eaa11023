// Owns `marquee.history` in the browser's storage. Each change is one read and one write without a pause between them,
// so that two tabs do not overwrite each other.

import { addToList, type LocalWatch, parseList, withoutSent, withoutSettled } from "~/domain/library/local-list";
import { STORAGE_PREFIX } from "~/product";

const KEY = `${STORAGE_PREFIX}history`;

/** Newest first. Empty also where the browser keeps nothing for this site. */
export function readLocalHistory(): LocalWatch[] {
	try {
		return parseList(localStorage.getItem(KEY), Date.now());
	} catch {
		return [];
	}
}

function write(list: LocalWatch[]): void {
	try {
		if (list.length > 0) localStorage.setItem(KEY, JSON.stringify(list));
		else localStorage.removeItem(KEY);
	} catch {
		// The browser keeps nothing: what cannot be sent either is lost.
	}
}

export function addLocalWatch(entry: LocalWatch): void {
	write(addToList(readLocalHistory(), entry));
}

/** Entries that have changed since they were read stay. */
export function removeLocalWatches(sent: LocalWatch[]): void {
	if (sent.length > 0) write(withoutSent(readLocalHistory(), sent));
}

/** The server has taken a progress: what is older of that title is settled. */
export function settleLocalWatch(sent: LocalWatch): void {
	const list = readLocalHistory();
	const left = withoutSettled(list, sent);
	if (left.length < list.length) write(left);
}

/** Throws where the browser keeps nothing for this site. */
export function clearLocalHistory(): void {
	localStorage.removeItem(KEY);
}
