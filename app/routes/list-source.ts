import { data } from "react-router";
import { openCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import { type ListSource, readFirstScreen } from "~/domain/catalogue/list-source.server";
import { openListing } from "~/domain/catalogue/listing.server";
import { readPageNumber } from "~/domain/catalogue/listing-address";
import { readFilters } from "~/domain/catalogue/listing-filters";
import type { FirstScreen } from "~/domain/catalogue/loaded-list";
import { openSearch } from "~/domain/catalogue/search.server";
import { readSearch } from "~/domain/catalogue/search-query";
import { settleWithin } from "~/lib/settle";
import type { Platform } from "~/platform.server";

/** The lists that are read page by page, by the last part of their address. */
export const LIST_NAMES = ["movies", "tv", "search"] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Milliseconds that the first HTML waits for a list; a later one is streamed in behind its skeleton. */
const FIRST_SCREEN_BUDGET = 800;

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

function loadFirstScreen(source: ListSource, page: number): Promise<FirstScreen> {
	const reading = readFirstScreen(source, page).catch((error: unknown) => {
		if (error instanceof UpstreamError) return null;
		throw error;
	});
	return settleWithin(reading, FIRST_SCREEN_BUDGET);
}

/** The data of a list's page; 503 where nothing of the list can be had. */
export async function answerFirstScreen(platform: Platform, name: ListName, request: Request) {
	const { searchParams } = new URL(request.url);
	const source = openListSource(platform, name, searchParams);
	if (!source) return data({ first: null as FirstScreen });
	const first = await loadFirstScreen(source, readPageNumber(searchParams.get("page")));
	return data({ first }, first === null ? { status: 503, headers: { "retry-after": "10" } } : undefined);
}
