import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { Watch } from "~/domain/library/types";
import { recordWatch } from "~/domain/library/watch-history.server";
import { database } from "~/middleware/database";
import { type PageSecurity, pageSecurity } from "~/middleware/security-headers";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { loader as loadMovie, action as refreshOnMovie } from "./movie";
import { loader as loadShow } from "./show";

function watchContext(variables: Record<string, string> = {}) {
	const platform = testPlatform(variables);
	const context = new RouterContextProvider();
	context.set(platformContext, platform);
	context.set(visitor, null);
	const security: PageSecurity = {
		nonce: "n",
		frameSources: new Set(),
		imageSources: new Set(),
		framedByUs: false,
	};
	context.set(pageSecurity, security);
	return { context, security, settled: platform.settled };
}

type Opened = Pick<ReturnType<typeof watchContext>, "context">;

function openMovie(id: string, { context }: Opened = watchContext()) {
	return loadMovie({ params: { id }, context } as unknown as Parameters<typeof loadMovie>[0]);
}

function openEpisode(id: string, season: string, episode: string, { context }: Opened = watchContext()) {
	return loadShow({ params: { id, season, episode }, context } as unknown as Parameters<typeof loadShow>[0]);
}

async function redirectOf(loading: Promise<unknown>) {
	const response = await loading.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	if (!(response instanceof Response)) throw response ?? new Error("it did not redirect");
	return {
		to: response.headers.get("location"),
		isReplacing: response.headers.get("x-remix-replace") === "true",
	};
}

/** A remote player server config at an address of its own. */
function remoteServers(name: string, servers: Record<string, unknown>[]) {
	const body = JSON.stringify({ servers, settings: { defaultServer: 1 } });
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body));
	return watchContext({ PLAYER_CONFIG_URL: `https://config.example/${name}.json` });
}

/** A failure that the client does not try again. */
function refuseEveryFetch(): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{}", { status: 401 }));
}

describe("a movie's watch page", () => {
	test("has the movie and the servers", async () => {
		const { movie, servers } = await openMovie("27205");
		expect(movie).toMatchObject({ mediaType: "movie", id: 27205, title: "Inception", releaseDate: "2010-07-15" });
		expect(servers.config.servers.map(({ name }) => name)).toEqual(["Marquee Player", "Trailer"]);
	});

	test.each(["999999999", "0", "abc", "27205x", "-1"])(
		"leads to /404, replacing history, for the id %s",
		async (id) => {
			expect(await redirectOf(openMovie(id))).toEqual({ to: "/404", isReplacing: true });
		},
	);

	test("may frame the enabled servers' origins and the trailer host, and no others", async () => {
		const opened = remoteServers("origins", [
			{ id: 1, movieUrl: "https://a.example/m/", tvUrl: "https://a.example/t/", enabled: true },
			{ id: 2, movieUrl: "https://b.example/m/", tvUrl: "https://b.example/t/", enabled: false },
		]);
		await openMovie("27205", opened);
		expect([...opened.security.frameSources]).toEqual(["https://a.example", "https://www.youtube-nocookie.com"]);
	});

	test("leads to /404 when no server is enabled", async () => {
		const opened = remoteServers("none", [{ id: 1, movieUrl: "/m/", tvUrl: "/t/", enabled: false }]);
		expect(await redirectOf(openMovie("27205", opened))).toEqual({ to: "/404", isReplacing: true });
	});

	test("leads to /404?reason=unavailable when the upstream is down and no copy is held", async () => {
		refuseEveryFetch();
		const opened = watchContext({ TMDB_TOKEN: "token", TMDB_API_BASE_URL: "https://down.example/3" });
		expect(await redirectOf(openMovie("550", opened))).toEqual({ to: "/404?reason=unavailable", isReplacing: true });
	});

	test("reads the servers anew and comes back when its form asks so", async () => {
		const { context } = remoteServers("refresh", [{ id: 1, movieUrl: "/m/", tvUrl: "/t/", enabled: true }]);
		const request = new Request("https://marquee.example/watch/movie/27205?server=1", { method: "POST" });
		const response = await refreshOnMovie({ context, request } as unknown as Parameters<typeof refreshOnMovie>[0]);
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/watch/movie/27205?server=1");
		expect(fetch).toHaveBeenCalledTimes(1);
	});
});

