import { describe, expect, test } from "vitest";
import {
	findFollowing,
	findNearest,
	findNeighbours,
	isRunning,
	listAired,
	readSeasonEpisodes,
	type SeasonEpisodes,
	toListed,
	withListedCounts,
} from "./episodes";

const PAST = "2026-01-01";
const TODAY = "2026-06-15";
const COMING = "2026-06-16";

type Show = Parameters<typeof readSeasonEpisodes>[0];
const season = (number: number, { episodeCount = 9 } = {}) => ({ id: number, number, name: "", episodeCount });
const NOTHING_SAID: Show = { episodeToAir: null, lastAired: null };
const episodesOf = (...all: [number: number, airDate: string | null][]) =>
	all.map(([number, airDate]) => ({ number, airDate }));
const UNDATED = episodesOf([1, null], [2, null], [3, null]);

describe("of a season's list has aired", () => {
	const aired = (number: number, episodes: { number: number; airDate: string | null }[], show: Partial<Show> = {}) =>
		listAired([readSeasonEpisodes({ ...NOTHING_SAID, ...show }, { number, episodes }, TODAY)], 100).map(
			({ episode }) => episode,
		);

	test.each<[string, number, ReturnType<typeof episodesOf>, Partial<Show>, number[]]>([
		["what has a date up to today", 2, episodesOf([62, PAST], [63, TODAY], [64, COMING]), {}, [62, 63]],
		["what has such a date after one that has not", 2, episodesOf([1, PAST], [2, COMING], [3, PAST]), {}, [1, 3]],
		["an episode 0", 1, episodesOf([0, PAST], [1, PAST]), {}, [0, 1]],
		["no undated one, where nothing is known", 2, UNDATED, {}, []],
		["an undated one before a dated one", 2, episodesOf([1, null], [2, PAST], [3, null]), {}, [1, 2]],
		["no undated one before one that is to come", 2, episodesOf([1, PAST], [2, null], [3, COMING]), {}, [1]],
		["undated ones up to the show's last", 2, UNDATED, { lastAired: { season: 2, number: 2 } }, [1, 2]],
		[
			"all undated ones before the season of the show's last",
			2,
			UNDATED,
			{ lastAired: { season: 3, number: 1 } },
			[1, 2, 3],
		],
		["no undated one of a season after that", 2, UNDATED, { lastAired: { season: 1, number: 9 } }, []],
		[
			"the undated one that was to come and whose day has come",
			2,
			UNDATED,
			{ episodeToAir: { season: 2, number: 2, airDate: TODAY } },
			[1, 2],
		],
		["none up to one that is to come", 2, UNDATED, { episodeToAir: { season: 2, number: 2, airDate: COMING } }, []],
		[
			"what is dated in spite of what the show says",
			2,
			episodesOf([1, PAST], [2, COMING]),
			{ lastAired: { season: 2, number: 2 } },
			[1],
		],
		[
			"a special by its own date",
			0,
			episodesOf([1, null], [2, PAST], [3, null]),
			{ lastAired: { season: 3, number: 9 } },
			[1, 2],
		],
		["no undated special, whatever the seasons are", 0, UNDATED, { lastAired: { season: 3, number: 9 } }, []],
	])("%s", (_, number, episodes, show, expected) => {
		expect(aired(number, episodes, show)).toEqual(expected);
	});

	test("all else is still to come", () => {
		const list = readSeasonEpisodes(
			NOTHING_SAID,
			{ number: 1, episodes: episodesOf([1, PAST], [2, null], [4, COMING]) },
			TODAY,
		);
		expect(list).toEqual({
			number: 1,
			aired: [[1, 1]],
			coming: [
				[2, 2],
				[4, 4],
			],
		});
	});
});

describe("the neighbours of an episode in its season", () => {
	const list: SeasonEpisodes = {
		number: 2,
		aired: [
			[0, 2],
			[5, 5],
			[8, 8],
		],
		coming: [[6, 6]],
	};
	const episodes = [0, 1, 2, 5, 6, 8].map((number) => ({ number }));
	test.each([
		[0, null, 1],
		[1, 0, 2],
		[2, 1, 5],
		[5, 2, 8],
		[6, 5, 8],
		[8, 6, null],
	])("of %i are %o and %o: listed, and the next one has aired", (number, previous, next) => {
		const neighbours = findNeighbours({ episodes, list }, number);
		expect([neighbours.previous?.number ?? null, neighbours.next?.number ?? null]).toEqual([previous, next]);
	});
});

describe("the episode after another", () => {
	const SEASONS: SeasonEpisodes[] = [
		{
			number: 0,
			aired: [
				[1, 1],
				[4, 4],
			],
		},
		{ number: 1, aired: [[1, 3]], coming: [[4, 4]] },
		{ number: 2, aired: [] },
		{ number: 4, aired: [[62, 63]] },
		{ number: 2026 },
	];
	test.each<[string, number, number, unknown]>([
		["is the next of the season", 1, 1, { season: 1, episode: 2 }],
		["at a season's end is the first of the next season that lists one", 1, 3, { season: 4, episode: 62 }],
		["has aired", 1, 4, { season: 4, episode: 62 }],
		["of a season that the show does not list is in the next one", 3, 9, { season: 4, episode: 62 }],
		["is not known before the season was read", 4, 63, { unread: 2026 }],
		["is the next special", 0, 1, { season: 0, episode: 4 }],
		["after the last special is none", 0, 4, null],
	])("%s", (_, number, episode, expected) => {
		expect(findFollowing(SEASONS, { season: number, episode })).toEqual(expected);
	});
});

test.each([
	[[62, 63, 77], 1, 62],
	[[62, 63, 77], 0, 62],
	[[62, 63, 77], 99, 77],
	[[1, 2, 3, 5], 4, 5],
	[[0, 1], 0, 0],
	[[], 1, null],
])("of %o the nearest to %i is %o", (numbers, wanted, nearest) => {
	expect(findNearest(numbers, wanted)).toBe(nearest);
	expect(findNearest(numbers.toReversed(), wanted)).toBe(nearest);
});

test("a season's count is that of its list, once it was read", () => {
	const lists: SeasonEpisodes[] = [
		{
			number: 1,
			aired: [
				[0, 2],
				[5, 5],
			],
			coming: [[6, 9]],
		},
		{ number: 2 },
		{ number: 3, aired: [] },
	];
	const counted = withListedCounts([season(1), season(2, { episodeCount: 4 }), season(3)], lists);
	expect(counted.map(({ episodeCount }) => episodeCount)).toEqual([8, 4, 0]);
});

test("an episode that its season lists, or whose season was not read, stays as it is", () => {
	const seasons: SeasonEpisodes[] = [{ number: 1, aired: [[5, 6]], coming: [[9, 9]] }, { number: 2 }];
	for (const at of [
		{ season: 1, episode: 6 },
		{ season: 1, episode: 9 },
		{ season: 2, episode: 1 },
	]) {
		expect(toListed(seasons, at)).toEqual(at);
	}
	expect(toListed(seasons, { season: 1, episode: 8 })).toEqual({ season: 1, episode: 9 });
});

test("a show goes on while its source says so, or when an episode is announced", () => {
	const episodeToAir = { season: 3, number: 1, airDate: "2026-09-01" };
	expect([
		isRunning({ status: "Returning Series" }),
		isRunning({ status: "Ended" }),
		isRunning({ status: "", episodeToAir: null }),
		isRunning({ status: "Ended", episodeToAir }),
	]).toEqual([true, false, false, true]);
});
