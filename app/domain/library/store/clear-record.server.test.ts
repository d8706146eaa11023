import { eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { episodes, libraries, plays, titles } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { PlayTime } from "~/domain/library/diary/plays";
import { listWatched } from "~/domain/library/diary/watched.server";
import { givenUser } from "../../../../tests/harness/accounts";
import {
	addPlay,
	beginRound,
	importWatches,
	recordWatch,
	removePlay,
	unmarkWatched,
	writeRating,
} from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { interruptedDatabase } from "../../../../tests/harness/interrupted-database";
import { killedDatabase } from "../../../../tests/harness/killed-database";
import { givenManyRatings, givenManyViewings } from "../../../../tests/harness/library";
import { removeOldData } from "../../administration/retention.server";
import { movieRef } from "../../catalogue/paths";
import { clearRecord, readCleared, restoreCleared } from "./clear-record.server";
import { countViewings } from "./record-size.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const DAY = 24 * 60 * 60_000;
const SHOW = { mediaType: "tv", id: 1396 } as const;
const FILM = movieRef(27205);
const ON_DAY: PlayTime = { watchedAt: Date.parse("1954-09-01T00:00:00Z"), precision: "day" };
const UNDATED: PlayTime = { watchedAt: null, precision: "unknown" };

let profileId: ProfileId;
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-15T12:00:00Z") });
	profileId = (await givenUser(platform)).id;
});

const later = (ms = 60_000) => vi.setSystemTime(Date.now() + ms);
const WHOLE = { season: null, episode: null };
const rate = (rating: number) => writeRating(db, { profileId, ...FILM, ...WHOLE, rating });
const add = (at: PlayTime, isAgain = true) => addPlay(db, { profileId, ...FILM, ...at, isAgain });

async function watch(episode: number, position: number, at?: number): Promise<void> {
	const progress = { position, duration: 1000 };
	const watched = { profileId, ...SHOW, season: 1, episode, progress, isPlayed: true };
	if (at === undefined) await recordWatch(db, watched);
	else await importWatches(db, { profileId, watches: [{ ...watched, timestamp: at }], total: 1 });
}

/** Plays of a date, a day and none, an episode that was stopped and one to its end, a removed play and mark, ratings, a round. */
async function givenRecord(): Promise<void> {
	for (const at of [ON_DAY, UNDATED, UNDATED]) await add(at);
	const removed = await add({ watchedAt: Date.now() - DAY, precision: "instant" });
	if (removed.ok) await removePlay(db, { profileId, playId: removed.play.playId });
	for (const [episode, position] of [
		[1, 990],
		[2, 400],
		[3, 995],
	] as const) {
		later();
		await watch(episode, position);
	}
	later();
	await unmarkWatched(db, { profileId, ...SHOW, season: 1, episode: 3, isConfirmed: true });
	await rate(7);
	await writeRating(db, { profileId, ...SHOW, season: 1, episode: 2, rating: 9 });
	await writeRating(db, { profileId, ...SHOW, ...WHOLE, rating: 0 });
	later();
	await beginRound(db, { profileId, ...SHOW });
	later();
}

/** All rows of the library, without what says when and whether it was cleared. */
async function readRows() {
	const isOfProfile = ({ profileId: owner }: { profileId: SQLiteColumn }) => eq(owner, profileId);
	const place = sql`2, 3, 4, 5, 6`;
	const [library] = await db.select().from(libraries).where(isOfProfile(libraries));
	const { writes: _, ...counters } = library ?? { writes: 0 };
	return {
		counters,
		plays: await db.select().from(plays).where(isOfProfile(plays)).orderBy(place),
		episodes: await db.select().from(episodes).where(isOfProfile(episodes)).orderBy(place),
		titles: (await db.select().from(titles).where(isOfProfile(titles)).orderBy(place)).map(
			({ updatedAt: _, ...row }) => row,
		),
	};
}

const countShown = async () => [
	await countViewings(db, profileId),
	(await listWatched(db, { profileId, limit: 100 }))?.entries.length,
	await db.$count(episodes, sql`profile_id = ${profileId} and rating > 0`),
	await db.$count(titles, sql`profile_id = ${profileId} and (begun_at is not null or recorded)`),
];

test("clearing empties the record, and bringing it back restores every row as it was", async () => {
	await givenRecord();
	const before = await readRows();
	expect(await clearRecord(db, profileId)).toEqual({ removed: 4, undoUntil: Date.now() + 30 * DAY });
	expect(await countShown()).toEqual([0, 0, 0, 0]);
	expect(await readCleared(db, profileId)).toEqual({
		plays: 4,
		clearedAt: Date.now(),
		undoUntil: Date.now() + 30 * DAY,
	});
	later(20 * DAY);
	expect(await restoreCleared(db, profileId)).toEqual({ ok: true, restored: 4 });
	expect(await readRows()).toEqual(before);
	expect([await readCleared(db, profileId), await restoreCleared(db, profileId)]).toEqual([
		null,
		{ ok: false, reason: "missing" },
	]);
});

test("reports from before the clearing do not undo it; once it was brought back, they count", async () => {
	await watch(1, 990);
	later();
	const at = Date.now();
	later();
	await clearRecord(db, profileId);
	later();
	await watch(1, 990, at);
	await watch(2, 400, at);
	expect(await countShown()).toEqual([0, 0, 0, 0]);
	await restoreCleared(db, profileId);
	await watch(2, 400, at);
	expect(await countViewings(db, profileId)).toBe(2);
});

