import { describe, expect, test, vi } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call as callApi } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const MOVIE = "/api/watched/27205/movie";
const SHOW = "/api/watched/1396/tv";
const HOUR = 60 * 60 * 1000;

interface Play {
	id: string;
	season: number;
	episode: number;
	watched_at: string | null;
	precision: string;
}

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const call = (method: string, path: string, body?: object) => callApi(path, { method, token, body });
	const listPlays = async () => (await call("GET", "/api/plays?limit=200")).body.data as Play[];
	return { call, listPlays };
}

const add = (watched_at: string | null) => ({ media_type: "movie", media_id: "27205", watched_at, again: true });

describe("one press that would take plays away", () => {
	test.each([
		["one play that has a date", ["2024-05-06"]],
		["several without a date", [null, null]],
		["several of which one has a date", [null, "2024-05-06"]],
	])("asks about %s, and names them", async (_, dates) => {
		const { call, listPlays } = await givenClient();
		for (const date of dates) await call("POST", "/api/plays", add(date));
		// What was entered by hand is recorded now; a person does it on another day.
		await platform.db.prepare("UPDATE plays SET added_at = added_at - ?").bind(HOUR).run();
		const { status, body } = await call("DELETE", MOVIE);
		expect([status, body.code]).toEqual([409, "dated_plays"]);
		const { count, plays } = body as unknown as { count: number; plays: Play[] };
		expect(count).toBe(dates.length);
		expect(plays.map(({ watched_at }) => watched_at).toSorted()).toEqual(dates.toSorted());
		expect(body.errors).toEqual({ confirm: expect.stringContaining("to remove") });
		expect(await listPlays()).toHaveLength(dates.length);
		expect((await call("DELETE", MOVIE, { confirm: true })).status).toBe(200);
		expect(await listPlays()).toEqual([]);
	});

	test("is not asked about for one without a date, nor for one's own press", async () => {
		const { call, listPlays } = await givenClient();
		await call("POST", "/api/plays", add(null));
		await platform.db.prepare("UPDATE plays SET added_at = added_at - ?").bind(HOUR).run();
		expect((await call("DELETE", MOVIE)).status).toBe(200);
		await call("POST", SHOW, { season: 1, when: "now" });
		expect((await call("DELETE", `${SHOW}?season=1`)).status).toBe(200);
		expect(await listPlays()).toEqual([]);
	});

	test("names the ten latest of many, and is undone exactly", async () => {
		const { call, listPlays } = await givenClient();
		await call("POST", SHOW, { when: "2024-05-06" });
		await platform.db.prepare("UPDATE plays SET added_at = added_at - ?").bind(HOUR).run();
		const before = await listPlays();
		const { body } = await call("DELETE", SHOW);
		const { count, plays } = body as unknown as { count: number; plays: Play[] };
		expect([count, plays.length]).toEqual([62, 10]);
		const { data } = (await call("DELETE", SHOW, { confirm: true })).body;
		await call("PUT", SHOW, { episodes: (data as { before: object[] }).before });
		expect(await listPlays()).toEqual(before);
	});
});

describe("a mark", () => {
	test.each([
		["of a movie is of now", MOVIE, {}, "instant"],
		["of five episodes is of now", SHOW, { season: 1, when: undefined, only: 5 }, "instant"],
		["of a whole show has no date", SHOW, {}, "unknown"],
		["of a whole show is of now where one says so", SHOW, { when: "now" }, "instant"],
		["of a day is of that day", SHOW, { when: "2024-05-06" }, "day"],
		["of one episode has no date where one does not know", SHOW, { season: 1, episode: 1, when: "unknown" }, "unknown"],
	])(
		"%s",
		async (_, path, {
			only,
			...body
		}: { only?: number; season?: number; episode?: number; when?: string }, precision) => {
			const { call, listPlays } = await givenClient();
			if (only) {
				await call("POST", path, { season: 1, episode: 1 });
				await call("POST", path, { season: 1, episode: 2 });
			}
			await call("POST", path, body);
			const plays = await listPlays();
			expect(plays.length).toBeGreaterThan(0);
			expect(new Set(plays.map((play) => play.precision))).toEqual(new Set([precision]));
		},
	);

	test("of what aired has the day on which each episode did", async () => {
		const { call, listPlays } = await givenClient();
		await call("POST", SHOW, { season: 1, when: "aired" });
		const plays = await listPlays();
		expect(plays).toHaveLength(7);
		expect(new Set(plays.map(({ watched_at }) => watched_at)).size).toBe(7);
		expect(plays.every(({ precision }) => precision === "day")).toBe(true);
	});

	test("is refused for a day that has not come", async () => {
		const { call } = await givenClient();
		vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-15T00:00:00Z") });
		const { status, body } = await call("POST", MOVIE, { when: "2027-01-01" });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["when"]]);
	});
});
