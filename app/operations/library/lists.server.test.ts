import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { listTitles } from "~/database/schema/library";
import { LIST_TITLES_MAX, LISTS_MAX } from "~/domain/library/own-lists/own-lists";
import { givenProfile, givenSession, givenTokenOf, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

const INCEPTION = { media_id: "27205", media_type: "movie" };
const MATRIX = { media_id: "603", media_type: "movie" };
const BREAKING_BAD = { media_id: "1396", media_type: "tv" };
const GONE = { media_id: "999999999", media_type: "movie" };
type Title = typeof INCEPTION;

async function givenClient(token?: string) {
	const user = await givenUser(platform);
	const own = token ?? (await givenSession(platform, user)).token;
	const send = (method: string, path: string, body?: unknown) => call(path, { method, token: own, body });
	const of = (id: string, { media_id, media_type }: Title) => `/api/lists/${id}/titles/${media_id}/${media_type}`;
	return {
		user,
		send,
		make: async (name: string, more: object = {}) => (await send("POST", "/api/lists", { name, ...more })).body.data,
		get: async (id: string) => (await send("GET", `/api/lists/${id}`)).body.data,
		put: (id: string, title: Title, position?: number) => send("PUT", of(id, title), { position }),
		take: (id: string, title: Title) => send("DELETE", of(id, title)),
		order: async (id: string): Promise<string[]> => {
			const { body } = await send("GET", `/api/lists/${id}/titles`);
			return body.data.map((entry: Title) => entry.media_id);
		},
		change: async (changes: object[], at = new Date().toISOString()) => {
			const body = { changes: changes.map((change) => ({ at, ...change })), undo: true };
			return (await send("POST", "/api/changes", body)).body.data;
		},
	};
}

test("a list is made with a name, a note and its first title, and private", async () => {
	const ada = await givenClient();
	const made = await ada.send("POST", "/api/lists", {
		name: "  Winter\n films ",
		note: "For the fire",
		title: INCEPTION,
	});
	expect([made.status, made.body.data]).toEqual([
		201,
		{
			id: expect.any(String),
			name: "Winter films",
			note: "For the fire",
			count: 1,
			is_open: false,
			shows_name: false,
			url: null,
			updated_at: expect.any(String),
		},
	]);
	expect((await ada.send("GET", "/api/lists")).body).toMatchObject({
		data: [made.body.data],
		total: 1,
		nextCursor: null,
	});
	expect(await ada.get(made.body.data.id)).toMatchObject({
		titles: [{ ...INCEPTION, title: "Inception", year: 2010, position: 1, added_at: expect.any(String) }],
	});
});

test("a name is needed, is 60 characters long at most, and is of one list only", async () => {
	const ada = await givenClient();
	const refusal = async (name: unknown) => {
		const { status, body } = await ada.send("POST", "/api/lists", { name });
		return [status, body.code, body.errors?.name];
	};
	await ada.make("Winter");
	expect(await refusal(" \u200b ")).toEqual([422, "invalid", "Name is required"]);
	expect(await refusal("x".repeat(61))).toEqual([422, "invalid", "Name must be at most 60 characters"]);
	expect(await refusal("WINTER ")).toEqual([409, "conflict", "Another of your lists has this name"]);
	const other = await ada.make("Summer");
	const renamed = await ada.send("PUT", `/api/lists/${other.id}`, { name: "winter" });
	expect([renamed.status, renamed.body.code]).toEqual([409, "conflict"]);
	expect((await ada.send("PUT", `/api/lists/${other.id}`, { name: "summer" })).body.data.name).toBe("summer");
	const grace = await givenClient();
	expect(await grace.make("Winter")).toMatchObject({ name: "Winter" });
});

test("titles are added at the end or at a position, moved and taken out, each as often as it is sent", async () => {
	const ada = await givenClient();
	const { id } = await ada.make("Winter");
	expect((await ada.put(id, INCEPTION)).body.data).toMatchObject({ ...INCEPTION, title: "Inception", position: 1 });
	expect((await ada.put(id, MATRIX)).body.data).toMatchObject({ position: 2 });
	expect((await ada.put(id, BREAKING_BAD, 1)).body.data).toMatchObject({ position: 1 });
	expect(await ada.order(id)).toEqual(["1396", "27205", "603"]);
	for (const _ of [1, 2]) expect((await ada.put(id, MATRIX, 2)).body.data.position).toBe(2);
	expect(await ada.order(id)).toEqual(["1396", "603", "27205"]);
	expect((await ada.put(id, MATRIX)).body.data.position).toBe(2);
	expect((await ada.put(id, MATRIX, 99)).body.data.position).toBe(3);
	for (const _ of [1, 2]) expect((await ada.take(id, INCEPTION)).body.data).toEqual({});
	expect(await ada.order(id)).toEqual(["1396", "603"]);
	expect(await ada.get(id)).toMatchObject({ count: 2 });
	expect((await ada.put(id, MATRIX, 0)).status).toBe(422);
	expect((await ada.put(id, GONE)).body).toMatchObject({ code: "not_found", message: "This title does not exist" });
});

test("the titles of a list are pages", async () => {
	const ada = await givenClient();
	const { id } = await ada.make("Winter");
	for (const title of [INCEPTION, MATRIX, BREAKING_BAD]) await ada.put(id, title);
	const first = (await ada.send("GET", `/api/lists/${id}/titles?limit=2`)).body;
	expect(first).toMatchObject({ data: [{ position: 1 }, { position: 2 }], total: 3 });
	const second = (await ada.send("GET", `/api/lists/${id}/titles?limit=2&cursor=${first.nextCursor}`)).body;
	expect(second).toMatchObject({ data: [{ ...BREAKING_BAD, position: 3 }], nextCursor: null });
	expect((await ada.send("GET", `/api/lists/${id}/titles?cursor=nonsense`)).status).toBe(422);
	expect((await ada.send("GET", `/api/lists/${id}`)).body).toMatchObject({ total: 3, nextCursor: null });
	expect((await ada.send("GET", "/api/lists")).body).toMatchObject({ data: [{ count: 3 }], total: 1 });
});

test("the lists say which of them has a title, where one is named", async () => {
	const ada = await givenClient();
	const winter = await ada.make("Winter");
	const summer = await ada.make("Summer");
	await ada.put(winter.id, MATRIX);
	const named = (await ada.send("GET", "/api/lists?media_type=movie&media_id=603")).body.data;
	const hasTitle = (id: string) => named.find((list: { id: string }) => list.id === id).has_title;
	expect([hasTitle(winter.id), hasTitle(summer.id)]).toEqual([true, false]);
	expect((await ada.send("GET", "/api/lists")).body.data[0]).not.toHaveProperty("has_title");
	expect((await ada.send("GET", "/api/lists?media_id=603")).status).toBe(422);
});

test("a change of a list has an Undo that brings back the order, also of several titles", async () => {
	const ada = await givenClient();
	const { id: list } = await ada.make("Winter");
	for (const title of [INCEPTION, MATRIX, BREAKING_BAD]) await ada.put(list, title);
	const { titles } = await ada.get(list);
	const undoes = async (changes: object[], order: string[]) => {
		const { undo } = await ada.change(changes);
		expect(await ada.order(list)).toEqual(order);
		await ada.send("POST", "/api/changes", { changes: undo });
		expect((await ada.get(list)).titles).toEqual(titles);
	};
	await undoes([{ kind: "unlist", list, ...MATRIX }], ["27205", "1396"]);
	await undoes(
		[MATRIX, INCEPTION].map((title) => ({ kind: "unlist", list, ...title })),
		["1396"],
	);
	await undoes([{ kind: "list", list, ...BREAKING_BAD, rank: 1 }], ["1396", "27205", "603"]);
	await undoes([{ kind: "list", list, media_id: "550", media_type: "movie" }], ["27205", "603", "1396", "550"]);
	expect(await ada.change([{ kind: "list", list, ...MATRIX }])).toMatchObject({ taken: 1, undo: [] });
});

test("of changes that arrive late the later one stays, in whatever order they arrive", async () => {
	const ada = await givenClient();
	const { id: list } = await ada.make("Winter");
	const early = { kind: "list", list, ...MATRIX, at: "2026-01-01T10:00:00.000Z" };
	const late = { kind: "unlist", list, ...MATRIX, at: "2026-01-02T10:00:00.000Z" };
	await ada.change([late]);
	expect(await ada.change([early])).toMatchObject({ taken: 0, refused: [{ ...MATRIX, reason: "deleted" }] });
	expect(await ada.order(list)).toEqual([]);
	await ada.change([{ ...early, at: "2026-01-03T10:00:00.000Z" }]);
	await ada.change([late]);
	expect(await ada.order(list)).toEqual(["603"]);
	expect(await ada.get(list)).toMatchObject({ count: 1 });
});

test("a list is opened with an address that nobody guesses, and that ends when it is closed", async () => {
	const ada = await givenClient();
	const { id } = await ada.make("Winter");
	const change = async (body: object) => (await ada.send("PUT", `/api/lists/${id}`, body)).body.data;
	const open = await change({ is_open: true });
	expect(open).toMatchObject({
		is_open: true,
		url: expect.stringMatching(/^https:\/\/marquee\.test\/lists\/[\w-]{27}$/),
	});
	expect((await change({ is_open: true })).url).toBe(open.url);
	expect((await change({ note: "For the fire", shows_name: true })).url).toBe(open.url);
	expect(await change({ is_open: false })).toMatchObject({ is_open: false, url: null, note: "For the fire" });
	expect((await change({ is_open: true })).url).not.toBe(open.url);
	expect((await ada.send("PUT", `/api/lists/${id}`, {})).status).toBe(422);
});

test(`a person has ${LISTS_MAX} lists, and a list ${LIST_TITLES_MAX} titles`, async () => {
	const ada = await givenClient();
	const { id } = await ada.make("Winter");
	const titles = Array.from({ length: LIST_TITLES_MAX - 1 }, (_, index) => index + 1_000_000);
	await platform.db
		.prepare(`INSERT INTO list_titles (list_id, media_type, media_id, sort_key, added_at, changed_at)
			SELECT ?1, 'movie', value, key, 0, 0 FROM json_each(?2)`)
		.bind(id, JSON.stringify(titles))
		.run();
	expect((await ada.put(id, INCEPTION)).body.data.position).toBe(LIST_TITLES_MAX);
	expect([(await ada.put(id, MATRIX)).status, (await ada.put(id, MATRIX)).body.code]).toEqual([409, "full"]);
	expect((await ada.put(id, INCEPTION, 1)).status).toBe(200);
	await platform.db
		.prepare(`WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
			INSERT INTO lists (id, profile_id, name, name_key, created_at, updated_at) SELECT ?1 || n, ?1, n, n, 0, 0 FROM numbers`)
		.bind(ada.user.id, LISTS_MAX)
		.run();
	const refused = await ada.send("POST", "/api/lists", { name: "Summer" });
	expect([refused.status, refused.body.code]).toEqual([409, "full"]);
});

test("nobody reads or changes another's list, also another person of the account", async () => {
	const ada = await givenClient();
	const { id } = await ada.make("Winter", { title: INCEPTION });
	const robin = await givenProfile(platform, ada.user);
	const strangers = [await givenClient(), await givenClient(await givenTokenOf(platform, ada.user, robin))];
	for (const stranger of strangers) {
		expect((await stranger.send("GET", "/api/lists")).body.data).toEqual([]);
		const refusals = [
			await stranger.send("GET", `/api/lists/${id}`),
			await stranger.send("GET", `/api/lists/${id}/titles`),
			await stranger.send("PUT", `/api/lists/${id}`, { is_open: true }),
			await stranger.put(id, MATRIX),
			await stranger.take(id, INCEPTION),
			await stranger.send("DELETE", `/api/lists/${id}`),
		];
		expect(refusals.map(({ status, body }) => [status, body.message])).toEqual(
			refusals.map(() => [404, "This list does not exist"]),
		);
		const refused = await stranger.change([{ kind: "unlist", list: id, ...INCEPTION }]);
		expect(refused).toMatchObject({ taken: 0, undo: [], refused: [{ reason: "list_gone" }] });
	}
	expect(await ada.get(id)).toMatchObject({ count: 1, is_open: false });
});

test("a list is deleted with its titles; clearing what was watched leaves it", async () => {
	const ada = await givenClient();
	const [winter, summer] = [await ada.make("Winter", { title: INCEPTION }), await ada.make("Summer")];
	expect((await ada.send("DELETE", "/api/watched")).status).toBe(200);
	expect(await ada.order(winter.id)).toEqual(["27205"]);
	expect((await ada.send("DELETE", `/api/lists/${winter.id}`)).body.data).toEqual({});
	expect((await ada.send("GET", `/api/lists/${winter.id}`)).status).toBe(404);
	expect((await ada.send("GET", "/api/lists")).body.data).toEqual([summer]);
	expect(await db.$count(listTitles, eq(listTitles.listId, winter.id))).toBe(0);
});

test("the export has the lists with their notes, and their titles in order with names and years", async () => {
	const ada = await givenClient();
	const { id } = await ada.make("Winter", { note: "For the fire" });
	for (const title of [INCEPTION, BREAKING_BAD]) await ada.put(id, title);
	await ada.put(id, BREAKING_BAD, 1);
	const { data } = (await ada.send("GET", "/api/me/export")).body;
	expect(data.lists).toMatchObject([{ name: "Winter", note: "For the fire", count: 2, is_open: false }]);
	expect(data.list_titles).toMatchObject([
		{ list: "Winter", position: 1, ...BREAKING_BAD, title: "Breaking Bad", year: 2008 },
		{ list: "Winter", position: 2, ...INCEPTION, title: "Inception", year: 2010 },
	]);
});
