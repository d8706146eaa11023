// Opens the lists that have a page of their own: movies, TV shows, search and pictures.
//
// A year at the end of a search text narrows it ("Cherry 2021"), unless it belongs to the title ("Blade Runner 2049"): what
// the whole text finds comes first, then what the words find in that year. A title found by its name is listed even when it
// has no poster, score or date; complete titles come first on each page. A text that describes a list ("80s horror") offers
// that list, with its first titles where nothing has that name.

import { chunksOf, nearlyBegins, squeeze, wordsOf } from "~/lib/words";
import { cardFacts } from "../cards";
import { type Catalogue, UpstreamError } from "../catalogue.server";
import { openPictures } from "../signs/pictures.server";
import { readPicked } from "../signs/signs";
import { toUniqueCards } from "../source/mapping";
import { hasCardQuality, isBare, isPresentable, type ListItem } from "../source/quality";
import { splitYear } from "../title-text";
import type { ListingConfig } from "./filters";
import { ROW_MAX_ITEMS } from "./home.server";
import { readFilters, readSearch, type SearchQuery } from "./list-query";
import type { ListSource } from "./list-source.server";
import { findListings, type NamedListing } from "./listing-words";
import { addLeftOut, type ListingLink, type ListPage } from "./loaded-list";
import { openPeopleSearch, readPeople } from "./people-search.server";
import { type Listing, NO_ITEMS, openFilteredList, toUpstreamItems, type UpstreamItems } from "./upstream-list.server";

export const LIST_NAMES = ["movies", "tv", "search", "pictures"] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** Null for a search without text and for pictures of which none is picked. */
export function openListSource(
	catalogue: Catalogue,
	config: ListingConfig,
	{ name, params }: { name: ListName; params: URLSearchParams },
): ListSource | null {
	if (name === "search") {
		const query = readSearch(params);
		return query.text ? openSearch(catalogue, config, query) : null;
	}
	if (name === "pictures") return openPictures(catalogue, readPicked(params));
	const mediaType = name === "movies" ? "movie" : "tv";
	return openListing(catalogue, config, { mediaType, filters: readFilters(mediaType, params) });
}

/** A search text overrides the filters (docs/decisions/009-listings.md). */
export function openListing(catalogue: Catalogue, config: ListingConfig, listing: Listing): ListSource {
	const { mediaType, filters } = listing;
	if (!filters.search) return openFilteredList(catalogue, config, listing);
	return openSearch(catalogue, config, { text: filters.search, kind: mediaType, showsAll: false });
}

/** People beside the results of a search over everything. */
const PEOPLE_MAX = 12;

type TitleSearch = Omit<SearchQuery, "page" | "kind"> & { kind: "multi" | "movie" | "tv" };

export function openSearch(catalogue: Catalogue, config: ListingConfig, query: Omit<SearchQuery, "page">): ListSource {
	const { kind, text } = query;
	const source =
		kind === "person" ? openPeopleSearch(catalogue, query) : openTitleSearch(catalogue, { ...query, kind });
	const listings = findListings(text);
	if (listings.length === 0) return source;
	return {
		...source,
		requestsOnce: (source.requestsOnce ?? 0) + listings.length,
		async readPage(page) {
			const read = await source.readPage(page);
			if (page > 1) return read;
			const { takenFor: _correction, ...found } = read;
			const isEmpty = found.cards.length === 0 && found.lastPage <= 1;
			const links = listings.map(({ label, url }) => ({ label, url }));
			return { ...found, listings: isEmpty ? await withTitles(catalogue, config, listings) : links };
		},
	};
}

/** One upstream call for each. A list that is empty is left out; one that cannot be read stays a link. */
async function withTitles(
	catalogue: Catalogue,
	config: ListingConfig,
	listings: NamedListing[],
): Promise<ListingLink[]> {
	const read = await Promise.all(
		listings.map(async ({ label, url, ...listing }) => {
			try {
				const { cards } = await openFilteredList(catalogue, config, listing).readPage(1);
				const titles = cards.flatMap((card) => (card.mediaType === "person" ? [] : card)).slice(0, ROW_MAX_ITEMS);
				return { label, url, cards: titles };
			} catch (error) {
				if (!(error instanceof UpstreamError)) throw error;
				return { label, url };
			}
		}),
	);
	return read.filter(({ cards }) => cards?.length !== 0);
}

