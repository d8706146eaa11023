// The number on the button of a preview is the number that is written, whatever the rows are. Where the library changes between
// the preview and the press, the import says what is written otherwise.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { ROW_STATES } from "~/domain/import/row-states";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { randomNumbers, shuffled } from "../../../tests/harness/random";

const platform = testPlatform();
const db = openDatabase(platform.db);

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const send = (method: string, path: string, body?: object) => call(path, { method, token, body });
	const read = async (path: string) => (await send("GET", path)).body.data;
	async function bring(rows: object[]) {
		const { data } = (await send("POST", "/api/imports", { source: "csv", files: [], rows, last: true })).body;
		return `/api/imports/${data.id}`;
	}
	return { send, read, bring, profileId: user.id };
}

type Numbers = Record<string, number>;
const sum = (numbers: Numbers) => Object.values(numbers).reduce((total, number) => total + number, 0);
/** What the button says, by kind. */
const toReady = ({ byKind }: { byKind: Record<string, Numbers> }) =>
	Object.fromEntries(WRITTEN_KINDS.map((kind) => [kind, byKind[kind]?.ready ?? 0]));

const film = (tmdb: number) => ({ media_type: "movie", title: null, ids: { tmdb } });
const FILMS = [27205, 603, 680, 155, 238, 278, 550, 13].map(film);
const SHOW = { media_type: "tv", title: "Breaking Bad", year: 2008, ids: { tmdb: 1396 } };

/** Rows of every kind, which come to every state, several of them of one play, title or place. */
function makeRows(seed: number) {
	const random = randomNumbers(seed);
	const day = () => `2026-0${1 + random(6)}-1${random(9)}`;
	const many = (number: number, create: () => object) => Array.from({ length: number }, create);
	const title = () => FILMS[random(FILMS.length)] ?? SHOW;
	const rows = [
		...many(60, () => ({ ...title(), kind: "play", watched_at: [day(), null][random(2)] })),
		...many(40, () => ({ ...SHOW, kind: "play", season: 1, episode: 1 + random(7), watched_at: day() })),
		...many(20, () => ({ ...title(), kind: "rating", rating: 1 + random(10), added_at: day() })),
		...many(10, () => ({ ...SHOW, kind: "rating", season: 1, episode: 1 + random(7), rating: 1 + random(10) })),
		...many(10, () => ({ ...title(), kind: "note", note: `Seen ${random(4)}` })),
		...many(10, () => ({ ...title(), kind: "watchLater", added_at: day() })),
		...many(20, () => ({ ...title(), kind: "list", list: ["Winter", "Roads"][random(2)] })),
		...many(10, () => ({ ...title(), kind: "hidden", added_at: day() })),
		...many(3, () => ({ ...SHOW, kind: "round", added_at: day() })),
		...many(1, () => ({ ...film(603), kind: "round", added_at: day() })),
		...many(10, () => ({ ...SHOW, kind: "progress", season: 1, episode: 1 + random(7), position: 60, duration: 900 })),
		...many(3, () => ({ ...SHOW, kind: "rating", season: 1, rating: 8 })),
		...many(3, () => ({ ...SHOW, kind: "play", season: 1, episode: 40 + random(9), watched_at: day() })),
		...many(3, () => ({ kind: "play", media_type: "movie", title: `Nobody's film ${random(9)}`, watched_at: day() })),
		...many(3, () => ({ ...title(), kind: "play", watched_at: "2199-01-01" })),
		...many(3, () => ({ ...title(), kind: "other" })),
	];
	return shuffled(rows, random).map((row, at) => ({ ...row, file: `${random(2)}.json`, line: at + 1 }));
}

/** Something of each kind that is there before. */
async function givenLibrary({ send }: Awaited<ReturnType<typeof givenClient>>) {
	await send("POST", "/api/plays", { media_type: "movie", media_id: 27205, watched_at: null });
	await send("POST", "/api/plays", { media_type: "movie", media_id: 603, watched_at: "2026-01-11" });
	await send("PUT", "/api/ratings/680/movie", { rating: 3 });
	await send("PUT", "/api/notes/155/movie", { note: "Mine" });
	await send("POST", "/api/watch-later", { media_type: "movie", media_id: 238 });
	await send("POST", "/api/lists", { name: "Roads", title: { media_type: "movie", media_id: 278 } });
}

