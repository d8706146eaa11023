// What a tab of My List shows: its order, its filters and the page. It is in the URL, signed in and signed out. What was
// watched is a page of its own, which has only the search.

import { readPeriod } from "~/domain/library/diary/periods";
import { compareNames } from "~/lib/text/compare-names";
import { oneLine } from "~/lib/text/one-line";
import { SEARCH_TEXT_MAX } from "~/product";
import type { CardFacts } from "../../catalogue/cards";
import type { MediaType } from "../../catalogue/types";
import { LIST_SECTIONS, type ListSection } from "./list-sections";

export const LIST_SORTS = ["watched", "added", "title", "year", "rating"] as const;

const KINDS = ["movies", "shows"] as const;

export type ListTab = "continue" | "watchlater" | "watched";
export type ListSort = (typeof LIST_SORTS)[number];
export type ListFilter = ListSection | (typeof KINDS)[number] | "unfinished" | "rated";

/** The parts of a list that can be shown alone. */
export const LIST_FILTERS: Record<ListTab, readonly ListFilter[]> = {
	continue: [...LIST_SECTIONS, ...KINDS],
	watchlater: [...KINDS, "unfinished"],
	watched: [...KINDS, "rated"],
};

/** Of the filters that select one kind of title. */
export const MEDIA_TYPES: Partial<Record<ListFilter, MediaType>> = { movies: "movie", shows: "tv" };

/** A search within a list. */
export interface TitleFilter {
	/** Words of the name; empty for any. */
	text: string;
	/** The name of a genre; null for any. */
	genre: string | null;
	/** Under two hours. */
	isShort: boolean;
}

export interface ListView extends TitleFilter {
	tab: ListTab;
	/** Null for the tab's own order. */
	sort: ListSort | null;
	/** Null for all titles. */
	show: ListFilter | null;
	/** Whether titles are being selected. */
	isSelecting: boolean;
	/** Of what was watched, the days that are shown, as `readPeriod` reads them; null for all. */
	when: string | null;
	/** Whether what was watched is shown as tickets. */
	hasTickets: boolean;
}

export const NO_TITLE_FILTER: TitleFilter = { text: "", genre: null, isShort: false };

/** Without filters in its own order. */
export function wholeList(tab: ListTab): ListView {
	return { tab, sort: null, show: null, isSelecting: false, when: null, hasTickets: false, ...NO_TITLE_FILTER };
}

/** The view without what hides titles. */
export function withoutFilters(view: ListView): ListView {
	return { ...view, show: null, when: null, ...NO_TITLE_FILTER };
}

export function hasTitleFilter({ text, genre, isShort }: TitleFilter): boolean {
	return text !== "" || genre !== null || isShort;
}

/** A list of fewer titles is seen at a glance and has no filters. */
export const FILTERS_FROM = 7;

export function isFiltered(view: ListView): boolean {
	return view.show !== null || view.when !== null || hasTitleFilter(view);
}

/** By day. What was rated is shown by its rating. */
export function isDiary({ tab, show }: Pick<ListView, "tab" | "show">): boolean {
	return tab === "watched" && show !== "rated";
}

/** The order of a tab without a sort in its URL. */
export const OWN_SORT: Record<ListTab, ListSort> = { continue: "watched", watchlater: "added", watched: "watched" };

function oneOf<Value extends string>(choices: readonly Value[], text: string | null): Value | null {
	return choices.find((value) => value === text) ?? null;
}

function readText(search: URLSearchParams, name: string): string {
	return oneLine(search.get(name) ?? "").slice(0, SEARCH_TEXT_MAX);
}

function readTab(search: URLSearchParams): ListTab {
	return search.get("tab") === "watchlater" ? "watchlater" : "continue";
}

