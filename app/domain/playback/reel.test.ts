import { expect, test } from "vitest";
import { frameAt } from "./reel";

const HOUR = 3600;

test("the leader counts 5 4 3 2 1, one sweep of the circle a second", () => {
	const counts = [0, 1.25, 2.5, 3.75, 4.999].map((second) => frameAt(second, HOUR).picture);
	expect(counts).toMatchObject([
		{ scene: "leader", count: 5, sweep: 0 },
		{ count: 4, sweep: 0.25 },
		{ count: 3, sweep: 0.5 },
		{ count: 2, sweep: 0.75 },
		{ count: 1 },
	]);
});

test("the title cards follow the leader and repeat", () => {
	expect(frameAt(5, HOUR).picture).toEqual({ scene: "card", card: 0, progress: 0 });
	expect(frameAt(5 + 6 + 4, HOUR).picture).toEqual({ scene: "card", card: 1, progress: 0.5 });
	expect(frameAt(5 + 26 * 3, HOUR).picture).toEqual({ scene: "card", card: 0, progress: 0 });
});

test("the end card is shown in the last six seconds", () => {
	expect(frameAt(HOUR - 6.01, HOUR).picture.scene).toBe("card");
	expect(frameAt(HOUR - 3, HOUR).picture).toEqual({ scene: "end", progress: 0.5 });
	expect(frameAt(HOUR, HOUR).picture).toEqual({ scene: "end", progress: 1 });
});

test("24 frames make a second and 20 minutes make a reel", () => {
	expect(frameAt(100, HOUR).number).toBe(2400);
	expect([0, 1199, 1200, HOUR].map((second) => frameAt(second, HOUR).reel)).toEqual([1, 1, 2, 3]);
	expect(frameAt(0, 61 * 60).reels).toBe(4);
});

test("the cue mark is shown 8 seconds and 1 second before the end of a reel or the film", () => {
	const marks = (second: number) => frameAt(second, 30 * 60).hasCueMark;
	expect([1200 - 8, 1200 - 1, 1800 - 8, 1800 - 1].map(marks)).toEqual([true, true, true, true]);
	expect([1200 - 9, 1200 - 5, 1200, 1800 - 5, 1800].map(marks)).toEqual([false, false, false, false, false]);
});
