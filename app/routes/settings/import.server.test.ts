import { beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeTmdb } from "../../../tests/fake-upstream/faults";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import type { loader } from "./import";
import type { loader as listLoader } from "./imports";

const platform = testPlatform();

const SHOW = { title: "Breaking Bad", year: 2008, ids: { trakt: 2, slug: "breaking-bad", tmdb: 1396 } };
const toPlay = (index: number, part: object) => ({
	...{ id: index + 1, watched_at: new Date(Date.UTC(2020, 0, 1 + index)).toISOString(), action: "watch" },
	...part,
});
const EPISODES = Array.from({ length: 60 }, (_, index) =>
	toPlay(index, { type: "episode", show: SHOW, episode: { season: 1, number: (index % 7) + 1 } }),
);
const NOBODYS = toPlay(60, {
	type: "movie",
	movie: { title: "A film that nobody made", year: 1999, ids: { trakt: 9, slug: "nobody" } },
});

async function givenReader() {
	const user = await givenUser(platform);
	return { ...freshAddress(), ...(await givenCookie(platform, user)) };
}

let cookie: Record<string, string>;
beforeEach(async () => {
	cookie = await givenReader();
});

async function upload(content: string, name = "watched-history.json") {
	const body = new FormData();
	body.append("intent", "upload");
	body.append("file", new File([content], name));
	const headers = { ...cookie, origin: "https://marquee.test" };
	return await fetchPage<typeof listLoader>("/settings/import", { method: "POST", headers, body });
}

async function givenImport(entries: object[] = [...EPISODES, NOBODYS]): Promise<string> {
	const { response } = await upload(JSON.stringify(entries));
	expect(response.status).toBe(302);
	return response.headers.get("location") ?? "";
}

const open = (path: string, headers = cookie) => fetchPage<typeof loader>(path, { headers });

async function send(path: string, fields: Record<string, string>) {
	const headers = { ...cookie, origin: "https://marquee.test" };
	return await fetchPage<typeof loader>(path, { method: "POST", headers, body: new URLSearchParams(fields) });
}

describe("the page of imports", () => {
	test("takes files without scripts and opens their import, which it lists from then on", async () => {
		const path = await givenImport();
		const { data } = await fetchPage<typeof listLoader>("/settings/import", { headers: cookie });
		expect(data.imports.map(({ id }) => `/settings/import/${id}`)).toEqual([path]);
		expect(data.imports[0]).toMatchObject({ source: "trakt", state: "ready", counts: { total: 61, unmatched: 1 } });
	});

	test("names each file that cannot be imported with the reason", async () => {
		const { response, data } = await upload('[{"a":1}');
		expect(response.status).toBe(422);
		expect(data).toMatchObject({
			failure: "watched-history.json: The file is not complete: its JSON ends too early or is damaged",
		});
	});

	test("refuses files of more than 1 MiB before it reads them", async () => {
		const { response } = await upload("x".repeat(1024 * 1024 + 1));
		expect(response.status).toBe(413);
	});
});

