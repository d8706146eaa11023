// Lists of files become lists of the person: made or added to, in the order of the file, and taken back as a whole.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

const [INCEPTION, MATRIX, PULP_FICTION, DARK_KNIGHT] = [27205, 603, 680, 155];
const toTitle = (media_id: number) => ({ media_type: "movie", media_id });

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const send = (method: string, path: string, body?: unknown) => call(path, { method, token, body });
	const read = async (path: string) => (await send("GET", path)).body.data;
	async function bring(rows: object[]) {
		const { data } = (await send("POST", "/api/imports", { source: "csv", files: [], rows, last: true })).body;
		return `/api/imports/${data.id}`;
	}
	async function apply(rows: object[]) {
		const path = await bring(rows);
		const { data } = (await send("POST", `${path}/apply`)).body;
		expect(data.state).toBe("applied");
		return { path, written: data.written.list as number };
	}
	/** Each list with its note and the ids of its titles in order. */
	async function lists(): Promise<Record<string, [note: string | null, ...ids: number[]]>> {
		const all: { id: string; name: string; note: string | null }[] = await read("/api/lists");
		const entries = all.map(async ({ id, name, note }) => {
			const titles: { media_id: string }[] = await read(`/api/lists/${id}/titles?limit=200`);
			const ids = titles.map(({ media_id }) => Number(media_id));
			return [name, [note, ...ids]] as [string, [string | null, ...number[]]];
		});
		return Object.fromEntries((await Promise.all(entries)).toSorted(([one], [other]) => one.localeCompare(other)));
	}
	return { send, read, bring, apply, lists, profileId: user.id };
}

type Client = Awaited<ReturnType<typeof givenClient>>;

async function givenList({ send }: Client, name: string, ...ids: number[]): Promise<string> {
	const { id } = (await send("POST", "/api/lists", { name, note: "Mine" })).body.data;
	for (const media_id of ids) {
		const change = { kind: "list", list: id, ...toTitle(media_id), at: new Date().toISOString() };
		await send("POST", "/api/changes", { changes: [change] });
	}
	return id;
}

const toRows = (list: string, ids: number[], note: string | null = null) =>
	ids.map((tmdb, at) => ({
		...{ file: "lists.csv", line: at + 2, kind: "list", list, note, media_type: "movie", title: null, ids: { tmdb } },
		added_at: "2024-05-02",
	}));

const WINTER = toRows("Winter", [PULP_FICTION, INCEPTION, MATRIX], "For the fire");
const ROADS = toRows("Roads", [MATRIX, DARK_KNIGHT]);

test("lists are made with their names, notes and titles in the order of the file, each title with its time", async () => {
	const client = await givenClient();
	const path = await client.bring([...WINTER, ...ROADS]);
	expect((await client.read(path)).byKind.list).toMatchObject({ total: 5, ready: 5 });
	expect(await client.lists()).toEqual({});
	await client.send("POST", `${path}/apply`);
	expect((await client.read(path)).written.list).toBe(5);
	expect(await client.lists()).toEqual({
		Roads: [null, MATRIX, DARK_KNIGHT],
		Winter: ["For the fire", PULP_FICTION, INCEPTION, MATRIX],
	});
	const [list] = (await client.read("/api/lists")).filter(({ name }: { name: string }) => name === "Winter");
	expect((await client.read(`/api/lists/${list.id}/titles`))[0]).toMatchObject({
		title: "Pulp Fiction",
		added_at: "2024-05-02T00:00:00.000Z",
	});
});

test("a list of the same name is added to at its end, and keeps its note; what is in it is there already", async () => {
	const client = await givenClient();
	await givenList(client, "winter", INCEPTION, DARK_KNIGHT);
	const { path, written } = await client.apply(WINTER);
	expect(written).toBe(2);
	expect(await client.lists()).toEqual({ winter: ["Mine", INCEPTION, DARK_KNIGHT, PULP_FICTION, MATRIX] });
	const rows = await client.read(`${path}/rows`);
	expect(rows.map(({ list, state, reason }: Record<string, string>) => [list, state, reason])).toEqual([
		["Winter", "ready", null],
		["Winter", "present", "It is in this list already"],
		["Winter", "ready", null],
	]);
});

test("the same file twice adds nothing, nor does a title that the file names twice", async () => {
	const client = await givenClient();
	expect((await client.apply([...WINTER, ...WINTER, ...ROADS])).written).toBe(5);
	const lists = await client.lists();
	expect((await client.apply([...WINTER, ...ROADS])).written).toBe(0);
	expect(await client.lists()).toEqual(lists);
});

test("undo takes out what the import put in, and nothing else; applied again it brings the same", async () => {
	const client = await givenClient();
	await givenList(client, "Roads", DARK_KNIGHT, INCEPTION);
	const before = await client.lists();
	const { path } = await client.apply([...WINTER, ...ROADS]);
	const brought = await client.lists();
	expect(brought).toMatchObject({ Roads: ["Mine", DARK_KNIGHT, INCEPTION, MATRIX] });
	await client.send("POST", `${path}/undo`);
	expect(await client.lists()).toEqual(before);
	await client.send("POST", `${path}/apply`);
	expect(await client.lists()).toEqual(brought);
});

