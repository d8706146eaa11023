// Maps a listing's filters, except the search text, to the parameters of the discover endpoints.

import type { MediaType } from "../types";
import type { Provider, Sort } from "./listing-choices";
import type { ListingFilters } from "./listing-filters";

/** What the parameters depend on besides the filters. */
export interface DiscoverContext {
	/** YYYY-MM-DD. */
	today: string;
	region: string;
	/** The upstream's ids of each provider, with `|` between. */
	providers: Record<Provider, string>;
}

/** Titles with fewer votes are left out, so that one vote of ten does not lead Top Rated, nor an unknown title Latest. */
export const VOTES_MIN: Record<Sort, number> = { top_rated: 300, latest: 10, popular: 1, title: 1 };

const DATE_FIELD: Record<MediaType, string> = { movie: "primary_release_date", tv: "first_air_date" };
const NAME_FIELD: Record<MediaType, string> = { movie: "title", tv: "name" };

/** The parameters of `/discover/movie` or `/discover/tv`. */
export function toDiscoverParams(
	mediaType: MediaType,
	filters: ListingFilters,
	{ today, region, providers }: DiscoverContext,
): Record<string, string> {
	const dateField = DATE_FIELD[mediaType];
	const orders: Record<Sort, string> = {
		popular: "popularity.desc",
		top_rated: "vote_average.desc",
		latest: `${dateField}.desc`,
		title: `${NAME_FIELD[mediaType]}.asc`,
	};
	const lastDay = filters.yearTo === null ? null : `${filters.yearTo}-12-31`;
	const until = filters.sort === "latest" && (lastDay === null || lastDay > today) ? today : lastDay;
	const values: Record<string, string | number | null> = {
		sort_by: orders[filters.sort],
		// The quality filter drops titles without a vote; asking for one keeps the upstream's pages full.
		"vote_count.gte": Math.max(filters.votes ?? 0, VOTES_MIN[filters.sort]),
		"vote_average.gte": filters.score,
		with_genres: filters.genre,
		[`${dateField}.gte`]: filters.yearFrom === null ? null : `${filters.yearFrom}-01-01`,
		[`${dateField}.lte`]: until,
		"with_runtime.gte": filters.runtimeFrom,
		"with_runtime.lte": filters.runtimeTo,
		with_origin_country: filters.country,
		with_original_language: filters.language,
		with_watch_providers: filters.provider && providers[filters.provider],
		watch_region: filters.provider && region,
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
	);
}