function openTitleSearch(catalogue: Catalogue, { text, kind, showsAll }: TitleSearch): ListSource {
	const narrowed = splitYear(text, { isBare: true });

	async function readYear(page: number): Promise<UpstreamItems> {
		if (!narrowed) return NO_ITEMS;
		const { text: query, year } = narrowed;
		const lists = await Promise.all([
			kind !== "tv" && catalogue.search.movie({ query, primary_release_year: year, page }),
			kind !== "movie" && catalogue.search.tv({ query, first_air_date_year: year, page }),
		]);
		const found = lists.map((list) => toUpstreamItems(list || null));
		return {
			items: found.flatMap(({ items }) => items).sort((a, b) => b.popularity - a.popularity),
			leftOut: found.reduce((sum, { leftOut }) => sum + (leftOut ?? 0), 0),
			lastPage: Math.max(...found.map(({ lastPage }) => lastPage)),
			total: found.reduce((sum, { total }) => sum + total, 0),
		};
	}

	const kindsInYear = kind === "multi" ? 2 : 1;
	return {
		requestsPerPage: 1 + (narrowed ? kindsInYear : 0),
		requestsOnce: kind === "multi" ? 1 : 0,
		async readPage(page) {
			const isFirst = page === 1;
			const [list, inYear, people] = await Promise.all([
				catalogue.search[kind]({ query: text, page }),
				readYear(page),
				isFirst && kind === "multi" ? readPeopleIfAvailable(catalogue, text) : [],
			]);
			const whole = toUpstreamItems(list);
			const items = [...whole.items, ...inYear.items];
			const leftOut = (whole.leftOut ?? 0) + (inYear.leftOut ?? 0);
			const names = items.flatMap(namesOf);
			const takenFor = isFirst && !narrowed && findCorrection(text, [...names, ...people.map(({ name }) => name)]);
			return {
				page,
				lastPage: Math.max(whole.lastPage, inYear.lastPage),
				...pickResults(items, narrowed ? [text, narrowed.text] : [text], showsAll),
				...addLeftOut({}, leftOut),
				size: items.length + leftOut,
				total: whole.total + inYear.total,
				...(people.length > 0 && { people: people.slice(0, PEOPLE_MAX) }),
				...(takenFor && { takenFor }),
				isStale: catalogue.servedStale,
			};
		},
	};
}

/** Titles are worth showing without people. */
async function readPeopleIfAvailable(catalogue: Catalogue, text: string) {
	try {
		return (await readPeople(catalogue, { text, page: 1, showsAll: false })).people;
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		return [];
	}
}

/** By it a name equals the text; of a name without letters its signs. */
function toKey(name: string): string {
	return squeeze(name) || name.trim();
}

/** The name here and the original one, which may be in another script. */
function namesOf(item: ListItem): string[] {
	return "title" in item ? [item.title, item.original_title] : [item.name, item.original_name];
}

function pickResults(items: ListItem[], texts: string[], showsAll: boolean): Pick<ListPage, "cards" | "hidden"> {
	const named = items.filter(isPresentable);
	const wanted = texts.map(toKey);
	const isShown = (item: ListItem) =>
		showsAll || !isBare(item) || namesOf(item).some((name) => wanted.includes(toKey(name)));
	const shown = named.filter(isShown);
	const sorted = [...shown.filter(hasCardQuality), ...shown.filter((item) => !hasCardQuality(item))];
	return {
		cards: toUniqueCards(sorted).map(cardFacts),
		hidden: toUniqueCards(named.filter((item) => !isShown(item))).length,
	};
}

/**
 * What a misspelt search was taken for, because the upstream does not say which slip it forgave: the text with its words as
 * the first name that nearly matches spells them. Null where some name has the very words, and where no name is near: then
 * the upstream matched something else, such as a translated name.
 */
export function findCorrection(text: string, names: string[]): string | null {
	const typed = chunksOf(text).flat();
	if (typed.length === 0 || names.some((name) => hasEvery(typed, name) || squeeze(name).startsWith(squeeze(text)))) {
		return null;
	}
	for (const name of names) {
		const words = name.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);
		const meant = typed.map((word) => words.find((other) => nearlyBegins(word, squeeze(other))));
		if (meant.every((word) => word !== undefined)) return meant.join(" ");
	}
	return null;
}

function hasEvery(typed: string[], name: string): boolean {
	const words = wordsOf(name);
	return typed.every((word) => words.some((other) => other.startsWith(word)));
}
