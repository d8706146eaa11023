import { expect, test } from "vitest";
import { commandOfKey, isRepeated } from "./keys";

const film = { position: 100, duration: 6000 };

function press(key: string) {
	return commandOfKey(key, film);
}

test("letters play, fill the screen, mute, show captions, open the next episode and go back", () => {
	expect([" ", "k", "f", "m", "c", "n", "Escape"].map((key) => press(key))).toEqual([
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

test("a remote's keys play, pause, seek, and lead to other episodes and back", () => {
	const keys = ["PlayPause", "Play", "Pause", "Stop", "TrackNext", "TrackPrevious"].map((name) => `Media${name}`);
	expect([...keys, "GoBack"].map((key) => press(key))).toEqual([
		...["toggle", "play", "pause", "pause", "next", "previous"],
		"back",
	]);
	expect([press("MediaRewind"), press("MediaFastForward")]).toEqual([{ seek: 90 }, { seek: 110 }]);
});

test("other keys are ignored", () => {
	expect(["", "Tab", "constructor", "K"].map((key) => press(key))).toEqual([null, null, null, null]);
});

test("a key that is held down goes on seeking, and toggles once", () => {
	expect(["ArrowRight", "MediaFastForward", "ArrowUp"].map((key) => isRepeated(press(key)!))).toEqual([
		true,
		true,
		true,
	]);
	expect([" ", "MediaPlayPause", "n"].map((key) => isRepeated(press(key)!))).toEqual([false, false, false]);
});
