import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { writeRating } from "~/domain/library/ratings.server";
import { recordWatch } from "~/domain/library/watch-history.server";
import { saveForLater } from "~/domain/library/watch-later.server";
import { givenCookie, givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { givenManyRatings, givenManyViewings, givenManyWatches } from "../../tests/harness/library";
import { givenManyViewers } from "../../tests/harness/many-users";
import { fetchPage } from "../../tests/harness/pages";
import { countingDatabase } from "../../tests/harness/reading-cost";

const FEW_USERS = 1000;
/** USERS=1000000 before the command measures with a million users, and --silent=false shows the rows. */
const MANY_USERS = Number((env as { USERS?: string }).USERS);
/** A million users take one to two minutes. */
const FILLING_MS = 600_000;
const FEW_EPISODES = 1000;
/** Nearly as many as a record holds. */
const MANY_EPISODES = 99_000;
/** Rows of one page or write. */
const READ_MAX = 1500;
const WRITTEN_MAX = 20;

const SHOWS = [1396, 1399, 66732, 19885];
const PAGES = [
	"/",
	"/tv/1396",
	"/tv/1396/2/4",
	"/tv/1396?plays",
	"/movie/27205",
	"/watch/tv/1396/2/4",
	"/watch/movie/27205",
	"/my-list",
	"/my-list?tab=watchlater",
	"/watched",
	"/watched?look=tickets&show=shows",
];
const WRITES: [string, string, unknown][] = [
	["a first position", "/api/watch-history", { media_id: 27205, media_type: "movie", position: 60, duration: 8880 }],
	["a later position", "/api/watch-history", { media_id: 27205, media_type: "movie", position: 75, duration: 8880 }],
	["a mark", "/api/watched/1396/tv", { season: 3, episode: 1 }],
];

const platform = testPlatform();
const catalogue = openCatalogue(platform);
const database = openDatabase(platform.db);
const counting = countingDatabase(platform.db);
const replaced = { db: counting.db };

/** Waits for everything that a page streams later. */
async function waitForAll(data: unknown): Promise<void> {
	if (data instanceof Promise) await waitForAll(await data);
	else if (typeof data === "object" && data !== null) await Promise.all(Object.values(data).map(waitForAll));
}

type Costs = Awaited<ReturnType<typeof costs>>;

/** Entries of the same millisecond may cost a row more or less. */
function expectSame(many: Costs, few: Costs): void {
	for (const [name, { read, written }] of Object.entries(many)) {
		expect(Math.abs(read - (few[name]?.read ?? 0)), name).toBeLessThanOrEqual(3);
		expect(written, name).toBe(few[name]?.written);
	}
}

/** Rows that each page and write reads and writes, for a user with `episodes` watched episodes. */
async function costs(episodes: number): Promise<Record<string, { read: number; written: number }>> {
	const { id: userId } = await givenUser(platform);
	const newest = Date.now() - 60_000;
	await givenManyWatches(platform, { userId, count: 100, newest });
	await givenManyViewings(platform, { userId, count: episodes, newest, shows: SHOWS });
	await givenManyRatings(platform, { userId, count: episodes, newest });
	for (const id of SHOWS) {
		const progress = { position: 600, duration: 2400 };
		await recordWatch(database, { userId, mediaType: "tv", id, season: 2, episode: 4, progress });
		await saveForLater(database, catalogue, { userId, mediaType: "tv", id });
		// The many ratings are of some of these shows too, the few are not.
		await writeRating(database, { userId, mediaType: "tv", id, season: null, episode: null, rating: 7 });
	}
	const cookie = await givenCookie(platform, { id: userId });
	const { token } = await givenSession(platform, { id: userId });
	const client = { authorization: `Bearer ${token}`, "content-type": "application/json", ...freshAddress() };
	const rows: Record<string, { read: number; written: number }> = {};
	async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
		counting.takeCost();
		await work();
		const { read, written } = counting.takeCost();
		rows[name] = { read, written };
	}
	for (const path of PAGES) {
		await measure(path, async () => {
			const { response, data, settled } = await fetchPage(path, { headers: cookie }, { replaced });
			expect(response.status, path).toBe(200);
			await waitForAll(data);
			await settled();
		});
	}
	for (const [name, path, body] of WRITES) {
		await measure(name, async () => {
			const init = { method: "POST", headers: client, body: JSON.stringify(body) };
			const response = await fetchApi(path, init, { replaced });
			expect(response.status, name).toBe(200);
		});
	}
	return rows;
}

test(
	"the rows that a page or a write reads and writes do not grow with the number of users",
	async () => {
		await givenManyViewers(platform, { count: FEW_USERS });
		await costs(FEW_EPISODES);
		const few = await costs(FEW_EPISODES);
		await givenManyViewers(platform, { from: FEW_USERS + 1, count: MANY_USERS - FEW_USERS });
		const rows = await platform.db.prepare("SELECT count(*) AS n FROM viewings").first<number>("n");
		expect(rows).toBeGreaterThan(3 * MANY_USERS);
		const many = await costs(FEW_EPISODES);
		console.log(`${FEW_USERS} and ${MANY_USERS} users`, few, many);
		expectSame(many, few);
	},
	FILLING_MS,
);

test("they do not grow with the episodes that a user has watched", async () => {
	const few = await costs(FEW_EPISODES);
	expectSame(await costs(MANY_EPISODES), few);
	for (const [name, { read, written }] of Object.entries(few)) {
		expect(read, name).toBeLessThanOrEqual(READ_MAX);
		expect(written, name).toBeLessThanOrEqual(WRITTEN_MAX);
	}
});
