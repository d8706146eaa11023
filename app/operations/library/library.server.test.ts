import { describe, expect, test } from "vitest";
import type { Role } from "~/domain/accounts/types";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { testPlatform } from "../../../tests/harness/context";
import { givenManySaved, givenManyWatches } from "../../../tests/harness/library";
import { EXPORT } from "../accounts/own-data";

const platform = testPlatform();
const DAY = 24 * 60 * 60 * 1000;

type Json = Record<string, unknown>;

/** A signed-in client, whose calls return status and body. */
async function givenClient(role: Role = "user") {
	const user = await givenUser(platform, { role });
	const { token } = await givenSession(platform, user);
	async function call(method: string, path: string, body?: unknown) {
		const response = await fetchApi(path, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
		expect(response.headers.get("cache-control"), path).toContain("no-store");
		return { status: response.status, body: (await response.json()) as Json & { data: Json & Json[] } };
	}
	return { user, call };
}

describe("the watch history", () => {
	test("accepts an id as number or digits, with season and episode 1 by default, and returns the entry", async () => {
		const { call } = await givenClient();
		const { status, body } = await call("POST", "/api/watch-history", { media_id: 550, media_type: "movie" });
		expect(status).toBe(200);
		expect(body).toEqual({
			success: true,
			data: {
				media_id: "550",
				media_type: "movie",
				season: 1,
				episode: 1,
				position: 0,
				duration: 0,
				watched_at: expect.stringMatching(/^\d{4}-.*Z$/),
				last_watched: expect.stringMatching(/^\d{4}-.*Z$/),
				updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
			},
		});
		await call("POST", "/api/watch-history", { media_id: "1396", media_type: "tv", season: 2, episode: 3 });
		const list = await call("GET", "/api/watch-history");
		expect(list.body).toMatchObject({
			total: 2,
			data: [{ media_id: "1396", season: 2, episode: 3 }, { media_id: "550" }],
		});
		expect((await call("GET", "/api/watch-history/stats")).body.data).toMatchObject({
			total: 2,
			movies: 1,
			tvShows: 1,
		});
	});

	test("stores a position, at most the duration", async () => {
		const { call } = await givenClient();
		const sent = { media_id: "1", media_type: "movie", position: 61.4, duration: 60 };
		expect((await call("POST", "/api/watch-history", sent)).body.data).toMatchObject({ position: 60, duration: 60 });
	});

	test("finds and deletes entries, and clears; a missing entry is 404", async () => {
		const { call } = await givenClient();
		for (const media_id of ["1", "2", "3"]) await call("POST", "/api/watch-history", { media_id, media_type: "movie" });
		expect((await call("GET", "/api/watch-history/2/movie")).body.data).toMatchObject({ media_id: "2" });
		expect((await call("GET", "/api/watch-history/2/tv")).status).toBe(404);
		expect(await call("DELETE", "/api/watch-history/2/movie")).toMatchObject({ status: 200, body: { data: {} } });
		expect((await call("DELETE", "/api/watch-history/2/movie")).status).toBe(404);
		expect((await call("GET", "/api/watch-history/2/movie")).status).toBe(404);
		expect((await call("GET", "/api/watch-history/abc/movie")).status).toBe(404);
		expect((await call("DELETE", "/api/watch-history")).body.data).toEqual({ deleted: 2 });
		expect((await call("GET", "/api/watch-history")).body).toMatchObject({ total: 0, data: [] });
		expect((await call("GET", "/api/watch-history/stats")).body.data).toMatchObject({ total: 0, lastWatched: null });
	});

	test("restores a deleted entry with its own time", async () => {
		const { call } = await givenClient();
		const posted = await call("POST", "/api/watch-history", {
			media_id: "1",
			media_type: "movie",
			position: 5,
			duration: 9,
		});
		const { updated_at, ...item } = posted.body.data;
		await call("DELETE", "/api/watch-history/1/movie");
		const { body } = await call("POST", "/api/watch-history", item);
		expect(body.data).toMatchObject({ position: 5, last_watched: item.last_watched });
	});

	test.each([
		["no title", {}, "media_id"],
		["an id that is not a number", { media_id: "abc", media_type: "movie" }, "media_id"],
		["a negative id", { media_id: -1, media_type: "movie" }, "media_id"],
		["a fractional id", { media_id: 1.5, media_type: "movie" }, "media_id"],
		["an unknown media type", { media_id: 1, media_type: "book" }, "media_type"],
		["a season below 0", { media_id: 1, media_type: "tv", season: -1 }, "season"],
		["an episode that is not a number", { media_id: 1, media_type: "tv", episode: "one" }, "episode"],
		["a negative position", { media_id: 1, media_type: "movie", position: -1 }, "position"],
		["an invalid date", { media_id: 1, media_type: "movie", last_watched: "yesterday" }, "last_watched"],
	])("rejects %s", async (_, body, field) => {
		const { call } = await givenClient();
		const refused = await call("POST", "/api/watch-history", body);
		expect(refused).toMatchObject({ status: 422, body: { code: "invalid", errors: { [field]: expect.any(String) } } });
	});

	test.each(["limit=0", "limit=201", "limit=-1", "limit=ten", "offset=-1", "offset=10001", "limit=1e3"])(
		"rejects the page %s",
		async (query) => {
			const { call } = await givenClient();
			expect((await call("GET", `/api/watch-history?${query}`)).status).toBe(422);
		},
	);

	test("is paged by limit and offset, 50 by default", async () => {
		const { user, call } = await givenClient();
		await givenManyWatches(platform, { profileId: user.id, count: 220, newest: Date.now() });
		expect((await call("GET", "/api/watch-history")).body).toMatchObject({ total: 220, data: { length: 50 } });
		expect((await call("GET", "/api/watch-history?limit=200&offset=100")).body.data).toHaveLength(120);
	});
});

describe("migrating", () => {
	test("skips and counts invalid entries, and changes nothing the second time", async () => {
		const { call } = await givenClient();
		const timestamp = Date.now() - DAY;
		const watchHistoryData = [
			{ media_id: "1", media_type: "movie", season: 1, episode: 1, timestamp },
			{ media_id: "2", media_type: "tv", season: 2, episode: 4, timestamp },
			{ media_id: "x", media_type: "tv", timestamp },
			{ media_id: "3", media_type: "movie" },
			{ media_id: "4", media_type: "movie", timestamp: "soon" },
			null,
			"text",
		];
		const first = await call("POST", "/api/watch-history/migrate", { watchHistoryData });
		expect(first.body.data).toEqual({ migrated: 2, skipped: 5, total: 7, refused: [] });
		const second = await call("POST", "/api/watch-history/migrate", { watchHistoryData });
		expect(second.body.data).toEqual({ migrated: 0, skipped: 7, total: 7, refused: [] });
		expect((await call("GET", "/api/watch-history/2/tv")).body.data).toMatchObject({
			season: 2,
			episode: 4,
			last_watched: new Date(timestamp).toISOString(),
		});
	});

	test.each([
		["a list that is too long", { watchHistoryData: Array.from({ length: 501 }, () => null) }, 422],
		["text instead of a list", { watchHistoryData: "all of it" }, 422],
		["an empty body", {}, 422],
	])("rejects %s", async (_, body, status) => {
		const { call } = await givenClient();
		expect((await call("POST", "/api/watch-history/migrate", body)).status).toBe(status);
	});

	test("accepts a body of up to one mebibyte", async () => {
		const { call } = await givenClient();
		const padded = (size: number) => ({ watchHistoryData: [], padding: "x".repeat(size) });
		expect((await call("POST", "/api/watch-history/migrate", padded(900_000))).status).toBe(200);
		expect((await call("POST", "/api/watch-history/migrate", padded(1_100_000))).status).toBe(413);
		expect((await call("POST", "/api/watch-history", padded(100_000))).status).toBe(413);
	});
});

describe("Watch Later", () => {
	test("returns its items with the data of their cards, newest first", async () => {
		const { call } = await givenClient();
		const saved = await call("POST", "/api/watch-later", { media_id: 27205, media_type: "movie" });
		expect(saved).toMatchObject({ status: 200, body: { data: { media_id: "27205", title: "Inception" } } });
		await call("POST", "/api/watch-later", { media_id: "1396", media_type: "tv", nextSeason: 2, nextEpisode: 3 });
		const { body } = await call("GET", "/api/watch-later");
		expect(body).toMatchObject({ total: 2 });
		expect(body.data).toEqual([
			expect.objectContaining({ media_id: "1396", media_type: "tv", nextSeason: 2, nextEpisode: 3 }),
			{
				media_id: "27205",
				media_type: "movie",
				title: "Inception",
				poster: "/artwork/1/original/movie-27205-poster.svg",
				rating: expect.any(Number),
				year: 2010,
				genres: expect.arrayContaining(["Action"]),
				added_at: expect.stringMatching(/Z$/),
			},
		]);
	});

	test("removes a saved title; a title that is not saved or does not exist is 404", async () => {
		const { call } = await givenClient();
		await call("POST", "/api/watch-later", { media_id: 603, media_type: "movie" });
		expect((await call("DELETE", "/api/watch-later/603/movie")).status).toBe(200);
		expect((await call("DELETE", "/api/watch-later/603/movie")).status).toBe(404);
		expect((await call("POST", "/api/watch-later", { media_id: 999_999_999, media_type: "movie" })).status).toBe(404);
		expect((await call("POST", "/api/watch-later", { media_id: 0, media_type: "movie" })).status).toBe(422);
	});
});

test("returns at most 20 recommendations, each with its reason", async () => {
	const { call } = await givenClient();
	expect((await call("GET", "/api/recommendations")).body.data).toEqual([]);
	await call("POST", "/api/watch-history", { media_id: 27205, media_type: "movie" });
	const { body } = await call("GET", "/api/recommendations");
	expect(body.data.length).toBeGreaterThan(0);
	expect(body.data.length).toBeLessThanOrEqual(20);
	expect(body.data[0]).toMatchObject({
		media_id: expect.any(String),
		title: expect.any(String),
		poster: expect.stringMatching(/^\/artwork/),
		reason: "Because you watched Inception",
	});
});

test("the debug view counts only the user's own rows; administrators get the total of all users", async () => {
	const [ada, admin] = [await givenClient(), await givenClient("admin")];
	await givenManyWatches(platform, { profileId: ada.user.id, count: 9, newest: Date.now() });
	const report = await ada.call("GET", "/api/debug/watch-history");
	expect(report.body.data).toMatchObject({
		watchHistoryTableExists: true,
		userId: ada.user.id,
		totalWatchHistoryCount: 9,
		userWatchHistoryCount: 9,
	});
	expect(report.body.data.userSampleData).toHaveLength(5);
	const all = (await admin.call("GET", "/api/debug/watch-history")).body.data;
	expect(all.totalWatchHistoryCount).toBeGreaterThanOrEqual(9);
	expect(all).toMatchObject({ userWatchHistoryCount: 0, userSampleData: [] });
});

test("the export of personal data contains the whole library", async () => {
	const { user, call } = await givenClient();
	await givenManyWatches(platform, { profileId: user.id, count: 1500, newest: Date.now() });
	await givenManySaved(platform, { profileId: user.id, count: 1500 });
	await call("POST", "/api/watch-later", { media_id: 603, media_type: "movie" });
	await call("POST", "/api/watch-history", {
		media_id: 1396,
		media_type: "tv",
		season: 1,
		episode: 2,
		position: 3000,
		duration: 3000,
	});
	const started = { media_id: 1396, media_type: "tv", season: 1, episode: 3, position: 600, duration: 3000 };
	await call("POST", "/api/watch-history", started);
	await call("PUT", "/api/ratings/603/movie", { rating: 7 });
	await call("PUT", "/api/ratings/1396/tv", { rating: 9, season: 0, episode: 1 });
	await call("PUT", "/api/ratings/1396/tv", { rating: 8 });
	await call("PUT", "/api/ratings/27205/movie", { rating: 8 });
	await call("DELETE", "/api/ratings/27205/movie");
	await call("PUT", "/api/hidden/680/movie");
	const { data } = (await call("GET", "/api/me/export")).body;
	expect(data.hidden).toMatchObject([{ media_id: "680", media_type: "movie" }]);
	expect(EXPORT.parse(data)).toEqual(data);
	expect(data.watch_history).toHaveLength(1501);
	expect(data.progress).toMatchObject([{ media_id: "1396", season: 1, episode: 3, position: 600 }]);
	expect(data.plays).toMatchObject([
		{ media_id: "1396", season: 1, episode: 2, precision: "instant", source: "played" },
	]);
	expect(data.ratings).toMatchObject([
		{ media_id: "1396", media_type: "tv", season: null, episode: null, rating: 8 },
		{ media_id: "1396", season: 0, episode: 1, rating: 9 },
		{ media_id: "603", media_type: "movie", season: null, episode: null, rating: 7 },
	]);
	const saved = data.watch_later as { media_id: string }[];
	expect(saved[0]).toMatchObject({ media_id: "603", media_type: "movie" });
	expect(new Set(saved.map(({ media_id }) => media_id)).size).toBe(1501);
});

test("users cannot read or change rows of other users", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.call("POST", "/api/watch-history", { media_id: "1", media_type: "movie" });
	await ada.call("POST", "/api/watch-later", { media_id: "603", media_type: "movie" });
	expect((await grace.call("GET", "/api/watch-history/1/movie")).status).toBe(404);
	expect((await grace.call("DELETE", "/api/watch-history/1/movie")).status).toBe(404);
	expect((await grace.call("DELETE", "/api/watch-later/603/movie")).status).toBe(404);
	expect((await grace.call("DELETE", "/api/watch-history")).body.data).toEqual({ deleted: 0 });
	expect((await ada.call("GET", "/api/watch-history")).body).toMatchObject({ total: 1 });
	expect((await ada.call("GET", "/api/watch-later")).body).toMatchObject({ total: 1 });
});
