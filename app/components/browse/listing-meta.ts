import type { MetaDescriptor } from "react-router";
import { pageMeta } from "~/components/site/page-meta";
import { listingUrl, NO_FILTERS, readFilters } from "~/domain/catalogue/lists/list-query";
import { nameListing } from "~/domain/catalogue/lists/listing-name";
import type { MediaType } from "~/domain/catalogue/types";

const DESCRIPTIONS: Record<MediaType, string> = {
	movie: "Every movie in the catalogue, by genre, year, score and language.",
	tv: "Every TV show in the catalogue, by genre, year, score and language.",
};

/**
 * Metadata of a listing. Each list is a page of its own for search engines and for shared links, by its shortest address: a
 * genre, a page, any filter. What the visitor's lists leave out makes no other page. A search is not listed, as in /search.
 */
export function listingMeta(
	args: Parameters<typeof pageMeta>[0] & { location: { search: string } },
	mediaType: MediaType,
): MetaDescriptor[] {
	const filters = { ...readFilters(mediaType, new URLSearchParams(args.location.search)), all: null };
	const name = nameListing(mediaType, filters.search ? NO_FILTERS : filters);
	return pageMeta(args, {
		title: filters.page > 1 ? `${name}, page ${filters.page}` : name,
		description: DESCRIPTIONS[mediaType],
		path: listingUrl(mediaType, filters),
		robots: filters.search ? "noindex, follow" : undefined,
	});
}
