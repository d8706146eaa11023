import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { listTitles } from "~/database/schema/library";
import { blockTitle } from "~/domain/catalogue/blocked/blocked-titles.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { applyChanges } from "~/domain/library/changes/apply-changes.server";
import { createList, deleteList, findList, updateList } from "~/domain/library/own-lists/lists.server";
import { loadMessages } from "~/messages/area";
import { givenCookie, givenProfile, givenUser, type Person } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import type { loader as loadOpen } from "../open-list";
import type { loader as loadTitle } from "../title/movie";
import type { loader as loadList } from "./list";
import type { loader as loadLists } from "./lists";

const platform = testPlatform();
const db = openDatabase(platform.db);
const INCEPTION = { mediaType: "movie", id: 27205 } as const;
const BREAKING_BAD = { mediaType: "tv", id: 1396 } as const;

/** A person with a list of two titles. */
async function givenList(note = "For the fire") {
	const user = await givenUser(platform);
	const saved = await createList(db, { profileId: user.id, name: "Winter", note });
	if (!saved.ok) throw new Error(saved.reason);
	const { id } = saved.list;
	await change(user, "list", id);
	const { cookie } = await givenCookie(platform, user);
	return { user, id, headers: { cookie } };
}

async function change(user: Person, kind: "list" | "unlist", list: string): Promise<void> {
	const changes = [INCEPTION, BREAKING_BAD].map((title) => ({ kind, at: Date.now(), list, ...title }));
	await applyChanges(db, openCatalogue(platform), { profileId: user.id, changes, isLive: true });
}

async function open({ user, id }: { user: Person; id: string }, showsName = false): Promise<string> {
	const saved = await updateList(db, { profileId: user.id, id, isOpen: true, showsName });
	return `/lists/${saved.ok ? saved.list.secret : ""}`;
}

function send(path: string, headers: HeadersInit, fields: Record<string, string>) {
	return fetchPage(path, {
		method: "POST",
		headers: { ...headers, origin: "https://marquee.test" },
		body: new URLSearchParams(fields),
	});
}

test("My List has the person's lists with their first posters, and a list its titles in order", async () => {
	const { id, headers } = await givenList();
	const { data: page } = await fetchPage<typeof loadLists>("/my-list/lists", { headers });
	expect(page.lists).toMatchObject([
		{ id, name: "Winter", note: "For the fire", size: 2, isOpen: false, posters: [{ id: 27205 }, { id: 1396 }] },
	]);
	const { data: list } = await fetchPage<typeof loadList>(`/my-list/lists/${id}`, { headers });
	expect(list).toMatchObject({
		list: { name: "Winter", url: null },
		items: [
			{ ...INCEPTION, title: "Inception", rank: 1, isGone: false },
			{ ...BREAKING_BAD, title: "Breaking Bad", rank: 2 },
		],
	});
});

test("a title's page says in which of the person's lists it is", async () => {
	const { id, user, headers } = await givenList();
	await createList(db, { profileId: user.id, name: "Autumn", note: "" });
	const { data } = await fetchPage<typeof loadTitle>("/movie/27205", { headers });
	expect(data.ownLists).toEqual([
		{ id: expect.any(String), name: "Autumn", hasTitle: false },
		{ id, name: "Winter", hasTitle: true },
	]);
	const { data: chooser } = await fetchPage<typeof loadLists>("/my-list/lists?title=movie:27205", { headers });
	expect(chooser.title).toEqual({ ...INCEPTION, name: "Inception" });
	expect(chooser.lists.map(({ name, hasTitle }) => [name, hasTitle])).toEqual(
		expect.arrayContaining([
			["Winter", true],
			["Autumn", false],
		]),
	);
});

test("without scripts a list is made, changed, opened, ordered, closed and deleted by forms", async () => {
	const { id, user, headers } = await givenList();
	const page = `/my-list/lists/${id}`;
	const read = () => findList(db, { profileId: user.id, id });
	const made = await send("/my-list/lists", headers, { intent: "create-list", name: "Autumn", title: "movie:603" });
	expect([made.response.status, made.response.headers.get("location")]).toEqual([
		303,
		expect.stringMatching(/^\/my-list\/lists\/[\w-]{36}$/),
	]);
	const taken = await send("/my-list/lists", headers, { intent: "create-list", name: "winter", note: "x" });
	expect(taken).toMatchObject({
		response: { status: 409 },
		data: { errors: { name: "Another of your lists has this name" }, values: { name: "winter", note: "x" } },
	});
	await send(page, headers, { intent: "save-list", id, name: "Snow", note: "" });
	expect(await read()).toMatchObject({ name: "Snow", note: "", secret: null });
	await send(page, headers, { intent: "open-list", id });
	await send(page, headers, { intent: "show-name", id, shows_name: "1" });
	expect(await read()).toMatchObject({ secret: expect.any(String), showsName: true });
	await send(page, headers, { intent: "close-list", id });
	expect(await read()).toMatchObject({ secret: null });
	const moved = { intent: "list", list: id, media_type: "tv", media_id: "1396", rank: "1" };
	expect((await send(`${page}?do=order`, headers, moved)).response.headers.get("location")).toBe(`${page}?do=order`);
	const { data } = await fetchPage<typeof loadList>(page, { headers });
	expect(data.items.map(({ id: title }) => title)).toEqual([1396, 27205]);
	expect((await send(page, headers, { intent: "delete-list", id })).response.headers.get("location")).toBe(
		"/my-list/lists",
	);
	expect(await read()).toBeNull();
});

