import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { movieRef } from "~/domain/catalogue/paths";
import { readPlayTime } from "~/domain/library/diary/plays";
import { loadMessages } from "~/messages/area";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { addPlay, markWatched, writeRating } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyViewings } from "../../../tests/harness/library";
import { fetchPage } from "../../../tests/harness/pages";
import { ofRatings } from "../../../tests/harness/remarks";
import type { loader } from "./watched";

const platform = testPlatform();
const db = openDatabase(platform.db);

let profileId: ProfileId;
let cookie: Record<string, string>;
beforeEach(async () => {
	const user = await givenUser(platform);
	profileId = user.id;
	cookie = await givenCookie(platform, user);
});

async function open(path = "/watched") {
	const { data } = await fetchPage<typeof loader>(path, { headers: cookie });
	const plays = data.plays ?? { cards: [], nextCursor: null };
	const { cards: entries, ...rest } = "later" in plays ? await plays.later : plays;
	return { ...data, ...rest, entries };
}

/** The page of what was rated, each with its rating. */
async function openRated(path = "/watched?show=rated") {
	const { data } = await fetchPage<typeof loader>(path, { headers: cookie });
	const rated = data.rated ?? { cards: [], nextCursor: null };
	const { cards, nextCursor } = "later" in rated ? await rated.later : rated;
	const entries = cards.map(({ title, to, rating }) => [title, to, rating] as const);
	return { entries, nextCursor, count: data.count.number };
}

async function send(fields: Record<string, string>): Promise<Response> {
	const headers = { ...cookie, origin: "https://marquee.test" };
	const { response } = await fetchPage("/watched", { method: "POST", headers, body: new URLSearchParams(fields) });
	return response;
}

test("lists what was watched, with titles, newest first", async () => {
	await markWatched(db, { profileId, mediaType: "tv", id: 1396, episodes: [{ season: 2, episode: 3 }] });
	await markWatched(db, { profileId, mediaType: "movie", id: 27205, episodes: [{ season: 1, episode: 1 }] });
	await markWatched(db, { profileId, mediaType: "movie", id: 999999999, episodes: [{ season: 1, episode: 1 }] });
	const { entries, nextCursor, isRecordFull } = await open();
	expect(entries.map(({ title }) => title)).toEqual(["Movie 999999999", "Inception", "Breaking Bad"]);
	expect(entries[2]).toMatchObject({ season: 2, episode: 3, remarks: ofRatings(null) });
	expect([nextCursor, isRecordFull]).toEqual([null, false]);
});

test("calls a title whose name is not known by its number, in the page's language", async () => {
	await markWatched(db, { profileId, mediaType: "movie", id: 999999999, episodes: [{ season: 1, episode: 1 }] });
	await loadMessages("fr");
	const { data } = await fetchPage<typeof loader>("/watched", { headers: cookie }, { replaced: { language: "fr" } });
	const plays = data.plays && "later" in data.plays ? await data.plays.later : data.plays;
	expect(plays?.cards.map(({ title }) => title)).toEqual(["Film 999999999"]);
});

test("links to the episode, and to the show where it no longer has that season", async () => {
	for (const season of [2, 77]) {
		await markWatched(db, { profileId, mediaType: "tv", id: 1396, episodes: [{ season, episode: 3 }] });
	}
	await markWatched(db, { profileId, mediaType: "movie", id: 27205, episodes: [{ season: 1, episode: 1 }] });
	expect((await open()).entries.map(({ to }) => to).sort()).toEqual(["/movie/27205", "/tv/1396", "/tv/1396/2/3"]);
});