/** Ignores values that the tab does not have. */
export function readListView(search: URLSearchParams, tab = readTab(search)): ListView {
	const sort = oneOf(LIST_SORTS, search.get("sort"));
	const show = oneOf(LIST_FILTERS[tab], search.get("show"));
	return {
		tab,
		sort: sort === OWN_SORT[tab] ? null : sort,
		show,
		isSelecting: search.has("select"),
		when: isDiary({ tab, show }) ? (readPeriod(search.get("when"))?.text ?? null) : null,
		hasTickets: isDiary({ tab, show }) && search.get("look") === "tickets",
		text: readText(search, "q"),
		genre: readText(search, "genre") || null,
		isShort: search.get("short") === "1",
	};
}

/** Titles on a page: on a phone, two beside each other, a few screens. */
export const PAGE = 30;
const FROM_MAX = 100_000;

/** What a tab shows, and how many titles of its list stand before the page. */
export interface ListPage extends ListView {
	from: number;
}

/** Order and kind in the URL are for both tabs; search and page are for the tab that it names. */
export function readListPage(search: URLSearchParams, tab: ListTab): ListPage {
	const view = readListView(search);
	if (view.tab !== tab) return { ...readListView(new URLSearchParams(listParameters(onTab(view, tab)))), from: 0 };
	const from = search.get("from") ?? "";
	return { ...view, from: /^\d{1,6}$/.test(from) ? Math.min(Number(from), FROM_MAX) : 0 };
}

/** The view with another tab. */
export function onTab(view: ListView, tab: ListTab): ListView {
	return { ...view, tab, isSelecting: false, when: null, hasTickets: false, ...NO_TITLE_FILTER };
}

/** The parameters of a view in its URL. */
export function listParameters(view: ListView): [name: string, value: string][] {
	const isShown = LIST_FILTERS[view.tab].some((filter) => filter === view.show);
	const parameters: [string, string | null | false][] = [
		["tab", view.tab === "watchlater" && view.tab],
		["sort", view.tab !== "watched" && view.sort],
		["show", isShown && view.show],
		["select", view.isSelecting && "1"],
		["q", view.text],
		["genre", view.genre],
		["short", view.isShort && "1"],
		["when", isDiary(view) && view.when],
		["look", isDiary(view) && view.hasTickets && "tickets"],
	];
	return parameters.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

export function listPath({ tab }: Pick<ListView, "tab">): string {
	return tab === "watched" ? "/watched" : "/my-list";
}

/** `more`: further parameters. */
export function listUrl(view: ListView, more: Record<string, string> = {}): string {
	const search = new URLSearchParams([...listParameters(view), ...Object.entries(more)]).toString();
	return search ? `${listPath(view)}?${search}` : listPath(view);
}

/** The same with its page. */
export function pageUrl({ from, ...view }: ListPage): string {
	return listUrl(view, from > 0 ? { from: String(from) } : {});
}

type Sorted = Pick<CardFacts, "title" | "year" | "rating">;

interface Sortable extends Sorted {
	/** Milliseconds; null when it was never watched. */
	watchedAt: number | null;
	/** Milliseconds. */
	addedAt: number;
}

const COMPARE: Record<ListSort, (a: Sortable, b: Sortable) => number> = {
	watched: (a, b) => (b.watchedAt ?? 0) - (a.watchedAt ?? 0),
	added: (a, b) => b.addedAt - a.addedAt,
	title: (a, b) => compareNames(a.title, b.title),
	year: (a, b) => (b.year ?? 0) - (a.year ?? 0),
	rating: (a, b) => b.rating - a.rating,
};

/** Newest year and best rating first. Titles that are equal keep their order. */
export function sortCards<Card extends Sorted>(
	cards: Card[],
	sort: ListSort,
	timesOf: (card: Card) => Pick<Sortable, "watchedAt" | "addedAt">,
): Card[] {
	const sortable = cards.map((card) => ({ card, by: { ...card, ...timesOf(card) } }));
	return sortable.sort((a, b) => COMPARE[sort](a.by, b.by)).map(({ card }) => card);
}
