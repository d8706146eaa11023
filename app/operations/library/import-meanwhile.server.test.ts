// What happens to an import between its upload and its end: other imports, other writes, presses that are sent twice.
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

const INCEPTION = { file: "a.json", line: 1, media_type: "movie", title: null, ids: { tmdb: 27205 } };
const WATCHED = { ...INCEPTION, kind: "play", watched_at: "2026-01-02T20:15:00Z", sourceId: "trakt:1" };
const DIARY = { ...INCEPTION, kind: "play", watched_at: "2026-01-02", sourceId: "letterboxd:a" };

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const send = (method: string, path: string, body?: object) => call(path, { method, token, body });
	const bring = async (...rows: object[]) => {
		const body = { source: "csv", files: [], rows, last: true };
		return `/api/imports/${(await send("POST", "/api/imports", body)).body.data.id}`;
	};
	const read = async (path: string) => (await send("GET", path)).body.data;
	const report = async (path: string) =>
		await (
			await fetchApi(`${path}/report.csv`, { headers: { ...freshAddress(), authorization: `Bearer ${token}` } })
		).text();
	return { send, bring, read, report, profileId: user.id };
}

test("two imports that were read before either was applied do not double an evening", async () => {
	const { send, bring, read } = await givenClient();
	const [trakt, letterboxd] = [await bring(WATCHED), await bring(DIARY)];
	await send("POST", `${trakt}/apply`);
	await send("POST", `${letterboxd}/apply`);
	expect(await read(letterboxd)).toMatchObject({ state: "applied", counts: { ready: 0, present: 1 } });
	expect(await read("/api/plays")).toHaveLength(1);
	await send("POST", `${trakt}/undo`);
	expect(await read("/api/plays")).toEqual([]);
});

test("an evening that a person marks while an import is looked at is not doubled by it", async () => {
	const { send, bring, read } = await givenClient();
	const path = await bring(WATCHED);
	await send("POST", "/api/plays", { media_type: "movie", media_id: 27205, watched_at: "2026-01-02" });
	await send("POST", `${path}/apply`);
	expect(await read(path)).toMatchObject({ state: "applied", counts: { ready: 0, present: 1 } });
	expect(await read("/api/plays")).toHaveLength(1);
});

test("a rating that was given here since is kept, unless the import replaces ratings", async () => {
	const { send, bring, read } = await givenClient();
	const rating = await bring({ ...INCEPTION, kind: "rating", rating: 9 });
	await send("PUT", "/api/ratings/27205/movie", { rating: 4 });
	await send("POST", `${rating}/apply`);
	expect(await read("/api/ratings")).toMatchObject([{ rating: 4 }]);
	expect(await read(`${rating}/rows`)).toMatchObject([
		{ state: "present", reason: "You have another rating, 4, there, which stays" },
	]);
	await send("POST", `${rating}/undo`);
	expect(await read("/api/ratings")).toMatchObject([{ rating: 4 }]);
});

test("undo leaves a play whose date was corrected since", async () => {
	const { send, bring, read } = await givenClient();
	const path = await bring(WATCHED);
	await send("POST", `${path}/apply`);
	const [{ id }] = await read("/api/plays");
	await send("PUT", `/api/plays/${id}`, { watched_at: "2025-05-05" });
	await send("POST", `${path}/undo`);
	expect(await read("/api/plays")).toMatchObject([{ watched_at: "2025-05-05" }]);
});

test("undo removes a play that was corrected and is again as it was written, and leaves one that was added by hand too", async () => {
	const { send, bring, read } = await givenClient();
	const other = { ...DIARY, line: 2, watched_at: "2026-02-03", sourceId: "letterboxd:b" };
	const path = await bring(DIARY, other);
	await send("POST", `${path}/apply`);
	const [, { id }] = await read("/api/plays");
	for (const watched_at of ["2025-05-05", DIARY.watched_at]) await send("PUT", `/api/plays/${id}`, { watched_at });
	await send("POST", "/api/plays", { media_type: "movie", media_id: 27205, watched_at: "2026-02-03" });
	await send("POST", `${path}/undo`);
	expect(await read("/api/plays")).toMatchObject([{ watched_at: "2026-02-03", source: "marked" }]);
});

test("undo brings no play without a date back beside the one that took its place and was corrected since", async () => {
	const { send, bring, read } = await givenClient();
	await send("POST", "/api/plays", { media_type: "movie", media_id: 27205, watched_at: null });
	const path = await bring(DIARY);
	await send("POST", `${path}/apply`);
	const [{ id }] = await read("/api/plays");
	await send("PUT", `/api/plays/${id}`, { watched_at: "2025-05-05" });
	await send("POST", `${path}/undo`);
	expect(await read("/api/plays")).toMatchObject([{ watched_at: "2025-05-05" }]);
});

