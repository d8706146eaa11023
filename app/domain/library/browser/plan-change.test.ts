import { describe, expect, test } from "vitest";
import type { Change } from "~/domain/library/changes/changes";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { EMPTY_DOCUMENT, invertEdit, type LocalDocument, makeEdit, withCard } from "./document";
import { toLocalCard } from "./local-card";
import { type PlanContext, planChanges } from "./plan-change";
import { isBegunAgain, readDocument, viewingsOf } from "./read-document";

const NOW = Date.UTC(2025, 5, 20, 12);
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");
const MOVIE = { mediaType: "movie", id: 1 } as const;
const SHOW = { mediaType: "tv", id: 1 } as const;
const EPISODES = [1, 2, 3].map((episode) => ({ season: 1, episode }));

function planned(document: LocalDocument, change: Change, context: Partial<PlanContext> = {}) {
	return planChanges(document, [change], { isSent: false, episodes: EPISODES, ...context });
}

function applied(document: LocalDocument, change: Change, context?: Partial<PlanContext>): LocalDocument {
	const plan = planned(document, change, context);
	if ("refused" in plan) throw new Error(plan.refused);
	return makeEdit(document, plan.edit);
}

interface Played {
	id?: number;
	at?: number;
	document?: LocalDocument;
	session?: string;
}

function played(position: number | null, { id = 1, at = NOW, document = EMPTY_DOCUMENT, session }: Played = {}) {
	const duration = position === null ? 0 : 8880;
	const place = { mediaType: "movie", id, season: 1, episode: 1 } as const;
	return applied(document, { kind: "progress", ...place, position, duration, at, session });
}

function playedOfShow(episode: number, position: number, at = NOW, document = EMPTY_DOCUMENT) {
	return applied(document, { kind: "progress", ...SHOW, season: 1, episode, position, duration: 8880, at });
}

const viewings = (document: LocalDocument) => viewingsOf(readDocument(document), MOVIE);
const viewingsOfShow = (document: LocalDocument) =>
	viewingsOf(readDocument(document), SHOW).toSorted((a, b) => a.episode - b.episode);
const playsOf = (document: LocalDocument) => readDocument(document).plays;
const mark = (document: LocalDocument, at = NOW + 1, context: Partial<PlanContext> = {}) =>
	applied(document, { kind: "mark", ...SHOW, at }, context);
const unmark = (document: LocalDocument) => applied(document, { kind: "unmark", ...SHOW, at: NOW + 2, confirm: true });
const begin = (document: LocalDocument, at: number) =>
	applied(document, { kind: "begin", ...SHOW, at }, { hasCard: true });

describe("what was played", () => {
	test("has the position of each episode", () => {
		expect(viewingsOfShow(playedOfShow(5, 1200.4, NOW + 1, playedOfShow(4, 600)))).toMatchObject([
			{ episode: 4, position: 600, playedAt: NOW },
			{ season: 1, episode: 5, position: 1200, duration: 8880, playedAt: NOW + 1 },
		]);
	});

	test("to its end is a play with the id of the player's session, and leaves no position", () => {
		const document = played(8880, { session: "a" });
		expect(viewings(document)).toMatchObject([{ position: 0, duration: 8880, watchedAt: NOW, times: 1 }]);
		expect(playsOf(document)).toMatchObject([{ playId: "a", source: "played", precision: "instant" }]);
		const short: Change = { kind: "progress", ...MOVIE, season: 1, episode: 1, position: 8, duration: 8, at: NOW };
		expect(viewings(applied(EMPTY_DOCUMENT, short))).toMatchObject([{ position: 0, times: 1 }]);
	});

	test("counts without a position, and does not change a known one", () => {
		expect(viewings(played(null))).toMatchObject([{ position: 0, duration: 0, playedAt: NOW }]);
		const silent = played(null, { document: played(3612), at: NOW + 1 });
		expect(viewings(silent)).toMatchObject([{ position: 3612, playedAt: NOW + 1 }]);
	});

	test("counts as watched from 90 %, once within its own length", () => {
		let document = played(8400, { at: NOW + 60_000, document: played(8000) });
		expect(viewings(document)).toMatchObject([{ watchedAt: NOW, times: 1 }]);
		document = played(300, { document, at: NOW + HOUR });
		document = played(8880, { document, at: NOW + 3 * HOUR });
		expect(viewings(document)).toMatchObject([{ watchedAt: NOW + 3 * HOUR, times: 2 }]);
	});

	test("of somebody signed in is kept in the same way, so that a later position does not replace its end", () => {
		const place = { kind: "progress", ...MOVIE, season: 1, episode: 1, duration: 8880 } as const;
		const end = applied(EMPTY_DOCUMENT, { ...place, position: 8880, session: "a", at: NOW }, { isSent: true });
		const { changes } = applied(end, { ...place, position: 60, at: NOW + DAY }, { isSent: true });
		expect(changes).toMatchObject([
			{ kind: "progress", position: 60 },
			{ kind: "play", playId: "a" },
		]);
	});
});

