import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { movieRef } from "~/domain/catalogue/paths";
import { readPlayTime } from "~/domain/library/diary/plays";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { addPlay } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyViewings } from "../../../tests/harness/library";
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
	expect(figures).toMatchObject({ movies: 2, days: 2, months: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] });
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
