import { beforeAll, describe, expect, test, vi } from "vitest";
import { movieDetails, seasonDetails, showDetails } from "~/clients/tmdb/schema";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { openBegunTitles } from "~/domain/library/next/begun-titles.server";
import { openLibraryRows, readHomeRecord } from "~/domain/library/next/home-rows.server";
import { compareNames } from "~/lib/text/compare-names";
import { givenUser } from "../../../../tests/harness/accounts";
import {
	deleteWatches,
	importLater,
	importWatches,
	markWatched,
	recordWatch,
	restoreWatch,
	unmarkWatched,
} from "../../../../tests/harness/changes";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { removeOldData } from "../../administration/retention.server";
import { blockTitle } from "../../catalogue/blocked/blocked-titles.server";
import { openCatalogue, UpstreamError } from "../../catalogue/catalogue.server";
import type { MediaType, TitleRef } from "../../catalogue/types";
import { findLater } from "./later-list.server";
import { groupBySection } from "./list-sections";
import type { ListFilter } from "./list-view";
import { openContinueTab, readLaterTab } from "./my-list.server";

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
	const { id: profileId } = user;
	const titles = TITLES.map((title, index) => ({ ...title, addedAt: Date.now() - 10_000 + index }));
	await importLater(db, catalogue, { profileId, titles });
	const watch = { profileId, season: 1, episode: 1 };
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

/** The rows of what was begun, as Home has them. */
async function openHome(from: typeof catalogue, profileId: ProfileId) {
	return await openLibraryRows(db, from, { reading: readHomeRecord(db, profileId), companions: Promise.resolve([]) })
		.begun;
}

/** Of the clock, so that two events have different times. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

const ANY = { text: "", genre: null, isShort: false };
const FIRST = { from: 0, sort: null, show: null, ...ANY };

type View = Partial<Parameters<typeof readLaterTab>[2]>;
type Row = [view: Omit<View, "user">, names: string[]];

const FACTS = { poster_path: "/p.jpg", release_date: "2020-01-01", vote_average: 7, overview: "A film." };

/** Titles that were invented for a test exist in this catalogue. */
const everything = {
	...catalogue,
	movie: async ({ id }: { id: number }) => movieDetails.parse({ id, title: `M${id}`, ...FACTS }),
};

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from }, (_, index) => from + index);
}

