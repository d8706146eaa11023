import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import type { ProfileId } from "~/domain/accounts/profiles";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { givenCookie, givenSession, givenUser, PASSWORD } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { VISIT } from "../../tests/harness/bill";
import { recordWatch, saveForLater, writeRating } from "../../tests/harness/changes";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { givenManyRatings, givenManyViewings, givenManyWatches } from "../../tests/harness/library";
import { givenManyUsers, givenManyViewers } from "../../tests/harness/many-users";
import { fetchPage } from "../../tests/harness/pages";
import { countingDatabase } from "../../tests/harness/reading-cost";

const FEW_USERS = 1000;
/** USERS=1000000 before the command measures with a million users, and --silent=false shows the rows. */
const MANY_USERS = Number((env as { USERS?: string }).USERS);
/** A million users take minutes, on a busy machine a quarter of an hour. */
const FILLING_MS = 3_600_000;
/** No title of the catalogue has it: what is recommended is not rated. */
const UNKNOWN_ID = 2_000_000;
const FEW_EPISODES = 1000;
/** Nearly as many as a record holds. */
const MANY_EPISODES = 99_000;
/** Rows of one page or call. */
const READ_MAX = 1800;
const WRITTEN_MAX = 25;
/** Records that a call writes, where it is not one. A row of an import is stored, looked up and planned. */
const RECORDS: Record<string, number> = { "six movies handed over": 6, "a file of one record": 2 };

const SHOWS = [1396, 1399, 66732, 19885];
const THIS_YEAR = new Date().getUTCFullYear();
const PAGES = [
	...["/", "/tv/1396", "/tv/1396/2/4", "/tv/1396?plays", "/movie/27205"],
	...["/watch/tv/1396/2/4", "/watch/movie/27205", "/my-list", "/my-list?tab=watchlater", "/watched"],
	...["/watched?look=tickets&show=shows", "/watched?show=rated", `/watched?when=${THIS_YEAR}`, "/settings"],
	...["/settings/import", "/profiles"],
];
const PLACE = { media_id: 27205, media_type: "movie" };
const SIX_MOVIES = [238, 278, 424, 603, 680, 155].map((id) => ({ media_id: id, media_type: "movie" }));
/** What a browser has of six movies, each watched to its end. */
const STORED = {
	watchHistoryData: SIX_MOVIES.map((movie) => ({ ...movie, timestamp: 1_700_000_000_000 })),
	progress: SIX_MOVIES.map((movie) => ({ ...movie, position: 7000, duration: 7200, played_at: 1_700_000_000_000 })),
	plays: SIX_MOVIES.map((movie) => ({
		...movie,
		watched_at: 1_700_000_000_000,
		precision: "instant",
		source: "played",
		added_at: 1_700_000_000_000,
	})),
};
const PLAY_OF_FILE = {
	id: 1,
	watched_at: "2026-01-01T20:15:00.000Z",
	action: "watch",
	type: "movie",
	movie: { title: "The Matrix", year: 1999, ids: { trakt: 1, slug: "the-matrix-1999", tmdb: 603 } },
};
type Call = [name: string, method: string, path: string, body?: unknown];
const CALLS: Call[] = [
	["the history", "GET", "/api/watch-history"],
	["one title of the history", "GET", "/api/watch-history/1396/tv"],
	["figures of the history", "GET", "/api/watch-history/stats"],
	["Watch Later", "GET", "/api/watch-later"],
	["the record", "GET", "/api/watched"],
	["the plays", "GET", "/api/plays"],
	["the ratings", "GET", "/api/ratings"],
	["the hidden titles", "GET", "/api/hidden"],
	["recommendations", "GET", "/api/recommendations"],
	["a first position", "POST", "/api/watch-history", { ...PLACE, position: 60, duration: 8880 }],
	["a later position", "POST", "/api/watch-history", { ...PLACE, position: 75, duration: 8880 }],
	["the end of a movie", "POST", "/api/watch-history", { ...PLACE, position: 8870, duration: 8880 }],
	["a mark that is taken back", "DELETE", "/api/watched/1396/tv?season=3&episode=1", { confirm: true }],
	["a mark", "POST", "/api/watched/1396/tv", { season: 3, episode: 1 }],
	["a title for later", "POST", "/api/watch-later", PLACE],
	["a title for later removed", "DELETE", "/api/watch-later/27205/movie"],
	["a play with a date", "POST", "/api/plays", { ...PLACE, watched_at: "2025-03-01" }],
	["a rating", "PUT", "/api/ratings/27205/movie", { rating: 8 }],
	["a rating removed", "DELETE", "/api/ratings/27205/movie"],
	["a hidden title", "PUT", "/api/hidden/238/movie"],
	["a hidden title shown", "DELETE", "/api/hidden/238/movie"],
	["a title of the history removed", "DELETE", "/api/watch-history/27205/movie"],
	["six movies handed over", "POST", "/api/watch-history/migrate", STORED],
	["the same six again", "POST", "/api/watch-history/migrate", STORED],
];

