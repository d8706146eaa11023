import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { libraries } from "~/database/schema/library";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { answerImport } from "~/domain/import/applying/answer-import.server";
import { chooseRows } from "~/domain/import/applying/choose-rows.server";
import { addRows, findImport, readOptions } from "~/domain/import/applying/imports.server";
import { matchSome } from "~/domain/import/applying/match-rows.server";
import { removeImport } from "~/domain/import/applying/states.server";
import { openBegunTitles } from "~/domain/library/next/begun-titles.server";
import { WRITES_PER_DAY } from "~/domain/library/store/limits.server";
import { groupBy } from "~/lib/group-by";
import { createFakeTmdb } from "../../../tests/fake-upstream/faults";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

const MOVIE = {
	title: "Inception",
	year: 2010,
	ids: { trakt: 1, slug: "inception-2010", tmdb: 27205, imdb: "tt1375666" },
};
const SHOW = { title: "Breaking Bad", year: 2008, ids: { trakt: 2, slug: "breaking-bad", tmdb: 1396 } };
const toPlay = (id: number, part: object) => ({
	id,
	watched_at: `2026-01-0${(id % 9) + 1}T20:15:00.000Z`,
	action: "watch",
	...part,
});
const HISTORY = [
	toPlay(1, { type: "movie", movie: MOVIE }),
	toPlay(2, { type: "episode", show: SHOW, episode: { season: 1, number: 2, ids: {} } }),
	toPlay(3, { type: "movie", movie: { title: "A film that nobody made", year: 1999, ids: { trakt: 9, slug: "x" } } }),
];
const RATINGS = [{ rated_at: "2026-01-05T10:00:00.000Z", rating: 9, type: "movie", movie: MOVIE }];

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const send = (method: string, path: string, body?: unknown) => call(path, { method, token, body });
	async function upload(files: Record<string, string | object>, fields: Record<string, string> = {}) {
		const form = new FormData();
		for (const [name, content] of Object.entries(files)) {
			form.append("file", new File([typeof content === "string" ? content : JSON.stringify(content)], name));
		}
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		return await send("POST", "/api/imports", form);
	}
	const library = async () => ({
		plays: (await send("GET", "/api/plays")).body.data.map(({ id: _, ...play }: { id: string }) => play),
		ratings: (await send("GET", "/api/ratings")).body.data,
		later: (await send("GET", "/api/watch-later")).body.data,
	});
	return { send, upload, library, token, profileId: user.id };
}

test("while the catalogue is down, an import that looks titles up says so, and goes on afterwards", async () => {
	const upstream = createFakeTmdb();
	upstream.setFault({ kind: "status", status: 401 });
	const fetching = vi.spyOn(globalThis, "fetch");
	fetching.mockImplementation((input, init) => upstream.respond(new Request(input, init)));
	const { token, send } = await givenClient();
	const rows = [{ file: "a.csv", line: 2, kind: "play", media_type: "movie", title: "Inception", year: 2010 }];
	const variables = { TMDB_TOKEN: "token", TMDB_API_BASE_URL: "https://down.example/3" };
	const { body } = await call("/api/imports", { method: "POST", token, body: { rows, last: true } }, { variables });
	expect(body.data).toMatchObject({ state: "matching", warnings: [expect.stringMatching(/does not answer/)] });
	fetching.mockRestore();
	const after = await send("POST", `/api/imports/${body.data.id}/work`);
	expect(after.body.data).toMatchObject({ state: "ready", warnings: [], counts: { ready: 1 } });
});

