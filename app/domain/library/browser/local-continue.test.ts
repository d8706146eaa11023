import { expect, test } from "vitest";
import type { Watch } from "~/domain/library/types";
import { withWatch } from "../../../../tests/harness/local-documents";
import { EMPTY_DOCUMENT } from "./document";
import { type KnownTitle, toLocalCard } from "./local-card";
import { listLocalContinue } from "./local-continue";
import { readDocument } from "./read-document";

const NOW = Date.UTC(2025, 5, 20, 12);
const HEAT: KnownTitle = { title: "Heat", poster: "/heat.jpg", backdrop: "/heat-wide.jpg", rating: 8.2, year: 1995 };
const SHOW: KnownTitle = {
	...HEAT,
	title: "The Show",
	seasons: [
		{ number: 1, aired: [[1, 2]] },
		{ number: 2, aired: [[3, 3]] },
	],
};

/** The Continue Watching cards of a browser after these events. */
function after(events: (Partial<Watch> & { title?: KnownTitle })[], source: "tmdb" | "sample" = "sample") {
	const document = events.reduce((stored, { title, ...change }, index) => {
		const watch: Watch = { mediaType: "movie", id: 1, season: 1, episode: 1, progress: null, ...change };
		return withWatch(stored, watch, { now: NOW + index * 1000, card: title && toLocalCard(title, "sample") });
	}, EMPTY_DOCUMENT);
	return listLocalContinue(readDocument(document), source);
}

const at = (position: number) => ({ position, duration: 3000 });
const tv = { mediaType: "tv" as const, id: 2 };

test("a movie is resumed where it stopped, with its own card", () => {
	expect(after([{ title: HEAT }, { progress: at(1000) }])).toMatchObject([
		{
			title: "Heat",
			year: 1995,
			poster: "/heat.jpg",
			progress: 1 / 3,
			secondsLeft: 2000,
			isNext: false,
			isBegun: true,
			isDone: false,
		},
	]);
});

test("an episode that was only opened does not replace one that was played", () => {
	const cards = after([
		{ ...tv, title: SHOW },
		{ ...tv, progress: at(1000) },
		{ ...tv, episode: 2, title: SHOW },
	]);
	expect(cards).toMatchObject([{ target: { season: 1, episode: 1 }, secondsLeft: 2000 }]);
});

test("after a finished episode the next one is up, also of the next season; the last one is done", () => {
	const first = { ...tv, title: SHOW, progress: at(2900) };
	expect(after([first])).toMatchObject([{ target: { season: 1, episode: 2 }, isNext: true, progress: 0 }]);
	expect(after([first, { ...first, episode: 2 }])).toMatchObject([{ target: { season: 2, episode: 3 } }]);
	expect(after([first, { ...first, episode: 2 }, { ...first, season: 2, episode: 3 }])).toMatchObject([
		{ isDone: true },
	]);
});

test("a title that was only opened links to the opened episode", () => {
	expect(after([{ ...tv, title: SHOW, season: 2, episode: 3 }])).toMatchObject([
		{ target: { season: 2, episode: 3 }, isBegun: false, progress: 0 },
	]);
});

test("entries without a card and images of another catalogue are not shown", () => {
	expect(after([{ id: 5 }])).toEqual([]);
	expect(after([{ title: HEAT }], "tmdb")).toMatchObject([{ title: "Heat", poster: null, backdrop: null }]);
});
