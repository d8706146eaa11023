// Opens the lists that have a page of their own: movies, TV shows, search and pictures.
import type { Catalogue } from "../catalogue.server";
import { openSearch } from "../search/open-search.server";
import { openPictures } from "../signs/pictures.server";
import { readPicked } from "../signs/signs";
import type { ListingConfig } from "./filters";
import { readFilters, readSearch } from "./list-query";
import type { ListSource } from "./list-source.server";
import { type Listing, openFilteredList } from "./upstream-list.server";

export const LIST_NAMES = ["movies", "tv", "search", "pictures"] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Null for a search without text and for pictures of which none is picked. */
export function openListSource(
	catalogue: Catalogue,
	config: ListingConfig,
	{ name, params }: { name: ListName; params: URLSearchParams },
): ListSource | null {
	if (name === "search") {
		const query = readSearch(params);
		return query.text ? openSearch(catalogue, config, query) : null;
	}
	if (name === "pictures") return openPictures(catalogue, readPicked(params));
	const mediaType = name === "movies" ? "movie" : "tv";
	return openListing(catalogue, config, { mediaType, filters: readFilters(mediaType, params) });
}

/** A search text overrides the filters (docs/decisions/009-listings.md). */
export function openListing(catalogue: Catalogue, config: ListingConfig, listing: Listing): ListSource {
	const { mediaType, filters } = listing;
	if (!filters.search) return openFilteredList(catalogue, config, listing);
	return openSearch(catalogue, config, { text: filters.search, kind: mediaType, showsAll: false });
}
