import { createStoredSwitch } from "~/browser/stored";
import { readKey } from "~/lib/dom/keys";
import { STORAGE_PREFIX } from "~/product";

/** Whether single keys are shortcuts. Visitors who use speech input, or often hit keys by mistake, can turn them off. */
export const shortcutSwitch = createStoredSwitch(`${STORAGE_PREFIX}shortcuts`);

/** Selector of an open menu; `data-open` is of browsers without popovers (`popover-fallback.client.ts`). */
export const OPEN_MENU = "[popover]:is(:popover-open, [data-open])";

/** The key that is pressed outside every field and dialog; else empty, as where another handler has used it. */
export function readBareKey(event: KeyboardEvent): string {
	const isTaken = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable], dialog[open]");
	return event.defaultPrevented || isTaken ? "" : readKey(event);
}

/** Milliseconds for which browsers let a page fill the screen after a press. */
const PRESS_LASTS_MS = 5000;
/** When Enter on a link to a watch page was pressed with a remote, in milliseconds of `performance.now()`. */
let watchPressedAt = Number.NEGATIVE_INFINITY;

/** Enter on a link to a watch page, which arrow keys led to: the player is to fill the screen. */
export function rememberWatchPress(): void {
	watchPressedAt = performance.now();
}

/** Whether the press that led to the player asks it to fill the screen; true once for each press. */
export function takeWatchPress(): boolean {
	const isRecent = performance.now() - watchPressedAt < PRESS_LASTS_MS;
	watchPressedAt = Number.NEGATIVE_INFINITY;
	return isRecent;
}
