import { describe, expect, it } from "vitest";
import { readSearch, searchUrl, splitYear } from "./search-query";

function read(search: string) {
	return readSearch(new URLSearchParams(search));
}

describe("the search's address", () => {
	it.each([
		["", "/search"],
		["q=cherry", "/search?q=cherry"],
		["q=+cherry++pie+&type=movie", "/search?q=cherry+pie&type=movie"],
		["type=tv", "/search?type=tv"],
		["type=multi&q=a", "/search?q=a"],
		["q=a&page=3", "/search?q=a&page=3"],
		["type=person&q=nolan", "/search?q=nolan&type=person"],
		["all=1&q=a", "/search?q=a&all=1"],
		["all=yes&q=a", "/search?q=a"],
		["page=3", "/search"],
	])("%j is written as %s", (search, address) => {
		expect(searchUrl(read(search))).toBe(address);
	});

	it.each(["type=people", "type=Movie", "type=collection", "type="])("%s is ignored", (search) => {
		expect(read(search).kind).toBe("multi");
	});
});

describe("a year at the end of the text", () => {
	it.each([
		["Cherry 2021", { text: "Cherry", year: 2021 }],
		["the  thing (1982)", { text: "the  thing", year: 1982 }],
		["Blade Runner 2049", { text: "Blade Runner", year: 2049 }],
	])("%s", (text, parts) => {
		expect(splitYear(text)).toEqual(parts);
	});

	it.each(["1917", "2001: A Space Odyssey", "Room 1408", "Fahrenheit 451", "cherry2021", "cherry 20211", " 2012"])(
		"is not in %s",
		(text) => {
			expect(splitYear(text)).toBeNull();
		},
	);
});
