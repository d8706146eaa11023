// Random libraries, files and other writes: what undo leaves is what the other writes alone would have left.
import { expect, test } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { randomNumbers, shuffled } from "../../../tests/harness/random";

const platform = testPlatform();

type Random = ReturnType<typeof randomNumbers>;
type Write = [method: string, path: string, body?: object];

const TITLES = [
	...[27205, 603, 680].map((media_id) => ({ media_type: "movie", media_id })),
	...[1, 2, 3].map((episode) => ({ media_type: "tv", media_id: 1396, season: 1, episode })),
];

async function givenClient() {
	const { token } = await givenSession(platform, await givenUser(platform));
	const send = (...[method, path, body]: Write) => call(path, { method, token, body });
	const library = async () => ({
		plays: (await send("GET", "/api/plays?limit=200")).body.data
			.map(({ id: _, ...play }: Record<string, string>) => JSON.stringify(play))
			.toSorted(),
		ratings: (await send("GET", "/api/ratings")).body.data
			.map(({ rated_at: _, ...rating }: Record<string, string>) => JSON.stringify(rating))
			.toSorted(),
		notes: (await send("GET", "/api/notes")).body.data
			.map(({ noted_at: _, ...note }: Record<string, string>) => JSON.stringify(note))
			.toSorted(),
		later: (await send("GET", "/api/watch-later")).body.data
			.map(({ media_id }: Record<string, string>) => media_id)
			.toSorted(),
		history: (await send("GET", "/api/watch-history")).body.data,
		lists: (await send("GET", "/api/lists")).body.data
			.map(({ name, note, count }: Record<string, string>) => `${name} ${note} ${count}`)
			.toSorted(),
	});
	return { send, library };
}

const pick = <Item>(items: readonly Item[], random: Random) => items[random(items.length)] as Item;
const day = (random: Random) => `2026-0${1 + random(3)}-1${random(3)}`;
const time = (random: Random) => pick([`${day(random)}T2${random(3)}:15:00.000Z`, day(random), null], random);

/** Writes as a person makes them. Ratings differ from those of the files, which are of 6 and more. */
function makeWrites(random: Random, size: number): Write[] {
	return Array.from({ length: size }, (): Write => {
		const title = pick(TITLES, random);
		const { media_type, media_id, ...place } = title;
		const kind = random(6);
		const note = `Mine ${random(3)}`;
		if (kind === 4) return ["PUT", `/api/notes/${media_id}/${media_type}`, { ...place, note }];
		if (kind === 5) return ["POST", "/api/plays", { ...title, watched_at: time(random), note }];
		if (kind === 0) return ["PUT", `/api/ratings/${media_id}/${media_type}`, { ...place, rating: 1 + random(5) }];
		if (kind === 1) return ["POST", "/api/watch-later", { media_type, media_id }];
		if (kind === 2) return ["DELETE", `/api/watch-later/${media_id}/${media_type}`];
		return ["POST", "/api/plays", { ...title, watched_at: time(random) }];
	});
}

function makeRows(random: Random) {
	return Array.from({ length: 4 + random(16) }, (_, index) => {
		const { media_type, media_id, ...place } = pick(TITLES, random);
		const title = { file: "a.json", line: index + 1, media_type, title: null, ids: { tmdb: media_id } };
		const kind = pick(["play", "play", "rating", "note", "watchLater", "list"] as const, random);
		if (kind === "list")
			return { ...title, kind, list: `List ${random(2)}`, added_at: pick([day(random), null], random) };
		if (kind === "note") return { ...title, ...place, kind, note: `Theirs ${random(3)}`, added_at: day(random) };
		if (kind === "watchLater") return { ...title, kind, added_at: pick([day(random), null], random) };
		if (kind === "rating")
			return { ...title, ...place, kind, rating: 6 + random(5), added_at: pick([day(random), null], random) };
		const watched_at = time(random);
		return { ...title, ...place, kind, watched_at, sourceId: pick([`trakt:${watched_at}:${random(2)}`, null], random) };
	});
}

type Row = ReturnType<typeof makeRows>[number];

/** The same rows in several files. Rows without a source's id are counted by file, so they stay together. */
function split(rows: Row[], random: Random): Row[] {
	return rows.map((row) => ("sourceId" in row && row.sourceId === null ? row : { ...row, file: `${random(3)}.json` }));
}

