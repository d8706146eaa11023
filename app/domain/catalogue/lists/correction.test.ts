import { expect, test } from "vitest";
import { findCorrection } from "./correction";

test.each([
	["Interstelar", ["Interstellar"], "Interstellar"],
	["braking bad", ["Breaking Bad"], "Breaking Bad"],
	["intersetl", ["Interstellar"], "Interstellar"],
	["godfahter", ["The Godfather", "The Godfather Part II"], "Godfather"],
	["cristopher nolan", ["Christopher Nolan"], "Christopher Nolan"],
])("%s found %j: corrected to %s", (text, names, meant) => {
	expect(findCorrection(text, names)).toBe(meant);
});

test.each([
	["dune", ["Dune"]],
	["aliens", ["Alien", "Aliens"]],
	["spiderman", ["Spider-Man"]],
	["spider man", ["Spiderman"]],
	["amelie", ["Amélie"]],
	["rocky 2", ["Rocky II"]],
	["der pate", ["The Godfather"]],
	["", ["Dune"]],
	["dune", []],
])("%s is not a misspelling of %j", (text, names) => {
	expect(findCorrection(text, names)).toBeNull();
});
