import { expect, test } from "vitest";
import { describeRelease } from "./types";

test.each([
	["2026-04-30", null],
	["2026-05-01", null],
	["2026-05-02", "Not released yet"],
	[null, "No release date"],
	[undefined, null],
])("a kept title of %s says %s on 2026-05-01", (releasedOn, said) => {
	expect(describeRelease({ releasedOn }, "2026-05-01")).toBe(said);
});
