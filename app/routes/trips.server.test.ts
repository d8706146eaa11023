import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import type { Platform } from "~/platform.server";
import { givenCookie, givenSession, givenUser, PASSWORD, type Person } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { recordWatch, saveForLater } from "../../tests/harness/changes";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { distantDatabase } from "../../tests/harness/distant-database";
import { givenManyWatches } from "../../tests/harness/library";
import { fetchPage } from "../../tests/harness/pages";

// It reads the browser's storage as soon as it is loaded.
vi.mock("~/browser/library/session-lists.client", () => ({}));

const platform = testPlatform();
const distant = distantDatabase(platform.db);
const replaced = { db: distant.db };

/** Waits for everything that a page streams later. */
async function waitForAll(data: unknown): Promise<void> {
	if (data instanceof Promise) await waitForAll(await data);
	else if (typeof data === "object" && data !== null) await Promise.all(Object.values(data).map(waitForAll));
}

async function givenVisitor() {
	const user = await givenUser(platform);
	const database = openDatabase(platform.db);
	const show = { profileId: user.id, mediaType: "tv" as const, id: 1396 };
	await recordWatch(database, { ...show, season: 2, episode: 4, progress: { position: 600, duration: 2400 } });
	await saveForLater(database, openCatalogue(platform), show);
	return user;
}

/** Trips to D1, one after the other, until everything of the page is there. Lower a number with what it counts; raise none. */
const PAGES: Record<string, number> = {
	"/": 2,
	"/movies": 1,
	"/search?q=breaking": 1,
	"/movie/27205": 1,
	"/tv/1396": 1,
	"/tv/1396/2/4": 1,
	"/watch/movie/27205": 1,
	"/watch/tv/1396/2/4": 1,
	"/my-list": 2,
	"/my-list?tab=watchlater": 2,
	"/my-list?show=next": 2,
	"/watched": 2,
	"/watched?show=rated": 2,
	"/watched/2026": 1,
	"/settings": 1,
	"/settings/import": 2,
	"/profiles": 2,
};

/** Calls of D1: the session with what the header shows, and what the page shows. Each costs most of a millisecond of the processor. */
const CALLS_OF_PAGES: Record<string, number> = {
	"/": 6,
	"/movies": 2,
	"/search?q=breaking": 2,
	"/movie/27205": 2,
	"/tv/1396": 2,
	"/tv/1396/2/4": 2,
	"/watch/movie/27205": 2,
	"/watch/tv/1396/2/4": 2,
	"/my-list": 5,
	"/watched": 7,
	"/watched/2026": 3,
	"/settings": 1,
};

/** A page of the panel, which waits for the role before it reads. */
const PANEL = ["", "?tab=users", "?tab=audit", "?tab=blocked", "?tab=activity", "?tab=jobs", "?tab=servers"];

async function countCost(path: string, user: Person) {
	const headers = await givenCookie(platform, user);
	// Modules that are loaded with the first request may take longer than a trip.
	await waitForAll((await fetchPage(path, { headers })).data);
	distant.takeTrips();
	const { data, response } = await fetchPage(path, { headers }, { replaced });
	await waitForAll(data);
	expect([path, response.status]).toEqual([path, 200]);
	return distant.takeCost();
}

test.for(Object.entries(CALLS_OF_PAGES))(
	"%s makes at most %d calls of D1 for a signed-in visitor",
	async ([path, most]) => {
		expect((await countCost(path, await givenVisitor())).calls, path).toBeLessThanOrEqual(most);
	},
);

test.for(Object.entries(PAGES))(
	"%s takes a signed-in visitor at most %d trips to D1 one after the other",
	async ([path, most]) => {
		expect((await countCost(path, await givenVisitor())).trips, path).toBeLessThanOrEqual(most);
	},
);

test.for(["show=movies", "show=movies&from=30", "genre=Drama&from=40"])(
	"a full page of My List with ?%s takes at most 2 trips to D1 one after the other",
	async (search) => {
		const user = await givenVisitor();
		await givenManyWatches(platform, { profileId: user.id, count: 60, newest: Date.now() });
		expect((await countCost(`/my-list?${search}`, user)).trips).toBeLessThanOrEqual(2);
	},
);

test("a page of the panel takes at most 2 trips to D1 one after the other", async () => {
	const owner = await givenUser(platform, { role: "owner" });
	for (const search of PANEL) expect((await countCost(`/admin${search}`, owner)).trips, search).toBeLessThanOrEqual(2);
});

const PLACE = { media_id: 1396, media_type: "tv", season: 2, episode: 4 };
const PROGRESS = { kind: "progress", at: "2026-01-02T03:04:05.000Z", ...PLACE, position: 75, duration: 2400 };
/** Names of titles that are new to a library are looked up after the response. */
const CALLS: [name: string, trips: number, method: string, path: string, body?: unknown][] = [
	["a later position", 1, "POST", "/api/watch-history", { ...PLACE, position: 75, duration: 2400 }],
	["a change that was made offline", 1, "POST", "/api/changes", { changes: [PROGRESS] }],
	["a saved title", 2, "POST", "/api/watch-later", { media_id: 27205, media_type: "movie" }],
	["a removed title", 1, "DELETE", "/api/watch-later/1396/tv"],
	["a mark", 2, "POST", "/api/watched/1396/tv", { season: 2, episode: 5 }],
	["a rating", 1, "PUT", "/api/ratings/1396/tv", { rating: 8 }],
	["a sign-in", 3, "POST", "/api/auth/login", null],
];

async function countTripsOf([name, , method, path, body]: (typeof CALLS)[number], replaced: Partial<Platform> = {}) {
	const user = await givenVisitor();
	const { token } = await givenSession(platform, { id: user.id });
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", ...freshAddress() };
	const sent = body === null ? { emailOrUsername: user.username, password: PASSWORD } : body;
	distant.takeTrips();
	const response = await fetchApi(path, { method, headers, body: sent && JSON.stringify(sent) }, { replaced });
	expect(response.ok, name).toBe(true);
	return distant.takeTrips();
}

test.for(CALLS)("%s takes at most %d trips to D1 one after the other", async (sent) => {
	await countTripsOf(sent);
	expect(await countTripsOf(sent, replaced), sent[0]).toBeLessThanOrEqual(sent[1]);
});
