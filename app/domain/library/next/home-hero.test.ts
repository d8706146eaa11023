import { expect, test } from "vitest";
import { EMPTY_DOCUMENT, type LocalDocument } from "~/domain/library/browser/document";
import { toLocalCard } from "~/domain/library/browser/local-card";
import { type LocalLibrary, readDocument } from "~/domain/library/browser/read-document";
import { HISTORY_RETENTION_MS } from "~/domain/library/retention";
import { siteTexts } from "~/messages/site";
import { withWatch } from "../../../../tests/harness/local-documents";
import { holdPlaces, summarizeHome as summarizeHomeIn, takeHero } from "./home-hero";

const summarizeHome = (library: LocalLibrary) => summarizeHomeIn(library, "en", siteTexts.in("en"));

const NOW = Date.UTC(2025, 5, 20, 12);

const card = (id: number, lastWatched: number, more: { isBegun?: boolean; isDone?: boolean } = {}) => {
	return { id, isBegun: true, isDone: false, entry: { lastWatched }, ...more };
};
const idsOf = ({ hero, continuing, upNext }: ReturnType<typeof takeHero<ReturnType<typeof card>>>) => {
	return [hero?.id ?? null, continuing.map(({ id }) => id), upNext.map(({ id }) => id)];
};

test("the hero is the latest title that was watched and is not done, and stands in no row", () => {
	const continuing = [card(1, 9, { isBegun: false }), card(2, 8, { isDone: true }), card(3, 7), card(4, 6)];
	expect(idsOf(takeHero({ continuing, upNext: [card(5, 5)] }))).toEqual([3, [1, 2, 4], [5]]);
	expect(idsOf(takeHero({ continuing: [card(1, 9, { isBegun: false })], upNext: [] }))).toEqual([null, [1], []]);
});

test("a title that is marked keeps the place that it had when the page was opened", () => {
	const first = new Map<string, number>();
	const firstTime = (key: string, time: number) => first.set(key, first.get(key) ?? time).get(key) ?? time;
	const show = (id: number, lastWatched: number) => ({ ...card(id, lastWatched), mediaType: "tv" as const });
	const order = (upNext: ReturnType<typeof show>[]) =>
		holdPlaces({ continuing: [], upNext }, firstTime).upNext.map(({ id }) => id);
	expect(order([show(1, 5), show(2, 9)])).toEqual([2, 1]);
	expect(order([show(1, 99), show(2, 9)])).toEqual([2, 1]);
});

test("a show of the record is the hero where it was watched later, or where nothing else was begun", () => {
	expect(idsOf(takeHero({ continuing: [card(1, 5)], upNext: [card(2, 6), card(3, 1)] }))).toEqual([2, [1], [3]]);
	expect(idsOf(takeHero({ continuing: [card(1, 5)], upNext: [card(2, 4)] }))).toEqual([1, [], [2]]);
	expect(idsOf(takeHero({ continuing: [], upNext: [card(2, 0), card(3, -1)] }))).toEqual([2, [], [3]]);
});

function watched(document: LocalDocument, id: number, position: number | null, now = NOW): LocalDocument {
	const title = { title: `Title ${id}`, poster: null, backdrop: `/${id}.jpg`, rating: 0 };
	const seasons = [
		{ number: 1, aired: [[1, 2]] as [number, number][] },
		{ number: 2, aired: [] },
	];
	const progress = position === null ? null : { position, duration: 1000 };
	const watch = { mediaType: "tv", id, season: 1, episode: 1, progress } as const;
	return withWatch(document, watch, { now, card: toLocalCard({ ...title, seasons, status: "Ended" }, "sample") });
}

test("Home's summary names the hero with what its button plays, until it is too old", () => {
	expect(summarizeHome(readDocument(watched(watched(EMPTY_DOCUMENT, 1, null), 2, 950, NOW + 1)))).toEqual({
		until: NOW + 1 + HISTORY_RETENTION_MS,
		hero: {
			key: "tv:2",
			name: "Title 2",
			backdrop: "/2.jpg",
			source: "sample",
			to: "/watch/tv/2/1/2",
			text: "Watch S1E2",
			language: "en",
		},
		hasRow: true,
	});
});

test("a title that was only opened is in the row alone", () => {
	expect(summarizeHome(readDocument(watched(EMPTY_DOCUMENT, 1, null)))).toMatchObject({ hero: null, hasRow: true });
});

test("there is no summary where everything that has aired was watched, also before a season without episodes", () => {
	const first = watched(EMPTY_DOCUMENT, 1, 950);
	const second = {
		mediaType: "tv",
		id: 1,
		season: 1,
		episode: 2,
		progress: { position: 950, duration: 1000 },
	} as const;
	expect(summarizeHome(readDocument(withWatch(first, second, { now: NOW + 1 })))).toBeNull();
	expect(summarizeHome(readDocument(EMPTY_DOCUMENT))).toBeNull();
});
