import { beforeEach, describe, expect, test, vi } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyViewings } from "../../../tests/harness/library";

const platform = testPlatform();

interface Play {
	id: string;
	media_id: string;
	season: number;
	episode: number;
	watched_at: string | null;
	precision: string;
	source: string;
}

interface Body {
	data: Play & { is_new?: boolean; before: { times: number; plays: Play[] }[] };
	total?: number;
	nextCursor?: string | null;
	code?: string;
	errors?: Record<string, string>;
}

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	async function call(method: string, path: string, body?: unknown) {
		const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
		const response = await fetchApi(path, {
			method,
			headers,
			body: body === undefined ? undefined : JSON.stringify(body),
		});
		return { status: response.status, body: (await response.json()) as Body };
	}
	async function list(query = ""): Promise<Play[]> {
		return (await call("GET", `/api/plays${query}`)).body.data as unknown as Play[];
	}
	return { user, call, list };
}

const MOVIE = { media_type: "movie", media_id: 27205 };
const EPISODE = { media_type: "tv", media_id: 1396, season: 1, episode: 2 };
const EVENING = "2024-05-01T20:15:30.000Z";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T12:00:00Z") });
});

describe("a play that is added by hand", () => {
	test("is known by the instant, by the day, or without a date", async () => {
		const { call, list } = await givenClient();
		const added = [];
		for (const watched_at of [EVENING, "2024-05-02", null])
			added.push(await call("POST", "/api/plays", { ...MOVIE, watched_at }));
		expect(
			added.map(({ status, body }) => [status, body.data.watched_at, body.data.precision, body.data.source]),
		).toEqual([
			[201, EVENING, "instant", "marked"],
			[201, "2024-05-02", "day", "marked"],
			[201, null, "unknown", "marked"],
		]);
		expect((await list()).map(({ watched_at }) => watched_at)).toEqual(["2024-05-02", EVENING, null]);
		expect(await call("GET", "/api/watched")).toMatchObject({
			body: { data: [{ times: 3, first_watched: EVENING, last_watched: "2024-05-02T00:00:00.000Z" }] },
		});
	});

	test("is the same play in the same minute", async () => {
		const { call } = await givenClient();
		const first = await call("POST", "/api/plays", { ...EPISODE, watched_at: EVENING });
		const again = await call("POST", "/api/plays", { ...EPISODE, watched_at: "2024-05-01T20:15:59Z" });
		const later = await call("POST", "/api/plays", { ...EPISODE, watched_at: "2024-05-01T20:16:00Z" });
		expect([first.status, again.status, later.status]).toEqual([201, 200, 201]);
		expect([first, again, later].map(({ body }) => body.data.is_new)).toEqual([true, false, true]);
		expect(again.body.data.id).toBe(first.body.data.id);
	});

	test("counts without a date as watched, at no time", async () => {
		const { call } = await givenClient();
		await call("POST", "/api/plays", { ...EPISODE, watched_at: null });
		const { body } = await call("GET", "/api/watched");
		expect(body.data).toMatchObject([{ media_id: "1396", times: 1, first_watched: null, last_watched: null }]);
	});

	test.for([
		[{ watched_at: "2026-03-01T12:01:00Z" }, "watched_at"],
		[{ watched_at: "2026-03-03" }, "watched_at"],
		[{ watched_at: "0026-05-01" }, "watched_at"],
		[{ watched_at: "1887-12-31T23:59:59Z" }, "watched_at"],
		[{ watched_at: "2024-02-30" }, "watched_at"],
		[{ watched_at: "2024-05-01T20:15" }, "watched_at"],
		[{ watched_at: "2024-05-01", precision: "instant" }, "precision"],
		[{ ...MOVIE, season: 2, episode: 1, watched_at: null }, "season"],
		[{ episode: undefined, watched_at: null }, "episode"],
		[{}, "watched_at"],
	] as const)("is refused as %j", async ([change, field]) => {
		const { call } = await givenClient();
		const { status, body } = await call("POST", "/api/plays", { ...EPISODE, ...change });
		expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([422, field]);
	});

	test("is refused when there are 100,000; one that is there is not", async () => {
		const { user, call } = await givenClient();
		await call("POST", "/api/plays", { ...EPISODE, watched_at: EVENING });
		await platform.db.prepare("UPDATE libraries SET show_plays = 100000 WHERE profile_id = ?").bind(user.id).run();
		expect((await call("POST", "/api/plays", { ...EPISODE, watched_at: EVENING })).status).toBe(200);
		expect((await call("POST", "/api/plays", { ...EPISODE, watched_at: null })).body.code).toBe("full");
	});
});

