import { expect, test } from "vitest";
import { formatDate, formatMillions, formatRating, formatRuntime } from "./format";

test("a runtime reads as hours and minutes", () => {
	expect(formatRuntime(148)).toBe("2h 28m");
	expect(formatRuntime(45)).toBe("0h 45m");
	expect(formatRuntime(null)).toBe("Unknown");
});

test("money reads in millions with one decimal, and unknown money says so", () => {
	expect(formatMillions(160_000_000)).toBe("$160.0M");
	expect(formatMillions(825_532_764)).toBe("$825.5M");
	expect(formatMillions(0)).toBe("Unknown");
});

test("a date reads in full, and a missing or broken one is Unknown", () => {
	expect(formatDate("2010-07-15")).toBe("July 15, 2010");
	expect(formatDate("")).toBe("Unknown");
	expect(formatDate("soon")).toBe("Unknown");
	expect(formatDate(null)).toBe("Unknown");
});

test("a rating has one decimal", () => {
	expect(formatRating(8)).toBe("8.0");
	expect(formatRating(8.357)).toBe("8.4");
});
