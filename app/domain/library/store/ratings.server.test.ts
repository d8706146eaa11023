import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { episodes, libraries } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { REMARKS } from "~/domain/library/changes/remarks";
import { givenUser } from "../../../../tests/harness/accounts";
import { writeRating } from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";
import { deleteUser } from "../../accounts/users.server";
import { clearRecord } from "./clear-record.server";
import { selectRatedTitles } from "./ratings.server";
import { countRemarks, listRemarks } from "./remarks.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const NOW = Date.parse("2026-06-15T12:00:00Z");
const FILM = { mediaType: "movie", id: 603, season: null, episode: null } as const;
const SHOW = { ...FILM, mediaType: "tv", id: 1396 } as const;
const EPISODE = { ...SHOW, season: 0, episode: 0 } as const;

let profileId: ProfileId;
beforeEach(async () => {
	vi.setSystemTime(NOW);
	profileId = (await givenUser(platform)).id;
});

type Given = Omit<Parameters<typeof writeRating>[1], "profileId">;

const rate = (row: Given) => writeRating(db, { profileId, ...row });
const list = async () => (await listRemarks(db, "rating", { profileId, limit: 200 }))?.entries;

test("a title, its episode and another title each have a rating of their own", async () => {
	await rate({ ...FILM, rating: 7 });
	await rate({ ...SHOW, rating: 9 });
	await rate({ ...EPISODE, rating: 10 });
	expect(await list()).toEqual([
		{ ...EPISODE, rating: 10, ratedAt: NOW },
		{ ...SHOW, rating: 9, ratedAt: NOW },
		{ ...FILM, rating: 7, ratedAt: NOW },
	]);
});

test("a rating without a time replaces what is stored, also in the same millisecond", async () => {
	await rate({ ...FILM, rating: 9 });
	expect(await rate({ ...FILM, rating: 3 })).toEqual({ ok: true, rating: { ...FILM, rating: 3, ratedAt: NOW } });
	expect(await rate({ ...FILM, rating: 0 })).toEqual({ ok: true, rating: null });
	expect(await list()).toEqual([]);
	expect(await rate({ ...FILM, rating: 5 })).toMatchObject({ rating: { rating: 5 } });
});

test("a late rating is ignored after a later one, after a removal and after clearing; one from the future is of now", async () => {
	await rate({ ...FILM, rating: 4, ratedAt: NOW - 10 });
	expect(await rate({ ...FILM, rating: 9, ratedAt: NOW - 20 })).toMatchObject({ rating: { rating: 4 } });
	await rate({ ...FILM, rating: 0 });
	expect(await rate({ ...FILM, rating: 9, ratedAt: NOW - 1 })).toEqual({ ok: true, rating: null });
	await clearRecord(db, profileId);
	expect(await rate({ ...SHOW, rating: 9, ratedAt: NOW - 1 })).toEqual({ ok: true, rating: null });
	expect(await list()).toEqual([]);
	expect(await rate({ ...SHOW, rating: 9, ratedAt: NOW + 1000 })).toEqual({ ok: true, rating: null });
	vi.setSystemTime(NOW + 1);
	expect(await rate({ ...SHOW, rating: 9, ratedAt: NOW + 1000 })).toMatchObject({ rating: { ratedAt: NOW + 1 } });
});

test("the same ratings and removals of a title in any order, also repeated, leave the same", async () => {
	let id = 1;
	async function outcome(events: { rating: number; ratedAt: number }[]) {
		id++;
		for (const event of events) await rate({ ...FILM, id, ...event });
		const { rating, ratedAt } = episodes;
		return await db
			.select({ rating, ratedAt })
			.from(episodes)
			.where(and(eq(episodes.profileId, profileId), eq(episodes.id, id)));
	}
	for (let seed = 1; seed <= 60; seed++) {
		const random = randomNumbers(seed);
		// Few times and values, so that ties are common.
		const events = Array.from({ length: 2 + random(5) }, () => ({ rating: random(4) * 3, ratedAt: NOW - random(3) }));
		const expected = await outcome(events);
		expect(expected).toHaveLength(1);
		expect(await outcome(shuffled([...events, ...events], random)), String(seed)).toEqual(expected);
	}
});

