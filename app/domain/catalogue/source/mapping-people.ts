import type { CollectionDetails, CreditItem, PersonDetails, PersonItem } from "~/clients/tmdb/people-schema";
import { plainProse, plainText } from "~/lib/text/plain-text";
import type { LeftOutTitles } from "../blocked/without-blocked";
import type { PersonFacts } from "../cards";
import type { Collection, Credit, Person, TitleCard } from "../types";
import type { InLanguage } from "./in-language";
import { toTitleCard, toTitleCards } from "./mapping";
import { NAME_LENGTH, OVERVIEW_LENGTH, toDate, toNames } from "./mapping-details";
import { isPresentable } from "./quality";

const KNOWN_FOR_MAX = 8;
/** The same beside a person's name in a list. */
const KNOWN_FOR_NAMES = 3;
const PARAGRAPHS_MAX = 20;
/** Sorts after every date. */
const NO_DATE_YET = "9999";

/** Guests of talk shows and award nights: not what somebody is known for. */
const AS_THEMSELVES = /^(self|himself|herself|themselves)\b/i;

export function toPerson(details: PersonDetails & InLanguage): Person {
	const { cast, crew } = details.combined_credits;
	return {
		id: details.id,
		name: plainText(details.name, NAME_LENGTH) || "Unknown",
		department: plainText(details.known_for_department, NAME_LENGTH),
		biography: toParagraphs(details.biography),
		...(details.in_language?.biography && { biographyLanguage: details.in_language.biography }),
		birthday: toDate(details.birthday),
		deathday: toDate(details.deathday),
		birthplace: plainText(details.place_of_birth, NAME_LENGTH),
		photo: details.profile_path,
		knownFor: toKnownFor(details),
		credits: toCredits([...cast, ...crew]),
	};
}

export function toPersonFacts(item: PersonItem): PersonFacts {
	const titles = item.known_for.map((title) => ("title" in title ? title.title : title.name));
	return {
		mediaType: "person",
		id: item.id,
		name: plainText(item.name, NAME_LENGTH) || "Unknown",
		department: plainText(item.known_for_department, NAME_LENGTH),
		knownFor: toNames(titles.map((name) => ({ name }))).slice(0, KNOWN_FOR_NAMES),
		photo: item.profile_path,
	};
}

export function toCollection(details: CollectionDetails & LeftOutTitles & InLanguage): Collection {
	return {
		id: details.id,
		name: plainText(details.name, NAME_LENGTH) || "Collection",
		overview: plainProse(details.overview, OVERVIEW_LENGTH),
		...(details.in_language?.overview && { overviewLanguage: details.in_language.overview }),
		poster: details.poster_path,
		backdrop: details.backdrop_path,
		movies: toTitleCards(details.parts).sort((a, b) => (a.date ?? "").localeCompare(b.date ?? "")),
		leftOut: details.left_out?.length ?? 0,
	};
}

function toParagraphs(text: string): string[] {
	return text
		.split(/\n+/)
		.map((paragraph) => plainProse(paragraph, OVERVIEW_LENGTH))
		.filter(Boolean)
		.slice(0, PARAGRAPHS_MAX);
}

/** Episodes in which somebody with a full part in a show appears at least. */
const FULL_PART_EPISODES = 10;
/** Billing up to which a part in a movie counts in full; 0 comes first. */
const FULL_PART_BILLING = 4;
/** Weight of work outside the department that somebody is known for. */
const OTHER_DEPARTMENT = 0.2;

/** How much of a title is due to this person, 0..1: a guest in one episode counts a tenth of a lead. */
function weighPart({ character, episode_count, order }: CreditItem): number {
	if (character === undefined) return 1;
	if (episode_count !== undefined) return Math.min(1, Math.max(1, episode_count) / FULL_PART_EPISODES);
	return order === undefined ? 1 : Math.min(1, (FULL_PART_BILLING + 1) / (Math.max(0, order) + 1));
}

/** Titles by number of votes, weighted by the part that the person has in them. */
function toKnownFor({ combined_credits: { cast, crew }, known_for_department }: PersonDetails): TitleCard[] {
	const parts = cast.filter(({ character }) => !AS_THEMSELVES.test(character ?? ""));
	const weighed = [
		...parts.map((item) => ({ item, department: "Acting" })),
		...crew.map((item) => ({ item, department: item.department ?? "" })),
	].map(({ item, department }) => ({
		item,
		weight: item.vote_count * weighPart(item) * (department === known_for_department ? 1 : OTHER_DEPARTMENT),
	}));
	return toTitleCards(
		weighed.sort((a, b) => b.weight - a.weight).map(({ item }) => item),
		KNOWN_FOR_MAX,
	);
}

/**
 * Each title once, with everything that the person did for it. Titles without a date come first, then the newest. A title
 * without a picture or a vote is among them, although lists leave it out.
 */
function toCredits(items: CreditItem[]): Credit[] {
	const byTitle = new Map<string, Credit>();
	for (const item of items.filter(isPresentable)) {
		const key = `${item.media_type}:${item.id}`;
		const credit = byTitle.get(key) ?? { card: toTitleCard(item), roles: [] };
		const role = plainText(item.character || item.job || "", NAME_LENGTH);
		if (role && !credit.roles.includes(role)) credit.roles.push(role);
		byTitle.set(key, credit);
	}
	return [...byTitle.values()].sort((a, b) => (b.card.date ?? NO_DATE_YET).localeCompare(a.card.date ?? NO_DATE_YET));
}