describe("signed out", () => {
	const UNFINISHED = playedOfShow(2, 600);

	test("a mark counts each episode once, and does not change positions and other titles", () => {
		const once = mark(played(300, { id: 7, document: UNFINISHED }));
		expect(viewingsOfShow(once)).toMatchObject([
			{ episode: 1, watchedAt: NOW + 1, times: 1, playedAt: 0 },
			{ episode: 2, watchedAt: NOW + 1, times: 1, position: 600 },
			{ episode: 3, times: 1 },
		]);
		expect(viewingsOf(readDocument(once), { mediaType: "movie", id: 7 })).toMatchObject([{ times: 0 }]);
		expect(mark(once, NOW + DAY)).toBe(once);
	});

	test.each([
		["now", { watchedAt: NOW, precision: "instant" }],
		["aired", { watchedAt: null, precision: "unknown" }],
		["unknown", { watchedAt: null, precision: "unknown" }],
		[
			{ watchedAt: 0, precision: "day" },
			{ watchedAt: 0, precision: "day" },
		],
	] as const)("a mark is of when it says: %j", (when, time) => {
		expect(playsOf(applied(EMPTY_DOCUMENT, { kind: "mark", ...SHOW, at: NOW, when }))).toMatchObject([
			time,
			time,
			time,
		]);
	});

	test("a mark of more than five episodes has no date where nobody gives one", () => {
		const episodes = Array.from({ length: 6 }, (_, index) => ({ season: 1, episode: index + 1 }));
		expect(playsOf(mark(EMPTY_DOCUMENT, NOW, { episodes }))[0]).toMatchObject({ watchedAt: null });
	});

	test("only unfinished episodes are left when a mark is removed", () => {
		expect(unmark(mark(UNFINISHED))).toEqual(UNFINISHED);
		expect(viewingsOfShow(unmark(playedOfShow(1, 8800)))).toEqual([]);
	});

	test("plays with a date are removed only where that is confirmed; one's own mark of just now is", () => {
		const watched = playedOfShow(2, 8800, NOW, playedOfShow(1, 8800, NOW - DAY));
		const press = { kind: "unmark", ...SHOW, at: NOW + 1 } as const;
		const dates = [new Date(NOW).toISOString(), new Date(NOW - DAY).toISOString()];
		expect(planned(watched, press)).toEqual({ refused: "dated_plays", asked: { count: 2, dates } });
		expect(playsOf(applied(watched, { ...press, confirm: true }))).toEqual([]);
		expect(playsOf(applied(mark(EMPTY_DOCUMENT), press))).toEqual([]);
		expect(planned(mark(EMPTY_DOCUMENT), { ...press, at: NOW + DAY })).toMatchObject({ refused: "dated_plays" });
	});

	test("a mark can be undone, without changes to other titles that were played since", () => {
		const plan = planned(UNFINISHED, { kind: "mark", ...SHOW, at: NOW + 1 }, { hasCard: true });
		if ("refused" in plan) throw new Error(plan.refused);
		const since = played(300, { id: 7, document: makeEdit(UNFINISHED, plan.edit), at: NOW + 2 });
		const expected = played(300, { id: 7, document: UNFINISHED, at: NOW + 2 });
		expect(makeEdit(since, invertEdit(plan.edit))).toEqual(expected);
	});

	test("a mark begins a show in Continue Watching, when its card is known and it is not there yet", () => {
		const begun = mark(EMPTY_DOCUMENT, NOW, { hasCard: true });
		expect(readDocument(begun).history).toMatchObject([{ id: 1, season: 1, episode: 1, lastWatched: NOW }]);
		expect(readDocument(mark(EMPTY_DOCUMENT)).history).toEqual([]);
		expect(readDocument(mark(begun, NOW + DAY, { hasCard: true })).history).toEqual(readDocument(begun).history);
	});

	test("a mark is refused as a whole when the list has no room for it", () => {
		const episodes = Array.from({ length: LOCAL_VIEWINGS_MAX }, (_, index) => ({ season: 1, episode: index + 1 }));
		expect(playsOf(mark(EMPTY_DOCUMENT, NOW, { episodes }))).toHaveLength(LOCAL_VIEWINGS_MAX);
		const press = { kind: "mark", ...SHOW, at: NOW } as const;
		expect(planned(played(8880, { id: 7 }), press, { episodes })).toEqual({ refused: "full" });
	});

	test("a show that is begun again counts what was watched since, and keeps its plays", () => {
		const begun = begin(mark(EMPTY_DOCUMENT), NOW + DAY);
		expect([viewingsOfShow(begun), isBegunAgain(readDocument(begun), SHOW), playsOf(begun).length]).toEqual([
			[],
			true,
			3,
		]);
		expect(readDocument(begun).history).toMatchObject([{ id: 1, season: 1, episode: 1, lastWatched: NOW + DAY }]);
		const since = mark(begun, NOW + 2 * DAY, { episodes: EPISODES.slice(0, 1) });
		expect(viewingsOfShow(since)).toMatchObject([{ episode: 1, times: 1, watchedAt: NOW + 2 * DAY }]);
		expect([isBegunAgain(readDocument(since), SHOW), playsOf(since).length]).toEqual([false, 4]);
		expect(unmark(since)).toEqual(begun);
	});

	test("a show is begun again only where something was watched since, and that is taken back only where nothing was", () => {
		const document = mark(EMPTY_DOCUMENT);
		const begun = applied(document, { kind: "begin", ...SHOW, at: NOW + DAY });
		expect(begin(EMPTY_DOCUMENT, NOW)).toBe(EMPTY_DOCUMENT);
		expect(begin(begun, NOW + 2 * DAY)).toBe(begun);
		expect(applied(begun, { kind: "unbegin", ...SHOW, at: NOW + 2 * DAY })).toEqual(document);
		const since = mark(begun, NOW + 2 * DAY);
		expect(applied(since, { kind: "unbegin", ...SHOW, at: NOW + 3 * DAY })).toBe(since);
	});

	test("an unfinished episode from before a show was begun again begins at its start", () => {
		const begun = begin(mark(UNFINISHED), NOW + DAY);
		expect(viewingsOfShow(begun)).toEqual([]);
		const since = playedOfShow(2, 300, NOW + 2 * DAY, begun);
		expect(viewingsOfShow(since)).toMatchObject([{ episode: 2, position: 300, times: 0 }]);
	});

	test.each([
		[{ kind: "save" }, { kind: "unsave" }],
		[{ kind: "hide" }, { kind: "show" }],
		[{ kind: "open", season: 1, episode: 1 }, { kind: "close" }],
	] as const)("what is taken back is as if it had never been done: %j", (done, taken) => {
		const document = applied(EMPTY_DOCUMENT, { ...MOVIE, ...done, at: NOW } as Change);
		expect(document.changes).toHaveLength(1);
		expect(applied(document, { ...MOVIE, ...taken, at: NOW + 1 })).toEqual(EMPTY_DOCUMENT);
		expect(applied(document, { ...MOVIE, id: 2, ...taken, at: NOW + 1 })).toBe(document);
	});
});

