// Owns the lists that have a page of their own, by the last part of the page's path.
import type { Platform } from "~/platform.server";
import { openCatalogue } from "./catalogue.server";
import type { ListSource } from "./list-source.server";
import { openListing } from "./listing.server";
import { readFilters } from "./listing-filters";
import { openSearch } from "./search.server";
import { readSearch } from "./search-query";

export const LIST_NAMES = ["movies", "tv", "search"] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Null for a search without text. */
export function openListSource(platform: Platform, name: ListName, params: URLSearchParams): ListSource | null {
	const catalogue = openCatalogue(platform);
	if (name === "search") {
		const query = readSearch(params);
		return query.text ? openSearch(catalogue, query) : null;
	}
	const mediaType = name === "movies" ? "movie" : "tv";
	return openListing(catalogue, platform.config, { mediaType, filters: readFilters(mediaType, params) });
}
