// From the pages of an upstream list to ours, and the upstream list that the filters of a listing stand for.

import { UPSTREAM_PAGE_MAX } from "~/clients/tmdb/limits";
import type { PersonList } from "~/clients/tmdb/people-schema";
import type { MixedList, MovieList, ShowList } from "~/clients/tmdb/schema";
import { dayOf } from "~/lib/text/days";
import type { LeftOutTitles } from "../blocked/without-blocked";
import { cardFacts } from "../cards";
import type { Catalogue } from "../catalogue.server";
import { toTitleCards, toUniqueCards } from "../source/mapping";
import { hasCardQuality, type ListItem } from "../source/quality";
import type { MediaType } from "../types";
import { toDiscoverParams } from "./discover-params";
import type { ListingConfig } from "./filters";
import type { ListingFilters } from "./list-query";
import type { ListSource } from "./list-source.server";
import { addLeftOut, type ListPage } from "./loaded-list";

/** TMDB's pages hold so many items. */
const PAGE_ITEMS = 20;

export interface UpstreamItems<Item = ListItem> {
	items: Item[];
	/** Number of titles that the visitor's lists leave out of this page. */
	leftOut?: number;
	/** The same of those that are closed to a child. */
	closed?: number;
	lastPage: number;
	/** Of all pages that the upstream gives out. */
	total: number;
}

export const NO_ITEMS = { items: [], lastPage: 0, total: 0 };

/** An unknown list counts as empty. */
export function toUpstreamItems(list: ((MovieList | ShowList | MixedList) & LeftOutTitles) | null): UpstreamItems;
export function toUpstreamItems(list: PersonList | null): UpstreamItems<PersonList["results"][number]>;
export function toUpstreamItems(
	list: ((MovieList | ShowList | MixedList | PersonList) & LeftOutTitles) | null,
): UpstreamItems<unknown> {
	if (!list) return NO_ITEMS;
	return {
		items: list.results,
		leftOut: list.left_out?.length,
		closed: list.closed,
		lastPage: Math.min(list.total_pages, UPSTREAM_PAGE_MAX),
		total: Math.min(list.total_results, UPSTREAM_PAGE_MAX * PAGE_ITEMS),
	};
}

function toCards(items: ListItem[]): Pick<ListPage, "cards" | "hidden"> {
	return {
		cards: toTitleCards(items).map(cardFacts),
		hidden: toUniqueCards(items.filter((item) => !hasCardQuality(item))).length,
	};
}

/** The page without what the quality filter of cards takes. */
export function toListPage(
	catalogue: Catalogue,
	page: number,
	{ items, leftOut = 0, closed = 0, lastPage, total }: UpstreamItems,
): ListPage {
	return {
		page,
		lastPage,
		...toCards(items),
		...addLeftOut({}, leftOut),
		size: items.length + leftOut + closed,
		total,
		isStale: catalogue.servedStale,
	};
}

export interface Listing {
	mediaType: MediaType;
	filters: ListingFilters;
}

/** Ignores the search text. */
export function openFilteredList(
	catalogue: Catalogue,
	config: ListingConfig,
	{ mediaType, filters }: Listing,
): ListSource {
	const params = toDiscoverParams(filters, { mediaType, config, region: catalogue.region, today: dayOf(Date.now()) });
	return {
		requestsPerPage: 1,
		async readPage(page) {
			return toListPage(catalogue, page, toUpstreamItems(await catalogue.discover[mediaType]({ ...params, page })));
		},
	};
}
