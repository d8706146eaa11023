import { expect, test } from "vitest";
import type { PlayerEvent, PlayerEventName } from "../playback/player-messages";
import { hear, isUnwritten, type Pace, startPace, wrote } from "./progress-pace";

function told(event: PlayerEventName, currentTime: number, duration = 600): PlayerEvent {
	return { event, currentTime, duration };
}

/** What is written, as [time, position], when the player tells these things at these times. */
function writes(story: [at: number, event: PlayerEvent][]): [number, number][] {
	let pace: Pace = startPace(0);
	const written: [number, number][] = [];
	for (const [at, event] of story) {
		const heard = hear(pace, event, at);
		pace = heard.pace;
		if (!heard.isDue) continue;
		written.push([at, pace.latest?.position ?? -1]);
		pace = wrote(pace, at);
	}
	return written;
}

test("while it plays, a position is written every 15 seconds at most", () => {
	const story = Array.from({ length: 240 }, (_, index): [number, PlayerEvent] => [
		index * 250,
		told("timeupdate", index / 4),
	]);
	expect(writes(story)).toEqual([
		[15_000, 15],
		[30_000, 30],
		[45_000, 45],
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

test("what is written already is not written again", () => {
	const story: [number, PlayerEvent][] = [
		[1000, told("pause", 4)],
		[2000, told("pause", 4.2)],
		[40_000, told("timeupdate", 4.3)],
	];
	expect(writes(story)).toEqual([[1000, 4]]);
});

test("who leaves before the player told anything leaves nothing to write", () => {
	const start = startPace(0);
	expect(isUnwritten(start)).toBe(false);
	const { pace } = hear(start, told("timeupdate", 3), 100);
	expect(isUnwritten(pace)).toBe(true);
	expect(isUnwritten(wrote(pace, 200))).toBe(false);
});