const toOtherFile = (row: Row) => ({ ...row, file: `again/${row.file}` });

test.each(Array.from({ length: 6 }, (_, number) => number))(
	"an import that is undone is the same as none, brings the same in any order, split and repetition, and leaves what was written since: case %i",
	async (number) => {
		const random = randomNumbers(number + 1);
		const before = makeWrites(random, 6);
		const rows = makeRows(random);
		// What an import saved can only be saved by hand once it has been taken away.
		const since = makeWrites(random, 6).flatMap((write): Write[] => {
			const [method, path, body] = write;
			const { media_id, media_type } = (body ?? {}) as Record<string, string>;
			const isSave = method === "POST" && path === "/api/watch-later";
			return isSave ? [["DELETE", `${path}/${media_id}/${media_type}`], write] : [write];
		});
		const [one, other] = [await givenClient(), await givenClient()];
		for (const write of before) for (const { send } of [one, other]) await send(...write);
		const untouched = await one.library();
		const bring = async (given: object[]) => {
			const files = [{ name: "a.json", kind: "Rows" }];
			const { data } = (await one.send("POST", "/api/imports", { source: "csv", files, rows: given, last: true })).body;
			const applied = await one.send("POST", `/api/imports/${data.id}/apply`);
			expect(applied.body.data.state).toBe("applied");
			return `/api/imports/${data.id}`;
		};

		const first = await bring(rows);
		const brought = await one.library();
		expect((await one.send("POST", `${first}/undo`)).body.data.state).toBe("undone");
		expect(await one.library()).toEqual(untouched);
		expect((await one.send("POST", `${first}/apply`)).body.data.state).toBe("applied");
		expect(await one.library()).toEqual(brought);
		expect((await one.send("POST", `${first}/apply`)).status).toBe(409);
		expect((await one.send("POST", `${first}/undo`)).body.data.state).toBe("undone");
		expect(await one.library()).toEqual(untouched);

		const second = await bring(shuffled([...split(rows, random), ...rows.map(toOtherFile)], random));
		expect(await one.library()).toEqual(brought);

		for (const write of since) for (const { send } of [one, other]) await send(...write);
		expect((await one.send("POST", `${second}/undo`)).body.data.state).toBe("undone");
		expect(await one.library()).toEqual(await other.library());
	},
);

const WATCHED = { file: "watched.csv", line: 2, kind: "play", media_type: "movie", title: null, ids: { tmdb: 27205 } };
const DIARY = { ...WATCHED, file: "diary.csv", watched_at: "2026-01-02", sourceId: "letterboxd:a" };

async function givenImports(...rows: object[]) {
	const { send } = await givenClient();
	const paths: string[] = [];
	for (const row of rows) {
		const { id } = (await send("POST", "/api/imports", { source: "csv", files: [], rows: [row], last: true })).body
			.data;
		await send("POST", `/api/imports/${id}/apply`);
		paths.push(`/api/imports/${id}`);
	}
	const dates = async () =>
		(await send("GET", "/api/plays")).body.data.map(({ watched_at }: { watched_at: string | null }) => watched_at);
	return { send, paths, dates };
}

test("a play without a date, of an import or by hand, gives its place to the one with a date, until that is undone", async () => {
	const { send, paths, dates } = await givenImports(WATCHED, DIARY);
	expect(await dates()).toEqual(["2026-01-02"]);
	expect((await send("GET", `${paths[1]}/rows`)).body.data[0].reason).toBe(
		"It takes the place of a play without a date",
	);
	await send("POST", `${paths[1]}/undo`);
	expect(await dates()).toEqual([null]);

	const byHand = await givenImports();
	await byHand.send("POST", "/api/plays", { media_type: "movie", media_id: 27205, watched_at: null });
	const body = { source: "csv", files: [], rows: [DIARY], last: true };
	const { id } = (await byHand.send("POST", "/api/imports", body)).body.data;
	await byHand.send("POST", `/api/imports/${id}/apply`);
	expect(await byHand.dates()).toEqual(["2026-01-02"]);
	await byHand.send("POST", `/api/imports/${id}/undo`);
	expect(await byHand.dates()).toEqual([null]);
});

test("a play without a date whose import was undone does not come back with the undo of the one with a date", async () => {
	const { send, paths, dates } = await givenImports(WATCHED, DIARY);
	for (const path of paths) await send("POST", `${path}/undo`);
	expect(await dates()).toEqual([]);
});
