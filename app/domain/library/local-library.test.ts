import { describe, expect, test } from "vitest";
import { randomLibrary } from "../../../tests/harness/local-libraries";
import { randomNumbers } from "../../../tests/harness/random";
import { toLocalCard } from "./local-card";
import { EMPTY_LIBRARY, viewingsOf, withinBounds, withoutExpired } from "./local-library";
import { mergeLibraries } from "./local-merge";
import type { LocalLibrary } from "./local-schema";
import { addWatch, withoutSaved } from "./local-watch";
import { LOCAL_HISTORY_MAX, LOCAL_VIEWINGS_MAX } from "./retention";
import type { Watch } from "./types";

const NOW = Date.UTC(2025, 5, 20, 12);
const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");
const SHOW = { mediaType: "tv", id: 1 } as const;

function watch(id: number, change: Partial<Watch> = {}): Watch {
	return { mediaType: "movie", id, season: 1, episode: 1, progress: null, ...change };
}

function played(
	position: number,
	{ at = NOW, library = EMPTY_LIBRARY, ...change }: Partial<Watch> & { at?: number; library?: LocalLibrary } = {},
): LocalLibrary {
	return addWatch(library, watch(1, { progress: { position, duration: 8880 }, ...change }), { now: at });
}

const viewings = (library: LocalLibrary, id = 1) => [
	...viewingsOf(library, { mediaType: "movie", id }),
	...viewingsOf(library, { mediaType: "tv", id }),
];

describe("for 10,000 random libraries of three browsers", () => {
	const cases = Array.from({ length: 10_000 }, (_, seed) => {
		const random = randomNumbers(seed + 1);
		return [0, 1, 2].map(() => randomLibrary(random, { from: NOW })) as [LocalLibrary, LocalLibrary, LocalLibrary];
	});

	test("merging gives the same in any order", () => {
		for (const [one, other] of cases) expect(mergeLibraries(one, other)).toEqual(mergeLibraries(other, one));
	});

	test("merging gives the same in any grouping", () => {
		for (const [one, other, third] of cases) {
			expect(mergeLibraries(mergeLibraries(one, other), third)).toEqual(
				mergeLibraries(one, mergeLibraries(other, third)),
			);
		}
	});

	test("merging again changes nothing", () => {
		for (const [one, other] of cases) {
			const merged = mergeLibraries(one, other);
			expect(mergeLibraries(merged, other)).toEqual(merged);
			expect(mergeLibraries(merged, EMPTY_LIBRARY)).toEqual(merged);
		}
	});
});

describe("titles", () => {
	test("are newest first; opening one again does not change when it was first opened", () => {
		let library = addWatch(EMPTY_LIBRARY, watch(1), { now: NOW - 3000 });
		library = addWatch(library, watch(2), { now: NOW - 2000 });
		library = addWatch(library, watch(1), { now: NOW });
		expect(library.history).toMatchObject([{ id: 1, watchedAt: NOW - 3000, lastWatched: NOW }, { id: 2 }]);
	});

	test("movie 1 is not show 1", () => {
		const library = addWatch(addWatch(EMPTY_LIBRARY, watch(1), { now: NOW }), watch(1, SHOW), { now: NOW });
		expect(library.history).toHaveLength(2);
	});

	test("keep the lists of seasons that a newer card does not have", () => {
		const card = (aired?: [number, number][]) => ({ ...CARD, seasons: [{ number: 1, ...(aired && { aired }) }] });
		const first = addWatch(EMPTY_LIBRARY, watch(1), { now: NOW, card: card([[1, 9]]) });
		const again = addWatch(first, watch(1), { now: NOW + 1, card: { ...card(), title: "Heat 2" } });
		expect(again.history[0]?.card).toMatchObject({ title: "Heat 2", seasons: [{ number: 1, aired: [[1, 9]] }] });
	});

	test(`are at most ${LOCAL_HISTORY_MAX}, and none of more than 15 days ago are read`, () => {
		let library = addWatch(EMPTY_LIBRARY, watch(99), { now: NOW - 16 * DAY });
		for (let id = 1; id <= LOCAL_HISTORY_MAX + 1; id++) library = addWatch(library, watch(id), { now: NOW + id });
		expect(withinBounds(library).history).toHaveLength(LOCAL_HISTORY_MAX);
		expect(withinBounds(library).history.some(({ id }) => id === 1)).toBe(false);
		expect(withoutExpired(library, NOW).history.some(({ id }) => id === 99)).toBe(false);
	});
});

