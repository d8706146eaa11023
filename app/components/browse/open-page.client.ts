import { listingAddress, readFilters } from "~/domain/catalogue/listing-filters";
import type { FirstScreen } from "~/domain/catalogue/loaded-list";
import { readSearch, searchAddress } from "~/domain/catalogue/search-query";
import type { MediaType } from "~/domain/catalogue/types";
import { settleWithin } from "~/lib/settle";
import { loadListEngine } from "./load-list-engine.client";

/** Milliseconds that a navigation waits for its titles before it shows their skeletons. */
const SKELETON_AFTER = 200;

interface PageData {
	first: FirstScreen;
}

async function openPage(address: string, signal: AbortSignal): Promise<PageData> {
	const { findReturnedList, openList } = await loadListEngine();
	const returned = findReturnedList(address);
	if (returned) return { first: returned };
	const opening = openList(address, signal);
	opening.catch(() => undefined);
	return { first: await settleWithin(opening, SKELETON_AFTER) };
}

/** What a listing's page shows on the way to it inside the product: from memory, or streamed in. */
export function openListingPage(mediaType: MediaType, request: Request): Promise<PageData> {
	const filters = readFilters(mediaType, new URL(request.url).searchParams);
	return openPage(listingAddress(mediaType, filters), request.signal);
}

/** The same for the search page. */
export async function openSearchPage(request: Request): Promise<PageData> {
	const query = readSearch(new URL(request.url).searchParams);
	return query.text ? openPage(searchAddress(query), request.signal) : { first: null };
}