test("a correction changes the time, also to that of another play; a late report of the former one does not add it again", async () => {
	const { call, list } = await givenClient();
	const at = Date.parse(EVENING);
	const late = { ...EPISODE, watched_at: at, precision: "instant", source: "played", added_at: at };
	const report = () => call("POST", "/api/watch-history/migrate", { watchHistoryData: [], plays: [late] });
	await report();
	const [play] = await list();
	await call("POST", "/api/plays", { ...EPISODE, watched_at: "2024-06-01" });
	const corrected = await call("PUT", `/api/plays/${play?.id}`, { watched_at: "2024-06-01" });
	expect(corrected).toMatchObject({
		status: 200,
		body: { data: { id: play?.id, watched_at: "2024-06-01", precision: "day" } },
	});
	await report();
	expect((await list()).map(({ watched_at }) => watched_at)).toEqual(["2024-06-01", "2024-06-01"]);
	expect((await call("PUT", `/api/plays/${play?.id}`, { watched_at: EVENING })).status).toBe(200);
	expect((await list()).map(({ watched_at }) => watched_at)).toEqual(["2024-06-01", EVENING]);
});

test("any number of plays can be corrected to an unknown date, each once, and back", async () => {
	const { call, list } = await givenClient();
	const days = ["2024-05-01", "2024-05-02", "2024-05-03"];
	for (const watched_at of days) await call("POST", "/api/plays", { ...EPISODE, watched_at });
	const before = await list();
	for (const { id } of [...before, ...before])
		expect((await call("PUT", `/api/plays/${id}`, { watched_at: null })).status).toBe(200);
	expect((await list()).map(({ watched_at }) => watched_at)).toEqual([null, null, null]);
	for (const { id, watched_at } of before)
		expect((await call("PUT", `/api/plays/${id}`, { watched_at })).status).toBe(200);
	expect(await list()).toEqual(before);
});

test("a removed play does not count, and adding it again gives the same play", async () => {
	const { call, list } = await givenClient();
	const { data: play } = (await call("POST", "/api/plays", { ...EPISODE, watched_at: EVENING })).body;
	expect((await call("DELETE", `/api/plays/${play.id}`)).status).toBe(200);
	expect((await call("DELETE", `/api/plays/${play.id}`)).status).toBe(404);
	expect([await list(), (await call("GET", "/api/watched")).body.data]).toEqual([[], []]);
	expect((await call("POST", "/api/plays", { ...EPISODE, watched_at: EVENING })).body.data.id).toBe(play.id);
});

test("an imported play that was removed or corrected is again as it was imported when that is undone, and goes with its import", async () => {
	const { call, list } = await givenClient();
	const row = { file: "a.json", line: 1, kind: "play", media_type: "movie", title: null, ids: { tmdb: 27205 } };
	const rows = ["a", "b"].map((name) => ({ ...row, watched_at: "2026-01-02", sourceId: `letterboxd:${name}` }));
	const { id } = (await call("POST", "/api/imports", { rows, last: true })).body.data;
	await call("POST", `/api/imports/${id}/apply`);
	const before = await list();
	expect(before.map(({ source }) => source)).toEqual(["import", "import"]);
	for (const play of before) {
		await call("DELETE", `/api/plays/${play.id}`);
		expect((await call("PUT", `/api/plays/${play.id}`, { watched_at: "2026-01-03" })).status).toBe(404);
		expect((await call("PUT", `/api/plays/${play.id}`, { watched_at: "2026-01-02" })).status).toBe(200);
	}
	expect(await list()).toEqual(before);
	for (const play of before) {
		await call("PUT", `/api/plays/${play.id}`, { watched_at: "2026-01-05" });
		expect((await list())[0]).toMatchObject({ id: play.id, watched_at: "2026-01-05" });
		for (let turn = 0; turn < 2; turn++) await call("PUT", `/api/plays/${play.id}`, { watched_at: "2026-01-02" });
	}
	expect(await list()).toEqual(before);
	await call("POST", `/api/imports/${id}/undo`);
	expect(await list()).toEqual([]);
});