test("another person's list, and one that is gone, lead to the page that says so", async () => {
	const { user, id } = await givenList();
	const stranger = await givenUser(platform);
	const { response } = await fetchPage(`/my-list/lists/${id}`, { headers: await givenCookie(platform, stranger) });
	expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
	const robin = await givenProfile(platform, user);
	expect(await findList(db, { profileId: robin.id, id })).toBeNull();
	const { response: signedOut } = await fetchPage(`/my-list/lists/${id}`);
	expect(signedOut.headers.get("location")).toMatch(/^\/login/);
});

test("an open list is read by anyone who has its address, without the name of who made it and the times of its titles, and by no cache or search engine", async () => {
	const list = await givenList();
	const address = await open(list);
	const { data, response } = await fetchPage<typeof loadOpen>(address);
	expect(data).toMatchObject({
		list: { name: "Winter", note: "For the fire", size: 2, by: null },
		items: [
			{ title: "Inception", rank: 1 },
			{ title: "Breaking Bad", rank: 2 },
		],
	});
	for (const own of [list.id, "addedAt"]) expect(JSON.stringify(data)).not.toContain(own);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"cache-control": "private, no-store",
		"x-robots-tag": "noindex",
	});
	await open(list, true);
	expect((await fetchPage<typeof loadOpen>(address)).data.list?.by).toEqual(expect.any(String));
});

test("an open list ends at once when it is closed or deleted, or its account is suspended", async () => {
	const list = await givenList();
	const status = async (address: string) => (await fetchPage(address)).response.status;
	const first = await open(list);
	expect(await status(first)).toBe(200);
	await updateList(db, { profileId: list.user.id, id: list.id, isOpen: false });
	expect(await status(first)).toBe(404);
	const second = await open(list);
	expect([await status(first), await status(second)]).toEqual([404, 200]);
	await platform.db.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(list.user.id).run();
	expect(await status(second)).toBe(404);
	await platform.db.prepare("UPDATE users SET suspended_at = NULL WHERE id = ?").bind(list.user.id).run();
	await deleteList(db, { profileId: list.user.id, id: list.id });
	expect(await status(second)).toBe(404);
	expect(await status("/lists/short")).toBe(404);
});

test("a list keeps its titles' names in English, whatever the language in which they are added or an open list is read", async () => {
	fakeTmdb();
	await loadMessages("de");
	const { user, id } = await givenList();
	const german = { variables: TMDB_VARIABLES, replaced: { language: "de" as const } };
	const title = { mediaType: "movie", id: 1001 } as const;
	const catalogue = openCatalogue({ ...testPlatform(TMDB_VARIABLES), language: "de" });
	const changes = [{ kind: "list" as const, at: Date.now(), list: id, ...title }];
	await applyChanges(db, catalogue, { profileId: user.id, changes, isLive: true });
	const readName = async () => {
		const rows = await db.select().from(listTitles).where(eq(listTitles.listId, id));
		return JSON.parse(rows.find((row) => row.id === title.id)?.card ?? "null")?.title;
	};
	const name = (await catalogue.inEnglish().movie({ id: title.id }))?.title;
	expect((await catalogue.movie({ id: title.id }))?.title).not.toBe(name);
	expect(name).toBeTypeOf("string");
	expect(await readName()).toBe(name);
	await db.update(listTitles).set({ card: null, cardSource: null }).where(eq(listTitles.listId, id));
	const { settled } = await fetchPage(await open({ user, id }), {}, german);
	await settled();
	expect(await readName()).toBe(name);
});

test("a blocked title stays on the person's own page without artwork, and leaves the open one", async () => {
	const list = await givenList();
	const address = await open(list);
	const { id: actorId } = await givenUser(platform, { role: "owner" });
	await blockTitle(platform, { ...INCEPTION, reason: "A notice", actorId });
	const { data } = await fetchPage<typeof loadOpen>(address);
	expect(data.items.map(({ title }) => title)).toEqual(["Breaking Bad"]);
	const { data: own } = await fetchPage<typeof loadList>(`/my-list/lists/${list.id}`, { headers: list.headers });
	expect(own.items[0]).toMatchObject({ title: "Inception", isGone: true, poster: null });
});
