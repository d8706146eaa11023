// Reads a list of the upstream page by page: the pages that a first screen needs, and a run of pages in order with a
// bounded number of reads at once.

import { titleKey } from "../paths";
import {
	addPage,
	emptyList,
	endIfBare,
	FIRST_PAGES,
	FIRST_PAGES_MAX,
	hasMorePages,
	type ListPage,
	type LoadedList,
	PAGE_SIZE_MAX,
} from "./loaded-list";

export interface ListSource {
	/** Requests to the upstream that one page costs at most. */
	requestsPerPage: number;
	/** The same that the first page costs in addition, with what stands beside its cards. */
	requestsOnce?: number;
	/** `isOnlyCards`: without what stands beside the first page's cards. Throws `UpstreamError`. */
	readPage(page: number, isOnlyCards?: boolean): Promise<ListPage>;
}

const READS_AT_ONCE = 6;
/** Requests to the upstream that one call causes at most. */
const REQUESTS_MAX = 9;

/** How many pages one call that begins at page `first` reads at most. */
function pagesPerCall({ requestsPerPage, requestsOnce = 0 }: Omit<ListSource, "readPage">, first: number): number {
	return Math.floor((REQUESTS_MAX - (first === 1 ? requestsOnce : 0)) / requestsPerPage);
}

/** The list from `page` on, as far as the widest window's first screen needs; ended where that has nothing to show. Throws `UpstreamError`. */
export async function readFirstScreen(source: ListSource, page: number): Promise<LoadedList> {
	const before = page > 1 ? source.readPage(page - 1, true) : null;
	before?.catch(() => undefined);
	const end = page + Math.min(FIRST_PAGES_MAX, pagesPerCall(source, page) - (before ? 1 : 0));
	let list = emptyList(page);
	while (list.cards.length < PAGE_SIZE_MAX && hasMorePages(list) && list.nextPage < end) {
		const last = Math.min(list.nextPage + FIRST_PAGES - 1, list.lastPage, end - 1);
		for await (const read of readPagesInOrder(source, list.nextPage, last)) list = addPage(list, read);
	}
	return before ? withoutRepeats(list, await before) : endIfBare(list);
}

/** Leaves out titles that the page before lists too, because the upstream repeats titles at page borders. */
function withoutRepeats(list: LoadedList, before: ListPage): LoadedList {
	const shown = new Set(before.cards.map(titleKey));
	return { ...list, cards: list.cards.filter((card) => !shown.has(titleKey(card))) };
}

/**
 * The pages `first` to `last`, or to where the list or the limit of one call ends; at most six are being read at any
 * time, and two until the end of the list is known. Throws `UpstreamError`.
 */
export async function* readPagesInOrder(source: ListSource, first: number, last: number): AsyncGenerator<ListPage> {
	const ahead: Promise<ListPage>[] = [];
	let end = Math.min(last, first + pagesPerCall(source, first) - 1);
	let next = first;
	for (let page = first; page <= end; page++) {
		const atOnce = page === first ? FIRST_PAGES : READS_AT_ONCE;
		while (ahead.length < atOnce && next <= end) {
			const reading = source.readPage(next++);
			// Awaiting the page still throws; a page that is never awaited must not end the request.
			reading.catch(() => undefined);
			ahead.push(reading);
		}
		const read = await ahead.shift();
		if (!read) return;
		end = Math.min(end, read.lastPage);
		yield read;
	}
}
