import { expect, test } from "vitest";
import { testPlatform } from "../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import { createCatalogueState, openCatalogue } from "../catalogue/catalogue.server";
import { findShow } from "../catalogue/titles.server";
import { listContinueCards } from "./continue-watching.server";
import type { WatchEntry } from "./types";

const sample = openCatalogue(testPlatform());

function entry(change: Partial<WatchEntry>): WatchEntry {
	return {
		mediaType: "movie",
		mediaId: 27205,
		season: 1,
		episode: 1,
		position: 0,
		duration: 0,
		watchedAt: 1,
		lastWatched: 1,
		updatedAt: 1,
		...change,
	};
}

async function cardOf(change: Partial<WatchEntry>) {
	const [card] = await listContinueCards(sample, [entry(change)]);
	return card;
}

test("a movie in the middle shows how much is seen", async () => {
	expect(await cardOf({ position: 300, duration: 600 })).toMatchObject({
		title: "Inception",
		year: 2010,
		progress: 0.5,
		isNext: false,
		isDone: false,
	});
});

test("a finished movie has nothing left to continue", async () => {
	expect(await cardOf({ position: 600, duration: 600 })).toMatchObject({ progress: 1, isDone: true });
});

test("a finished episode leads to the next, also into the next season; the last of all is done", async () => {
	const show = await findShow(sample, 1396);
	const first = show?.seasons[0];
	const last = show?.seasons.at(-1);
	const finished = { mediaType: "tv", mediaId: 1396, position: 60, duration: 60 } as const;
	expect(await cardOf({ ...finished, episode: 2 })).toMatchObject({ target: { season: 1, episode: 3 }, isNext: true });
	expect(await cardOf({ ...finished, episode: first?.episodeCount })).toMatchObject({
		target: { season: 2, episode: 1 },
		progress: 0,
		isDone: false,
	});
	expect(await cardOf({ ...finished, season: last?.number, episode: last?.episodeCount })).toMatchObject({
		target: { season: last?.number, episode: last?.episodeCount },
		isDone: true,
	});
});

test("ten of twenty are looked up and shown", async () => {
	const tmdb = fakeTmdb();
	const catalogue = openCatalogue(testPlatform(TMDB_VARIABLES), createCatalogueState());
	const entries = Array.from({ length: 20 }, (_, index) => entry({ mediaId: 3000 + index }));
	expect(await listContinueCards(catalogue, entries)).toHaveLength(10);
	expect(tmdb.requests()).toHaveLength(10);
});

test("a title that the catalogue does not tell about keeps a card, so that it can be removed", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "status", status: 500 });
	const catalogue = openCatalogue(testPlatform(TMDB_VARIABLES), createCatalogueState());
	const [down] = await listContinueCards(catalogue, [entry({ mediaId: 3100 })]);
	expect(down).toMatchObject({ title: "Movie 3100", poster: null });
	expect(await cardOf({ mediaType: "tv", mediaId: 999_999_999 })).toMatchObject({ title: "TV Show 999999999" });
});
