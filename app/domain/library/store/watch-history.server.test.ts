import { describe, expect, test, vi } from "vitest";
import { selectTotals } from "~/database/counts";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { Watch } from "~/domain/library/types";
import { givenUser } from "../../../../tests/harness/accounts";
import { deleteWatch, importWatches, recordWatch, restoreWatch } from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { applyDeletion, applyWatch, EMPTY_STATE, placeOf } from "../../../../tests/harness/merge";
import { randomNumbers } from "../../../../tests/harness/random";
import { deleteUser } from "../../accounts/users.server";
import { clearWatches, countWatches, findWatch, listWatches, readWatchStats } from "./watch-history.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function movie(id: number, progress: Watch["progress"] = null): Watch {
	return { mediaType: "movie", id, season: 1, episode: 1, progress };
}

function show(id: number, season: number, episode: number, progress: Watch["progress"] = null): Watch {
	return { mediaType: "tv", id, season, episode, progress };
}

async function givenUserId(): Promise<ProfileId> {
	return (await givenUser(platform)).id;
}

function later(ms: number): number {
	const time = Date.now() + ms;
	vi.setSystemTime(time);
	return time;
}

/** Imports a browser's watches; `ago` in milliseconds. */
async function importHistory(profileId: ProfileId, ...watches: [Watch, ago: number][]) {
	const imported = watches.map(([watch, ago]) => ({ ...watch, timestamp: Date.now() - ago }));
	return await importWatches(db, { profileId, watches: imported, total: imported.length });
}

describe("recording", () => {
	test("stores one row for each user and title", async () => {
		const profileId = await givenUserId();
		const opened = later(0);
		await recordWatch(db, { profileId, ...show(1, 1, 1) });
		const again = later(MINUTE);
		expect(await recordWatch(db, { profileId, ...show(1, 2, 5) })).toEqual({
			mediaType: "tv",
			id: 1,
			season: 2,
			episode: 5,
			position: 0,
			duration: 0,
			watchedAt: opened,
			lastWatched: again,
			updatedAt: again,
			name: null,
			year: null,
		});
		expect(await listWatches(db, { profileId, limit: 10 })).toHaveLength(1);
	});

	test("distinguishes movie 1 from show 1, and the rows of users", async () => {
		const [ada, grace] = [await givenUserId(), await givenUserId()];
		await recordWatch(db, { profileId: ada, ...movie(1) });
		await recordWatch(db, { profileId: ada, ...show(1, 1, 1) });
		expect(await listWatches(db, { profileId: ada, limit: 10 })).toHaveLength(2);
		expect(await listWatches(db, { profileId: grace, limit: 10 })).toEqual([]);
		expect(await findWatch(db, { profileId: grace, mediaType: "movie", id: 1 })).toBeNull();
		expect(await deleteWatch(db, { profileId: grace, mediaType: "movie", id: 1 })).toBe(false);
		expect(await countWatches(db, ada)).toBe(2);
	});

	test("does not change the position when the title is opened again, and starts another episode from the beginning", async () => {
		const profileId = await givenUserId();
		const title = { profileId, mediaType: "tv", id: 1 } as const;
		await recordWatch(db, { profileId, ...show(1, 1, 1, { position: 300, duration: 1800 }) });
		await recordWatch(db, { profileId, ...show(1, 1, 1) });
		expect(await findWatch(db, title)).toMatchObject({ position: 300, duration: 1800 });
		later(1);
		expect(await recordWatch(db, { profileId, ...show(1, 1, 2) })).toMatchObject({
			episode: 2,
			position: 0,
			duration: 0,
		});
	});

	test("works right after a deletion, also in the same millisecond", async () => {
		const profileId = await givenUserId();
		later(0);
		await recordWatch(db, { profileId, ...movie(1) });
		await deleteWatch(db, { profileId, ...movie(1) });
		expect(await recordWatch(db, { profileId, ...movie(1) })).not.toBeNull();
		await clearWatches(db, profileId);
		expect(await recordWatch(db, { profileId, ...movie(1) })).not.toBeNull();
		expect(await countWatches(db, profileId)).toBe(1);
	});
});

