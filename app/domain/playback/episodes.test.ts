import { describe, expect, test } from "vitest";
import { findNeighbours, findUpNext } from "./episodes";

const season = [{ number: 0 }, { number: 1 }, { number: 2 }, { number: 4 }];

test("the episodes with adjacent numbers are the neighbours", () => {
	expect(findNeighbours(season, 1).next).toEqual({ number: 2 });
	expect(findNeighbours(season, 2).previous).toEqual({ number: 1 });
});

test("episode 1 has no previous one, and the last has no next one", () => {
	expect(findNeighbours(season, 1).previous).toBeNull();
	expect(findNeighbours(season, 4).next).toBeNull();
});

test("an episode beside a gap in the numbers has no neighbour there", () => {
	expect(findNeighbours(season, 2).next).toBeNull();
	expect(findNeighbours(season, 4).previous).toBeNull();
});

describe("the episode after another", () => {
	const PAST = "2026-01-01";
	const TODAY = "2026-06-15";
	const COMING = "2026-06-16";
	const aired = [
		{ number: 1, episodeCount: 3 },
		{ number: 2, episodeCount: 0 },
		{ number: 4, episodeCount: 2 },
	];
	const episodesOf = (...all: [number: number, airDate: string | null][]) =>
		all.map(([number, airDate]) => ({ number, airDate, name: `Episode ${number}` }));

	test.each([
		[
			"is the next of the season",
			1,
			1,
			[
				[1, PAST],
				[2, PAST],
			],
			"S1E2",
		],
		[
			"may air today",
			1,
			1,
			[
				[1, PAST],
				[2, TODAY],
			],
			"S1E2",
		],
		[
			"may have no date",
			1,
			1,
			[
				[1, PAST],
				[2, null],
			],
			"S1E2",
		],
		[
			"has aired",
			1,
			1,
			[
				[1, PAST],
				[2, COMING],
			],
			null,
		],
		[
			"is the one after a gap in the numbers",
			1,
			1,
			[
				[1, PAST],
				[3, PAST],
			],
			"S1E3",
		],
		["at a season's end is in the next season with episodes", 1, 3, [[3, PAST]], "S4E1"],
		["at the end of the last season is null", 4, 2, [[2, PAST]], null],
		[
			"is the next special",
			0,
			1,
			[
				[1, null],
				[2, null],
			],
			"S0E2",
		],
		[
			"is the next special that exists",
			0,
			1,
			[
				[1, null],
				[4, null],
			],
			"S0E4",
		],
		[
			"after the last special is null",
			0,
			4,
			[
				[1, null],
				[4, null],
			],
			null,
		],
	] as [string, number, number, [number, string | null][], string | null][])(
		"%s",
		(_, season, number, episodes, expected) => {
			const next = findUpNext({ number: season, episodes: episodesOf(...episodes) }, number, { aired, today: TODAY });
			expect(next && `S${next.season}E${next.episode}`).toBe(expected);
		},
	);
});
