// Owns how a list of the upstream is read page by page: the pages that a first screen needs, and a run of pages in
// order with a bounded number of reads at once.
import { PAGE_SIZE_MAX } from "~/product";
import { addPage, emptyList, hasMorePages, type ListPage, type LoadedList } from "./loaded-list";
import { titleKey } from "./paths";

export interface ListSource {
	/** Throws `UpstreamError`. */
	readPage(page: number): Promise<ListPage>;
}

/** Pages that are read together for a first screen; two fill the widest one, repeats and hidden titles aside. */
const FIRST_PAGES = 2;
/** Where the quality filter leaves little, a first screen reads on to so many pages. */
const FIRST_PAGES_MAX = 6;
const READS_AT_ONCE = 6;

/** The list from `page` on, as far as the widest window's first screen needs. Throws `UpstreamError`. */
export async function readFirstScreen(source: ListSource, page: number): Promise<LoadedList> {
	const before = page > 1 ? source.readPage(page - 1) : null;
	before?.catch(() => undefined);
	let list = emptyList(page);
	while (list.cards.length < PAGE_SIZE_MAX && hasMorePages(list) && list.nextPage < page + FIRST_PAGES_MAX) {
		const last = Math.min(list.nextPage + FIRST_PAGES - 1, list.lastPage);
		for await (const read of readPagesInOrder(source, list.nextPage, last)) list = addPage(list, read);
	}
	return before ? withoutRepeats(list, await before) : list;
}

/** Whoever turns from page to page sees no title twice at the border either. */
function withoutRepeats(list: LoadedList, before: ListPage): LoadedList {
	const shown = new Set(before.cards.map(titleKey));
	return { ...list, cards: list.cards.filter((card) => !shown.has(titleKey(card))) };
}

/** The pages `first` to `last`, or to where the list ends; at most six are being read at any time. Throws `UpstreamError`. */
export async function* readPagesInOrder(source: ListSource, first: number, last: number): AsyncGenerator<ListPage> {
	const ahead: Promise<ListPage>[] = [];
	let end = last;
	let next = first;
	for (let page = first; page <= end; page++) {
		while (ahead.length < READS_AT_ONCE && next <= end) {
			const reading = source.readPage(next++);
			// Whoever awaits the page still gets the error; a page that nobody comes to await must not end the request.
			reading.catch(() => undefined);
			ahead.push(reading);
		}
		const read = await ahead.shift();
		if (!read) return;
		end = Math.min(end, read.lastPage);
		yield read;
	}
}
