import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { createIsolate, type Platform } from "~/platform.server";
import { newIsolatePlatform } from "../../../tests/harness/context";
import { listPlayerServers } from "./player-servers.server";

const REMOTE = "https://config.example/servers.json";

function config(name: string) {
	return {
		servers: [
			{ id: 1, name, movieUrl: "https://a.example/m/", tvUrl: "https://a.example/t/", enabled: true, priority: 1 },
		],
		settings: { defaultServer: 1 },
		version: "3",
		lastUpdated: "2025-03-01",
	};
}

function respondWith(body: unknown, init?: ResponseInit): () => Promise<Response> {
	return async () => new Response(typeof body === "string" ? body : JSON.stringify(body), init);
}

/** A platform of its own with these responses of the file and the remote URL, and an empty cache. */
async function openWith({
	remote,
	file = respondWith("", { status: 404 }),
	address = REMOTE,
	environment = "production",
}: {
	remote?: () => Promise<Response>;
	file?: () => Promise<Response>;
	address?: string;
	environment?: string;
}) {
	const variables: Record<string, string> = { ENVIRONMENT: environment };
	if (remote) variables.PLAYER_CONFIG_URL = address;
	const base = newIsolatePlatform(variables);
	onTestFinished(base.settled);
	for (const { name } of (await base.cache.list({ prefix: "player-servers:" })).keys) await base.cache.delete(name);
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(remote ?? respondWith("", { status: 500 }));
	const platform = { ...base, assets: { fetch: file } as unknown as Fetcher };
	return { platform, fetched };
}

/** The same deployment in another isolate: only KV is shared. */
function otherIsolate(platform: Platform): Platform {
	const env = { ...platform.env };
	return { ...platform, env, config: readConfig(env), isolate: createIsolate() };
}

function names({ config }: Awaited<ReturnType<typeof listPlayerServers>>) {
	return config.servers.map(({ name }) => name);
}

describe("the order of sources", () => {
	test("the remote config comes first", async () => {
		const { platform } = await openWith({ remote: respondWith(config("Remote")), file: respondWith(config("File")) });
		const list = await listPlayerServers(platform);
		expect(names(list)).toEqual(["Remote"]);
		expect(list.error).toBeUndefined();
		expect(list.summary).toEqual({
			serverCount: 1,
			enabledCount: 1,
			version: "3",
			lastUpdated: "2025-03-01",
			remoteUrl: REMOTE,
		});
	});

	test.each([
		["is down", async () => Promise.reject(new Error("internal error; reference=1"))],
		["responds with an error", respondWith("no", { status: 503 })],
		["is not JSON", respondWith("<!doctype html>")],
		["is not valid", respondWith({ servers: [] })],
		["is larger than 64 KiB", respondWith({ ...config("Remote"), padding: "x".repeat(65 * 1024) })],
	])("the local file is used when the remote config %s, and the error is reported", async (_, remote) => {
		const { platform } = await openWith({ remote, file: respondWith(config("File")) });
		const list = await listPlayerServers(platform);
		expect(names(list)).toEqual(["File"]);
		expect(list.error).toBe("Failed to load server config");
		expect(list.summary.remoteUrl).toBe(REMOTE);
	});

	test("the two built-in servers are the fallback when the file fails too", async () => {
		const { platform } = await openWith({ remote: respondWith("no"), file: respondWith("no") });
		expect(names(await listPlayerServers(platform))).toEqual(["Marquee Player", "Trailer"]);
	});

	test("without a remote URL the file is used, without an error", async () => {
		const { platform, fetched } = await openWith({ file: respondWith(config("File")) });
		const list = await listPlayerServers(platform);
		expect(names(list)).toEqual(["File"]);
		expect(list.error).toBeUndefined();
		expect(list.summary.remoteUrl).toBeNull();
		expect(fetched).not.toHaveBeenCalled();
	});

	test("a broken file is an error when it is the first source", async () => {
		const { platform } = await openWith({ file: respondWith("{") });
		expect((await listPlayerServers(platform)).error).toBe("Failed to load server config");
	});
});