test("shows every entry once over its pages; an invalid cursor shows the first page", async () => {
	await givenManyViewings(platform, { profileId, count: 60, newest: Date.now() });
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

async function search(query: string) {
	const { entries, nextCursor } = await open(`/watched?${query}`);
	return { titles: [...new Set(entries.map(({ title }) => title))], nextCursor };
}

const FIRST_EPISODE = [{ season: 1, episode: 1 }];

test("searches by words, genre and length behind hundreds of entries that do not fit", async () => {
	await markWatched(db, { profileId, mediaType: "movie", id: 27205, episodes: FIRST_EPISODE });
	await markWatched(db, { profileId, mediaType: "tv", id: 1396, episodes: FIRST_EPISODE });
	await givenManyViewings(platform, { profileId, count: 300, newest: Date.now() + 1000, shows: [1668] });
	expect(await search("q=inception")).toEqual({ titles: ["Inception"], nextCursor: null });
	expect(await search("short=1&genre=Drama")).toEqual({ titles: ["Breaking Bad"], nextCursor: null });
	expect(await search("q=matrix")).toEqual({ titles: [], nextCursor: null });
});

test("a search shows every entry that fits once over its pages", async () => {
	const shows = Array.from({ length: 30 }, (_, index) => index + 1);
	await givenManyViewings(platform, { profileId, count: 90, newest: Date.now(), shows });
	await nameAll("Friends of ' || media_id || '");
	const shown: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const page: Awaited<ReturnType<typeof open>> = await open(`/watched?q=friends&show=shows&cursor=${cursor}`);
		expect(page.entries.length).toBeLessThanOrEqual(24);
		shown.push(...page.entries.map(({ id, season, episode }) => `${id} ${season} ${episode}`));
		cursor = page.nextCursor;
	}
	expect([shown.length, new Set(shown).size]).toEqual([90, 90]);
});

/** Gives each title of the record a name, an expression of SQL within quotes. */
async function nameAll(name: string) {
	await platform.db.prepare(`UPDATE titles SET name = '${name}' WHERE profile_id = ?`).bind(profileId).run();
}

test("finds both viewings of a film behind ten thousand plays on one page, in any spelling", async () => {
	await givenDays("2015-03-05", "2016-04-06");
	await givenManyViewings(platform, { profileId, count: 10_000, newest: Date.now(), shows: [1668] });
	await nameAll("Friends");
	await platform.db.prepare("UPDATE titles SET name = 'Amélie: Le Début' WHERE media_id = 27205").run();
	for (const query of ["q=amelie", "q=DÉBUT+le", "q=amelie&show=movies", "q=amelie&when=2015..2016"]) {
		const { entries, nextCursor } = await open(`/watched?${query}`);
		expect([entries.map(({ day }) => day), nextCursor], query).toEqual([["2016-04-06", "2015-03-05"], null]);
	}
	expect(await search("q=amelie+friends")).toEqual({ titles: [], nextCursor: null });
});

test("a later viewing of a film or an episode is one that was watched again; without a date that is not known", async () => {
	await givenDays("2016-04-06", "2017-04-06", null);
	const { entries } = await open();
	const shown = entries.map((play) => [play.mediaType, play.day, play.year, play.isAgain]);
	expect(shown).toEqual([
		["movie", "2017-04-06", 2010, true],
		["movie", "2016-04-06", 2010, false],
		["tv", null, 2008, false],
		["movie", null, 2010, false],
	]);
});

test("finds a play by a word of its note, and by one of the note and one of the name", async () => {
	await givenDays("2016-04-06");
	await addPlay(db, { profileId, ...movieRef(27205), ...readPlayTime("2017-01-01")! });
	await nameAll("Inception");
	const [, first] = (await open("/watched?show=movies")).entries;
	const note = { intent: "note", media_type: "movie", media_id: "27205", play_id: String(first?.playId) };
	expect((await send({ ...note, note: "With Zoë, in the rain" })).status).toBe(303);
	for (const query of ["zoe", "rain+inception", "inc+with"]) {
		expect(
			(await open(`/watched?q=${query}`)).entries.map(({ day }) => day),
			query,
		).toEqual(["2016-04-06"]);
	}
	expect((await search("q=rain+friends")).titles).toEqual([]);
});

/** Plays of one movie for each day, and of an episode of a show on the last of them. */
async function givenDays(...days: (string | null)[]) {
	for (const day of days) {
		await addPlay(db, { profileId, ...movieRef(27205), ...readPlayTime(day)! });
	}
	const episode = { mediaType: "tv", id: 1396, season: 2, episode: 3 } as const;
	await addPlay(db, { profileId, ...episode, ...readPlayTime(days.at(-1) ?? null)! });
}

test("lists each time that a movie was watched, and those without a date last", async () => {
	await givenDays("2026-03-05", null, "2026-03-05T20:00:00Z", "2025-12-31");
	const { entries, count } = await open();
	expect(entries.map((play) => [play.id, play.day])).toEqual([
		[27205, "2026-03-05"],
		[27205, "2026-03-05"],
		[1396, "2025-12-31"],
		[27205, "2025-12-31"],
		[27205, null],
	]);
	expect(count).toEqual({ number: 5, hasMore: false });
});

test("offers the months that have plays, and shows and counts a month, a year, some days and a kind", async () => {
	await givenDays("2026-03-31", "2026-03-01", "2026-02-28", "2024-02-29", null, "2024-03-01");
	expect((await open()).months).toEqual(["2026-03", "2026-02", "2024-03", "2024-02"]);
	const shown = async (query: string) => {
		const { entries, count } = await open(`/watched?${query}`);
		expect(count).toEqual({ number: entries.length, hasMore: false });
		return entries.map(({ day }) => day);
	};
	expect(await shown("when=2026-03")).toEqual(["2026-03-31", "2026-03-01"]);
	expect(await shown("when=2026&show=movies")).toEqual(["2026-03-31", "2026-03-01", "2026-02-28"]);
	expect(await shown("when=2024-02-29..2024-03-01&show=shows")).toEqual(["2024-03-01"]);
	expect(await shown("when=2023")).toEqual([]);
	expect(await shown("show=shows")).toEqual(["2024-03-01"]);
});

test("has the days, months and years from before 1970, as others", async () => {
	await givenDays("1970-01-01", "1969-12-31", "1954-09-01", null, "1888-10-14");
	const { months, entries } = await open();
	expect(months).toEqual(["1970-01", "1969-12", "1954-09", "1888-10"]);
	expect(entries.map(({ day }) => day).slice(0, 3)).toEqual(["1970-01-01", "1969-12-31", "1954-09-01"]);
	expect(entries.map(({ day }) => day).at(-1)).toBeNull();
	expect((await open("/watched?when=1888")).entries.map(({ day }) => day)).toEqual(["1888-10-14", "1888-10-14"]);
	expect((await open("/watched?when=1954-09")).count).toEqual({ number: 1, hasMore: false });
});

async function rate(
	title: { mediaType: "movie" | "tv"; id: number; season?: number; episode?: number },
	rating: number,
) {
	await writeRating(db, { profileId, season: null, episode: null, ...title, rating });
}

test("each play has the rating of its movie, or of its episode and its show", async () => {
	await givenDays("2026-03-05");
	await addPlay(db, { profileId, ...movieRef(603), ...readPlayTime("2026-03-01")! });
	await rate({ mediaType: "movie", id: 27205 }, 9);
	await rate({ mediaType: "tv", id: 1396 }, 8);
	await rate({ mediaType: "tv", id: 1396, season: 2, episode: 3 }, 10);
	expect((await open()).entries.map(({ id, remarks }) => [id, remarks])).toEqual([
		[1396, ofRatings(8, 10)],
		[27205, ofRatings(9)],
		[603, ofRatings(null)],
	]);
});

test("what was rated stands by its rating, the highest first, also what has no play", async () => {
	await rate({ mediaType: "movie", id: 27205 }, 9);
	await rate({ mediaType: "tv", id: 1396 }, 8);
	await rate({ mediaType: "tv", id: 1396, season: 2, episode: 3 }, 10);
	await rate({ mediaType: "movie", id: 603 }, 9);
	await rate({ mediaType: "movie", id: 680 }, 7);
	await rate({ mediaType: "movie", id: 680 }, 0);
	expect(await openRated()).toEqual({
		entries: [
			["Breaking Bad", "/tv/1396/2/3", 10],
			["The Matrix", "/movie/603", 9],
			["Inception", "/movie/27205", 9],
			["Breaking Bad", "/tv/1396", 8],
		],
		nextCursor: null,
		count: 4,
	});
	const other = await givenUser(platform);
	const { data } = await fetchPage<typeof loader>("/watched?show=rated", {
		headers: await givenCookie(platform, other),
	});
	expect(data.rated).toMatchObject({ cards: [] });
});

test("who has rated and watched nothing here is led to the ratings", async () => {
	expect((await open()).size).toBe(0);
	await rate({ mediaType: "movie", id: 27205 }, 9);
	expect((await open()).size).toBe(1);
});

test("ratings are shown once over their pages, and a search within them finds what is far below", async () => {
	for (let id = 1; id <= 60; id++) await rate({ mediaType: "tv", id: 1396, season: 1, episode: id }, 1 + (id % 10));
	await rate({ mediaType: "movie", id: 27205 }, 1);
	const shown: number[] = [];
	const paths = new Set<string>();
	for (let path: string | null = "/watched?show=rated"; path; ) {
		const { entries, nextCursor }: Awaited<ReturnType<typeof openRated>> = await openRated(path);
		shown.push(...entries.map(([, , rating]) => rating));
		for (const [, to] of entries) paths.add(to);
		path = nextCursor && `/watched?show=rated&cursor=${nextCursor}`;
	}
	expect([shown.length, paths.size]).toEqual([61, 61]);
	expect(shown).toEqual(shown.toSorted((one, other) => other - one));
	expect((await openRated("/watched?show=rated&cursor=invalid")).entries).toHaveLength(24);
	expect(await openRated("/watched?show=rated&q=inception")).toMatchObject({
		entries: [["Inception", "/movie/27205", 1]],
		nextCursor: null,
	});
});

test("removes one play and leaves the others of the same movie", async () => {
	await givenDays("2026-03-05", "2026-03-06");
	const [play] = (await open("/watched?show=movies")).entries;
	const fields = { intent: "unplay", media_type: "movie", media_id: String(play?.id), play_id: String(play?.playId) };
	expect((await send(fields)).status).toBe(303);
	expect((await open("/watched?show=movies")).entries.map(({ day }) => day)).toEqual(["2026-03-05"]);
});

test("removes an entry by a form", async () => {
	await givenManyViewings(platform, { profileId, count: 3, newest: Date.now() });
	const fields = {
		intent: "unmark",
		media_type: "tv",
		media_id: "1",
		season: "1",
		episode: "1",
		confirm: "true",
	};
	expect((await send(fields)).status).toBe(303);
	expect((await open()).entries.map(({ id }) => id)).toEqual([2, 3]);
});

test("reports when the record is full", async () => {
	await givenManyViewings(platform, { profileId, count: 1, newest: Date.now() });
	await platform.db.prepare("UPDATE libraries SET episodes = 100000 WHERE profile_id = ?").bind(profileId).run();
	expect((await open()).isRecordFull).toBe(true);
});

test("redirects a signed-out visitor to Login", async () => {
	const { response } = await fetchPage("/watched").catch((thrown) => ({ response: thrown as Response }));
	expect(response.headers.get("location")).toContain("/login");
});
