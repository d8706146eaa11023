import { beforeEach, expect, test } from "vitest";
import { testPlatform } from "../../tests/harness/context";
import { emptyDatabase } from "../../tests/harness/empty-database";
import { dayOf } from "../lib/text/days";
import { addCounts, type Count, selectCounts, sumHighest } from "./counts";
import { openDatabase } from "./open.server";
import { counts } from "./schema/counts";

const db = openDatabase(testPlatform().db);
const TODAY = dayOf(Date.now());

beforeEach(emptyDatabase);

const report = (key: number, count = 1): Count => ({ name: "title.reported", key: `movie:${key}:1`, count });

test("adds to the counts of today, those of several names at once", async () => {
	const loaded: Count = { name: "player.loaded", key: "1", count: 2 };
	await addCounts(db, [loaded]);
	await addCounts(db, [loaded, { name: "player.replaced", key: "1", count: 1 }]);
	expect(await db.select().from(counts)).toEqual([
		{ name: "player.loaded", day: TODAY, key: "1", count: 4 },
		{ name: "player.replaced", day: TODAY, key: "1", count: 1 },
	]);
	await addCounts(db, []);
	expect(await db.$count(counts)).toBe(2);
});

test("a day holds no more than five hundred keys of a name, and goes on counting those and other names", async () => {
	await addCounts(
		db,
		Array.from({ length: 500 }, (_, index) => report(index + 1)),
	);
	await addCounts(db, [report(7, 2), report(9999), { name: "player.loaded", key: "1", count: 1 }]);
	expect(await db.$count(counts)).toBe(501);
	expect(await sumHighest(db, { name: "title.reported", since: TODAY, limit: 1 })).toEqual([
		{ key: "movie:7:1", count: 3 },
	]);
});

test("reads the names that are asked for, since a day", async () => {
	await db.insert(counts).values([
		{ name: "sign-ups", day: "2026-11-01", key: "", count: 1 },
		{ name: "sign-ups", day: "2026-11-02", key: "", count: 2 },
		{ name: "watches", day: "2026-11-02", key: "", count: 3 },
	]);
	expect(await selectCounts(db, { names: ["sign-ups"], since: "2026-11-02" })).toEqual([
		{ name: "sign-ups", day: "2026-11-02", key: "", count: 2 },
	]);
});
