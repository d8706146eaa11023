import { describe, expect, test } from "vitest";
import { movieRef } from "../catalogue/paths";
import { isAbout, readPageMessage, readPlayerMessage } from "./messages";

const sender = { window: { name: "the sender" }, origin: "https://player.example" };
const EVENT = { event: "timeupdate", currentTime: 61.5, duration: 2700 };
const OF_EPISODE = { ...EVENT, mediaType: "tv", id: 1396, season: 1, episode: 3 };

function received(type: string, data: unknown, overrides: object = {}) {
	return { source: sender.window, origin: sender.origin, data: { type, data }, ...overrides };
}

/** As the page reads it, or else as the player does. */
function readBy(
	message: { source: unknown; origin: string; data: unknown },
	from: { window: unknown; origin: string | null },
) {
	const control = readPageMessage(message, from);
	return readPlayerMessage(message, from) ?? (control && { type: "PLAYER_CONTROL", data: control });
}
const read = (type: string, data: unknown, overrides?: object) => readBy(received(type, data, overrides), sender);
const event = (data: object) => read("PLAYER_EVENT", { ...EVENT, ...data })?.data;
const request = (data: unknown) => read("PLAYER_REQUEST", data)?.data;
const control = (data: unknown) => read("PLAYER_CONTROL", data)?.data;

const VALID: [type: string, data: object][] = [
	["PLAYER_EVENT", OF_EPISODE],
	["PLAYER_REQUEST", { request: "next" }],
	["PLAYER_CONTROL", { control: "key", key: "k" }],
];

describe.each(VALID)("a message of type %s", (type, data) => {
	test("is read when it comes from the sender's own window and origin", () => {
		expect(read(type, data)).toEqual({ type, data });
	});

	test.each([
		["another origin", { origin: "https://player.example.evil.example" }],
		["an opaque origin", { origin: "null" }],
		["another window", { source: { name: "another" } }],
		["no window", { source: null }],
	])("is ignored from %s", (_, overrides) => {
		expect(read(type, data, overrides)).toBeNull();
	});

	test("is ignored when the sender's frame was removed, or has no origin", () => {
		expect(readBy(received(type, data, { source: null }), { ...sender, window: null })).toBeNull();
		expect(readBy(received(type, data), { ...sender, origin: null })).toBeNull();
	});

	test.each([null, "next", 7, [], {}, undefined])("is ignored with the data %j", (other) => {
		expect(read(type, other)).toBeNull();
	});

	test.each(VALID.filter(([other]) => other !== type))("is not read from the data of %s", (_, other) => {
		expect(read(type, other)).toBeNull();
	});
});

test.each([null, '{"type":"PLAYER_EVENT"}', { type: "MEDIA_DATA", data: EVENT }, { type: "constructor", data: EVENT }])(
	"%j is no message",
	(data) => {
		expect(readBy({ ...received("", {}), data }, sender)).toBeNull();
	},
);

describe("an event", () => {
	test.each(["play", "pause", "seeked", "timeupdate", "ended"])("may be %s", (name) => {
		expect(event({ event: name })).toMatchObject({ event: name });
	});

	test.each([
		["an unknown name", { event: "constructor" }],
		["no time", { currentTime: undefined }],
		["a time that is text", { currentTime: "61" }],
		["a time that is not a number", { currentTime: Number.NaN }],
		["an infinite time", { currentTime: Number.POSITIVE_INFINITY }],
	])("is ignored with %s", (_, data) => {
		expect(event(data)).toBeUndefined();
	});

	test("has its times clamped to a valid range", () => {
		expect(event({ currentTime: -5 })).toMatchObject({ currentTime: 0 });
		expect(event({ currentTime: 1e300, duration: 1e300 })).toMatchObject({ currentTime: 86_400, duration: 86_400 });
		expect(event({ currentTime: 3000, duration: 2700 })).toMatchObject({ currentTime: 2700 });
		expect(event({ currentTime: 3000, duration: "long" })).toMatchObject({ currentTime: 3000, duration: 0 });
	});

	test("has no invalid ids", () => {
		expect(event({ id: "1396" })).toMatchObject({ id: 1396 });
		expect(event({ id: -1, season: 1.5, episode: "<b>", mediaType: "song" })).toEqual(EVENT);
	});
});

describe("a player", () => {
	test.each(["next", "fullscreen", "back"])("may request %s", (name) => {
		expect(request({ request: name, direction: "up" })).toEqual({ request: name });
	});

	test("says that it is ready, and may say its languages", () => {
		const ready = { request: "ready", audio: ["en", "pt-BR"], subtitles: ["de"] };
		expect(request(ready)).toEqual(ready);
		expect(request({ request: "ready" })).toEqual({ request: "ready", audio: [], subtitles: [] });
		const many = Array.from({ length: 50 }, () => "en");
		expect(request({ request: "ready", audio: ["", "English", 7, "en"], subtitles: many })).toEqual({
			request: "ready",
			audio: ["en"],
			subtitles: many.slice(0, 6),
		});
	});

	test("reports in which direction the focus leaves it", () => {
		expect(request({ request: "leave", direction: "down" })).toEqual({ request: "leave", direction: "down" });
		for (const data of [{ request: "leave", direction: "sideways" }, { request: "leave" }, { request: "constructor" }])
			expect(request(data)).toBeUndefined();
	});
});

test("a page takes no message of a page, and a player none of a player", () => {
	expect(readPlayerMessage(received("PLAYER_CONTROL", { control: "key", key: "k" }), sender)).toBeNull();
	expect(readPageMessage(received("PLAYER_REQUEST", { request: "next" }), sender)).toBeNull();
	expect(readPageMessage(received("PLAYER_EVENT", EVENT), sender)).toBeNull();
});

test("the page sends its abilities, keys and the focus", () => {
	const page = { control: "page", hasNext: true, isFullscreen: false };
	expect(control(page)).toEqual(page);
	expect(control({ control: "page", hasNext: "yes" })).toEqual({ control: "page", hasNext: false, isFullscreen: null });
	expect(control({ control: "focus", from: "up" })).toEqual({ control: "focus", from: "up" });
	expect(control({ control: "focus" })).toEqual({ control: "focus", from: null });
	for (const key of [7, "x".repeat(99)]) expect(control({ control: "key", key })).toBeUndefined();
});

test("an event is about the film that it names, or about any if it names none", () => {
	const title = { mediaType: "tv", id: 1396, season: 1, episode: 3 } as const;
	const isOf = (named: object) => isAbout({ event: "play", currentTime: 0, duration: 0, ...named }, title);
	for (const named of [{}, { id: 1396 }, { id: 1396, season: 1, episode: 3 }]) expect(isOf(named)).toBe(true);
	for (const named of [{ id: 7 }, { season: 1, episode: 4 }, { season: 2, episode: 3 }, { episode: 3 }])
		expect(isOf(named)).toBe(false);
	expect(isOf({ mediaType: "movie", id: 1396 })).toBe(false);
});

test("an event of a movie may have any season and episode", () => {
	const numbered = { event: "play", currentTime: 0, duration: 0, id: 550, season: 0, episode: 0 } as const;
	expect(isAbout(numbered, movieRef(550))).toBe(true);
	expect(isAbout(numbered, movieRef(7))).toBe(false);
});
