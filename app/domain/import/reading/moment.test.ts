import { describe, expect, it } from "vitest";
import { type DateOptions, hasTime, inferDateOrder, needsTimeZone, readMoment } from "./moment";

const at = (text: string | null, options: Partial<DateOptions> = {}) =>
	readMoment(text, { timeZone: "America/New_York", dateOrder: null, ...options });

it("a day stays a day in every time zone", () => {
	for (const timeZone of ["UTC", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
		expect(at("2024-05-01", { timeZone })).toEqual({ watchedAt: Date.UTC(2024, 4, 1), precision: "day" });
	}
});

it("a time without a zone is in the zone that was given, on either side of the change of clocks", () => {
	expect(at("2024-05-01 20:00:00")?.watchedAt).toBe(Date.UTC(2024, 4, 2, 0));
	expect(at("2024-01-01 20:00:00")?.watchedAt).toBe(Date.UTC(2024, 0, 2, 1));
});

it.each([
	"0001-01-01 00:00:00",
	"0000-00-00",
	"1970-01-01T00:00:01Z",
	"1970-01-01T00:00:00.000Z",
	"unknown",
	"",
	"N/A",
	"-",
	"?",
	"NaT",
	"0",
	null,
])("%s is an unknown date", (text) => {
	expect(at(text)?.precision).toBe("unknown");
});

it.each([
	"2024-02-30",
	"31/02/2024",
	"2015-06-00",
	"2024-13-01",
	"2024-05-01 25:00:00",
	"tomorrow",
	"99/99/9999",
	"13:05 PM 2024-05-01",
	"2024-01-02 20:15 Mars/Olympus",
	"2024",
	"May",
	"May 2024",
	"32 May 2024",
	"May June 2024",
	"2 Mayhem 2024",
	"listopad 2, 2024",
	"12",
	"x".repeat(5000),
	`${" ".repeat(90_000)}x`,
])("%s is no date", (text) => {
	expect(at(text)).toBeNull();
});

it.each([
	["2024-01-02T03:04:05.123456789Z", Date.UTC(2024, 0, 2, 3, 4, 5, 123), "instant"],
	["2024-01-02T03:04:05+02:00", Date.UTC(2024, 0, 2, 1, 4, 5), "instant"],
	["Sat Mar  1 00:00:00 2014", Date.UTC(2014, 2, 1, 5), "instant"],
	["1704164645000", 1704164645000, "instant"],
	["2024/1/2", Date.UTC(2024, 0, 2), "day"],
	["2024. 1. 2.", Date.UTC(2024, 0, 2), "day"],
	["2.1.24", Date.UTC(2024, 0, 2), "day"],
	["1/13/24", Date.UTC(2024, 0, 13), "day"],
	["2024-01-02 08:15:00 PM", Date.UTC(2024, 0, 3, 1, 15), "instant"],
	["1/13/2024 12:05 am", Date.UTC(2024, 0, 13, 5, 5), "instant"],
	["1/13/2024, 12:05:09 p.m.", Date.UTC(2024, 0, 13, 17, 5, 9), "instant"],
	["13/01/2024 8 PM", Date.UTC(2024, 0, 14, 1), "instant"],
	["8:15 PM, Jan 2, 2024", Date.UTC(2024, 0, 3, 1, 15), "instant"],
	["20:15 13/01/2024", Date.UTC(2024, 0, 14, 1, 15), "instant"],
	["2.1.2024 20.15", Date.UTC(2024, 0, 3, 1, 15), "instant"],
	["January 2, 2024", Date.UTC(2024, 0, 2), "day"],
	["Tuesday, January 2nd, 2024", Date.UTC(2024, 0, 2), "day"],
	["2 Jan 2024", Date.UTC(2024, 0, 2), "day"],
	["2nd of January 2024", Date.UTC(2024, 0, 2), "day"],
	["02-Jan-24", Date.UTC(2024, 0, 2), "day"],
	["2024 Jan 2", Date.UTC(2024, 0, 2), "day"],
	["Sept. 2, 2024", Date.UTC(2024, 8, 2), "day"],
	["2. Januar 2024", Date.UTC(2024, 0, 2), "day"],
	["1er janvier 2024", Date.UTC(2024, 0, 1), "day"],
	["2 de enero de 2024", Date.UTC(2024, 0, 2), "day"],
	["2 января 2024 г.", Date.UTC(2024, 0, 2), "day"],
	["2024年1月2日", Date.UTC(2024, 0, 2), "day"],
	["2024년 1월 2일", Date.UTC(2024, 0, 2), "day"],
	["20240102", Date.UTC(2024, 0, 2), "day"],
	["20240102T201500Z", Date.UTC(2024, 0, 2, 20, 15), "instant"],
	["Jan 2, 2024 8:15 PM", Date.UTC(2024, 0, 3, 1, 15), "instant"],
	["January 2, 2024 at 8:15 PM", Date.UTC(2024, 0, 3, 1, 15), "instant"],
	["Tue, 02 Jan 2024 20:15:00 GMT", Date.UTC(2024, 0, 2, 20, 15), "instant"],
	["Tue Jan 02 2024 20:15:00 GMT+0100 (Central European Standard Time)", Date.UTC(2024, 0, 2, 19, 15), "instant"],
	["1704164645", 1704164645000, "instant"],
	["1704164645.5", 1704164645500, "instant"],
	["1704164645000000", 1704164645000, "instant"],
	["2024-01-02T10:00:00+01:00[Europe/Berlin]", Date.UTC(2024, 0, 2, 9), "instant"],
	["2024-01-02T10:00:00[Europe/Berlin]", Date.UTC(2024, 0, 2, 9), "instant"],
	["2024-01-02 10:00 Europe/Berlin", Date.UTC(2024, 0, 2, 9), "instant"],
	["2024-01-02T10:00:00+01", Date.UTC(2024, 0, 2, 9), "instant"],
])("%s is read", (text, watchedAt, precision) => {
	expect(at(text)).toEqual({ watchedAt, precision });
});

it("the order of a row that allows one order only counts more than the order that was given", () => {
	expect(at("03/04/2024", { dateOrder: "mdy" })?.watchedAt).toBe(Date.UTC(2024, 2, 4));
	expect(at("25/04/2024", { dateOrder: "mdy" })?.watchedAt).toBe(Date.UTC(2024, 3, 25));
	expect(at("24/03/04", { dateOrder: "ymd" })?.watchedAt).toBe(Date.UTC(2024, 2, 4));
});

const infer = (...dates: string[]) => inferDateOrder([dates], Date.UTC(2026, 10, 1));

it("the order of day and month follows from days beyond the twelfth and from dates that would be in the future", () => {
	expect(infer("3/4/24", "3/25/24")).toEqual({ order: "mdy", isOpen: false });
	expect(infer("03/04/2024", "25/03/2024")).toEqual({ order: "dmy", isOpen: false });
	expect(infer("12/10/26")).toEqual({ order: "dmy", isOpen: false });
});

it("the order of day and month follows from a file that has the newest first", () => {
	const days = ["7/5/24", "7/4/24", "7/3/24", "7/2/24", "6/11/24", "6/10/24", "5/9/24", "4/8/24", "3/7/24", "2/6/24"];
	expect(infer(...days)).toEqual({ order: "mdy", isOpen: false });
});

it("the order of day and month is asked for where both fit, where a file mixes them, and not where both are the same", () => {
	expect(infer("03/04/2024")).toEqual({ order: null, isOpen: true });
	expect(infer("25/03/2024", "03/25/2024", "03/04/2024")).toEqual({ order: null, isOpen: true });
	expect(infer("03/03/2024")).toEqual({ order: null, isOpen: false });
});

it("a time has a zone, or the file is asked about it", () => {
	const naive = [
		"2024-01-02 20:15",
		"1/2/2024 8:15 PM",
		"Jan 2, 2024 8:15 PM",
		"Sat Mar  1 00:00:00 2014",
		"20240102T201500",
	];
	const zoned = ["2024-01-02T20:15Z", "Tue, 02 Jan 2024 20:15:00 GMT", "2024-01-02T10:00[Europe/Berlin]", "1704164645"];
	expect(naive.map(needsTimeZone)).toEqual(naive.map(() => true));
	expect(zoned.map(needsTimeZone)).toEqual(zoned.map(() => false));
	expect([...naive, ...zoned].map(hasTime)).toEqual([...naive, ...zoned].map(() => true));
	expect(["2024-01-02", "January 2, 2024", "", "unknown", "tomorrow"].map(hasTime)).toEqual([
		false,
		false,
		false,
		false,
		false,
	]);
});

it("dates with the year first in two digits are known by the days that fit no other order", () => {
	expect(infer("24/03/31", "24/04/01")).toEqual({ order: "ymd", isOpen: false });
});

it("a file whose dates cannot be read is asked about, and they may be no dates", () => {
	expect(infer("watched in summer", "long ago", "2024-01-02")).toEqual({ order: null, isOpen: true });
	expect(infer("long ago", "2024-01-02", "2024-01-03")).toEqual({ order: null, isOpen: false });
	expect(at("long ago", { dateOrder: "none" })?.precision).toBe("unknown");
	expect(at("2024-01-02", { dateOrder: "none" })?.precision).toBe("day");
});

it("20,000 times of a zone are read at once", () => {
	const started = performance.now();
	for (let second = 0; second < 20_000; second += 1) at(`2024-05-01 20:${10 + (second % 50)}:00`);
	// With a format for each time it takes two seconds.
	expect(performance.now() - started).toBeLessThan(1000);
});

describe("one day that is written otherwise than the others", () => {
	const NOW = Date.UTC(2026, 10, 1);
	const days = (count: number, toText: (day: number) => string) =>
		Array.from({ length: count }, (_, at) => toText(at % 28));
	const american = days(60, (day) => `${1 + (day % 12)}/${day + 1}/2024`);
	const open = days(40, (day) => `${1 + (day % 12)}/${1 + ((day * 5) % 12)}/20${10 + (day % 14)}`);

	it("does not make the order of all days a question", () => {
		expect(inferDateOrder([[...american, "25/3/2024"]], NOW)).toEqual({ order: "mdy", isOpen: false });
		expect(inferDateOrder([[...american, "3/25/2094", "99/99/2024"]], NOW)).toEqual({ order: "mdy", isOpen: false });
	});

	it("does not tell the order of all others, which may be read either way", () => {
		expect(inferDateOrder([[...open, "25/3/2024"]], NOW)).toEqual({ order: null, isOpen: true });
	});

	it("tells it beside one day that many rows have", () => {
		expect(inferDateOrder([[...days(60, () => "3/4/2024"), "25/3/2024"]], NOW)).toEqual({
			order: "dmy",
			isOpen: false,
		});
	});
});
