import { expect, test } from "vitest";
import { formatRelative } from "./format-relative";

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
])("%d ms ago reads %s", (ago, text) => {
	expect(formatRelative(NOW - ago, NOW)).toBe(text);
});
