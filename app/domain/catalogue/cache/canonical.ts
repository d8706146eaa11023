// Canonical queries are those that the product's own rows, chips, genres and orders lead to, and everything
// that is read by its id. Their number is bounded, so they are stored in KV and go first in the queue for the upstream.
// Searches and combinations of filters are unbounded: they are not stored in KV and go last.
import { ENDPOINTS } from "~/clients/tmdb/endpoints";
import type { Config } from "~/config.server";
import { isRegion } from "~/lib/regions";
import { dayOf } from "~/lib/text/days";
import { listGenres } from "../genres";
import { VOTES_MIN } from "../lists/discover-params";
import { PROVIDERS } from "../lists/filters";
import type { CatalogueQuery } from "../source/query";
import type { MediaType } from "../types";

/** Pages of each list. */
const KNOWN_PAGES = 5;

/** `value` is in the form in which a query has it. */
function isConfiguredProvider(value: string, config: Config): boolean {
	return PROVIDERS.some(({ variable }) => {
		const checked = ENDPOINTS.discover.movie.parameters.with_watch_providers.read(config[variable]);
		return "value" in checked && checked.value === value;
	});
}

function isGenre(mediaType: MediaType, value: string): boolean {
	return listGenres(mediaType).some(({ id }) => String(id) === value);
}

function isCanonicalParameter(name: string, value: string, { mediaType, config }: DiscoverQuery): boolean {
	if (name === "page" || name === "sort_by" || name === "language") return true;
	if (name === "vote_count.gte") return Object.values(VOTES_MIN).map(String).includes(value);
	if (name === "with_genres") return isGenre(mediaType, value);
	if (name === "with_watch_providers") return isConfiguredProvider(value, config);
	if (name === "watch_region") return isRegion(value);
	const today = dayOf(Date.now());
	return (name === "primary_release_date.lte" || name === "first_air_date.lte") && value === today;
}

interface DiscoverQuery {
	mediaType: MediaType;
	config: Config;
}

export function isCanonicalQuery({ path, params }: CatalogueQuery, config: Config): boolean {
	if (path.startsWith("/search/") || Number(params.get("page") ?? 1) > KNOWN_PAGES) return false;
	// Each title's are written to D1, which keeps them longer.
	if (/\/(?:release_dates|content_ratings)$/.test(path)) return false;
	if (!path.startsWith("/discover/")) return true;
	const mediaType = path === "/discover/movie" ? "movie" : "tv";
	return [...params].every(([name, value]) => isCanonicalParameter(name, value, { mediaType, config }));
}
