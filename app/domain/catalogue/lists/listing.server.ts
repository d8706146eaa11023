// Opens the list of the upstream that the filters of a movie or TV listing stand for, whatever its search text.
import { dayOf } from "~/lib/days";
import type { Catalogue } from "../catalogue.server";
import type { MediaType } from "../types";
import { toDiscoverParams } from "./discover-params";
import type { ListingConfig } from "./filters";
import type { ListingFilters } from "./list-query";
import type { ListSource } from "./list-source.server";
import { toListPage, toUpstreamItems } from "./upstream-list.server";

export interface Listing {
	mediaType: MediaType;
	filters: ListingFilters;
}

export function openFilteredList(
	catalogue: Catalogue,
	config: ListingConfig,
	{ mediaType, filters }: Listing,
): ListSource {
	const params = toDiscoverParams(filters, { mediaType, config, today: dayOf(Date.now()) });
	return {
		requestsPerPage: 1,
		async readPage(page) {
			return toListPage(catalogue, page, toUpstreamItems(await catalogue.discover[mediaType]({ ...params, page })));
		},
	};
}
