import { describe, expect, test } from "vitest";
import { dayAt, dayIn, isTimeZone, startOfDay } from "./time-zones";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const ZONES = [
	...["Pacific/Pago_Pago", "America/St_Johns", "UTC", "Asia/Kathmandu", "Pacific/Chatham", "Pacific/Kiritimati"],
	// Clocks that change at midnight, by half an hour, by two hours; zones that moved over the date line.
	...["America/Havana", "Australia/Lord_Howe", "Antarctica/Troll", "Pacific/Apia", "Pacific/Kwajalein"],
];

describe.each(ZONES)("%s", (zone) => {
	test("the days of sixty years follow each other without a gap, and each instant is of the one that it is in", () => {
		for (let day = Date.UTC(1970, 0, 1); day < Date.UTC(2030, 0, 1); day += DAY_MS) {
			const [start, end] = [startOfDay(day, zone), startOfDay(day + DAY_MS, zone)];
			if (start === end) continue;
			const days = [start, start + 1, Math.floor((start + end) / 2), end - 1].map((time) => dayAt(time, zone));
			if (days.some((ofZone) => ofZone !== day)) expect([new Date(day), days]).toEqual([new Date(day), "of this day"]);
		}
	});
});

const hoursOf = (day: string, zone: string) =>
	(startOfDay(Date.parse(day) + DAY_MS, zone) - startOfDay(Date.parse(day), zone)) / HOUR_MS;

test.each([
	["2026-03-08", "America/Los_Angeles", 23],
	["2026-11-01", "America/Los_Angeles", 25],
	["2026-03-29", "Europe/Berlin", 23],
	["2026-10-25", "Europe/Berlin", 25],
	["2024-02-29", "Pacific/Kiritimati", 24],
	["2008-11-01", "America/St_Johns", 25],
	["2011-12-30", "Pacific/Apia", 0],
])("%s in %s has %d hours", (day, zone, hours) => expect(hoursOf(day, zone)).toBe(hours));

test.each([
	["2026-01-01T07:30:00Z", "America/Los_Angeles", "2025-12-31"],
	["2025-12-31T10:00:00Z", "Pacific/Kiritimati", "2026-01-01"],
	["2024-03-01T10:59:59.999Z", "Pacific/Pago_Pago", "2024-02-29"],
	["2024-02-28T18:15:00Z", "Asia/Kathmandu", "2024-02-29"],
	["1969-12-31T23:59:59.999Z", "UTC", "1969-12-31"],
	["1954-09-01T03:00:00Z", "America/New_York", "1954-08-31"],
])("%s in %s is on %s", (time, zone, day) => expect(dayIn(Date.parse(time), zone)).toBe(day));

test("a zone has an IANA name; an offset and a made-up name are none", () => {
	for (const name of ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+12"]) {
		expect(isTimeZone(name), name).toBe(true);
	}
	for (const name of ["", "+05:30", "Mars/Olympus", "Europe", "Europe/Berlin ", "null"]) {
		expect(isTimeZone(name), name).toBe(false);
	}
	expect(() => dayAt(0, "Mars/Olympus")).toThrow(RangeError);
});