test("an import that is applied while another one is written waits for it, and minds what that one wrote", async () => {
	const { send, bring, read } = await givenClient();
	const [trakt, letterboxd] = [await bring(WATCHED), await bring(DIARY)];
	const lease = (path: string, until: number) =>
		db.run(sql`update imports set lease_until = ${until} where id = ${path.split("/").at(-1)}`);
	// Another request works on the first one.
	await lease(trakt, Date.now() + 60_000);
	await send("POST", `${trakt}/apply`);
	const warnings = ["It waits until another of your imports is written."];
	expect(await send("POST", `${letterboxd}/apply`)).toMatchObject({ status: 202, body: { data: { warnings } } });
	await lease(trakt, 0);
	expect((await send("POST", `${letterboxd}/work`)).body.data).toMatchObject({ state: "applying", warnings });
	expect((await send("POST", `${trakt}/work`)).body.data.state).toBe("applied");
	const after = await send("POST", `${letterboxd}/work`);
	expect(after.body.data).toMatchObject({ state: "applied", counts: { ready: 0, present: 1 }, warnings: [] });
	expect(await read("/api/plays")).toHaveLength(1);
});

test("an import that was stopped while it was written counts for the others", async () => {
	const { send, bring, read } = await givenClient();
	const [trakt, letterboxd] = [await bring(WATCHED), await bring(DIARY)];
	await send("POST", `${trakt}/apply`);
	await db.run(sql`update imports set state = 'applying' where id = ${trakt.split("/").at(-1)}`);
	await send("DELETE", trakt);
	await send("POST", `${letterboxd}/apply`);
	expect(await read(letterboxd)).toMatchObject({ state: "applied", counts: { ready: 0, present: 1 } });
});

test("what a person answers or chooses after another import was written does not bring its plays twice", async () => {
	const { send, bring, read } = await givenClient();
	const [trakt, letterboxd] = [await bring(WATCHED), await bring(DIARY, { ...DIARY, line: 2, ids: { tmdb: 603 } })];
	await send("POST", `${trakt}/apply`);
	await send("PUT", `${letterboxd}/rows/2`, { media_type: "movie", media_id: "155" });
	await send("POST", `${letterboxd}/apply`);
	expect(await read(letterboxd)).toMatchObject({ state: "applied", counts: { ready: 1, present: 1 } });
});

test("an import that was undone leaves its plays to one that was read before", async () => {
	const { send, bring, read } = await givenClient();
	const trakt = await bring(WATCHED);
	await send("POST", `${trakt}/apply`);
	const letterboxd = await bring(DIARY);
	expect(await read(letterboxd)).toMatchObject({ state: "ready", counts: { ready: 0, present: 1 } });
	await send("POST", `${trakt}/undo`);
	await send("POST", `${letterboxd}/apply`);
	expect(await read(letterboxd)).toMatchObject({ state: "applied", counts: { ready: 1, present: 0 } });
	expect(await read("/api/plays")).toHaveLength(1);
});

test("an import that was undone can be applied again, minds what is there by now, and can be undone for thirty days more", async () => {
	const { send, bring, read } = await givenClient();
	const [trakt, letterboxd] = [await bring(WATCHED), await bring(DIARY)];
	await send("POST", `${trakt}/apply`);
	expect((await read(trakt)).written).toMatchObject({ play: 1, watchLater: 0 });
	await send("POST", `${trakt}/undo`);
	expect(await read(trakt)).toMatchObject({ state: "undone", written: { play: 0 } });
	await send("POST", `${letterboxd}/apply`);
	await send("POST", `${trakt}/apply`);
	expect(await read(trakt)).toMatchObject({ state: "applied", written: { play: 0 }, counts: { ready: 0, present: 1 } });
	await send("POST", `${letterboxd}/undo`);
	await send("POST", `${trakt}/undo`);
	const { undo_until: before } = await read(trakt);
	vi.setSystemTime(Date.now() + 20 * 24 * 60 * 60_000);
	await send("POST", `${trakt}/apply`);
	expect(await read(trakt)).toMatchObject({ state: "applied", written: { play: 1 } });
	expect(Date.parse((await read(trakt)).undo_until)).toBeGreaterThan(Date.parse(before) + 19 * 24 * 60 * 60_000);
	expect(await read("/api/plays")).toHaveLength(1);
});

