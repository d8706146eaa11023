// Similar titles have the same media type, as at TMDB.
import { lazy } from "~/lib/lazy";
import { byPopularity } from "./charts";
import { listCreators, listDirectors, listTitles, readCastLine, type SampleTitle } from "./titles";

/** One page, as at TMDB. */
const SIMILAR_COUNT = 20;

const COLLECTION_WEIGHT = 12;
const MAKER_WEIGHT = 5;
const ACTOR_WEIGHT = 2;
const GENRE_WEIGHT = 2;
const LANGUAGE_WEIGHT = 1;
const NEAR_RELEASE_WEIGHT = 2;
const LEADS = 4;
/** Years between two titles from which on their release dates add nothing. */
const NEAR_RELEASE_YEARS = 12;

interface Traits {
	title: SampleTitle;
	year: number;
	makers: string[];
	/** Names of the first actors in billing order. */
	leads: string[];
	collection: string | undefined;
}

const traits = lazy(() => new Map(listTitles("all").map((title) => [title, readTraits(title)])));

function readTraits(title: SampleTitle): Traits {
	return {
		title,
		year: Number(title.facts.date.slice(0, 4)),
		makers: [...listDirectors(title), ...listCreators(title)],
		leads: title.facts.cast.slice(0, LEADS).map((line) => readCastLine(line).name),
		collection: title.mediaType === "movie" ? title.facts.collection : undefined,
	};
}

/** Most similar first, without the title itself. A shared genre weighs more the earlier it is in the title's own list. */
export function listSimilar(title: SampleTitle): SampleTitle[] {
	const titleTraits = traits().get(title) ?? readTraits(title);
	const ranked = [...traits().values()]
		.filter((other) => other.title !== title && other.title.mediaType === title.mediaType)
		.map((other) => ({ other: other.title, score: scoreSimilarity(titleTraits, other) }));
	ranked.sort((a, b) => b.score - a.score || byPopularity(a.other, b.other));
	return ranked.slice(0, SIMILAR_COUNT).map(({ other }) => other);
}

function scoreSimilarity(one: Traits, other: Traits): number {
	let sum = Math.max(0, 1 - Math.abs(one.year - other.year) / NEAR_RELEASE_YEARS) * NEAR_RELEASE_WEIGHT;
	for (const [index, genre] of one.title.facts.genres.entries()) {
		if (other.title.facts.genres.includes(genre)) sum += GENRE_WEIGHT / (1 + index / 2);
	}
	if (one.title.facts.language === other.title.facts.language) sum += LANGUAGE_WEIGHT;
	if (sharesAny(one.makers, other.makers)) sum += MAKER_WEIGHT;
	if (sharesAny(one.leads, other.leads)) sum += ACTOR_WEIGHT;
	if (one.collection && one.collection === other.collection) sum += COLLECTION_WEIGHT;
	return sum;
}

function sharesAny(some: string[], others: string[]): boolean {
	return some.some((name) => others.includes(name));
}
