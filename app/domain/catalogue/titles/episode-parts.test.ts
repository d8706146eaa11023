import { describe, expect, it } from "vitest";
import { cutIntoParts, listAround } from "./episode-parts";

function season(numbers: number[]) {
	return numbers.map((number) => ({ number }));
}

function count(from: number, length: number) {
	return Array.from({ length }, (_, index) => from + index);
}

function numbersOf(episodes: { number: number }[]) {
	return [episodes[0]?.number, episodes.at(-1)?.number, episodes.length];
}

describe("the parts of a season", () => {
	it("are named by their real first and last number, and together have every episode once", () => {
		const gaps = season([0, ...count(62, 60), ...count(500, 45)]);
		const { parts } = cutIntoParts(gaps, 0);
		expect(parts).toEqual([
			{ first: 0, last: 110 },
			{ first: 111, last: 538 },
			{ first: 539, last: 544 },
		]);
		const all = parts.flatMap(({ first }) => cutIntoParts(gaps, first).episodes);
		expect(all).toEqual(gaps);
	});

	it.each([
		[1, [1, 50, 50]],
		[50, [1, 50, 50]],
		[51, [51, 100, 50]],
		[150, [101, 150, 50]],
		[1200, [1151, 1200, 50]],
		[0, [1, 50, 50]],
		[99999, [1151, 1200, 50]],
	])("of 1,200: episode %i is in the shown one", (number, expected) => {
		const { episodes, parts } = cutIntoParts(season(count(1, 1200)), number);
		expect(numbersOf(episodes)).toEqual(expected);
		expect(parts).toHaveLength(24);
	});

	it("of a number in a gap is the one before it, and of no episodes none", () => {
		expect(numbersOf(cutIntoParts(season([...count(1, 50), ...count(200, 10)]), 120).episodes)).toEqual([1, 50, 50]);
		expect(cutIntoParts([], 1)).toEqual({ parts: [], episodes: [] });
	});
});

describe("the episodes around one", () => {
	it.each([
		[150, [141, 160, 20]],
		[1, [1, 20, 20]],
		[9, [1, 20, 20]],
		[1200, [1181, 1200, 20]],
		[1195, [1181, 1200, 20]],
	])("of 1,200: %i", (number, expected) => {
		expect(numbersOf(listAround(season(count(1, 1200)), number, 20))).toEqual(expected);
	});

	it("are all of a short season, and count places, not numbers", () => {
		expect(listAround(season([3, 5, 9]), 5, 20)).toEqual(season([3, 5, 9]));
		const late = season([...count(0, 3), ...count(900, 40)]);
		expect(listAround(late, 920, 20).some(({ number }) => number === 920)).toBe(true);
		expect(numbersOf(listAround(late, 0, 20))).toEqual([0, 916, 20]);
		expect(listAround([], 1, 20)).toEqual([]);
	});
});