describe("an import", () => {
	test("writes nothing before it is applied, and its states add up to the records of the files", async () => {
		const { upload, library, send } = await givenClient();
		const before = await library();
		const { status, body } = await upload({ "watched-history.json": HISTORY, "ratings-movies.json": RATINGS });
		expect(status).toBe(201);
		expect(body.data).toMatchObject({ source: "trakt", state: "ready", questions: [] });
		expect(body.data.counts).toEqual({
			total: 4,
			ready: 3,
			present: 0,
			ambiguous: 0,
			unmatched: 1,
			invalid: 0,
			leftOut: 0,
		});
		expect(await library()).toEqual(before);
		const rows = await send("GET", `/api/imports/${body.data.id}/rows?state=unmatched`);
		expect(rows.body).toMatchObject({
			total: 1,
			data: [{ title: "A film that nobody made", reason: "The catalogue has no such title" }],
		});
	});

	test("applied and undone leaves the library as it was, with what happened since", async () => {
		const { upload, library, send } = await givenClient();
		await send("PUT", "/api/ratings/27205/movie", { rating: 4 });
		const { body } = await upload({ "watched-history.json": HISTORY });
		const path = `/api/imports/${body.data.id}`;
		const applied = await send("POST", `${path}/apply`);
		expect(applied).toMatchObject({ status: 202, body: { data: { state: "applied", counts: { ready: 2 } } } });
		expect((await library()).plays).toMatchObject([{ source: "import" }, { source: "import" }]);
		await send("POST", "/api/plays", { media_type: "movie", media_id: 603, watched_at: "2026-02-01" });
		expect((await send("DELETE", path)).status).toBe(409);
		expect((await send("POST", `${path}/undo`)).body.data.state).toBe("undone");
		const after = await library();
		expect(after.plays).toMatchObject([{ media_id: "603" }]);
		expect(after.ratings).toMatchObject([{ rating: 4 }]);
	});

	test("of old plays does not change the watch history, and Home goes on with what was watched here first", async () => {
		const { upload, send, profileId } = await givenClient();
		await send("POST", "/api/watch-history", { media_type: "movie", media_id: 603, position: 600, duration: 8000 });
		const read = async () => ({
			history: (await send("GET", "/api/watch-history")).body.data,
			begun: await (await openBegunTitles(openDatabase(platform.db), openCatalogue(platform), { profileId })).list({
				limit: 20,
			}),
		});
		const before = await read();
		expect(before.begun).toHaveLength(1);
		const old = HISTORY.slice(0, 2).map((play) => ({ ...play, watched_at: "2016-05-05T20:00:00.000Z" }));
		const { body } = await upload({ "watched-history.json": old });
		await send("POST", `/api/imports/${body.data.id}/apply`);
		expect((await send("GET", "/api/plays")).body.data).toHaveLength(2);
		const after = await read();
		expect(after.history).toEqual(before.history);
		expect(after.begun).toMatchObject([{ id: 603 }, { id: 1396, season: 1, episode: 2 }]);
	});

	test("of the same files again adds nothing, and of a newer file only what is new", async () => {
		const { upload, send, library } = await givenClient();
		const first = await upload({ "watched-history.json": HISTORY.slice(0, 1), "ratings-movies.json": RATINGS });
		await send("POST", `/api/imports/${first.body.data.id}/apply`);
		const again = await upload({ "watched-history-1.json": HISTORY.toReversed(), "ratings-movies.json": RATINGS });
		expect(again.body.data.counts).toMatchObject({ ready: 1, present: 2 });
		await send("POST", `/api/imports/${again.body.data.id}/apply`);
		expect((await library()).plays).toHaveLength(2);
	});

	test("takes two services that tell of the same evening for one play", async () => {
		const { upload, send, library } = await givenClient();
		const trakt = await upload({ "watched-history.json": HISTORY.slice(0, 1) });
		await send("POST", `/api/imports/${trakt.body.data.id}/apply`);
		const diary =
			"Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-01-02,Inception,2010,https://boxd.it/a,,,,2026-01-02\n";
		const { body } = await upload({ "diary.csv": diary });
		expect(body.data.counts).toMatchObject({ total: 1, present: 1 });
		expect((await library()).plays).toHaveLength(1);
	});

	test("lets a title be chosen for all of its rows, and remembers it for the next file", async () => {
		const { upload, send } = await givenClient();
		const first = await upload({ "watched-history.json": HISTORY.slice(2) });
		const choice = { media_type: "movie", media_id: 603, all: true };
		const chosen = await send("PUT", `/api/imports/${first.body.data.id}/rows/1`, choice);
		expect(chosen.body.data).toEqual({ changed: 1 });
		const second = await upload({ "watched-history.json": HISTORY.slice(2) });
		expect(second.body.data.counts).toMatchObject({ ready: 1, unmatched: 0 });
	});

	test("takes back what was left out or chosen by mistake, with all rows for which that was done", async () => {
		const { upload, send } = await givenClient();
		const dune = {
			type: "movie",
			movie: { title: "A film that nobody made", year: 1999, ids: { trakt: 9, slug: "x" } },
		};
		const { body } = await upload({ "watched-history.json": [toPlay(1, dune), toPlay(2, dune), toPlay(3, dune)] });
		const path = `/api/imports/${body.data.id}/rows`;
		const states = async () =>
			(await send("GET", path)).body.data.map(
				({ state, media_id: id, isChosen }: Record<string, unknown>) => `${state} ${id} ${isChosen}`,
			);
		expect(await states()).toEqual(Array(3).fill("unmatched null false"));
		await send("PUT", `${path}/1`, { leaveOut: true, all: true });
		expect(await states()).toEqual(Array(3).fill("leftOut null true"));
		await send("PUT", `${path}/2`, { media_type: "movie", media_id: 27205, all: true });
		expect(await states()).toEqual(Array(3).fill("ready 27205 true"));
		await send("PUT", `${path}/3`, { media_type: "movie", media_id: 603, all: true });
		expect(await states()).toEqual(Array(3).fill("ready 603 true"));
	});

	test("keeps what was left out by itself when another row of the show is given a title", async () => {
		const { upload, send } = await givenClient();
		const names = ["Der Einstieg", "Das Ende", "Ein Ausflug"];
		const csv = `Title,Date\n${names.map((name) => `"Breaking Bad: Season 1: ${name}","2021-03-21"\n`).join("")}`;
		const { body } = await upload({ "NetflixViewingHistory.csv": csv });
		const path = `/api/imports/${body.data.id}/rows`;
		for (const row of [1, 2]) await send("PUT", `${path}/${row}`, { leaveOut: true });
		await send("PUT", `${path}/1`, { media_type: "tv", media_id: "1396", all: true });
		expect((await send("GET", path)).body.data.map((row: { state: string }) => row.state)).toEqual([
			...["ambiguous", "leftOut", "ambiguous"],
		]);
	});

	test("shows what an episode becomes that the catalogue numbers otherwise", async () => {
		const { upload, send } = await givenClient();
		const episode = { season: 1, number: 9, ids: {} };
		const { body } = await upload({ "watched-history.json": [toPlay(5, { type: "episode", show: SHOW, episode })] });
		const rows = await send("GET", `/api/imports/${body.data.id}/rows`);
		expect(rows.body.data).toMatchObject([{ state: "ambiguous", media_id: "1396", season: 2, episode: 2 }]);
	});

	test("takes the place that it showed, or another one that the catalogue has", async () => {
		const { upload, send } = await givenClient();
		const toEpisode = (id: number, number: number) =>
			toPlay(id, { type: "episode", show: SHOW, episode: { season: 1, number, ids: {} } });
		const { body } = await upload({ "watched-history.json": [toEpisode(5, 9), toEpisode(6, 99)] });
		const path = `/api/imports/${body.data.id}/rows`;
		const rows = async () => (await send("GET", path)).body.data;
		const title = { media_type: "tv", media_id: "1396" };
		const none = "The catalogue has no S1E99";
		expect((await rows())[1]).toMatchObject({ state: "ambiguous", reason: none, season: 1, episode: null });

		await send("PUT", `${path}/1`, { ...title, all: true });
		expect(await rows()).toMatchObject([
			{ state: "ready", season: 2, episode: 2 },
			{ state: "ambiguous", reason: none },
		]);
		await send("PUT", `${path}/2`, { ...title, season: 5, episode: 17 });
		expect((await rows())[1]).toMatchObject({ state: "ambiguous", reason: "The catalogue has no S5E17" });
		await send("PUT", `${path}/2`, { ...title, season: 5, episode: 16 });
		expect((await rows())[1]).toMatchObject({ state: "ready", season: 5, episode: 16 });
	});

	test("finds Netflix's episodes by their names, and asks for those that the season does not have", async () => {
		const { upload, send, token } = await givenClient();
		const rows = [
			"Breaking Bad: Season 1: Pilot",
			"Breaking Bad: Season 2: Ozymandias",
			"Breaking Bad: Season 1: Der Einstieg",
			"Breaking Bad: Ozymandias",
			"Inception",
		];
		const csv = `Title,Date\n${rows.map((title, index) => `"${title}","2021-03-2${9 - index}"\n`).join("")}`;
		const { body } = await upload({ "NetflixViewingHistory.csv": csv });
		const path = `/api/imports/${body.data.id}/rows`;
		const show = { media_type: "tv", media_id: "1396" };
		expect((await send("GET", path)).body.data).toMatchObject([
			{ ...show, state: "ready", season: 1, episode: 1 },
			{
				...{ ...show, state: "ambiguous", season: 5, episode: 14 },
				reason: "Season 2 has no episode “Ozymandias”: by its name it is S5E14",
			},
			{ ...show, state: "ambiguous", season: 1, episode: null, reason: "Season 1 has no episode “Der Einstieg”" },
			{ ...show, state: "ready", season: 5, episode: 14 },
			{ state: "ready", media_type: "movie", media_id: "27205" },
		]);
		const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
		const report = await (await fetchApi(path.replace("rows", "report.csv"), { headers })).text();
		expect((await upload({ "report.csv": report })).body.data.counts).toMatchObject({ ready: 3, ambiguous: 2 });
		await send("PUT", `${path}/3`, { ...show, season: 1, episode: 2 });
		await send("PUT", `${path}/2`, { leaveOut: true, all: true });
		expect((await send("GET", path)).body.data.map((row: { state: string }) => row.state)).toEqual([
			...["ready", "leftOut", "ready", "ready", "ready"],
		]);
	});

	test("keeps the first other language of the browser, in which the files may have their names", async () => {
		const { token } = await givenClient();
		const { status, body } = await call("/api/imports", {
			...{ method: "POST", token, body: { rows: [] }, headers: { "accept-language": "en-GB,de-AT;q=0.7" } },
		});
		expect(status).toBe(201);
		const stored = await platform.db
			.prepare("select options from imports where id = ?")
			.bind(body.data.id)
			.first("options");
		expect(JSON.parse(stored as string)).toMatchObject({ language: "de-AT" });
	});

	test("does not take a title that the catalogue does not have", async () => {
		const { upload, send } = await givenClient();
		const { body } = await upload({ "watched-history.json": HISTORY });
		const path = `/api/imports/${body.data.id}/rows`;
		await send("PUT", `${path}/3`, { media_type: "movie", media_id: "999999999" });
		expect((await send("GET", path)).body.data[2]).toMatchObject({
			state: "unmatched",
			reason: "The catalogue has no such title",
		});
	});

	test("brings ratings again after it was undone", async () => {
		const { upload, send, library } = await givenClient();
		const apply = async () => {
			const { body } = await upload({ "ratings-movies.json": RATINGS });
			await send("POST", `/api/imports/${body.data.id}/apply`);
			expect((await library()).ratings).toMatchObject([{ rating: 9, rated_at: "2026-01-05T10:00:00.000Z" }]);
			return `/api/imports/${body.data.id}`;
		};
		await send("POST", `${await apply()}/undo`);
		expect((await library()).ratings).toEqual([]);
		await apply();
	});

	test("keeps a rating that differs unless it is told to replace it", async () => {
		const { upload, send, library } = await givenClient();
		await send("PUT", "/api/ratings/27205/movie", { rating: 4 });
		const { body } = await upload({ "ratings-movies.json": RATINGS });
		const path = `/api/imports/${body.data.id}`;
		expect(body.data.counts).toMatchObject({ present: 1 });
		expect((await send("PUT", path, { ratings: "replace" })).body.data.counts).toMatchObject({ ready: 1 });
		await send("POST", `${path}/apply`);
		expect((await library()).ratings).toMatchObject([{ rating: 9 }]);
		await send("POST", `${path}/undo`);
		expect((await library()).ratings).toMatchObject([{ rating: 4 }]);
	});

	test("reads a CSV file once its columns are named", async () => {
		const { upload, send } = await givenClient();
		const rows = ["Inception,12/25/2020", "Über uns: „Straße”,03/04/2020"].map((row) => `${row}\n`);
		const { body } = await upload({ "mine.csv": `Werk,Gesehen\n${rows.join("")}` });
		expect(body.data).toMatchObject({ state: "ready", questions: ["columns"], columns: ["werk", "gesehen"] });
		const columns = { title: "Werk", watched_at: "Gesehen" };
		const answered = await send("PUT", `/api/imports/${body.data.id}`, { columns });
		expect(answered.body.data).toMatchObject({ questions: [], counts: { total: 2, ready: 1, unmatched: 1 } });
		expect((await send("GET", `/api/imports/${body.data.id}/rows`)).body.data).toMatchObject([
			...[
				{ title: "Inception", watched_at: "2020-12-25" },
				{ title: "Über uns: „Straße”", watched_at: "2020-03-04" },
			],
		]);
	});

	test("shows when a title was saved as it will be written, and reports it as the file has it", async () => {
		const { upload, send, token } = await givenClient();
		const saved = ["Inception,04/03/2021", "The Matrix,2021-05-06 20:15", "Dune,soon", "Alien,2999-01-01"];
		const { body } = await upload({ "saved.csv": `title,date added\n${saved.join("\n")}\n` });
		const path = `/api/imports/${body.data.id}`;
		const days = async () =>
			(await send("GET", `${path}/rows`)).body.data.map(({ added_at: at }: { added_at: string | null }) => at);
		expect(await days()).toEqual(["2021-03-04", "2021-05-06T20:15:00.000Z", null, null]);
		await send("PUT", path, { dateOrder: "mdy" });
		expect(await days()).toEqual(["2021-04-03", "2021-05-06T20:15:00.000Z", null, null]);
		const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
		const report = await (await fetchApi(`${path}/report.csv`, { headers })).text();
		expect(["04/03/2021", "soon"].filter((text) => !report.includes(text))).toEqual([]);
	});

	test("is refused whole where it has more files, or a form more parts, than a page without scripts needs", async () => {
		const { upload, send } = await givenClient();
		const many = (count: number) =>
			Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.csv`, `title\nA${at}`]));
		for (const count of [21, 30, 2000]) {
			expect(await upload(many(count))).toMatchObject({ status: 413, body: { success: false, code: "too_large" } });
		}
		const fields = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`field${at}`, "x"]));
		expect(await upload({ "a.csv": "title\nA" }, fields)).toMatchObject({ status: 413, body: { code: "too_large" } });
		expect((await send("GET", "/api/imports")).body.data).toEqual([]);
	});

	test("takes records that a program has read, in pieces", async () => {
		const { send } = await givenClient();
		const row = { file: "a.csv", line: 2, kind: "play", title: "Inception", year: 2010, watched_at: "2024-01-02" };
		const first = await send("POST", "/api/imports", {
			source: "csv",
			files: [{ name: "a.csv", kind: "CSV" }],
			rows: [row],
		});
		expect(first.body.data.state).toBe("reading");
		const path = `/api/imports/${first.body.data.id}/rows`;
		const renumber = (row: number) =>
			db.update(importRows).set({ row }).where(eq(importRows.importId, first.body.data.id));
		await renumber(100_000);
		expect(await send("POST", path, { rows: [row] })).toMatchObject({
			...{ status: 422, body: { code: "too_many", message: "Together the files have more than 100,000 records" } },
		});
		await renumber(1);
		const last = await send("POST", path, { rows: [{ ...row, line: 3, watched_at: "2024-01-03" }], last: true });
		expect(last.body.data).toMatchObject({ state: "ready", counts: { total: 2, ready: 2 } });
		expect((await send("POST", path, { rows: [row] })).status).toBe(409);
	});

	test("waits while another one of the same profile is worked on", async () => {
		const { upload, send } = await givenClient();
		const first = await upload({ "watched-history.json": HISTORY.slice(0, 1) });
		const hold = (until: number) =>
			platform.db.prepare("UPDATE imports SET lease_until = ? WHERE id = ?").bind(until, first.body.data.id).run();
		await hold(Date.now() + 60_000);
		const second = await upload({ "ratings-movies.json": RATINGS });
		expect(second.body.data.state).toBe("matching");
		await hold(0);
		expect((await send("POST", `/api/imports/${second.body.data.id}/work`)).body.data.state).toBe("ready");
	});

	test("of all people of an account together hold what it may at most", async () => {
		const { upload, send } = await givenClient();
		const first = (await upload({ "watched-history.json": HISTORY })).body.data.id;
		await send("POST", `/api/imports/${first}/apply`);
		const { size } = (await platform.db.prepare("select size from imports where id = ?").bind(first).first())!;
		expect(size).toBeGreaterThan(JSON.stringify(HISTORY).length);
		const setSize = (characters: number) =>
			platform.db.prepare("update imports set size = ? where id = ?").bind(characters, first).run();
		const row = { file: "a.csv", line: 2, kind: "play", media_type: "movie", ids: { tmdb: 27205 } };
		const { id: robin } = (await send("POST", "/api/profiles", { name: "Robin" })).body.data;
		await send("POST", `/api/profiles/${robin}/use`);
		const ownImport = (await send("POST", "/api/imports", { rows: [row] })).body.data.id;
		await setSize(199_999_900);
		expect(await send("POST", `/api/imports/${ownImport}/rows`, { rows: [row] })).toMatchObject({
			...{ status: 409, body: { code: "full" } },
		});
		expect(await send("POST", "/api/imports", { rows: [row] })).toMatchObject({ status: 409, body: { code: "full" } });
		expect((await send("GET", `/api/imports/${ownImport}`)).status).toBe(200);
		await setSize(size as number);
		expect((await send("POST", "/api/imports", { rows: [row] })).status).toBe(201);
	});

	test("that cannot be undone make room for a new one, the oldest first", async () => {
		const { send } = await givenClient();
		const row = { file: "a.csv", line: 2, kind: "play", media_type: "movie", ids: { tmdb: 27205 } };
		const bring = async () => (await send("POST", "/api/imports", { rows: [row] })).body.data.id;
		const [oldest, other] = [await bring(), await bring()];
		await platform.db.prepare("update imports set size = 199_999_000 where id = ?").bind(oldest).run();
		const newest = await bring();
		const left = (await send("GET", "/api/imports")).body.data.map(({ id }: { id: string }) => id);
		expect(left.sort()).toEqual([other, newest].sort());
	});

	test("gives a report that can be imported again", async () => {
		const { upload, token } = await givenClient();
		const { body } = await upload({ "watched-history.json": HISTORY });
		const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
		const report = await (await fetchApi(`/api/imports/${body.data.id}/report.csv`, { headers })).text();
		expect(report).toContain("A film that nobody made");
		expect((await upload({ "report.csv": report })).body.data.counts).toMatchObject({ total: 3, ready: 2 });
	});

	test("lets no spreadsheet run what a file calls a title", async () => {
		const { upload, token } = await givenClient();
		const names = ["=HYPERLINK(1)", "+1", "@SUM(1)"];
		const rows = names.map((name) => `${name},2024-01-02\n`).join("");
		const { body } = await upload({ "a.csv": `title,watched_at\n${rows}` });
		const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
		const report = await (await fetchApi(`/api/imports/${body.data.id}/report.csv`, { headers })).text();
		expect(names.filter((name) => !report.includes(`'${name}`))).toEqual([]);
	});

	test("takes no date from the future for what was rated or saved, and none before there were films", async () => {
		const { send, library } = await givenClient();
		const row = { file: "a.csv", line: 2, title: null, media_type: "movie", ids: { tmdb: 27205 } };
		const { body } = await send("POST", "/api/imports", {
			rows: [
				{ ...row, kind: "watchLater", added_at: "9999-01-01T00:00:00Z" },
				{ ...row, kind: "rating", rating: 8, added_at: "2999-01-01" },
				...["9999-01-01", "0999-01-01"].map((watched_at) => ({ ...row, kind: "play", watched_at })),
			],
			last: true,
		});
		expect(body.data.byKind.play.invalid).toBe(2);
		await send("POST", `/api/imports/${body.data.id}/apply`);
		const { later, ratings } = await library();
		const now = new Date().toISOString();
		expect([later[0].added_at <= now, ratings[0].rated_at <= now]).toEqual([true, true]);
	});

	test("of nothing that is known is refused with a reason for each file", async () => {
		const { upload } = await givenClient();
		const { status, body } = await upload({ "a.json": '{"a": 1}', "b.json": "[" });
		expect(status).toBe(422);
		expect(Object.keys(body.errors)).toEqual(["a.json", "b.json"]);
	});

	test("is not changed or removed by a request that read it before it was applied", async () => {
		const { upload, send, profileId } = await givenClient();
		const { id } = (await upload({ "watched-history.json": HISTORY })).body.data;
		const before = await findImport(db, { profileId, id });
		if (!before) throw new Error("no import");
		await send("POST", `/api/imports/${id}/apply`);
		const choice = { mediaType: "movie" as const, id: 603 };
		expect(await answerImport(db, before, { ratings: "replace" })).toBe(false);
		expect(await chooseRows(db, before, { row: 3, choice, isAll: true })).toBe("busy");
		expect(await removeImport(db, before)).toBe("changed");
		expect(await addRows(db, { ...before, state: "reading" }, { records: [], isLast: true })).toBe("busy");
		expect((await send("GET", `/api/imports/${id}`)).body.data.state).toBe("applied");
		expect(
			(await send("GET", `/api/imports/${id}/rows`)).body.data.map(({ state }: { state: string }) => state),
		).toEqual([...["ready", "ready", "unmatched"]]);
	});

	test("keeps a choice that is made while its titles are looked up", async () => {
		const { upload, send, profileId } = await givenClient();
		const { id } = (await upload({ "watched-history.json": HISTORY })).body.data;
		const ready = await findImport(db, { profileId, id });
		if (ready) await answerImport(db, ready, { person: null });
		const stored = await findImport(db, { profileId, id });
		if (!stored) throw new Error("no import");
		const work = {
			db,
			stored: { ...stored, leaseUntil: 1 },
			catalogue: openCatalogue(platform),
			options: readOptions(stored),
		};
		// Another choice has taken the lease from this work: it writes nothing, and does not say that it is done.
		await matchSome(work);
		expect((await findImport(db, { profileId, id }))?.state).toBe("matching");
		const states = await db
			.selectDistinct({ state: importRows.state })
			.from(importRows)
			.where(eq(importRows.importId, id));
		expect(states).toEqual([{ state: "pending" }]);
		const after = await send("POST", `/api/imports/${id}/work`);
		expect(after.body.data).toMatchObject({ state: "ready", counts: { ready: 2 } });
	});

	test("counts rows that are stored or looked up anew among the changes of a day", async () => {
		const { send, profileId } = await givenClient();
		const rows = Array.from({ length: 1000 }, (_, line) => ({
			...{ file: "a.json", line, kind: "play", media_type: "movie", ids: { tmdb: 27205 } },
			watched_at: new Date(Date.UTC(2020, 0, 1) + line * 3_600_000).toISOString(),
		}));
		const writes = async () =>
			(await db.select({ writes: libraries.writes }).from(libraries).where(eq(libraries.profileId, profileId)))[0]
				?.writes ?? 0;
		const counted: number[] = [];
		let before = 0;
		const change = async (method: string, path: string, body: object) => {
			const { status, body: sent } = await send(method, path, body);
			expect(status).toBeLessThan(300);
			const after = await writes();
			counted.push(after - before);
			before = after;
			return sent.data;
		};
		const { id } = await change("POST", "/api/imports", { rows, last: false });
		await change("POST", `/api/imports/${id}/rows`, { rows, from: 1000, last: true });
		await change("PUT", `/api/imports/${id}`, { ratings: "replace" });
		await change("PUT", `/api/imports/${id}/rows/1`, { leaveOut: true, all: true });
		await change("PUT", `/api/imports/${id}/rows/1`, { leaveOut: true });
		expect(counted).toEqual([10, 10, 20, 20, 1]);
		await db
			.update(libraries)
			.set({ writes: WRITES_PER_DAY - 5 })
			.where(eq(libraries.profileId, profileId));
		expect(await send("PUT", `/api/imports/${id}`, { ratings: "keep" })).toMatchObject({
			...{ status: 429, body: { code: "daily_limit" } },
		});
	});

	test("of another profile does not exist", async () => {
		const { upload } = await givenClient();
		const { body } = await upload({ "watched-history.json": HISTORY });
		const stranger = await givenClient();
		expect((await stranger.send("GET", `/api/imports/${body.data.id}`)).status).toBe(404);
		expect((await stranger.send("POST", `/api/imports/${body.data.id}/apply`)).status).toBe(404);
	});
});