test("removing the only play of a finished episode makes it unwatched", async () => {
	const { call, list } = await givenClient();
	await call("POST", "/api/watch-history", { ...EPISODE, position: 2800, duration: 2800 });
	const [play] = await list();
	expect(play).toMatchObject({ source: "played", precision: "instant" });
	await call("DELETE", `/api/plays/${play?.id}`);
	const { data } = (await call("GET", "/api/me/export")).body as unknown as { data: Record<string, unknown> };
	expect([data.plays, data.progress]).toEqual([[], []]);
});

describe("a further viewing", () => {
	test.each([["2024-05-01"], [EVENING], [null]])(
		"of %s is added where it is said to be one, and its retry is the same",
		async (watched_at) => {
			const { call, list } = await givenClient();
			const play = { ...EPISODE, watched_at };
			expect((await call("POST", "/api/plays", play)).status).toBe(201);
			expect((await call("POST", "/api/plays", play)).status).toBe(200);
			const again = { ...play, again: true, id: "5f0c4b1e-6f0a-4d4e-9d59-0a8f0a8f0a8f" };
			const sent = [await call("POST", "/api/plays", again), await call("POST", "/api/plays", again)];
			expect(sent.map(({ status, body }) => [status, body.data.id])).toEqual([
				[201, again.id],
				[200, again.id],
			]);
			expect(await list()).toHaveLength(2);
			expect((await call("GET", "/api/watched")).body.data).toMatchObject([{ times: 2 }]);
		},
	);
});

test("an end that is reported again by the same session is one play, also once its date was corrected or it was removed", async () => {
	const { call, list } = await givenClient();
	const session = "0d4cbb7a-3a54-4f0d-8d3b-3b8a1c2d3e4f";
	const end = { ...EPISODE, position: 60, duration: 60, session };
	await call("POST", "/api/watch-history", end);
	vi.setSystemTime(Date.now() + 10 * 60_000);
	await call("POST", "/api/watch-history", end);
	expect(await list()).toMatchObject([{ id: session, watched_at: "2026-03-01T12:00:00.000Z", source: "played" }]);
	await call("PUT", `/api/plays/${session}`, { watched_at: "2026-02-01" });
	await call("POST", "/api/watch-history", end);
	expect(await list()).toMatchObject([{ id: session, watched_at: "2026-02-01" }]);
	expect((await call("POST", "/api/watch-history", { ...end, session: "mine" })).status).toBe(422);
});

describe("plays from before 1970 and of its first day", () => {
	const DAYS = ["1970-01-01", "1969-12-31", "1954-09-01", "1902-05-01", "1888-10-14"];

	test("are listed by their dates, before those without one, and are counted like others", async () => {
		const { call, list } = await givenClient();
		for (const watched_at of [null, ...DAYS.toReversed()]) await call("POST", "/api/plays", { ...MOVIE, watched_at });
		expect((await list()).map(({ watched_at }) => watched_at)).toEqual([...DAYS, null]);
		const paged: (string | null)[] = [];
		for (let cursor = ""; ; ) {
			const { body } = await call("GET", `/api/plays?limit=2${cursor}`);
			paged.push(...(body.data as unknown as Play[]).map(({ watched_at }) => watched_at));
			if (!body.nextCursor) break;
			cursor = `&cursor=${body.nextCursor}`;
		}
		expect(paged).toEqual([...DAYS, null]);
		expect((await list("?from=1950-01-01&to=1969-12-31")).map(({ watched_at }) => watched_at)).toEqual(
			DAYS.slice(1, 3),
		);
		expect((await call("GET", "/api/watched")).body.data).toMatchObject([
			{ times: 6, first_watched: "1888-10-14T00:00:00.000Z", last_watched: "1970-01-01T00:00:00.000Z" },
		]);
	});

	test("make an episode watched, and its removal makes it unwatched", async () => {
		const { call } = await givenClient();
		const { data: play } = (await call("POST", "/api/plays", { ...EPISODE, watched_at: "1954-09-01" })).body;
		expect((await call("POST", "/api/watched/1396/tv", { season: 1, episode: 2 })).body.data.before).toEqual([]);
		const removed = await call("DELETE", "/api/watched/1396/tv?season=1&episode=2");
		expect(removed.body.data.before).toMatchObject([{ times: 1, plays: [{ id: play.id, watched_at: "1954-09-01" }] }]);
		expect((await call("GET", "/api/watched")).body.data).toEqual([]);
		await call("PUT", "/api/watched/1396/tv", { episodes: removed.body.data.before });
		expect((await call("GET", "/api/watched")).body.data).toMatchObject([{ last_watched: "1954-09-01T00:00:00.000Z" }]);
	});

	test("are in the export and in the CSV in their order", async () => {
		const { call } = await givenClient();
		for (const watched_at of [...DAYS, null]) await call("POST", "/api/plays", { ...MOVIE, watched_at });
		const { data } = (await call("GET", "/api/me/export")).body as unknown as { data: { plays: Play[] } };
		expect(data.plays.map(({ watched_at }) => watched_at)).toEqual([null, ...DAYS.toReversed()]);
	});
});

