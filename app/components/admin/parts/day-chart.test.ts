import { expect, test } from "vitest";
import { niceCeiling } from "./day-chart";

test.each([
	[0, 2],
	[1, 2],
	[3, 4],
	[9, 10],
	[10, 10],
	[11, 20],
	[57, 60],
	[101, 200],
	[3_999_999, 4_000_000],
	[Number.NaN, 2],
])("a scale up to %d ends at %d", (value, end) => {
	expect(niceCeiling(value)).toBe(end);
});

test("the middle of a scale is a whole number too", () => {
	for (let value = 2; value < 5000; value += 7) expect(niceCeiling(value) / 2).toBe(Math.round(niceCeiling(value) / 2));
});
