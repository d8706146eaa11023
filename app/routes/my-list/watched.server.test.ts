import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { countViewings, markWatched } from "~/domain/library/watched.server";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyViewings } from "../../../tests/harness/library";
import { fetchPage } from "../../../tests/harness/pages";
import type { loader } from "./watched";

const platform = testPlatform();
const db = openDatabase(platform.db);

let userId: string;
let cookie: Record<string, string>;
beforeEach(async () => {
	const user = await givenUser(platform);
	userId = user.id;
	cookie = await givenCookie(platform, user);
});

async function open(path = "/watched") {
	const { data } = await fetchPage<typeof loader>(path, { headers: cookie });
	const { cards: entries, ...found } = "later" in data.entries ? await data.entries.later : data.entries;
	return { ...data, ...found, entries };
}

async function send(fields: Record<string, string>): Promise<Response> {
	const headers = { ...cookie, origin: "https://marquee.test" };
	const { response } = await fetchPage("/watched", { method: "POST", headers, body: new URLSearchParams(fields) });
	return response;
}

test("lists what was watched, with titles, newest first", async () => {
	await markWatched(db, { userId, mediaType: "tv", id: 1396, episodes: [{ season: 2, episode: 3 }] });
	await markWatched(db, { userId, mediaType: "movie", id: 27205, episodes: [{ season: 1, episode: 1 }] });
	await markWatched(db, { userId, mediaType: "movie", id: 999999999, episodes: [{ season: 1, episode: 1 }] });
	const { entries, nextCursor, isRecordFull } = await open();
	expect(entries.map(({ title }) => title)).toEqual(["Movie 999999999", "Inception", "Breaking Bad"]);
	expect(entries[2]).toMatchObject({ season: 2, episode: 3, times: 1 });
	expect([nextCursor, isRecordFull]).toEqual([null, false]);
});

test("links to the episode, and to the show where it no longer has that season", async () => {
	for (const season of [2, 77]) {
		await markWatched(db, { userId, mediaType: "tv", id: 1396, episodes: [{ season, episode: 3 }] });
	}
	await markWatched(db, { userId, mediaType: "movie", id: 27205, episodes: [{ season: 1, episode: 1 }] });
	expect((await open()).entries.map(({ to }) => to).sort()).toEqual(["/movie/27205", "/tv/1396", "/tv/1396/2/3"]);
});

test("shows every entry once over its pages; an invalid cursor shows the first page", async () => {
	await givenManyViewings(platform, { userId, count: 60, newest: Date.now() });
	const shown: string[] = [];
	let path: string | null = "/watched";
	while (path) {
		const page: Awaited<ReturnType<typeof open>> = await open(path);
		shown.push(...page.entries.map(({ id, season, episode }) => `${id} ${season} ${episode}`));
		path = page.nextCursor && `/watched?cursor=${page.nextCursor}`;
	}
	expect([shown.length, new Set(shown).size]).toEqual([60, 60]);
	expect((await open("/watched?cursor=invalid")).entries).toHaveLength(24);
});

test("searches by words, genre and length, in parts of the list", async () => {
	const episodes = [{ season: 1, episode: 1 }];
	await markWatched(db, { userId, mediaType: "movie", id: 27205, episodes });
	await markWatched(db, { userId, mediaType: "tv", id: 1396, episodes });
	await givenManyViewings(platform, { userId, count: 300, newest: Date.now() + 1000, shows: [1668] });
	const search = async (query: string) => {
		const { entries, nextCursor } = await open(`/watched?${query}`);
		return { titles: [...new Set(entries.map(({ title }) => title))], nextCursor };
	};
	const first = await search("q=inception");
	expect(first).toEqual({ titles: [], nextCursor: expect.any(String) });
	expect(await search(`q=inception&cursor=${first.nextCursor}`)).toEqual({ titles: ["Inception"], nextCursor: null });
	const short = await search(`short=1&genre=Drama&cursor=${first.nextCursor}`);
	expect(short).toEqual({ titles: ["Breaking Bad"], nextCursor: null });
	expect((await search("q=friends")).titles).toEqual(["Friends"]);
});

test("removes an entry and clears the list by forms", async () => {
	await givenManyViewings(platform, { userId, count: 3, newest: Date.now() });
	const fields = { intent: "unmark-watched", media_type: "tv", media_id: "1", season: "1", episode: "1" };
	expect((await send(fields)).status).toBe(303);
	expect((await open()).entries.map(({ id }) => id)).toEqual([2, 3]);
	expect((await send({ intent: "clear-watched" })).headers.get("location")).toBe("/watched");
	expect(await countViewings(db, userId)).toBe(0);
});

test("reports when the record is full", async () => {
	await givenManyViewings(platform, { userId, count: 1, newest: Date.now() });
	await platform.db.prepare("UPDATE libraries SET viewings = 100000 WHERE user_id = ?").bind(userId).run();
	expect((await open()).isRecordFull).toBe(true);
});

test("redirects a signed-out visitor to Login", async () => {
	const { response } = await fetchPage("/watched").catch((thrown) => ({ response: thrown as Response }));
	expect(response.headers.get("location")).toContain("/login");
});
