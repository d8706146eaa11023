// The title lists of this tab, saved in the session storage when the document is left.

import { type FirstScreen, PAGE_SIZES, pageSizeFor } from "~/domain/catalogue/lists/loaded-list";
import { resolveWithin } from "~/lib/deferred";
import { changesHere } from "./changes-here";
import { isLeftOut } from "./left-out";
import { storedLeftOut } from "./stored-left-out";
import { createTitleLists } from "./title-lists";

/** Milliseconds that a navigation waits for its titles before it shows the skeleton. */
const SKELETON_DELAY = 200;
const BREAKPOINTS = PAGE_SIZES.slice(1).map(({ minWidth }) => `(min-width: ${minWidth}px)`);

export const sessionLists = createTitleLists({
	openStorage: () => sessionStorage,
	pageSize: () => pageSizeFor(window.innerWidth),
	isHidden: (card) => card.mediaType !== "person" && isLeftOut(card),
});

window.addEventListener("pagehide", sessionLists.save);
for (const store of [storedLeftOut, changesHere]) store.subscribe(sessionLists.announce);

/** For another choice of what the server's lists leave out. */
export function reloadWithoutLists(): void {
	window.removeEventListener("pagehide", sessionLists.save);
	sessionLists.forget();
	location.reload();
}

/** Changes with every change of a list or of the page size. */
export const listsVersion = {
	get: sessionLists.getVersion,
	subscribe(listener: () => void): () => void {
		const unsubscribe = sessionLists.subscribe(listener);
		const queries = BREAKPOINTS.map((query) => window.matchMedia(query));
		for (const query of queries) query.addEventListener("change", sessionLists.announce);
		return () => {
			unsubscribe();
			for (const query of queries) query.removeEventListener("change", sessionLists.announce);
		};
	},
};

/** Data for a navigation to the list page at `address`: from memory, or as a promise behind the skeleton. */
export async function openListPage(address: string, signal: AbortSignal): Promise<{ first: FirstScreen }> {
	// During Back the browser is already at the target entry; during a new navigation it is still at the current one.
	const returned = sessionLists.findReturned(window.history.state?.key, address);
	if (returned) return { first: returned };
	const opening = sessionLists.open(address, signal);
	opening.catch(() => undefined);
	return { first: await resolveWithin(opening, SKELETON_DELAY) };
}
