import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { libraries, titles } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { TITLES_MAX, WRITES_PER_DAY } from "~/domain/library/store/limits.server";
import { dayOf } from "~/lib/text/days";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { givenManySaved, givenManyWatches } from "../../../tests/harness/library";

const platform = testPlatform();
const db = openDatabase(platform.db);

async function givenSignedIn() {
	const user = await givenUser(platform);
	return { ...user, ...(await givenSession(platform, user)) };
}

const post = (path: string, token: string, body: object) => call(`/api/${path}`, { method: "POST", token, body });
const movie = (media_id: number) => ({ media_id, media_type: "movie" });

function countHistory(profileId: ProfileId) {
	return db.$count(titles, and(eq(titles.profileId, profileId), isNotNull(titles.openedAt)));
}

async function spend(profileId: ProfileId, writes: number, writesDay = dayOf(Date.now())) {
	const row = { profileId, writes, writesDay };
	await db.insert(libraries).values(row).onConflictDoUpdate({ target: libraries.profileId, set: row });
}

test("a full watch history drops the oldest title; another user's is not affected", async () => {
	const [ada, grace] = [await givenSignedIn(), await givenUser(platform)];
	await givenManyWatches(platform, { profileId: ada.id, count: TITLES_MAX, newest: Date.now() - 1000 });
	await givenManyWatches(platform, { profileId: grace.id, count: 3, newest: Date.now() - 1000 });
	expect((await post("watch-history", ada.token, movie(900_001))).status).toBe(200);
	expect([await countHistory(ada.id), await countHistory(grace.id)]).toEqual([TITLES_MAX, 3]);
	expect((await call(`/api/watch-history/${TITLES_MAX}/movie`, { token: ada.token })).status).toBe(404);
	expect((await call("/api/watch-history/900001/movie", { token: ada.token })).status).toBe(200);
});

test("restoring titles to a full watch history drops the oldest ones", async () => {
	const ada = await givenSignedIn();
	await givenManyWatches(platform, { profileId: ada.id, count: TITLES_MAX, newest: Date.now() - 1000 });
	const watches = [900_001, 900_002].map((id) => ({ ...movie(id), last_watched: new Date().toISOString() }));
	expect((await post("watch-history/restore", ada.token, { watches })).body.data).toEqual({ restored: 2 });
	expect(await countHistory(ada.id)).toBe(TITLES_MAX);
});

test("migrating unknown titles never exceeds the limit, and counts only stored titles", async () => {
	const ada = await givenSignedIn();
	await givenManyWatches(platform, { profileId: ada.id, count: TITLES_MAX - 10, newest: Date.now() - 1000 });
	const older = Date.now() - 24 * 60 * 60 * 1000;
	const watchHistoryData = Array.from({ length: 500 }, (_, index) => ({ ...movie(800_000 + index), timestamp: older }));
	const { body } = await post("watch-history/migrate", ada.token, { watchHistoryData });
	const refused = Array.from({ length: 490 }, () => expect.objectContaining({ reason: "full" }));
	expect(body.data).toEqual({ migrated: 10, skipped: 490, total: 500, refused });
	expect(await countHistory(ada.id)).toBe(TITLES_MAX);
});

test("a full Watch Later rejects a new title, but accepts one that it has; another user's is not affected", async () => {
	const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
	await givenManySaved(platform, { profileId: ada.id, count: TITLES_MAX - 1 });
	expect((await post("watch-later", ada.token, movie(27205))).status).toBe(200);
	const refused = await post("watch-later", ada.token, movie(680));
	expect([refused.status, refused.body.code, refused.body.message]).toEqual([
		409,
		"full",
		"Your Watch Later list is full: it holds 5,000 titles. Remove some first",
	]);
	expect((await post("watch-later", ada.token, movie(27205))).status).toBe(200);
	expect((await post("watch-later", grace.token, movie(680))).status).toBe(200);
	expect(await db.$count(titles, and(eq(titles.profileId, ada.id), isNotNull(titles.savedAt)))).toBe(TITLES_MAX);
});

