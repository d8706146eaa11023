import { expect, test } from "vitest";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import type { Change } from "~/domain/library/changes/changes";
import { isWatched, type Viewing } from "~/domain/library/next/next-up";
import { withChanges } from "./with-changes";

const SHOW = { mediaType: "tv", id: 9 } as const;
const LISTS: SeasonEpisodes[] = [
	{ number: 0, aired: [[1, 1]] },
	{ number: 1, aired: [[1, 2]] },
	{ number: 2, aired: [[1, 1]] },
];

function viewing(season: number, episode: number, changes: Partial<Viewing> = {}): Viewing {
	return { season, episode, position: 0, duration: 0, playedAt: 0, watchedAt: 5, times: 1, ...changes };
}

function watched(viewings: Viewing[], changes: Change[]): string[] {
	const shown = withChanges(viewings, changes, LISTS).filter(isWatched);
	return shown.map(({ season, episode }) => `${season} ${episode}`).sort();
}

test.each([
	["an episode", { season: 1, episode: 2 }, ["1 2"]],
	["a season", { season: 1 }, ["1 1", "1 2"]],
	["a show, without its specials", {}, ["1 1", "1 2", "2 1"]],
])("a mark that waits is shown on %s", (_, part, shown) => {
	expect(watched([], [{ kind: "mark", ...SHOW, ...part, at: 9 }])).toEqual(shown);
	expect(watched([viewing(0, 1)], [{ kind: "mark", ...SHOW, ...part, at: 9 }])).toEqual(["0 1", ...shown]);
});

test("a mark taken back takes its plays, however many there are, and nothing else", () => {
	const viewings = [viewing(1, 1, { times: 3 }), viewing(1, 2), viewing(2, 1, { watchedAt: null })];
	expect(watched(viewings, [{ kind: "unmark", ...SHOW, season: 1, at: 9 }])).toEqual(["2 1"]);
	expect(watched(viewings, [{ kind: "unmark", ...SHOW, at: 9 }])).toEqual([]);
});

test("the later of two changes is shown, and a change that the server has already changes nothing", () => {
	const mark = { kind: "mark", mediaType: "movie", id: 9, at: 9 } as const;
	const unmark = { kind: "unmark", mediaType: "movie", id: 9, at: 10 } as const;
	expect(watched([], [mark, unmark])).toEqual([]);
	expect(watched([], [unmark, mark])).toEqual(["1 1"]);
	const has = [viewing(1, 1, { times: 2, position: 100, duration: 900, playedAt: 4 })];
	expect(withChanges(has, [mark], [])).toEqual(has);
});

test("what waits of other facts leaves the viewings as they are", () => {
	const has = [viewing(1, 1)];
	expect(withChanges(has, [{ kind: "save", ...SHOW, at: 9 }], LISTS)).toBe(has);
});

test("where an episode was left before the network went is where it goes on", () => {
	const left = { kind: "progress", ...SHOW, season: 1, episode: 2, position: 300, duration: 900, at: 9 } as const;
	expect(withChanges([viewing(1, 1)], [left], LISTS)).toContainEqual(
		viewing(1, 2, { position: 300, duration: 900, playedAt: 9, watchedAt: null, times: 0 }),
	);
});
