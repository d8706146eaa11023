import { expect, test } from "vitest";
import { commandOfKey } from "./keys";

const film = { position: 100, duration: 6000 };

function press(key: string, overrides: Partial<Parameters<typeof commandOfKey>[0]> = {}) {
	return commandOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...overrides }, film);
}

test("letters play, fill the screen, mute, show captions, open the next episode and go back", () => {
	expect([" ", "k", "K", "f", "m", "c", "n", "Escape"].map((key) => press(key))).toEqual([
		"toggle",
		"toggle",
		"toggle",
		"fullscreen",
		"mute",
		"captions",
		"next",
		"back",
	]);
});

test("j, l and the left and right arrows seek 10 seconds", () => {
	expect(["j", "l", "ArrowLeft", "ArrowRight"].map((key) => press(key))).toEqual(
		[90, 110, 90, 110].map((seek) => ({ seek })),
	);
});

test("the up and down arrows change the volume, < and > the speed", () => {
	expect([press("ArrowUp"), press("ArrowDown")]).toEqual([{ volume: 0.1 }, { volume: -0.1 }]);
	expect([press("<"), press(">")]).toEqual([{ speed: -1 }, { speed: 1 }]);
});

test("a digit seeks to that tenth, Home to the start and End to the end", () => {
	expect(["0", "5", "9", "Home", "End"].map((key) => press(key))).toEqual(
		[0, 3000, 5400, 0, 6000].map((seek) => ({ seek })),
	);
});

test("shortcuts of the browser and other keys are ignored", () => {
	expect(press("f", { ctrlKey: true })).toBeNull();
	expect(press("l", { metaKey: true })).toBeNull();
	expect(press("ArrowLeft", { altKey: true })).toBeNull();
	expect(press("Tab")).toBeNull();
	expect(press("constructor")).toBeNull();
});
