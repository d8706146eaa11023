import { describe, expect, test } from "vitest";
import {
	addToList,
	type LocalWatch,
	listSendable,
	parseList,
	toLocal,
	toMigration,
	withoutSaved,
	withoutSent,
	writeList,
} from "./local-list";
import type { Watch } from "./types";

const NOW = Date.UTC(2025, 5, 20, 12);
const DAY = 24 * 60 * 60 * 1000;

function watch(id: number, change: Partial<Watch> = {}): Watch {
	return { mediaType: "movie", id, season: 1, episode: 1, progress: null, ...change };
}

function local(id: number, { ago = 0, user, ...change }: Partial<Watch> & { ago?: number; user?: string } = {}) {
	return toLocal(watch(id, change), { now: NOW - ago, user });
}

function ids(list: LocalWatch[]): number[] {
	return list.map(({ id }) => id);
}

describe("the list in storage", () => {
	test.each([null, "", "text", "{}", "null", "[1,null,{}]", '[{"media_id":"x","media_type":"movie"}]'])(
		"%s is an empty list",
		(stored) => {
			expect(parseList(stored, NOW)).toEqual([]);
		},
	);

	test("is read in every format that entries ever had", () => {
		const stored = JSON.stringify([
			{ media_type: "movie", media_id: 550, watched_at: NOW - 3000 },
			{ media_type: "tv", media_id: "1396", season: 2, episode: 3, last_watched: new Date(NOW - 2000).toISOString() },
			{ media_type: "tv", media_id: "1399", season: "two", episode: -1, last_watched: NOW - 1000 },
		]);
		expect(parseList(stored, NOW)).toMatchObject([
			{ mediaType: "tv", id: 1399, season: 1, episode: 1 },
			{ mediaType: "tv", id: 1396, season: 2, episode: 3 },
			{ mediaType: "movie", id: 550, watchedAt: NOW - 3000 },
		]);
	});

	test("is stored with the names that entries always had", () => {
		const played = { mediaType: "tv", season: 2, user: "ada", progress: { position: 90, duration: 100 } } as const;
		const list = [local(7, played), local(8)];
		const times = { watched_at: "2025-06-20T12:00:00.000Z", last_watched: "2025-06-20T12:00:00.000Z" };
		const show = { media_type: "tv", media_id: "7", season: 2, episode: 1, position: 90, duration: 100, user: "ada" };
		const movie = { media_type: "movie", media_id: "8", season: 1, episode: 1 };
		expect(JSON.parse(writeList(list))).toEqual([
			{ ...show, ...times },
			{ ...movie, ...times },
		]);
		expect(parseList(writeList(list), NOW)).toEqual(list);
	});

	test("is newest first, with one entry per title, at most 50, and no expired ones", () => {
		const many = Array.from({ length: 60 }, (_, index) => local(index + 1, { ago: index * 1000 }));
		const stored = writeList([local(99, { ago: 16 * DAY }), local(1, { ago: DAY }), ...many.toReversed()]);
		const list = parseList(stored, NOW);
		expect(ids(list)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
		expect(list[0]?.lastWatched).toBe(NOW);
	});
});

describe("adding", () => {
	test("moves the title to the front, and does not change when it was first opened", () => {
		const list = addToList(addToList(addToList([], local(1, { ago: 3000 })), local(2, { ago: 2000 })), local(1));
		expect(ids(list)).toEqual([1, 2]);
		expect(list[0]?.watchedAt).toBe(NOW - 3000);
	});

	test("removes the oldest when there are more than 50", () => {
		let list: LocalWatch[] = [];
		for (let id = 1; id <= 51; id++) list = addToList(list, local(id));
		expect(list).toHaveLength(50);
		expect(ids(list)).not.toContain(1);
	});

	test("distinguishes movie 1 from show 1", () => {
		expect(addToList([local(1)], local(1, { mediaType: "tv" }))).toHaveLength(2);
	});

	test("does not change the position when the same episode is opened again; another episode has none", () => {
		const played = local(1, { mediaType: "tv", progress: { position: 90, duration: 100 } });
		expect(addToList([played], local(1, { mediaType: "tv" }))[0]).toMatchObject({ position: 90, duration: 100 });
		expect(addToList([played], local(1, { mediaType: "tv", episode: 2 }))[0]).not.toHaveProperty("position");
	});

	test("replaces entries of signed-out visitors, but not unsent entries of another user", () => {
		const list = addToList([local(1), local(1, { user: "ada" })], local(1, { user: "grace" }));
		expect(list.map(({ user }) => user)).toEqual(["grace", "ada"]);
	});
});

describe("sending", () => {
	test("sends the visitor's own entries and those of signed-out visitors", () => {
		const list = [local(1), local(2, { user: "ada" }), local(3, { user: "grace" })];
		expect(ids(listSendable(list, "ada"))).toEqual([1, 2]);
	});

	test("removes sent entries, but not those that have changed since", () => {
		const sent = [local(1, { ago: 1000 }), local(2, { ago: 1000 })];
		const meanwhile = addToList(sent, local(1));
		expect(ids(withoutSent(meanwhile, sent))).toEqual([1]);
	});

	test("a position removes older entries of the same title", () => {
		const list = [local(1, { ago: 1000 }), local(2, { ago: 1000 }), local(1, { ago: 1000, user: "grace" })];
		expect(withoutSaved(list, local(1, { user: "ada" }))).toEqual(list.slice(1));
		expect(withoutSaved([local(1)], local(1, { ago: 1000 }))).toHaveLength(1);
	});

	test("sends the time in milliseconds, without the user", () => {
		const entry = local(7, { mediaType: "tv", season: 2, user: "ada", progress: { position: 5.4, duration: 60 } });
		expect(toMigration(entry)).toEqual({
			media_type: "tv",
			media_id: "7",
			season: 2,
			episode: 1,
			position: 5,
			duration: 60,
			timestamp: NOW,
		});
	});
});
