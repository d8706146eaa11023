import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { listWatches } from "~/domain/library/store/watch-history.server";
import type { WatchEntry } from "~/domain/library/types";
import { givenUser } from "../../../../tests/harness/accounts";
import { recordWatch } from "../../../../tests/harness/changes";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../../catalogue/catalogue.server";
import { findShow } from "../../catalogue/titles/titles.server";
import { listContinueCards } from "./continue-watching.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const sample = openCatalogue(platform);

function entry(change: Partial<WatchEntry>): WatchEntry {
	return {
		mediaType: "movie",
		id: 27205,
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

/** The card after these watches, each a minute after the previous one. */
async function cardOf(...played: Partial<WatchEntry>[]) {
	const { id: profileId } = await givenUser(platform);
	for (const playedEntry of played) {
		const { mediaType, id, season, episode, position, duration } = entry(playedEntry);
		const progress = duration > 0 ? { position, duration } : null;
		vi.setSystemTime(Date.now() + 60_000);
		await recordWatch(db, { profileId, mediaType, id, season, episode, progress });
	}
	const [card] = await listContinueCards(db, sample, {
		profileId,
		entries: await listWatches(db, { profileId, limit: 1 }),
	});
	return card;
}

test("an unfinished movie shows its progress", async () => {
	expect(await cardOf({ position: 300, duration: 600 })).toMatchObject({
		title: "Inception",
		year: 2010,
		progress: 0.5,
		secondsLeft: 300,
		isNext: false,
		isDone: false,
	});
});

test("a finished movie is done", async () => {
	expect(await cardOf({ position: 600, duration: 600 })).toMatchObject({ progress: 1, isDone: true });
});

test("a title that was only opened links to the opened episode", async () => {
	expect(await cardOf({ mediaType: "tv", id: 1396, season: 2, episode: 3 })).toMatchObject({
		target: { season: 2, episode: 3 },
		next: { action: "start" },
		progress: 0,
	});
});

test("an episode that was only opened does not replace one that was played", async () => {
	const show = { mediaType: "tv", id: 1396 } as const;
	expect(await cardOf({ ...show, season: 2, episode: 4, position: 20, duration: 60 }, show)).toMatchObject({
		target: { season: 2, episode: 4 },
		next: { action: "resume", position: 20 },
	});
});

test("a finished episode continues with the next one, also of the next season; the last one is done", async () => {
	const show = await findShow(sample, 1396);
	const first = show?.seasons[0];
	const last = show?.seasons.at(-1);
	const finished = { mediaType: "tv", id: 1396, position: 60, duration: 60 } as const;
	expect(await cardOf({ ...finished, episode: 2 })).toMatchObject({
		target: { season: 1, episode: 3 },
		episodeName: "...And the Bag's in the River",
		isNext: true,
	});
	expect(await cardOf({ ...finished, episode: first?.episodeCount })).toMatchObject({
		target: { season: 2, episode: 1 },
		progress: 0,
		isDone: false,
	});
	expect(await cardOf({ ...finished, season: last?.number, episode: last?.episodeCount })).toMatchObject({
		target: { season: 1, episode: 1 },
		isDone: true,
	});
});

test("each title is looked up once", async () => {
	const tmdb = fakeTmdb();
	const catalogue = openCatalogue(newIsolatePlatform(TMDB_VARIABLES));
	const entries = Array.from({ length: 15 }, (_, index) => entry({ id: 3000 + index }));
	expect(await listContinueCards(db, catalogue, { profileId: "nobody" as ProfileId, entries })).toHaveLength(15);
	expect(tmdb.requests()).toHaveLength(15);
});

test("a title that is not in the catalogue has a card, so that it can be removed", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "status", status: 500 });
	const catalogue = openCatalogue(newIsolatePlatform(TMDB_VARIABLES));
	const [down] = await listContinueCards(db, catalogue, {
		profileId: "nobody" as ProfileId,
		entries: [entry({ id: 3100 })],
	});
	expect(down).toMatchObject({ title: "Movie 3100", poster: null });
	expect(await cardOf({ mediaType: "tv", id: 999_999_999 })).toMatchObject({ title: "TV Show 999999999" });
});
