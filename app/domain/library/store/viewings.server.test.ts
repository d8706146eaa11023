import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { episodes } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { listPlays } from "~/domain/library/diary/plays.server";
import { listWatched } from "~/domain/library/diary/watched.server";
import { decideNextUp } from "~/domain/library/next/next-up";
import type { Watch } from "~/domain/library/types";
import { givenUser } from "../../../../tests/harness/accounts";
import {
	correctPlay,
	importWatches,
	markWatched,
	recordWatch,
	removePlay,
	restoreRecord,
	unmarkWatched,
} from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { deleteUser } from "../../accounts/users.server";
import { removeOldRows } from "../../administration/retention.server";
import type { SeasonEpisodes } from "../../catalogue/titles/episodes";
import { countViewings } from "./record-size.server";
import { listSeasonViewings, listTitleViewings } from "./viewings.server";
import { clearWatches } from "./watch-history.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHOW = { mediaType: "tv", id: 1396 } as const;
const SEASONS: SeasonEpisodes[] = [
	{ number: 1, aired: [[1, 3]] },
	{ number: 2, aired: [[1, 4]] },
];

let profileId: ProfileId;
beforeEach(async () => {
	profileId = (await givenUser(platform)).id;
});

function episode(season: number, number: number, position?: number): Watch {
	const progress = position === undefined ? null : { position, duration: 1000 };
	return { ...SHOW, season, episode: number, progress };
}

function later(ms: number): number {
	const time = Date.now() + ms;
	vi.setSystemTime(time);
	return time;
}

async function play(watch: Watch): Promise<number> {
	const at = later(MINUTE);
	await recordWatch(db, { profileId, ...watch });
	return at;
}

async function replay(watch: Watch, timestamp: number): Promise<void> {
	await importWatches(db, { profileId, watches: [{ ...watch, timestamp }], total: 1 });
}

const listSeason = (season: number) => listSeasonViewings(db, { profileId, mediaType: "tv", id: 1396, season });
const find = async (season: number, number: number) =>
	(await listSeason(season)).find(({ episode }) => episode === number) ?? null;
const watched = async () => (await listWatched(db, { profileId, limit: 5 }))?.entries;
const nextUp = async () => decideNextUp(SEASONS, await listTitleViewings(db, { profileId, mediaType: "tv", id: 1396 }));
const part = (season?: number, number?: number) => ({ profileId, ...SHOW, season, episode: number });
const seasonOne = [1, 2, 3].map((number) => ({ season: 1, episode: number }));

describe("playing", () => {
	test("stores the position of each episode", async () => {
		const first = await play(episode(1, 1, 300));
		const second = await play(episode(1, 2, 500));
		expect(await listSeason(1)).toMatchObject([
			{ episode: 1, position: 300, duration: 1000, playedAt: first, watchedAt: null, times: 0 },
			{ episode: 2, position: 500, playedAt: second },
		]);
	});

	test("opening an episode does not replace one that was played", async () => {
		await play(episode(2, 4, 320));
		await play(episode(1, 1));
		expect(await find(1, 1)).toBeNull();
		expect(await nextUp()).toMatchObject({ action: "resume", season: 2, episode: 4, position: 320 });
	});

	test("a minute with a player that reports nothing counts, and does not change a known position", async () => {
		await play({ ...episode(1, 2), isPlayed: true });
		expect(await nextUp()).toMatchObject({ action: "resume", season: 1, episode: 2, position: 0 });
		await play(episode(1, 2, 200));
		await play({ ...episode(1, 2), isPlayed: true });
		expect(await find(1, 2)).toMatchObject({ position: 200 });
	});

	test("counts as watched from 90 %, once each time", async () => {
		await play(episode(1, 1, 899));
		expect(await find(1, 1)).toMatchObject({ times: 0 });
		const at = await play(episode(1, 1, 900));
		await play(episode(1, 1, 950));
		await play(episode(1, 1, 1000));
		expect(await find(1, 1)).toMatchObject({ watchedAt: at, times: 1, position: 0 });
		expect(await nextUp()).toMatchObject({ action: "next", episode: 2 });
		await play(episode(1, 1, 40));
		later(HOUR);
		const again = await play(episode(1, 1, 990));
		expect(await find(1, 1)).toMatchObject({ watchedAt: again, times: 2 });
		expect(await watched()).toEqual([
			{ ...SHOW, season: 1, episode: 1, firstWatchedAt: at, watchedAt: again, times: 2 },
		]);
	});

	test("the later event of two devices counts, in any order of arrival", async () => {
		const now = later(DAY);
		await replay(episode(1, 1, 700), now - MINUTE);
		await replay(episode(1, 1, 100), now - 2 * MINUTE);
		expect(await find(1, 1)).toMatchObject({ position: 700, playedAt: now - MINUTE });
	});

	test("a repeated event changes nothing", async () => {
		const now = later(DAY);
		await replay(episode(1, 1, 950), now - MINUTE);
		const once = await find(1, 1);
		await replay(episode(1, 1, 950), now - MINUTE);
		await replay(episode(1, 1, 930), now - 2 * MINUTE);
		expect(await find(1, 1)).toEqual({ ...once, times: 1 });
	});

	test("an import includes a browser's single episodes", async () => {
		const now = later(DAY);
		const place = (number: number) => ({ ...SHOW, season: 1, episode: number });
		const play = { ...place(1), precision: "instant", source: "played", copy: 0 } as const;
		const imported = {
			profileId,
			watches: [],
			total: 0,
			progress: [{ ...place(2), position: 400, duration: 1000, playedAt: now - MINUTE }],
			plays: [now - 40 * DAY, now - 39 * DAY].map((at) => ({ ...play, watchedAt: at, addedAt: at })),
		};
		await importWatches(db, imported);
		await importWatches(db, imported);
		expect(await find(1, 1)).toMatchObject({ watchedAt: now - 39 * DAY, times: 2 });
		expect(await find(1, 2)).toMatchObject({ position: 400, times: 0 });
		expect(await countViewings(db, profileId)).toBe(2);
	});

	test("stays when the history entry is cleaned up, and is deleted with the account", async () => {
		await play(episode(1, 1, 950));
		later(20 * DAY);
		await removeOldRows(platform.db, "watchHistory");
		await clearWatches(db, profileId);
		expect(await find(1, 1)).toMatchObject({ times: 1 });
		await deleteUser(db, profileId);
		expect(await find(1, 1)).toBeNull();
	});
});

