// Maps a listing's filters, except the search text, to the parameters of the discover endpoints.

import type { MediaType } from "../types";
import { DATE_FIELD, type DiscoverContext, type DiscoverParams, FILTERS, toFilterParams } from "./filters";
import type { ListingFilters, Sort } from "./list-query";

/**
 * Titles with fewer votes are left out, so that one vote of ten does not lead Top Rated, nor an unknown title Latest. The
 * quality filter drops titles without a vote anyway; asking for one keeps the upstream's pages full.
 */
export const VOTES_MIN: Record<Sort, number> = { top_rated: 300, latest: 10, popular: 1, title: 1 };

const NAME_FIELD: Record<MediaType, string> = { movie: "title", tv: "name" };

function toOrderParams(mediaType: MediaType, sort: Sort, today: string): DiscoverParams {
	const dateField = DATE_FIELD[mediaType];
	const orders: Record<Sort, string> = {
		popular: "popularity.desc",
		top_rated: "vote_average.desc",
		latest: `${dateField}.desc`,
		title: `${NAME_FIELD[mediaType]}.asc`,
	};
	return {
		sort_by: orders[sort],
		"vote_count.gte": VOTES_MIN[sort],
		[`${dateField}.lte`]: sort === "latest" ? today : null,
	};
}

/** The parameters of `/discover/movie` or `/discover/tv`. `today` is a date as YYYY-MM-DD. */
export function toDiscoverParams(
	filters: ListingFilters,
	{ today, ...context }: DiscoverContext & { today: string },
): Record<string, string> {
	const merged: Record<string, string | number> = {};
	for (const params of [
		toOrderParams(context.mediaType, filters.sort, today),
		{ with_genres: filters.genre },
		...FILTERS.map((filter) => toFilterParams(filter, { ...filters }, context)),
	]) {
		for (const [name, value] of Object.entries(params)) {
			if (value !== null) merged[name] = narrower(name, merged[name], value);
		}
	}
	return Object.fromEntries(Object.entries(merged).map(([name, value]) => [name, String(value)]));
}

/** Of two lower bounds the larger, of two upper bounds the smaller; dates as YYYY-MM-DD compare like numbers. */
function narrower(name: string, one: string | number | undefined, other: string | number): string | number {
	if (one === undefined) return other;
	if (name.endsWith(".gte")) return one > other ? one : other;
	if (name.endsWith(".lte")) return one < other ? one : other;
	return other;
}
