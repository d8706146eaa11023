// Owns what has been loaded of a list: its titles in order, each once, and which page of the upstream comes next.
import type { MaybeDeferred } from "~/lib/deferred";
import { BATCH_PAGES, PAGE_SIZES } from "~/product";
import type { CardFacts } from "./cards";
import { titleKey } from "./paths";

/** One page of the upstream in our own words. */
export interface ListPage {
	page: number;
	/** 0 when the list is empty; at most 500. */
	lastPage: number;
	/** Fit for cards, each once within the page. */
	cards: CardFacts[];
	/** Titles of the page that the quality filter took. */
	hidden: number;
	/** The upstream failed and this is an older copy. */
	isSaved: boolean;
}

export interface LoadedList {
	cards: CardFacts[];
	hidden: number;
	isSaved: boolean;
	nextPage: number;
	/** From the page that was read last; PAGE_MAX before the first. */
	lastPage: number;
}

/** The upstream serves no page beyond this. */
export const PAGE_MAX = 500;

/** Null where the upstream is down and no copy is cached. */
export type FirstScreen = MaybeDeferred<LoadedList | null>;

/** Before anything is loaded; the list begins at `page`. */
export function emptyList(page = 1): LoadedList {
	return { cards: [], hidden: 0, isSaved: false, nextPage: page, lastPage: PAGE_MAX };
}

/** A page that is not the next one is passed over; titles that the list holds already are dropped. */
export function addPage(list: LoadedList, { page, lastPage, cards, hidden, isSaved }: ListPage): LoadedList {
	if (page !== list.nextPage) return list;
	const held = new Set(list.cards.map(titleKey));
	return {
		cards: [...list.cards, ...cards.filter((card) => !held.has(titleKey(card)))],
		hidden: list.hidden + hidden,
		isSaved: list.isSaved || isSaved,
		nextPage: page + 1,
		lastPage,
	};
}

export function hasMorePages(list: LoadedList): boolean {
	return list.nextPage <= list.lastPage;
}

/** The last page of the batch that the list's next page belongs to; batches are counted from the list's first page. */
export function batchEnd(list: LoadedList, firstPage: number): number {
	const batches = Math.floor((list.nextPage - firstPage) / BATCH_PAGES) + 1;
	return Math.min(firstPage + batches * BATCH_PAGES - 1, list.lastPage);
}

/** How many titles a window of this width shows at a time. */
export function pageSizeFor(width: number): number {
	return PAGE_SIZES.findLast(({ minWidth }) => width >= minWidth)?.size ?? PAGE_SIZES[0].size;
}
