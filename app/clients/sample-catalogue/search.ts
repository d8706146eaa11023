// Search over titles and people: every word of the query must begin a word of the name (or of the original title),
// accents and case aside. Only where no name does, one typo in each longer word is allowed.
import { lazy } from "~/lib/lazy";
import { chunksOf, nearlyBegins, squeeze, wordsOf } from "~/lib/text/words";
import { byPopularity } from "./charts";
import { type Keyword, listKeywords, listPeople, listTitles, type Person, type SampleTitle } from "./titles";

interface Entry<Item> {
	item: Item;
	/** The names as one run of letters and digits each, for exact and leading matches; also without a leading article. */
	names: string[];
	words: string[];
}

const ARTICLE = /^(the|an?)\s+/i;

function toEntry<Item>(item: Item, names: string[]): Entry<Item> {
	const keys = names.flatMap((name) => [name, name.replace(ARTICLE, "")]).map(squeeze);
	return { item, names: keys, words: [...new Set(names.flatMap(wordsOf))] };
}

const titles = lazy(() =>
	listTitles("all").map((title) => toEntry(title, [...new Set([title.name, title.originalName])])),
);
/** The best known first. */
const people = lazy(() =>
	listPeople()
		.toSorted((a, b) => fameOf(b) - fameOf(a))
		.map((person) => toEntry(person, [person.name])),
);

function fameOf({ credits }: Person): number {
	return credits.reduce(
		(sum, { title, character }) => sum + title.facts.popularity * (character === undefined ? 2 : 1),
		0,
	);
}

const keywords = lazy(() => {
	const named = new Map(
		listTitles("all").flatMap((title) => listKeywords(title).map((keyword) => [keyword.name, keyword])),
	);
	return [...named.values()].map((keyword) => toEntry(keyword, [keyword.name]));
});

type Agrees = (typed: string, word: string) => boolean;

function begins(typed: string, word: string): boolean {
	return word.startsWith(typed);
}

/** Best first: the very name, then names that begin with the query, then the rest; the more popular first in each. */
export function searchTitles(kind: "multi" | "movie" | "tv", query: string, year: string | null): SampleTitle[] {
	const candidates = titles().filter(
		({ item }) => (kind === "multi" || item.mediaType === kind) && (!year || item.facts.date.startsWith(year)),
	);
	const strict = select(candidates, query, begins);
	if (strict.length > 0) return rank(strict, query, byPopularity);
	if (kind === "multi" && select(people(), query, begins).length > 0) return [];
	return rank(select(candidates, query, nearlyBegins), query, byPopularity);
}

/** In the same order; the better known first. */
export function searchPeople(query: string): Person[] {
	const strict = select(people(), query, begins);
	if (strict.length > 0) return rank(strict, query);
	if (select(titles(), query, begins).length > 0) return [];
	return rank(select(people(), query, nearlyBegins), query);
}

export function searchKeywords(query: string): Keyword[] {
	return rank(select(keywords(), query, begins), query);
}

/** The people of the best-known titles, the best known first. */
export function listPopularPeople(): Person[] {
	return people().map(({ item }) => item);
}

function rank<Item>(entries: Entry<Item>[], query: string, compare: (a: Item, b: Item) => number = () => 0): Item[] {
	const whole = squeeze(query);
	return entries
		.map(({ item, names }) => ({ item, rank: rankOf(names, whole) }))
		.sort((a, b) => a.rank - b.rank || compare(a.item, b.item))
		.map(({ item }) => item);
}

function rankOf(names: string[], whole: string): number {
	if (names.includes(whole)) return 0;
	return names.some((name) => name.startsWith(whole)) ? 1 : 2;
}

/** From here on, a text without spaces may be the beginning of a name without its spaces. */
const JOINED_MIN = 6;

/** The entries that have every word of the query, or whose name without spaces begins with the query, as with "starwars". */
function select<Item>(entries: Entry<Item>[], query: string, agrees: Agrees): Entry<Item>[] {
	const typed = chunksOf(query).flat();
	if (typed.length === 0) return [];
	const [joined = ""] = typed.length === 1 ? typed : [];
	return entries.filter(
		({ names, words }) =>
			typed.every((piece) => words.some((word) => agrees(piece, word))) ||
			(joined.length >= JOINED_MIN && names.some((name) => name.startsWith(joined))),
	);
}