test("reading an import changes nothing, whatever there is to do for it", async () => {
	const { send, bring, read } = await givenClient();
	const path = await bring(WATCHED);
	const dump = async () => [
		await db.all(sql`select * from imports order by id`),
		await db.all(sql`select * from import_rows order by import_id, row`),
		await db.all(sql`select * from plays order by id`),
	];
	await db.run(sql`update imports set lease_until = ${Date.now() + 60_000}`);
	await send("POST", `${path}/apply`);
	for (const state of ["matching", "applying", "undoing"]) {
		await db.run(sql`update imports set state = ${state}, lease_until = 0`);
		const before = await dump();
		for (const address of [path, "/api/imports", `${path}/rows`]) await read(address);
		expect(await dump()).toEqual(before);
	}
});

test("a play without a date stays gone whose import was undone and removed, when the one with a date is undone", async () => {
	const { send, bring, read } = await givenClient();
	const undated = await bring({ ...WATCHED, watched_at: null, sourceId: null });
	await send("POST", `${undated}/apply`);
	const dated = await bring(DIARY);
	await send("POST", `${dated}/apply`);
	await send("POST", `${undated}/undo`);
	await send("DELETE", undated);
	await send("POST", `${dated}/undo`);
	expect(await read("/api/plays")).toEqual([]);
});

test("a last piece that is sent again after it had arrived is taken for what it is, and counts once", async () => {
	const { send } = await givenClient();
	const body = { source: "csv", files: [], rows: [WATCHED] };
	const path = `/api/imports/${(await send("POST", "/api/imports", body)).body.data.id}`;
	const last = { rows: [DIARY], from: 1, last: true };
	expect((await send("POST", `${path}/rows`, last)).body.data.state).toBe("ready");
	expect(await send("POST", `${path}/rows`, last)).toMatchObject({
		status: 200,
		body: { data: { counts: { total: 2 } } },
	});
});

test("what was left out stays so when the report is imported, and a date that cannot be read is in it", async () => {
	const { send, bring, report } = await givenClient();
	const path = await bring(WATCHED, { ...INCEPTION, line: 2, kind: "play", watched_at: "soon" });
	await send("PUT", `${path}/rows/1`, { leaveOut: true });
	const form = new FormData();
	form.append("file", new File([await report(path)], "report.csv"));
	const { data } = (await send("POST", "/api/imports", form)).body;
	expect(data.counts).toMatchObject({ leftOut: 1, invalid: 1, ready: 0 });
});

test("leaving out an open row leaves out those that wait for the same choice, and no others", async () => {
	const { send, bring, read } = await givenClient();
	const episode = (line: number, number: number) => ({
		...{ file: "a.json", line, kind: "play", media_type: "tv", title: "Breaking Bad", ids: { tmdb: 1396 } },
		...{ season: 1, episode: number, watched_at: `2026-01-0${line}` },
	});
	// The first season has seven episodes: the eighth counts on into the second, the last there is none of.
	const path = await bring(episode(1, 8), episode(2, 8), episode(3, 999));
	await send("PUT", `${path}/rows/3`, { leaveOut: true, all: true });
	expect((await read(`${path}/rows`)).map(({ state }: { state: string }) => state)).toEqual([
		...["ambiguous", "ambiguous", "leftOut"],
	]);
	await send("PUT", `${path}/rows/1`, { media_type: "tv", media_id: "1396", all: true });
	expect((await read(`${path}/rows`)).map(({ state }: { state: string }) => state)).toEqual([
		...["ready", "ready", "leftOut"],
	]);
});

test("a title that Watch Later has no room for is left out with its reason", async () => {
	const { send, bring, read, profileId } = await givenClient();
	const path = await bring({ ...INCEPTION, kind: "watchLater", added_at: "2026-01-02" });
	const ids = JSON.stringify(Array.from({ length: 5000 }, (_, at) => 500_000 + at));
	await db.run(sql`insert into titles (profile_id, media_type, media_id, saved_at, updated_at)
		select ${profileId}, 'movie', value, 1, 1 from json_each(${ids})`);
	await send("POST", `${path}/apply`);
	expect(await read(`${path}/rows`)).toMatchObject([
		{ state: "leftOut", reason: "You have saved 5,000 titles, which is the most" },
	]);
});

test("JSON rows are as exact as they say", async () => {
	const { send, bring, read } = await givenClient();
	const at = "2026-01-02T20:15:00Z";
	const day = { ...WATCHED, sourceId: null, watched_at: at, precision: "day" };
	const unknown = { ...day, line: 2, ids: { tmdb: 603 }, precision: "unknown" };
	await send("POST", `${await bring(day, unknown)}/apply`);
	expect(await read("/api/plays")).toMatchObject([
		...[
			{ watched_at: "2026-01-02", precision: "day" },
			{ watched_at: null, precision: "unknown" },
		],
	]);
});