test.each([1, 2, 3])("of rows of every kind and state: file %i", async (seed) => {
	const client = await givenClient();
	await givenLibrary(client);
	const path = await client.bring(makeRows(seed));
	const preview = await client.read(path);
	expect(preview.state).toBe("ready");
	for (const state of ROW_STATES) expect(preview.counts[state], state).toBeGreaterThan(0);
	for (const kind of WRITTEN_KINDS) expect(toReady(preview)[kind], kind).toBeGreaterThan(0);
	await client.send("POST", `${path}/apply`);
	const applied = await client.read(path);
	expect(applied).toMatchObject({ state: "applied", counts: preview.counts, byKind: preview.byKind });
	expect(applied.written).toEqual(toReady(preview));
	expect(sum(applied.announced)).toBe(preview.counts.ready);
});

test("of a library that is almost full: what has no room is left out before", async () => {
	const client = await givenClient();
	await givenLibrary(client);
	await db.run(sql`update lists set size = 4997 where profile_id = ${client.profileId}`);
	await db.run(sql`update libraries set movie_plays = 99990, saved = 4999, rated_movies = 99998, notes = 9998
		where profile_id = ${client.profileId}`);
	const path = await client.bring(makeRows(4));
	const preview = await client.read(path);
	expect(toReady(preview)).toMatchObject({ play: 10, watchLater: 1, rating: 2, note: 2, list: 9 });
	const reasons = (await client.read(`${path}/rows?state=leftOut&limit=200`)).map(
		({ reasonCode }: { reasonCode: string }) => reasonCode,
	);
	expect(reasons).toEqual(expect.arrayContaining(["fullOfPlays", "fullOfSaved", "fullOfRemarks", "fullOfList"]));
	await client.send("POST", `${path}/apply`);
	expect((await client.read(path)).written).toEqual(toReady(preview));
});

test("of a second import, after the first one was written and undone", async () => {
	const client = await givenClient();
	const [first, second] = [await client.bring(makeRows(5)), await client.bring(makeRows(6))];
	const alone = toReady(await client.read(second));
	await client.send("POST", `${first}/apply`);
	await client.send("POST", `${second}/work`);
	const beside = await client.read(second);
	expect(beside.state).toBe("ready");
	expect(sum(toReady(beside))).toBeLessThan(sum(alone));
	await client.send("POST", `${second}/apply`);
	expect((await client.read(second)).written).toEqual(toReady(beside));
	await client.send("POST", `${second}/undo`);
	const third = await client.bring(makeRows(6));
	await client.send("POST", `${first}/undo`);
	await client.send("POST", `${third}/work`);
	expect(toReady(await client.read(third))).toEqual(alone);
	await client.send("POST", `${third}/apply`);
	expect((await client.read(third)).written).toEqual(alone);
});

test("where the library changes before the press, what is written otherwise is told, and each row says why", async () => {
	const client = await givenClient();
	const rows = [27205, 603, 680].map((tmdb, at) => ({ ...film(tmdb), file: "a.json", line: at + 1 }));
	const path = await client.bring([
		...rows.map((row) => ({ ...row, kind: "play", watched_at: "2026-01-02" })),
		{ ...rows[0], kind: "rating", rating: 9 },
	]);
	await client.send("POST", "/api/plays", { media_type: "movie", media_id: 603, watched_at: "2026-01-02" });
	await client.send("PUT", "/api/ratings/27205/movie", { rating: 4 });
	await client.send("POST", `${path}/apply`);
	expect(await client.read(path)).toMatchObject({
		announced: { play: 3, rating: 1 },
		written: { play: 2, rating: 0 },
		counts: { ready: 2, present: 2 },
	});
	expect((await client.read(`${path}/rows?state=present`)).map(({ reason }: { reason: string }) => reason)).toEqual([
		"This play is there already",
		"You have another rating, 4, there, which stays",
	]);
});
