import { expect, test } from "vitest";
import { EMPTY_DOCUMENT } from "~/domain/library/browser/document";
import { parseDocuments } from "~/domain/library/browser/parse-documents";
import { readPlayerMessage } from "~/domain/playback/messages";
import { SHOW_ODDITY } from "../../tests/fake-upstream/oddities";
import { givenCookie, givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { withWatch } from "../../tests/harness/local-documents";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";

const ID = SHOW_ODDITY.pilot;
const EPISODE = { season: 1, episode: 0 };
const SHOW = { media_id: String(ID), media_type: "tv" } as const;
const variables = TMDB_VARIABLES;
const platform = testPlatform(variables);

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	async function call(method: string, path: string, content?: unknown) {
		const body = content === undefined ? undefined : JSON.stringify(content);
		const response = await fetchApi(path, { method, headers: { ...freshAddress(), ...headers }, body }, { variables });
		return { status: response.status, body: (await response.json()) as { data: never } };
	}
	return { call, cookie: await givenCookie(platform, user) };
}

test("an episode 0 has its page, its player and its frames", async () => {
	fakeTmdb();
	for (const path of [`/tv/${ID}/1/0`, `/watch/tv/${ID}/1/0`, `/embed/tv/${ID}/1/0`, `/embed/trailer/tv/${ID}/1/0`]) {
		const { response } = await fetchPage(path, {}, { variables });
		expect([response.status, response.headers.get("location")], path).toEqual([200, null]);
	}
	const { data } = await fetchPage(`/watch/tv/${ID}/1/0`, {}, { variables });
	expect(data).toMatchObject({ previous: null, upNext: { season: 1, episode: 1 }, episode: { number: 0 } });
});

test("an episode 0 is opened, played, resumed, marked, unmarked, restored, saved, migrated and exported", async () => {
	fakeTmdb();
	const { call, cookie } = await givenClient();
	const image = { ...cookie, "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" };
	const opened = await fetchPage(`/watch/tv/${ID}/1/0/opened`, { headers: image }, { variables });
	expect(opened.response.status).toBe(204);
	expect((await call("GET", `/api/watch-history/${ID}/tv`)).body.data).toMatchObject(EPISODE);
	const played = { ...SHOW, ...EPISODE, position: 600, duration: 2400 };
	expect(await call("POST", "/api/watch-history", played)).toMatchObject({ status: 200, body: { data: EPISODE } });
	const watch = await fetchPage(`/watch/tv/${ID}/1/0`, { headers: cookie }, { variables });
	expect(watch.data).toMatchObject({ ownFacts: { resumeAt: 600 } });
	const title = await fetchPage(`/tv/${ID}`, { headers: cookie }, { variables });
	expect(title.data).toMatchObject({ selection: EPISODE });

	const marked = await call("POST", `/api/watched/${ID}/tv`, EPISODE);
	expect(marked).toMatchObject({ status: 200, body: { data: { before: [EPISODE] } } });
	expect(await call("DELETE", `/api/watched/${ID}/tv?season=1&episode=0`)).toMatchObject({
		body: { data: { before: [EPISODE] } },
	});
	const episodes = [{ ...EPISODE, plays: [{ watched_at: "2026-01-01T00:00:00.000Z", source: "marked" }] }];
	expect((await call("PUT", `/api/watched/${ID}/tv`, { episodes })).status).toBe(200);
	expect((await call("GET", "/api/watched")).body.data).toMatchObject([EPISODE]);

	const watches = [{ ...SHOW, ...EPISODE, last_watched: "2026-01-01T00:00:00.000Z" }];
	expect((await call("POST", "/api/watch-history/restore", { watches })).status).toBe(200);
	const saved = await call("POST", "/api/watch-later", { ...SHOW, nextSeason: 1, nextEpisode: 0 });
	expect(saved.body.data).toMatchObject({ nextSeason: 1, nextEpisode: 0 });

	const other = await givenClient();
	const timestamp = Date.now() - 60_000;
	const play = {
		...SHOW,
		...EPISODE,
		watched_at: timestamp,
		precision: "instant",
		source: "played",
		added_at: timestamp,
	};
	const history = { watchHistoryData: [{ ...SHOW, ...EPISODE, timestamp }], plays: [play] };
	expect((await other.call("POST", "/api/watch-history/migrate", history)).body.data).toMatchObject({ migrated: 1 });
	const titles = [{ ...SHOW, nextSeason: 1, nextEpisode: 0, added_at: new Date(timestamp).toISOString() }];
	expect((await other.call("POST", "/api/watch-later/migrate", { titles })).status).toBe(200);
	expect((await other.call("GET", "/api/me/export")).body.data).toMatchObject({
		watch_history: [EPISODE],
		plays: [EPISODE],
		watch_later: [{ nextSeason: 1, nextEpisode: 0 }],
	});
});

test.each([
	["0", 0, 200],
	["a day as a number", 20_261_125, 200],
	["the largest", 999_999_999, 200],
	["one more", 1_000_000_000, 422],
	["a negative one", -1, 422],
	["a part", 1.5, 422],
])("as a season's and as an episode's number, %s gets the status it should", async (_, number, status) => {
	fakeTmdb();
	const { call } = await givenClient();
	const place = { ...SHOW, position: 60, duration: 600 };
	expect((await call("POST", "/api/watch-history", { ...place, season: number, episode: 1 })).status).toBe(status);
	expect((await call("POST", "/api/watch-history", { ...place, season: 1, episode: number })).status).toBe(status);
	expect((await call("DELETE", `/api/watched/${ID}/tv?season=1&episode=${number}`)).status).toBe(status);
	for (const path of [`/tv/${ID}/1/${number}`, `/watch/tv/${ID}/1/${number}`, `/tv/${ID}/${number}/1`]) {
		expect((await fetchPage(path, {}, { variables })).response.status, path).toBeLessThan(500);
	}
});

test("what a browser stores keeps season 0 and episode 0", () => {
	const watch = { mediaType: "tv", id: 7, season: 0, episode: 0, progress: { position: 90, duration: 90 } } as const;
	const document = withWatch(EMPTY_DOCUMENT, watch, { now: Date.now() });
	expect(parseDocuments(JSON.stringify({ "": document }))[""]).toEqual(document);
});

test("a player's event of episode 0 names its episode", () => {
	const frame = { window: {}, origin: "https://player.example" };
	const data = { event: "timeupdate", currentTime: 5, duration: 60, id: 7, season: 0, episode: 0 };
	const message = { source: frame.window, origin: frame.origin, data: { type: "PLAYER_EVENT", data } };
	expect(readPlayerMessage(message, frame)?.data).toMatchObject({ season: 0, episode: 0 });
});
