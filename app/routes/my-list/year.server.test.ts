import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { movieRef } from "~/domain/catalogue/paths";
import { readPlayTime } from "~/domain/library/diary/plays";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { addPlay, writeRating } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyViewings } from "../../../tests/harness/library";
import { givenManyViewers } from "../../../tests/harness/many-users";
import { fetchPage } from "../../../tests/harness/pages";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { checkWellFormed } from "../../../tests/harness/well-formed";
import type { loader } from "./year";

const platform = testPlatform();
const db = openDatabase(platform.db);

let profileId: ProfileId;
let cookie: Record<string, string>;
beforeEach(async () => {
	const user = await givenUser(platform);
	profileId = user.id;
	cookie = await givenCookie(platform, user);
});

async function givenYear() {
	for (const day of ["2026-03-05", "2026-03-06", "2025-12-31", null]) {
		await addPlay(db, { profileId, ...movieRef(27205), ...readPlayTime(day)! });
	}
	for (const episode of [1, 2]) {
		const at = { mediaType: "tv", id: 1396, season: 1, episode } as const;
		await addPlay(db, { profileId, ...at, ...readPlayTime("2026-04-01T20:00:00Z")! });
	}
}

async function open(year: string) {
	return (await fetchPage<typeof loader>(`/watched/${year}`, { headers: cookie })).data;
}

test("sums up the plays of the year by their dates, with lengths, genres and people of the catalogue", async () => {
	await givenYear();
	const { figures, years, isCut, unknownTitles } = await open("2026");
	expect(figures).toMatchObject({ movies: 2, episodes: 2, titles: 2, untimed: 0, days: 3 });
	expect(figures.longestRun).toEqual({ first: "2026-03-05", last: "2026-03-06", days: 2 });
	expect(figures.minutes).toBeGreaterThan(2 * 148);
	expect(figures.genres.map(({ name }) => name)).toContain("Drama");
	expect(figures.people).toContainEqual({ id: expect.any(Number), name: "Bryan Cranston", titles: 1 });
	expect([years, isCut, unknownTitles]).toEqual([["2026", "2025"], false, 0]);
});

test("sums up a year from before 1970", async () => {
	for (const day of ["1954-01-01", "1954-12-31", "1955-01-01"])
		await addPlay(db, { profileId, ...movieRef(27205), ...readPlayTime(day)! });
	const { figures, years } = await open("1954");
	expect(figures).toMatchObject({ movies: 2, days: 2 });
	expect(figures.columns.filter(({ plays }) => plays > 0)).toEqual([
		{ key: "1954-01", plays: 1 },
		{ key: "1954-12", plays: 1 },
	]);
	expect(years).toEqual(["1955", "1954"]);
});

test("a year without plays has no figures, and what is no year is not found", async () => {
	expect((await open("2024")).figures).toMatchObject({ titles: 0, longestRun: null });
	expect((await fetchPage("/watched/soon", { headers: cookie })).response.status).toBe(404);
});

test("reads at most 10,000 plays of a year, and says so", async () => {
	await givenManyViewings(platform, { profileId, count: 10_100, newest: Date.parse("2026-06-01"), shows: [1396] });
	const counting = countingDatabase(platform.db);
	counting.takeCost();
	const { data } = await fetchPage<typeof loader>(
		"/watched/2026",
		{ headers: cookie },
		{ replaced: { db: counting.db } },
	);
	expect([data.figures.episodes, data.isCut]).toEqual([10_000, true]);
	expect(counting.takeCost().read).toBeLessThan(45_000);
});

test("the strip of a year is a private image, and there is none of an empty year", async () => {
	await givenYear();
	const strip = async (year: string) => (await fetchPage(`/watched/${year}/strip.svg`, { headers: cookie })).response;
	const response = await strip("2026");
	expect(response.headers.get("cache-control")).toBe("private, no-store");
	checkWellFormed(await response.text());
	expect((await strip("2024")).status).toBe(404);
});

test("all years have every year's plays, and movies and episodes also without a date", async () => {
	await givenYear();
	const { figures, strip, years } = await open("all");
	expect(figures).toMatchObject({ movies: 4, episodes: 2, titles: 2, days: 4, again: 2, untimed: 1 });
	expect(figures.columns).toEqual([
		{ key: "2025", plays: 1 },
		{ key: "2026", plays: 4 },
	]);
	expect(figures.longestRun).toEqual({ first: "2026-03-05", last: "2026-03-06", days: 2 });
	expect(strip.map(({ key, name, day }) => [key, name, day])).toEqual([
		["2025", "Inception", "2025-12-31"],
		["2026", "Inception", "2026-03-06"],
	]);
	expect(years).toEqual(["2026", "2025"]);
});

test("a year's page has a link for each year that has plays, however many months are between them", async () => {
	const days = Array.from({ length: 30 }, (_, index) => [`${1990 + index}-01-01`, `${1990 + index}-12-31`]).flat();
	for (const day of days) await addPlay(db, { profileId, ...movieRef(27205), ...readPlayTime(day)! });
	expect((await open("1995")).years).toEqual(Array.from({ length: 30 }, (_, index) => String(2019 - index)));
});

test("ratings and decades are those of the titles of the year, as the library has them", async () => {
	await givenYear();
	await writeRating(db, { profileId, mediaType: "movie", id: 27205, season: null, episode: null, rating: 9 });
	await writeRating(db, { profileId, mediaType: "movie", id: 603, season: null, episode: null, rating: 3 });
	await platform.db.prepare("UPDATE titles SET name = 'A name', year = 2008 WHERE media_id = 1396").run();
	const { figures } = await open("2026");
	expect(figures.ratings).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
	expect(figures.decades).toContainEqual({ name: "2000", titles: 1 });
	expect(figures.countries.length).toBeGreaterThan(0);
});

test("a page reads the same rows of ten thousand plays and of fifty thousand, for a year and for all", async () => {
	const counting = countingDatabase(platform.db);
	// Its id is after all random ones: what an index has of a person is read up to the next row, which D1 counts.
	await givenManyViewers(platform, { from: 0, count: 1 });
	async function rowsWith(count: number) {
		const user = await givenUser(platform);
		const headers = await givenCookie(platform, user);
		const newest = Date.parse("2026-06-01");
		await givenManyViewings(platform, { profileId: user.id, count, newest, shows: [1396] });
		const rows = [];
		for (const year of ["2026", "all"]) {
			counting.takeCost();
			const { data } = await fetchPage<typeof loader>(
				`/watched/${year}`,
				{ headers },
				{ replaced: { db: counting.db } },
			);
			expect([data.figures.episodes, data.isCut]).toEqual([year === "all" ? count : 10_000, true]);
			rows.push(counting.takeCost().read);
		}
		return rows;
	}
	const [few, many] = [await rowsWith(10_001), await rowsWith(50_000)];
	// One page of an isolate now and then reads which titles are blocked, none here: one row.
	for (const [index, read] of many.entries()) expect(Math.abs(read - (few[index] ?? 0))).toBeLessThanOrEqual(1);
});

test("the picture says the hours that the page has counted, and none of its own", async () => {
	await givenYear();
	const draw = async (query: string) =>
		await (await fetchPage(`/watched/2026/strip.svg${query}`, { headers: cookie })).response.text();
	expect(await draw("?hours=12")).not.toBe(await draw("?hours=13"));
	expect(await draw("?hours=many")).toBe(await draw(""));
});
