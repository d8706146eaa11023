import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { Watch } from "~/domain/library/types";
import { isResolved } from "~/lib/deferred";
import type { Platform } from "~/platform.server";
import { givenCookie, givenProfile, givenUser } from "../../../tests/harness/accounts";
import { recordWatch } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import type { loader as loadMovie } from "./movie";
import type { loader as loadShow } from "./show";

interface Visit {
	headers?: Record<string, string>;
	variables?: Record<string, string>;
	replaced?: Partial<Platform>;
}

function fetchMovie(id: string, { headers, ...setting }: Visit = {}) {
	return fetchPage<typeof loadMovie>(`/watch/movie/${id}`, { headers }, setting);
}

function fetchEpisode(address: string, { headers, ...setting }: Visit = {}) {
	return fetchPage<typeof loadShow>(`/watch/tv/${address}`, { headers }, setting);
}

async function openMovie(id: string, visit?: Visit) {
	return (await fetchMovie(id, visit)).data;
}

async function openEpisode(address: string, visit?: Visit) {
	return (await fetchEpisode(address, visit)).data;
}

async function redirectOf(loading: Promise<{ response: Response }>) {
	const { headers } = (await loading).response;
	return { to: headers.get("location"), isReplacing: headers.get("x-remix-replace") === "true" };
}

const NOT_FOUND = { to: "/404", isReplacing: true };
const UPSTREAM_DOWN = { variables: { TMDB_TOKEN: "token", TMDB_API_BASE_URL: "https://down.example/3" } };

function sendForm(address: string, fields: Record<string, string>, { headers, ...setting }: Visit = {}) {
	const form = {
		method: "POST",
		headers: { ...headers, origin: "https://marquee.test", "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams(fields).toString(),
	};
	return fetchPage(address, form, setting);
}

/** A remote player server config at an address of its own. */
function remoteServers(name: string, servers: Record<string, unknown>[]) {
	const body = JSON.stringify({ servers, settings: { defaultServer: 1 } });
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body));
	return { variables: { PLAYER_CONFIG_URL: `https://config.example/${name}.json` } };
}

/** A failure that the client does not retry. */
function failEveryFetch(): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{}", { status: 401 }));
}

describe("a movie's watch page", () => {
	test("has the movie and the servers", async () => {
		const { movie, servers } = await openMovie("27205");
		expect(movie).toMatchObject({ mediaType: "movie", id: 27205, title: "Inception", releaseDate: "2010-07-15" });
		expect(servers.config.servers.map(({ name }) => name)).toEqual(["Marquee Player", "Trailer"]);
	});

	test("has the next part of its collection and similar movies", async () => {
		const { nextMovies } = await openMovie("272");
		if (!isResolved(nextMovies)) throw new Error("The next movies did not load in time");
		expect(nextMovies[0]).toMatchObject({ title: "The Dark Knight", collection: "The Dark Knight Collection" });
		expect(nextMovies.length).toBeGreaterThan(5);
		expect(new Set(nextMovies.map(({ id }) => id)).size).toBe(nextMovies.length);
	});

	test.each(["999999999", "0", "abc", "27205x", "-1"])(
		"redirects to /404, replacing history, for the id %s",
		async (id) => {
			expect(await redirectOf(fetchMovie(id))).toEqual(NOT_FOUND);
		},
	);

	test("may frame the enabled servers' origins and the trailer host, ask these servers, and no others", async () => {
		const visit = remoteServers("origins", [
			{ id: 1, movieUrl: "https://a.example/m/", tvUrl: "https://a.example/t/", enabled: true },
			{ id: 2, movieUrl: "https://b.example/m/", tvUrl: "https://b.example/t/", enabled: false },
		]);
		const { response } = await fetchMovie("27205", visit);
		const [, sources] = /frame-src ([^;]*)/.exec(response.headers.get("content-security-policy") ?? "") ?? [];
		expect(sources?.split(" ").sort()).toEqual(["'self'", "https://a.example", "https://www.youtube-nocookie.com"]);
		expect(response.headers.get("content-security-policy")).toMatch(
			/connect-src 'self' https:\/\/a\.example(?: ws:)?;/,
		);
	});

	test("redirects to /404 when no server is enabled", async () => {
		const visit = remoteServers("none", [{ id: 1, movieUrl: "/m/", tvUrl: "/t/", enabled: false }]);
		expect(await redirectOf(fetchMovie("27205", visit))).toEqual(NOT_FOUND);
	});

	test("redirects to /404?reason=unavailable when the upstream is down and no copy is cached", async () => {
		failEveryFetch();
		expect(await redirectOf(fetchMovie("550", UPSTREAM_DOWN))).toEqual({
			to: "/404?reason=unavailable&from=%2Fwatch%2Fmovie%2F550",
			isReplacing: true,
		});
	});

	test("Refresh Servers reloads the servers and redirects back", async () => {
		const { variables } = remoteServers("refresh", [{ id: 1, movieUrl: "/m/", tvUrl: "/t/", enabled: true }]);
		const { response } = await sendForm("/watch/movie/27205?server=1", { intent: "refresh-servers" }, { variables });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/watch/movie/27205?server=1");
		expect(fetch).toHaveBeenCalledTimes(1);
	});
});

