import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BUILT_IN_CONFIG, readPlayerConfig } from "./player-config";

function entry(overrides: Record<string, unknown> = {}) {
	return {
		id: 7,
		name: "Cinema",
		movieUrl: "https://player.example/movie/",
		tvUrl: "https://player.example/tv/",
		enabled: true,
		priority: 1,
		...overrides,
	};
}

function config(overrides: Record<string, unknown> = {}) {
	return {
		servers: [entry()],
		settings: { defaultServer: 7, autoFallback: false, maxRetries: 1, loadTimeout: 5000 },
		lastUpdated: "2025-03-01T00:00:00Z",
		version: "2.1",
		...overrides,
	};
}

function withServer(overrides: Record<string, unknown>) {
	return config({ servers: [entry(overrides)] });
}

test("a complete config is not changed", () => {
	const { servers, settings, lastUpdated, version } = readPlayerConfig(config())!;
	expect(servers).toMatchObject([entry()]);
	expect(settings).toEqual({ defaultServer: 7, autoFallback: false, maxRetries: 1, loadTimeout: 5000 });
	expect([lastUpdated, version]).toEqual(["2025-03-01T00:00:00Z", "2.1"]);
});

test("public/config/servers.json is valid and has the built-in servers", () => {
	const file = JSON.parse(readFileSync("public/config/servers.json", "utf8"));
	expect(readPlayerConfig(file)).toMatchObject({
		servers: BUILT_IN_CONFIG.servers,
		settings: BUILT_IN_CONFIG.settings,
	});
});

test("the built-in config is valid", () => {
	expect(readPlayerConfig(BUILT_IN_CONFIG)).toMatchObject({ servers: BUILT_IN_CONFIG.servers });
});

describe("a config is rejected when", () => {
	test.each([
		["it is not an object", "servers"],
		["it is null", null],
		["it is a list", []],
		["it has no servers", { settings: { defaultServer: 1 } }],
		["its servers are not a list", config({ servers: { 0: entry() } })],
		["its list of servers is empty", config({ servers: [] })],
		["a server is null", config({ servers: [entry(), null] })],
		["a server has no movieUrl", withServer({ movieUrl: undefined })],
		["a server has a blank movieUrl", withServer({ movieUrl: " " })],
		["a server has no tvUrl", withServer({ tvUrl: undefined })],
		["a server has no enabled", withServer({ enabled: undefined })],
		["enabled is text", withServer({ enabled: "true" })],
		["enabled is a number", withServer({ enabled: 1 })],
		["it has no settings", config({ settings: undefined })],
		["it has no default server", config({ settings: { autoFallback: true } })],
		["the default server is text", config({ settings: { defaultServer: "1" } })],
		["two servers have the same id", config({ servers: [entry(), entry()] })],
		["it has more than 50 servers", config({ servers: Array.from({ length: 51 }, (_, id) => entry({ id })) })],
	])("%s", (_, value) => {
		expect(readPlayerConfig(value)).toBeNull();
	});

	test.each([
		"javascript:alert(1)//",
		" javascript:alert(1)//",
		"JavaScript:alert(1)",
		"data:text/html,<p>",
		"blob:https://player.example/1",
		"file:///etc/",
		"http://player.example/",
		"https://user:secret@player.example/",
		"https://user@player.example/",
		"//player.example/",
		"/\\player.example/",
		"\\\\player.example/",
		"/\t/player.example/",
		"player.example/movie/",
		"http://127.0.0.1.player.example/",
		"https://",
		"https://player.example;sandbox/",
		"https://player.example,other.example/",
		`https://player.example/${"a".repeat(2048)}`,
		42,
	])("a URL is %s", (address) => {
		expect(readPlayerConfig(withServer({ movieUrl: address }))).toBeNull();
		expect(readPlayerConfig(withServer({ tvUrl: address }))).toBeNull();
	});
});

test.each([
	"https://player.example/movie/",
	"http://localhost:8080/m/",
	"http://127.0.0.1/m/",
	"http://[::1]/m/",
	"/embed/movie/",
])("the URL %s is accepted", (address) => {
	expect(readPlayerConfig(withServer({ movieUrl: address }))?.servers[0]?.movieUrl).toBe(address);
});

test("missing optional settings get their default", () => {
	const value = { servers: [{ movieUrl: "/m/", tvUrl: "/t/", enabled: true }], settings: { defaultServer: 1 } };
	expect(readPlayerConfig(value)).toEqual({
		servers: [
			{
				id: 1,
				name: "Server 1",
				movieUrl: "/m/",
				tvUrl: "/t/",
				enabled: true,
				priority: 1,
				sandbox: "allow-scripts allow-same-origin allow-forms allow-presentation",
				resume: false,
				autoplay: null,
			},
		],
		settings: { defaultServer: 1, autoFallback: true, maxRetries: 3, loadTimeout: 10_000 },
		lastUpdated: null,
		version: "",
	});
});

test("settings out of bounds are clamped", () => {
	const settings = { defaultServer: 7, maxRetries: 1e9, loadTimeout: 1 };
	expect(readPlayerConfig(config({ settings }))?.settings).toMatchObject({ maxRetries: 10, loadTimeout: 1000 });
});

test("a server without a name has its number for one, and what shows trailers has theirs", () => {
	const unnamed = [{}, { id: 8, movieUrl: "/embed/trailer/movie/", tvUrl: "/embed/trailer/tv/" }];
	const servers = unnamed.map((server) => entry({ name: undefined, ...server }));
	expect(readPlayerConfig(config({ servers }))?.servers.map(({ name }) => name)).toEqual(["Server 1", "Trailer"]);
});

test("names are cut at 60 characters and unknown fields are dropped", () => {
	const server = readPlayerConfig(withServer({ name: "x".repeat(61), onload: "alert(1)" }))?.servers[0];
	expect(server?.name).toHaveLength(60);
	expect(server).not.toHaveProperty("onload");
});

test("an invalid date becomes null", () => {
	for (const lastUpdated of ["soon", "2023-02-29T00:00:00Z", "2025-04-31"]) {
		expect(readPlayerConfig(config({ lastUpdated }))?.lastUpdated).toBeNull();
	}
});

test("an entry may set its sandbox, but cannot allow the frame to navigate the page", () => {
	const read = (sandbox: unknown) => readPlayerConfig(withServer({ sandbox }))?.servers[0]?.sandbox;
	expect(read("allow-scripts allow-popups allow-top-navigation")).toBe("allow-scripts allow-popups");
	expect(read("")).toBe("");
	expect(read(false)).toBeNull();
	expect(read(true)).toBe("allow-scripts allow-same-origin allow-forms allow-presentation");
});

test.each([
	["autoplay=1", "autoplay=1"],
	["auto=true&muted=0", "auto=true&muted=0"],
	["autoplay", null],
	["a=1#b", null],
	["a=1&b=<script>", null],
	[true, null],
	[undefined, null],
])("autoplay %j becomes %j", (autoplay, expected) => {
	const servers = [{ movieUrl: "/m/", tvUrl: "/t/", enabled: true, autoplay }];
	expect(readPlayerConfig({ servers, settings: { defaultServer: 1 } })?.servers[0]?.autoplay).toBe(expected);
});
