// Owns the lists that have a page of their own, by the last part of the page's path.
import type { Catalogue } from "../catalogue.server";
import type { ListingConfig } from "./filters";
import { readFilters, readSearch } from "./list-query";
import type { ListSource } from "./list-source.server";
import { type Listing, openFilteredList } from "./listing.server";
import { openSearch } from "./search.server";

export const LIST_NAMES = ["movies", "tv", "search"] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Null for a search without text. */
export function openListSource(
	catalogue: Catalogue,
	config: ListingConfig,
	{ name, params }: { name: ListName; params: URLSearchParams },
): ListSource | null {
	if (name === "search") {
		const query = readSearch(params);
		return query.text ? openSearch(catalogue, config, query) : null;
	}
	const mediaType = name === "movies" ? "movie" : "tv";
	return openListing(catalogue, config, { mediaType, filters: readFilters(mediaType, params) });
}

/** A search text overrides the filters (docs/decisions/009-listings.md). */
export function openListing(catalogue: Catalogue, config: ListingConfig, listing: Listing): ListSource {
	const { mediaType, filters } = listing;
	if (!filters.search) return openFilteredList(catalogue, config, listing);
	return openSearch(catalogue, config, { text: filters.search, kind: mediaType, showsAll: false });
}
