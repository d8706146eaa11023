import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { createIsolate, openPlatform, type Platform } from "~/platform.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { openCatalogue } from "../catalogue.server";
import { findContentVersion, repairState } from "../content-state.server";
import { findMovie, findSeason, findShow } from "../titles/titles.server";
import type { TitleRef } from "../types";
import { blockTitle, listBlockedTitles, unblockTitle } from "./blocked-titles.server";

const platform = testPlatform();
const db = openDatabase(platform.db);

beforeEach(async () => {
	await db.delete(blockedTitles);
	await platform.cache.delete("catalogue:state");
});

const INCEPTION = { mediaType: "movie" as const, id: 27205 };
const BREAKING_BAD = { mediaType: "tv" as const, id: 1396 };

async function givenBlocked(title: TitleRef, here = newIsolatePlatform()) {
	const { id: actorId } = await givenUser(platform);
	const blocked = await blockTitle(here, { ...title, reason: "A notice", actorId });
	await here.settled();
	return blocked;
}

/** Another isolate, which has read the list before the title was blocked. */
async function givenOtherIsolate() {
	const elsewhere = newIsolatePlatform();
	await openCatalogue(elsewhere).findBlocked();
	return elsewhere;
}

function later(milliseconds: number): void {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

async function isBlocked(isolate: Platform): Promise<boolean> {
	return (await findMovie(openCatalogue(isolate), INCEPTION.id)) === null;
}

test("a blocked title disappears at once here, and within a minute in every other isolate", async () => {
	const [here, elsewhere] = [newIsolatePlatform(), await givenOtherIsolate()];
	const before = await findContentVersion(elsewhere);
	await givenBlocked(INCEPTION, here);
	expect(await isBlocked(here)).toBe(true);
	expect(await isBlocked(elsewhere)).toBe(false);
	later(20_000);
	await findContentVersion(elsewhere);
	await elsewhere.settled();
	expect(await isBlocked(elsewhere)).toBe(true);
	expect(await findContentVersion(elsewhere)).not.toBe(before);
	expect(await isBlocked(newIsolatePlatform())).toBe(true);
});

test("an unblocked title is back at once here, and within a minute elsewhere", async () => {
	const here = newIsolatePlatform();
	await givenBlocked(INCEPTION, here);
	const elsewhere = await givenOtherIsolate();
	expect(await isBlocked(elsewhere)).toBe(true);
	expect(await unblockTitle(here, INCEPTION)).toBe(true);
	expect(await unblockTitle(here, INCEPTION)).toBe(false);
	expect(await isBlocked(here)).toBe(false);
	later(20_000);
	await findContentVersion(elsewhere);
	await elsewhere.settled();
	expect(await isBlocked(elsewhere)).toBe(false);
});

test("the cache in front of the worker is purged of pages when a title is blocked, and when it is unblocked", async () => {
	const purge = vi.fn(async () => ({ success: true }));
	const waits: Promise<unknown>[] = [];
	const context = { cache: { purge }, waitUntil: (work: Promise<unknown>) => void waits.push(work) };
	const here = { ...openPlatform(platform.env, context), isolate: createIsolate() };
	const { id: actorId } = await givenUser(platform);
	await blockTitle(here, { ...INCEPTION, reason: "A notice", actorId });
	await unblockTitle(here, INCEPTION);
	await Promise.all(waits);
	expect(purge.mock.calls).toEqual([[{ tags: ["page"] }], [{ tags: ["page"] }]]);
});

test("a purge that Cloudflare refuses is a warning, and the title is blocked all the same", async () => {
	const warned = vi.spyOn(console, "warn").mockReturnValue();
	const purge = async () => ({ success: false, errors: [{ message: "too many" }] });
	const here = {
		...openPlatform(platform.env, { cache: { purge }, waitUntil: () => undefined }),
		isolate: createIsolate(),
	};
	await here.purgePages();
	expect(warned).toHaveBeenCalledWith("Cached pages were not purged, and last up to two minutes: too many");
});

test("a blocked show disappears with its seasons, and from every list", async () => {
	const state = newIsolatePlatform();
	await givenBlocked(BREAKING_BAD, state);
	const catalogue = openCatalogue(state);
	expect(await findShow(catalogue, BREAKING_BAD.id)).toBeNull();
	expect(await findSeason(catalogue, BREAKING_BAD.id, 1)).toBeNull();
	for (const [path, params] of [
		["/search/multi", { query: "breaking bad" }],
		["/search/tv", { query: "breaking bad" }],
		["/tv/popular", {}],
		["/discover/tv", { sort_by: "vote_average.desc" }],
	] as const) {
		const body = JSON.stringify((await catalogue.readPath(path, params)).body);
		expect(body, path).toContain('"results"');
		expect(body, path).not.toContain('"id":1396,');
	}
});

const fail = () => {
	throw new Error("down");
};

test("an isolate that starts asks KV once, and D1 only where KV has no list or is down", async () => {
	const actor = newIsolatePlatform();
	await givenBlocked(INCEPTION, actor);
	const noDatabase = { db: { prepare: fail } as unknown as D1Database };
	expect(await isBlocked({ ...newIsolatePlatform(), ...noDatabase })).toBe(true);
	const noKv = { cache: { get: fail } as unknown as KVNamespace };
	expect(await isBlocked({ ...newIsolatePlatform(), ...noKv })).toBe(true);
	await platform.cache.delete("catalogue:state");
	const first = newIsolatePlatform();
	expect(await isBlocked(first)).toBe(true);
	await first.settled();
	expect(await isBlocked({ ...newIsolatePlatform(), ...noDatabase })).toBe(true);
});

test("a change that KV did not take, and a restored database, are in KV after the next run of the job", async () => {
	const warned = vi.spyOn(console, "warn").mockReturnValue();
	const elsewhere = await givenOtherIsolate();
	await elsewhere.settled();
	const { id: actorId } = await givenUser(platform);
	const here = newIsolatePlatform();
	const cache = { get: here.cache.get, put: fail } as unknown as KVNamespace;
	await blockTitle({ ...here, cache }, { ...INCEPTION, reason: "A notice", actorId });
	expect(warned).toHaveBeenCalledWith("KV does not have the blocked titles yet");
	expect(await isBlocked(newIsolatePlatform())).toBe(false);
	await repairState(newIsolatePlatform());
	expect(await isBlocked(newIsolatePlatform())).toBe(true);
});

test("an isolate that cannot read the list shows the catalogue, and retries", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	await givenBlocked(INCEPTION);
	const state = newIsolatePlatform();
	const down = { ...state, db: { prepare: fail }, cache: { get: fail } } as unknown as Platform;
	expect(await isBlocked(down)).toBe(false);
	later(3000);
	await findContentVersion(state);
	await state.settled();
	expect(await isBlocked(state)).toBe(true);
});

test("blocking twice stores one row with the newer reason, and times only increase", async () => {
	const [first, second] = [await givenBlocked(INCEPTION), await givenBlocked(BREAKING_BAD)];
	const again = await blockTitle(platform, { ...INCEPTION, reason: "Another notice", actorId: first?.actorId ?? "" });
	expect(again?.createdAt).toBe(first?.createdAt);
	expect(second?.createdAt).toBeGreaterThan(first?.createdAt ?? 0);
	const list = await listBlockedTitles(db, { limit: 10 });
	expect(list.map(({ id, reason }) => [id, reason])).toEqual([
		[1396, "A notice"],
		[27205, "Another notice"],
	]);
	await unblockTitle(platform, INCEPTION);
	await unblockTitle(platform, BREAKING_BAD);
});
