import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { setPreferences } from "~/domain/library/store/preferences.server";
import { browseTexts } from "~/messages/browse";
import type { Platform } from "~/platform.server";
import { givenCookie, givenUser } from "../../tests/harness/accounts";
import { addPlay, hideTitle, markWatched, recordWatch, saveForLater, writeRating } from "../../tests/harness/changes";
import { testPlatform } from "../../tests/harness/context";
import { lateDatabase } from "../../tests/harness/late-database";
import { fetchPage } from "../../tests/harness/pages";
import type { loader } from "./home";

function fetchHome(headers: Record<string, string> = {}, replaced: Partial<Platform> = {}) {
	return fetchPage<typeof loader>("/", { headers }, { replaced });
}

const platform = testPlatform();
const NOTHING_BEGUN = { continuing: [], upNext: [] };

test("the sample catalogue fills the hero and all eight rows at once", async () => {
	const { response, data } = await fetchHome();
	expect(response.status).toBe(200);
	expect(data.hero).toMatchObject({ title: { mediaType: "movie" }, viewings: [] });
	expect(data.notice).toBeNull();
	expect(data.rows.map(({ key }) => browseTexts.in("en").homeRows[key])).toEqual([
		"Trending Now",
		"Popular Movies",
		"Trending TV Shows",
		"Popular TV Shows",
		"Netflix Originals",
		"Disney+ Collection",
		"HBO Series",
		"Prime Video",
	]);
	for (const row of data.rows) expect(row.cards).toHaveProperty("length");
	expect(data.rows.map(({ url }) => url)).toEqual([
		"/movies?chip=trending",
		"/movies",
		"/tv?chip=trending",
		"/tv",
		"/tv?provider=netflix",
		"/movies?provider=disney",
		"/tv?provider=hbo",
		"/movies?provider=prime",
	]);
});

test("whose library is empty picks from three movies of different genres, and nobody else", async () => {
	const user = await givenUser(platform);
	const headers = await givenCookie(platform, user);
	const { data } = await fetchHome(headers);
	expect(data.starters.map(({ mediaType }) => mediaType)).toEqual(["movie", "movie", "movie"]);
	expect(new Set(data.starters.map(({ genres }) => genres[0])).size).toBe(3);
	expect((await fetchHome()).data.starters).toEqual([]);
	const [first] = data.starters;
	if (!first) throw new Error("no title");
	await saveForLater(openDatabase(platform.db), openCatalogue(platform), { profileId: user.id, ...first });
	expect((await fetchHome(headers)).data.starters).toEqual([]);
});

