// What one profile does, another does not see: of the same account and of another one.
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import * as importTables from "~/database/schema/imports";
import * as libraryTables from "~/database/schema/library";
import type { OwnRemarks } from "~/domain/library/changes/remarks";
import { givenProfile, givenSession, givenTokenOf, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import { randomNumbers } from "../../../tests/harness/random";
import { loadOperations } from "../operations";
import { findRow } from "../registry";

const platform = testPlatform();
const db = openDatabase(platform.db);

/** Every table that has rows of profiles. */
const TABLES = Object.values({ ...libraryTables, ...importTables }).filter(
	(table): table is SQLiteTable & typeof table =>
		typeof table === "object" && "profileId" in getTableColumns(table as SQLiteTable),
);

async function readLibrary(profileId: string): Promise<Record<string, unknown[]>> {
	const rows = TABLES.map(async (table) => {
		const name = getTableName(table);
		return [name, await db.all(sql`select * from ${sql.identifier(name)} where profile_id = ${profileId}`)] as const;
	});
	return Object.fromEntries(await Promise.all(rows));
}

const send = (token: string) => ({
	post: (path: string, body: object) => call(`/api/${path}`, { method: "POST", token, body }),
	put: (path: string, body: object) => call(`/api/${path}`, { method: "PUT", token, body }),
	get: async (path: string) => (await call(`/api/${path}`, { token })).body,
});

const MOVIES = [27205, 155, 603];
const SHOW = 1396;

/** Something of everything that a library holds. */
async function fillLibrary(token: string) {
	const { post, put, get } = send(token);
	await post("watch-history", { media_id: MOVIES[0], media_type: "movie", position: 60, duration: 600 });
	await post(`watched/${SHOW}/tv`, {});
	await post(`watched/${SHOW}/tv`, { again: true });
	await post("watch-history", {
		media_id: SHOW,
		media_type: "tv",
		season: 2,
		episode: 3,
		position: 90,
		duration: 2820,
	});
	await post(`watched/${MOVIES[1]}/movie`, {});
	await post("plays", { media_type: "movie", media_id: MOVIES[0], watched_at: "2024-05-06" });
	await post("watch-later", { media_id: MOVIES[2], media_type: "movie" });
	await put(`ratings/${MOVIES[0]}/movie`, { rating: 9 });
	await put("hidden/680/movie", {});
	const list = await post("lists", { name: "Winter", title: { media_id: MOVIES[0], media_type: "movie" } });
	const row = { file: "a.csv", line: 2, kind: "play", media_type: "movie", title: "Inception", year: 2010 };
	const times = {
		season: null,
		episode: null,
		watched_at: "2020-01-02",
		precision: "day",
		added_at: null,
		rating: null,
	};
	const titleIds = { tmdb: 27205, imdb: null, tvdb: null, episodeTmdb: null, episodeTvdb: null };
	const imported = await post("imports", {
		source: "csv",
		files: [{ name: "a.csv", kind: "csv" }],
		timeZone: "UTC",
		last: true,
		rows: [{ ...row, ...times, sourceId: null, ids: titleIds }],
	});
	expect([imported.status, imported.body.message]).toEqual([201, undefined]);
	const plays = (await get("plays")).data as { id: string }[];
	const ids = { importId: imported.body.data.id as string, listId: list.body.data.id as string };
	return { ...ids, playIds: plays.map(({ id }) => id) };
}

test("whatever a profile calls of the library, it reads and changes nothing of another profile", async () => {
	const random = randomNumbers(20261126);
	const pick = <Item>(items: Item[]) => items[random(items.length)] as Item;
	const user = await givenUser(platform);
	const child = await givenProfile(platform, user, { name: "Kim" });
	const stranger = await givenUser(platform);
	const { importId, listId, playIds } = await fillLibrary((await givenSession(platform, user)).token);
	const before = await readLibrary(user.id);
	const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
	expect(empty.map(([table]) => table)).toEqual([]);

	const library = (await loadOperations()).filter(({ key }) => findRow(key).access === "person");
	expect(library.length).toBeGreaterThan(40);
	const titles = [...MOVIES, 680].map((media_id) => ({ media_id: String(media_id), media_type: "movie" }));
	const entry = {
		media_id: String(SHOW),
		media_type: "tv",
		season: 2,
		episode: 3,
		watched_at: "2024-05-06",
		rating: 3,
	};
	for (const token of [await givenTokenOf(platform, user, child), (await givenSession(platform, stranger)).token]) {
		for (let round = 0; round < 2; round++) {
			for (const { key } of library) {
				const { method, path } = findRow(key);
				const [mediaId, mediaType] = pick([...MOVIES.map((id) => [id, "movie"]), [SHOW, "tv"], [680, "movie"]]);
				const values: Record<string, unknown> = {
					mediaId,
					mediaType,
					row: 1,
					leaveOut: true,
					all: true,
					id: path.includes("imports") ? importId : path.includes("lists") ? listId : pick(playIds),
				};
				const address = path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
				const body = pick([
					entry,
					{ ...entry, titles, leaveOut: true, last: true, rows: [] },
					{ titles, watches: [], watchHistoryData: [{ ...entry, timestamp: Date.now() }] },
					{},
				]);
				const response = await fetchApi(address, {
					method,
					headers: {
						...freshAddress(),
						authorization: `Bearer ${token}`,
						...(method !== "GET" && { "content-type": "application/json" }),
					},
					...(method !== "GET" && { body: JSON.stringify(body) }),
				});
				expect(response.status, key).toBeLessThan(500);
				const text = await response.text();
				expect(text, key).not.toContain(user.id);
				if (/:id\b/.test(path)) expect([404, 422], `${key} ${text}`).toContain(response.status);
			}
		}
	}
	expect(await readLibrary(user.id)).toEqual(before);
});

test("a profile's lists are its own, on pages and in calls, before and after another was chosen in the same session", async () => {
	const user = await givenUser(platform);
	const kim = await givenProfile(platform, user, { name: "Kim" });
	const { token } = await givenSession(platform, user);
	await fillLibrary(token);
	const cookie = { cookie: `__Host-marquee_session=${token}` };
	const lists = ["watch-history", "watched", "plays", "watch-later", "ratings", "hidden", "imports", "recommendations"];
	const sizes = async () => await Promise.all(lists.map(async (path) => (await send(token).get(path)).data.length));
	const pages = async () => {
		const [list, watched, title, home] = await Promise.all([
			fetchPage<{ list: { sizes: object } }>("/my-list", { headers: cookie }),
			fetchPage<{ size: number }>("/watched", { headers: cookie }),
			fetchPage<{ remarks: OwnRemarks }>("/movie/27205", { headers: cookie }),
			fetchPage<{ hasLibrary: boolean; begun: { continuing: unknown[] } }>("/", { headers: cookie }),
		]);
		return {
			...list.data.list.sizes,
			watched: watched.data.size,
			rating: title.data.remarks.title.rating,
			hasLibrary: home.data.hasLibrary,
			continuing: home.data.begun.continuing.length,
		};
	};
	const [ownSizes, ownPages] = [await sizes(), await pages()];
	expect(ownSizes.every((size) => size > 0)).toBe(true);
	expect(ownPages).toMatchObject({ continue: 2, watchlater: 1, rating: 9, hasLibrary: true });
	await send(token).post(`profiles/${kim.id}/use`, {});
	expect(await sizes()).toEqual(lists.map(() => 0));
	expect(await pages()).toEqual({
		continue: 0,
		watchlater: 0,
		watched: 0,
		rating: 0,
		hasLibrary: false,
		continuing: 0,
	});
	await send(token).post(`profiles/${user.id}/use`, {});
	expect([await sizes(), await pages()]).toEqual([ownSizes, ownPages]);
});

test("a deleted profile takes its library along, and leaves the others", async () => {
	const user = await givenUser(platform);
	const kim = await givenProfile(platform, user, { name: "Kim" });
	await fillLibrary((await givenSession(platform, user)).token);
	await fillLibrary(await givenTokenOf(platform, user, kim));
	const before = await readLibrary(user.id);
	const { token } = await givenSession(platform, user);
	await call(`/api/profiles/${kim.id}`, { method: "DELETE", token, body: { password: PASSWORD } });
	expect(Object.values(await readLibrary(kim.id)).flat()).toEqual([]);
	expect(await readLibrary(user.id)).toEqual(before);
	const counted = "SELECT count FROM counts WHERE name = 'watch-history'";
	const stored = "SELECT count(*) AS count FROM titles WHERE opened_at IS NOT NULL";
	expect(await platform.db.prepare(counted).first()).toEqual(await platform.db.prepare(stored).first());
	await call(`/api/admin/users/${user.id}`, { method: "DELETE", token, body: { password: PASSWORD } });
	expect(Object.values(await readLibrary(user.id)).flat()).toEqual([]);
	expect(
		await platform.db.prepare("SELECT count(*) AS n FROM profiles WHERE account_id = ?").bind(user.id).first("n"),
	).toBe(0);
});

test("the export holds the libraries of all profiles, for the first person, with the password where one has a PIN", async () => {
	const user = await givenUser(platform, { name: "Alex" });
	const kim = await givenProfile(platform, user, { name: "Kim" });
	const inside = await givenTokenOf(platform, user, kim);
	await fillLibrary(inside);
	const { token } = await givenSession(platform, user);
	const { data } = (await call("/api/me/export", { token })).body;
	expect(data.watch_history).toEqual([]);
	expect(data.profiles).toMatchObject([
		{ name: "Alex", is_first: true },
		{ name: "Kim", is_first: false, ratings: [{ media_id: "27205", rating: 9 }], watch_later: [{ media_id: "603" }] },
	]);
	expect(data.profiles[0]).not.toHaveProperty("ratings");
	await call(`/api/profiles/${kim.id}`, { method: "PUT", token: inside, body: { pin: "1234" } });
	await platform.db.prepare("UPDATE sessions SET password_at = 0").run();
	const refused = await call("/api/me/export", { token });
	expect([refused.status, refused.body.code]).toEqual([403, "password_required"]);
	await call("/api/auth/confirm-password", { method: "POST", token, body: { password: PASSWORD } });
	expect((await call("/api/me/export", { token })).status).toBe(200);
	expect((await call("/api/me/export", { token: inside })).body.code).toBe("first_person_required");
});

test("every person downloads their own library, as a file that the import reads, and nothing of the account", async () => {
	const user = await givenUser(platform, { name: "Alex" });
	await fillLibrary((await givenSession(platform, user)).token);
	const kim = await givenProfile(platform, user, { name: "Kim" });
	const inside = await givenTokenOf(platform, user, kim);
	await call("/api/ratings/680/movie", { method: "PUT", token: inside, body: { rating: 7 } });
	const file = (await call("/api/me/export/library.json", { token: inside })).body;
	expect(file.data).toMatchObject({
		person: { name: "Kim", is_first: false },
		plays: [],
		ratings: [{ media_id: "680" }],
	});
	expect(JSON.stringify(file)).not.toContain(user.email);
	const form = new FormData();
	form.append("file", new File([JSON.stringify(file)], "library.json"));
	const other = (await givenSession(platform, await givenUser(platform))).token;
	const { body } = await call("/api/imports", { method: "POST", token: other, body: form });
	expect([body.data.source, body.data.byKind.rating.total]).toEqual(["marquee", 1]);
});

test("a call in the name of another profile than the session's is refused before it reads or writes", async () => {
	const user = await givenUser(platform);
	const kim = await givenProfile(platform, user, { name: "Kim" });
	const token = await givenTokenOf(platform, user, kim);
	const body = { media_id: 27205, media_type: "movie" };
	const post = (profileId: string) =>
		call("/api/watch-history", { method: "POST", token, body, headers: { "x-marquee-profile": profileId } });
	for (const other of [user.id, "nobody", ""]) {
		const refused = await post(other);
		expect([refused.status, refused.body.code]).toEqual([409, "other_profile"]);
	}
	expect([await send(token).get("watch-history")].map(({ total }) => total)).toEqual([0]);
	expect((await post(kim.id)).status).toBe(200);
	const reading = await call("/api/plays", { token, headers: { "x-marquee-profile": user.id } });
	expect(reading.status).toBe(409);
});