test("another user's play does not exist", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.call("POST", "/api/plays", { ...EPISODE, watched_at: EVENING });
	const [play] = await ada.list();
	if (!play) throw new Error("no play");
	expect((await grace.call("PUT", `/api/plays/${play.id}`, { watched_at: null })).status).toBe(404);
	expect((await grace.call("DELETE", `/api/plays/${play.id}`)).status).toBe(404);
	expect(await ada.list()).toEqual([play]);
});

describe("the list", () => {
	test("is paged, those of the same time included", async () => {
		const { user, call, list } = await givenClient();
		await givenManyViewings(platform, { profileId: user.id, count: 5, newest: Date.parse("2025-01-01") });
		await call("POST", "/api/plays", { ...MOVIE, watched_at: "2025-01-01" });
		await call("POST", "/api/plays", { ...EPISODE, watched_at: null });
		const ids: string[] = [];
		let cursor = "";
		do {
			const { body } = await call("GET", `/api/plays?limit=2${cursor}`);
			ids.push(...(body.data as unknown as Play[]).map(({ id }) => id));
			expect(body.total).toBe(7);
			cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : "";
		} while (cursor);
		expect(ids).toEqual((await list()).map(({ id }) => id));
		expect(new Set(ids).size).toBe(7);
	});

	test.for([
		["?media_type=movie", ["2024-05-02"]],
		["?media_type=tv", [EVENING, null]],
		["?media_type=tv&media_id=1396&season=1", [EVENING, null]],
		["?media_type=tv&media_id=1396&season=1&episode=2", [EVENING]],
		["?from=2024-05-01&to=2024-05-01", [EVENING]],
		["?from=2024-05-01T20:16:00Z", ["2024-05-02"]],
		["?to=2024-05-02", ["2024-05-02", EVENING]],
	] as const)("with %s has %j", async ([query, expected]) => {
		const { call } = await givenClient();
		await call("POST", "/api/plays", { ...MOVIE, watched_at: "2024-05-02" });
		await call("POST", "/api/plays", { ...EPISODE, watched_at: EVENING });
		await call("POST", "/api/plays", { ...EPISODE, episode: 3, watched_at: null });
		const { body } = await call("GET", `/api/plays${query}`);
		expect((body.data as unknown as Play[]).map(({ watched_at }) => watched_at)).toEqual(expected);
		expect(body.total).toBe(expected.length);
	});

	test.for(["?media_id=1396", "?cursor=invalid", "?from=yesterday", "?limit=201", "?media_type=tv&season=1"])(
		"refuses %s",
		async (query) => {
			const { call } = await givenClient();
			expect((await call("GET", `/api/plays${query}`)).status).toBe(422);
		},
	);
});

test("what a mark returns restores every play exactly", async () => {
	const { call, list } = await givenClient();
	for (const watched_at of [EVENING, "2024-05-02", "2025-01-01T00:00:00.000Z", null]) {
		await call("POST", "/api/plays", { ...EPISODE, watched_at });
	}
	await call("POST", "/api/watch-history", { ...EPISODE, position: 60, duration: 2800 });
	const before = await list();
	const marked = await call("POST", "/api/watched/1396/tv", { season: 1, when: "now" });
	expect(await list("?media_type=tv&media_id=1396&season=1&episode=2")).toHaveLength(5);
	await call("PUT", "/api/watched/1396/tv", { episodes: marked.body.data.before });
	expect(await list()).toEqual(before);
	const removed = await call("DELETE", "/api/watched/1396/tv?season=1", { confirm: true });
	expect(removed.body.data.before).toMatchObject([{ times: 4, plays: expect.objectContaining({ length: 4 }) }]);
	expect(await list()).toEqual([]);
	await call("PUT", "/api/watched/1396/tv", { episodes: removed.body.data.before });
	expect(await list()).toEqual(before);
});
