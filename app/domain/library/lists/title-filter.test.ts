import { expect, test } from "vitest";
import { type FilterFacts, matchesFilter } from "./title-filter";

const AMELIE: FilterFacts = { mediaType: "movie", title: "Amélie", genres: ["Comedy", "Romance"], minutes: 122 };
const RUN: FilterFacts = { mediaType: "movie", title: "Spider-Man: No Way Home", genres: ["Action"], minutes: 119 };
const SHOW: FilterFacts = { mediaType: "tv", title: "Dark", genres: ["Drama"] };

const ANY = { text: "", genre: null, isShort: false };

test.each([
	["amelie", AMELIE, true],
	["MÉL", AMELIE, true],
	["home spiderman", RUN, true],
	["spider-man", RUN, true],
	["spider woman", RUN, false],
	["…", RUN, true],
])("the words %j are in the name of %o: %s", (text, facts, expected) => {
	expect(matchesFilter(facts, { ...ANY, text })).toBe(expected);
});

test("a title has a genre by its name", () => {
	expect([AMELIE, RUN, SHOW].map((facts) => matchesFilter(facts, { ...ANY, genre: "Romance" }))).toEqual([
		true,
		false,
		false,
	]);
});

test("under two hours are movies of a known, shorter length, and shows", () => {
	const unknown = [
		{ ...RUN, minutes: 0 },
		{ ...RUN, minutes: undefined },
		{ ...RUN, minutes: 120 },
	];
	expect([AMELIE, RUN, SHOW, ...unknown].map((facts) => matchesFilter(facts, { ...ANY, isShort: true }))).toEqual([
		false,
		true,
		true,
		false,
		false,
		false,
	]);
});

test("all of a filter has to fit", () => {
	expect(matchesFilter(RUN, { text: "home", genre: "Action", isShort: true })).toBe(true);
	expect(matchesFilter(RUN, { text: "home", genre: "Drama", isShort: true })).toBe(false);
});
