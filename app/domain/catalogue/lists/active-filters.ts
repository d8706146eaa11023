// The filters of a listing that are in force, each with the listing without it. Pages name them.

import { listGenres } from "../genres";
import type { MediaType } from "../types";
import { FILTERS, type FilterKey } from "./filters";
import { CHIP_SORT, type ListingFilters, withChange, withChip } from "./list-query";

export interface ActiveFilter {
	key: FilterKey | "genre" | "sort";
	/** The filters once this one is taken away. */
	without: ListingFilters;
}

/** Those of the drawer, in its order. */
export function listActiveFilters(filters: ListingFilters): ActiveFilter[] {
	return FILTERS.flatMap((filter) => {
		const cleared = Object.fromEntries(filter.names.map((name) => [name, null]));
		const isActive = filter.names.some((name) => filters[name] !== null);
		return isActive ? [{ key: filter.names[0], without: withChange(filters, cleared) }] : [];
	});
}

/** What the selects of genre and order chose. */
export function listChosenFilters(mediaType: MediaType, filters: ListingFilters): ActiveFilter[] {
	const hasGenre = listGenres(mediaType).some(({ id }) => id === filters.genre);
	const hasOrder = filters.sort !== CHIP_SORT[filters.chip];
	return [
		...(hasGenre ? [{ key: "genre" as const, without: withChange(filters, { genre: null }) }] : []),
		...(hasOrder ? [{ key: "sort" as const, without: withChip(filters, filters.chip) }] : []),
	];
}
