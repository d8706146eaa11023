import { translatedName } from "./languages";
import { type Item, toItem, toMixedItem, withPeopleAndCollections } from "./lists";
import { castOf, toPersonItem } from "./people";
import { type FakeTitle, KEYWORDS, MOVIES, SHOWS } from "./titles";

function folded(text: unknown): string {
	return String(text ?? "")
		.normalize("NFD")
		.replace(/\p{Mn}/gu, "")
		.toLowerCase();
}

function matches(titles: FakeTitle[], words: string[], language: string): FakeTitle[] {
	return titles.filter((title) => {
		const named = [title.title, title.original_title, title.name, title.original_name, translatedName(title, language)];
		const names = named.map(folded).join(" ");
		return words.every((word) => names.includes(word));
	});
}

/** The members of movies' casts whose names contain every word; none for a blank text. */
export function searchPeople(text: string): Item[] {
	const words = folded(text).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	return MOVIES.flatMap((movie) =>
		castOf(movie)
			.filter(({ name }) => words.every((word) => folded(name).includes(word)))
			.map((member) => toPersonItem(member, movie)),
	);
}

/** Keywords whose names contain the text. */
export function searchKeywords(text: string) {
	return KEYWORDS.filter(({ name }) => name.includes(folded(text)));
}

/** The titles whose names, here or in the language, contain every word; none for a blank text. */
export function search(kind: "multi" | "movie" | "tv", text: string, language: string): Item[] {
	const words = folded(text).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [];
	if (kind === "movie") return matches(MOVIES, words, language).map(toItem);
	if (kind === "tv") return matches(SHOWS, words, language).map(toItem);
	const all = [...matches(MOVIES, words, language), ...matches(SHOWS, words, language)];
	const results = all.sort((a, b) => b.popularity - a.popularity);
	return results.length === 0 ? [] : withPeopleAndCollections(results.map(toMixedItem));
}
