import { expect, test } from "vitest";
import { checkWellFormed } from "../../tests/harness/well-formed";
import { drawProfile, initialsOf } from "./profile";

test.each([
	["Greta Garbo", "GG"],
	["Robert Downey Jr.", "RD"],
	["Sammy Davis, Jr.", "SD"],
	["Cher", "C"],
	["F. W. Murnau", "FM"],
	["Gael García Bernal", "GB"],
	["Étienne d'Orves", "ÉD"],
	["50 Cent", "C"],
	["宮崎 駿", "宮駿"],
	["", ""],
])("the initials of %o are %o", (name, initials) => {
	expect(initialsOf(name)).toBe(initials);
});

test("a portrait is well-formed for any name, and always the same", async () => {
	for (const [id, name] of ["Greta Garbo", "宮崎 駿", "", "<b>&\"'", "Ólafur Darri Ólafsson"].entries()) {
		const svg = await drawProfile(id + 1, name);
		checkWellFormed(svg);
		expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		expect(await drawProfile(id + 1, name)).toBe(svg);
	}
});

test("portraits differ", async () => {
	const portraits = await Promise.all(Array.from({ length: 40 }, (_, id) => drawProfile(id, "Ada Example")));
	expect(new Set(portraits).size).toBeGreaterThan(36);
});
