import { expect, test } from "vitest";
import { findAwaited } from "./types";

test.each([
	["2026-04-30", null],
	["2026-05-01", null],
	["2026-05-02", "coming"],
	[null, "undated"],
	[undefined, null],
])("a kept title of %s is %s on 2026-05-01", (releasedOn, said) => {
	expect(findAwaited({ releasedOn }, "2026-05-01")).toBe(said);
});
