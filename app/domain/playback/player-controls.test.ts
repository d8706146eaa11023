import { expect, test } from "vitest";
import { readPlayerControl, readPlayerRequest } from "./player-controls";

const sender = { window: { name: "the sender" }, origin: "https://player.example" };

function message(type: string, data: unknown, overrides: object = {}) {
	return { source: sender.window, origin: sender.origin, data: { type, data }, ...overrides };
}

const request = (data: unknown, overrides?: object) =>
	readPlayerRequest(message("PLAYER_REQUEST", data, overrides), sender);
const control = (data: unknown, overrides?: object) =>
	readPlayerControl(message("PLAYER_CONTROL", data, overrides), sender);

test.each(["ready", "next", "fullscreen", "back"])("a player may request %s", (name) => {
	expect(request({ request: name, direction: "up" })).toEqual({ request: name });
});

test("a player reports in which direction the focus leaves it", () => {
	expect(request({ request: "leave", direction: "down" })).toEqual({ request: "leave", direction: "down" });
	expect(request({ request: "leave", direction: "sideways" })).toBeNull();
	expect(request({ request: "leave" })).toBeNull();
});

test("the page sends its abilities, keys and the focus", () => {
	expect(control({ control: "page", hasNext: true, isFullscreen: false })).toEqual({
		control: "page",
		hasNext: true,
		isFullscreen: false,
	});
	expect(control({ control: "page", hasNext: "yes" })).toEqual({
		control: "page",
		hasNext: false,
		isFullscreen: null,
	});
	expect(control({ control: "key", key: "k" })).toEqual({ control: "key", key: "k" });
	expect(control({ control: "focus", from: "up" })).toEqual({ control: "focus", from: "up" });
	expect(control({ control: "focus" })).toEqual({ control: "focus", from: null });
});

test.each([
	["another window", { source: {} }],
	["another origin", { origin: "https://player.example.evil.example" }],
	["no window", { source: null }],
])("ignores a message from %s", (_, overrides) => {
	expect(request({ request: "next" }, overrides)).toBeNull();
	expect(control({ control: "key", key: "k" }, overrides)).toBeNull();
});

test.each([
	null,
	"next",
	{},
	{ request: "constructor" },
	{ control: "key", key: 7 },
	{ control: "key", key: "x".repeat(99) },
])("%j is not a message", (data) => {
	expect(request(data)).toBeNull();
	expect(control(data)).toBeNull();
});

test("a removed frame sends nothing", () => {
	const data = message("PLAYER_REQUEST", { request: "next" }, { source: null });
	expect(readPlayerRequest(data, { window: null, origin: sender.origin })).toBeNull();
});
