// Owns the way from one page of an upstream list to our own.
import { MAX_PAGE, type MixedList, type MovieList, type ShowList } from "~/clients/tmdb/schema";
import { memoizeByObject } from "~/lib/memoize";
import { cardFacts } from "./cards";
import type { Catalogue } from "./catalogue.server";
import type { ListPage } from "./loaded-list";
import { toTitleCards } from "./mapping";
import { hasCardQuality, type ListItem } from "./quality";

export type UpstreamItems = { items: ListItem[]; lastPage: number };

/** An unknown list counts as empty. */
export function toUpstreamItems(list: MovieList | ShowList | MixedList | null): UpstreamItems {
	return { items: list?.results ?? [], lastPage: Math.min(list?.total_pages ?? 0, MAX_PAGE) };
}

/** Each title of `items` once. */
function unique(items: ListItem[]): ListItem[] {
	return [...new Map(items.map((item) => [`${"title" in item} ${item.id}`, item])).values()];
}

const toCards = memoizeByObject((items: ListItem[]) => ({
	cards: toTitleCards(items).map(cardFacts),
	hidden: unique(items).filter((item) => !hasCardQuality(item)).length,
}));

export function toListPage(catalogue: Catalogue, page: number, { items, lastPage }: UpstreamItems): ListPage {
	return {
		page,
		lastPage,
		...toCards(items),
		isSaved: catalogue.servedStale,
	};
}
