import { expect, test } from "vitest";
import { createClock, hasEnded, pause, play, positionAt, seek } from "./clock";

test("the position moves only while it plays", () => {
	const running = play(createClock(100, 10), 1000);
	expect(positionAt(running, 6000)).toBe(15);
	const standing = pause(running, 6000);
	expect(positionAt(standing, 60_000)).toBe(15);
});

test("pressing play twice does not start it twice", () => {
	const running = play(createClock(100), 1000);
	expect(positionAt(play(running, 3000), 4000)).toBe(3);
});

test("it stands at its end and starts again from there", () => {
	const ended = pause(play(createClock(10), 0), 15_000);
	expect(positionAt(ended, 15_000)).toBe(10);
	expect(hasEnded(ended, 15_000)).toBe(true);
	expect(positionAt(play(ended, 20_000), 21_000)).toBe(1);
});

test("seeking keeps within the film and goes on playing", () => {
	const running = seek(play(createClock(100), 0), 50, 10_000);
	expect(positionAt(running, 12_000)).toBe(52);
	expect(seek(running, -5, 0).position).toBe(0);
	expect(seek(running, 5000, 0).position).toBe(100);
	expect(createClock(100, 5000).position).toBe(100);
});
