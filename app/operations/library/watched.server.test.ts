import { describe, expect, test, vi } from "vitest";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();

interface Body {
	data: { before: { season: number; episode: number; times: number }[] };
	total?: number;
	nextCursor?: string | null;
	code?: string;
	errors?: Record<string, string>;
}

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	return async function call(method: string, path: string, body?: unknown) {
		const response = await fetchApi(path, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
		return { status: response.status, body: (await response.json()) as Body };
	};
}

type Call = Awaited<ReturnType<typeof givenClient>>;

async function listPlaces(call: Call): Promise<string[]> {
	const { body } = await call("GET", "/api/watched");
	const list = body.data as unknown as { media_id: string; season: number; episode: number }[];
	return list.map(({ media_id, season, episode }) => `${media_id} S${season}E${episode}`).sort();
}

test("an opened episode replaces the last played one only when it counts as played", async () => {
	const call = await givenClient();
	const show = { media_id: 1396, media_type: "tv" };
	const listPlayed = async () => {
		const { body } = await call("GET", "/api/me/export");
		const { progress } = body.data as unknown as { progress: { season: number; episode: number; position: number }[] };
		return progress.map(({ season, episode, position }) => `S${season}E${episode} at ${position}`);
	};
	await call("POST", "/api/watch-history", { ...show, season: 2, episode: 4, position: 900, duration: 2800 });
	await call("POST", "/api/watch-history", { ...show, season: 1, episode: 1 });
	expect(await listPlayed()).toEqual(["S2E4 at 900"]);
	await call("POST", "/api/watch-history", { ...show, season: 1, episode: 1, played: true });
	expect(await listPlayed()).toEqual(["S1E1 at 0", "S2E4 at 900"]);
});

