import { afterEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../tests/harness/accounts";
import { newIsolatePlatform, testPlatform } from "../../../tests/harness/context";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import { blockTitle, listBlockedTitles, unblockTitle } from "../catalogue/blocked/blocked-titles.server";
import { openCatalogue } from "../catalogue/catalogue.server";
import { findMovie } from "../catalogue/titles/titles.server";
import { countSaves } from "../library/lists/later-list.server";
import { describeBlocked, findTitlesToBlock } from "./block-form.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const INCEPTION = { mediaType: "movie", id: 27205 } as const;
const BREAKING_BAD = { mediaType: "tv", id: 1396 } as const;
const UNKNOWN = { mediaType: "movie", id: 999_999_999 } as const;

afterEach(async () => {
	for (const title of [INCEPTION, BREAKING_BAD, UNKNOWN]) await unblockTitle(platform, title);
});

async function save(title: { mediaType: string; id: number }, count: number) {
	const insert = "INSERT INTO titles (profile_id, media_type, media_id, saved_at, updated_at) VALUES (?, ?, ?, 0, 0)";
	for (let number = 0; number < count; number++) {
		const user = await givenUser(platform);
		await platform.db.prepare(insert).bind(user.id, title.mediaType, title.id).run();
	}
}

test("a blocked title is listed with name, year, poster and how many saved it, and stays hidden elsewhere", async () => {
	const { id: actorId } = await givenUser(platform, { role: "owner" });
	for (const title of [INCEPTION, BREAKING_BAD, UNKNOWN])
		await blockTitle(platform, { ...title, reason: "A notice", actorId });
	await save(INCEPTION, 3);
	const shown = await describeBlocked(platform, await listBlockedTitles(db, { limit: 10 }));
	expect(shown.map(({ card, saves }) => [card?.title, card?.year, typeof card?.poster, saves])).toEqual([
		[undefined, undefined, "undefined", 0],
		["Breaking Bad", 2008, "string", 0],
		["Inception", 2010, "string", 3],
	]);
	expect(await findMovie(openCatalogue(platform), INCEPTION.id)).toBeNull();
});

test("counts saves by an index, and at most so many as are asked for", async () => {
	await save(BREAKING_BAD, 4);
	const counting = countingDatabase(platform.db);
	const titles = [BREAKING_BAD, UNKNOWN];
	expect([...(await countSaves(openDatabase(counting.db), titles, 3))]).toEqual([
		["tv:1396", 3],
		["movie:999999999", 0],
	]);
	expect(counting.takeCost().read).toBeLessThan(12);
	expect((await countSaves(db, [], 3)).size).toBe(0);
});

test.each([
	["inception", "movie:27205"],
	["  Breaking   Bad ", "tv:1396"],
	["/movie/27205", "movie:27205"],
	["https://films.example/tv/1396/2/3?x=1", "tv:1396"],
	["see https://films.example/watch/movie/27205, thanks", "movie:27205"],
	["movie:27205", "movie:27205"],
])("%j finds %s to be blocked", async (text, key) => {
	const matches = await findTitlesToBlock(platform, text);
	expect(matches?.map(({ mediaType, id }) => `${mediaType}:${id}`)[0]).toBe(key);
	expect(matches?.[0]).toMatchObject({ title: expect.any(String), poster: expect.any(String) });
});

test("a text without a match, and an address of no title, find nothing; people are no titles", async () => {
	for (const text of ["zzqqxx", "/movie/999999998", "/movie/99999999999999"])
		expect(await findTitlesToBlock(platform, text), text).toEqual([]);
	const matches = await findTitlesToBlock(platform, "Christopher Nolan");
	expect(matches?.every(({ mediaType }) => ["movie", "tv"].includes(mediaType))).toBe(true);
});

test("while the catalogue fails, rows keep their ids and the search says that it failed", async () => {
	const { id: actorId } = await givenUser(platform, { role: "owner" });
	await blockTitle(platform, { ...INCEPTION, reason: "A notice", actorId });
	fakeTmdb().setFault({ kind: "html" });
	const down = newIsolatePlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: "http://down.test/3" });
	const [shown] = await describeBlocked(down, await listBlockedTitles(db, { limit: 10 }));
	expect([shown?.id, shown?.card]).toEqual([27205, null]);
	expect(await findTitlesToBlock(down, "inception")).toBeNull();
});
