import { expect, it } from "vitest";
import { isOneTypoAway } from "./typo";

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
