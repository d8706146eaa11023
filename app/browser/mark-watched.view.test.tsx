import { expect, test } from "vitest";
import { listLocalContinue } from "~/domain/library/local-continue";
import type { LocalCard } from "~/domain/library/local-schema";
import { localLibrary } from "./local-library.client";
import { markLocally } from "./mark-watched.client";

const CARD: LocalCard = {
	title: "A Show",
	year: 2020,
	poster: null,
	backdrop: null,
	rating: 7,
	genres: [],
	seasons: [{ number: 2, aired: [[62, 77]] }],
	source: "sample",
};
const SHOW = { mediaType: "tv", id: 9 } as const;

function listContinued() {
	return listLocalContinue(localLibrary.get(), "sample").map(({ title, target, isNext }) => [title, target, isNext]);
}

test("signed out, a show that is begun by a mark is in Continue Watching with its next episode, until Undo", async () => {
	const marked = markLocally({ ...SHOW, episodes: [{ season: 2, episode: 62 }], card: CARD }, true);
	if (!marked.ok) throw new Error("It was not marked");
	expect(listContinued()).toEqual([["A Show", { season: 2, episode: 63 }, true]]);
	await marked.undo();
	expect(listContinued()).toEqual([]);
});

test("a mark leaves the entry of a show that was opened before, also after Undo; a movie's adds none", async () => {
	const first = markLocally({ ...SHOW, episodes: [{ season: 2, episode: 62 }], card: CARD }, true);
	const entry = localLibrary.get().history;
	const second = markLocally({ ...SHOW, episodes: [{ season: 2, episode: 63 }], card: CARD }, true);
	expect(localLibrary.get().history).toEqual(entry);
	if (!second.ok || !first.ok) throw new Error("It was not marked");
	await second.undo();
	expect(localLibrary.get().history).toEqual(entry);
	await first.undo();
	markLocally({ mediaType: "movie", id: 5, episodes: [{ season: 1, episode: 1 }], card: CARD }, true);
	expect(localLibrary.get().history).toEqual([]);
});
