import { STORAGE_PREFIX } from "~/product";

const KEY = `${STORAGE_PREFIX}shortcuts`;
const OFF = "off";

/** Whether single keys do something. Whoever speaks to the machine, or slips often, can turn them off. */
export function areShortcutsOn(): boolean {
	try {
		return localStorage.getItem(KEY) !== OFF;
	} catch {
		return true;
	}
}

export function setShortcuts(areOn: boolean): void {
	try {
		if (areOn) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, OFF);
	} catch {
		// Kept nowhere, they stay as they are.
	}
}

/** A key with which nothing is written and nothing else is asked of the browser. */
export function isBareKey(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
	return !(event.target as HTMLElement).closest("input, textarea, select, [contenteditable], dialog[open]");
}