describe("what was played", () => {
	test("has the position of each episode", () => {
		const first = played(600, { ...SHOW, episode: 4 });
		const library = played(1200.4, { ...SHOW, episode: 5, library: first, at: NOW + 1 });
		expect(viewings(library)).toMatchObject([
			{ season: 1, episode: 5, position: 1200, duration: 8880, playedAt: NOW + 1 },
			{ episode: 4, position: 600, playedAt: NOW },
		]);
	});

	test("is not replaced by opening the page or by the first seconds of a reload", () => {
		const library = played(3612);
		expect(viewings(addWatch(library, watch(1), { now: NOW + 1 }))).toEqual(viewings(library));
		expect(viewings(played(0, { library, at: NOW + 1 }))).toEqual(viewings(library));
		expect(viewings(played(9.9, { library, at: NOW + 1 }))).toEqual(viewings(library));
		expect(viewings(played(10, { library, at: NOW + 1 }))).toMatchObject([{ position: 10 }]);
	});

	test("to its end is a play, also of a movie that is shorter than that, and leaves no position", () => {
		const library = addWatch(EMPTY_LIBRARY, watch(1, { progress: { position: 8, duration: 8 } }), { now: NOW });
		expect(viewings(library)).toMatchObject([{ position: 0, duration: 8, watchedAt: NOW, times: 1 }]);
	});

	test("counts without a position, and does not change a known one", () => {
		const silent = (library: LocalLibrary, now: number) => addWatch(library, watch(1, { isPlayed: true }), { now });
		expect(viewings(silent(EMPTY_LIBRARY, NOW))).toMatchObject([{ position: 0, duration: 0, playedAt: NOW }]);
		expect(viewings(silent(played(3612), NOW + 1))).toMatchObject([{ position: 3612, playedAt: NOW + 1 }]);
	});

	test("counts as watched from 90 %, once within its own length", () => {
		let library = played(8000);
		library = played(8400, { library, at: NOW + 60_000 });
		expect(viewings(library)).toMatchObject([{ watchedAt: NOW, times: 1 }]);
		library = played(300, { library, at: NOW + HOUR });
		library = played(8880, { library, at: NOW + 3 * HOUR });
		expect(viewings(library)).toMatchObject([{ watchedAt: NOW + 3 * HOUR, times: 2 }]);
	});

	test(`is at most ${LOCAL_VIEWINGS_MAX} episodes: the oldest are removed`, () => {
		let library = EMPTY_LIBRARY;
		for (let id = 1; id <= LOCAL_VIEWINGS_MAX + 1; id++) library = played(60, { id, at: NOW + id, library });
		expect(withinBounds(library).progress).toHaveLength(LOCAL_VIEWINGS_MAX);
		expect(withinBounds(library).progress.some(({ id }) => id === 1)).toBe(false);
	});
});

test("a saved position removes older entries of its episode and title", () => {
	const library = played(60, { id: 2, library: played(8880) });
	const end = watch(1, { progress: { position: 8880, duration: 8880 } });
	expect(withoutSaved(library, end, NOW)).toEqual(played(60, { id: 2 }));
	expect(withoutSaved(library, end, NOW - 1)).toEqual(library);
	expect(withoutSaved(library, watch(1, { progress: { position: 60, duration: 8880 } }), NOW).plays).toHaveLength(1);
});