describe("the remote URL", () => {
	test.each([
		["production", ["Marquee Player", "Trailer"]],
		["development", ["Remote"]],
	])("with plain http in %s results in %j", async (environment, expected) => {
		const address = "http://config.example/servers.json";
		const { platform } = await openWith({ remote: respondWith(config("Remote")), address, environment });
		expect(names(await listPlayerServers(platform))).toEqual(expected);
	});

	test("may be plain http on this machine", async () => {
		const { platform } = await openWith({
			remote: respondWith(config("Remote")),
			address: "http://127.0.0.1:9/s.json",
		});
		expect(names(await listPlayerServers(platform))).toEqual(["Remote"]);
	});

	test("is shown without its query, which may have a key", async () => {
		const options = { remote: respondWith(config("Remote")), address: `${REMOTE}?key=secret` };
		const { platform, fetched } = await openWith(options);
		expect((await listPlayerServers(platform)).summary.remoteUrl).toBe(REMOTE);
		expect(String(fetched.mock.calls[0]?.[0])).toBe(`${REMOTE}?key=secret`);
	});

	test("with credentials is not requested, and shown without them", async () => {
		const options = { remote: respondWith(config("Remote")), address: "https://me:secret@config.example/servers.json" };
		const { platform, fetched } = await openWith(options);
		const list = await listPlayerServers(platform);
		expect(fetched).not.toHaveBeenCalled();
		expect(list.error).toBe("Failed to load server config");
		expect(list.summary.remoteUrl).toBe(REMOTE);
	});

	test("times out after 5 seconds", async () => {
		const { platform, fetched } = await openWith({ remote: respondWith(config("Remote")) });
		const limit = vi.spyOn(AbortSignal, "timeout");
		await listPlayerServers(platform);
		expect(limit).toHaveBeenCalledWith(5000);
		expect(fetched.mock.calls[0]?.[1]?.signal).toBe(limit.mock.results[0]?.value);
	});
});

describe("a cached config", () => {
	test("is used for 5 minutes, then the sources are read again", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const { platform, fetched } = await openWith({ remote: respondWith(config("Old")) });
		await listPlayerServers(platform);
		fetched.mockImplementation(respondWith(config("New")));
		vi.advanceTimersByTime(5 * 60 * 1000 - 1);
		expect(names(await listPlayerServers(platform))).toEqual(["Old"]);
		vi.advanceTimersByTime(1);
		expect(names(await listPlayerServers(platform))).toEqual(["New"]);
	});

	test("is shared with other isolates", async () => {
		const { platform, fetched } = await openWith({ remote: respondWith(config("Remote")) });
		await listPlayerServers(platform);
		await platform.settled();
		expect(names(await listPlayerServers(otherIsolate(platform)))).toEqual(["Remote"]);
		expect(fetched).toHaveBeenCalledTimes(1);
	});

	test("of another URL is ignored", async () => {
		const { platform } = await openWith({ remote: respondWith(config("Remote")) });
		await listPlayerServers(platform);
		await platform.settled();
		const env = { ...platform.env, PLAYER_CONFIG_URL: "https://moved.example/servers.json" };
		const moved = { ...platform, env, config: readConfig(env) };
		vi.spyOn(globalThis, "fetch").mockImplementation(respondWith(config("Moved")));
		expect(names(await listPlayerServers(moved))).toEqual(["Moved"]);
	});

	test("is replaced at once by a refresh, but read at most every three seconds", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const { platform, fetched } = await openWith({ remote: respondWith(config("Old")) });
		await listPlayerServers(platform);
		fetched.mockImplementation(respondWith(config("New")));
		vi.advanceTimersByTime(2999);
		for (let presses = 0; presses < 10; presses++) {
			expect(names(await listPlayerServers(platform, { refresh: true }))).toEqual(["Old"]);
		}
		expect(fetched).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(1);
		expect(names(await listPlayerServers(platform, { refresh: true }))).toEqual(["New"]);
		expect(names(await listPlayerServers(platform))).toEqual(["New"]);
	});

	test("stays when a refresh fails, and only that refresh responds with the error", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const { platform, fetched } = await openWith({ remote: respondWith(config("Old")) });
		await listPlayerServers(platform);
		fetched.mockImplementation(respondWith("no", { status: 500 }));
		vi.advanceTimersByTime(3000);
		const list = await listPlayerServers(platform, { refresh: true });
		expect(list.error).toBe("Failed to refresh server config");
		expect(names(list)).toEqual(["Old"]);
		expect((await listPlayerServers(platform)).error).toBeUndefined();
	});
});