test("the SQL and the rules in tests/harness/merge.ts have the same results for fifty random sequences", async () => {
	const profileId = await givenUserId();
	const start = later(0);
	for (let id = 1; id <= 50; id++) {
		const random = randomNumbers(id);
		let state = EMPTY_STATE;
		for (let step = 2 + random(5); step > 0; step--) {
			later(1 + random(3));
			const now = Date.now();
			if (random(5) === 0) {
				const isKnown = await deleteWatch(db, { profileId, mediaType: "tv", id });
				if (isKnown) state = applyDeletion(state, now);
				continue;
			}
			const progress = random(2) === 0 ? null : { position: random(4) * 10, duration: 100 };
			const watch = show(id, 1 + random(2), 1 + random(3), progress);
			const ago = random(5);
			await importHistory(profileId, [watch, ago]);
			state = applyWatch(state, { ...watch, at: now - ago });
		}
		const entry = await findWatch(db, { profileId, mediaType: "tv", id });
		const { entry: expected } = state;
		expect(entry, `sequence ${id}, from ${start}`).toEqual(
			expected && expect.objectContaining({ ...placeOf(expected), lastWatched: expected.lastWatched }),
		);
		if (expected) expect(entry?.watchedAt).toBe(expected.watchedAt);
	}
});

describe("importing", () => {
	test("twice changes nothing the second time, whatever the client's clock", async () => {
		const profileId = await givenUserId();
		later(0);
		const now = Date.now();
		const watches = [
			{ ...movie(1), timestamp: now - DAY },
			{ ...movie(2), timestamp: now + DAY },
			{ ...show(3, 2, 4, { position: 60, duration: 600 }), timestamp: now - 40 * DAY },
			{ ...movie(4), timestamp: Number.MAX_SAFE_INTEGER },
		];
		expect(await importWatches(db, { profileId, watches, total: 6 })).toEqual({ migrated: 4, skipped: 2, total: 6 });
		const before = await listWatches(db, { profileId, limit: 10 });
		expect(before.map(({ lastWatched }) => now - lastWatched)).toEqual([0, 0, DAY, 15 * DAY]);
		later(5 * MINUTE);
		expect(await importWatches(db, { profileId, watches, total: 6 })).toEqual({ migrated: 0, skipped: 6, total: 6 });
		expect(await listWatches(db, { profileId, limit: 10 })).toEqual(before);
	});

	test("stores the later of two entries, on the server and within the list", async () => {
		const profileId = await givenUserId();
		await importHistory(profileId, [show(1, 1, 5), MINUTE]);
		expect(await importHistory(profileId, [show(1, 1, 2), 2 * MINUTE])).toMatchObject({ migrated: 1, skipped: 0 });
		const title = { profileId, mediaType: "tv", id: 1 } as const;
		expect(await findWatch(db, title)).toMatchObject({ episode: 5 });
		expect(await importHistory(profileId, [show(2, 1, 7), 1000], [show(2, 1, 3), 2000])).toMatchObject({
			migrated: 1,
			skipped: 1,
		});
		expect(await findWatch(db, { ...title, id: 2 })).toMatchObject({ episode: 7 });
	});

	test("skips entries that are older than a deletion, whatever their own time", async () => {
		const profileId = await givenUserId();
		await importHistory(profileId, [movie(1), DAY], [movie(2), DAY]);
		await deleteWatch(db, { profileId, ...movie(1) });
		later(16 * DAY);
		expect(await importHistory(profileId, [movie(1), 16 * DAY + MINUTE])).toMatchObject({ migrated: 0, skipped: 1 });
		expect(await importHistory(profileId, [movie(1), 15 * DAY])).toMatchObject({ migrated: 1 });
		await clearWatches(db, profileId);
		expect(await importHistory(profileId, [movie(1), MINUTE], [movie(2), MINUTE])).toMatchObject({
			migrated: 0,
			skipped: 2,
		});
	});

	test("writes 500 entries in one batch of five statements", async () => {
		const profileId = await givenUserId();
		const watches = Array.from({ length: 500 }, (_, index) => ({ ...movie(index + 1), timestamp: Date.now() - index }));
		expect(await importWatches(db, { profileId, watches, total: 500 })).toMatchObject({ migrated: 500 });
		expect(await countWatches(db, profileId)).toBe(500);
	});
});

