import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { openCatalogue } from "../catalogue/catalogue.server";
import type { MediaType } from "../catalogue/types";
import { listRecentWatches } from "./continue-watching.server";
import { openLibraryRows } from "./home-rows.server";
import type { ListFilter, ListSort } from "./list-view";
import { openContinueTab, readLaterTab } from "./my-list.server";
import { recordWatch } from "./watch-history.server";
import { importWatches } from "./watch-import.server";
import { importLater } from "./watch-later.server";
import { markWatched } from "./watched.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const catalogue = openCatalogue(platform);

/** Of 1999, 2010, 2008; in the order in which they are watched and saved. */
const TITLES: { mediaType: MediaType; mediaId: number }[] = [
	{ mediaType: "movie", mediaId: 603 },
	{ mediaType: "movie", mediaId: 27205 },
	{ mediaType: "tv", mediaId: 1396 },
];

let user: Awaited<ReturnType<typeof givenUser>>;

beforeAll(async () => {
	user = await givenUser(platform);
	const { id: userId } = user;
	const titles = TITLES.map((title, index) => ({ ...title, addedAt: Date.now() - 10_000 + index }));
	await importLater(db, catalogue, { userId, titles });
	const watch = { userId, season: 1, episode: 1 };
	const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
	await recordWatch(db, { ...watch, mediaType: "movie", mediaId: 603, progress: { position: 99, duration: 100 } });
	await pause();
	await recordWatch(db, { ...watch, mediaType: "tv", mediaId: 1396, progress: { position: 30, duration: 100 } });
	await pause();
	// Does not change when it was first opened.
	await recordWatch(db, { ...watch, mediaType: "movie", mediaId: 603, progress: null });
});

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
		const { items, total } = await readLaterTab(db, catalogue, { user, limit: 60, sort, show });
		expect(items.map(({ title }) => title)).toEqual(names);
		expect(total).toBe(names.length);
	});

	test("leaves a movie out of the unfinished ones that was begun and then marked as watched", async () => {
		const viewer = await givenUser(platform);
		const inception = { userId: viewer.id, mediaType: "movie", mediaId: 27205, season: 1, episode: 1 } as const;
		await importLater(db, catalogue, { userId: viewer.id, titles: [{ ...inception, addedAt: Date.now() }] });
		await recordWatch(db, { ...inception, progress: { position: 30, duration: 100 } });
		const countUnfinished = async () => {
			const view = { sort: null, show: "unfinished" } as const;
			const { items, total } = await readLaterTab(db, catalogue, { user: viewer, limit: 60, ...view });
			return [items.length, total];
		};
		expect(await countUnfinished()).toEqual([1, 1]);
		await markWatched(db, { ...inception, episodes: [inception] });
		expect(await countUnfinished()).toEqual([0, 0]);
	});

	test("counts all titles of a filter, not only those shown", async () => {
		const later = await readLaterTab(db, catalogue, { user, limit: 1, sort: null, show: "movies" });
		expect([later.items.length, later.total]).toEqual([1, 2]);
	});

	test("sorts by rating, highest first", async () => {
		const { items } = await readLaterTab(db, catalogue, { user, limit: 60, sort: "rating", show: null });
		const ratings = items.map(({ rating }) => rating);
		expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
	});

	test("suggests six titles below the empty list of a user who has saved nothing, until the first is saved", async () => {
		const newcomer = await givenUser(platform);
		const read = async () => {
			const view = { limit: 60, sort: "title", show: null } as const;
			const { items, total, suggestions } = await readLaterTab(db, catalogue, { user: newcomer, ...view });
			return [items.length, total, suggestions.length];
		};
		expect(await read()).toEqual([0, 0, 6]);
		const title = { mediaType: "movie", mediaId: 238, season: 1, episode: 1, addedAt: Date.now() } as const;
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
		const { count, items } = await openContinueTab(db, catalogue, { userId: user.id, sort, show });
		expect((await items).map(({ title }) => title)).toEqual(names);
		expect(count).toBe(names.length);
	});

	test("shows up to ten unfinished titles, also behind ten that are finished", async () => {
		const { id: userId } = await givenUser(platform);
		const now = Date.now();
		const places = Array.from({ length: 12 }, (_, index) => {
			return { mediaType: "movie" as const, mediaId: 700_000 + index, season: 1, episode: 1 };
		});
		const watches = places.map((place, index) => ({ ...place, progress: null, timestamp: now - index }));
		await importWatches(db, { userId, watches, total: watches.length });
		for (const place of places.slice(0, 10)) await markWatched(db, { userId, ...place, episodes: [place] });
		const { items } = await openContinueTab(db, catalogue, { userId, sort: null, show: "unfinished" });
		expect((await items).map(({ id }) => id)).toEqual([700_010, 700_011]);
		const { continuing } = openLibraryRows(db, catalogue, {
			userId,
			recent: listRecentWatches(db, catalogue, { userId }),
		});
		expect((await continuing).map(({ id }) => id)).toEqual([700_010, 700_011]);
	});
});
