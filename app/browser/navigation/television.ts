// What tells a television, and how a browser remembers that it is one.

import { writeText } from "~/browser/stored";
import { STORAGE_PREFIX } from "~/product";

/** Key that is there while this browser is a television whose arrow keys are used. */
const TELEVISION = `${STORAGE_PREFIX}television`;

/** Wide screens, and devices without a pointer. */
const SCREEN = "(min-width: 1920px), (any-pointer: none)";

/** Whether arrow keys move the focus instead of scrolling. */
export function isTelevision(): boolean {
	return matchMedia(SCREEN).matches;
}

/** Whether its arrow keys are used, so that the text is large. */
export function isRemoteUsed(): boolean {
	return document.documentElement.dataset.remote !== undefined;
}

/** For this document and those that follow. */
export function rememberRemote(isUsed: boolean): void {
	if (isUsed) document.documentElement.dataset.remote = "";
	else delete document.documentElement.dataset.remote;
	writeText(TELEVISION, isUsed ? "remote" : null);
}

/** A script in the page's HTML: a television has its large text from the first paint on. */
export const REMEMBER_TELEVISION = `try {
if (localStorage.getItem("${TELEVISION}") && matchMedia("${SCREEN}").matches) document.documentElement.dataset.remote = "";
} catch {}`;
