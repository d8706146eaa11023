import { beforeAll, describe, expect, test } from "vitest";
import { movieDetails } from "~/clients/tmdb/schema";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../tests/harness/accounts";
import { newIsolatePlatform, testPlatform } from "../../../tests/harness/context";
import { blockTitle } from "../catalogue/blocked/blocked-titles.server";
import { openCatalogue } from "../catalogue/catalogue.server";
import type { MediaType, TitleRef } from "../catalogue/types";
import { openBegunTitles } from "./begun-titles.server";
import { listRecentWatches } from "./continue-watching.server";
import { openLibraryRows } from "./home-rows.server";
import type { ListFilter, ListSort } from "./list-view";
import { openContinueTab, readLaterTab } from "./my-list.server";
import { deleteWatches, recordWatch } from "./watch-history.server";
import { importWatches } from "./watch-import.server";
import { importLater } from "./watch-later.server";
import { markWatched, unmarkWatched } from "./watched.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const catalogue = openCatalogue(platform);

/** Of 1999, 2010, 2008; in the order in which they are watched and saved. */
const TITLES: TitleRef[] = [
	{ mediaType: "movie", id: 603 },
	{ mediaType: "movie", id: 27205 },
	{ mediaType: "tv", id: 1396 },
];

let user: Awaited<ReturnType<typeof givenUser>>;

beforeAll(async () => {
	user = await givenUser(platform);
	const { id: userId } = user;
	const titles = TITLES.map((title, index) => ({ ...title, addedAt: Date.now() - 10_000 + index }));
	await importLater(db, catalogue, { userId, titles });
	const watch = { userId, season: 1, episode: 1 };
	await recordWatch(db, { ...watch, mediaType: "movie", id: 603, progress: { position: 99, duration: 100 } });
	await pause();
	await recordWatch(db, { ...watch, mediaType: "tv", id: 1396, progress: { position: 30, duration: 100 } });
	await pause();
	// Does not change when it was first opened.
	await recordWatch(db, { ...watch, mediaType: "movie", id: 603, progress: null });
});

const BREAKING_BAD = { mediaType: "tv", id: 1396, season: 1, episode: 1 } as const;
const DARK_KNIGHT = { mediaType: "movie", id: 155, season: 1, episode: 1 } as const;
const INCEPTION = { mediaType: "movie", id: 27205, season: 1, episode: 1 } as const;

