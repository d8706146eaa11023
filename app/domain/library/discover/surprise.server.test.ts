import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { createIsolate } from "~/platform.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { markWatched, recordWatch, writeRating } from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../../catalogue/catalogue.server";
import { openListing } from "../../catalogue/lists/open-list.server";
import { hasMood, MOODS } from "../../catalogue/moods";
import { titleKey } from "../../catalogue/paths";
import { findSeason, findTitle } from "../../catalogue/titles/titles.server";
import type { TitleRef } from "../../catalogue/types";
import { drawTitle, findDrawn } from "./surprise.server";
import { drawNext, readSurprise, type SurpriseQuery, TIMES } from "./surprise-query";

const platform = testPlatform();
const db = openDatabase(platform.db);
const catalogue = openCatalogue({ ...platform, isolate: createIsolate() });
const source = { catalogue, config: platform.config };
const PADDINGTON: TitleRef = { mediaType: "movie", id: 116149 };

const WESTERNS = "kind=movie&genre=37";

function asked(search: string): SurpriseQuery {
	return readSurprise(new URLSearchParams(search));
}

async function draw(
	query: SurpriseQuery,
	{ profileId = null as ProfileId | null, seen = [] as TitleRef[], watched = [] as TitleRef[] } = {},
) {
	return await drawTitle(db, source, { profileId, query, seen, watched });
}

async function westerns(): Promise<TitleRef[]> {
	const { filters } = asked(WESTERNS);
	const { cards } = await openListing(catalogue, platform.config, { mediaType: "movie", filters }).readPage(1);
	return cards.map(({ id }) => ({ mediaType: "movie", id }));
}

/** Draws again until nothing is left. */
async function drawAll(query: SurpriseQuery): Promise<string[]> {
	const drawn = await draw(query);
	return drawn?.title ? [titleKey(drawn.title), ...(await drawAll(drawNext({ ...query, ...drawn })))] : [];
}

test("draws of a listing's filters are all of its titles, each once", async () => {
	const fitting = (await westerns()).map(titleKey);
	expect(fitting.length).toBeGreaterThan(2);
	expect((await drawAll(asked(WESTERNS))).toSorted()).toEqual(fitting.toSorted());
});

test("a title that the browser or the server knows as seen is not drawn", async () => {
	const [last, opened, marked, rated, ...others] = await westerns();
	const { id: profileId } = await givenUser(platform);
	await recordWatch(db, { profileId, ...opened!, season: 1, episode: 1, progress: null });
	await markWatched(db, { profileId, ...marked!, episodes: [{ season: 1, episode: 1 }] });
	await writeRating(db, { profileId, ...rated!, season: null, episode: null, rating: 7 });
	for (let times = 0; times < 5; times++) {
		expect((await draw(asked(WESTERNS), { profileId, seen: others }))?.title).toMatchObject(last!);
	}
	expect(await draw(asked(WESTERNS), { profileId, seen: [...others, last!] })).toBeNull();
});

test("without answers and history the title has a high rating", async () => {
	const drawn = await draw(asked(""));
	const title = await findTitle(catalogue, drawn!.title!);
	expect(title?.rating).toBeGreaterThanOrEqual(7);
	expect(drawn?.like).toBeNull();
});

describe("a draw by time and mood", () => {
	test.each(MOODS)("$key has titles of that mood", async (mood) => {
		for (let times = 0; times < 3; times++) {
			const drawn = await draw(asked(`mood=${mood.key}`));
			const title = await findTitle(catalogue, drawn!.title!);
			const genres = title!.genres.map(({ name }) => name);
			expect(hasMood(mood, genres), title!.title).toBe(true);
		}
	});

	test.each(TIMES)("%i minutes are enough for the movie, or for the show's first episode", async (minutes) => {
		for (let times = 0; times < 3; times++) {
			const { mediaType, id } = (await draw(asked(`time=${minutes}`)))!.title!;
			expect(mediaType).toBe(minutes <= 60 ? "tv" : "movie");
			const title = await findTitle(catalogue, { mediaType, id });
			const length =
				title?.mediaType === "movie" ? title.runtime : (await findSeason(catalogue, id, 1))?.episodes[0]?.runtime;
			expect(length).toBeGreaterThan(0);
			expect(length).toBeLessThanOrEqual(minutes);
		}
	});

	test("both narrow a listing's own genre", async () => {
		const drawn = await draw(asked("kind=movie&genre=35&time=120&mood=light"));
		const title = await findTitle(catalogue, drawn!.title!);
		expect(title?.genres.map(({ id }) => id)).toContain(35);
		expect(
			hasMood(
				MOODS[0]!,
				title!.genres.map(({ name }) => name),
			),
		).toBe(true);
	});

	test("what no kind of title can be is not drawn", async () => {
		expect(await draw(asked("time=30&mood=scary"))).toBeNull();
	});
});

