import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { counts } from "~/database/schema/counts";
import { readPlayerBoard, readReportedTitles } from "~/domain/administration/player-board.server";
import { readPlayerOutcomes } from "~/domain/playback/server-health.server";
import { dayOf } from "~/lib/text/days";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";

const platform = testPlatform();
const db = openDatabase(platform.db);
const DAY = 24 * 60 * 60 * 1000;
const TODAY = dayOf(Date.now());

beforeEach(emptyDatabase);

const countRows = () => db.$count(counts, like(counts.name, "player.%"));

const report = (body: unknown, headers: Record<string, string> = {}) =>
	call("/api/player-outcomes", { method: "POST", body, headers });

test("sums reports by server and day, many reports in one write", async () => {
	for (const [serverId, outcome, times] of [
		[1, "loaded", 5],
		[1, "timed_out", 2],
		[2, "replaced", 1],
		[2, "reported", 3],
	] as const) {
		for (let time = 0; time < times; time++) expect((await report({ serverId, outcome })).status).toBe(202);
	}
	await vi.waitFor(async () => expect(await countRows()).toBe(4), { timeout: 5000 });
	await report({ serverId: 1, outcome: "loaded" });
	await vi.waitFor(
		async () =>
			expect(await readPlayerOutcomes(db, { days: 1 })).toEqual(
				new Map([
					[1, [{ day: TODAY, loaded: 6, timedOut: 2, replaced: 0, reported: 0 }]],
					[2, [{ day: TODAY, loaded: 0, timedOut: 0, replaced: 1, reported: 3 }]],
				]),
			),
		{ timeout: 5000 },
	);
});

test("counts an outcome of a server once in ten minutes for a network", async () => {
	const [flood, neighbour, bystander] = ["2001:db8:1:200::7", "2001:db8:1:2ff::8", "198.51.100.7"].map((address) => ({
		"cf-connecting-ip": address,
	}));
	const expectTotals = (expected: Record<number, object>) =>
		vi.waitFor(
			async () => {
				const outcomes = [...(await readPlayerOutcomes(db, { days: 1 }))].map(([id, [day]]) => [id, day]);
				expect(Object.fromEntries(outcomes)).toMatchObject(expected);
			},
			{ timeout: 5000 },
		);
	for (let time = 0; time < 30; time++) {
		expect((await report({ serverId: 1, outcome: "timed_out" }, flood)).status).toBe(202);
	}
	await report({ serverId: 1, outcome: "timed_out" }, neighbour);
	await report({ serverId: 1, outcome: "loaded" }, flood);
	await report({ serverId: 2, outcome: "timed_out" }, flood);
	await report({ serverId: 1, outcome: "timed_out" }, bystander);
	await expectTotals({ 1: { loaded: 1, timedOut: 2 }, 2: { loaded: 0, timedOut: 1 } });
	vi.setSystemTime(Date.now() + 10 * 60 * 1000);
	for (let time = 0; time < 2; time++) await report({ serverId: 2, outcome: "timed_out" }, flood);
	await expectTotals({ 1: { loaded: 1, timedOut: 2 }, 2: { loaded: 0, timedOut: 2 } });
});

test("sums the titles that do not play by day and server, once in ten minutes for a network, without a person", async () => {
	const from = (address: string) => ({ "cf-connecting-ip": address });
	const reported = (title: string, serverId: number, address: string) =>
		report({ serverId, outcome: "reported", title }, from(address));
	for (const address of ["198.51.100.1", "198.51.100.1", "198.51.100.2"]) await reported("movie:27205", 1, address);
	await reported("tv:1396", 1, "198.51.100.1");
	await reported("movie:27205", 2, "198.51.100.1");
	await report({ serverId: 1, outcome: "timed_out", title: "movie:680" }, from("198.51.100.1"));
	await vi.waitFor(async () => expect(await db.$count(counts, eq(counts.name, "title.reported"))).toBe(3), {
		timeout: 5000,
	});
	expect(await readReportedTitles(platform, db)).toEqual([
		{
			ref: { mediaType: "movie", id: 27205 },
			title: "Inception",
			serverId: 1,
			server: expect.any(String),
			reported: 2,
		},
		expect.objectContaining({ ref: { mediaType: "movie", id: 27205 }, serverId: 2, reported: 1 }),
		expect.objectContaining({ ref: { mediaType: "tv", id: 1396 }, serverId: 1, reported: 1 }),
	]);
	expect((await report({ serverId: 1, outcome: "reported", title: "person:1" })).status).toBe(422);
});

test("rejects invalid reports, unknown servers and other sites", async () => {
	for (const body of [
		{},
		[],
		null,
		{ serverId: 1 },
		{ serverId: "1", outcome: "loaded" },
		{ serverId: 1, outcome: "exploded" },
		{ serverId: -1, outcome: "loaded" },
		{ serverId: 1.5, outcome: "loaded" },
		{ serverId: 999, outcome: "loaded" },
		{ serverId: 1e99, outcome: "loaded" },
	]) {
		expect((await report(body)).status, JSON.stringify(body)).toBe(422);
	}
	expect((await report({ serverId: 1, outcome: "loaded", more: "x".repeat(2000) })).status).toBe(413);
	expect((await report({ serverId: 1, outcome: "loaded" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
	const text = await fetchApi("/api/player-outcomes", { method: "POST", body: "serverId=1" });
	expect(text.status).toBe(415);
	await new Promise((resolve) => setTimeout(resolve, 1200));
	expect(await countRows()).toBe(0);
});

test("the board shows the current config and each server's days, also of a server that was removed from the config", async () => {
	const [yesterday, tooOld] = [dayOf(Date.now() - DAY), dayOf(Date.now() - 14 * DAY)];
	await db.insert(counts).values([
		{ name: "player.loaded", day: TODAY, key: "1", count: 7 },
		{ name: "player.loaded", day: yesterday, key: "1", count: 1 },
		{ name: "player.timed_out", day: yesterday, key: "1", count: 4 },
		{ name: "player.replaced", day: yesterday, key: "1", count: 2 },
		{ name: "player.reported", day: yesterday, key: "1", count: 5 },
		{ name: "player.loaded", day: tooOld, key: "1", count: 1000 },
		{ name: "player.timed_out", day: yesterday, key: "77", count: 3 },
	]);
	const { list, servers } = await readPlayerBoard(platform, db);
	expect(servers.map(({ id, name }) => [id, name])).toEqual([
		...list.config.servers.map(({ id, name }) => [id, name]),
		[77, null],
	]);
	expect(servers[0]).toMatchObject({ loaded: 8, timedOut: 4, replaced: 2, reported: 5, isEnabled: true });
	expect(servers[0]?.days).toHaveLength(14);
	expect(servers[0]?.days.slice(-2)).toEqual([
		{ day: yesterday, loaded: 1, timedOut: 4, replaced: 2, reported: 5 },
		{ day: TODAY, loaded: 7, timedOut: 0, replaced: 0, reported: 0 },
	]);
	expect(servers.at(-1)).toMatchObject({ id: 77, isEnabled: false, timedOut: 3 });
});
