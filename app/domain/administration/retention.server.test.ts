import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import {
	accountActivity,
	auditLog,
	emailVerifications,
	passwordAttempts,
	resetTokens,
	sessions,
} from "~/database/schema/accounts";
import { signals } from "~/database/schema/administration";
import { certificates } from "~/database/schema/catalogue";
import { counts } from "~/database/schema/counts";
import { imports } from "~/database/schema/imports";
import { episodes, lists, listTitles, plays, titles } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { dayOf } from "~/lib/text/days";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { removeOldData } from "./retention.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const DAY = 24 * 60 * 60 * 1000;
/** Midnight, so that times and days end together. */
const NOW = Date.parse("2026-06-15T00:00:00Z");
/** Of the list that titles are in. */
const LIST = "list";

beforeEach(async () => {
	await emptyDatabase();
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

interface Row {
	/** The `n`th row that is stored. */
	n: number;
	profileId: ProfileId;
	/** The time that decides. */
	at: number;
}

/** Each table of the job, how many days its rows are stored, and a row of it. */
const STORED: [name: string, table: SQLiteTable, days: number, row: (shared: Row) => Record<string, unknown>][] = [
	[
		"removedTitles",
		titles,
		30,
		({ n, profileId, at }) => ({ profileId, mediaType: "movie", id: n, closedAt: at, updatedAt: at }),
	],
	[
		"removedEpisodes",
		episodes,
		30,
		({ n, profileId, at }) => ({ profileId, mediaType: "tv", id: n, season: 1, episode: 1, clearedAt: at }),
	],
	[
		"removedPlays",
		plays,
		30,
		({ n, profileId, at }) => ({
			profileId,
			playId: "a",
			mediaType: "tv",
			id: n,
			season: 1,
			episode: 1,
			watchedAt: 60_000,
			precision: "instant",
			source: "played",
			addedAt: 60_000,
			removedAt: at,
		}),
	],
	[
		"removedEpisodes",
		episodes,
		30,
		({ n, profileId, at }) => ({ profileId, mediaType: "movie", id: n, season: -1, episode: -1, ratedAt: at }),
	],
	[
		"removedListTitles",
		listTitles,
		30,
		({ n, at }) => ({ listId: LIST, mediaType: "movie", id: n, addedAt: at, changedAt: at }),
	],
	[
		"unappliedImports",
		imports,
		1,
		({ n, profileId, at }) => ({
			id: `import ${n}`,
			profileId,
			source: "csv",
			state: "ready",
			report: "{}",
			options: "{}",
			createdAt: at,
			askedAt: at,
		}),
	],
	[
		"imports",
		imports,
		30,
		({ n, profileId, at }) => ({
			id: `import ${n}`,
			profileId,
			source: "csv",
			state: "applied",
			report: "{}",
			options: "{}",
			createdAt: 0,
			appliedAt: at,
		}),
	],
	[
		"sessions",
		sessions,
		0,
		({ n, profileId: userId, at }) => ({
			id: `session ${n}`,
			userId,
			createdAt: 0,
			lastUsedAt: 0,
			expiresAt: at,
			isRemembered: false,
			userAgent: "",
		}),
	],
	[
		"resetLinks",
		resetTokens,
		0,
		({ n, profileId: userId, at }) => ({ userId, tokenHash: `token ${n}`, expiresAt: at }),
	],
	[
		"emailVerifications",
		emailVerifications,
		0,
		({ n, profileId: userId, at }) => ({ userId, email: "", tokenHash: `token ${n}`, expiresAt: at }),
	],
	["passwordAttempts", passwordAttempts, 0, ({ n, at }) => ({ counter: `counter ${n}`, failures: 1, expiresAt: at })],
	["activity", accountActivity, 180, ({ profileId: userId, at }) => ({ userId, at, kind: "sign-in" })],
	["auditLines", auditLog, 365, ({ at }) => ({ at, action: "job.run", outcome: "done", detail: {} })],
	// With today: ninety days.
	["playerCounts", counts, 89, ({ n, at }) => ({ name: "player.loaded", day: dayOf(at), key: `${n}`, count: 1 })],
	[
		"playerCounts",
		counts,
		89,
		({ n, at }) => ({ name: "title.reported", day: dayOf(at), key: `movie:${n}:1`, count: 1 }),
	],
	[
		"certificates",
		certificates,
		60,
		({ n, at }) => ({ region: "US", mediaType: "movie", id: n, names: ["PG"], readAt: at }),
	],
	["signals", signals, 30, ({ n, at }) => ({ id: `signal ${n}`, type: "upstream.up", at, data: {} })],
];

test.each(STORED)("%s are deleted once they are older than their time", async (name, table, days, row) => {
	const [old, young] = [await givenUser(platform), await givenUser(platform)];
	await db.insert(lists).values({ id: LIST, profileId: old.id, name: "A", nameKey: "a", createdAt: 0, updatedAt: 0 });
	await db.insert(table).values(row({ n: 1, profileId: old.id, at: NOW - days * DAY - 1 }) as never);
	await db.insert(table).values(row({ n: 2, profileId: young.id, at: NOW - days * DAY + 1 }) as never);
	const stored = await db.$count(table);
	const removed = await removeOldData(platform.db);
	expect(removed).toEqual({
		watchHistory: 0,
		clearedTitles: 0,
		...Object.fromEntries(STORED.map(([other]) => [other, Number(other === name)])),
	});
	expect(await db.$count(table), getTableName(table)).toBe(stored - 1);
});

test("a title leaves the watch history 15 days after it was opened last, and stays in Watch Later", async () => {
	const { id: profileId } = await givenUser(platform);
	const opened = { profileId, mediaType: "movie", firstOpenedAt: 0, updatedAt: NOW } as const;
	await db.insert(titles).values([
		{ ...opened, id: 1, openedAt: NOW - 15 * DAY - 1, savedAt: 5 },
		{ ...opened, id: 2, openedAt: NOW - 15 * DAY + 1 },
	]);
	expect(await removeOldData(platform.db)).toMatchObject({ watchHistory: 1, removedTitles: 0 });
	const rows = await db.select({ id: titles.id, openedAt: titles.openedAt, savedAt: titles.savedAt }).from(titles);
	expect(rows).toEqual([
		{ id: 1, openedAt: null, savedAt: 5 },
		{ id: 2, openedAt: NOW - 15 * DAY + 1, savedAt: null },
	]);
});

test("a show of the record stays removed from My List however long ago that was", async () => {
	const { id: profileId } = await givenUser(platform);
	const show = { profileId, mediaType: "tv", id: 1 } as const;
	await db.insert(titles).values({ ...show, closedAt: 2, updatedAt: 2 });
	await db.insert(episodes).values({ ...show, season: 1, episode: 1, playedAt: 1 });
	expect(await removeOldData(platform.db)).toMatchObject({ removedTitles: 0 });
});

test("a title of which only an episode or the title itself is rated keeps its name however long ago that was", async () => {
	const { id: profileId } = await givenUser(platform);
	const show = { profileId, mediaType: "tv", id: 1 } as const;
	await db.insert(titles).values({ ...show, name: "Dark", updatedAt: 2 });
	await db.insert(episodes).values({ ...show, season: -1, episode: -1, rating: 7, ratedAt: 1 });
	expect(await removeOldData(platform.db)).toMatchObject({ removedTitles: 0 });
	await db.update(episodes).set({ rating: 0 });
	expect(await removeOldData(platform.db)).toMatchObject({ removedTitles: 1, removedEpisodes: 1 });
});

test("a play stays however old it is, also when it was added again after its removal", async () => {
	const { id: profileId } = await givenUser(platform);
	const play = { profileId, mediaType: "tv", id: 1, season: 1, watchedAt: 60_000 } as const;
	const facts = { precision: "instant", source: "played" } as const;
	await db.insert(plays).values([
		{ ...play, ...facts, playId: "a", episode: 1, addedAt: 60_000 },
		{ ...play, ...facts, playId: "b", episode: 2, addedAt: 60_002, removedAt: 60_001 },
	]);
	expect(await removeOldData(platform.db)).toMatchObject({ removedPlays: 0 });
});

test("a rating stays however old it is", async () => {
	const { id: profileId } = await givenUser(platform);
	await db
		.insert(episodes)
		.values({ profileId, mediaType: "tv", id: 1, season: -1, episode: -1, rating: 1, ratedAt: 0 });
	expect(await removeOldData(platform.db)).toMatchObject({ removedEpisodes: 0 });
});

test("an episode that was cleared long ago stays when it was played, watched or rated since", async () => {
	const { id: profileId } = await givenUser(platform);
	const cleared = { profileId, mediaType: "tv" as const, id: 1, season: 1, clearedAt: NOW - 31 * DAY };
	await db.insert(episodes).values([
		{ ...cleared, episode: 1, playedAt: NOW - 30 * DAY },
		{ ...cleared, episode: 2, watchedAt: NOW - 30 * DAY, times: 1 },
		{ ...cleared, episode: 3, ratedAt: NOW - 29 * DAY },
		{ ...cleared, episode: 4, rating: 1 },
	]);
	expect(await removeOldData(platform.db)).toMatchObject({ removedEpisodes: 0 });
});