describe("the list of what was watched", () => {
	test("continues where the previous page ended, also among entries of the same time", async () => {
		await play(episode(2, 1, 950));
		later(MINUTE);
		await markWatched(db, { ...part(1), episodes: seasonOne });
		await play(episode(2, 2, 950));
		const places: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await listWatched(db, { profileId, limit: 2, cursor });
			places.push(...(page?.entries ?? []).map(({ season, episode: number }) => `S${season}E${number}`));
			cursor = page?.nextCursor ?? undefined;
		} while (cursor);
		expect(places).toEqual(["S2E2", "S1E3", "S1E2", "S1E1", "S2E1"]);
	});

	test("has no page for an invalid cursor", async () => {
		expect(await listWatched(db, { profileId, limit: 2, cursor: "invalid" })).toBeNull();
	});
});

describe("a mark by hand", () => {
	test("of a season counts each episode once; a second one changes nothing", async () => {
		await play(episode(1, 2, 950));
		const first = await markWatched(db, { ...part(1), episodes: seasonOne });
		expect(first).toMatchObject({
			ok: true,
			before: [
				{ episode: 1, times: 0 },
				{ episode: 3, times: 0 },
			],
		});
		expect(await markWatched(db, { ...part(1), episodes: seasonOne })).toEqual({ ok: true, before: [] });
		expect(await nextUp()).toMatchObject({ action: "next", season: 2, episode: 1 });
	});

	test("can be undone, and an unfinished episode is resumed where it stopped", async () => {
		await play(episode(1, 2, 400));
		const before = await find(1, 2);
		later(MINUTE);
		const marked = await markWatched(db, { ...part(1), episodes: seasonOne });
		expect(await find(1, 2)).toMatchObject({ times: 1 });
		await restoreRecord(db, { ...part(), episodes: marked.ok ? marked.before : [] });
		expect(await find(1, 2)).toEqual(before);
		expect(await watched()).toEqual([]);
		expect(await nextUp()).toMatchObject({ action: "resume", episode: 2, position: 400 });
	});

	test("can be removed, and the removal can be undone with its times", async () => {
		await play(episode(1, 1, 950));
		await play(episode(1, 1, 30));
		later(HOUR);
		await play(episode(1, 1, 990));
		const watchedBefore = await watched();
		later(MINUTE);
		const before = await unmark(part(1, 1));
		expect(await nextUp()).toMatchObject({ action: "start" });
		expect(await watched()).toEqual([]);
		await restoreRecord(db, { ...part(), episodes: before });
		expect(await watched()).toEqual(watchedBefore);
	});

	test.for([
		["marked", 0],
		["played", 950],
	] as const)(
		"that was %s is watched again when its removal is undone, also where it stopped before",
		async ([, end]) => {
			await play(episode(1, 1, 400));
			later(HOUR);
			if (end) await play(episode(1, 1, end));
			else await markWatched(db, { ...part(1, 1), episodes: [{ season: 1, episode: 1 }] });
			expect(await nextUp()).toMatchObject({ action: "next", episode: 2 });
			later(MINUTE);
			const before = await unmark(part(1, 1));
			expect(await nextUp()).toMatchObject(end ? { action: "start" } : { action: "resume", episode: 1, position: 400 });
			await restoreRecord(db, { ...part(), episodes: before });
			expect(await nextUp()).toMatchObject({ action: "next", episode: 2 });
		},
	);

	test.for([
		["before it is watched again", 400, 0, { action: "next", episode: 2 }],
		["after it is not", 0, 400, { action: "resume", episode: 1 }],
	] as const)(
		"of an episode that was begun %s when its play is removed and comes back",
		async ([, first, last, next]) => {
			if (first) await play(episode(1, 1, first));
			later(HOUR);
			await markWatched(db, { ...part(1, 1), episodes: [{ season: 1, episode: 1 }] });
			if (last) await play(episode(1, 1, last));
			const viewingBefore = await find(1, 1);
			later(MINUTE);
			const [newestPlay] = (await listPlays(db, { profileId, limit: 5, timeZone: "UTC" }))?.entries ?? [];
			if (!newestPlay) throw new Error("no play");
			await removePlay(db, { profileId, playId: newestPlay.playId });
			expect(await nextUp()).toMatchObject({ action: "resume", episode: 1, position: 400 });
			await correctPlay(db, { profileId, ...newestPlay });
			expect(await find(1, 1)).toEqual(viewingBefore);
			expect(await nextUp()).toMatchObject(next);
		},
	);

	test("is not restored by a late report after its removal", async () => {
		const at = await play(episode(1, 1, 950));
		later(MINUTE);
		await unmark(part(1));
		await replay(episode(1, 1, 990), at);
		expect(await find(1, 1)).toMatchObject({ times: 0, position: 0, playedAt: 0 });
		await play(episode(1, 1, 100));
		expect(await nextUp()).toMatchObject({ action: "resume", episode: 1, position: 100 });
	});

	test("is deleted a month after its removal", async () => {
		await play(episode(1, 1, 950));
		await unmark(part(1));
		later(29 * DAY);
		await removeOldRows(platform.db, "removedEpisodes");
		expect(await db.$count(episodes, eq(episodes.profileId, profileId))).toBe(1);
		later(2 * DAY);
		await removeOldRows(platform.db, "removedEpisodes");
		expect(await db.$count(episodes, eq(episodes.profileId, profileId))).toBe(0);
	});

	test("of a whole show does not include its specials", async () => {
		await play(episode(0, 1, 950));
		await play(episode(1, 1, 950));
		expect(await unmark(part())).toMatchObject([{ season: 1, episode: 1 }]);
		expect(await find(0, 1)).toMatchObject({ times: 1 });
	});

	test("of a special does not move what comes next, however long the show is", async () => {
		const long = [
			{ number: 0, aired: [[1, 2]] },
			{ number: 1, aired: [[1, 50]] },
		] satisfies SeasonEpisodes[];
		const next = async () => decideNextUp(long, await listTitleViewings(db, { profileId, ...SHOW }));
		const first = Array.from({ length: 40 }, (_, index) => ({ season: 1, episode: index + 1 }));
		await markWatched(db, { ...part(1), episodes: first });
		later(MINUTE);
		await markWatched(db, { ...part(0), episodes: [{ season: 0, episode: 1 }] });
		expect(await next()).toMatchObject({ action: "next", season: 1, episode: 41 });
	});

	test("of a special says what comes next where a show has nothing else", async () => {
		await markWatched(db, { ...part(0), episodes: [{ season: 0, episode: 1 }] });
		const viewings = await listTitleViewings(db, { profileId, ...SHOW });
		const next = decideNextUp([{ number: 0, aired: [[1, 2]] }], viewings);
		expect(next).toMatchObject({ action: "next", season: 0, episode: 2 });
	});

	test("is rejected when the record is full, and reports of known episodes still count", async () => {
		await play(episode(1, 1, 100));
		await platform.db
			.prepare("UPDATE libraries SET episodes = 100000, show_plays = 100000 WHERE profile_id = ?")
			.bind(profileId)
			.run();
		expect(await markWatched(db, { ...part(1), episodes: seasonOne })).toEqual({ ok: false, reason: "full" });
		await play(episode(1, 2, 500));
		await play(episode(1, 1, 500));
		expect(await find(1, 2)).toBeNull();
		expect(await find(1, 1)).toMatchObject({ position: 500 });
	});
});

async function unmark(of: Parameters<typeof unmarkWatched>[1]) {
	const unmarked = await unmarkWatched(db, { ...of, isConfirmed: true });
	if (!unmarked.ok) throw new Error("It asks about confirmed plays");
	return unmarked.before;
}
