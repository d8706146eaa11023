// A row of an import that is applied can be given another title: what it brought moves, as long as the import can be undone.
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();

const INCEPTION = { file: "a.json", media_type: "movie", title: "Inception", year: 2010, ids: {} };
const ROWS = [
	{ ...INCEPTION, line: 1, kind: "play", watched_at: "2026-01-02" },
	{ ...INCEPTION, line: 2, kind: "play", watched_at: null },
	{ ...INCEPTION, line: 1, kind: "note", note: "In Rome", isOfPlay: true, watched_at: "2026-01-02" },
	{ ...INCEPTION, line: 3, kind: "rating", rating: 9, added_at: "2026-01-03" },
	{ ...INCEPTION, line: 4, kind: "note", note: "Twice is right", added_at: "2026-01-03" },
	{ ...INCEPTION, line: 5, kind: "watchLater", added_at: null },
	{ ...INCEPTION, line: 6, kind: "play", title: "The Matrix", year: 1999, watched_at: "2026-02-02" },
];
const HEAT = { media_type: "movie", media_id: "949" };

let send: (method: string, path: string, body?: object) => ReturnType<typeof call>;
beforeEach(async () => {
	const { token } = await givenSession(platform, await givenUser(platform));
	send = (method, path, body) => call(path, { method, token, body });
});

const read = async (path: string) => (await send("GET", path)).body.data;
const idsOf = async (path: string) =>
	(await read(path)).map(({ media_id }: { media_id: string }) => media_id).toSorted();
const library = async () => ({
	plays: await idsOf("/api/plays"),
	ratings: await idsOf("/api/ratings"),
	notes: await idsOf("/api/notes"),
	later: await idsOf("/api/watch-later"),
});
const OF_INCEPTION = { plays: ["27205", "27205", "603"], ratings: ["27205"], notes: ["27205"], later: ["27205"] };
const NOTHING = { plays: [], ratings: [], notes: [], later: [] };

async function givenApplied(rows: object[] = ROWS): Promise<string> {
	const { data } = (await send("POST", "/api/imports", { source: "csv", files: [], rows, last: true })).body;
	const path = `/api/imports/${data.id}`;
	await send("POST", `${path}/apply`);
	expect(await read(path)).toMatchObject({ state: "applied" });
	return path;
}

test("all that the rows of a title brought moves to another one, and is undone with the import", async () => {
	const path = await givenApplied();
	expect(await library()).toEqual(OF_INCEPTION);
	expect(await send("PUT", `${path}/rows/1`, { ...HEAT, all: true })).toMatchObject({
		status: 200,
		body: { data: { changed: 6 } },
	});
	expect(await read(path)).toMatchObject({ state: "applied", announced: null, counts: { ready: 7 } });
	expect(await library()).toEqual({ plays: ["603", "949", "949"], ratings: ["949"], notes: ["949"], later: ["949"] });
	const plays = await read("/api/plays");
	expect(plays.find(({ watched_at }: { watched_at: string }) => watched_at === "2026-01-02")).toMatchObject({
		media_id: "949",
		note: "In Rome",
	});
	expect(await read("/api/ratings")).toMatchObject([{ rating: 9, rated_at: "2026-01-03T00:00:00.000Z" }]);
	await send("POST", `${path}/undo`);
	expect(await library()).toEqual(NOTHING);
	await send("POST", `${path}/apply`);
	expect((await library()).plays).toEqual(["603", "949", "949"]);
});

test("moved there and back, it is as it was", async () => {
	const path = await givenApplied();
	const before = await read("/api/plays");
	await send("PUT", `${path}/rows/1`, { ...HEAT, all: true });
	await send("PUT", `${path}/rows/1`, { media_type: "movie", media_id: "27205", all: true });
	expect(await library()).toEqual(OF_INCEPTION);
	expect(await read("/api/plays")).toEqual(before);
});

test("a row that is moved alone takes the note of its play along, and leaves the others", async () => {
	const path = await givenApplied();
	expect((await send("PUT", `${path}/rows/1`, HEAT)).body.data).toEqual({ changed: 2 });
	expect(await library()).toEqual({ ...OF_INCEPTION, plays: ["27205", "603", "949"] });
	expect((await read("/api/plays")).find(({ note }: { note: string }) => note === "In Rome")).toMatchObject({
		media_id: "949",
	});
});

test("a row that is left out takes back what it brought; what the title has in another row comes in its place", async () => {
	const again = { ...INCEPTION, file: "b.json", line: 1, kind: "rating", rating: 6, added_at: "2025-01-01" };
	const path = await givenApplied([ROWS[3] ?? {}, again]);
	expect(await read("/api/ratings")).toMatchObject([{ rating: 9 }]);
	await send("PUT", `${path}/rows/1`, { leaveOut: true });
	expect(await read("/api/ratings")).toMatchObject([{ rating: 6 }]);
	await send("PUT", `${path}/rows/2`, { leaveOut: true });
	expect(await library()).toEqual(NOTHING);
});

test("what a person changed since stays where it is", async () => {
	const path = await givenApplied();
	await send("PUT", "/api/ratings/27205/movie", { rating: 5 });
	await send("PUT", `${path}/rows/1`, { ...HEAT, all: true });
	const ratings = await read("/api/ratings");
	expect(ratings.map(({ media_id, rating }: { media_id: string; rating: number }) => [media_id, rating])).toEqual(
		expect.arrayContaining([
			["27205", 5],
			["949", 9],
		]),
	);
});

test("a row that was not found is written at once when its title is chosen", async () => {
	const path = await givenApplied([
		...ROWS,
		{ ...INCEPTION, line: 9, kind: "play", title: "Nobody's film", watched_at: null },
	]);
	expect(await read(path)).toMatchObject({ counts: { unmatched: 1 } });
	await send("PUT", `${path}/rows/8`, { ...HEAT, all: true });
	expect(await read(path)).toMatchObject({ state: "applied", counts: { unmatched: 0, ready: 8 } });
	expect((await library()).plays).toEqual(["27205", "27205", "603", "949"]);
});

test("nothing moves once the import is undone, or can be undone no more", async () => {
	const path = await givenApplied();
	const other = await givenApplied([{ ...ROWS[6], line: 10, watched_at: "2026-03-03" }]);
	await send("POST", `${path}/undo`);
	expect(await send("PUT", `${path}/rows/1`, HEAT)).toMatchObject({ status: 409, body: { code: "busy" } });
	const past = sql`update imports set applied_at = applied_at - ${31 * 24 * 60 * 60_000} where state = 'applied'`;
	await openDatabase(platform.db).run(past);
	expect((await send("PUT", `${other}/rows/1`, HEAT)).status).toBe(409);
	expect((await library()).plays).toEqual(["603"]);
});
