import { expect, test } from "vitest";
import { changeSpeed, createClock, hasEnded, pause, play, positionAt, seek } from "./clock";

test("the position advances only during playback", () => {
	const running = play(createClock(100, { position: 10 }), 1000);
	expect(positionAt(running, 6000)).toBe(15);
	const paused = pause(running, 6000);
	expect(positionAt(paused, 60_000)).toBe(15);
});

test("playing twice does not start it twice", () => {
	const running = play(createClock(100), 1000);
	expect(positionAt(play(running, 3000), 4000)).toBe(3);
});

test("it stops at its end and starts again from the beginning", () => {
	const ended = pause(play(createClock(10), 0), 15_000);
	expect(positionAt(ended, 15_000)).toBe(10);
	expect(hasEnded(ended, 15_000)).toBe(true);
	expect(positionAt(play(ended, 20_000), 21_000)).toBe(1);
});

test("seeking stays within the film and continues playing", () => {
	const running = seek(play(createClock(100), 0), 50, 10_000);
	expect(positionAt(running, 12_000)).toBe(52);
	expect(seek(running, -5, 0).position).toBe(0);
	expect(seek(running, 5000, 0).position).toBe(100);
	expect(createClock(100, { position: 5000 }).position).toBe(100);
});

test("a new speed applies from the moment of the change", () => {
	const running = play(createClock(100, { speed: 2 }), 0);
	expect(positionAt(running, 10_000)).toBe(20);
	const slower = changeSpeed(running, 0.5, 10_000);
	expect(positionAt(slower, 14_000)).toBe(22);
	expect(positionAt(changeSpeed(pause(slower, 14_000), 1, 20_000), 30_000)).toBe(22);
});