describe("the record of what was watched", () => {
	test("has a movie, an episode, a season and a show that were marked", async () => {
		const call = await givenClient();
		await call("POST", "/api/watched/27205/movie");
		await call("POST", "/api/watched/1396/tv", { season: 2, episode: 3 });
		expect(await listPlaces(call)).toEqual(["1396 S2E3", "27205 S1E1"]);
		const season = await call("POST", "/api/watched/1396/tv", { season: 1 });
		expect(season.body.data.before).toHaveLength(7);
		const show = await call("POST", "/api/watched/1396/tv");
		expect(show.body.data.before).toHaveLength(62 - 7 - 1);
		expect((await call("POST", "/api/watched/1396/tv")).body.data.before).toEqual([]);
		expect((await call("GET", "/api/watched")).body.total).toBe(63);
	});

	test("returns what a mark changed, which can undo it", async () => {
		const call = await givenClient();
		const { body } = await call("POST", "/api/watched/1396/tv", { season: 1 });
		expect((await call("PUT", "/api/watched/1396/tv", { episodes: body.data.before })).status).toBe(200);
		expect(await listPlaces(call)).toEqual([]);
		await call("POST", "/api/watched/1396/tv", { season: 1, episode: 2 });
		const removed = await call("DELETE", "/api/watched/1396/tv?season=1");
		expect(removed.body.data.before).toMatchObject([{ season: 1, episode: 2, times: 1 }]);
		await call("PUT", "/api/watched/1396/tv", { episodes: removed.body.data.before });
		expect(await listPlaces(call)).toEqual(["1396 S1E2"]);
	});

	test("is paged, cleared and exported", async () => {
		const call = await givenClient();
		await call("POST", "/api/watched/27205/movie");
		await call("POST", "/api/watch-history", { media_id: 603, media_type: "movie", position: 60, duration: 600 });
		const { data } = (await call("GET", "/api/me/export")).body as unknown as { data: Record<string, unknown> };
		expect(data.progress).toMatchObject([{ media_id: "603", position: 60, duration: 600 }]);
		expect(data.plays).toMatchObject([{ media_id: "27205", precision: "instant", source: "marked" }]);
		expect((await call("GET", "/api/watched")).body.nextCursor).toBeNull();
		expect((await call("GET", "/api/watched?cursor=invalid")).status).toBe(422);
		expect((await call("DELETE", "/api/watched")).body.data).toEqual({ removed: 1, undo_until: expect.any(String) });
		expect(await listPlaces(call)).toEqual([]);
		expect((await call("POST", "/api/watched/restore-cleared")).body.data).toEqual({ restored: 1 });
		expect(await listPlaces(call)).toEqual(["27205 S1E1"]);
		expect((await call("POST", "/api/watched/restore-cleared")).status).toBe(404);
	});

	test("is cleared with the password only, unless that was given within ten minutes", async () => {
		const call = await givenClient();
		await call("POST", "/api/watched/27205/movie");
		vi.setSystemTime(Date.now() + 11 * 60_000);
		expect((await call("DELETE", "/api/watched")).body.errors).toEqual({ password: "Password is required" });
		expect(await call("DELETE", "/api/watched", { password: "Wrong horse 7" })).toMatchObject({ status: 403 });
		expect(await listPlaces(call)).toEqual(["27205 S1E1"]);
		expect((await call("DELETE", "/api/watched", { password: PASSWORD })).status).toBe(200);
		expect(await listPlaces(call)).toEqual([]);
	});

	test("rejects a title or an episode that does not exist, and an episode without its season", async () => {
		const call = await givenClient();
		expect((await call("POST", "/api/watched/999999999/movie")).status).toBe(404);
		expect((await call("POST", "/api/watched/1396/tv", { season: 1, episode: 80 })).status).toBe(404);
		expect((await call("POST", "/api/watched/1396/tv", { episode: 1 })).body.errors).toHaveProperty("season");
		expect((await call("DELETE", "/api/watched/1396/tv?episode=1")).body.errors).toHaveProperty("season");
	});

	test("refuses a mark of an episode that has not aired, as a mark of its season leaves it out", async () => {
		vi.setSystemTime(Date.UTC(2022, 1, 20));
		const call = await givenClient();
		expect(await call("POST", "/api/watched/95396/tv", { season: 1, episode: 3 })).toMatchObject({
			status: 409,
			body: { code: "not_aired", message: "This episode has not aired yet" },
		});
		expect((await call("POST", "/api/watched/95396/tv", { season: 1, episode: 1 })).status).toBe(200);
		expect((await call("POST", "/api/watched/95396/tv", { season: 1 })).body.data.before).toHaveLength(1);
		expect(await listPlaces(call)).toEqual(["95396 S1E1", "95396 S1E2"]);
	});

	test("reports when it is full; another user's is not affected", async () => {
		const [call, callOfOther] = [await givenClient(), await givenClient()];
		await call("POST", "/api/watched/27205/movie");
		await platform.db.prepare("UPDATE libraries SET movie_plays = 100000 WHERE movie_plays = 1").run();
		const { status, body } = await call("POST", "/api/watched/603/movie");
		expect([status, body.code]).toEqual([409, "full"]);
		expect((await callOfOther("POST", "/api/watched/603/movie")).status).toBe(200);
	});

	test("gets a browser's progress and plays, and the title in the history gets the position, in one call", async () => {
		const call = await givenClient();
		const place = { media_id: 1396, media_type: "tv", season: 2, episode: 4 };
		const at = Date.now() - 60_000;
		const body = {
			watchHistoryData: [{ ...place, timestamp: at }],
			progress: [{ ...place, position: 600, duration: 2800, played_at: at }, { media_id: "invalid" }],
			plays: [{ ...place, episode: 3, watched_at: at, precision: "instant", source: "played", added_at: at }],
			watchLater: [{ media_id: 603, media_type: "movie", added_at: new Date(at).toISOString() }],
		};
		for (let turn = 0; turn < 2; turn++) await call("POST", "/api/watch-history/migrate", body);
		expect(await listPlaces(call)).toEqual(["1396 S2E3"]);
		const history = (await call("GET", "/api/watch-history")).body.data;
		expect(history).toMatchObject([{ media_id: "1396", season: 2, episode: 4, position: 600, duration: 2800 }]);
		expect((await call("GET", "/api/watch-later")).body.total).toBe(1);
	});
});
