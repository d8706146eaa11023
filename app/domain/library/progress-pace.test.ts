import { expect, test } from "vitest";
import type { PlayerEvent, PlayerEventName } from "../playback/player-messages";
import { hasUnwritten, markWritten, type Pace, startProgress, waitingTime, withEvent } from "./progress-pace";

function told(event: PlayerEventName, currentTime: number, duration = 600): PlayerEvent {
	return { event, currentTime, duration };
}

/** What is written, as [time, position], when the player tells these things at these times. */
function writes(story: [at: number, event: PlayerEvent][]): [number, number][] {
	let pace: Pace = startProgress(0);
	const written: [number, number][] = [];
	for (const [at, event] of story) {
		const heard = withEvent(pace, event, at);
		pace = heard.pace;
		if (!heard.isDue) continue;
		written.push([at, pace.latest?.position ?? -1]);
		pace = markWritten(pace, at);
	}
	return written;
}

test("while it plays, a position is written every 14 seconds", () => {
	const story = Array.from({ length: 240 }, (_, index): [number, PlayerEvent] => [
		index * 250,
		told("timeupdate", index / 4),
	]);
	expect(writes(story)).toEqual([
		[14_000, 14],
		[28_000, 28],
		[42_000, 42],
		[56_000, 56],
	]);
});

test("a pause and the end are written at once, the end as the whole length", () => {
	const story: [number, PlayerEvent][] = [
		[1000, told("play", 0)],
		[5000, told("pause", 4)],
		[6000, told("play", 4)],
		[9000, told("ended", 599.6)],
	];
	expect(writes(story)).toEqual([
		[5000, 4],
		[9000, 600],
	]);
});

test("a browser that is killed loses at most 15 seconds of a playing film, at any speed of its timers", () => {
	for (const tick of [250, 1000, 1003]) {
		const story = Array.from({ length: 200 }, (_, index): [number, PlayerEvent] => [
			index * tick,
			told("timeupdate", (index * tick) / 1000, 6000),
		]);
		const written = [0, ...writes(story).map(([at]) => at), 199 * tick];
		const gaps = written.slice(1).map((at, index) => at - (written[index] ?? 0));
		expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
	}
});

test("a seek is written within three seconds of the last writing, and dragging does not write each step", () => {
	const story = Array.from({ length: 80 }, (_, index): [number, PlayerEvent] => [
		index * 100,
		told("seeked", index * 5),
	]);
	expect(writes(story)).toEqual([
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
	const story: [number, PlayerEvent][] = [
		[1000, told("pause", 4)],
		[2000, told("pause", 4.2)],
		[40_000, told("timeupdate", 4.3)],
	];
	expect(writes(story)).toEqual([[1000, 4]]);
});

test("without a player event there is nothing to record", () => {
	const start = startProgress(0);
	expect(hasUnwritten(start)).toBe(false);
	const { pace } = withEvent(start, told("timeupdate", 3), 100);
	expect(hasUnwritten(pace)).toBe(true);
	expect(hasUnwritten(markWritten(pace, 200))).toBe(false);
});
