// Owns likeness: which titles stand beside a title. Same kind of title only, as at TMDB.
import { listCreators, listDirectors, listTitles, readCastLine, type SampleTitle } from "./titles";

/** As many as one page of TMDB's holds. */
const SIMILAR_COUNT = 20;

const COLLECTION_WEIGHT = 12;
const MAKER_WEIGHT = 5;
const ACTOR_WEIGHT = 2;
const GENRE_WEIGHT = 2;
const LANGUAGE_WEIGHT = 1;
const SAME_TIME_WEIGHT = 2;
/** Years after which two titles no longer share a time. */
const SAME_TIME_YEARS = 12;

/** Most alike first, the title itself left out. Shared genres weigh more the earlier they stand in the title's own list. */
export function listSimilar(title: SampleTitle): SampleTitle[] {
	const ranked = listTitles(title.mediaType)
		.filter((other) => other.id !== title.id)
		.map((other) => ({ other, likeness: likeness(title, other) }));
	ranked.sort((a, b) => b.likeness - a.likeness || b.other.facts.popularity - a.other.facts.popularity);
	return ranked.slice(0, SIMILAR_COUNT).map(({ other }) => other);
}

function likeness(title: SampleTitle, other: SampleTitle): number {
	const years = Math.abs(yearOf(title) - yearOf(other));
	let sum = Math.max(0, 1 - years / SAME_TIME_YEARS) * SAME_TIME_WEIGHT;
	for (const [index, genre] of title.facts.genres.entries()) {
		if (other.facts.genres.includes(genre)) sum += GENRE_WEIGHT / (1 + index / 2);
	}
	if (title.facts.language === other.facts.language) sum += LANGUAGE_WEIGHT;
	if (sharesAny(makersOf(title), makersOf(other))) sum += MAKER_WEIGHT;
	if (sharesAny(actorsOf(title), actorsOf(other))) sum += ACTOR_WEIGHT;
	if (title.mediaType === "movie" && other.mediaType === "movie" && title.facts.collection) {
		if (title.facts.collection === other.facts.collection) sum += COLLECTION_WEIGHT;
	}
	return sum;
}

function sharesAny(some: string[], others: string[]): boolean {
	return some.some((name) => others.includes(name));
}

function makersOf(title: SampleTitle): string[] {
	return [...listDirectors(title), ...listCreators(title)];
}

function actorsOf(title: SampleTitle): string[] {
	return title.facts.cast.slice(0, 4).map((line) => readCastLine(line).name);
}

function yearOf(title: SampleTitle): number {
	return Number(title.facts.date.slice(0, 4));
}