test("undo leaves a list that the import made and a person went on with: with a title, a name or a note of their own, or opened", async () => {
	const client = await givenClient();
	const names = ["Added", "Renamed", "Noted", "Opened", "Untouched"];
	const { path } = await client.apply(names.flatMap((name) => toRows(name, [INCEPTION])));
	const all: { id: string; name: string }[] = await client.read("/api/lists");
	const idOf = (name: string) => all.find((list) => list.name === name)?.id;
	const change = { kind: "list", list: idOf("Added"), ...toTitle(MATRIX), at: new Date().toISOString() };
	await client.send("POST", "/api/changes", { changes: [change] });
	await client.send("PUT", `/api/lists/${idOf("Renamed")}`, { name: "Other" });
	await client.send("PUT", `/api/lists/${idOf("Noted")}`, { note: "Good" });
	await client.send("PUT", `/api/lists/${idOf("Opened")}`, { is_open: true });
	await client.send("POST", `${path}/undo`);
	expect(await client.lists()).toEqual({ Added: [null, MATRIX], Noted: ["Good"], Opened: [null], Other: [null] });
});

test("undo leaves a title that a person took out and put in again", async () => {
	const client = await givenClient();
	const { path } = await client.apply(WINTER);
	const [{ id: list }] = await client.read("/api/lists");
	for (const kind of ["unlist", "list"]) {
		const change = { kind, list, ...toTitle(INCEPTION), at: new Date().toISOString() };
		await client.send("POST", "/api/changes", { changes: [change] });
	}
	await client.send("POST", `${path}/undo`);
	expect(await client.lists()).toEqual({ Winter: ["For the fire", INCEPTION] });
});

test("what a full list, or a hundred lists, have no room for is left out before", async () => {
	const client = await givenClient();
	const full = await givenList(client, "Winter");
	await db.run(sql`update lists set size = 4999 where id = ${full}`);
	for (let at = 0; at < 98; at += 1) await givenList(client, `List ${at}`);
	const path = await client.bring([...toRows("New", [INCEPTION]), ...toRows("Newer", [MATRIX, INCEPTION]), ...WINTER]);
	const rows = await client.read(`${path}/rows`);
	expect(rows.map(({ list, state, reasonCode }: Record<string, string>) => [list, state, reasonCode])).toEqual([
		["New", "ready", null],
		["Newer", "leftOut", "fullOfLists"],
		["Newer", "leftOut", "fullOfLists"],
		["Winter", "ready", null],
		["Winter", "leftOut", "fullOfList"],
		["Winter", "leftOut", "fullOfList"],
	]);
	await client.send("POST", `${path}/apply`);
	expect((await client.read(path)).written.list).toBe(2);
	expect(Object.keys(await client.lists())).toHaveLength(100);
});

test("a list that is made by hand before the press is added to", async () => {
	const client = await givenClient();
	const path = await client.bring(WINTER);
	await givenList(client, "Winter", DARK_KNIGHT);
	await client.send("POST", `${path}/apply`);
	expect(await client.lists()).toEqual({ Winter: ["Mine", DARK_KNIGHT, PULP_FICTION, INCEPTION, MATRIX] });
});

test("a title that is chosen after applying is put into the list at its end, and the wrong one is taken out", async () => {
	const client = await givenClient();
	const { path } = await client.apply(WINTER);
	const choice = { ...toTitle(DARK_KNIGHT), media_id: String(DARK_KNIGHT) };
	expect((await client.send("PUT", `${path}/rows/1`, choice)).status).toBe(200);
	await client.send("POST", `${path}/work`);
	expect(await client.lists()).toEqual({ Winter: ["For the fire", INCEPTION, MATRIX, DARK_KNIGHT] });
	await client.send("POST", `${path}/undo`);
	expect(await client.lists()).toEqual({});
});

test("a list of IMDb becomes a list of the name of its file, where a person says so", async () => {
	const client = await givenClient();
	const csv =
		"Position,Const,Created,Modified,Description,Title,URL,Title Type,Year\n1,tt0133093,2024-07-09,2024-07-09,,The Matrix,u,Movie,1999\n2,tt1375666,2024-07-08,2024-07-08,,Inception,u,Movie,2010\n";
	const form = new FormData();
	form.append("file", new File([csv], "Heists.csv"));
	const { id, lists } = (await client.send("POST", "/api/imports", form)).body.data;
	expect(lists).toEqual(["Heists.csv"]);
	await client.send("PUT", `/api/imports/${id}`, { lists: { "Heists.csv": "own" } });
	await client.send("POST", `/api/imports/${id}/apply`);
	expect(await client.lists()).toEqual({ Heists: [null, MATRIX, INCEPTION] });
	await client.send("POST", `/api/imports/${id}/undo`);
	expect(await client.lists()).toEqual({});
});
