import { describe, expect, test } from "vitest";
import type { PlayerEvent } from "../../playback/messages";
import {
	hasUnwritten,
	markWritten,
	type Pace,
	startAgain,
	startProgress,
	waitingTime,
	withEvent,
} from "./progress-pace";

const MOVIE = { mediaType: "movie", startAt: 0 } as const;
const EPISODE = { mediaType: "tv", startAt: 720 } as const;

function playerEvent(event: PlayerEvent["event"], currentTime: number, duration = 600): PlayerEvent {
	return { event, currentTime, duration };
}

/** The writes, as [time, position], after these events at these times. */
function writes(events: [at: number, event: PlayerEvent][], title: Parameters<typeof startProgress>[1] = MOVIE) {
	let pace: Pace = startProgress(0, title);
	const written: [number, number][] = [];
	for (const [at, event] of events) {
		const result = withEvent(pace, event, at);
		pace = result.pace;
		if (!result.isDue) continue;
		written.push([at, pace.latest?.position ?? -1]);
		pace = markWritten(pace, at);
	}
	return written;
}

test("the position is written every 29 seconds during playback", () => {
	const events = Array.from({ length: 480 }, (_, index): [number, PlayerEvent] => [
		index * 250,
		playerEvent("timeupdate", index / 4),
	]);
	expect(writes(events)).toEqual([
		[29_000, 29],
		[58_000, 58],
		[87_000, 87],
		[116_000, 116],
	]);
});

test("a pause and the end are written at once, the end as the duration", () => {
	const events: [number, PlayerEvent][] = [
		[1000, playerEvent("play", 0)],
		[5000, playerEvent("pause", 4)],
		[6000, playerEvent("play", 4)],
		[9000, playerEvent("ended", 599.6)],
	];
	expect(writes(events)).toEqual([
		[5000, 4],
		[9000, 600],
	]);
});

test("a browser that is killed loses at most 30 seconds, at any interval of player events", () => {
	for (const tick of [250, 1000, 1003]) {
		const events = Array.from({ length: 200 }, (_, index): [number, PlayerEvent] => [
			index * tick,
			playerEvent("timeupdate", (index * tick) / 1000, 6000),
		]);
		const written = [0, ...writes(events).map(([at]) => at), 199 * tick];
		const gaps = written.slice(1).map((at, index) => at - (written[index] ?? 0));
		expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000);
	}
});

test("a seek is written within three seconds of the last write, and dragging does not write each step", () => {
	const events = Array.from({ length: 80 }, (_, index): [number, PlayerEvent] => [
		index * 100,
		playerEvent("seeked", index * 5),
	]);
	expect(writes(events)).toEqual([
		[3000, 150],
		[6000, 300],
	]);
});

test("the last position does not wait for another event", () => {
	const pace = markWritten(startProgress(0, MOVIE), 20_000);
	expect(waitingTime(pace, 21_000)).toBe(28_000);
	expect(waitingTime(pace, 99_000)).toBe(0);
});

test("a recorded position is not recorded again", () => {
	const events: [number, PlayerEvent][] = [
		[1000, playerEvent("pause", 4)],
		[2000, playerEvent("pause", 4.2)],
		[40_000, playerEvent("timeupdate", 4.3)],
	];
	expect(writes(events)).toEqual([[1000, 4]]);
});

test("without a player event there is nothing to record", () => {
	const start = startProgress(0, MOVIE);
	expect(hasUnwritten(start)).toBe(false);
	const { pace } = withEvent(start, playerEvent("timeupdate", 3), 100);
	expect(hasUnwritten(pace)).toBe(true);
	expect(hasUnwritten(markWritten(pace, 200))).toBe(false);
});

describe("an episode that was only opened", () => {
	/** It plays on from where it was left, for this many seconds. */
	const playing = (seconds: number, from = 0): [number, PlayerEvent][] => [
		[from + 1000, playerEvent("play", 720, 2700)],
		...Array.from({ length: seconds }, (_, second): [number, PlayerEvent] => {
			return [from + (second + 2) * 1000, playerEvent("timeupdate", 721 + second, 2700)];
		}),
	];

	test.each<[string, [number, PlayerEvent][]]>([
		["while it plays for less than a minute", playing(59)],
		["with a pause", [...playing(5), [8000, playerEvent("pause", 725, 2700)]]],
		["with a player that seeks to its start by itself", [[500, playerEvent("seeked", 721, 2700)], ...playing(30)]],
		["while it is paused", [...playing(5), [8000, playerEvent("pause", 725)], [900_000, playerEvent("pause", 725)]]],
	])("is not recorded %s", (_, events) => {
		expect(writes(events, EPISODE)).toEqual([]);
	});

	test.each<[string, [number, PlayerEvent][], number]>([
		["once it has played for a minute", playing(61), 780],
		["once the visitor has sought in it", [...playing(2), [4000, playerEvent("seeked", 1200)]], 1200],
		["once it has ended", [...playing(2), [4000, playerEvent("ended", 2700, 2700)]], 2700],
	])("is recorded %s", (_, events, position) => {
		expect(writes(events, EPISODE).map(([, written]) => written)).toEqual([position]);
	});

	test("is one again when its page is shown again as it was left", () => {
		const { pace } = playing(80).reduce(({ pace }, [at, event]) => withEvent(pace, event, at), {
			pace: startProgress(0, EPISODE),
		});
		expect(hasUnwritten(pace)).toBe(true);
		const again = startAgain(pace, 500_000, "tv");
		const { pace: later, isDue } = withEvent(again, playerEvent("timeupdate", 820, 2700), 501_000);
		expect([hasUnwritten(again), hasUnwritten(later), isDue]).toEqual([false, false, false]);
	});
});
