// What a text may mean that names nothing: a list, the same words written otherwise, one person or two, or some of its words.
import { squeeze } from "~/lib/text/words";
import { cardFacts, type PersonFacts } from "../cards";
import { type Catalogue, UpstreamError } from "../catalogue.server";
import type { ListingConfig } from "../lists/filters";
import { ROW_MAX_ITEMS } from "../lists/home.server";
import { type SearchQuery, searchUrl } from "../lists/list-query";
import type { ListingLink, ListPage } from "../lists/loaded-list";
import { openFilteredList } from "../lists/upstream-list.server";
import { personPath, titleKey } from "../paths";
import { openPictures } from "../signs/pictures.server";
import type { TitleCard } from "../types";
import type { Description, NamedListing } from "./listing-words";
import { openPeopleSearch, readPeople } from "./people-search.server";
import { isNamed, listTitlesOf, toPersonRow, toTest } from "./person-row.server";
import { listFewerWords, listRewritings, splitIntoTwo } from "./rewritings";
import { openTitleSearch } from "./title-search.server";

export interface Reading {
	catalogue: Catalogue;
	config: ListingConfig;
	query: Omit<SearchQuery, "page">;
	description: Description;
	/** Whether so many requests to the upstream are left; then they count as sent. */
	spend(requests: number): boolean;
}

type Meaning = Partial<ListPage>;

/** Rows of some of the words at most. */
const FEWER_WORDS_ROWS = 2;
/** Words of a name at most. */
const PERSON_WORDS = 4;

/** Nothing is said of a list that cannot be read: the search itself was answered. */
export function noneIfUnavailable(error: unknown): never[] {
	if (!(error instanceof UpstreamError)) throw error;
	return [];
}

export function toLinks(listings: NamedListing[]): ListingLink[] {
	return listings.map(({ name, url }) => ({ name, url }));
}

/** A list that is empty is left out; one that cannot be read stays a link. */
export async function readRows(reading: Reading, listings: NamedListing[]): Promise<ListingLink[]> {
	const rows = await Promise.all(
		listings.map(async ({ name, url, listing, sign }) => {
			const { catalogue, config, spend } = reading;
			const source = listing
				? openFilteredList(catalogue, config, listing)
				: openPictures(catalogue, { signs: sign ? [sign] : [], page: 1 });
			if (!source || !spend(source.requestsPerPage + (source.requestsOnce ?? 0))) return { name, url };
			const page = await source.readPage(1).catch(noneIfUnavailable);
			return "cards" in page ? { name, url, cards: titlesOf(page) } : { name, url };
		}),
	);
	return rows.filter(({ cards }) => cards?.length !== 0);
}

function titlesOf({ cards }: ListPage) {
	return cards.flatMap((card) => (card.mediaType === "person" ? [] : card)).slice(0, ROW_MAX_ITEMS);
}

/** Null where the text finds nothing, or no request is left for it. */
async function search(
	reading: Reading,
	text: string,
	{ isOnlyCards }: { isOnlyCards: boolean },
): Promise<ListPage | null> {
	const { catalogue, query, spend } = reading;
	const { kind } = query;
	const source =
		kind === "person"
			? openPeopleSearch(catalogue, { ...query, text })
			: openTitleSearch(catalogue, { ...query, text, kind });
	if (!spend(source.requestsPerPage + (isOnlyCards ? 0 : (source.requestsOnce ?? 0)))) return null;
	const page = await source.readPage(1, isOnlyCards).catch(noneIfUnavailable);
	return "cards" in page && (page.cards.length > 0 || page.people) ? page : null;
}

/** The best known whose name the text is. */
async function findPerson({ catalogue, spend }: Reading, text: string) {
	if (!spend(1)) return null;
	const page = await readPeople(catalogue, { text, page: 1, showsAll: false }).catch(noneIfUnavailable);
	return "people" in page ? (page.people.find((person) => isNamed(person, text)) ?? null) : null;
}

async function listTitles({ catalogue, spend }: Reading, person: PersonFacts) {
	return spend(1) ? await listTitlesOf(catalogue, person).catch(noneIfUnavailable) : [];
}

/** A person with a year, a genre or a kind: "scorsese 1990". */
async function readDescribedPerson(reading: Reading): Promise<Meaning | null> {
	const { description, query } = reading;
	const { listings, mediaType, rest } = description;
	const isDescribed = listings.length > 0 || mediaType !== null;
	if (!isDescribed || rest.length === 0 || rest.length > PERSON_WORDS || query.kind === "person") return null;
	const person = await findPerson(reading, rest.join(" "));
	if (!person) return null;
	const titles = await listTitles(reading, person);
	const fitting = titles.filter(toTest(description));
	const row = toPersonRow(person, fitting.length > 0 ? fitting : titles);
	const described = listings.filter(({ listing }) => fitting.some((card) => card.mediaType === listing?.mediaType));
	const name = { people: [person.name], lists: described.map(({ url }) => url) };
	return { listings: [{ ...row, name }], ...(fitting.length === 0 && { lacksWords: true }) };
}

