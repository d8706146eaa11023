import { describe, expect, test } from "vitest";
import {
	addViewing,
	type LocalViewing,
	listSendableViewings,
	parseViewings,
	toMigratedViewing,
	viewingsOf,
	withEarlier,
	withMark,
	withoutMark,
	withoutSavedViewing,
	withoutSentViewings,
	writeViewings,
} from "./local-viewings";
import { LOCAL_VIEWINGS_MAX } from "./retention";
import type { Watch } from "./types";

const NOW = Date.UTC(2025, 5, 20, 12);

function watch(id: number, change: Partial<Watch> = {}): Watch {
	return { mediaType: "movie", id, season: 1, episode: 1, progress: null, ...change };
}

function played(
	position: number,
	{
		at = NOW,
		user,
		list = [] as LocalViewing[],
		...change
	}: Partial<Watch> & { at?: number; user?: string; list?: LocalViewing[] } = {},
) {
	return addViewing(list, watch(1, { progress: { position, duration: 8880 }, ...change }), { now: at, user });
}

describe("what was played", () => {
	test("is stored with the position and duration of each episode, newest first", () => {
		const first = played(600, { mediaType: "tv", episode: 4 });
		const list = played(1200.4, { mediaType: "tv", episode: 5, list: first, at: NOW + 1 });
		expect(list).toMatchObject([
			{ mediaType: "tv", id: 1, season: 1, episode: 5, position: 1200, duration: 8880, playedAt: NOW + 1 },
			{ episode: 4, position: 600, playedAt: NOW },
		]);
	});

	test("is not replaced by opening the page or by the first seconds of a reload", () => {
		const list = played(3612);
		expect(addViewing(list, watch(1), { now: NOW + 1 })).toBe(list);
		expect(played(0, { list, at: NOW + 1 })).toBe(list);
		expect(played(9.9, { list, at: NOW + 1 })).toBe(list);
		expect(played(10, { list, at: NOW + 1 })).toMatchObject([{ position: 10 }]);
	});

	test("of a movie that is shorter than that counts at its end", () => {
		const list = addViewing([], watch(1, { progress: { position: 8, duration: 8 } }), { now: NOW });
		expect(list).toMatchObject([{ position: 8, watchedAt: NOW, times: 1 }]);
	});

	test("counts without a position, and does not change a known one", () => {
		const silent = watch(1, { isPlayed: true });
		expect(addViewing([], silent, { now: NOW })).toMatchObject([{ position: 0, duration: 0, playedAt: NOW }]);
		expect(addViewing(played(3612), silent, { now: NOW + 1 })).toMatchObject([{ position: 3612, playedAt: NOW + 1 }]);
	});

	test("counts as watched from 90 %, once, and again after a new start", () => {
		let list = played(8000, { at: NOW });
		list = played(8400, { list, at: NOW + 1 });
		expect(list).toMatchObject([{ watchedAt: NOW + 1, firstWatchedAt: NOW, times: 1 }]);
		list = played(300, { list, at: NOW + 2 });
		expect(list).toMatchObject([{ watchedAt: NOW + 1, playedAt: NOW + 2, times: 1 }]);
		list = played(8880, { list, at: NOW + 3 });
		expect(list).toMatchObject([{ watchedAt: NOW + 3, firstWatchedAt: NOW, times: 2 }]);
	});

	test(`is at most ${LOCAL_VIEWINGS_MAX} episodes: the oldest are removed`, () => {
		let list: LocalViewing[] = [];
		for (let id = 1; id <= LOCAL_VIEWINGS_MAX + 1; id++) list = played(60, { id, list });
		expect(list).toHaveLength(LOCAL_VIEWINGS_MAX);
		expect(list.some(({ id }) => id === 1)).toBe(false);
	});
});

