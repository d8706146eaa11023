// Owns what a search page without results offers.
import { type CardFacts, cardFacts, type PersonFacts } from "../cards";
import { type Catalogue, UpstreamError } from "../catalogue.server";
import { listPopularPeople } from "./people-search.server";
import { listTrending } from "./popular.server";

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
