import { expect, test } from "vitest";
import { describeTime, formatTime } from "./format-time";

test("a time reads as on a player", () => {
	expect([0, 59.9, 61, 3600, 7384].map(formatTime)).toEqual(["0:00", "0:59", "1:01", "1:00:00", "2:03:04"]);
});

test("a time is said in words", () => {
	expect([0, 1, 62, 3600, 7384].map(describeTime)).toEqual([
		"0 seconds",
		"1 second",
		"1 minute 2 seconds",
		"1 hour",
		"2 hours 3 minutes 4 seconds",
	]);
});
