// The filters of a listing that are in force, each by its name and with the listing without it.

import { listGenres } from "../genres";
import type { MediaType } from "../types";
import { FILTERS, labelOf } from "./filters";
import { CHIP_SORT, type ListingFilters, SORTS, withChange, withChip } from "./list-query";

interface ActiveFilter {
	key: string;
	label: string;
	/** The filters once this one is taken away. */
	without: ListingFilters;
}

/** Those of the drawer, in its order. */
export function listActiveFilters(filters: ListingFilters): ActiveFilter[] {
	return FILTERS.flatMap((filter) => {
		const label = labelOf(filter, { ...filters });
		const cleared = Object.fromEntries(filter.names.map((name) => [name, null]));
		return label ? [{ key: filter.names[0], label, without: withChange(filters, cleared) }] : [];
	});
}

/** What the selects of genre and order chose. */
export function listChosenFilters(mediaType: MediaType, filters: ListingFilters): ActiveFilter[] {
	const genre = listGenres(mediaType).find(({ id }) => id === filters.genre);
	const order = filters.sort !== CHIP_SORT[filters.chip] && SORTS.find(({ value }) => value === filters.sort);
	return [
		...(genre ? [{ key: "genre", label: genre.name, without: withChange(filters, { genre: null }) }] : []),
		...(order ? [{ key: "sort", label: order.label, without: withChip(filters, filters.chip) }] : []),
	];
}