describe("Watch Later", () => {
	const rows: Row[] = [
		[{}, ["Breaking Bad", "Inception", "The Matrix"]],
		[{ sort: "title" }, ["Breaking Bad", "Inception", "The Matrix"]],
		[{ sort: "year" }, ["Inception", "Breaking Bad", "The Matrix"]],
		[{ sort: "watched" }, ["The Matrix", "Breaking Bad", "Inception"]],
		[{ show: "movies", sort: "year" }, ["Inception", "The Matrix"]],
		[{ show: "shows" }, ["Breaking Bad"]],
		[{ show: "unfinished" }, ["Breaking Bad"]],
		[{ text: "the MATRIX" }, ["The Matrix"]],
		[{ genre: "Drama" }, ["Breaking Bad"]],
		[{ isShort: true }, ["Breaking Bad"]],
		[{ isShort: true, show: "movies" }, []],
		[{ text: "in", sort: "year" }, ["Inception", "Breaking Bad"]],
	];
	test.each(rows)("%o is %j", async (view, names) => {
		const { items, total, unread } = await readLaterTab(db, catalogue, { ...FIRST, ...view, user, profileId: user.id });
		expect(items.map(({ title }) => title)).toEqual(names);
		expect([total, unread]).toEqual([names.length, 0]);
	});

	test("by title, is in the order of every other list: without case and accents, numbers by value, over all its pages", async () => {
		const names = ["10 Things", "2 Days", "Zodiac", "Élite", "eden", "Łódź", "Lost", "Shōgun", "Ålesund", "Zulu"];
		const viewer = await givenUser(platform);
		const named = {
			...everything,
			movie: async ({ id }: { id: number }) => movieDetails.parse({ ...FACTS, id, title: names[id - 9000] }),
		};
		const titles = names.map((_, index) => ({ mediaType: "movie" as const, id: 9000 + index, addedAt: index }));
		await importLater(db, named, { profileId: viewer.id, titles });
		const order = names.toSorted(compareNames);
		expect(order.slice(0, 5)).toEqual(["2 Days", "10 Things", "Ålesund", "eden", "Élite"]);
		const read = async (offset: number) => {
			const { items } = await findLater(db, named, { profileId: viewer.id, sort: "title", limit: 4, offset });
			return items.map(({ title }) => title);
		};
		expect([...(await read(0)), ...(await read(4)), ...(await read(8))]).toEqual(order);
		const view = { ...FIRST, sort: "title" as const, text: "e" };
		const { items } = await readLaterTab(db, named, { ...view, user: viewer, profileId: viewer.id });
		expect(items.map(({ title }) => title)).toEqual(order.filter((name) => /[eéè]/i.test(name)));
	});

	test("leaves a movie out of the unfinished ones that was begun and then marked as watched", async () => {
		const viewer = await givenUser(platform);
		const inception = { profileId: viewer.id, mediaType: "movie", id: 27205, season: 1, episode: 1 } as const;
		await importLater(db, catalogue, { profileId: viewer.id, titles: [{ ...inception, addedAt: Date.now() }] });
		await recordWatch(db, { ...inception, progress: { position: 30, duration: 100 } });
		const countUnfinished = async () => {
			const { items, total } = await readLaterTab(db, catalogue, {
				...FIRST,
				user: viewer,
				profileId: viewer.id,
				show: "unfinished",
			});
			return [items.length, total];
		};
		expect(await countUnfinished()).toEqual([1, 1]);
		await markWatched(db, { ...inception, episodes: [inception] });
		expect(await countUnfinished()).toEqual([0, 0]);
	});

	test("filters before it cuts a page, and counts all that fit", async () => {
		const viewer = await givenUser(platform);
		const now = Date.now();
		const titles = range(0, 70).map((index) => {
			return { mediaType: "movie" as const, id: 700_000 + index, addedAt: now - index * 1000 };
		});
		await importLater(db, everything, { profileId: viewer.id, titles });
		const read = (view: View) =>
			readLaterTab(db, everything, { ...FIRST, ...view, user: viewer, profileId: viewer.id });
		expect((await read({ text: "m70006" })).items.map(({ id }) => id - 700_000)).toEqual(range(60, 70));
		const [first, second] = [await read({ text: "m7000" }), await read({ text: "m7000", from: 60 })];
		expect([first.items.length, first.total, first.size]).toEqual([30, 70, 70]);
		expect(second.items.map(({ id }) => id - 700_000)).toEqual(range(60, 70));
	});

	test("looks up what an earlier version did not store, and counts what it cannot learn", async () => {
		const viewer = await givenUser(platform);
		await importLater(db, catalogue, {
			profileId: viewer.id,
			titles: TITLES.map((title) => ({ ...title, addedAt: 1 })),
		});
		const forget = "UPDATE titles SET card = json_remove(card, '$.minutes') WHERE profile_id = ?";
		await platform.db.prepare(forget).bind(viewer.id).run();
		const down = { ...catalogue, movie: () => Promise.reject(new UpstreamError(503, 10, new Error("down"))) };
		const read = async (from: typeof catalogue) => {
			const { items, unread } = await readLaterTab(db, from, {
				...FIRST,
				user: viewer,
				profileId: viewer.id,
				isShort: true,
			});
			return [items.map(({ title }) => title), unread];
		};
		expect(await read(down)).toEqual([["Breaking Bad"], 2]);
		expect(await read(catalogue)).toEqual([["Breaking Bad"], 0]);
		expect(await read(down)).toEqual([["Breaking Bad"], 0]);
	});

	test("sorts by rating, highest first", async () => {
		const { items } = await readLaterTab(db, catalogue, { ...FIRST, user, profileId: user.id, sort: "rating" });
		const ratings = items.map(({ rating }) => rating);
		expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
	});

	test("suggests six titles below the empty list of a user who has saved nothing, until the first is saved", async () => {
		const newcomer = await givenUser(platform);
		const read = async () => {
			const view = { ...FIRST, sort: "title" as const };
			const { items, total, suggestions } = await readLaterTab(db, catalogue, {
				user: newcomer,
				profileId: newcomer.id,
				...view,
			});
			return [items.length, total, suggestions.length];
		};
		expect(await read()).toEqual([0, 0, 6]);
		const title = { mediaType: "movie", id: 238, season: 1, episode: 1, addedAt: Date.now() } as const;
		await importLater(db, catalogue, { profileId: newcomer.id, titles: [title] });
		expect(await read()).toEqual([1, 1, 0]);
	});
});

