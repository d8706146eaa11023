import { expect, test } from "vitest";
import { describeSeason, seasonLabel } from "./season-words";

test("a season is named by its label, season 0 as the specials", () => {
	expect([0, 1, 12, 2024].map(seasonLabel)).toEqual(["Specials", "Season 1", "Season 12", "Season 2024"]);
});

test.each([
	["counted seasons", 2, [1, 2, 3], "Season 2 of 3 seasons"],
	["the last of them", 3, [1, 2, 3], "Season 3 of 3 seasons"],
	["a single one", 1, [1], "Season 1 of 1 season"],
	["years", 2024, [2023, 2024, 2026], "Season 2024 · 3 seasons"],
	["a single year", 2024, [2024], "Season 2024 · 1 season"],
	["a list that starts late", 5, [5, 6], "Season 5 · 2 seasons"],
	["a season before a gap", 1, [1, 3], "Season 1 of 2 seasons"],
	["a season after a gap", 3, [1, 3, 4], "Season 3 · 3 seasons"],
	["specials", 0, [1, 2], "Specials"],
	["specials alone", 0, [], "Specials"],
	["a season that no list has", 7, [1, 2], "Season 7"],
])("a season and the number of seasons, where that is true: %s", (_, season, seasons, text) => {
	expect(
		describeSeason(
			season,
			seasons.map((number) => ({ number })),
		),
	).toBe(text);
});
