import { expect, test } from "vitest";
import { type Bulb, bulbsOf, bulbsOfFilm } from "./bulbs";

/** `#` lit, `o` next, `.` dark. */
function draw(bulbs: Bulb[]): string {
	return bulbs.map((bulb) => ({ lit: "#", next: "o", dark: "." })[bulb]).join("");
}

function season(text: string): boolean[] {
	return [...text].map((part) => part === "x");
}

test("a season has as many bulbs as episodes, lit where watched, and the next one is warm", () => {
	expect(draw(bulbsOf(season("xxx-x---"), 3))).toBe("###o#...");
	expect(draw(bulbsOf(season("xxx")))).toBe("###");
	expect(draw(bulbsOf([]))).toBe("");
});

test("of a long season one bulb stands for several: it is lit once all of them are watched", () => {
	const bulbs = draw(bulbsOf(season(`${"x".repeat(101)}${"-".repeat(99)}`), 101));
	expect(bulbs).toBe(`${"#".repeat(20)}o${".".repeat(19)}`);
	expect(draw(bulbsOf(season("-".repeat(500)), 499))).toBe(`${".".repeat(39)}o`);
});

test("a film's row fills as it plays", () => {
	expect([0.02, 0.1, 0.55, 0.99, 1].map((progress) => draw(bulbsOfFilm(progress)))).toEqual([
		"o.........",
		"#o........",
		"#####o....",
		"#########o",
		"##########",
	]);
});