test("signed in, each change is kept to be sent, also one that takes something back", () => {
	const presses: Change[] = [
		{ kind: "unsave", ...MOVIE, at: NOW },
		{ kind: "mark", ...SHOW, season: 1, at: NOW },
		{ kind: "unrate", ...MOVIE, season: null, episode: null, at: NOW },
	];
	for (const press of presses) expect(applied(EMPTY_DOCUMENT, press, { isSent: true }).changes).toEqual([press]);
});

test("of several changes all are made or none", () => {
	const saves = Array.from(
		{ length: 101 },
		(_, id): Change => ({ kind: "save", mediaType: "tv", id: id + 1, at: NOW }),
	);
	expect(planChanges(EMPTY_DOCUMENT, saves, { isSent: false })).toEqual({ refused: "full" });
	const several = planChanges(EMPTY_DOCUMENT, saves.slice(1), { isSent: false });
	expect("edit" in several && several.edit.size).toBe(100);
});

test("titles are newest first with their cards, movie 1 is not show 1, and Watch Later needs a card", () => {
	const at = { season: 1, episode: 1 };
	let document = applied(EMPTY_DOCUMENT, { kind: "open", ...MOVIE, ...at, at: NOW });
	document = applied(document, { kind: "open", ...SHOW, ...at, at: NOW + 1 });
	document = withCard(applied(document, { kind: "save", ...MOVIE, at: NOW, since: NOW - DAY }), MOVIE, CARD);
	const library = readDocument(applied(document, { kind: "save", ...SHOW, at: NOW }));
	expect(library.history).toEqual([
		{ ...SHOW, ...at, lastWatched: NOW + 1 },
		{ ...MOVIE, ...at, lastWatched: NOW, card: CARD },
	]);
	expect(library.later).toEqual([{ ...MOVIE, nextSeason: 1, nextEpisode: 1, addedAt: NOW - DAY, card: CARD }]);
});
