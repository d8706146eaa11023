import { expect, test } from "vitest";
import { lastDays } from "./days";

test("the last days end with today and continue across months without a gap", () => {
	expect(lastDays(3, Date.UTC(2026, 2, 1, 23, 59))).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});