describe("Continue Watching", () => {
	const rows: Row[] = [
		[{}, ["The Matrix", "Breaking Bad"]],
		[{ sort: "added" }, ["Breaking Bad", "The Matrix"]],
		[{ sort: "title" }, ["Breaking Bad", "The Matrix"]],
		[{ show: "movies" }, ["The Matrix"]],
		[{ show: "next" }, ["Breaking Bad"]],
		[{ show: "finished" }, ["The Matrix"]],
		[{ show: "waiting" }, []],
		[{ text: "matrix" }, ["The Matrix"]],
		[{ genre: "Drama" }, ["Breaking Bad"]],
		[{ isShort: true }, ["Breaking Bad"]],
		[{ isShort: true, show: "movies" }, []],
	];
	test.each(rows)("%o is %j", async (view, names) => {
		const { size, page } = await openContinueTab(db, catalogue, { ...FIRST, ...view, profileId: user.id });
		const { cards, next, unread } = await page;
		expect(cards.map(({ title }) => title)).toEqual(names);
		expect([next, unread]).toEqual([null, 0]);
		expect(size).toBe(view.show === "movies" ? 1 : 2);
	});

	/** So many titles, the first the latest; those before `finished` were watched to their end. */
	async function givenBegun(count: number, finished: number, mediaType: MediaType = "movie") {
		const { id: profileId } = await givenUser(platform);
		const now = Date.now();
		const watches = Array.from({ length: count }, (_, index) => ({
			mediaType,
			id: 700_000 + index,
			season: 1,
			episode: 1,
			progress: index < finished ? { position: 99, duration: 100 } : { position: 40, duration: 100 },
			timestamp: now - index * 1000,
		}));
		for (let first = 0; first < count; first += 100) {
			await importWatches(db, { profileId, watches: watches.slice(first, first + 100), total: count });
		}
		return profileId;
	}

	test.each([10, 25, 120, 390])("shows the unfinished titles also behind %i that are finished", async (finished) => {
		const profileId = await givenBegun(finished + 2, finished);
		const expected = [700_000 + finished, 700_001 + finished];
		const { page } = await openContinueTab(db, everything, { ...FIRST, profileId, show: "next" });
		expect((await page).cards.map(({ id }) => id)).toEqual(expected);
		const { continuing } = await openHome(everything, profileId);
		expect(continuing.map(({ id }) => id)).toEqual(expected);
	});

	test("the overview shows twelve titles of a section, and how many it has, where that is known", async () => {
		const open = async (profileId: ProfileId) =>
			await (await openContinueTab(db, everything, { ...FIRST, profileId })).page;
		const few = await open(await givenBegun(10, 1));
		expect([few.cards.length, few.sizes]).toEqual([10, { next: 9, finished: 1 }]);
		const several = await open(await givenBegun(14, 1));
		expect([several.cards.length, several.sizes]).toEqual([13, { next: 13, finished: 1 }]);
		const many = await open(await givenBegun(40, 3));
		expect([many.cards.length, many.sizes]).toEqual([15, { next: null, finished: null }]);
	});

	test("has the true number of 250 titles, and pages that show each once", async () => {
		const profileId = await givenBegun(250, 0);
		const open = (view: View) => openContinueTab(db, everything, { ...FIRST, ...view, profileId });
		expect((await open({})).size).toBe(250);
		const shown: number[] = [];
		for (let from: number | null = 0; from !== null; ) {
			const page: Awaited<Awaited<ReturnType<typeof open>>["page"]> = await (await open({ show: "next", from })).page;
			shown.push(...page.cards.map(({ id }) => id));
			from = page.next;
		}
		expect(shown).toEqual(range(700_000, 700_250));
	});

	test("searches behind titles that do not fit, in parts of at most 400", async () => {
		const profileId = await givenBegun(450, 0);
		const search = async (text: string, from = 0) => {
			const { page } = await openContinueTab(db, everything, { ...FIRST, profileId, text, from });
			const { cards, next } = await page;
			return [cards.map(({ id }) => id), next];
		};
		expect(await search("700390")).toEqual([[700_390], 400]);
		expect(await search("700440")).toEqual([[], 400]);
		expect(await search("700440", 400)).toEqual([[700_440], null]);
	});

	test("counts the titles that it could not judge while the catalogue is down", async () => {
		const profileId = await givenBegun(3, 0);
		const down = { ...catalogue, movie: () => Promise.reject(new UpstreamError(503, 10, new Error("down"))) };
		const { page } = await openContinueTab(db, down, { ...FIRST, profileId, text: "m" });
		expect(await page).toMatchObject({ cards: [], unread: 3 });
	});

	describe("of shows", () => {
		const DAY = 24 * 60 * 60 * 1000;
		const [RUNNING, ENDED, STOPPED, RECENT, BEGUN] = [800_001, 800_002, 800_003, 800_004, 800_005];
		/** Shows of one season with two episodes. */
		const shows = {
			...catalogue,
			show: async ({ id }: { id: number }) =>
				showDetails.parse({
					id,
					name: `S${id}`,
					status: id === RUNNING ? "Returning Series" : "Ended",
					seasons: [{ id, season_number: 1, episode_count: 2 }],
					last_episode_to_air: { season_number: 1, episode_number: 2 },
				}),
			season: async ({ season }: { season: number }) =>
				seasonDetails.parse({
					season_number: season,
					episodes: [1, 2].map((number) => ({ id: number, episode_number: number, air_date: "2020-01-01" })),
				}),
		};

		/** What was watched, so many days ago. */
		async function givenShows() {
			const { id: profileId } = await givenUser(platform);
			const now = Date.now();
			const watched: [id: number, episodes: number, days: number][] = [
				[RUNNING, 2, 200],
				[ENDED, 2, 40],
				[STOPPED, 1, 31],
				[RECENT, 1, 20],
			];
			for (const [id, episodes, days] of watched) {
				vi.setSystemTime(now - days * DAY);
				const seen = range(1, episodes + 1).map((episode) => ({ season: 1, episode }));
				await markWatched(db, { profileId, mediaType: "tv", id, episodes: seen });
			}
			vi.setSystemTime(now - 50 * DAY);
			const progress = { position: 600, duration: 2400 };
			await recordWatch(db, { profileId, mediaType: "tv", id: BEGUN, season: 1, episode: 1, progress });
			vi.setSystemTime(now);
			await removeOldData(platform.db);
			return profileId;
		}

		async function sectionsOf(profileId: ProfileId, view: View = {}) {
			const { size, page } = await openContinueTab(db, shows, { ...FIRST, ...view, profileId });
			const groups = groupBySection((await page).cards);
			return { size, ...Object.fromEntries(groups.map(({ section, cards }) => [section, cards.map(({ id }) => id)])) };
		}

		test("each stands in one section, also long after the history has forgotten it", async () => {
			const profileId = await givenShows();
			expect(await sectionsOf(profileId)).toEqual({
				size: 5,
				next: [RECENT],
				waiting: [RUNNING],
				untouched: [STOPPED, BEGUN],
				finished: [ENDED],
			});
			expect(await sectionsOf(profileId, { show: "waiting" })).toEqual({ size: 5, waiting: [RUNNING] });
			expect(await sectionsOf(profileId, { show: "untouched" })).toEqual({ size: 5, untouched: [STOPPED, BEGUN] });
			const { continuing, upNext } = await openHome(shows, profileId);
			expect([continuing, upNext.map(({ id }) => id)], "Home follows the record, too").toEqual([
				[],
				[RECENT, STOPPED, BEGUN],
			]);
		});

		test("one that was removed stays removed, until it is restored or watched again", async () => {
			const profileId = await givenShows();
			const { page } = await openContinueTab(db, shows, { ...FIRST, profileId, show: "untouched" });
			const [stopped] = (await page).cards.map(({ entry }) => entry);
			if (!stopped) throw new Error("Nothing is untouched");
			const title = { mediaType: "tv", id: STOPPED } as const;
			expect(await deleteWatches(db, { profileId, titles: [title] })).toBe(1);
			expect(await sectionsOf(profileId, { show: "untouched" })).toEqual({ size: 4, untouched: [BEGUN] });

			const at = stopped.lastWatched;
			expect(await restoreWatch(db, { profileId, ...title, season: 1, episode: 1, progress: null, at })).toMatchObject(
				title,
			);
			expect(await sectionsOf(profileId, { show: "untouched" })).toEqual({ size: 5, untouched: [STOPPED, BEGUN] });

			await deleteWatches(db, { profileId, titles: [title] });
			vi.setSystemTime(Date.now() + 90 * DAY);
			await removeOldData(platform.db);
			expect(await sectionsOf(profileId, { show: "untouched" })).toEqual({ size: 4, untouched: [RECENT, BEGUN] });
			await markWatched(db, { profileId, ...title, episodes: [{ season: 1, episode: 2 }] });
			expect(await sectionsOf(profileId)).toMatchObject({ finished: [STOPPED, ENDED] });
		});
	});

	test("keeps a title that the catalogue does not have or that is blocked, marked as gone", async () => {
		const profileId = await givenBegun(2, 0);
		await recordWatch(db, { profileId, ...BREAKING_BAD, progress: { position: 40, duration: 100 } });
		await pause();
		await recordWatch(db, { profileId, ...DARK_KNIGHT, progress: { position: 40, duration: 100 } });
		await blockTitle(platform, { mediaType: "movie", id: DARK_KNIGHT.id, reason: "", actorId: profileId });
		const blocking = openCatalogue(newIsolatePlatform());
		const open = (show: ListFilter | null) => openContinueTab(db, blocking, { ...FIRST, profileId, show });
		const { size, page } = await open(null);
		const { cards } = await page;
		expect(size).toBe(cards.length);
		expect(cards.map(({ id, isGone, poster }) => [id, isGone, poster === null])).toEqual([
			[DARK_KNIGHT.id, true, true],
			[BREAKING_BAD.id, false, false],
			[700_000, true, true],
			[700_001, true, true],
		]);
		expect((await (await open("next")).page).cards).toHaveLength(4);
	});

	test("has a show that was begun by a mark, with its next episode, until it is removed", async () => {
		const { id: profileId } = await givenUser(platform);
		await recordWatch(db, { profileId, ...INCEPTION, progress: { position: 40, duration: 100 } });
		await pause();
		await markWatched(db, { profileId, ...BREAKING_BAD, episodes: [{ season: 1, episode: 2 }] });
		const open = async (show: ListFilter | null = null) => {
			const { size, page } = await openContinueTab(db, catalogue, { ...FIRST, profileId, show });
			return { size, cards: (await page).cards.map(({ title, target }) => [title, target.season, target.episode]) };
		};
		const marked = ["Breaking Bad", 1, 3];
		expect(await open()).toEqual({ size: 2, cards: [marked, ["Inception", 1, 1]] });
		expect(await open("shows")).toEqual({ size: 1, cards: [marked] });
		expect((await open("movies")).size).toBe(1);
		expect((await open("next")).cards).toHaveLength(2);
		const { continuing, upNext } = await openHome(catalogue, profileId);
		expect(continuing.map(({ title }) => title)).toEqual(["Inception"]);
		expect(
			upNext.map(({ title, target }) => [title, target.season, target.episode]),
			"each title stands in one row",
		).toEqual([marked]);

		expect(await deleteWatches(db, { profileId, titles: [BREAKING_BAD] })).toBe(1);
		expect((await open()).size).toBe(1);
		expect(await deleteWatches(db, { profileId, titles: [BREAKING_BAD] })).toBe(0);
		await pause();
		await markWatched(db, { profileId, ...BREAKING_BAD, episodes: [{ season: 1, episode: 3 }] });
		expect((await open()).cards[0]).toEqual(["Breaking Bad", 1, 4]);
		await unmarkWatched(db, { profileId, mediaType: "tv", id: 1396, season: 1 });
		expect((await open()).size).toBe(1);
	});

	test("a mark adds a show once, in its place, however many episodes it has and wherever a window begins", async () => {
		const profileId = await givenBegun(30, 0);
		for (const id of [1396, 1399]) {
			const episodes = Array.from({ length: 60 }, (_, index) => ({ season: 1 + (index % 5), episode: 1 + index }));
			const timeOf = () => ({ watchedAt: Date.now(), precision: "instant" }) as const;
			await markWatched(db, { profileId, mediaType: "tv", id, episodes, timeOf });
			await pause();
		}
		const begun = await openBegunTitles(db, catalogue, { profileId });
		expect(begun.total).toBe(32);
		const all = await begun.list({ limit: 100 });
		expect(all.slice(0, 2).map(({ id }) => id)).toEqual([1399, 1396]);
		for (let offset = 0; offset < 32; offset += 7) {
			expect(await begun.list({ limit: 7, offset })).toEqual(all.slice(offset, offset + 7));
		}
	});
});