describe("an episode's watch page", () => {
	test("has the show, the episode and its neighbours", async () => {
		const { show, episode, previous, next, episodes } = await openEpisode("1396", "1", "3");
		expect(show).toMatchObject({ id: 1396, title: "Breaking Bad", seasonCount: 5 });
		expect(episode.number).toBe(3);
		expect([previous, next]).toEqual([2, 4]);
		expect(episodes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	test("has no previous at the first episode and no next at the last", async () => {
		expect((await openEpisode("1396", "1", "1")).previous).toBeNull();
		expect((await openEpisode("1396", "1", "7")).next).toBeNull();
	});

	test("lists at most the first 20 episodes", async () => {
		const { episodes, next } = await openEpisode("1996", "1", "21");
		expect(episodes).toHaveLength(20);
		expect(next).toBe(22);
	});

	test.each([
		["999999999", "1", "1"],
		["1396", "99", "1"],
		["1396", "1", "99"],
		["1396", "0", "1"],
		["1396", "one", "1"],
	])("leads to /404 for /watch/tv/%s/%s/%s", async (...address) => {
		expect(await redirectOf(openEpisode(...address))).toEqual({ to: "/404", isReplacing: true });
	});

	test("leads to /404?reason=unavailable when the upstream is down and no copy is held", async () => {
		refuseEveryFetch();
		const opened = watchContext({ TMDB_TOKEN: "token", TMDB_API_BASE_URL: "https://down.example/3" });
		const { to } = await redirectOf(openEpisode("60059", "1", "1", opened));
		expect(to).toBe("/404?reason=unavailable");
		await opened.settled();
	});
});

describe("a signed-in visitor", () => {
	async function givenWatched(watch: Watch) {
		const opened = watchContext();
		const { db } = testPlatform();
		const user = await givenUser({ db });
		opened.context.set(visitor, user);
		opened.context.set(database, openDatabase(db));
		await recordWatch(openDatabase(db), { userId: user.id, ...watch });
		return opened;
	}
	const told = { position: 300, duration: 3600 };

	test("goes on where any of their devices stopped", async () => {
		const opened = await givenWatched({ mediaType: "movie", mediaId: 27205, season: 1, episode: 1, progress: told });
		expect((await openMovie("27205", opened)).resumeAt).toBe(300);
		expect((await openMovie("603", opened)).resumeAt).toBe(0);
	});

	test("begins another episode at its start, and one that is finished too", async () => {
		const episode = { mediaType: "tv", mediaId: 1396, season: 1 } as const;
		const opened = await givenWatched({ ...episode, episode: 2, progress: told });
		expect((await openEpisode("1396", "1", "2", opened)).resumeAt).toBe(300);
		expect((await openEpisode("1396", "1", "1", opened)).resumeAt).toBe(0);
		const done = await givenWatched({ ...episode, episode: 2, progress: { position: 3590, duration: 3600 } });
		expect((await openEpisode("1396", "1", "2", done)).resumeAt).toBe(0);
	});

	test("watches though the history cannot be read", async () => {
		const opened = await givenWatched({ mediaType: "movie", mediaId: 27205, season: 1, episode: 1, progress: told });
		opened.context.set(database, openDatabase({} as D1Database));
		expect((await openMovie("27205", opened)).resumeAt).toBe(0);
	});
});

test("after a season's last episode the first of the next one is up next", async () => {
	const { show } = await openEpisode("1396", "1", "1");
	const last = show.seasons[0]?.episodeCount ?? 0;
	expect((await openEpisode("1396", "1", "1")).upNext).toMatchObject({ season: 1, episode: 2 });
	expect((await openEpisode("1396", "1", String(last))).upNext).toEqual({ season: 2, episode: 1, name: null });
	const end = show.seasons.at(-1);
	expect((await openEpisode("1396", String(end?.number), String(end?.episodeCount))).upNext).toBeNull();
});