test("the list has its pages by time without gaps, of one media type too, and counts what is not removed", async () => {
	for (let n = 1; n <= 7; n++) await rate({ ...FILM, id: n, rating: 1 + n, ratedAt: NOW - Math.floor(n / 3) });
	for (let n = 1; n <= 4; n++) await rate({ ...SHOW, season: 1, episode: n, rating: 5, ratedAt: NOW - n });
	await rate({ ...FILM, id: 2, rating: 0 });
	for (const [mediaType, count] of [
		["movie", 6],
		["tv", 4],
		[undefined, 10],
	] as const) {
		const shown = [];
		let cursor: string | undefined;
		do {
			const page = await listRemarks(db, "rating", { profileId, mediaType, limit: 3, cursor });
			shown.push(...(page?.entries ?? []));
			cursor = page?.nextCursor ?? undefined;
		} while (cursor);
		expect(new Set(shown.map((rating) => `${rating.mediaType} ${rating.id} ${rating.episode}`)).size).toBe(count);
		expect(shown).toHaveLength(count);
		expect(shown.map(({ ratedAt }) => ratedAt)).toEqual(shown.map(({ ratedAt }) => ratedAt).toSorted((a, b) => b - a));
		expect(await countRemarks(db, { profileId, name: "rating", mediaType })).toBe(count);
	}
	expect(await listRemarks(db, "rating", { profileId, limit: 3, cursor: "nonsense" })).toBeNull();
});

test("a full list takes no new rating, but changes and removals; what was removed makes room", async () => {
	await rate({ ...FILM, rating: 7 });
	await db
		.update(libraries)
		.set({ ratedShows: REMARKS.rating.max - 1 })
		.where(eq(libraries.profileId, profileId));
	expect(await rate({ ...SHOW, rating: 9 })).toEqual({ ok: false, reason: "full" });
	expect(await rate({ ...FILM, rating: 8 })).toMatchObject({ rating: { rating: 8 } });
	await rate({ ...FILM, rating: 0 });
	expect(await rate({ ...SHOW, rating: 9 })).toMatchObject({ ok: true, rating: { rating: 9 } });
	expect(await rate({ ...FILM, rating: 8 })).toEqual({ ok: false, reason: "full" });
});

test("the titles rated last are without episodes and removed ones", async () => {
	await rate({ ...SHOW, rating: 9, ratedAt: NOW - 1 });
	await rate({ ...EPISODE, rating: 2 });
	await rate({ ...FILM, rating: 3 });
	await rate({ ...FILM, id: 27205, rating: 3 });
	await rate({ ...FILM, id: 27205, rating: 0 });
	const [film, show] = [FILM, SHOW].map(({ mediaType, id }) => ({ mediaType, id }));
	expect(await selectRatedTitles(db, profileId)).toEqual([
		{ ...film, rating: 3 },
		{ ...show, rating: 9 },
	]);
});

test("clearing what was watched and deleting the account remove ratings; those of others stay", async () => {
	const other = await givenUser(platform);
	await writeRating(db, { profileId: other.id, ...FILM, rating: 6 });
	await rate({ ...FILM, rating: 7 });
	await rate({ ...SHOW, rating: 0 });
	await clearRecord(db, profileId);
	expect([await list(), await countRemarks(db, { profileId, name: "rating" })]).toEqual([[], 0]);
	await rate({ ...FILM, rating: 7 });
	await deleteUser(db, profileId);
	expect(await db.$count(episodes, eq(episodes.profileId, profileId))).toBe(0);
	expect(await countRemarks(db, { profileId: other.id, name: "rating" })).toBe(1);
});
