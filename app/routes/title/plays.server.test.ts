import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { addPlay } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import type { loader } from "./show";

const platform = testPlatform();
const db = openDatabase(platform.db);
const DAY = 24 * 60 * 60 * 1000;

let profileId: ProfileId;
let cookie: Record<string, string>;

beforeEach(async () => {
	const user = await givenUser(platform);
	profileId = user.id;
	cookie = await givenCookie(platform, user);
});

async function read(path: string, headers = cookie) {
	const { data } = await fetchPage<typeof loader>(path, { headers });
	return data.plays;
}

/** What the page lists, as "S1E2 2026-05-01". */
async function list(path: string) {
	return ((await read(path))?.entries ?? []).map(({ season, episode, watchedAt }) => {
		const day = watchedAt === null ? "unknown" : new Date(watchedAt).toISOString().slice(0, 10);
		return `S${season}E${episode} ${day}`;
	});
}

async function submit(path: string, fields: Record<string, string>, headers = cookie): Promise<Response> {
	const body = new URLSearchParams(fields);
	return (await fetchPage(path, { method: "POST", headers: { ...headers, origin: "https://marquee.test" }, body }))
		.response;
}

const SHOW = { media_type: "tv", media_id: "1396" };

test("a title's page reads one's plays only where its address asks for them", async () => {
	await addPlay(db, { profileId, mediaType: "tv", id: 1396, season: 1, episode: 2, watchedAt: DAY, precision: "day" });
	await addPlay(db, {
		profileId,
		mediaType: "movie",
		id: 27205,
		season: 1,
		episode: 1,
		watchedAt: null,
		precision: "unknown",
	});
	expect(await read("/tv/1396")).toBeNull();
	expect(await list("/tv/1396?plays")).toEqual(["S1E2 1970-01-02"]);
	expect(await list("/tv/1396/1/1?plays")).toEqual(["S1E2 1970-01-02"]);
	expect(await list("/movie/27205?plays")).toEqual(["S1E1 unknown"]);
	expect(await read("/movie/27205?plays", {})).toBeNull();
});

test("they are in pages of twenty, newest first", async () => {
	for (let episode = 1; episode <= 21; episode++) {
		const watchedAt = episode * DAY;
		await addPlay(db, { profileId, mediaType: "tv", id: 1396, season: 1, episode, watchedAt, precision: "day" });
	}
	const first = await read("/tv/1396?plays");
	expect(first?.entries.map(({ episode }) => episode).slice(0, 2)).toEqual([21, 20]);
	expect(await list(`/tv/1396?plays=${first?.nextCursor}`)).toEqual(["S1E1 1970-01-02"]);
	expect(await read("/tv/1396?plays=nonsense")).toBeNull();
});

test("without scripts they are added, corrected and removed by forms", async () => {
	const path = "/tv/1396?plays=";
	const added = await submit(path, {
		intent: "play",
		...SHOW,
		season: "2",
		episode: "3",
		watched_at: "2026-05-01",
	});
	expect([added.status, added.headers.get("location")]).toEqual([303, path]);
	await submit(path, { intent: "play", ...SHOW, season: "2", episode: "4", watched_at: "" });
	expect(await list(path)).toEqual(["S2E3 2026-05-01", "S2E4 unknown"]);
	const first = { ...SHOW, season: "2", episode: "3", play_id: String((await read(path))?.entries[0]?.playId) };
	expect((await submit(path, { intent: "play", ...first, watched_at: "2026-04-30" })).status).toBe(303);
	expect(await list(path)).toEqual(["S2E3 2026-04-30", "S2E4 unknown"]);
	expect((await submit(path, { intent: "unplay", ...first })).status).toBe(303);
	expect(await list(path)).toEqual(["S2E4 unknown"]);
	const future = await submit(path, {
		intent: "play",
		...SHOW,
		season: "2",
		episode: "3",
		watched_at: "2999-01-01",
	});
	expect(future.status).toBe(422);
	expect((await submit(path, { intent: "play", ...SHOW }, {})).headers.get("location")).toContain("/login?");
});