describe("of a visitor who has watched something", () => {
	async function givenWatched(...titles: TitleRef[]): Promise<ProfileId> {
		const { id: profileId } = await givenUser(platform);
		for (const title of titles) {
			await markWatched(db, { profileId, ...title, episodes: [{ season: 1, episode: 1 }] });
		}
		return profileId;
	}

	test("the title is similar to one of these, which is named, signed in and signed out", async () => {
		const profileId = await givenWatched(PADDINGTON);
		for (const who of [{ profileId }, { watched: [PADDINGTON], seen: [PADDINGTON] }]) {
			const drawn = await draw(asked("time=120"), who);
			expect(drawn?.like).toEqual(PADDINGTON);
			const shown = await findDrawn(catalogue, { ...asked("time=120"), ...drawn! });
			expect(shown?.like?.title).toBe("Paddington");
			expect(shown?.reason).toMatchObject({ minutes: expect.any(Number), mood: null, isShow: false });
		}
	});

	test("a title that was only opened is no reason", async () => {
		const { id: profileId } = await givenUser(platform);
		await recordWatch(db, { profileId, ...PADDINGTON, season: 1, episode: 1, progress: null });
		expect((await draw(asked("time=120"), { profileId }))?.like).toBeNull();
	});

	test("a listing decides alone", async () => {
		const profileId = await givenWatched(PADDINGTON);
		expect((await draw(asked(WESTERNS), { profileId }))?.like).toBeNull();
	});
});

describe("the page of a draw", () => {
	test("says of an address that somebody wrote only what is true", async () => {
		const shown = await findDrawn(catalogue, asked("title=movie:238&time=90&mood=light&like=movie:116149"));
		expect(shown).toMatchObject({ title: "The Godfather", reason: null, like: null });
	});

	test("is none for a title that the catalogue does not have", async () => {
		expect(await findDrawn(catalogue, asked("title=movie:999999999"))).toBeNull();
		expect(await findDrawn(catalogue, asked(""))).toBeNull();
	});
});

describe("of TMDB", () => {
	test("a draw asks for a known length, and its requests have a limit", async () => {
		const tmdb = fakeTmdb();
		const upstream = openCatalogue({ ...testPlatform(TMDB_VARIABLES), isolate: createIsolate() });
		const searching = { catalogue: upstream, config: platform.config };
		const query = asked("kind=tv&time=30");
		const everything = Array.from({ length: 5000 }, (_, id) => ({ mediaType: "tv" as const, id: 50_000 + id }));
		expect(await drawTitle(db, searching, { profileId: null, query, seen: everything, watched: [] })).toBeNull();
		const requests = tmdb.requests();
		expect(requests.length).toBeLessThanOrEqual(5);
		for (const request of requests) {
			expect(request).toMatch(/with_runtime\.gte=1&with_runtime\.lte=30/);
		}
	});

	test("a title whose length is not known is not drawn", async () => {
		const tmdb = fakeTmdb();
		const upstream = openCatalogue({ ...testPlatform(TMDB_VARIABLES), isolate: createIsolate() });
		const searching = { catalogue: upstream, config: platform.config };
		tmdb.setFault({ kind: "status", status: 404 }, { path: /\/season\// });
		const query = asked("kind=tv&time=60");
		expect(await drawTitle(db, searching, { profileId: null, query, seen: [], watched: [] })).toBeNull();
	});
});