describe("users", () => {
	test("entries of a signed-out visitor become the user's; those of other users do not", () => {
		const list = played(60, { user: "grace", list: played(60, { user: "ada" }) });
		expect(played(90, { user: "ada", list }).map(({ user, position }) => [user, position])).toEqual([
			["ada", 90],
			["grace", 60],
		]);
		expect(played(90, { user: "ada", list: played(60) })).toHaveLength(1);
	});

	test("only entries without a user are shown to a signed-out visitor", () => {
		const list = [...played(60), ...played(90, { user: "ada" }), ...played(30, { mediaType: "tv" })];
		expect(viewingsOf(list, { mediaType: "movie", id: 1 })).toMatchObject([{ position: 60 }]);
	});

	test("a user sends their own entries and those of signed-out visitors; those that changed since stay", () => {
		const list = [...played(60), ...played(90, { user: "ada" }), ...played(30, { user: "grace" })];
		const sent = listSendableViewings(list, "ada");
		expect(sent).toEqual(list.slice(0, 2));
		const later = played(70, { list, at: NOW + 1 });
		expect(withoutSentViewings(later, sent).map(({ position }) => position)).toEqual([70, 30]);
	});

	test("removes an entry that the server has saved, unless it was played since", () => {
		const list = played(60, { user: "ada" });
		expect(withoutSavedViewing(list, watch(1), { before: NOW, user: "ada" })).toEqual([]);
		expect(withoutSavedViewing(list, watch(1), { before: NOW - 1, user: "ada" })).toEqual(list);
		expect(withoutSavedViewing(list, watch(1), { before: NOW, user: "grace" })).toEqual(list);
	});
});

test("viewings are stored as text, and invalid ones are dropped", () => {
	const list = played(60);
	const times = { playedAt: NOW, watchedAt: 0, firstWatchedAt: 0, times: 0 };
	const stored = { mediaType: "movie", mediaId: 1, season: 1, episode: 1, position: 60, duration: 8880, ...times };
	expect(JSON.parse(writeViewings(list))).toEqual([stored]);
	expect(parseViewings(writeViewings(list))).toEqual(list);
	const { mediaId: _, ...unnamed } = stored;
	const changes = [{ position: -1 }, { mediaType: "song" }, { user: 5 }];
	const broken = [unnamed, ...changes.map((change) => ({ ...stored, ...change })), null, 1];
	expect(parseViewings(JSON.stringify(broken))).toEqual([]);
	for (const text of [null, "", "text", "{}"]) expect(parseViewings(text)).toEqual([]);
});

test("a viewing is sent with its position and its times", () => {
	const [entry] = played(60, { mediaType: "tv", season: 2, episode: 4 });
	expect(entry && toMigratedViewing(entry)).toEqual({
		media_type: "tv",
		media_id: 1,
		season: 2,
		episode: 4,
		position: 60,
		duration: 8880,
		played_at: NOW,
		watched_at: 0,
		first_watched_at: 0,
		times: 0,
	});
});

describe("a mark by hand", () => {
	const SEASON = {
		mediaType: "tv",
		id: 1,
		episodes: [1, 2, 3].map((episode) => ({ season: 1, episode })),
	} as const;
	const marked = { ...SEASON, episodes: [...SEASON.episodes] };
	const unfinished = played(600, { mediaType: "tv", episode: 2 });

	test("marks each episode once, and does not change positions and other titles", () => {
		const list = played(300, { id: 7, list: unfinished });
		const once = withMark(list, marked, NOW + 1);
		expect(once).toMatchObject([
			{ episode: 1, watchedAt: NOW + 1, firstWatchedAt: NOW + 1, times: 1, playedAt: 0 },
			{ episode: 2, watchedAt: NOW + 1, times: 1, position: 600 },
			{ episode: 3, times: 1 },
			{ id: 7, times: 0 },
		]);
		expect(withMark(once ?? [], marked, NOW + 2)).toEqual(once);
	});

	test("leaves only unfinished episodes when it is removed", () => {
		expect(withoutMark(withMark(unfinished, marked, NOW + 1) ?? [], marked)).toEqual(unfinished);
		expect(withoutMark(played(8800, { mediaType: "tv" }), marked)).toEqual([]);
	});

	test("can be undone, without changes to other titles that were played since", () => {
		const since = played(300, { id: 7, list: withMark(unfinished, marked, NOW + 1) ?? [] });
		expect(withEarlier(since, marked, unfinished)).toEqual([...unfinished, ...played(300, { id: 7 })]);
	});

	test("does not change the unsent entries of a signed-in user", () => {
		const unsent = played(600, { mediaType: "tv", user: "u1" });
		expect(withoutMark(unsent, marked)).toEqual(unsent);
		expect(withMark(unsent, marked, NOW)).toHaveLength(4);
	});

	test("is rejected when the list is full", () => {
		const episodes = Array.from({ length: LOCAL_VIEWINGS_MAX }, (_, index) => ({ season: 1, episode: index + 1 }));
		expect(withMark([], { ...marked, episodes }, NOW)).toHaveLength(LOCAL_VIEWINGS_MAX);
		expect(withMark(played(600, { id: 7 }), { ...marked, episodes }, NOW)).toBeNull();
	});
});
