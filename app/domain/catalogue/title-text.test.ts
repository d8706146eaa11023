import { describe, expect, it } from "vitest";
import { readTitleText, splitYear } from "./title-text";

describe("a title as a list writes it", () => {
	it.each([
		["Heat (1995)", "Heat", 1995],
		["Heat, The (2013)", "The Heat", 2013],
		["Heat, The", "The Heat", null],
		["American in Paris, An (1951)", "An American in Paris", 1951],
		["Avventura, L' (1960)", "L'Avventura", 1960],
		["Boot, Das", "Das Boot", null],
		["Dark(2017)", "Dark", 2017],
		["“Heat” (1995)", "Heat", 1995],
		['"Heat"', "Heat", null],
		["«Heat»", "Heat", null],
		["Blade Runner 2049", "Blade Runner 2049", null],
		["2012 (2009)", "2012", 2009],
		["2012", "2012", null],
		["(1995)", "(1995)", null],
		["Me, Myself & Irene", "Me, Myself & Irene", null],
		["Show (US)", "Show (US)", null],
		["Room (1408)", "Room (1408)", null],
		['"Crocodile" Dundee', '"Crocodile" Dundee', null],
		['"A" and "B"', '"A" and "B"', null],
		[", The", ", The", null],
	])("%s", (text, title, year) => {
		expect(readTitleText(text)).toEqual({ title, year });
	});
});

describe("a year at the end of what a person types", () => {
	it.each([
		["Cherry 2021", { text: "Cherry", year: 2021 }],
		["the  thing (1982)", { text: "the  thing", year: 1982 }],
		["Blade Runner 2049", { text: "Blade Runner", year: 2049 }],
	])("%s", (text, parts) => {
		expect(splitYear(text, { isBare: true })).toEqual(parts);
	});

	it.each(["1917", "2001: A Space Odyssey", "Room 1408", "Fahrenheit 451", "cherry2021", "cherry 20211", " 2012"])(
		"is not in %s",
		(text) => {
			expect(splitYear(text, { isBare: true })).toBeNull();
		},
	);
});

it("a year without brackets is part of a title in a file", () => {
	expect(splitYear("Cherry 2021")).toBeNull();
});
