// Owns the search for people, and the list of well-known ones.
import type { PersonItem } from "~/clients/tmdb/people-schema";
import type { PersonFacts } from "./cards";
import type { Catalogue } from "./catalogue.server";
import type { ListSource } from "./list-source.server";
import { toPersonFacts } from "./mapping-people";
import { isPresentable } from "./quality";
import type { SearchQuery } from "./search-query";
import { toUpstreamItems } from "./upstream-list.server";

type PeopleQuery = Pick<SearchQuery, "text" | "page" | "showsAll">;

/** Votes of the titles that a well-known person is known for. */
const WELL_KNOWN_VOTES = 1000;

/** One page of people of that name, as the upstream orders them. One upstream call; throws `UpstreamError`. */
export async function readPeople(catalogue: Catalogue, { text, page, showsAll }: PeopleQuery) {
	const { items, lastPage, total } = toUpstreamItems(await catalogue.people.search({ query: text, page }));
	const named = unique(items.filter(isPresentable));
	const shown = showsAll ? named : named.filter(({ profile_path, known_for }) => profile_path || known_for.length > 0);
	return {
		people: shown.map(toPersonFacts),
		hidden: named.length - shown.length,
		lastPage,
		size: items.length,
		total,
	};
}

export function openPeopleSearch(catalogue: Catalogue, query: Omit<PeopleQuery, "page">): ListSource {
	return {
		requestsPerPage: 1,
		async readPage(page) {
			const { people, ...rest } = await readPeople(catalogue, { ...query, page });
			return { page, cards: people, ...rest, isStale: catalogue.servedStale };
		},
	};
}

/** At most `max` people with a photo whom many know, the best known first. One upstream call; throws `UpstreamError`. */
export async function listWellKnownPeople(catalogue: Catalogue, max: number): Promise<PersonFacts[]> {
	const { items } = toUpstreamItems(await catalogue.people.popular());
	return unique(items.filter((item) => isPresentable(item) && item.profile_path && votesOf(item) >= WELL_KNOWN_VOTES))
		.sort((a, b) => votesOf(b) - votesOf(a))
		.slice(0, max)
		.map(toPersonFacts);
}

function votesOf({ known_for }: PersonItem): number {
	return known_for.reduce((sum, { vote_count }) => sum + vote_count, 0);
}

function unique(items: PersonItem[]): PersonItem[] {
	return [...new Map(items.map((item) => [item.id, item])).values()];
}