/** The same words written otherwise: "starwars", "godfather 2", "leonardo di caprio". */
async function readRewritten(reading: Reading): Promise<Meaning | null> {
	for (const { text, mayBeName } of listRewritings(reading.query.text)) {
		const page = await search(reading, text, { isOnlyCards: !mayBeName });
		if (!page) continue;
		const person = page.people?.find((candidate) => isNamed(candidate, text));
		const titles = person ? await listTitles(reading, person) : [];
		return {
			...page,
			// The link to the whole search has the other pages.
			lastPage: 1,
			size: page.cards.length,
			total: page.cards.length,
			takenFor: page.takenFor ?? text,
			...(person && titles.length > 0 && { listings: [toPersonRow(person, titles)] }),
		};
	}
	return null;
}

interface Half {
	person: PersonFacts;
	/** What the text has besides the person's name. */
	rest: string;
}

/** The two halves of the text, where they are people's names. */
async function findHalves(reading: Reading): Promise<Half[]> {
	const { description, query } = reading;
	const halves = query.kind === "person" ? null : splitIntoTwo(query.text, description.rest);
	if (!halves) return [];
	const people = await Promise.all(halves.map((half) => findPerson(reading, half)));
	return people.flatMap((person, at) => (person ? { person, rest: halves[1 - at] ?? "" } : []));
}

/** "dicaprio scorsese": the titles of both, then of each. */
async function readTwoPeople(reading: Reading, [one, other]: PersonFacts[]): Promise<Meaning | null> {
	if (!one || !other || one.id === other.id) return null;
	const [ofOne = [], ofOther = []] = await Promise.all([one, other].map((person) => listTitles(reading, person)));
	const keys = new Set(ofOther.map(titleKey));
	const ofBoth = ofOne.filter((card) => keys.has(titleKey(card))).slice(0, ROW_MAX_ITEMS);
	const both = { name: { people: [one.name, other.name] }, url: personPath(one), cards: ofBoth.map(cardFacts) };
	const rows = [both, toPersonRow(one, ofOne), toPersonRow(other, ofOther)].filter(
		({ cards = [] }) => cards.length > 0,
	);
	return { people: [one, other], listings: rows };
}

/** "nolan batman": the titles of the one who is a person, first those with the other words. */
async function readHalf(reading: Reading, { person, rest }: Half): Promise<Meaning | null> {
	const titles = await listTitles(reading, person);
	const isNamedSo = ({ title }: TitleCard) => squeeze(title).includes(squeeze(rest));
	const row = toPersonRow(person, [...titles.filter(isNamedSo), ...titles.filter((card) => !isNamedSo(card))]);
	return titles.length > 0 ? { listings: [row], ...(!titles.some(isNamedSo) && { lacksWords: true }) } : null;
}

async function readFewerWords(reading: Reading): Promise<ListingLink[]> {
	const { description, query } = reading;
	const words = description.sign && description.rest.length === 0 ? [description.sign.key] : description.rest;
	const rows: ListingLink[] = [];
	for (const text of listFewerWords(words)) {
		if (rows.length === FEWER_WORDS_ROWS) break;
		const page = text === query.text ? null : await search(reading, text, { isOnlyCards: true });
		const cards = page ? titlesOf(page) : [];
		const isRepeated = rows.some((row) => row.cards?.[0]?.id === cards[0]?.id);
		if (cards.length > 0 && !isRepeated) {
			const searched = page?.takenFor ?? text;
			rows.push({ name: { words: searched }, url: searchUrl({ ...query, text: searched }), cards });
		}
	}
	return rows;
}

/** Empty where nothing is found. The listings are there, if empty, where the whole text describes a list. */
export async function readOtherwise(reading: Reading): Promise<Meaning> {
	const { genre, listings, rest, sign } = reading.description;
	if (listings.length > 0 && rest.length === 0) {
		const named = sign ? await readFewerWords(reading) : [];
		return {
			listings: [...named, ...(await readRows(reading, listings))],
			...(named.length > 0 && { lacksWords: true }),
		};
	}
	const described = await readDescribedPerson(reading);
	if (described) return described;
	const halves = await findHalves(reading);
	const meaning =
		(await readTwoPeople(
			reading,
			halves.map(({ person }) => person),
		)) ?? (await readRewritten(reading));
	if (meaning) return meaning;
	const half = halves[0] && (await readHalf(reading, halves[0]));
	if (half) return half;
	if (reading.query.kind === "person") return {};
	const rows = await readFewerWords(reading);
	const lists = genre === null ? [] : listings.filter(({ listing }) => listing);
	const others = rows.length > 0 ? toLinks(lists) : await readRows(reading, lists);
	const hasTitles = [...rows, ...others].some(({ cards }) => cards);
	return rows.length + others.length > 0
		? { listings: [...rows, ...others], ...(hasTitles && { lacksWords: true }) }
		: {};
}
