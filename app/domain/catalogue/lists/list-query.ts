// What a listing or a search shows, and its way to and from the URL: what is read is valid, and what is written is the one
// shortest form. Knows nothing of the upstream.

import { UPSTREAM_PAGE_MAX } from "~/clients/tmdb/limits";
import { oneLine } from "~/lib/text/one-line";
import { SEARCH_TEXT_MAX } from "~/product";
import { listGenres } from "../genres";
import { SURPRISE_PATH } from "../paths";
import type { MediaType } from "../types";
import { type MoreFilters, NO_MORE_FILTERS, parameterOf, readMoreFilters } from "./filters";

export const CHIPS = ["all", "trending", "top_rated", "latest"] as const;
export type Chip = (typeof CHIPS)[number];

export const SORTS = ["popular", "top_rated", "latest", "title"] as const;
export type Sort = (typeof SORTS)[number];

/** The order that comes with a chip. */
export const CHIP_SORT: Record<Chip, Sort> = {
	all: "popular",
	trending: "popular",
	top_rated: "top_rated",
	latest: "latest",
};

export interface ListingFilters extends MoreFilters {
	/** Always one whose order is `sort`; "all" for an order without a chip. */
	chip: Chip;
	sort: Sort;
	genre: number | null;
	/** 1: titles are shown too that the visitor's lists leave out. */
	all: 1 | null;
	/** Not blank: the text overrides every other filter. */
	search: string;
	/** The page of the upstream at which the list begins: where a visitor without scripts has turned to. */
	page: number;
}

/** In the order in which the URL has them. */
export const NO_FILTERS: ListingFilters = {
	chip: "all",
	sort: "popular",
	genre: null,
	...NO_MORE_FILTERS,
	all: null,
	search: "",
	page: 1,
};

const NAMES = Object.keys(NO_FILTERS) as (keyof ListingFilters)[];

/** Trimmed and bounded; "" when absent. */
function readSearchText(text: string | null): string {
	const characters = [...oneLine(text ?? "")];
	return characters.slice(0, SEARCH_TEXT_MAX).join("").trim();
}

/** 1 for anything that is no page. */
export function readPageNumber(text: string | null): number {
	const page = /^\d{1,3}$/.test(text ?? "") ? Number(text) : 1;
	return page >= 1 && page <= UPSTREAM_PAGE_MAX ? page : 1;
}

/** Whether a list shows what it would leave out. */
export function readShowsAll(params: URLSearchParams): boolean {
	return params.get("all") === "1";
}

/** Invalid values are dropped. */
export function readFilters(mediaType: MediaType, params: URLSearchParams): ListingFilters {
	const text = (name: string) => params.get(parameterOf(name))?.trim() ?? "";
	const sort = SORTS.find((value) => value === text("sort"));
	const chip = CHIPS.find((value) => value === text("chip")) ?? "all";
	return {
		...(sort ? orderedBy(chip, sort) : { chip, sort: CHIP_SORT[chip] }),
		genre: listGenres(mediaType).find(({ id }) => String(id) === text("genre"))?.id ?? null,
		...readMoreFilters(params),
		all: readShowsAll(params) ? 1 : null,
		search: readSearchText(text("search")),
		page: readPageNumber(text("page")),
	};
}

/** Keeps the chip where the order is its own, else selects the one that stands for this order, else All. */
function orderedBy(chip: Chip, sort: Sort): Pick<ListingFilters, "chip" | "sort"> {
	if (CHIP_SORT[chip] === sort) return { chip, sort };
	const [sameSort = "all"] = CHIPS.filter((other) => CHIP_SORT[other] === sort);
	return { chip: sameSort, sort };
}

/** Defaults are left out. */
export function writeFilters(filters: ListingFilters): URLSearchParams {
	const params = new URLSearchParams();
	for (const name of NAMES) {
		const standard = name === "sort" ? CHIP_SORT[filters.chip] : NO_FILTERS[name];
		if (filters[name] !== standard) params.set(parameterOf(name), String(filters[name]));
	}
	return params;
}

export function listingPath(mediaType: MediaType): string {
	return mediaType === "movie" ? "/movies" : "/tv";
}

export function listingUrl(mediaType: MediaType, filters: ListingFilters): string {
	const search = writeFilters(filters).toString();
	return listingPath(mediaType) + (search && `?${search}`);
}

/** Leads to a title by chance that fits the filters. */
export function surpriseUrl(mediaType: MediaType, filters: ListingFilters): string {
	const params = writeFilters({ ...filters, search: "", page: 1, all: null });
	params.set("kind", mediaType);
	return `${SURPRISE_PATH}?${params}`;
}

/** A chip and its order are one choice: each brings the other with it. */
export function withChip(filters: ListingFilters, chip: Chip): ListingFilters {
	return withChange(filters, { chip, sort: CHIP_SORT[chip] });
}

/** Every change but of the text itself ends the search and begins at the first page. */
export function withChange(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
	return { ...filters, search: "", page: 1, ...change };
}

/** Keeps the other filters for when the text is cleared. */
export function withSearch(filters: ListingFilters, text: string): ListingFilters {
	return { ...filters, search: readSearchText(text), page: 1 };
}

export function hasFilters(filters: ListingFilters): boolean {
	return writeFilters({ ...filters, page: 1 }).size > 0;
}

/** In the order of the tabs. */
export const SEARCH_KINDS = ["multi", "movie", "tv", "person"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchQuery {
	text: string;
	kind: SearchKind;
	/** The page of the upstream at which the list begins. */
	page: number;
	/** Whether results are shown too of which hardly more than the name is known, or that the visitor's lists leave out. */
	showsAll: boolean;
}

/** Invalid values are dropped. */
export function readSearch(params: URLSearchParams): SearchQuery {
	return {
		text: readSearchText(params.get("q")),
		kind: SEARCH_KINDS.find((kind) => kind === params.get("type")) ?? "multi",
		page: readPageNumber(params.get("page")),
		showsAll: readShowsAll(params),
	};
}

/** Whether a search text may be a link or an id that leads to a title; only the server knows which do. */
export function mayBeAddress(text: string): boolean {
	return /^tt\d{7}|\w\/\S|^\/\w/.test(text);
}

export function searchUrl({ text, kind, page, showsAll }: Partial<SearchQuery>): string {
	const params = new URLSearchParams();
	if (text) params.set("q", text);
	if (kind && kind !== "multi") params.set("type", kind);
	if (text && page && page > 1) params.set("page", String(page));
	if (text && showsAll) params.set("all", "1");
	return params.size > 0 ? `/search?${params}` : "/search";
}