describe("the page of an import", () => {
	test("shows 50 rows at a time, of the state and kind in its URL", async () => {
		const path = await givenImport();
		const { data } = await open(path);
		expect([data.rows.length, data.total]).toEqual([50, 61]);
		const next = await open(`${path}?cursor=${data.nextCursor}`);
		expect(next.data.rows.map(({ row }) => row)).toEqual(Array.from({ length: 11 }, (_, index) => 51 + index));
		const unmatched = await open(`${path}?state=unmatched&kind=play`);
		expect(unmatched.data.rows.map(({ title }) => title)).toEqual(["A film that nobody made"]);
	});

	test("says how many rows wait for the same choice, on all pages", async () => {
		const again = Array.from({ length: 70 }, (_, index) => ({ ...NOBODYS, ...toPlay(index, {}) }));
		const moved = [20, 21, 99].map((number, index) =>
			toPlay(100 + index, { type: "episode", show: SHOW, episode: { season: 1, number } }),
		);
		const path = await givenImport([...moved, ...again, ...EPISODES]);
		const { data } = await open(path);
		expect(data.rows.slice(0, 4).map(({ alike }) => alike)).toEqual([2, 2, 1, 70]);
		const ready = await open(`${path}?state=ready`);
		expect(new Set(ready.data.rows.map(({ alike }) => alike))).toEqual(new Set([1]));
	});

	test("shows the first rows where its URL cannot be read", async () => {
		const path = await givenImport();
		const { data } = await open(`${path}?cursor=wrong&state=wrong&choose=wrong`);
		expect(data.rows[0]?.row).toBe(1);
		expect(data.choosing).toBeNull();
	});

	test("searches the catalogue for the name of a row, or for another text", async () => {
		const path = await givenImport();
		expect((await open(`${path}?choose=61`)).data.choosing).toMatchObject({
			text: "A film that nobody made",
			found: [],
		});
		const { data } = await open(`${path}?choose=61&q=matrix`);
		expect(data.choosing?.found).toContainEqual(expect.objectContaining({ title: "The Matrix", mediaType: "movie" }));
	});

	test("does not exist for another user", async () => {
		const path = await givenImport();
		const { response } = await open(path, await givenReader());
		expect(response.status).toBe(404);
	});

	test("gives all rows of a name the chosen title", async () => {
		const path = await givenImport([NOBODYS, { ...NOBODYS, id: 99, watched_at: "2021-01-01T20:00:00.000Z" }]);
		const chosen = await send(path, { intent: "choose", row: "1", media_type: "movie", media_id: "603" });
		expect(chosen).toMatchObject({ response: { status: 200 }, data: { intent: "choose", rows: 2 } });
		expect((await open(path)).data.rows).toMatchObject([
			{ state: "ready", media_id: "603" },
			{ state: "ready", media_id: "603" },
		]);
	});

	test("asks whose rows of a household's archive are used, until the answer is everybody's again", async () => {
		const head = "Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type\n";
		const rows = ["Ada", "Kim"].map((name, day) => `${name},2024-01-0${day + 1} 20:00:00,01:30:00,,Inception,\n`);
		const { response } = await upload(head + rows.join(""), "ViewingActivity.csv");
		const path = response.headers.get("location") ?? "";
		const { data } = await open(path);
		expect(data.shown).toMatchObject({ questions: ["person"], people: ["Ada", "Kim"], counts: { ready: 2 } });
		await send(path, { intent: "answer", person: "Kim" });
		const answered = await open(path);
		expect(answered.data.options.person).toBe("Kim");
		expect(answered.data.rows).toMatchObject([
			{ state: "leftOut", reason: "Another person of the file watched it" },
			{ state: "ready" },
		]);
		await send(path, { intent: "answer", person: "" });
		expect((await open(path)).data.shown.counts.ready).toBe(2);
	});

	test("gives one row another episode, if the catalogue has it", async () => {
		const toEpisode = (index: number) =>
			toPlay(index, { type: "episode", show: SHOW, episode: { season: 1, number: 9, ids: {} } });
		const path = await givenImport([toEpisode(0), toEpisode(1)]);
		const choose = { intent: "choose", row: "1", media_type: "tv", media_id: "1396" };
		await send(path, { ...choose, season: "5", episode: "16" });
		expect((await open(path)).data.rows).toMatchObject([
			{ state: "ready", season: 5, episode: 16 },
			{ state: "ambiguous", season: 2, episode: 2 },
		]);
		expect((await send(path, { ...choose, row: "2", season: "x", episode: "1" })).response.status).toBe(422);
	});

	test("lists the episodes of the show for a row that needs one, those of its season first", async () => {
		const unplaced = toPlay(0, { type: "episode", show: SHOW, episode: { season: 2, number: 99 } });
		const path = await givenImport([unplaced]);
		const { data } = await open(`${path}?choose=1`);
		expect(data.choosing?.episodes.slice(0, 2)).toMatchObject([
			{ season: 2, episode: 1, name: "Seven Thirty-Seven" },
			{ season: 2, episode: 2 },
		]);
		expect(data.choosing?.episodes.some(({ season }) => season === 1)).toBe(true);
		const show = { media_type: "tv", media_id: "1396" };
		await send(path, { intent: "choose", row: "1", ...show, place: "1 2" });
		const after = await open(`${path}?choose=1`);
		expect(after.data.rows).toMatchObject([{ state: "ready", season: 1, episode: 2 }]);
		expect(after.data.choosing?.episodes).toEqual([]);
	});

	test("asks for no episode of a rating or a saved title, which are of the whole show", async () => {
		const { response } = await upload(
			JSON.stringify([{ rated_at: "2020-01-01T00:00:00.000Z", rating: 8, type: "show", show: SHOW }]),
			"ratings-shows.json",
		);
		const path = response.headers.get("location") ?? "";
		const { data } = await open(`${path}?choose=1`);
		expect(data.rows).toMatchObject([{ kind: "rating", state: "ready", episode: null }]);
		expect(data.choosing).toMatchObject({ text: "Breaking Bad", episodes: [] });
	});

	test("counts an episode without its season on from the first one: of a show with one season that is its number", async () => {
		const csv = ["title,episode,watched_at", "Breaking Bad,9,2020-01-01", "Cowboy Bebop,9,2020-01-01"].join("\n");
		const { response } = await upload(csv, "mine.csv");
		const path = response.headers.get("location") ?? "";
		expect((await open(path)).data.rows).toMatchObject([
			{ state: "ambiguous", season: 2, episode: 2, reason: "The row names no season: counted through, it is S2E2" },
			{ state: "ready", season: 1, episode: 9 },
		]);
		await send(path, { intent: "choose", row: "1", media_type: "tv", media_id: "1396" });
		expect((await open(path)).data.rows[0]).toMatchObject({ state: "ready", season: 2, episode: 2 });
	});

	test("says that the search does not answer while the catalogue is down, and shows its rows all the same", async () => {
		const path = await givenImport();
		const upstream = createFakeTmdb();
		upstream.setFault({ kind: "status", status: 401 });
		vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => upstream.respond(new Request(input, init)));
		const variables = { TMDB_TOKEN: "token", TMDB_API_BASE_URL: "https://down.example/3" };
		const { data } = await fetchPage<typeof loader>(`${path}?choose=61`, { headers: cookie }, { variables });
		expect([data.choosing?.found, data.rows.length]).toEqual([null, 50]);
	});

	test("is removed after it is undone, and leads back to the list", async () => {
		const path = await givenImport();
		const applied = await send(path, { intent: "apply" });
		expect([applied.response.status, applied.response.headers.get("location")]).toEqual([302, path]);
		expect((await send(path, { intent: "remove" })).response.status).toBe(409);
		await send(path, { intent: "undo" });
		const removed = await send(path, { intent: "remove" });
		expect(removed.response.headers.get("location")).toBe("/settings/import");
		expect((await open(path)).response.status).toBe(404);
	});

	test("does what a button said, or shows what the import is by now", async () => {
		const path = await givenImport();
		const press = async (intent: string, state: string) => {
			const { response } = await send(path, { intent, state });
			return [response.status, response.headers.get("location")];
		};
		const isNow = async () => (await open(path)).data.shown.state;
		expect(await press("stop", "matching"), "the titles were looked up meanwhile").toEqual([302, path]);
		expect(await isNow()).toBe("ready");
		expect(await press("resume", "cancelled"), "another tab went on").toEqual([302, path]);
		expect(await isNow()).toBe("ready");
		expect(await press("apply", "ready")).toEqual([302, path]);
		expect(await press("remove", "ready"), "another tab applied it").toEqual([302, path]);
		expect(await isNow()).toBe("applied");
	});
});