/** Of the clock, so that two events have different times. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

const FIRST_TEN = { from: 0, shown: 10 };

type Row = [view: { sort?: ListSort; show?: ListFilter }, names: string[]];

describe("Watch Later", () => {
	const rows: Row[] = [
		[{}, ["Breaking Bad", "Inception", "The Matrix"]],
		[{ sort: "title" }, ["Breaking Bad", "Inception", "The Matrix"]],
		[{ sort: "year" }, ["Inception", "Breaking Bad", "The Matrix"]],
		[{ sort: "watched" }, ["The Matrix", "Breaking Bad", "Inception"]],
		[{ show: "movies", sort: "year" }, ["Inception", "The Matrix"]],
		[{ show: "shows" }, ["Breaking Bad"]],
		[{ show: "unfinished" }, ["Breaking Bad"]],
	];
	test.each(rows)("%o is %j", async ({ sort = null, show = null }, names) => {
		const { items, total } = await readLaterTab(db, catalogue, { user, from: 0, shown: 60, sort, show });
		expect(items.map(({ title }) => title)).toEqual(names);
		expect(total).toBe(names.length);
	});

	test("leaves a movie out of the unfinished ones that was begun and then marked as watched", async () => {
		const viewer = await givenUser(platform);
		const inception = { userId: viewer.id, mediaType: "movie", id: 27205, season: 1, episode: 1 } as const;
		await importLater(db, catalogue, { userId: viewer.id, titles: [{ ...inception, addedAt: Date.now() }] });
		await recordWatch(db, { ...inception, progress: { position: 30, duration: 100 } });
		const countUnfinished = async () => {
			const view = { sort: null, show: "unfinished" } as const;
			const { items, total } = await readLaterTab(db, catalogue, { user: viewer, from: 0, shown: 60, ...view });
			return [items.length, total];
		};
		expect(await countUnfinished()).toEqual([1, 1]);
		await markWatched(db, { ...inception, episodes: [inception] });
		expect(await countUnfinished()).toEqual([0, 0]);
	});

	test("counts all titles of a filter, not only those shown", async () => {
		const later = await readLaterTab(db, catalogue, { user, from: 0, shown: 1, sort: null, show: "movies" });
		expect([later.items.length, later.total]).toEqual([1, 2]);
	});

	test("sorts by rating, highest first", async () => {
		const { items } = await readLaterTab(db, catalogue, { user, from: 0, shown: 60, sort: "rating", show: null });
		const ratings = items.map(({ rating }) => rating);
		expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
	});

	test("suggests six titles below the empty list of a user who has saved nothing, until the first is saved", async () => {
		const newcomer = await givenUser(platform);
		const read = async () => {
			const view = { from: 0, shown: 60, sort: "title", show: null } as const;
			const { items, total, suggestions } = await readLaterTab(db, catalogue, { user: newcomer, ...view });
			return [items.length, total, suggestions.length];
		};
		expect(await read()).toEqual([0, 0, 6]);
		const title = { mediaType: "movie", id: 238, season: 1, episode: 1, addedAt: Date.now() } as const;
		await importLater(db, catalogue, { userId: newcomer.id, titles: [title] });
		expect(await read()).toEqual([1, 1, 0]);
	});
});

describe("Continue Watching", () => {
	const rows: Row[] = [
		[{}, ["The Matrix", "Breaking Bad"]],
		[{ sort: "added" }, ["Breaking Bad", "The Matrix"]],
		[{ sort: "title" }, ["Breaking Bad", "The Matrix"]],
		[{ show: "movies" }, ["The Matrix"]],
		[{ show: "unfinished" }, ["Breaking Bad"]],
	];
	test.each(rows)("%o is %j", async ({ sort = null, show = null }, names) => {
		const { total, page } = await openContinueTab(db, catalogue, { ...FIRST_TEN, userId: user.id, sort, show });
		expect((await page).cards.map(({ title }) => title)).toEqual(names);
		expect(total).toBe(show === "unfinished" ? null : names.length);
	});

	/** So many titles, the first the latest; those before `finished` were watched to their end. */
	async function givenBegun(count: number, finished: number, mediaType: MediaType = "movie") {
		const { id: userId } = await givenUser(platform);
		const now = Date.now();
		const watches = Array.from({ length: count }, (_, index) => ({
			...{ mediaType, id: 700_000 + index, season: 1, episode: 1 },
			progress: index < finished ? { position: 99, duration: 100 } : { position: 40, duration: 100 },
			timestamp: now - index * 1000,
		}));
		for (let first = 0; first < count; first += 100) {
			await importWatches(db, { userId, watches: watches.slice(first, first + 100), total: count });
		}
		return userId;
	}

	/** Titles that were invented for a test exist in this catalogue. */
	const everything = {
		...catalogue,
		movie: async ({ id }: { id: number }) => movieDetails.parse({ id, title: `M${id}` }),
	};

	test.each([10, 25, 120, 390])("shows the unfinished titles also behind %i that are finished", async (finished) => {
		const userId = await givenBegun(finished + 2, finished);
		const expected = [700_000 + finished, 700_001 + finished];
		const { page } = await openContinueTab(db, everything, { ...FIRST_TEN, userId, sort: null, show: "unfinished" });
		expect((await page).cards.map(({ id }) => id)).toEqual(expected);
		const recent = listRecentWatches(db, everything, { userId });
		const { continuing } = openLibraryRows(db, everything, { userId, recent, rated: Promise.resolve([]) });
		expect((await continuing).map(({ id }) => id)).toEqual(expected);
	});

	test("shows ten of the unfinished titles first, and says that there are more", async () => {
		const userId = await givenBegun(14, 1);
		const open = async (view: { from: number; shown: number }) =>
			await (await openContinueTab(db, everything, { ...view, userId, sort: null, show: "unfinished" })).page;
		const first = await open(FIRST_TEN);
		expect([first.cards.length, first.hasMore]).toEqual([10, true]);
		const all = await open({ from: 0, shown: 40 });
		expect([all.cards.length, all.hasMore]).toEqual([13, false]);
		const rest = await open({ from: 10, shown: 10 });
		expect(rest.cards.map(({ id }) => id)).toEqual(all.cards.slice(10).map(({ id }) => id));
	});

	test("has the true number of 250 titles, and windows that show each once", async () => {
		const userId = await givenBegun(250, 0);
		const open = (view: { from: number; shown: number }) =>
			openContinueTab(db, everything, { ...view, userId, sort: null, show: null });
		const { total, page } = await open(FIRST_TEN);
		expect([total, (await page).cards.length, (await page).hasMore]).toEqual([250, 10, true]);
		const windows = [0, 100, 200].map(async (from) => (await (await open({ from, shown: 100 })).page).cards);
		const ids = (await Promise.all(windows)).flat().map(({ id }) => id);
		expect(ids).toEqual(Array.from({ length: 250 }, (_, index) => 700_000 + index));
	});

	test("keeps a title that the catalogue does not have or that is blocked, marked as gone; not among the unfinished", async () => {
		const userId = await givenBegun(2, 0);
		await recordWatch(db, { userId, ...BREAKING_BAD, progress: { position: 40, duration: 100 } });
		await pause();
		await recordWatch(db, { userId, ...DARK_KNIGHT, progress: { position: 40, duration: 100 } });
		await blockTitle(platform, { mediaType: "movie", id: DARK_KNIGHT.id, reason: "", actorId: userId });
		const blocking = openCatalogue(newIsolatePlatform());
		const open = (show: ListFilter | null) => openContinueTab(db, blocking, { ...FIRST_TEN, userId, sort: null, show });
		const { total, page } = await open(null);
		const { cards } = await page;
		expect(total).toBe(cards.length);
		expect(cards.map(({ id, isGone, poster }) => [id, isGone, poster === null])).toEqual([
			[DARK_KNIGHT.id, true, true],
			[BREAKING_BAD.id, false, false],
			[700_000, true, true],
			[700_001, true, true],
		]);
		expect((await (await open("unfinished")).page).cards.map(({ id }) => id)).toEqual([BREAKING_BAD.id]);
	});

	test("has a show that was begun by a mark, with its next episode, until it is removed", async () => {
		const { id: userId } = await givenUser(platform);
		await recordWatch(db, { userId, ...INCEPTION, progress: { position: 40, duration: 100 } });
		await pause();
		await markWatched(db, { userId, ...BREAKING_BAD, episodes: [{ season: 1, episode: 2 }] });
		const open = async (show: ListFilter | null = null) => {
			const { total, page } = await openContinueTab(db, catalogue, { ...FIRST_TEN, userId, sort: null, show });
			return { total, cards: (await page).cards.map(({ title, target }) => [title, target.season, target.episode]) };
		};
		const marked = ["Breaking Bad", 1, 3];
		expect(await open()).toEqual({ total: 2, cards: [marked, ["Inception", 1, 1]] });
		expect(await open("shows")).toEqual({ total: 1, cards: [marked] });
		expect((await open("movies")).total).toBe(1);
		expect((await open("unfinished")).cards).toHaveLength(2);
		const recent = listRecentWatches(db, catalogue, { userId });
		const { continuing } = openLibraryRows(db, catalogue, { userId, recent, rated: Promise.resolve([]) });
		expect((await continuing).map(({ title }) => title)).toEqual(["Breaking Bad", "Inception"]);

		expect(await deleteWatches(db, { userId, titles: [BREAKING_BAD] })).toBe(1);
		expect((await open()).total).toBe(1);
		expect(await deleteWatches(db, { userId, titles: [BREAKING_BAD] })).toBe(0);
		await pause();
		await markWatched(db, { userId, ...BREAKING_BAD, episodes: [{ season: 1, episode: 3 }] });
		expect((await open()).cards[0]).toEqual(["Breaking Bad", 1, 4]);
		await unmarkWatched(db, { userId, mediaType: "tv", id: 1396, season: 1 });
		expect((await open()).total).toBe(1);
	});

	test("a mark adds a show once, in its place, however many episodes it has and wherever a window begins", async () => {
		const userId = await givenBegun(30, 0);
		for (const id of [1396, 1399]) {
			const episodes = Array.from({ length: 60 }, (_, index) => ({ season: 1 + (index % 5), episode: 1 + index }));
			await markWatched(db, { userId, mediaType: "tv", id, episodes });
			await pause();
		}
		const begun = await openBegunTitles(db, { userId });
		expect(begun.total).toBe(32);
		const all = await begun.list({ limit: 100 });
		expect(all.slice(0, 2).map(({ id }) => id)).toEqual([1399, 1396]);
		for (let offset = 0; offset < 32; offset += 7) {
			expect(await begun.list({ limit: 7, offset })).toEqual(all.slice(offset, offset + 7));
		}
	});
});
