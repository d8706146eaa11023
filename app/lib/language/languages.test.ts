import { describe, expect, it } from "vitest";
import { findOneAddress, LANGUAGE_TAGS, LANGUAGES, pathIn, readLanguage, splitPath } from "./languages";

describe("an address has one language", () => {
	it.each([
		["/", "en", "/"],
		["/movies", "en", "/movies"],
		["/es", "es", "/"],
		["/es/movies", "es", "/movies"],
		["/es/movies.data", "es", "/movies.data"],
		["/es.data", "es", "/_.data"],
		["/movies.data", "en", "/movies.data"],
		["/pt-br/tv/1396/1/2", "pt-BR", "/tv/1396/1/2"],
		["/ar/search", "ar", "/search"],
		["/estate", "en", "/estate"],
		["/ES/movies", "en", "/ES/movies"],
		["/movies/es", "en", "/movies/es"],
	])("%s is %s, %s", (pathname, language, path) => {
		expect(splitPath(pathname)).toEqual({ language, path });
	});

	it("is made from a route's path, and taken apart again", () => {
		for (const language of LANGUAGE_TAGS) {
			for (const path of ["/", "/movies", "/watch/movie/1"]) {
				expect(splitPath(pathIn(language, path))).toEqual({ language, path });
			}
		}
		expect(pathIn("es", "/?welcome=1")).toBe("/es?welcome=1");
		expect(pathIn("es", "/#top")).toBe("/es#top");
	});

	it.each([
		["/en", "/"],
		["/en/", "/"],
		["/en/movies", "/movies"],
		["/EN/movies", "/movies"],
		["/es/", "/es"],
		["/ES", "/es"],
		["/Es/movies", "/es/movies"],
		["/pt-BR/movies", "/pt-br/movies"],
		["/es/api/movies", "/api/movies"],
		["/es/artwork/1/w342/a.svg", "/artwork/1/w342/a.svg"],
		["/en/artwork/2/w500/movie-1-stub.svg", "/artwork/2/w500/movie-1-stub.svg"],
		["/de/sitemap.xml", "/sitemap.xml"],
		["//", "/"],
		["//evil.example", "/evil.example"],
		["/de//evil.example", "/de/evil.example"],
		["/en///evil.example", "/evil.example"],
		["//en//movies", "/movies"],
		["/en/en//evil.example", "/en//evil.example"],
	])("%s leads to %s", (pathname, address) => {
		expect(findOneAddress(pathname)).toBe(address);
	});

	it.each([
		"/",
		"/movies",
		"/es",
		"/es/movies",
		"/english",
		"/en-GB/movies",
		"/es/api/docs",
		"/es/artwork/2/w500/movie-1-stub-2026-03-05.svg",
		"/es/artwork/2/w500/tv-1-s1-ticket-5.svg",
		"/api/movies",
		"/movie/1//evil.example",
	])("%s leads nowhere else", (pathname) => {
		expect(findOneAddress(pathname)).toBeNull();
	});
});

describe("the table of languages", () => {
	it("has tags that the platform's formatters know, each with its own prefix", () => {
		expect(Intl.getCanonicalLocales(LANGUAGE_TAGS)).toEqual(LANGUAGE_TAGS);
		expect(Intl.PluralRules.supportedLocalesOf(LANGUAGE_TAGS)).toEqual(LANGUAGE_TAGS);
		const prefixes = LANGUAGE_TAGS.map((tag) => LANGUAGES[tag].prefix);
		expect(new Set(prefixes).size).toBe(prefixes.length);
		expect(prefixes).toEqual(LANGUAGE_TAGS.map((tag) => (tag === "en" ? "" : `/${tag.toLowerCase()}`)));
	});

	it("reads a tag in either case, and nothing else", () => {
		expect(readLanguage("pt-br")).toBe("pt-BR");
		expect(readLanguage("AR")).toBe("ar");
		expect(readLanguage("pt")).toBeNull();
		expect(readLanguage("constructor")).toBeNull();
		expect(readLanguage(null)).toBeNull();
	});
});