describe("deleting", () => {
	test("a deleted entry can be restored to its place", async () => {
		const profileId = await givenUserId();
		await importHistory(profileId, [movie(1, { position: 60, duration: 600 }), MINUTE], [movie(2), 1000]);
		const before = await listWatches(db, { profileId, limit: 10 });
		const [, old] = before;
		later(1);
		expect(await deleteWatch(db, { profileId, ...movie(1) })).toBe(true);
		expect(await deleteWatch(db, { profileId, ...movie(1) })).toBe(false);
		await restoreWatch(db, { profileId, ...movie(1, { position: 60, duration: 600 }), at: old?.lastWatched ?? 0 });
		const after = await listWatches(db, { profileId, limit: 10 });
		expect(after.map(({ updatedAt, ...entry }) => entry)).toEqual(before.map(({ updatedAt, ...entry }) => entry));
	});

	test("all entries returns their number, and does not change those of others", async () => {
		const [ada, grace] = [await givenUserId(), await givenUserId()];
		await importHistory(grace, [movie(1), 0]);
		const many = Array.from({ length: 2500 }, (_, index): [Watch, number] => [movie(index + 1), index]);
		await importHistory(ada, ...many);
		expect(await clearWatches(db, ada)).toBe(2500);
		expect(await listWatches(db, { profileId: ada, limit: 10 })).toEqual([]);
		expect(await countWatches(db, grace)).toBe(1);
		expect(await clearWatches(db, ada)).toBe(0);
	});

	test("deleting a user deletes their library", async () => {
		const profileId = await givenUserId();
		await importHistory(profileId, [movie(1), 0], [movie(2), 0]);
		await deleteWatch(db, { profileId, ...movie(2) });
		const total = async () => (await selectTotals(db, ["watch-history"]))[0]?.count ?? 0;
		const before = await total();
		await deleteUser(db, profileId);
		expect(await total()).toBe(before - 1);
		for (const table of ["libraries", "titles"]) {
			const rows = await platform.db
				.prepare(`SELECT count(*) AS rows FROM ${table} WHERE profile_id = ?`)
				.bind(profileId);
			expect(await rows.first("rows"), table).toBe(0);
		}
	});
});

describe("reading", () => {
	test("lists newest first, page by page", async () => {
		const profileId = await givenUserId();
		await importHistory(
			profileId,
			...Array.from({ length: 7 }, (_, id): [Watch, number] => [movie(id + 1), id * 1000]),
		);
		const ids = async (limit: number, offset?: number) =>
			(await listWatches(db, { profileId, limit, offset })).map(({ id }) => id);
		expect(await ids(3)).toEqual([1, 2, 3]);
		expect(await ids(3, 3)).toEqual([4, 5, 6]);
		expect(await ids(3, 6)).toEqual([7]);
		expect(await ids(3, 9)).toEqual([]);
	});

	test("counts movies and shows separately", async () => {
		const profileId = await givenUserId();
		expect(await readWatchStats(db, profileId)).toEqual({ total: 0, movies: 0, shows: 0, lastWatched: null });
		const now = later(0);
		await importHistory(profileId, [movie(1), 10], [movie(2), 20], [show(1, 1, 1), 5], [show(1, 1, 2), 4]);
		expect(await readWatchStats(db, profileId)).toEqual({ total: 3, movies: 2, shows: 1, lastWatched: now - 4 });
	});
});
