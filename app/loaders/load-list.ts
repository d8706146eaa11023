// Shared by the pages of movies, shows and search: the first screen of their list.
import { data, type RouterContextProvider } from "react-router";
import type { CardFacts } from "~/domain/catalogue/cards";
import { type OpenCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import { readPageNumber, readShowsAll } from "~/domain/catalogue/lists/list-query";
import { readFirstScreen } from "~/domain/catalogue/lists/list-source.server";
import type { FirstScreen } from "~/domain/catalogue/lists/loaded-list";
import { type ListName, openListSource } from "~/domain/catalogue/lists/open-list.server";
import { listSavedTitles } from "~/domain/catalogue/lists/popular.server";
import { isResolved, type MaybeDeferred, resolveWithin } from "~/lib/deferred";
import type { Platform } from "~/platform.server";
import { openOwnCatalogue } from "./load-own";

/** Milliseconds that the first HTML waits for a list; a later one is streamed in behind its skeleton. */
const FIRST_SCREEN_BUDGET = 800;
/** The same for the saved titles that are shown in place of one that failed. */
const SAVED_BUDGET = 120;

/** What the visitor's lists leave out is shown where the address says so. */
export function openListCatalogue(context: Readonly<RouterContextProvider>, { url }: Request): OpenCatalogue {
	return openOwnCatalogue(context, { showsAll: readShowsAll(new URL(url).searchParams) });
}

/** Status 503 where the upstream is down and no copy of the list is cached, 429 where the network is over its limit. */
export async function loadList(
	{ config }: Pick<Platform, "config">,
	{ catalogue, name, request }: { catalogue: OpenCatalogue; name: ListName; request: Request },
) {
	const { searchParams } = new URL(request.url);
	const source = openListSource(catalogue, config, { name, params: searchParams });
	if (!source) return data({ first: null as FirstScreen, saved: null as SavedTitles, isShareable: true });
	let failure: UpstreamError | undefined;
	const reading = readFirstScreen(source, readPageNumber(searchParams.get("page"))).catch((error: unknown) => {
		if (!(error instanceof UpstreamError)) throw error;
		failure = error;
		return null;
	});
	const first = await resolveWithin(reading, FIRST_SCREEN_BUDGET);
	const saved = await findSaved(first, () => listSavedTitles(catalogue));
	const list = { first, saved, isShareable: catalogue.isComplete };
	if (first !== null || !failure) return data(list);
	const { status, retryAfter } = failure;
	return data(list, { status: status === 429 ? 429 : 503, headers: { "retry-after": String(retryAfter) } });
}

/** What a list shows that could not be read; null beside one that could. */
type SavedTitles = MaybeDeferred<CardFacts[]> | null;

async function findSaved(first: FirstScreen, load: () => Promise<CardFacts[]>): Promise<SavedTitles> {
	if (!isResolved(first)) return { later: first.later.then((list) => (list === null ? load() : [])) };
	return first === null ? await resolveWithin(load(), SAVED_BUDGET) : null;
}
