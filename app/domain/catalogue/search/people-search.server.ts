import type { PersonItem } from "~/clients/tmdb/people-schema";
import type { PersonFacts } from "../cards";
import type { Catalogue } from "../catalogue.server";
import type { SearchQuery } from "../lists/list-query";
import type { ListSource } from "../lists/list-source.server";
import { toUpstreamItems } from "../lists/upstream-list.server";
import { toPersonFacts } from "../source/mapping-people";
import { isPresentable } from "../source/quality";

type PeopleQuery = Pick<SearchQuery, "text" | "page" | "showsAll">;

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

/**
 * At most `max` people, those with a photo first, then by the votes of what they are known for: the upstream's own order is
 * that of the day. One upstream call; throws `UpstreamError`.
 */
export async function listPopularPeople(catalogue: Catalogue, max: number): Promise<PersonFacts[]> {
	const { items } = toUpstreamItems(await catalogue.people.popular());
	return unique(items.filter(isPresentable))
		.sort((a, b) => Number(b.profile_path !== null) - Number(a.profile_path !== null) || votesOf(b) - votesOf(a))
		.slice(0, max)
		.map(toPersonFacts);
}

function votesOf({ known_for }: PersonItem): number {
	return known_for.reduce((sum, { vote_count }) => sum + vote_count, 0);
}

function unique(items: PersonItem[]): PersonItem[] {
	return [...new Map(items.map((item) => [item.id, item])).values()];
}
