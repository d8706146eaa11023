// Shared by the pages of movies, shows and search: the first screen of their list.
import { data } from "react-router";
import { UpstreamError } from "~/domain/catalogue/catalogue.server";
import { type ListSource, readFirstScreen } from "~/domain/catalogue/list-source.server";
import { readPageNumber } from "~/domain/catalogue/listing-address";
import type { FirstScreen } from "~/domain/catalogue/loaded-list";
import { type ListName, openListSource } from "~/domain/catalogue/named-lists.server";
import { resolveWithin } from "~/lib/deferred";
import type { Platform } from "~/platform.server";

/** Milliseconds that the first HTML waits for a list; a later one is streamed in behind its skeleton. */
const FIRST_SCREEN_BUDGET = 800;

function loadFirstScreen(source: ListSource, page: number): Promise<FirstScreen> {
	const reading = readFirstScreen(source, page).catch((error: unknown) => {
		if (error instanceof UpstreamError) return null;
		throw error;
	});
	return resolveWithin(reading, FIRST_SCREEN_BUDGET);
}

/** Status 503 where the upstream is down and no copy of the list is cached. */
export async function loadList(platform: Platform, name: ListName, request: Request) {
	const { searchParams } = new URL(request.url);
	const source = openListSource(platform, name, searchParams);
	if (!source) return data({ first: null as FirstScreen });
	const first = await loadFirstScreen(source, readPageNumber(searchParams.get("page")));
	return data({ first }, first === null ? { status: 503, headers: { "retry-after": "10" } } : undefined);
}
