import type { MetaDescriptor } from "react-router";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { listingUrl, NO_FILTERS, readFilters } from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import { listingsTexts } from "~/messages/listings";
import { nameListing } from "./filter-names";

/**
 * Metadata of a listing. Each list is a page of its own for search engines and for shared links, by its shortest address: a
 * genre, a page, any filter. What the visitor's lists leave out makes no other page. A search is not listed, as in /search.
 */
export function listingMeta(
	args: Parameters<typeof pageMeta>[0] & { location: { search: string } },
	mediaType: MediaType,
): MetaDescriptor[] {
	const filters = { ...readFilters(mediaType, new URLSearchParams(args.location.search)), all: null };
	const language = metaLanguage(args);
	const texts = listingsTexts.in(language);
	const name = nameListing(language, mediaType, filters.search ? NO_FILTERS : filters);
	return pageMeta(args, {
		title: filters.page > 1 ? texts.pageOf(name, filters.page) : name,
		description: mediaType === "movie" ? texts.moviesDescription : texts.showsDescription,
		path: listingUrl(mediaType, filters),
		robots: filters.search ? "noindex, follow" : undefined,
	});
}