const platform = testPlatform();
const catalogue = openCatalogue(platform);
const database = openDatabase(platform.db);
const counting = countingDatabase(platform.db);
const replaced = { db: counting.db };

/**
 * An import whose ids are after all random ones. To read what an index has of an import ends at the next row of the index, which D1
 * counts: without this one, the last import would cost less than the others.
 */
beforeAll(async () => {
	const profileId = "id-member0000000" as ProfileId;
	await givenManyUsers(platform, { from: 0, count: 1 });
	const id = "id-import";
	await database.insert(imports).values({
		...{ id, profileId, source: "trakt", state: "ready", report: "{}", options: "{}", createdAt: Date.now() },
	});
	const title = { kind: "play", mediaType: "movie", id: 603, titleKey: "tmdb:603", record: "{}" } as const;
	const states = ["ready", "found", "pending"] as const;
	await database.insert(importRows).values(states.map((state, row) => ({ ...title, importId: id, row, state })));
});

/** Waits for everything that a page streams later. */
async function waitForAll(data: unknown): Promise<void> {
	if (data instanceof Promise) await waitForAll(await data);
	else if (typeof data === "object" && data !== null) await Promise.all(Object.values(data).map(waitForAll));
}

type Costs = Awaited<ReturnType<typeof costs>>;

/** A table for benchmarks/README.md, with columns for few and for many watched episodes. */
function print(title: string, few: Costs, many: Costs): void {
	const lines = Object.entries(few).map(([name, { read, written }]) => {
		return `| ${name} | ${read} | ${many[name]?.read} | ${written} | ${many[name]?.written} |`;
	});
	console.log([title, "| | read | read | written | written |", "|---|---|---|---|---|", ...lines].join("\n"));
}

/** Entries of the same millisecond, and the neighbours of random ids, may cost a row or two more or less. */
function expectSame(many: Costs, few: Costs): void {
	for (const [name, { read, written }] of Object.entries(many)) {
		expect(Math.abs(read - (few[name]?.read ?? 0)), name).toBeLessThanOrEqual(2);
		expect(written, name).toBe(few[name]?.written);
	}
}

