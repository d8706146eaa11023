import { expect, test } from "vitest";
import { toPseudo } from "./pseudo";

test("pseudo texts are longer, keep numbers and marks, and reach what functions and lists make", () => {
	const pseudo = toPseudo({
		plain: "Watch Now",
		films: (count: number) => `${count} <b>films</b>`,
		steps: ["One", { more: "Two" }],
	});
	expect(pseudo.plain).toBe("[Wáátch Nôôw]");
	expect(pseudo.films(12)).toBe("[12 <b>fïïlms</b>]");
	expect(pseudo.steps).toEqual(["[ØØnëë]", { more: "[Twôô]" }]);
});
