import { describe, expect, it } from "vitest";
import { searchTitles } from "./search";

function names(query: string, kind: "multi" | "movie" | "tv" = "multi", year: string | null = null): string[] {
	return searchTitles(kind, query, year).map(({ name }) => name);
}

describe("what is found", () => {
	it.each([
		["INCEPTION", "Inception"],
		["amelie", "Amélie"],
		["léon", "Léon: The Professional"],
		["wall e", "WALL·E"],
		["walle", "WALL·E"],
		["dark knight", "The Dark Knight"],
		["knight dark", "The Dark Knight"],
		["schindlers list", "Schindler's List"],
		["incep", "Inception"],
		["breaking b", "Breaking Bad"],
		["spiderman", "Spider-Man: Into the Spider-Verse"],
		["spider man verse", "Spider-Man: Into the Spider-Verse"],
		["planet earth 2", "Planet Earth II"],
		["千と千尋", "Spirited Away"],
		["starwars", "Star Wars"],
		["schindler's list", "Schindler's List"],
	])("%s finds %s", (query, name) => {
		expect(names(query)).toContain(name);
	});

	it("every word of the query must match", () => {
		expect(names("inception matrix")).toEqual([]);
	});

	it("a word inside another word does not match", () => {
		expect(names("ception")).toEqual([]);
	});

	it("an apostrophe separates words", () => {
		expect(names("d'une")).not.toContain("Dune");
		expect(names("anatomie d'une chute")).toEqual(["Anatomy of a Fall"]);
		expect(names("chute")).toEqual(["Anatomy of a Fall"]);
	});

	it("spaces and punctuation alone find nothing", () => {
		expect(names("")).toEqual([]);
		expect(names("  ?! ")).toEqual([]);
	});

	it("people are not searched", () => {
		expect(names("leonardo dicaprio")).toEqual([]);
	});
});

describe("kinds and years", () => {
	it("movie and tv search only their own kind", () => {
		expect(names("breaking bad", "movie")).toEqual([]);
		expect(names("breaking bad", "tv")).toEqual(["Breaking Bad"]);
		expect(names("inception", "tv")).toEqual([]);
	});

	it("a year restricts the results to titles of that year", () => {
		expect(names("inception", "movie", "2010")).toEqual(["Inception"]);
		expect(names("inception", "movie", "2011")).toEqual([]);
	});
});

describe("order", () => {
	it("exact names come first, then names that start with the query, then the rest", () => {
		const matches = names("the");
		const begins = matches.map((name) => /^the/i.test(name));
		expect(begins.lastIndexOf(true)).toBeLessThan(
			begins.indexOf(false) === -1 ? matches.length : begins.indexOf(false),
		);
		expect(names("alien")[0]).toBe("Alien");
		expect(names("up")[0]).toBe("Up");
	});

	it("a leading article does not count", () => {
		expect(names("bat")[0]).toBe("The Batman");
		expect(names("matrix")[0]).toBe("The Matrix");
	});
});

describe("typos", () => {
	it.each([
		["Interstelar", "Interstellar"],
		["Intersteller", "Interstellar"],
		["Inceptoin", "Inception"],
		["braking bad", "Breaking Bad"],
		["godfahter", "The Godfather"],
		["intersetl", "Interstellar"],
	])("%s still finds %s", (query, name) => {
		expect(names(query)[0]).toBe(name);
	});

	it("typos are not allowed when a title matches exactly", () => {
		expect(names("alien")).not.toContain("Allen");
		expect(names("heat").every((name) => /\bheat/i.test(name))).toBe(true);
	});

	it("two typos in a word and typos in short words are not allowed", () => {
		expect(names("Intrstelar")).toEqual([]);
		expect(names("upx")).toEqual([]);
	});
});
