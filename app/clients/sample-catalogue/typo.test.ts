import { expect, it } from "vitest";
import { isOneSlipAway } from "./typo";

it.each([
	["interstelar", "interstellar", "a letter too few"],
	["hheat", "heat", "a letter too many"],
	["hest", "heat", "another letter"],
	["haet", "heat", "two neighbours swapped"],
	["eat", "heat", "the first letter missing"],
	["hea", "heat", "the last letter missing"],
])("%s is one slip away from %s: %s", (typed, meant) => {
	expect(isOneSlipAway(typed, meant)).toBe(true);
});

it.each([
	["heat", "heat", "equal"],
	["teah", "heat", "far neighbours swapped"],
	["hit", "heat", "two slips"],
	["he", "heat", "two letters missing"],
	["abcd", "heat", "nothing in common"],
])("%s is not one slip away from %s: %s", (typed, meant) => {
	expect(isOneSlipAway(typed, meant)).toBe(false);
});
