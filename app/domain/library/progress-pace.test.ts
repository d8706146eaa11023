import { expect, test } from "vitest";
import type { PlayerEvent } from "../playback/messages";
import { hasUnwritten, markWritten, type Pace, startProgress, waitingTime, withEvent } from "./progress-pace";

function playerEvent(event: PlayerEvent["event"], currentTime: number, duration = 600): PlayerEvent {
	return { event, currentTime, duration };
}

/** The writes, as [time, position], after these events at these times. */
function writes(events: [at: number, event: PlayerEvent][]): [number, number][] {
	let pace: Pace = startProgress(0);
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

test("the position is written every 14 seconds during playback", () => {
	const events = Array.from({ length: 240 }, (_, index): [number, PlayerEvent] => [
		index * 250,
		playerEvent("timeupdate", index / 4),
	]);
	expect(writes(events)).toEqual([
		[14_000, 14],
		[28_000, 28],
		[42_000, 42],
		[56_000, 56],
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

test("a browser that is killed loses at most 15 seconds, at any interval of player events", () => {
	for (const tick of [250, 1000, 1003]) {
		const events = Array.from({ length: 200 }, (_, index): [number, PlayerEvent] => [
			index * tick,
			playerEvent("timeupdate", (index * tick) / 1000, 6000),
		]);
		const written = [0, ...writes(events).map(([at]) => at), 199 * tick];
		const gaps = written.slice(1).map((at, index) => at - (written[index] ?? 0));
		expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
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
	const pace = markWritten(startProgress(0), 20_000);
	expect(waitingTime(pace, 21_000)).toBe(13_000);
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
	const start = startProgress(0);
	expect(hasUnwritten(start)).toBe(false);
	const { pace } = withEvent(start, playerEvent("timeupdate", 3), 100);
	expect(hasUnwritten(pace)).toBe(true);
	expect(hasUnwritten(markWritten(pace, 200))).toBe(false);
});
