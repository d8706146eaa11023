// What a person says of a list, of ratings and of columns changes the rows before they are applied.
import { describe, expect, test } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const send = (method: string, path: string, body?: unknown) => call(path, { method, token, body });
	async function upload(name: string, content: string) {
		const form = new FormData();
		form.append("file", new File([content], name));
		const { body } = await send("POST", "/api/imports", form);
		return body.data;
	}
	const answer = async (id: string, given: object) => (await send("PUT", `/api/imports/${id}`, given)).body.data;
	const rowsOf = async (id: string) => (await send("GET", `/api/imports/${id}/rows`)).body.data;
	return { send, upload, answer, rowsOf };
}

const LIST = "Inception (2010)\nThe Matrix (1999)\nBreaking Bad (2008)\n";
const RATINGS =
	"Const,Your Rating,Date Rated,Title,Title Type,Year\ntt1375666,9,2020-01-02,Inception,Movie,2010\ntt0903747,8,2020-01-03,Breaking Bad,TV Series,2008\n";

describe("a list", () => {
	test("is to watch, watched or neither, as often as a person changes the answer", async () => {
		const { upload, answer, rowsOf, send } = await givenClient();
		const { id, questions, lists, byKind } = await upload("films.txt", LIST);
		expect({ questions, lists }).toEqual({ questions: ["list"], lists: ["films.txt"] });
		expect(byKind).toMatchObject({ watchLater: { ready: 3 }, play: { total: 0 } });

		const watched = await answer(id, { lists: { "films.txt": "undated" } });
		expect(watched.byKind).toMatchObject({ watchLater: { total: 0 }, play: { ready: 2, leftOut: 1 } });
		expect(await rowsOf(id)).toMatchObject([
			{ kind: "play", precision: "unknown", state: "ready" },
			{ kind: "play", precision: "unknown", state: "ready" },
			{ title: "Breaking Bad", state: "leftOut", reason: expect.stringMatching(/whole show/) },
		]);

		const neither = await answer(id, { lists: { "films.txt": "nothing" } });
		expect(neither.counts).toMatchObject({ ready: 0, leftOut: 3 });

		const later = await answer(id, { lists: { "films.txt": "later" } });
		expect(later.byKind).toMatchObject({ watchLater: { ready: 3 }, play: { total: 0 } });
		await answer(id, { lists: { "films.txt": "undated" } });
		await send("POST", `/api/imports/${id}/apply`);
		expect((await send("GET", "/api/plays")).body.data).toHaveLength(2);
		expect((await send("GET", "/api/watch-later")).body.data).toEqual([]);
		await send("POST", `/api/imports/${id}/undo`);
		expect((await send("GET", "/api/plays")).body.data).toEqual([]);
	});

	test("was watched on the day of its entries, each list as a person says of it", async () => {
		const { answer, rowsOf, send } = await givenClient();
		const row = (file: string, line: number) => ({
			...{ file, line, kind: "watchLater", media_type: "movie", title: "Inception", year: 2010 },
			...{ added_at: "2024-07-09", asks: "list" },
		});
		const { body } = await send("POST", "/api/imports", {
			...{ source: "imdb", questions: ["list"], lists: ["a.csv", "b.csv"], last: true },
			rows: [row("a.csv", 2), row("b.csv", 2)],
		});
		const { id } = body.data;
		await answer(id, { lists: { "a.csv": "watched" } });
		expect(await rowsOf(id)).toMatchObject([
			{ kind: "play", watched_at: "2024-07-09", precision: "day" },
			{ kind: "watchLater", added_at: "2024-07-09" },
		]);
		await answer(id, { lists: { "b.csv": "nothing" } });
		expect(await rowsOf(id)).toMatchObject([
			{ kind: "play", state: "ready" },
			{ kind: "watchLater", state: "leftOut" },
		]);
	});
});

test("what was rated at IMDb was watched, on no day, on that of the rating, or not, as a person says", async () => {
	const { upload, answer, rowsOf } = await givenClient();
	const { id, questions, byKind } = await upload("ratings.csv", RATINGS);
	expect(questions).toEqual(["rated"]);
	expect(byKind).toMatchObject({ play: { ready: 1 }, rating: { ready: 2 } });
	expect(await rowsOf(id)).toMatchObject([
		{ kind: "rating" },
		{ kind: "play", precision: "unknown" },
		{ kind: "rating" },
	]);
	await answer(id, { rated: "dated" });
	expect((await rowsOf(id))[1]).toMatchObject({ watched_at: "2020-01-02", precision: "day" });
	const not = await answer(id, { rated: "no" });
	expect(not.byKind).toMatchObject({ play: { ready: 0, leftOut: 1 }, rating: { ready: 2 } });
});

test("thumbs become ratings only where a person says so", async () => {
	const { upload, answer } = await givenClient();
	const csv =
		"Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Event Utc Ts\nA,Inception,thumb,,2,2024-01-02 20:00:00\n";
	const { id, counts } = await upload("Ratings.csv", csv);
	expect(counts).toMatchObject({ leftOut: 1, total: 1 });
	expect((await answer(id, { thumbs: "ratings" })).byKind.rating.leftOut).toBe(0);
});

describe("columns", () => {
	const CSV = "Title,Watched,Wertung,Director\nInception,2024-01-02,8,Nolan\n";

	test("are asked about with what was recognised, and named as not used", async () => {
		const { upload, answer } = await givenClient();
		const { id, questions, columns } = await upload("mine.csv", CSV);
		expect({ questions, columns }).toEqual({
			questions: ["columns"],
			columns: ["title", "watched", "wertung", "director"],
		});
		const read = await answer(id, {
			columns: [
				{ column: "title", as: "title" },
				{ column: "watched", as: "watched_at" },
				{ column: "wertung", as: "rating" },
			],
		});
		expect(read).toMatchObject({ questions: [], byKind: { play: { total: 1 }, rating: { total: 1 } } });
		expect(read.files).toMatchObject([{ unused: ["Director"] }]);
	});

	test("of which two are called the same are refused", async () => {
		const { upload, send } = await givenClient();
		const { id } = await upload("mine.csv", CSV);
		const columns = ["title", "director"].map((column) => ({ column, as: "title" }));
		const { status, body } = await send("PUT", `/api/imports/${id}`, { columns });
		expect([status, body.code ?? body.error?.code]).toEqual([422, "twice"]);
	});
});