describe("an episode's watch page", () => {
	test("has the show, the episode and its neighbours", async () => {
		const { show, episode, previous, upNext, episodes } = await openEpisode("1396/1/3");
		expect(show).toMatchObject({ id: 1396, title: "Breaking Bad" });
		expect(episode.number).toBe(3);
		expect([previous, upNext?.episode]).toEqual([2, 4]);
		expect(episodes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	test("has no previous episode at the first", async () => {
		expect((await openEpisode("1396/1/1")).previous).toBeNull();
	});

	test.each([
		[1, 1, 20],
		[150, 141, 160],
		[1200, 1181, 1200],
	])("of 1,200 episodes lists the 20 around episode %i", async (number, first, last) => {
		fakeTmdb();
		const { episodes, episodeTotal } = await openEpisode(`50023/1/${number}`, { variables: TMDB_VARIABLES });
		expect(episodes).toHaveLength(20);
		expect([episodes[0]?.number, episodes.at(-1)?.number, episodeTotal]).toEqual([first, last, 1200]);
	});

	test.each([
		["999999999", "1", "1"],
		["1396", "99", "1"],
		["1396", "0", "1"],
		["1396", "one", "1"],
	])("redirects to /404 for /watch/tv/%s/%s/%s", async (...address) => {
		expect(await redirectOf(fetchEpisode(address.join("/")))).toEqual(NOT_FOUND);
	});

	test.each([
		["1396/1/99", "1396/1/7"],
		["1396/1/0", "1396/1/1"],
		["1396/2/0?server=2", "1396/2/1?server=2"],
	])("redirects from %s, which is not listed, to the nearest episode", async (address, nearest) => {
		expect(await redirectOf(fetchEpisode(address))).toEqual({ to: `/watch/tv/${nearest}`, isReplacing: true });
	});

	test("redirects to /404?reason=unavailable when the upstream is down and no copy is cached", async () => {
		failEveryFetch();
		const fetching = fetchEpisode("60059/1/1", UPSTREAM_DOWN);
		expect((await redirectOf(fetching)).to).toBe("/404?reason=unavailable&from=%2Fwatch%2Ftv%2F60059%2F1%2F1");
		await (await fetching).settled();
	});
});

describe("a signed-in visitor", () => {
	/** The visit of a user who has watched this. */
	async function givenWatched(watch: Watch): Promise<Visit> {
		const platform = testPlatform();
		const user = await givenUser(platform);
		await recordWatch(openDatabase(platform.db), { profileId: user.id, ...watch });
		return { headers: await givenCookie(platform, user) };
	}
	const progress = { position: 300, duration: 3600 };

	test("resumes where any of their devices stopped", async () => {
		const visit = await givenWatched({ mediaType: "movie", id: 27205, season: 1, episode: 1, progress });
		expect((await openMovie("27205", visit)).ownFacts.resumeAt).toBe(300);
		expect((await openMovie("603", visit)).ownFacts.resumeAt).toBe(0);
	});

	test("starts another episode, and a finished one, from the beginning", async () => {
		const episode = { mediaType: "tv", id: 1396, season: 1 } as const;
		const visit = await givenWatched({ ...episode, episode: 2, progress });
		expect((await openEpisode("1396/1/2", visit)).ownFacts.resumeAt).toBe(300);
		expect((await openEpisode("1396/1/1", visit)).ownFacts.resumeAt).toBe(0);
		const done = await givenWatched({ ...episode, episode: 2, progress: { position: 3590, duration: 3600 } });
		expect((await openEpisode("1396/1/2", done)).ownFacts.resumeAt).toBe(0);
	});

	test("gets the season's viewings, and whether their record is full", async () => {
		const episode = { mediaType: "tv", id: 1396, season: 1 } as const;
		const visit = await givenWatched({ ...episode, episode: 2, progress: { position: 3590, duration: 3600 } });
		expect(await openEpisode("1396/1/1", visit)).toMatchObject({
			viewings: [{ episode: 2, times: 1 }],
			ownFacts: { isRecordFull: false },
		});
		await testPlatform().db.prepare("UPDATE libraries SET episodes = 100000").run();
		expect((await openEpisode("1396/1/1", visit)).ownFacts.isRecordFull).toBe(true);
		expect((await openMovie("27205")).ownFacts.isRecordFull).toBe(false);
	});

	test("says for which of the others a title is above the limit", async () => {
		const platform = testPlatform();
		const user = await givenUser(platform);
		await givenProfile(platform, user, { name: "Ben" });
		const kim = await givenProfile(platform, user, { name: "Kim", ageLimit: { movie: ["G", "PG"], tv: ["TV-G"] } });
		const visit = { headers: await givenCookie(platform, user) };
		expect((await openMovie("680", visit)).ownFacts.closedTo).toEqual([kim.id]);
		expect((await openEpisode("1396/1/1", visit)).ownFacts.closedTo).toEqual([kim.id]);
		expect((await openMovie("12", visit)).ownFacts.closedTo).toEqual([]);
		expect((await openMovie("680")).ownFacts.closedTo).toEqual([]);
	});

	test("can watch when the history cannot be read", async () => {
		const visit = await givenWatched({ mediaType: "movie", id: 27205, season: 1, episode: 1, progress });
		const { db } = testPlatform();
		const session = db.withSession();
		function prepare(sql: string): D1PreparedStatement {
			if (sql.includes("episodes")) throw new Error("The history cannot be read");
			return session.prepare(sql);
		}
		const withSession = () => ({ prepare, getBookmark: () => null });
		const replaced = { db: { prepare, withSession } as unknown as D1Database };
		expect((await openMovie("27205", { ...visit, replaced })).ownFacts.resumeAt).toBe(0);
	});
});

describe("a toggle of a document without scripts", () => {
	const address = "/watch/tv/1396/1/2?server=2";
	const mark = { intent: "mark", media_type: "tv", media_id: "1396", season: "1", episode: "2" };
	const save = { intent: "save", media_type: "tv", media_id: "1396", nextSeason: "1", nextEpisode: "2" };

	test("changes the library and shows the page again", async () => {
		const platform = testPlatform();
		const headers = await givenCookie(platform, await givenUser(platform));
		for (const fields of [mark, save]) {
			const { response } = await sendForm(address, fields, { headers });
			expect([response.status, response.headers.get("location")]).toEqual([303, address]);
		}
		expect(await openEpisode("1396/1/2", { headers })).toMatchObject({
			viewings: [{ episode: 2, times: 1 }],
			ownFacts: { isInWatchLater: true },
		});
	});

	test("leads a signed-out visitor to Login", async () => {
		const { response } = await sendForm(address, save);
		expect(response.headers.get("location")).toBe(`/login?keeps=1&redirectTo=${encodeURIComponent(address)}`);
	});
});

test("after a season's last episode the first one of the next season is up next", async () => {
	const { show } = await openEpisode("1396/1/1");
	const last = show.seasons[0]?.episodeCount ?? 0;
	expect((await openEpisode("1396/1/1")).upNext).toMatchObject({ season: 1, episode: 2 });
	expect((await openEpisode(`1396/1/${last}`)).upNext).toEqual({ season: 2, episode: 1, name: null });
	const end = show.seasons.at(-1);
	expect((await openEpisode(`1396/${end?.number}/${end?.episodeCount}`)).upNext).toBeNull();
});
