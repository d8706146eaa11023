// Owns likeness: which titles stand beside a title. Same kind of title only, as at TMDB.
import { lazy } from "~/lib/memoize";
import { byPopularity } from "./charts";
import { listCreators, listDirectors, listTitles, readCastLine, type SampleTitle } from "./titles";

/** As many as one page of TMDB's holds. */
const SIMILAR_COUNT = 20;

const COLLECTION_WEIGHT = 12;
const MAKER_WEIGHT = 5;
const ACTOR_WEIGHT = 2;
const GENRE_WEIGHT = 2;
const LANGUAGE_WEIGHT = 1;
const SAME_TIME_WEIGHT = 2;
const LEADS = 4;
/** Years after which two titles no longer share a time. */
const SAME_TIME_YEARS = 12;

interface Traits {
	title: SampleTitle;
	year: number;
	makers: string[];
	/** The first names of the cast. */
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

/** Most alike first, the title itself left out. Shared genres weigh more the earlier they stand in the title's own list. */
export function listSimilar(title: SampleTitle): SampleTitle[] {
	const own = traits().get(title) ?? readTraits(title);
	const ranked = [...traits().values()]
		.filter((other) => other.title !== title && other.title.mediaType === title.mediaType)
		.map((other) => ({ other: other.title, likeness: likeness(own, other) }));
	ranked.sort((a, b) => b.likeness - a.likeness || byPopularity(a.other, b.other));
	return ranked.slice(0, SIMILAR_COUNT).map(({ other }) => other);
}

function likeness(own: Traits, other: Traits): number {
	let sum = Math.max(0, 1 - Math.abs(own.year - other.year) / SAME_TIME_YEARS) * SAME_TIME_WEIGHT;
	for (const [index, genre] of own.title.facts.genres.entries()) {
		if (other.title.facts.genres.includes(genre)) sum += GENRE_WEIGHT / (1 + index / 2);
	}
	if (own.title.facts.language === other.title.facts.language) sum += LANGUAGE_WEIGHT;
	if (sharesAny(own.makers, other.makers)) sum += MAKER_WEIGHT;
	if (sharesAny(own.leads, other.leads)) sum += ACTOR_WEIGHT;
	if (own.collection && own.collection === other.collection) sum += COLLECTION_WEIGHT;
	return sum;
}

function sharesAny(some: string[], others: string[]): boolean {
	return some.some((name) => others.includes(name));
}
