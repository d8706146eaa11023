// Opens a search. Its first page has, besides what the text names, the lists that it describes and the titles of the person
// it names; where nothing has that name, what it may mean otherwise. All that spends from one sum of requests to the upstream.
import type { Catalogue } from "../catalogue.server";
import type { ListingConfig } from "../lists/filters";
import type { SearchQuery } from "../lists/list-query";
import type { ListSource } from "../lists/list-source.server";
import type { ListPage } from "../lists/loaded-list";
import { readDescription } from "./listing-words";
import { openPeopleSearch } from "./people-search.server";
import { isNamed, listTitlesOf, toPersonRow } from "./person-row.server";
import { noneIfUnavailable, type Reading, readOtherwise, readRows, toLinks } from "./read-otherwise.server";
import { openTitleSearch, toKey } from "./title-search.server";

/** Requests to the upstream that the first page of a search causes at most, besides those for the text itself. */
const READING_REQUESTS = 5;

export function openSearch(catalogue: Catalogue, config: ListingConfig, query: Omit<SearchQuery, "page">): ListSource {
	const { kind } = query;
	const source =
		kind === "person" ? openPeopleSearch(catalogue, query) : openTitleSearch(catalogue, { ...query, kind });
	return {
		...source,
		requestsOnce: (source.requestsOnce ?? 0) + READING_REQUESTS,
		async readPage(page, isOnlyCards) {
			const read = await source.readPage(page, isOnlyCards);
			if (page > 1 || isOnlyCards) return read;
			let left = READING_REQUESTS;
			function spend(requests: number) {
				if (left < requests) return false;
				left -= requests;
				return true;
			}
			const reading = { catalogue, config, query, description: readDescription(query.text, catalogue.language), spend };
			const isEmpty = read.cards.length === 0 && !read.people && read.lastPage <= 1;
			return isEmpty ? { ...read, ...(await readOtherwise(reading)) } : await withRows(reading, read);
		},
	};
}

/** The person whose name the text is, and the lists that it describes: with titles where it is more than one word and no title's name. */
async function withRows(reading: Reading, page: ListPage): Promise<ListPage> {
	const { catalogue, query, description, spend } = reading;
	const text = page.takenFor ?? query.text;
	const isTitle = page.cards.some((card) => card.mediaType !== "person" && toKey(card.title) === toKey(text));
	const person =
		page.people?.find((candidate) => isNamed(candidate, text)) ?? (page.cards.length === 0 ? page.people?.[0] : null);
	if (person && !isTitle && spend(1)) {
		const titles = await listTitlesOf(catalogue, person).catch(noneIfUnavailable);
		if (titles.length > 0) return { ...page, listings: [toPersonRow(person, titles)] };
	}
	const listings = description.rest.length === 0 ? description.listings : [];
	if (listings.length === 0) return page;
	const { takenFor: _correction, ...uncorrected } = page;
	const isDescribed = !isTitle && listings.some(({ parts }) => parts > 1);
	return { ...uncorrected, listings: isDescribed ? await readRows(reading, listings) : toLinks(listings) };
}
