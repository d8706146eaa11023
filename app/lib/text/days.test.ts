import { expect, test } from "vitest";
import { isDay, lastDays, parseTime } from "./days";

test("the last days end with today and continue across months without a gap", () => {
	expect(lastDays(3, Date.UTC(2026, 2, 1, 23, 59))).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("a day is one of the calendar", () => {
	for (const day of ["2024-02-29", "2000-02-29", "1970-01-01", "1899-12-31", "2023-12-31"])
		expect(isDay(day)).toBe(true);
	const none = [
		"1970-02-30",
		"2023-02-29",
		"1900-02-29",
		"2023-04-31",
		"2023-13-01",
		"2023-00-10",
		"2023-01-00",
		"2023-1-1",
	];
	for (const text of [...none, "", "2023", "2023-01", "soon", "2023-01-01T00:00:00Z", " 2023-01-01"]) {
		expect(isDay(text), text).toBe(false);
	}
});

test("a time on a day that does not exist is unknown, not a time on another day", () => {
	expect(parseTime("2024-02-29T10:00:00Z")).toBe(Date.UTC(2024, 1, 29, 10));
	expect(parseTime("2024-02-29")).toBe(Date.UTC(2024, 1, 29));
	for (const text of ["2023-02-29T10:00:00Z", "1970-02-30", "2023-04-31T00:00:00+02:00", "soon", ""]) {
		expect(parseTime(text), text).toBeNaN();
	}
});
