import { expect, test } from "vitest";
import { describeCron, describeDuration } from "./jobs-panel";

test.each([
	["0 4 * * *", "Daily at 04:00 UTC"],
	["15 23 * * *", "Daily at 23:15 UTC"],
	["0 4 * * 1", "0 4 * * 1 (UTC)"],
	["0 4,16 * * *", "0 4,16 * * * (UTC)"],
	["*/10 * * * *", "*/10 * * * * (UTC)"],
])("describes the schedule %s as %s", (cron, words) => {
	expect(describeCron(cron)).toBe(words);
});

test("describes a run's duration in seconds, then in minutes", () => {
	expect([describeDuration(-5), describeDuration(430), describeDuration(125_000)]).toEqual([
		"0.0 s",
		"0.4 s",
		"2 min 5 s",
	]);
});
