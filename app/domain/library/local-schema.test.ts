import { describe, expect, test } from "vitest";
import { toLocalCard } from "./local-card";
import { readFormer } from "./local-former";
import { EMPTY_LIBRARY, viewingsOf } from "./local-library";
import { mergeLibraries } from "./local-merge";
import { parseLibraries } from "./local-schema";
import { addWatch } from "./local-watch";

const NOW = Date.UTC(2025, 5, 20, 12);
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");
const LATER = { mediaType: "movie", id: 3, nextSeason: 1, nextEpisode: 1, addedAt: 5, card: CARD } as const;

const watch = { mediaType: "movie", id: 1, season: 1, episode: 1, progress: { position: 95, duration: 100 } } as const;
const library = mergeLibraries(addWatch(EMPTY_LIBRARY, watch, { now: NOW, card: CARD }), {
	...EMPTY_LIBRARY,
	later: [LATER],
});

test("a stored library is read as it was written, each owner's", () => {
	const stored = { "": library, ada: { ...EMPTY_LIBRARY, history: library.history } };
	expect(parseLibraries(JSON.stringify(stored))).toEqual(stored);
});

test.each([null, "", "text", "[]", "1", '{"":5}', '{"":{"history":{},"plays":[1,null]}}'])(
	"%s holds no entry",
	(text) => {
		const read = Object.values(parseLibraries(text));
		expect(read.flatMap(({ history, plays }) => [...history, ...plays])).toEqual([]);
	},
);

test("an invalid entry is dropped, and the others stay", () => {
	const [entry] = library.progress;
	const broken = [{ ...entry, position: -1 }, { ...entry, mediaType: "song" }, { ...entry, id: "1" }, {}, null, 1];
	const read = parseLibraries(JSON.stringify({ "": { ...library, progress: [...broken, entry] } }));
	expect(read[""]).toEqual(library);
});

test("an invalid card costs the title its card only", () => {
	const [entry] = library.history;
	const read = parseLibraries(JSON.stringify({ "": { ...library, history: [{ ...entry, card: { title: 5 } }] } }));
	expect(read[""]?.history).toMatchObject([{ id: 1 }]);
	expect(read[""]?.history[0]?.card).toBeUndefined();
});

describe("the lists of earlier versions", () => {
	const read = (lists: { history?: unknown; viewings?: unknown; later?: unknown }) => {
		const text = (list: unknown) => (list === undefined ? null : JSON.stringify(list));
		const { history, viewings, later } = lists;
		return readFormer([text(history), text(viewings), text(later)]);
	};

	test("are read in every format that titles ever had", () => {
		const history = [
			{ media_type: "movie", media_id: 550, watched_at: NOW - 3000 },
			{ media_type: "tv", media_id: "1396", season: 2, episode: 3, last_watched: new Date(NOW - 2000).toISOString() },
			{ media_type: "tv", media_id: "1399", season: "two", episode: -1, last_watched: NOW - 1000, card: CARD },
			{ media_type: "movie", media_id: "x", last_watched: NOW },
			{ media_type: "movie", media_id: "7" },
			null,
		];
		expect(read({ history })[""]?.history).toMatchObject([
			{ mediaType: "tv", id: 1399, season: 1, episode: 1, card: { title: "Heat" } },
			{ mediaType: "tv", id: 1396, season: 2, episode: 3, lastWatched: NOW - 2000 },
			{ mediaType: "movie", id: 550, watchedAt: NOW - 3000 },
		]);
	});

	test("give positions and plays: the first and the last with their times, others without a date", () => {
		const place = { mediaType: "tv", mediaId: 7, season: 0, episode: 0, position: 60, duration: 100, playedAt: NOW };
		const viewings = [
			{ ...place, watchedAt: NOW, firstWatchedAt: NOW - 600_000, times: 4 },
			{ ...place, episode: 2, watchedAt: 0, firstWatchedAt: 0, times: 0, user: "ada" },
			{ ...place, position: -1 },
		];
		const libraries = read({ viewings });
		expect(viewingsOf(libraries[""] ?? EMPTY_LIBRARY, { mediaType: "tv", id: 7 })).toEqual([
			{ season: 0, episode: 0, position: 60, duration: 100, playedAt: NOW, watchedAt: NOW, times: 4 },
		]);
		expect(libraries[""]?.plays.map(({ watchedAt }) => watchedAt)).toEqual([NOW, NOW - 600_000, 0, 0]);
		expect(libraries.ada?.progress).toMatchObject([{ episode: 2, position: 60 }]);
	});

	test("give Watch Later, and nothing where there is none", () => {
		const { id: mediaId, ...entry } = LATER;
		expect(
			read({
				later: [
					{ ...entry, mediaId },
					{ ...entry, mediaId, card: null },
				],
			}),
		).toEqual({
			"": { ...EMPTY_LIBRARY, later: [LATER] },
		});
		expect(read({})).toEqual({});
	});
});
