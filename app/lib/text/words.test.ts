import { expect, it } from "vitest";
import { isOneTypoAway, nearlyBegins } from "./words";

it.each([
	["interstelar", "interstellar", "a letter too few"],
	["hheat", "heat", "a letter too many"],
	["hest", "heat", "another letter"],
	["haet", "heat", "two neighbours swapped"],
	["eat", "heat", "the first letter missing"],
	["hea", "heat", "the last letter missing"],
])("%s is one typo away from %s: %s", (typed, meant) => {
	expect(isOneTypoAway(typed, meant)).toBe(true);
});

it.each([
	["heat", "heat", "equal"],
	["teah", "heat", "far neighbours swapped"],
	["hit", "heat", "two typos"],
	["he", "heat", "two letters missing"],
	["abcd", "heat", "nothing in common"],
])("%s is not one typo away from %s: %s", (typed, meant) => {
	expect(isOneTypoAway(typed, meant)).toBe(false);
});

it("forgives a typo in the beginning of a long word, but none in a number", () => {
	expect(nearlyBegins("interstl", "interstellar")).toBe(true);
	expect([nearlyBegins("2010", "2001"), nearlyBegins("201", "2012")]).toEqual([false, true]);
});
