import { beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { counts } from "~/database/schema/counts";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { createUnwrittenCounts, flushCacheStats, recordCacheStatus, sumCacheStats } from "./cache-stats.server";

// Reads of an earlier test file are written a tenth of a second after it ended.
beforeAll(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));

async function emptyTable(db: D1Database): Promise<void> {
	await openDatabase(db).delete(counts);
}

/** The platform, counting its writes to the database. */
function countingPlatform() {
	const platform = newIsolatePlatform();
	const prepare = vi.spyOn(platform.db, "prepare");
	return { platform, writes: () => prepare.mock.calls.filter(([sql]) => sql.startsWith("insert")).length };
}

test("the counts of one page are written at once, and later ones not within ten seconds", async () => {
	const { platform, writes } = countingPlatform();
	await emptyTable(platform.db);
	for (let read = 0; read < 8; read++) recordCacheStatus(platform, "hit");
	await platform.settled();
	for (let read = 0; read < 50; read++) recordCacheStatus(platform, "miss");
	await platform.settled();
	expect(writes()).toBe(1);
	expect(await sumCacheStats(platform.db)).toEqual({ hit: 8, miss: 0, stale: 0 });
});

test("the next batch is written after ten seconds, or after a thousand reads and one second", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const { platform, writes } = countingPlatform();
	await emptyTable(platform.db);
	recordCacheStatus(platform, "miss");
	await platform.settled();
	vi.setSystemTime(Date.now() + 10_000);
	recordCacheStatus(platform, "stale");
	await platform.settled();
	expect(writes()).toBe(2);
	vi.setSystemTime(Date.now() + 1000);
	for (let read = 0; read < 1000; read++) recordCacheStatus(platform, "hit");
	await platform.settled();
	expect(writes()).toBe(3);
	expect(await sumCacheStats(platform.db)).toEqual({ hit: 1000, miss: 1, stale: 1 });
});

test("isolates add to each other's sums", async () => {
	const { db } = testPlatform();
	await emptyTable(db);
	for (const hit of [3, 4]) {
		const isolate = newIsolatePlatform();
		isolate.isolate.get(createUnwrittenCounts).counts = { hit, miss: 1, stale: 0 };
		await flushCacheStats(isolate);
	}
	expect(await sumCacheStats(db)).toEqual({ hit: 7, miss: 2, stale: 0 });
});

test("counts that could not be written are added to the next write", async () => {
	const platform = newIsolatePlatform();
	const { db } = platform;
	await emptyTable(db);
	const state = platform.isolate.get(createUnwrittenCounts);
	state.counts = { hit: 2, miss: 1, stale: 0 };
	const down = {
		prepare: () => {
			throw new Error("D1 is down");
		},
	} as unknown as D1Database;
	await flushCacheStats({ ...platform, db: down });
	platform.isolate.get(createUnwrittenCounts).counts.hit++;
	await flushCacheStats(platform);
	expect(await sumCacheStats(db)).toEqual({ hit: 3, miss: 1, stale: 0 });
});

test("writes nothing without counts", async () => {
	const { platform, writes } = countingPlatform();
	await flushCacheStats(platform);
	expect(writes()).toBe(0);
});

test("the statistics cover thirty days", async () => {
	const { db } = testPlatform();
	await emptyTable(db);
	const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
	await openDatabase(db)
		.insert(counts)
		.values([
			{ name: "cache.hit", day: day(0), key: "", count: 1 },
			{ name: "cache.hit", day: day(29), key: "", count: 10 },
			{ name: "cache.hit", day: day(30), key: "", count: 100 },
		]);
	expect((await sumCacheStats(db)).hit).toBe(11);
});
