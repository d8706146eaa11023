import { expect, test, vi } from "vitest";
import { newIsolatePlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../catalogue.server";
import { clearCatalogueCache, readCacheStatistics } from "./cache-admin.server";
import { createReadCounts } from "./cache-stats.server";

function newIsolate() {
	const platform = newIsolatePlatform(TMDB_VARIABLES);
	return { platform, open: () => openCatalogue(platform) };
}

test("clearing returns the number of copies, and no isolate serves them any more", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const tmdb = fakeTmdb();
	const [here, elsewhere] = [newIsolate(), newIsolate()];
	await clearCatalogueCache(here.platform);
	for (const id of [1000, 1001, 1002]) await here.open().movie({ id });
	await here.platform.settled();
	expect(await elsewhere.open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "hit" });
	vi.setSystemTime(Date.now() + 1000);
	expect(await clearCatalogueCache(here.platform)).toBe(3);
	expect(await here.open().readPath("/movie/1000", {})).toMatchObject({ cacheStatus: "miss" });
	await here.platform.settled();
	vi.setSystemTime(Date.now() + 16_000);
	await elsewhere.open().movie({ id: 1000 });
	await elsewhere.platform.settled();
	await elsewhere.open().movie({ id: 1001 });
	expect(tmdb.counts()).toEqual({ "/3/movie/1000": 2, "/3/movie/1001": 2, "/3/movie/1002": 1 });
});

test("the statistics count copies in KV, hits including stale responses, misses and the rate", async () => {
	fakeTmdb();
	const { platform, open } = newIsolate();
	await clearCatalogueCache(platform);
	await open().movie({ id: 1000 });
	await open().search.movie({ query: "lantern" });
	await platform.settled();
	Object.assign(platform.isolate.get(createReadCounts), { hit: 6, miss: 1, stale: 1 });
	expect(await readCacheStatistics(platform)).toEqual({ totalKeys: 1, hits: 7, misses: 1, hitRate: "87.5%" });
});

test("without any counts the rate is 0.0%", async () => {
	const { platform } = newIsolate();
	await clearCatalogueCache(platform);
	expect(await readCacheStatistics(platform)).toEqual({ totalKeys: 0, hits: 0, misses: 0, hitRate: "0.0%" });
});

test("with the sample catalogue the copies are those in this isolate's memory", async () => {
	const platform = newIsolatePlatform();
	await openCatalogue(platform).popular.movie();
	expect((await readCacheStatistics(platform)).totalKeys).toBe(1);
	expect(await clearCatalogueCache(platform)).toBe(1);
	expect((await readCacheStatistics(platform)).totalKeys).toBe(0);
});
