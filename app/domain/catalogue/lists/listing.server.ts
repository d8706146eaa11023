// Owns the movie and TV listings: which list of the upstream the filters stand for. A search text is not its matter.
import { dayOf } from "~/lib/days";
import type { Catalogue } from "../catalogue.server";
import type { MediaType } from "../types";
import { toDiscoverParams } from "./discover-params";
import type { ListSource } from "./list-source.server";
import type { Provider } from "./listing-choices";
import type { ListingFilters } from "./listing-filters";
import { toListPage, toUpstreamItems } from "./upstream-list.server";

/** The variables that listings depend on. */
export interface ListingConfig {
	CATALOGUE_REGION: string;
	PROVIDER_NETFLIX: string;
	PROVIDER_DISNEY: string;
	PROVIDER_HBO: string;
	PROVIDER_PRIME: string;
}

function providerIds(config: ListingConfig): Record<Provider, string> {
	return {
		netflix: config.PROVIDER_NETFLIX,
		disney: config.PROVIDER_DISNEY,
		hbo: config.PROVIDER_HBO,
		prime: config.PROVIDER_PRIME,
	};
}

export interface Listing {
	mediaType: MediaType;
	filters: ListingFilters;
}

export function openFilteredList(
	catalogue: Catalogue,
	config: ListingConfig,
	{ mediaType, filters }: Listing,
): ListSource {
	const params = toDiscoverParams(mediaType, filters, {
		today: dayOf(Date.now()),
		region: config.CATALOGUE_REGION,
		providers: providerIds(config),
	});
	return {
		requestsPerPage: 1,
		async readPage(page) {
			return toListPage(catalogue, page, toUpstreamItems(await catalogue.discover[mediaType]({ ...params, page })));
		},
	};
}
