// One view, of a sort order and a filter, applies to both tabs of My List. It is in the URL.

import type { CardFacts } from "../catalogue/cards";
import { CONTINUE_SHOWN } from "./local-continue";

export const LIST_SORTS = [
	{ value: "watched", label: "Recently watched" },
	{ value: "added", label: "Recently added" },
	{ value: "title", label: "Title" },
	{ value: "year", label: "Year" },
	{ value: "rating", label: "Rating" },
] as const;

export const LIST_FILTERS = [
	{ value: "movies", label: "Movies" },
	{ value: "shows", label: "TV Shows" },
	{ value: "unfinished", label: "Unfinished" },
] as const;

export type ListTab = "continue" | "watchlater";
export type ListSort = (typeof LIST_SORTS)[number]["value"];
export type ListFilter = (typeof LIST_FILTERS)[number]["value"];

export interface ListView {
	tab: ListTab;
	/** Null for the tab's own order. */
	sort: ListSort | null;
	/** Null for all titles. */
	show: ListFilter | null;
	/** Whether titles are being selected for removal. */
	isSelecting: boolean;
}

/** The order of a tab without a sort in its URL. */
export const OWN_SORT: Record<ListTab, ListSort> = { continue: "watched", watchlater: "added" };

function oneOf<Value extends string>(choices: readonly { value: Value }[], given: string | null): Value | null {
	return choices.find(({ value }) => value === given)?.value ?? null;
}

/** Ignores values that the page does not have. */
export function readListView(search: URLSearchParams): ListView {
	return {
		tab: search.get("tab") === "watchlater" ? "watchlater" : "continue",
		sort: oneOf(LIST_SORTS, search.get("sort")),
		show: oneOf(LIST_FILTERS, search.get("show")),
		isSelecting: search.has("select"),
	};
}

/** Which titles of a list are shown. */
export interface ListWindow {
	from: number;
	shown: number;
}

/** Cards of a page: on a phone, two beside each other, a few screens. */
const PAGE = 30;
/** How many titles of each tab are shown at first, with each "Show more", and at most on one page. */
const WINDOW: Record<ListTab, { first: number; step: number; max: number }> = {
	continue: { first: CONTINUE_SHOWN, step: PAGE, max: 100 },
	watchlater: { first: PAGE, step: PAGE, max: 120 },
};
const FROM_MAX = 100_000;

function readCount(text: string | null, max: number): number {
	return text !== null && /^\d{1,6}$/.test(text) ? Math.min(Number(text), max) : 0;
}

/** The other tab than the one in the URL shows its first titles. */
export function readListWindow(search: URLSearchParams, tab: ListTab): ListWindow {
	const { first, max } = WINDOW[tab];
	if (readListView(search).tab !== tab) return { from: 0, shown: first };
	return { from: readCount(search.get("from"), FROM_MAX), shown: Math.max(first, readCount(search.get("shown"), max)) };
}

function windowUrl(view: ListView, { from, shown }: ListWindow): string {
	const isFirst = shown === WINDOW[view.tab].first;
	return listUrl(view, { ...(from > 0 && { from: String(from) }), ...(!isFirst && { shown: String(shown) }) });
}

/** More titles on the same page, and on a page that is full the next page. */
export function moreUrl(view: ListView, { from, shown }: ListWindow): string {
	const { first, step, max } = WINDOW[view.tab];
	if (shown >= max) return windowUrl(view, { from: from + shown, shown: first });
	return windowUrl(view, { from, shown: Math.min(shown + step, max) });
}

/** The full page before; null for the first. */
export function beforeUrl(view: ListView, { from }: ListWindow): string | null {
	const { max } = WINDOW[view.tab];
	return from > 0 ? windowUrl(view, { from: Math.max(0, from - max), shown: Math.min(max, from) }) : null;
}

/** The parameters of a view in its URL. */
export function listParameters({ tab, sort, show, isSelecting }: ListView): [name: string, value: string][] {
	const given: [string, string | null | false][] = [
		["tab", tab === "watchlater" && tab],
		["sort", sort],
		["show", show],
		["select", isSelecting && "1"],
	];
	return given.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** `more`: further parameters. */
export function listUrl(view: ListView, more: Record<string, string> = {}): string {
	const search = new URLSearchParams([...listParameters(view), ...Object.entries(more)]).toString();
	return search ? `/my-list?${search}` : "/my-list";
}

interface Sortable extends CardFacts {
	/** Milliseconds; null when it was never watched. */
	watchedAt: number | null;
	/** Milliseconds. */
	addedAt: number;
}

const COMPARE: Record<ListSort, (a: Sortable, b: Sortable) => number> = {
	watched: (a, b) => (b.watchedAt ?? 0) - (a.watchedAt ?? 0),
	added: (a, b) => b.addedAt - a.addedAt,
	title: (a, b) => a.title.localeCompare(b.title, "en", { numeric: true, sensitivity: "base" }),
	year: (a, b) => (b.year ?? 0) - (a.year ?? 0),
	rating: (a, b) => b.rating - a.rating,
};

/** Newest year and best rating first. Titles that are equal keep their order. */
export function sortCards<Card extends CardFacts>(
	cards: Card[],
	sort: ListSort,
	timesOf: (card: Card) => Pick<Sortable, "watchedAt" | "addedAt">,
): Card[] {
	const sortable = cards.map((card) => ({ card, by: { ...card, ...timesOf(card) } }));
	return sortable.sort((a, b) => COMPARE[sort](a.by, b.by)).map(({ card }) => card);
}