function toBody(body: unknown, headers: Record<string, string>): Pick<RequestInit, "headers" | "body"> {
	if (body === undefined || body instanceof FormData) return { headers, body };
	return { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Rows that each page and call reads and writes, for a user with `episodes` watched episodes and as many ratings. */
async function costs(episodes: number): Promise<Record<string, { read: number; written: number }>> {
	const { id: profileId } = await givenUser(platform);
	const newest = Date.now() - 60_000;
	await givenManyWatches(platform, { profileId, count: 100, newest });
	await givenManyViewings(platform, { profileId, count: episodes, newest, shows: SHOWS });
	await givenManyRatings(platform, { profileId, from: UNKNOWN_ID, count: episodes, newest });
	for (const id of SHOWS) {
		const progress = { position: 600, duration: 2400 };
		await recordWatch(database, { profileId, mediaType: "tv", id, season: 2, episode: 4, progress });
		await saveForLater(database, catalogue, { profileId, mediaType: "tv", id });
		await writeRating(database, { profileId, mediaType: "tv", id, season: null, episode: null, rating: 7 });
	}
	const cookie = await givenCookie(platform, { id: profileId });
	const { token } = await givenSession(platform, { id: profileId });
	const client = { authorization: `Bearer ${token}`, ...freshAddress() };
	const rows: Record<string, { read: number; written: number }> = {};
	async function measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
		counting.takeCost();
		const result = await work();
		const { read, written } = counting.takeCost();
		rows[name] = { read, written };
		return result;
	}
	for (const path of PAGES) {
		await measure(path, async () => {
			const { response, data, settled } = await fetchPage(path, { headers: cookie }, { replaced });
			expect(response.status, path).toBeLessThan(400);
			await waitForAll(data);
			await settled();
		});
	}
	async function send<Data>(name: string, method: string, path: string, body?: unknown): Promise<Data> {
		return await measure(name, async () => {
			const response = await fetchApi(path, { method, ...toBody(body, client) }, { replaced });
			expect(response.ok, name).toBe(true);
			return ((await response.json()) as { data: Data }).data;
		});
	}
	for (const [name, method, path, body] of CALLS) await send(name, method, path, body);
	const robin = await send<{ id: string }>("a profile added", "POST", "/api/profiles", { name: "Robin" });
	await send("a profile chosen", "POST", `/api/profiles/${robin.id}/use`);
	await send("the first profile again", "POST", `/api/profiles/${profileId}/use`);
	await send("an empty profile deleted", "DELETE", `/api/profiles/${robin.id}`, { password: PASSWORD });
	const files = new FormData();
	files.append("file", new File([JSON.stringify([PLAY_OF_FILE])], "watched-history.json"));
	const one = await send<{ id: string }>("a file of one record", "POST", "/api/imports", files);
	await send("an import", "GET", `/api/imports/${one.id}`);
	await send("an import applied", "POST", `/api/imports/${one.id}/apply`);
	await send("an import undone", "POST", `/api/imports/${one.id}/undo`);
	return rows;
}

test(
	"the rows that a page or a call reads and writes do not grow with the number of users",
	async () => {
		await givenManyViewers(platform, { count: FEW_USERS });
		await costs(FEW_EPISODES);
		const few = await costs(FEW_EPISODES);
		const visit = [...VISIT.pages, ...VISIT.positions].map(
			(name) => few[name] ?? { read: Infinity, written: Infinity },
		);
		const sum = (kind: "read" | "written") => visit.reduce((total, cost) => total + cost[kind], 0);
		expect(sum("read"), "rows read in VISIT").toBeLessThanOrEqual(VISIT.read);
		expect(sum("written"), "rows written in VISIT").toBeLessThanOrEqual(VISIT.written);
		await givenManyViewers(platform, { from: FEW_USERS + 1, count: MANY_USERS - FEW_USERS });
		const rows = await platform.db.prepare("SELECT count(*) AS n FROM episodes WHERE times > 0").first<number>("n");
		expect(rows).toBeGreaterThan(3 * MANY_USERS);
		const many = await costs(FEW_EPISODES);
		print(`${FEW_USERS} and ${MANY_USERS} users`, few, many);
		expectSame(many, few);
	},
	FILLING_MS,
);

test("they do not grow with the episodes that a user has watched", async () => {
	const few = await costs(FEW_EPISODES);
	const many = await costs(MANY_EPISODES);
	print(`${FEW_EPISODES} and ${MANY_EPISODES} episodes`, few, many);
	expectSame(many, few);
	for (const [name, { read, written }] of Object.entries(few)) {
		expect(read, name).toBeLessThanOrEqual(READ_MAX);
		expect(written, name).toBeLessThanOrEqual(WRITTEN_MAX * (RECORDS[name] ?? 1));
	}
});

test("a position of an episode that goes on writes three rows and three entries of indexes", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const client = { authorization: `Bearer ${token}`, ...freshAddress() };
	const episode = { media_id: "1396", media_type: "tv", season: 1, episode: 2, duration: 3000 };
	const written = [];
	const later: Promise<unknown>[] = [];
	const waitUntil = (work: Promise<unknown>) => void later.push(work);
	for (const position of [60, 90, 120]) {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30_000 });
		counting.takeCost();
		const init = { method: "POST", ...toBody({ ...episode, position }, client) };
		const response = await fetchApi("/api/watch-history", init, { replaced: { ...replaced, waitUntil } });
		expect(response.status).toBe(200);
		await Promise.all(later);
		written.push(counting.takeCost().written);
	}
	vi.useRealTimers();
	// The day's count, the episode with `episodes_by_play`, the title with `titles_opened` and `titles_by_age`.
	expect(written.slice(1)).toEqual([6, 6]);
});
