import { expect, test } from "vitest";
import { commandOfKey } from "./keys";

const film = { position: 100, duration: 6000 };

function press(key: string, overrides: Partial<Parameters<typeof commandOfKey>[0]> = {}) {
	return commandOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...overrides }, film);
}

test("space and k play and pause, f fills the screen", () => {
	expect([" ", "k", "K", "f"].map((key) => press(key))).toEqual(["toggle", "toggle", "toggle", "fullscreen"]);
});

test("j, l and the arrows move in time", () => {
	expect(["j", "l", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => press(key))).toEqual(
		[90, 110, 95, 105, 160, 40].map((seek) => ({ seek })),
	);
});

test("a digit goes to its tenth, Home to the start and End to the end", () => {
	expect(["0", "5", "9", "Home", "End"].map((key) => press(key))).toEqual(
		[0, 3000, 5400, 0, 6000].map((seek) => ({ seek })),
	);
});

test("the browser keeps its own shortcuts, a button its space bar, and other keys mean nothing", () => {
	expect(press("f", { ctrlKey: true })).toBeNull();
	expect(press("l", { metaKey: true })).toBeNull();
	expect(press("ArrowLeft", { altKey: true })).toBeNull();
	expect(press(" ", { target: { tagName: "BUTTON" } })).toBeNull();
	expect(press("Tab")).toBeNull();
});