test("an import into Watch Later saves the newest titles up to the limit", async () => {
	const ada = await givenSignedIn();
	await givenManySaved(platform, { profileId: ada.id, count: TITLES_MAX - 1 });
	const titles = [
		{ ...movie(680), added_at: "2025-03-01T10:00:00.000Z" },
		{ ...movie(27205), added_at: "2025-03-02T10:00:00.000Z" },
	];
	expect((await post("watch-later/migrate", ada.token, { titles })).body.data).toEqual({
		migrated: 1,
		skipped: 1,
		refused: [{ media_id: "680", media_type: "movie", reason: "full" }],
	});
	expect((await call("/api/watch-later", { token: ada.token })).body.data[0]).toMatchObject({ media_id: "27205" });
});

test("a user's daily writes are limited; the next day and other users have their own count", async () => {
	const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
	await spend(ada.id, WRITES_PER_DAY - 1);
	expect((await post("watch-history", ada.token, movie(27205))).status).toBe(200);
	for (const path of ["watch-history", "watch-later"]) {
		const refused = await post(path, ada.token, movie(680));
		expect([refused.status, refused.body.code], path).toEqual([429, "daily_limit"]);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect((await post(path, grace.token, movie(680))).status, path).toBe(200);
	}
	await spend(ada.id, WRITES_PER_DAY, "2026-01-01");
	expect((await post("watch-history", ada.token, movie(680))).status).toBe(200);
});

test("a rating and its removal count as a write", async () => {
	const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
	for (const request of [{ method: "PUT", body: { rating: 7 } }, { method: "DELETE" }]) {
		await spend(ada.id, WRITES_PER_DAY);
		const refused = await call("/api/ratings/603/movie", { ...request, token: ada.token });
		expect([refused.status, refused.body.code], request.method).toEqual([429, "daily_limit"]);
		expect((await call("/api/ratings/603/movie", { ...request, token: grace.token })).status).toBe(200);
	}
});

test("an import into Watch Later and a restored watch count each of their titles as a write", async () => {
	const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
	const time = new Date().toISOString();
	const requests = {
		"watch-later/migrate": { titles: [680, 27205].map((id) => ({ ...movie(id), added_at: time })) },
		"watch-history/restore": { watches: [680, 27205].map((id) => ({ ...movie(id), last_watched: time })) },
	};
	for (const [path, body] of Object.entries(requests)) {
		await spend(ada.id, WRITES_PER_DAY - 1);
		const refused = await post(path, ada.token, body);
		expect([refused.status, refused.body.code], path).toEqual([429, "daily_limit"]);
		expect((await post(path, grace.token, body)).status, path).toBe(200);
	}
});

test("a migration that exceeds the daily limit imports and counts nothing, so that the browser keeps its list", async () => {
	const ada = await givenSignedIn();
	await spend(ada.id, WRITES_PER_DAY - 2);
	const watchHistoryData = [1, 2, 3].map((id) => ({ ...movie(id), timestamp: Date.now() - id * 1000 }));
	const refused = await post("watch-history/migrate", ada.token, { watchHistoryData });
	expect([refused.status, refused.body.code, await countHistory(ada.id)]).toEqual([429, "daily_limit", 0]);
	const { body } = await post("watch-history/migrate", ada.token, { watchHistoryData: watchHistoryData.slice(1) });
	expect(body.data).toEqual({ migrated: 2, skipped: 0, total: 2, refused: [] });
});

test("a change of a whole show counts as one write for each fifty episodes; other users are not affected", async () => {
	const [ada, grace] = [await givenSignedIn(), await givenSignedIn()];
	const path = "/api/watched/1396/tv";
	const { body } = await call(path, { method: "POST", token: grace.token });
	const episodes = (body.data as { before: unknown[] }).before;
	expect(episodes.length).toBeGreaterThan(50);
	const changes = [{ method: "POST" }, { method: "DELETE" }, { method: "PUT", body: { episodes } }];
	for (const change of changes) {
		await spend(ada.id, WRITES_PER_DAY - 1);
		const refused = await call(path, { ...change, token: ada.token });
		expect([refused.status, refused.body.code], change.method).toEqual([429, "daily_limit"]);
		await spend(ada.id, WRITES_PER_DAY - 2);
		expect((await call(path, { ...change, token: ada.token })).status, change.method).toBe(200);
	}
});
