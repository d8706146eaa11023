import { expect, test } from "vitest";
import {
	describeTime,
	formatCount,
	formatDate,
	formatMillions,
	formatRating,
	formatRuntime,
	formatTime,
} from "./format";

test("formats a runtime as hours and minutes", () => {
	expect(formatRuntime(148)).toBe("2h 28m");
	expect(formatRuntime(45)).toBe("0h 45m");
});

test("formats money in millions with one decimal", () => {
	expect(formatMillions(160_000_000)).toBe("$160.0M");
	expect(formatMillions(825_532_764)).toBe("$825.5M");
});

test("formats a date in full, and a missing or invalid one as Unknown", () => {
	expect(formatDate("2010-07-15")).toBe("July 15, 2010");
	expect(formatDate("")).toBe("Unknown");
	expect(formatDate("soon")).toBe("Unknown");
	expect(formatDate("1970-02-30")).toBe("Unknown");
	expect(formatDate("2023-02-29")).toBe("Unknown");
	expect(formatDate(null)).toBe("Unknown");
});

test("names every month in English", () => {
	const english = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
	for (let month = 0; month < 12; month++) {
		const day = new Date(Date.UTC(1999, month, 1));
		expect(formatDate(day.toISOString().slice(0, 10))).toBe(english.format(day));
	}
});

test("formats a count with commas between thousands", () => {
	expect([0, 999, 1000, 12_345, 1_234_567].map(formatCount)).toEqual(["0", "999", "1,000", "12,345", "1,234,567"]);
});

test("formats a rating with one decimal", () => {
	expect(formatRating(8)).toBe("8.0");
	expect(formatRating(8.357)).toBe("8.4");
});

test("formats a time as a player does", () => {
	expect([0, 59.9, 61, 3600, 7384].map(formatTime)).toEqual(["0:00", "0:59", "1:01", "1:00:00", "2:03:04"]);
});

test("describes a time in words", () => {
	expect([0, 1, 62, 3600, 7384].map((seconds) => describeTime(seconds, "en"))).toEqual([
		"0 seconds",
		"1 second",
		"1 minute 2 seconds",
		"1 hour",
		"2 hours 3 minutes 4 seconds",
	]);
});
