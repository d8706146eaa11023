import { expect, test } from "vitest";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const FILM = { media_id: "603", media_type: "movie" };
const SHOW = { media_id: "1396", media_type: "tv" };
const OTHER = { media_id: "27205", media_type: "movie" };

async function givenClient() {
	const { token } = await givenSession(platform, await givenUser(platform));
	return {
		post: (path: string, body: object) => call(`/api/${path}`, { method: "POST", token, body }),
		list: async (path: string) => (await call(`/api/${path}`, { token })).body.data as Record<string, unknown>[],
	};
}

test("removes several titles from the history at once, and restores them with episode, position and time", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.post("watch-history", { ...FILM, position: 60, duration: 600 });
	await ada.post("watch-history", { ...SHOW, season: 2, episode: 4, position: 90, duration: 2820 });
	await ada.post("watch-history", OTHER);
	await grace.post("watch-history", FILM);
	const before = await ada.list("watch-history");

	const removed = await ada.post("watch-history/remove", { titles: [FILM, SHOW, { ...FILM, media_id: 999 }] });
	expect(removed.body.data).toEqual({ removed: 2 });
	expect(await ada.list("watch-history")).toMatchObject([OTHER]);
	expect(await grace.list("watch-history")).toMatchObject([FILM]);
	const replayed = { ...FILM, timestamp: Date.now() - 1000 };
	await ada.post("watch-history/migrate", { watchHistoryData: [replayed] });
	expect(await ada.list("watch-history")).toMatchObject([OTHER]);

	const watches = before.filter(({ media_id }) => media_id !== OTHER.media_id);
	expect((await ada.post("watch-history/restore", { watches })).body.data).toEqual({ restored: 2 });
	const withoutUpdate = (list: Record<string, unknown>[]) => list.map(({ updated_at, watched_at, ...entry }) => entry);
	expect(withoutUpdate(await ada.list("watch-history"))).toEqual(withoutUpdate(before));
});

test("imports a browser's saved titles once, with their time and episode, without titles that do not exist", async () => {
	const ada = await givenClient();
	await ada.post("watch-later", { ...SHOW, nextSeason: 3, nextEpisode: 2 });
	const titles = [
		{ ...FILM, added_at: "2025-03-01T10:00:00.000Z" },
		{ ...SHOW, nextSeason: 1, nextEpisode: 1, added_at: "2025-03-02T10:00:00.000Z" },
		{ ...FILM, media_id: "999999", added_at: "2025-03-03T10:00:00.000Z" },
	];
	const refused = [{ ...FILM, media_id: "999999", reason: "missing" }];
	for (const counts of [
		{ migrated: 1, skipped: 2 },
		{ migrated: 0, skipped: 3 },
	])
		expect((await ada.post("watch-later/migrate", { titles })).body.data).toEqual({ ...counts, refused });
	expect(await ada.list("watch-later")).toMatchObject([
		{ ...SHOW, nextSeason: 3, nextEpisode: 2 },
		{ ...FILM, title: "The Matrix", added_at: "2025-03-01T10:00:00.000Z" },
	]);
	expect((await ada.post("watch-later/remove", { titles: [FILM, SHOW, OTHER] })).body.data).toEqual({ removed: 2 });
	expect(await ada.list("watch-later")).toEqual([]);
});

test("accepts one to a hundred titles in a request", async () => {
	const { post } = await givenClient();
	const many = Array.from({ length: 101 }, (_, index) => ({ ...FILM, media_id: index + 1 }));
	for (const path of ["watch-history/remove", "watch-later/remove", "watch-later/migrate"]) {
		expect((await post(path, { titles: [] })).status, path).toBe(422);
		expect((await post(path, { titles: many })).status, path).toBe(422);
	}
	expect((await post("watch-history/restore", { watches: many })).status).toBe(422);
});
