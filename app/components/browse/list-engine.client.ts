import type { CardFacts } from "~/domain/catalogue/cards";
import { hasMorePages, type LoadedList, pageSizeFor } from "~/domain/catalogue/loaded-list";
import { PAGE_SIZES } from "~/product";
import { type ListEntry, markShown, openEntry } from "./list-entries.client";
import { announce, loadOn, makeCurrent, needsMore, onChange, stopLoading } from "./list-store.client";

export { findReturnedList } from "./list-entries.client";
export { openList, readVersion } from "./list-store.client";

/** A list as it stands on the screen. */
export interface ListView {
	entry: ListEntry;
	cards: CardFacts[];
	/** All that this browser holds. */
	list: LoadedList;
	/** Cards that are asked for and still coming. */
	missing: number;
	hasFailed: boolean;
	hasMore: boolean;
}

const BREAKPOINTS = PAGE_SIZES.slice(1).map(({ minWidth }) => `(min-width: ${minWidth}px)`);

function pageSize(): number {
	return pageSizeFor(window.innerWidth);
}

/** Calls back when a list changes or the window gets another page size. */
export function subscribe(listener: () => void): () => void {
	const leave = onChange(listener);
	const queries = BREAKPOINTS.map((query) => window.matchMedia(query));
	for (const query of queries) query.addEventListener("change", announce);
	return () => {
		leave();
		for (const query of queries) query.removeEventListener("change", announce);
	};
}

/** The list at `address` as this entry of the history shows it; `first` is what the page came with. */
export function viewList(key: string, address: string, first: LoadedList): ListView {
	const entry = openEntry(key, address, first);
	const { list, status } = entry.held;
	const wanted = entry.screens * pageSize();
	const isShort = list.cards.length < wanted;
	return {
		entry,
		cards: list.cards.slice(0, wanted),
		list,
		missing: isShort && status === "loading" ? wanted - list.cards.length : 0,
		hasFailed: isShort && status === "failed",
		hasMore: hasMorePages(list) || list.cards.length > wanted,
	};
}

/** Shows the next screenful; where the last one failed to come, asks for it again. */
export function showMore({ entry, hasFailed }: ListView): void {
	if (!hasFailed) entry.screens++;
	if (entry.held.status === "failed") void loadOn(entry.held);
	announce();
}

/** Gets what the view lacks, or will lack next. */
export function keepUp({ entry }: ListView): void {
	if (entry.held.status === "idle" && needsMore(entry.held, entry.screens, pageSize())) void loadOn(entry.held);
}

/** Remembers the card by which the visitor leaves. */
export function leaveBy({ entry }: ListView, link: Element | null): void {
	if (link) entry.focus = link.getAttribute("href");
}

/**
 * Brings back the position and the focus that a reload or Back has to restore. Returns what to call when the entry leaves
 * the screen.
 */
export function attach(key: string, entry: ListEntry, cards: HTMLElement): () => void {
	markShown({ key, entry, cards });
	makeCurrent(entry.held);
	// Within a document the framework restores the position; in a new one it did so before all the titles were there.
	if (entry.scroll !== null) window.scrollTo(0, entry.scroll);
	entry.scroll = null;
	if (entry.focus && document.activeElement === document.body) {
		cards.querySelector<HTMLElement>(`a[href="${CSS.escape(entry.focus)}"]`)?.focus({ preventScroll: true });
	}
	entry.focus = null;
	return () => {
		markShown(null);
		stopLoading(entry.held);
	};
}