test("the personal export holds what imports are stored, with the rows of their files", async () => {
	const { upload, send } = await givenClient();
	const { body } = await upload({ "watched-history.json": HISTORY });
	await upload({ "mine.csv": "Werk,Gesehen\nAmélie,2024-01-02\n" });
	const { imports, import_rows: rows } = (await send("GET", "/api/me/export")).body.data;
	expect(imports).toMatchObject([
		{ questions: ["columns"], waiting: [{ name: "mine.csv", text: "Werk,Gesehen\nAmélie,2024-01-02\n" }] },
		{ id: body.data.id, source: "trakt", answers: { timeZone: "UTC" }, waiting: [] },
	]);
	expect(rows).toMatchObject([
		{ import_id: body.data.id, row: 1, state: "ready", title: "Inception", source_id: "trakt:1" },
		{ row: 2, title: "Breaking Bad", season: 1, episode: 2 },
		{ row: 3, title: "A film that nobody made", state: "unmatched" },
	]);
});

test("own export, read into an empty account, gives the same library, and a row with its reason for the little that an import does not write", async () => {
	const one = await givenClient();
	const movie = (id: number) => ({ media_type: "movie", media_id: String(id) });
	const show = { media_type: "tv", media_id: 1396 };
	const episode = { ...show, season: 1, episode: 1 };
	const note = "Seen in Rome";
	for (const watched_at of ["2025-01-02T03:04:05.000Z", "2025-02-03", "2025-02-03", null, null])
		await one.send("POST", "/api/plays", { ...movie(27205), watched_at, note: watched_at === null ? "" : note });
	await one.send("POST", "/api/plays", { ...episode, watched_at: null });
	await one.send("POST", "/api/plays", { ...movie(603), watched_at: "1969-07-20" });
	await one.send("PUT", "/api/ratings/27205/movie", { rating: 8 });
	await one.send("PUT", "/api/ratings/1396/tv", { season: 1, episode: 2, rating: 9 });
	await one.send("PUT", "/api/notes/1396/tv", { note: "Lent by Jo" });
	await one.send("POST", "/api/watch-later", { media_type: "tv", media_id: 1399 });
	await one.send("POST", "/api/watch-later", { ...show, nextSeason: 2, nextEpisode: 3 });
	await one.send("PUT", "/api/hidden/155/movie");
	await one.send("PUT", "/api/preferences", { hideWatched: true, timeZone: "Europe/Berlin" });
	const at = { position: 600, duration: 3000 };
	await one.send("POST", "/api/watch-history", { ...movie(27205), season: 1, episode: 1, ...at, duration: 8000 });
	await one.send("POST", "/api/watch-history", { ...show, season: 2, episode: 4, ...at });
	await one.send("POST", "/api/plays", { ...show, season: 1, episode: 2, watched_at: "2025-03-04" });
	await one.send("POST", "/api/changes", { changes: [{ kind: "begin", ...show, at: new Date().toISOString() }] });
	for (const [name, ...ids] of [["Winter", 680, 27205, 603], ["Roads", 155], ["Nothing yet"]] as const) {
		const { data } = (await one.send("POST", "/api/lists", { name, note: name === "Roads" ? "" : "For the fire" }))
			.body;
		for (const id of ids) {
			const change = { kind: "list", list: data.id, ...movie(id), at: new Date().toISOString() };
			await one.send("POST", "/api/changes", { changes: [change] });
		}
	}

	/** The whole export but for what is of the import, the ids of plays, and when a list was last changed. */
	const readFile = async ({ token }: typeof one) => {
		const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
		const text = await (await fetchApi("/api/me/export/library.json", { headers })).text();
		const { person: _, imports: _imports, import_rows: rows, ...all } = JSON.parse(text).data;
		const { preferences, watch_history, ...library } = all;
		const plays = library.plays.map((play: object) => JSON.stringify({ ...play, id: undefined, source: undefined }));
		const lists = library.lists.map((list: { name: string }) => ({ ...list, updated_at: undefined }));
		const entries = Object.fromEntries(groupBy(library.list_titles, ({ list }: { list: string }) => list));
		const whole = { ...library, plays: plays.toSorted(), lists: lists.toSorted(byName), list_titles: entries };
		return { text, rows, whole, unwritten: { preferences, watch_history } };
	};
	const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
	const file = await readFile(one);
	for (const [name, entries] of Object.entries(file.whole)) expect(entries, name).not.toEqual([]);
	const other = await givenClient();
	const { body } = await other.upload({ "export.json": file.text });
	const path = `/api/imports/${body.data.id}`;
	await other.send("POST", `${path}/apply`);
	const result = await readFile(other);

	const { lists, ...library } = file.whole;
	const [empty, ...filled] = lists;
	expect(empty.name).toBe("Nothing yet");
	expect(result.whole).toEqual({ ...library, lists: filled });
	expect(file.unwritten).toMatchObject({
		preferences: { hideWatched: true, timeZone: "Europe/Berlin" },
		watch_history: [movie(27205), { media_id: "1396" }],
	});
	const leftOut = result.rows.filter(({ state }: { state: string }) => state === "leftOut");
	expect(leftOut.map(({ reasonCode }: { reasonCode: string }) => reasonCode)).toEqual([
		...["emptyList", "openedLast", "openedLast", "preference", "preference"],
	]);

	const again = (await other.upload({ "export.json": file.text })).body.data;
	expect((await other.send("GET", `/api/imports/${again.id}`)).body.data.counts.ready).toBe(0);
	const blank = await readFile(await givenClient());
	await other.send("POST", `${path}/undo`);
	expect((await readFile(other)).whole).toEqual(blank.whole);
});
