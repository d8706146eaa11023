// Owns the way from the upstream's people and collections to ours.
import type { CollectionDetails, CreditItem, PersonDetails } from "~/clients/tmdb/people-schema";
import { plainText } from "~/lib/plain-text";
import { toTitleCard, toTitleCards } from "./mapping";
import { NAME_LENGTH, OVERVIEW_LENGTH, toDate } from "./mapping-texts";
import { hasCardQuality } from "./quality";
import type { Collection, Credit, Person, TitleCard } from "./types";

const KNOWN_FOR_MAX = 8;
const PARAGRAPHS_MAX = 20;

/** Guests of talk shows and award nights: not what somebody is known for. */
const AS_THEMSELVES = /^(self|himself|herself|themselves)\b/i;

export function toPerson(details: PersonDetails): Person {
	const { cast, crew } = details.combined_credits;
	return {
		id: details.id,
		name: plainText(details.name, NAME_LENGTH) || "Unknown",
		department: plainText(details.known_for_department, NAME_LENGTH),
		biography: toParagraphs(details.biography),
		birthday: toDate(details.birthday),
		deathday: toDate(details.deathday),
		birthplace: plainText(details.place_of_birth, NAME_LENGTH),
		photo: details.profile_path,
		knownFor: toKnownFor(details.known_for_department === "Acting" ? cast : [...crew, ...cast]),
		credits: toCredits([...cast, ...crew]),
	};
}

export function toCollection(details: CollectionDetails): Collection {
	return {
		id: details.id,
		name: plainText(details.name, NAME_LENGTH) || "Collection",
		overview: plainText(details.overview, OVERVIEW_LENGTH),
		poster: details.poster_path,
		backdrop: details.backdrop_path,
		movies: toTitleCards(details.parts).sort((a, b) => (a.date ?? "").localeCompare(b.date ?? "")),
	};
}

function toParagraphs(text: string): string[] {
	return text
		.split(/\n+/)
		.map((paragraph) => plainText(paragraph, OVERVIEW_LENGTH))
		.filter(Boolean)
		.slice(0, PARAGRAPHS_MAX);
}

/** What the most people voted on. */
function toKnownFor(items: CreditItem[]): TitleCard[] {
	const parts = items.filter(({ character }) => !AS_THEMSELVES.test(character ?? ""));
	return toTitleCards(
		parts.toSorted((a, b) => b.vote_count - a.vote_count),
		KNOWN_FOR_MAX,
	);
}

/** Each title once, with everything that the person did for it. */
function toCredits(items: CreditItem[]): Credit[] {
	const byTitle = new Map<string, Credit>();
	for (const item of items.filter(hasCardQuality)) {
		const key = `${item.media_type}:${item.id}`;
		const credit = byTitle.get(key) ?? { card: toTitleCard(item), roles: [] };
		const role = plainText(item.character || item.job || "", NAME_LENGTH);
		if (role && !credit.roles.includes(role)) credit.roles.push(role);
		byTitle.set(key, credit);
	}
	return [...byTitle.values()].sort((a, b) => (b.card.date ?? "").localeCompare(a.card.date ?? ""));
}
