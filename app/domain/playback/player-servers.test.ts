import { expect, test } from "vitest";
import { movieRef } from "../catalogue/paths";
import {
	chooseServer,
	embedUrl,
	enabledServers,
	frameOrigins,
	nextServer,
	type PlayerConfig,
	type PlayerServer,
	serverName,
} from "./player-servers";

function server(overrides: Partial<PlayerServer> & { id: number }): PlayerServer {
	return {
		name: `Server ${overrides.id}`,
		movieUrl: "/movie/",
		tvUrl: "/tv/",
		enabled: true,
		priority: overrides.id,
		sandbox: "allow-scripts",
		resume: false,
		autoplay: null,
		...overrides,
	};
}

function config(servers: PlayerServer[], defaultServer = 1): PlayerConfig {
	const settings = { defaultServer, autoFallback: true, maxRetries: 3, loadTimeout: 10_000 };
	return { servers, settings, lastUpdated: null, version: "1" };
}

test("a movie's URL is movieUrl and the id", () => {
	const cinema = server({ id: 1, movieUrl: "https://player.example/embed/movie?id=" });
	expect(embedUrl(cinema, movieRef(550))).toBe("https://player.example/embed/movie?id=550");
});

test("an episode's URL is tvUrl and id/season/episode", () => {
	const title = { mediaType: "tv", id: 1396, season: 2, episode: 13 } as const;
	expect(embedUrl(server({ id: 1, tvUrl: "https://player.example/tv/" }), title)).toBe(
		"https://player.example/tv/1396/2/13",
	);
});

test("a server with autoplay gets its own parameters", () => {
	const movie = movieRef(550);
	expect(embedUrl(server({ id: 1, autoplay: "autoplay=1" }), movie)).toBe("/movie/550?autoplay=1");
	expect(embedUrl(server({ id: 1, autoplay: "autoPlay=true&muted=0", resume: true }), movie, { startAt: 90 })).toBe(
		"/movie/550?autoPlay=true&muted=0&t=90",
	);
	expect(embedUrl(server({ id: 1, autoplay: "auto=1", movieUrl: "/m?id=" }), movie)).toBe("/m?id=550&auto=1");
});

test("only a player that can resume gets a start position", () => {
	const movie = movieRef(550);
	expect(embedUrl(server({ id: 1, resume: true }), movie, { startAt: 90.7 })).toBe("/movie/550?t=90");
	expect(embedUrl(server({ id: 1, resume: true, movieUrl: "/m?id=" }), movie, { startAt: 90 })).toBe("/m?id=550&t=90");
	expect(embedUrl(server({ id: 1, resume: true }), movie, { startAt: 0 })).toBe("/movie/550");
	expect(embedUrl(server({ id: 1 }), movie, { startAt: 90 })).toBe("/movie/550");
});

test("a built-in player is in the language of the page, any other one at its own address", () => {
	const builtIn = server({ id: 1, movieUrl: "/embed/movie/" });
	expect(embedUrl(builtIn, movieRef(550), { language: "de" })).toBe("/de/embed/movie/550");
	expect(embedUrl(builtIn, movieRef(550), { language: "en" })).toBe("/embed/movie/550");
	expect(embedUrl(server({ id: 1 }), movieRef(550), { language: "de" })).toBe("/movie/550");
});

test("servers are sorted by priority, without disabled ones", () => {
	const servers = [server({ id: 1, priority: 9 }), server({ id: 2, enabled: false }), server({ id: 3, priority: 1 })];
	expect(enabledServers(config(servers)).map(({ id }) => id)).toEqual([3, 1]);
});

test("the requested server plays, otherwise the default, otherwise the first by priority", () => {
	const servers = [server({ id: 1, priority: 9 }), server({ id: 2, enabled: false }), server({ id: 3, priority: 1 })];
	expect(chooseServer(config(servers), 3)?.id).toBe(3);
	expect(chooseServer(config(servers), 2)?.id).toBe(1);
	expect(chooseServer(config(servers), 99)?.id).toBe(1);
	expect(chooseServer(config(servers, 2))?.id).toBe(3);
	expect(chooseServer(config([server({ id: 1, enabled: false })]))).toBeNull();
});

test("the next server is the first by priority that has not failed", () => {
	const servers = [server({ id: 1 }), server({ id: 2, enabled: false }), server({ id: 3 })];
	expect(nextServer(config(servers), new Set([1]))?.id).toBe(3);
	expect(nextServer(config(servers), new Set([3]))?.id).toBe(1);
	expect(nextServer(config(servers), new Set([1, 3]))).toBeNull();
});

test("a trailer takes over from no server", () => {
	const servers = [
		server({ id: 1 }),
		server({ id: 2, movieUrl: "/embed/trailer/movie/", tvUrl: "/embed/trailer/tv/" }),
		server({ id: 3 }),
	];
	expect(nextServer(config(servers), new Set([1]))?.id).toBe(3);
	expect(nextServer(config(servers), new Set([1, 3]))).toBeNull();
});

test("the page may frame the enabled servers' origins, each once, and no others", () => {
	const servers = [
		server({ id: 1, movieUrl: "https://a.example/m/", tvUrl: "https://a.example/t/" }),
		server({ id: 2, movieUrl: "https://b.example:8443/m/", tvUrl: "/t/" }),
		server({ id: 3, movieUrl: "https://c.example/m/", enabled: false }),
	];
	expect(frameOrigins(config(servers))).toEqual(["https://a.example", "https://b.example:8443"]);
});

test("pages call the trailer by their own word, and other servers by the operator's names", () => {
	const movieUrl = "/embed/trailer/movie/";
	const servers = [server({ id: 1 }), server({ id: 2, name: "Trailer", movieUrl }), server({ id: 3, movieUrl })];
	const names = servers.map((each) => serverName(each, { trailer: "Tráiler" }));
	expect(names).toEqual(["Server 1", "Tráiler", "Server 3"]);
});
