import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { counts } from "~/database/schema/counts";
import { dayOf } from "~/lib/text/days";
import { ISOLATE } from "~/platform.server";
import { fetchApi } from "../../../tests/harness/api";
import { testPlatform } from "../../../tests/harness/context";

const CONFIG = {
	servers: [{ id: 4, name: "Cinema", movieUrl: "https://a.example/m/", tvUrl: "/t/", enabled: true, priority: 1 }],
	settings: { defaultServer: 4, maxRetries: 1 },
	version: "9",
	lastUpdated: "2025-06-01",
};

function open(query: string, name: string) {
	const address = `https://config.example/api-${name}.json`;
	const platform = testPlatform({ PLAYER_CONFIG_URL: address });
	return {
		address,
		env: platform.env,
		send: () => fetchApi(`/api/player-servers${query}`, {}, { replaced: platform }),
	};
}

function mockRemoteConfig(body: unknown, init?: ResponseInit) {
	return vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify(body), init));
}

test("anyone gets the validated config with its summary", async () => {
	mockRemoteConfig({ ...CONFIG, secret: "dropped" });
	const { address, send } = open("", "valid");
	const response = await send();
	expect(response.status).toBe(200);
	expect(await response.json()).toEqual({
		success: true,
		data: {
			servers: [
				{
					...CONFIG.servers[0],
					sandbox: "allow-scripts allow-same-origin allow-forms allow-presentation",
					resume: false,
					autoplay: null,
				},
			],
			settings: { defaultServer: 4, autoFallback: true, maxRetries: 1, loadTimeout: 10_000 },
			version: "9",
			lastUpdated: "2025-06-01",
			summary: { serverCount: 1, enabledCount: 1, version: "9", lastUpdated: "2025-06-01", remoteUrl: address },
			health: {},
		},
	});
});

test("a failing remote URL is reported with the fallback servers", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	mockRemoteConfig({}, { status: 500 });
	const { data } = (await (await open("", "down").send()).json()) as { data: { error: string; servers: unknown[] } };
	expect(data.error).toBe("Failed to load server config");
	expect(data.servers).toHaveLength(2);
});

test("reports how well each server loaded for all visitors in the last three days", async () => {
	const { send, env } = open("", "health");
	mockRemoteConfig(CONFIG);
	const [today = "", before = ""] = [0, 3].map((days) => dayOf(Date.now() - days * 24 * 60 * 60 * 1000));
	await openDatabase(env.DB)
		.insert(counts)
		.values([
			{ name: "player.loaded", day: today, key: "4", count: 7 },
			{ name: "player.timed_out", day: today, key: "4", count: 3 },
			{ name: "player.timed_out", day: before, key: "4", count: 90 },
			{ name: "player.timed_out", day: before, key: "5", count: 90 },
		]);
	ISOLATE.clear();
	const { data } = (await (await send()).json()) as { data: { health: object } };
	expect(data.health).toEqual({ 4: "poor" });
});

test("refresh=1 reads the config again, and other values do not", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const fetched = mockRemoteConfig(CONFIG);
	const { send, env } = open("", "again");
	await send();
	await send();
	expect(fetched).toHaveBeenCalledTimes(1);
	vi.spyOn(env.WRITE_LIMIT, "limit").mockResolvedValue({ success: true });
	const refreshing = open("?refresh=1", "again");
	vi.advanceTimersByTime(5000);
	await refreshing.send();
	expect(fetched).toHaveBeenCalledTimes(2);
});

test("refreshes count by themselves: pages of other sites can cause them, and must not stop a network's writes", async () => {
	mockRemoteConfig(CONFIG);
	const { send, env } = open("?refresh=1", "counted");
	const limit = vi.spyOn(env.WRITE_LIMIT, "limit").mockResolvedValue({ success: true });
	await send();
	expect(limit.mock.calls).toEqual([[{ key: expect.stringMatching(/ refresh$/) }]]);
});

test("refresh=1 over the limit is 429 with Retry-After", async () => {
	const fetched = mockRemoteConfig(CONFIG);
	const { send, env } = open("?refresh=1", "often");
	vi.spyOn(env.WRITE_LIMIT, "limit").mockResolvedValue({ success: false });
	const response = await send();
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toBe("60");
	expect(fetched).not.toHaveBeenCalled();
});
