import { chunksOf } from "~/lib/text/words";
import { cardFacts, type PersonFacts } from "../cards";
import type { Catalogue } from "../catalogue.server";
import { genreFor, genreNames } from "../genres";
import { ROW_MAX_ITEMS } from "../lists/home.server";
import type { ListingLink } from "../lists/loaded-list";
import { personPath, titleKey } from "../paths";
import { findPerson } from "../titles/titles.server";
import type { MediaType, TitleCard } from "../types";
import type { Description } from "./listing-words";

/** Whether the text is the person's whole name, or the end of it. */
export function isNamed({ name }: PersonFacts, text: string): boolean {
	const typed = chunksOf(text).flat();
	const words = chunksOf(name).flat();
	return typed.length > 0 && typed.join(" ") === words.slice(-typed.length).join(" ");
}

/** Whether a title is one that the text describes; of a country and a language a credit says nothing. */
export function toTest({ genre, years, mediaType }: Omit<Description, "listings" | "rest">) {
	const genresOf = (type: MediaType) => {
		const id = genre === null ? null : genreFor(type, genre);
		return id === null ? [] : genreNames(type, [id]);
	};
	return (card: TitleCard) =>
		(mediaType === null || card.mediaType === mediaType) &&
		(genre === null || genresOf(card.mediaType).some((name) => card.genres.includes(name))) &&
		(years === null || (card.year !== null && card.year >= years.from && card.year <= years.to));
}

const AS_THEMSELVES = /^(self|himself|herself|themselves)\b/i;

/** What the person is known for first, then the newest. One upstream call; throws `UpstreamError`. */
export async function listTitlesOf(catalogue: Catalogue, { id }: PersonFacts): Promise<TitleCard[]> {
	const person = await findPerson(catalogue, id);
	const parts = person?.credits.filter(({ roles }) => !roles.every((role) => AS_THEMSELVES.test(role))) ?? [];
	const cards = [...(person?.knownFor ?? []), ...parts.map(({ card }) => card)].filter(({ poster }) => poster !== null);
	return [...new Map(cards.map((card) => [titleKey(card), card])).values()];
}

export function toPersonRow(person: PersonFacts, cards: TitleCard[]): ListingLink {
	return {
		name: { people: [person.name] },
		url: personPath(person),
		cards: cards.slice(0, ROW_MAX_ITEMS).map(cardFacts),
		person,
	};
}
