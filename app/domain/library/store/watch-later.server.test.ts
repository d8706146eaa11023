import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { titles } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { listLater } from "~/domain/library/lists/later-list.server";
import { hasSamples, listSamples } from "~/domain/library/lists/watch-later-samples.server";
import { MOVIE_ODDITY } from "../../../../tests/fake-upstream/oddities";
import { givenUser } from "../../../../tests/harness/accounts";
import { importLater, isSavedForLater, removeFromLater, saveForLater } from "../../../../tests/harness/changes";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { deleteUser } from "../../accounts/users.server";
import { blockTitle } from "../../catalogue/blocked/blocked-titles.server";
import { openCatalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { createEndpointReaders } from "../../catalogue/source/query";
import { readLaterState } from "./watch-later.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const sample = openCatalogue(platform);
const INCEPTION = { mediaType: "movie", id: 27205 } as const;
const BREAKING_BAD = { mediaType: "tv", id: 1396 } as const;

function tmdbCatalogue() {
	return openCatalogue(newIsolatePlatform(TMDB_VARIABLES));
}

async function givenUserId(): Promise<ProfileId> {
	return (await givenUser(platform)).id;
}

describe("a saved title", () => {
	test("is in the list with its card data, newest first, and in the count", async () => {
		const profileId = await givenUserId();
		const at = Date.now() - 1000;
		await saveForLater(db, sample, { profileId, ...INCEPTION, addedAt: at });
		await saveForLater(db, sample, { profileId, ...BREAKING_BAD, nextSeason: 2, nextEpisode: 3 });
		const [newest, oldest] = await listLater(db, sample, { profileId, limit: 10 });
		expect(newest).toMatchObject({
			mediaType: "tv",
			id: 1396,
			title: "Breaking Bad",
			year: 2008,
			nextSeason: 2,
			nextEpisode: 3,
			totalSeasons: 5,
		});
		expect(newest?.genres.length).toBeLessThanOrEqual(3);
		expect(oldest).toMatchObject({ id: 27205, poster: "/movie-27205-poster.svg", addedAt: at });
		expect(await readLaterState(db, profileId)).toMatchObject({ total: 2, hasSaved: true });
		expect(await isSavedForLater(db, { profileId, ...INCEPTION })).toBe(true);
	});

	test("saved twice is one row; the start episode changes only when it is given", async () => {
		const profileId = await givenUserId();
		await saveForLater(db, sample, { profileId, ...BREAKING_BAD, nextSeason: 2, nextEpisode: 3 });
		await saveForLater(db, sample, { profileId, ...BREAKING_BAD });
		expect(await listLater(db, sample, { profileId, limit: 10 })).toMatchObject([{ nextSeason: 2, nextEpisode: 3 }]);
		await saveForLater(db, sample, { profileId, ...BREAKING_BAD, nextSeason: 4, nextEpisode: 1 });
		expect(await listLater(db, sample, { profileId, limit: 10 })).toMatchObject([{ nextSeason: 4, nextEpisode: 1 }]);
		expect(await readLaterState(db, profileId)).toMatchObject({ total: 1 });
	});

	test("is removed once, and only by its own user", async () => {
		const [ada, grace] = [await givenUserId(), await givenUserId()];
		await saveForLater(db, sample, { profileId: ada, ...INCEPTION });
		expect(await removeFromLater(db, { profileId: grace, ...INCEPTION })).toBeNull();
		expect(await removeFromLater(db, { profileId: ada, ...INCEPTION })).toMatchObject({ addedAt: expect.any(Number) });
		expect(await removeFromLater(db, { profileId: ada, ...INCEPTION })).toBeNull();
		expect(await readLaterState(db, ada)).toMatchObject({ total: 0, hasSaved: true });
	});

	test("is deleted with its user", async () => {
		const profileId = await givenUserId();
		await saveForLater(db, sample, { profileId, ...INCEPTION });
		await deleteUser(db, profileId);
		expect(await isSavedForLater(db, { profileId, ...INCEPTION })).toBe(false);
	});

	test("has to exist", async () => {
		const profileId = await givenUserId();
		const missing = { profileId, mediaType: "movie", id: 999_999_999 } as const;
		expect(await saveForLater(db, sample, missing)).toEqual({ ok: false, reason: "missing" });
	});

	test.each(["noPoster", "zeroVotes", "blankOverview", "emptyDate"] as const)(
		"needs nothing that an announced title lacks: %s is saved, by a press and by an import",
		async (oddity) => {
			fakeTmdb();
			const profileId = await givenUserId();
			const title = { mediaType: "movie", id: MOVIE_ODDITY[oddity] } as const;
			expect(await saveForLater(db, tmdbCatalogue(), { profileId, ...title })).toMatchObject({ ok: true, item: title });
			const titles = [{ ...title, addedAt: 1 }];
			const another = await givenUserId();
			expect(await importLater(db, tmdbCatalogue(), { profileId: another, titles })).toEqual({ saved: 1, refused: [] });
		},
	);

	test("is not for adults only", async () => {
		fakeTmdb();
		const title = { profileId: await givenUserId(), mediaType: "movie", id: MOVIE_ODDITY.adult } as const;
		expect(await saveForLater(db, tmdbCatalogue(), title)).toEqual({ ok: false, reason: "missing" });
	});
});

describe("the cards of saved titles", () => {
	test("need no request to the catalogue when they are stored", async () => {
		const tmdb = fakeTmdb();
		const profileId = await givenUserId();
		await saveForLater(db, tmdbCatalogue(), { profileId, mediaType: "movie", id: 1000 });
		tmdb.clearRequests();
		expect(await listLater(db, tmdbCatalogue(), { profileId, limit: 10 })).toHaveLength(1);
		expect(tmdb.requests()).toEqual([]);
	});

	test("of a title saved while the catalogue was down are looked up by the next list, once", async () => {
		const tmdb = fakeTmdb();
		const profileId = await givenUserId();
		tmdb.setFault({ kind: "status", status: 500 });
		const saved = await saveForLater(db, tmdbCatalogue(), { profileId, mediaType: "movie", id: 1001 });
		expect(saved).toEqual({ ok: true, item: null });
		expect(await listLater(db, tmdbCatalogue(), { profileId, limit: 10 })).toMatchObject([
			{ id: 1001, title: "Movie 1001", poster: null },
		]);
		tmdb.setFault(null);
		expect(await listLater(db, tmdbCatalogue(), { profileId, limit: 10 })).toMatchObject([{ id: 1001 }]);
		tmdb.clearRequests();
		expect(await listLater(db, tmdbCatalogue(), { profileId, limit: 10 })).toMatchObject([{ id: 1001 }]);
		expect(tmdb.requests()).toEqual([]);
	});

	test("of titles that are blocked or that the catalogue does not have stay in the list, marked as gone", async () => {
		fakeTmdb();
		const profileId = await givenUserId();
		await saveForLater(db, tmdbCatalogue(), { profileId, mediaType: "movie", id: 1002 });
		await saveForLater(db, tmdbCatalogue(), { profileId, mediaType: "movie", id: 1005 });
		const unknown = { mediaType: "movie", id: 999_999_999, savedAt: 1, updatedAt: 1 } as const;
		await db.insert(titles).values({ profileId, ...unknown });
		await blockTitle(platform, { mediaType: "movie", id: 1002, reason: "", actorId: profileId });
		const items = await listLater(db, openCatalogue(newIsolatePlatform(TMDB_VARIABLES)), { profileId, limit: 10 });
		expect(items.map(({ id, isGone = false, poster }) => [id, isGone, poster !== null]).sort()).toEqual([
			[1002, true, false],
			[1005, false, true],
			[999_999_999, true, false],
		]);
		expect((await readLaterState(db, profileId)).total).toBe(items.length);
	});

	test("of another catalogue have no poster until this catalogue provides one", async () => {
		const tmdb = fakeTmdb();
		const profileId = await givenUserId();
		await saveForLater(db, sample, { profileId, ...INCEPTION });
		tmdb.setFault({ kind: "status", status: 500 });
		expect(await listLater(db, tmdbCatalogue(), { profileId, limit: 10 })).toMatchObject([
			{ title: "Inception", poster: null },
		]);
	});
});

describe("samples", () => {
	test("are six, and are shown until a title is saved", async () => {
		const profileId = await givenUserId();
		expect(hasSamples(await readLaterState(db, profileId))).toBe(true);
		expect((await listSamples(sample, [])).map(({ title }) => title)).toHaveLength(6);
		await saveForLater(db, sample, { profileId, ...INCEPTION });
		await removeFromLater(db, { profileId, ...INCEPTION });
		expect(hasSamples(await readLaterState(db, profileId))).toBe(false);
	});

	test("can be removed one by one, also twice, and end when all are removed", async () => {
		const profileId = await givenUserId();
		const all = await listSamples(sample, []);
		for (const { mediaType, id } of all) {
			expect(hasSamples(await readLaterState(db, profileId))).toBe(true);
			await removeFromLater(db, { profileId, mediaType, id });
			await removeFromLater(db, { profileId, mediaType, id });
		}
		const state = await readLaterState(db, profileId);
		expect(state).toEqual({ total: 0, hasSaved: false, removedSamples: all.map(titleKey).sort() });
		expect(hasSamples(state)).toBe(false);
	});

	test("that do not load within a second are not shown", async () => {
		const hanging = { ...sample, ...createEndpointReaders(() => new Promise<never>(() => {})) };
		expect(await listSamples(hanging, [])).toEqual([]);
	});

	test("ignore the removal of other titles", async () => {
		const profileId = await givenUserId();
		await removeFromLater(db, { profileId, mediaType: "movie", id: 1 });
		expect(await readLaterState(db, profileId)).toMatchObject({ removedSamples: [] });
	});
});