test("clearing again adds to what can be brought back, until the first of them is thirty days old", async () => {
	await givenRecord();
	const first = Date.now();
	await clearRecord(db, profileId);
	later(10 * DAY);
	await add(ON_DAY);
	await rate(3);
	await watch(2, 500);
	await watch(7, 500);
	later();
	await clearRecord(db, profileId);
	expect(await readCleared(db, profileId)).toEqual({ plays: 5, clearedAt: Date.now(), undoUntil: first + 30 * DAY });
	// The play of the day was recorded twice, once in each.
	expect(await restoreCleared(db, profileId)).toEqual({ ok: true, restored: 4 });
	const { episodes: seen } = await readRows();
	expect(seen.flatMap(({ rating, ratedAt }) => (ratedAt > 0 ? [rating] : []))).toEqual([3, 0, 9]);
	expect(seen.filter(({ playedAt }) => playedAt > 0).map(({ episode, position }) => [episode, position])).toEqual([
		[1, 0],
		[2, 500],
		[7, 500],
	]);
});

test("of two requests at once, neither forgets what the other one cleared", async () => {
	await givenRecord();
	const start = Date.now();
	const halted = interruptedDatabase(platform.db, /^select .*"episodes"/i, async () => {
		later(5);
		await clearRecord(db, profileId);
		later(5);
		await add(ON_DAY);
	});
	expect(await clearRecord(openDatabase(halted), profileId)).toMatchObject({ removed: 0, undoUntil: start + 30 * DAY });
	expect(await readCleared(db, profileId)).toMatchObject({ plays: 4 });
	expect(await restoreCleared(db, profileId)).toEqual({ ok: true, restored: 3 });
});

test("what was recorded since stays, and nothing is there twice", async () => {
	await givenRecord();
	await clearRecord(db, profileId);
	later();
	await add(UNDATED);
	await rate(2);
	await watch(2, 600);
	expect(await restoreCleared(db, profileId)).toEqual({ ok: true, restored: 3 });
	const { counters, episodes: seen } = await readRows();
	expect(counters).toMatchObject({ moviePlays: 3, showPlays: 1, ratedMovies: 1, ratedShows: 1 });
	expect(seen.find(({ mediaType, ratedAt }) => mediaType === "movie" && ratedAt > 0)?.rating).toBe(2);
	expect(seen.find(({ episode, mediaType }) => mediaType === "tv" && episode === 2)?.position).toBe(600);
});

test("a play that was removed one by one before the clearing stays removed", async () => {
	const added = await add(ON_DAY);
	later();
	if (added.ok) await removePlay(db, { profileId, playId: added.play.playId });
	await add(UNDATED);
	later();
	await clearRecord(db, profileId);
	expect(await restoreCleared(db, profileId)).toEqual({ ok: true, restored: 1 });
});

test("clearing an empty record leaves nothing to bring back", async () => {
	expect(await clearRecord(db, profileId)).toMatchObject({ removed: 0 });
	expect(await readCleared(db, profileId)).toBeNull();
});

test("the cleanup deletes what was cleared thirty days ago for good, and not earlier", async () => {
	await givenRecord();
	await clearRecord(db, profileId);
	later(30 * DAY);
	await removeOldData(platform.db);
	expect(await db.$count(plays, sql`profile_id = ${profileId} and removed_at > 0`)).toBe(4);
	expect(await db.$count(titles, sql`profile_id = ${profileId} and cleared is not null`)).toBe(2);
	later(1);
	expect([await readCleared(db, profileId), await restoreCleared(db, profileId)]).toEqual([
		null,
		{ ok: false, reason: "missing" },
	]);
	await removeOldData(platform.db);
	expect(await db.$count(plays, eq(plays.profileId, profileId))).toBe(0);
	expect(await db.$count(titles, sql`profile_id = ${profileId} and cleared is not null`)).toBe(0);
});

test("clearing and bringing back may be cut off after any statement: done again, they end the same", async () => {
	await givenRecord();
	const before = await readRows();
	for (let statements = 0, isCut = true; isCut; statements++) {
		const cut = openDatabase(killedDatabase(platform.db, statements));
		isCut = await clearRecord(cut, profileId).then(
			() => false,
			() => true,
		);
		later();
		await clearRecord(db, profileId);
		expect(await countShown()).toEqual([0, 0, 0, 0]);
		later();
		await restoreCleared(openDatabase(killedDatabase(platform.db, statements)), profileId).catch(() => undefined);
		later();
		await restoreCleared(db, profileId);
		expect(await readRows()).toEqual(before);
	}
});

test("a record does not become larger than it may", async () => {
	await givenRecord();
	await clearRecord(db, profileId);
	later();
	await add(UNDATED);
	await platform.db.prepare("UPDATE libraries SET movie_plays = 99997 WHERE profile_id = ?").bind(profileId).run();
	expect(await restoreCleared(db, profileId)).toEqual({ ok: false, reason: "full" });
	expect(await readCleared(db, profileId)).toMatchObject({ plays: 4 });
});

test("a long record is cleared and brought back in statements of bounded size", async () => {
	await givenManyViewings(platform, { profileId, count: 12_000, newest: Date.now() });
	await givenManyRatings(platform, { profileId, from: 1, count: 6000, newest: Date.now() });
	const before = await readRows();
	later();
	expect(await clearRecord(db, profileId)).toMatchObject({ removed: 12_000 });
	expect(await countShown()).toEqual([0, 0, 0, 0]);
	expect(await restoreCleared(db, profileId)).toEqual({ ok: true, restored: 12_000 });
	const after = await readRows();
	expect(after.plays).toEqual(before.plays);
	expect(after.episodes).toEqual(before.episodes);
}, 60_000);
