import { expect, test } from "vitest";
import { placeAmongSeasons, seasonLabel } from "./season-words";

test("a season is named by its label, season 0 as the specials", () => {
	expect([0, 1, 12, 2024].map(seasonLabel)).toEqual(["Specials", "Season 1", "Season 12", "Season 2024"]);
});

test.each([
	["counted seasons", 2, [1, 2, 3], "nth"],
	["the last of them", 3, [1, 2, 3], "nth"],
	["a single one", 1, [1], "nth"],
	["years", 2024, [2023, 2024, 2026], "labelled"],
	["a single year", 2024, [2024], "labelled"],
	["a list that starts late", 5, [5, 6], "labelled"],
	["a season before a gap", 1, [1, 3], "nth"],
	["a season after a gap", 3, [1, 3, 4], "labelled"],
	["specials", 0, [1, 2], null],
	["specials alone", 0, [], null],
	["a season that no list has", 7, [1, 2], null],
])("whether a season is, among the others, the one of its number: %s", (_, season, seasons, place) => {
	const listed = seasons.map((number) => ({ number }));
	expect(placeAmongSeasons(season, listed)).toBe(place);
});