test("says how many titles its rows are without, each once, and shows them where the address says so", async () => {
	const user = await givenUser(platform);
	const headers = await givenCookie(platform, user);
	async function open(path: string, requestHeaders: Record<string, string> = headers) {
		const { data } = await fetchPage<typeof loader>(path, { headers: requestHeaders });
		return { leftOut: data.leftOut, shown: new Set(JSON.stringify(data.rows).match(/"(movie|tv)","id":\d+/g)) };
	}
	const before = await open("/");
	expect(before.leftOut).toEqual({ count: 0 });
	const hidden = [...before.shown].slice(0, 3).map((text) => {
		const [mediaType, id] = text.replace(/"/g, "").split(",id:");
		return { mediaType: mediaType as "movie" | "tv", id: Number(id) };
	});
	for (const title of hidden) await hideTitle(openDatabase(platform.db), user.id, title);
	const after = await open("/");
	expect(after.leftOut).toEqual({ count: hidden.length });
	expect([...before.shown].slice(0, 3).filter((text) => after.shown.has(text))).toEqual([]);
	expect(await open("/?all=1")).toEqual(before);
	expect((await open("/", {})).leftOut, "signed out").toEqual({ count: 0 });
});

test("says once to a signed-in visitor why the admin panel was refused", async () => {
	const { cookie } = await givenCookie(platform, await givenUser(platform));
	const first = await fetchHome({ cookie: `${cookie}; __Host-marquee_refused=%2Fadmin` });
	expect(first.data.refusal).toBe("role");
	const owner = await givenCookie(platform, await givenUser(platform, { role: "owner" }));
	const asPerson = await fetchHome({ cookie: `${owner.cookie}; __Host-marquee_refused=%2Fadmin` });
	expect(asPerson.data.refusal, "an owner is refused in another person's session").toBe("person");
	expect(first.response.headers.getSetCookie()).toContainEqual(
		expect.stringMatching(/^__Host-marquee_refused=;.*Max-Age=0/),
	);
	expect((await fetchHome({ cookie })).data.refusal).toBeNull();
	const signedOut = await fetchHome({ cookie: "__Host-marquee_refused=%2Fadmin" });
	expect(signedOut.data.refusal, "signed out, Login opens instead").toBeNull();
	expect(signedOut.response.headers.getSetCookie(), "once").toContainEqual(
		expect.stringMatching(/^__Host-marquee_refused=;.*Max-Age=0/),
	);
});

test("a signed-out visitor has no recommendations and nothing to continue", async () => {
	const { data } = await fetchHome();
	expect([data.recommended, data.begun, data.hasLibrary]).toEqual([[], NOTHING_BEGUN, false]);
});

test("a visitor who has saved, marked, opened or rated a title has a library", async () => {
	const database = openDatabase(platform.db);
	const title = { mediaType: "movie", id: 27205 } as const;
	const begin: Record<string, (profileId: ProfileId) => Promise<unknown>> = {
		nothing: async () => null,
		saved: (profileId) => saveForLater(database, openCatalogue(platform), { ...title, profileId }),
		marked: (profileId) => markWatched(database, { ...title, profileId, episodes: [{ season: 1, episode: 1 }] }),
		opened: (profileId) => recordWatch(database, { ...title, profileId, season: 1, episode: 1, progress: null }),
		rated: (profileId) => writeRating(database, { ...title, profileId, season: null, episode: null, rating: 9 }),
	};
	const results = Object.entries(begin).map(async ([name, run]) => {
		const user = await givenUser(platform);
		await run(user.id);
		return [name, (await fetchHome(await givenCookie(platform, user))).data.hasLibrary];
	});
	expect(Object.fromEntries(await Promise.all(results))).toEqual({
		nothing: false,
		rated: true,
		saved: true,
		marked: true,
		opened: true,
	});
});

test("what was watched on this day of another year is shown, unless the person or the catalogue leaves it out", async () => {
	const database = openDatabase(platform.db);
	const user = await givenUser(platform);
	const cookie = await givenCookie(platform, user);
	const memoryOf = async () => (await fetchHome(cookie)).data.memory;
	const year = new Date().getUTCFullYear();
	// Of a leap year's day there is no other year but a leap year.
	const years = new Date().toISOString().slice(5, 10) === "02-29" ? 4 : 3;
	const day = `${year - years}${new Date().toISOString().slice(4, 10)}`;
	const play = { watchedAt: Date.parse(day), precision: "day", season: 1, episode: 1, mediaType: "movie" } as const;
	await addPlay(database, { profileId: user.id, ...play, id: 999_999_999 });
	expect(await memoryOf(), "not in the catalogue").toBeNull();
	await addPlay(database, { profileId: user.id, ...play, id: 27205 });
	expect(await memoryOf()).toMatchObject({ title: "Inception", day, years, rating: null });
	await setPreferences(database, user.id, { memories: false });
	expect(await memoryOf()).toBeNull();
});

test("a visitor who has watched nothing gets no personal rows, even when the database is slow", async () => {
	const headers = await givenCookie(platform, await givenUser(platform));
	const { data } = await fetchHome(headers, { db: lateDatabase(platform.db, 300) });
	expect([data.recommended, data.begun]).toEqual([[], NOTHING_BEGUN]);
});

test("a visitor who has started a title gets recommendations and Continue Watching", async () => {
	const { db } = platform;
	const user = await givenUser(platform);
	const titles: [number, number][] = [
		[27205, 60],
		[603, 600],
	];
	for (const [id, position] of titles) {
		const progress = { position, duration: 600 };
		await recordWatch(openDatabase(db), {
			profileId: user.id,
			mediaType: "movie",
			id,
			season: 1,
			episode: 1,
			progress,
		});
	}
	const { data } = await fetchHome(await givenCookie(platform, user));
	const recommended = await ("later" in data.recommended ? data.recommended.later : data.recommended);
	const { continuing, upNext } = await ("later" in data.begun ? data.begun.later : data.begun);
	expect(recommended.length).toBeGreaterThan(0);
	expect(recommended[0]).toHaveProperty("reason");
	expect(continuing.map(({ id, isBegun }) => [id, isBegun])).toEqual([[27205, true]]);
	expect(upNext).toEqual([]);
});

test("without scripts the form of a card marks what comes next, and Home goes on with the episode after it", async () => {
	const user = await givenUser(platform);
	const headers = { ...(await givenCookie(platform, user)), origin: "https://marquee.test" };
	await markWatched(openDatabase(platform.db), {
		profileId: user.id,
		mediaType: "tv",
		id: 1396,
		episodes: [{ season: 2, episode: 3 }],
	});
	const body = new URLSearchParams({ intent: "mark", media_type: "tv", media_id: "1396", season: "2", episode: "4" });
	const { response } = await fetchPage("/?index", { method: "POST", headers, body });
	expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
	const { data } = await fetchHome(headers);
	expect(data.begun).toMatchObject({ upNext: [{ id: 1396, target: { season: 2, episode: 5 } }] });
});
