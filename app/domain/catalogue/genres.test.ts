import { expect, it } from "vitest";
import { LANGUAGE_TAGS } from "~/lib/language/languages";
import { siteTexts } from "~/messages/site";
import { genreNames, listGenreNames, listGenres } from "./genres";

it("returns names in the order of the ids, also of the other media type, without unknown ids", () => {
	expect(genreNames("movie", [878, 28, 424242])).toEqual(["Science Fiction", "Action"]);
	expect(genreNames("tv", [10765, 28, 18, 10769])).toEqual(["Sci-Fi & Fantasy", "Action", "Drama", "Foreign"]);
});

it("lists 19 genres of movies and 16 of shows", () => {
	expect(listGenres("movie")).toHaveLength(19);
	expect(listGenres("tv")).toHaveLength(16);
});

it.each(LANGUAGE_TAGS)("every genre has a name in %s", async (language) => {
	await siteTexts.load(language);
	const { genre } = siteTexts.in(language);
	const names = [...listGenreNames(), "Foreign"].map(genre);
	expect(new Set(names).size).toBe(names.length);
	const isOtherScript = ["ja", "ar"].includes(language);
	expect(names.filter((name) => isOtherScript && /[A-Z][a-z]/.test(name))).toEqual([]);
	expect(genre("Telenovela of tomorrow")).toBe("Telenovela of tomorrow");
});
