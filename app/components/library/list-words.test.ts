import { expect, test } from "vitest";
import { dayOf } from "~/lib/text/days";
import { formatsIn } from "~/messages/formats";
import { libraryTexts } from "~/messages/library";
import { describePeriod, describeTimeAgo } from "./list-words";

const TEXTS = libraryTexts.in("en");
const FORMATS = formatsIn("en");
const NOW = Date.UTC(2025, 5, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
	[0, "Just now"],
	[-5 * MINUTE, "Just now"],
	[59 * MINUTE, "Just now"],
	[HOUR, "1h ago"],
	[24 * HOUR - 1, "23h ago"],
	[24 * HOUR, "Yesterday"],
	[48 * HOUR - 1, "Yesterday"],
	[48 * HOUR, "June 18, 2025"],
])("%d ms ago is %s", (ago, text) => {
	const time = NOW - ago;
	expect(describeTimeAgo(TEXTS, FORMATS, { time, now: NOW, day: dayOf(time) })).toBe(text);
});

test.each([
	["2026", "2026"],
	["2026-12", "December 2026"],
	["2026-03-31", "March 31, 2026"],
	["2026-03-05..2026-03-12", "March 5, 2026 to March 12, 2026"],
])("the period %s is called %s", (period, name) => {
	expect(describePeriod(TEXTS, FORMATS, period)).toBe(name);
});
