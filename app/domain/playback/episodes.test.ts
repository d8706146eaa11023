import { expect, test } from "vitest";
import { findNeighbours } from "./episodes";

const season = [{ number: 0 }, { number: 1 }, { number: 2 }, { number: 4 }];

test("the episodes with adjacent numbers are the neighbours", () => {
	expect(findNeighbours(season, 1).next).toEqual({ number: 2 });
	expect(findNeighbours(season, 2).previous).toEqual({ number: 1 });
});

test("episode 1 has no previous one, and the last has no next one", () => {
	expect(findNeighbours(season, 1).previous).toBeNull();
	expect(findNeighbours(season, 4).next).toBeNull();
});

test("a gap in the numbers is not jumped", () => {
	expect(findNeighbours(season, 2).next).toBeNull();
	expect(findNeighbours(season, 4).previous).toBeNull();
});
