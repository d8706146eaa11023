import { describe, expect, test } from "vitest";
import { readPlayerEvent } from "./player-messages";

const frame = { window: { name: "the frame's window" }, origin: "https://player.example" };

function message(overrides: Record<string, unknown> = {}, event: Record<string, unknown> = {}) {
	return {
		source: frame.window,
		origin: frame.origin,
		data: {
			type: "PLAYER_EVENT",
			data: {
				event: "timeupdate",
				currentTime: 61.5,
				duration: 2700,
				mediaType: "tv",
				id: 1396,
				season: 1,
				episode: 3,
				...event,
			},
		},
		...overrides,
	};
}

test("reads an event of the frame", () => {
	expect(readPlayerEvent(message(), frame)).toEqual({
		event: "timeupdate",
		currentTime: 61.5,
		duration: 2700,
		mediaType: "tv",
		id: 1396,
		season: 1,
		episode: 3,
	});
});

test.each(["play", "pause", "seeked", "timeupdate", "ended"])("%s is an event", (event) => {
	expect(readPlayerEvent(message({}, { event }), frame)?.event).toBe(event);
});

describe("a message is ignored when", () => {
	test.each([
		["it comes from another origin", message({ origin: "https://player.example.evil.example" })],
		["its origin is opaque", message({ origin: "null" })],
		["it comes from another window", message({ source: { name: "another" } })],
		["it has no window", message({ source: null })],
		["it is text", message({ data: '{"type":"PLAYER_EVENT"}' })],
		["it is null", message({ data: null })],
		["it is of another type", message({ data: { ...message().data, type: "MEDIA_DATA" } })],
		["it has no event", message({ data: { type: "PLAYER_EVENT" } })],
		["the event is null", message({ data: { type: "PLAYER_EVENT", data: null } })],
		["the event is unknown", message({}, { event: "constructor" })],
		["the time is missing", message({}, { currentTime: undefined })],
		["the time is text", message({}, { currentTime: "61" })],
		["the time is not a number", message({}, { currentTime: Number.NaN })],
		["the time is infinite", message({}, { currentTime: Number.POSITIVE_INFINITY })],
	])("%s", (_, value) => {
		expect(readPlayerEvent(value, frame)).toBeNull();
	});

	test("the frame was removed", () => {
		expect(readPlayerEvent(message({ source: null }), { window: null, origin: frame.origin })).toBeNull();
	});
});

test("times are clamped to a valid range", () => {
	const read = (event: Record<string, unknown>) => readPlayerEvent(message({}, event), frame);
	expect(read({ currentTime: -5 })?.currentTime).toBe(0);
	expect(read({ currentTime: 1e300, duration: 1e300 })).toMatchObject({ currentTime: 86_400, duration: 86_400 });
	expect(read({ currentTime: 3000, duration: 2700 })?.currentTime).toBe(2700);
	expect(read({ currentTime: 3000, duration: "long" })).toMatchObject({ currentTime: 3000, duration: 0 });
});

test("an invalid id is dropped", () => {
	const read = (event: Record<string, unknown>) => readPlayerEvent(message({}, event), frame);
	expect(read({ id: "1396" })?.id).toBe(1396);
	expect(read({ id: -1, season: 1.5, episode: "<b>", mediaType: "song" })).toMatchObject({
		id: undefined,
		season: undefined,
		episode: undefined,
		mediaType: undefined,
	});
});
