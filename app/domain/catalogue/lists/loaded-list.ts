// What has been loaded of a list: its titles in order, each once, and which page of the upstream comes next.

import { UPSTREAM_PAGE_MAX } from "~/clients/tmdb/limits";
import type { MaybeDeferred } from "~/lib/deferred";
import type { CardFacts, ListCard, PersonFacts } from "../cards";
import { titleKey } from "../paths";

/** Titles that a listing shows at a time, by the least width of the window in pixels, narrowest first. */
export const PAGE_SIZES = [
	{ minWidth: 0, size: 8 },
	{ minWidth: 640, size: 12 },
	{ minWidth: 768, size: 16 },
	{ minWidth: 1024, size: 20 },
	{ minWidth: 1280, size: 24 },
	{ minWidth: 1536, size: 28 },
] as const;
export const PAGE_SIZE_MAX = 28;
/** Pages of the upstream that are fetched ahead together. */
export const BATCH_PAGES = 15;
/** Pages that are read together for a first screen; two fill the widest one, repeats and hidden titles aside. */
export const FIRST_PAGES = 2;
/** Where the quality filter leaves little, a first screen reads on to so many pages, and then counts as complete. */
export const FIRST_PAGES_MAX = 6;

/** What a list is called, which pages say: by people, by lists that describe it, or by words of its titles. */
export interface ListName {
	/** Names. */
	people?: string[];
	/** Addresses of listings, or of a sign's titles. */
	lists?: string[];
	words?: string;
}

/** A link to a list of titles: a listing, a sign's, a search's, a person's. */
export interface ListingLink {
	name: ListName;
	url: string;
	/** The first titles of the list, at most 20. */
	cards?: CardFacts[];
	/** Whose titles they are. */
	person?: PersonFacts;
}

/** One page of the upstream in our own words. */
export interface ListPage {
	page: number;
	/** 0 when the list is empty; at most 500. */
	lastPage: number;
	/** Each once within the page. */
	cards: ListCard[];
	/** Items of the page that were left out, but could be shown. */
	hidden: number;
	/** Titles of the page that the visitor's lists leave out: not for the visitor, or watched. Absent for none. */
	leftOut?: number;
	/** Number of items that the upstream has on this page, and on all pages that it gives out. */
	size: number;
	total: number;
	/** On the first page of a search over everything: people of that name, the best known first. */
	people?: PersonFacts[];
	/** On the first page of a search: the text as it was probably meant, if results were only found by forgiving a slip. */
	takenFor?: string;
	/** On the first page of a search: what the text names besides titles, at most four; with titles where the page has none. */
	listings?: ListingLink[];
	/** On the first page of a search: nothing has all words of the text; the listings have some of them. */
	lacksWords?: true;
	/** The upstream failed and this is an older copy. */
	isStale: boolean;
}

export interface LoadedList extends Pick<ListPage, "people" | "takenFor" | "listings" | "lacksWords"> {
	cards: ListCard[];
	hidden: number;
	leftOut?: number;
	/** About how many cards the whole list has; exact once its end is loaded. Null before the first page. */
	total: number | null;
	isStale: boolean;
	nextPage: number;
	/** From the page that was read last; UPSTREAM_PAGE_MAX before the first. */
	lastPage: number;
}

/** Null where the upstream is down and no copy is cached. */
export type FirstScreen = MaybeDeferred<LoadedList | null>;

/** Before anything is loaded; the list begins at `page`. */
export function emptyList(page = 1): LoadedList {
	return { cards: [], hidden: 0, total: null, isStale: false, nextPage: page, lastPage: UPSTREAM_PAGE_MAX };
}

/** A page that is not the next one is passed over; titles that the list holds already are dropped. */
export function addPage(list: LoadedList, added: ListPage): LoadedList {
	const { page, lastPage, cards, hidden, leftOut = 0, isStale, size, total } = added;
	if (page !== list.nextPage) return list;
	const held = new Set(list.cards.map(titleKey));
	const fresh = cards.filter((card) => !held.has(titleKey(card)));
	const { people, takenFor, listings, lacksWords } = list.total === null ? added : list;
	return {
		cards: [...list.cards, ...fresh],
		hidden: list.hidden + hidden,
		...addLeftOut(list, leftOut),
		total: (list.total ?? total) - (size - fresh.length),
		...(people && { people }),
		...(takenFor && { takenFor }),
		...(listings && { listings }),
		...(lacksWords && { lacksWords }),
		isStale: list.isStale || isStale,
		nextPage: page + 1,
		lastPage,
	};
}

/** The count with so many more. */
export function addLeftOut({ leftOut = 0 }: Pick<LoadedList, "leftOut">, count: number): Pick<LoadedList, "leftOut"> {
	return leftOut + count > 0 ? { leftOut: leftOut + count } : {};
}

export function hasMorePages(list: LoadedList): boolean {
	return list.nextPage <= list.lastPage;
}

/** A list ends where a whole first screen of pages held nothing that can be shown. Where the visitor's lists leave titles out, others may follow. */
export function endIfBare(list: LoadedList): LoadedList {
	return list.cards.length === 0 && !list.leftOut && hasMorePages(list)
		? { ...list, lastPage: list.nextPage - 1 }
		: list;
}

/** Whether it is known that the list has nothing to show; false where the upstream is down. */
export function isEmptyList(list: LoadedList | null): boolean {
	return list !== null && list.cards.length === 0 && !list.people && !hasListedTitles(list) && !hasMorePages(list);
}

/** Whether listings that the text names show titles in place of results. */
function hasListedTitles({ listings = [] }: Pick<LoadedList, "listings">): boolean {
	return listings.some(({ cards }) => cards !== undefined);
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
