// What is popular and trending, where nobody has asked for anything else.

import { withTimeout } from "~/lib/timeouts";
import { type CardFacts, cardFacts, type PersonFacts } from "../cards";
import { type Catalogue, UpstreamError } from "../catalogue.server";
import { titlePath } from "../paths";
import { listPopularPeople } from "../search/people-search.server";
import { toTitleCards } from "../source/mapping";
import type { MediaType, TitleCard } from "../types";

/** The first page of today's trending movies and shows. Throws `UpstreamError`. */
export async function listTrending(catalogue: Catalogue): Promise<TitleCard[]> {
	const list = await catalogue.trending.all({ span: "day" });
	return toTitleCards(list?.results ?? []);
}

/** The first page of a genre's titles of one kind, the most popular first. Throws `UpstreamError`. */
export async function listPopularInGenre(
	catalogue: Catalogue,
	{ mediaType, genreId }: { mediaType: MediaType; genreId: number },
): Promise<TitleCard[]> {
	const list = await catalogue.discover[mediaType]({ sort_by: "popularity.desc", with_genres: genreId });
	return toTitleCards(list?.results ?? []);
}

/** What a search page without results offers. */
export interface SearchOffers {
	people: PersonFacts[];
	trending: CardFacts[];
}

const PEOPLE_MAX = 12;

/** Two upstream calls at most; what fails is left out. */
export async function listSearchOffers(catalogue: Catalogue): Promise<SearchOffers> {
	const [people, trending] = await Promise.all([
		listPopularPeople(catalogue, PEOPLE_MAX).catch(noneIfUnavailable),
		listTrending(catalogue).catch(noneIfUnavailable),
	]);
	return { people, trending: trending.map(cardFacts) };
}

function noneIfUnavailable(error: unknown): never[] {
	if (!(error instanceof UpstreamError)) throw error;
	return [];
}

/** Milliseconds: a page that failed has waited for the upstream before, and ends without titles rather than wait for it again. */
const SAVED_WAIT_MS = 2000;

/** Trending titles for a page that failed or is missing: of a saved copy, if the upstream is down. Empty where there is none in time. */
export async function listSavedTitles(catalogue: Catalogue): Promise<CardFacts[]> {
	const titles = await withTimeout(() => listTrending(catalogue).catch(noneIfUnavailable), SAVED_WAIT_MS);
	return (titles ?? []).map(cardFacts);
}

/** Popular pages of each kind whose titles the sitemap names; the sample catalogue has fewer. */
const SITEMAP_PAGES = { tmdb: 5, sample: 20 };

async function readPaths(catalogue: Catalogue, mediaType: MediaType, page: number): Promise<string[]> {
	const list = await catalogue.popular[mediaType]({ page });
	return toTitleCards(list?.results ?? []).map(titlePath);
}

/** Paths, each once. Pages that cannot be read are left out. */
export async function listSitemapPaths(catalogue: Catalogue): Promise<string[]> {
	const pages = Array.from({ length: SITEMAP_PAGES[catalogue.source] }, (_, index) => index + 1);
	const mediaTypes: MediaType[] = ["movie", "tv"];
	const read = await Promise.allSettled(
		mediaTypes.flatMap((mediaType) => pages.map((page) => readPaths(catalogue, mediaType, page))),
	);
	return [...new Set(read.flatMap((result) => (result.status === "fulfilled" ? result.value : [])))];
}
