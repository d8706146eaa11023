import { expect, test } from "vitest";
import { toLocalCard } from "./local-card";
import { EMPTY_LIBRARY, isBegunAgain, viewingsOf } from "./local-library";
import { withEarlier, withMark, withoutMark, withoutRound, withRound } from "./local-marks";
import type { LocalLibrary } from "./local-schema";
import { addWatch } from "./local-watch";
import { LOCAL_VIEWINGS_MAX } from "./retention";
import type { Watch } from "./types";

const NOW = Date.UTC(2025, 5, 20, 12);
const DAY = 24 * 60 * 60 * 1000;
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");
const SHOW = { mediaType: "tv", id: 1 } as const;
const FIRST = { ...SHOW, season: 1, episode: 1 };
const MARKED = { ...SHOW, episodes: [1, 2, 3].map((episode) => ({ season: 1, episode })) };

function played(
	position: number,
	{ at = NOW, library = EMPTY_LIBRARY, ...change }: Partial<Watch> & { at?: number; library?: LocalLibrary } = {},
): LocalLibrary {
	const place = { mediaType: "movie", id: 1, season: 1, episode: 1 } as const;
	return addWatch(library, { ...place, progress: { position, duration: 8880 }, ...change }, { now: at });
}

const UNFINISHED = played(600, { ...SHOW, episode: 2 });
const mark = (library: LocalLibrary, at = NOW + 1) => withMark(library, MARKED, at) ?? library;

test("a mark counts each episode once, and does not change positions and other titles", () => {
	const once = mark(played(300, { id: 7, library: UNFINISHED }));
	expect(viewingsOf(once, SHOW).toSorted((a, b) => a.episode - b.episode)).toMatchObject([
		{ episode: 1, watchedAt: NOW + 1, times: 1, playedAt: 0 },
		{ episode: 2, watchedAt: NOW + 1, times: 1, position: 600 },
		{ episode: 3, times: 1 },
	]);
	expect(viewingsOf(once, { mediaType: "movie", id: 7 })).toMatchObject([{ times: 0 }]);
	expect(mark(once, NOW + DAY)).toEqual(once);
});

test("only unfinished episodes are left when a mark is removed", () => {
	expect(withoutMark(mark(UNFINISHED), MARKED)).toEqual(UNFINISHED);
	expect(viewingsOf(withoutMark(played(8800, SHOW), MARKED), SHOW)).toEqual([]);
});

test("a mark can be undone, without changes to other titles that were played since", () => {
	const since = played(300, { id: 7, library: mark(UNFINISHED), at: NOW + 2 });
	expect(withEarlier(since, MARKED, UNFINISHED)).toEqual(played(300, { id: 7, library: UNFINISHED, at: NOW + 2 }));
});

test("a mark begins a show in Continue Watching, until it is undone", () => {
	const begun = withMark(EMPTY_LIBRARY, { ...MARKED, card: CARD }, NOW) ?? EMPTY_LIBRARY;
	expect(begun.history).toMatchObject([{ id: 1, lastWatched: NOW, card: CARD }]);
	expect(withEarlier(begun, MARKED, EMPTY_LIBRARY)).toEqual(EMPTY_LIBRARY);
	expect(withMark(UNFINISHED, { ...MARKED, card: CARD }, NOW + 1)?.history).toEqual(UNFINISHED.history);
});

test("a mark is rejected when the library is full", () => {
	const episodes = Array.from({ length: LOCAL_VIEWINGS_MAX }, (_, index) => ({ season: 1, episode: index + 1 }));
	expect(withMark(EMPTY_LIBRARY, { ...SHOW, episodes }, NOW)?.plays).toHaveLength(LOCAL_VIEWINGS_MAX);
	expect(withMark(played(8880, { id: 7 }), { ...SHOW, episodes }, NOW)).toBeNull();
});

test("a show that is begun again counts what was watched since, and keeps its plays", () => {
	const begun = withRound(mark(EMPTY_LIBRARY), { ...FIRST, card: CARD }, NOW + DAY);
	expect([viewingsOf(begun, SHOW), isBegunAgain(begun, SHOW), begun.plays.length]).toEqual([[], true, 3]);
	expect(begun.history).toMatchObject([{ id: 1, season: 1, episode: 1, lastWatched: NOW + DAY }]);
	const since = withMark(begun, { ...SHOW, episodes: [{ season: 1, episode: 1 }] }, NOW + 2 * DAY) ?? begun;
	expect(viewingsOf(since, SHOW)).toMatchObject([{ episode: 1, times: 1, watchedAt: NOW + 2 * DAY }]);
	expect([isBegunAgain(since, SHOW), since.plays.length]).toEqual([false, 4]);
	expect(withoutMark(since, MARKED)).toEqual(begun);
});

test("a show in the history that is begun again gets the card of its page, and stays where it is", () => {
	const begun = withRound(mark(UNFINISHED), { ...FIRST, card: CARD }, NOW + DAY);
	expect(begun.history).toEqual([{ ...UNFINISHED.history[0], card: CARD, cardAt: NOW + DAY }]);
});

test("a show is begun again only where something was watched since, and that is taken back only where nothing was", () => {
	const begun = withRound(mark(EMPTY_LIBRARY), FIRST, NOW + DAY);
	expect(withRound(EMPTY_LIBRARY, FIRST, NOW)).toBe(EMPTY_LIBRARY);
	expect(withRound(begun, FIRST, NOW + 2 * DAY)).toBe(begun);
	expect(withoutRound(begun, SHOW)).toEqual(mark(EMPTY_LIBRARY));
	const since = mark(begun, NOW + 2 * DAY);
	expect(withoutRound(since, SHOW)).toBe(since);
});

test("an unfinished episode from before a show was begun again begins at its start", () => {
	const begun = withRound(mark(UNFINISHED), FIRST, NOW + DAY);
	expect(viewingsOf(begun, SHOW)).toEqual([]);
	const since = played(300, { ...SHOW, episode: 2, library: begun, at: NOW + 2 * DAY });
	expect(viewingsOf(since, SHOW)).toMatchObject([{ episode: 2, position: 300, times: 0 }]);
});
