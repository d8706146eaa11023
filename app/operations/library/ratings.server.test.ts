import { expect, test } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const FILM = "/api/ratings/603/movie";
const SHOW = "/api/ratings/1396/tv";

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	return {
		user,
		put: (path: string, body: unknown) => call(path, { method: "PUT", token, body }),
		remove: (path: string) => call(path, { method: "DELETE", token }),
		get: (query = "") => call(`/api/ratings${query}`, { token }),
	};
}

const film = { media_id: "603", media_type: "movie", season: null, episode: null };
const show = { ...film, media_id: "1396", media_type: "tv" };

test("a movie, a show and an episode, also of the specials, are rated, listed newest first, and removed", async () => {
	const ada = await givenClient();
	const time = (minute: number) => `2026-01-02T10:0${minute}:00.000Z`;
	const rated = await ada.put(FILM, { rating: 7, rated_at: time(1) });
	expect([rated.status, rated.body.data]).toEqual([200, { ...film, rating: 7, rated_at: time(1) }]);
	await ada.put(SHOW, { rating: 9, rated_at: time(2) });
	const special = { ...show, season: 0, episode: 1 };
	expect((await ada.put(SHOW, { rating: 10, season: 0, episode: 1, rated_at: time(3) })).body.data).toMatchObject(
		special,
	);
	const { body, headers } = await ada.get();
	expect(body).toEqual({
		success: true,
		data: [
			{ ...special, rating: 10, rated_at: time(3) },
			{ ...show, rating: 9, rated_at: time(2) },
			{ ...film, rating: 7, rated_at: time(1) },
		],
		total: 3,
		nextCursor: null,
	});
	expect(headers.get("cache-control")).toBe("private, no-store");
	expect((await ada.remove(`${SHOW}?season=0&episode=1`)).body.data).toEqual({});
	expect((await ada.get("?media_type=tv")).body).toMatchObject({ data: [show], total: 1 });
	expect((await ada.remove(SHOW)).status).toBe(200);
	expect((await ada.remove(SHOW)).status).toBe(200);
	expect((await ada.get()).body).toMatchObject({ data: [film], total: 1 });
});

test("a change replaces the rating; a repeated request changes nothing, and one that is late after a removal has no effect", async () => {
	const ada = await givenClient();
	await ada.put(FILM, { rating: 7 });
	const late = { rating: 9, rated_at: new Date(Date.now() - 60_000).toISOString() };
	expect((await ada.put(FILM, late)).body.data).toMatchObject({ rating: 7 });
	const changed = await ada.put(FILM, { rating: 8 });
	expect(changed.body.data).toMatchObject({ rating: 8 });
	const repeated = { rating: 8, rated_at: changed.body.data.rated_at };
	expect((await ada.put(FILM, repeated)).body).toEqual(changed.body);
	await ada.remove(FILM);
	expect((await ada.put(FILM, late)).body.data).toEqual({ ...film, rating: null, rated_at: null });
	expect((await ada.get()).body).toMatchObject({ data: [], total: 0 });
});

test("pages have fifty ratings or as many as asked for, at most 200", async () => {
	const ada = await givenClient();
	for (let id = 1; id <= 52; id++) await ada.put(`/api/ratings/${id}/movie`, { rating: 1 + (id % 10) });
	const first = (await ada.get()).body;
	expect([first.data.length, first.total]).toEqual([50, 52]);
	const second = (await ada.get(`?cursor=${first.nextCursor}`)).body;
	expect([second.data.length, second.total, second.nextCursor]).toEqual([2, 52, null]);
	const ids = [...first.data, ...second.data].map(({ media_id }) => media_id);
	expect(new Set(ids).size).toBe(52);
	expect((await ada.get("?limit=3")).body.data).toHaveLength(3);
	for (const query of ["?limit=0", "?limit=201", "?cursor=nonsense", "?media_type=person"]) {
		expect((await ada.get(query)).status, query).toBe(422);
	}
});

test("what is no rating is refused by its field", async () => {
	const ada = await givenClient();
	const refused: [string, unknown, string][] = [
		...[0, 11, 7.5, "8", null, undefined].map((rating): [string, unknown, string] => [FILM, { rating }, "rating"]),
		[SHOW, { rating: 8, season: 1 }, "season"],
		[SHOW, { rating: 8, episode: 1 }, "season"],
		[SHOW, { rating: 8, season: -1, episode: -1 }, "season"],
		[FILM, { rating: 8, season: 1, episode: 1 }, "season"],
		[FILM, { rating: 8, rated_at: "yesterday" }, "rated_at"],
	];
	for (const [path, body, field] of refused) {
		const response = await ada.put(path, body);
		expect([response.status, Object.keys(response.body.errors)[0]], JSON.stringify(body)).toEqual([422, field]);
	}
	for (const path of [
		`${SHOW}?season=1`,
		`${SHOW}?episode=1`,
		`${SHOW}?season=x&episode=1`,
		`${FILM}?season=1&episode=1`,
	]) {
		expect((await ada.remove(path)).body.errors, path).toHaveProperty("season");
	}
	for (const path of ["/api/ratings/0/movie", "/api/ratings/603/person"]) {
		expect((await ada.put(path, { rating: 8 })).status, path).toBe(404);
	}
	expect((await ada.get()).body.total).toBe(0);
});

test.each([
	["GET", "/api/ratings"],
	["PUT", FILM],
	["DELETE", FILM],
])("%s %s without a token is 401 before any other error", async (method, path) => {
	const body = method === "PUT" ? { rating: 99 } : undefined;
	const response = await call(`${path}?season=x`, { method, body });
	expect([response.status, response.body.message]).toEqual([401, "No authentication token available"]);
});

test("users neither read nor change ratings of others", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.put(FILM, { rating: 7 });
	expect((await grace.get()).body).toMatchObject({ data: [], total: 0 });
	await grace.remove(FILM);
	await grace.put(FILM, { rating: 2 });
	expect((await ada.get()).body.data).toMatchObject([{ ...film, rating: 7 }]);
});

test("a user with 100,000 ratings changes and removes them, but adds none; another's are not affected", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.put(FILM, { rating: 7 });
	await platform.db.prepare("UPDATE libraries SET rated_movies = 100000 WHERE profile_id = ?").bind(ada.user.id).run();
	const refused = await ada.put(SHOW, { rating: 7 });
	expect([refused.status, refused.body.code]).toEqual([409, "full"]);
	expect((await ada.put(FILM, { rating: 6 })).status).toBe(200);
	expect((await ada.remove(FILM)).status).toBe(200);
	expect((await grace.put(SHOW, { rating: 7 })).status).toBe(200);
});
