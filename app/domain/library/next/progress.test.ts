import { expect, test } from "vitest";
import { isFinished, progressOf } from "./progress";

test.each([
	["that is unknown", { position: 0, duration: 0 }, { share: 0, finished: false }],
	["without a duration", { position: 90, duration: 0 }, { share: 0, finished: false }],
	["in the middle", { position: 50.7, duration: 100 }, { share: 0.507, finished: false }],
	["before the credits", { position: 89, duration: 100 }, { share: 0.89, finished: false }],
	["in the credits", { position: 90, duration: 100 }, { share: 0.9, finished: true }],
	["past the end", { position: 120, duration: 100 }, { share: 1, finished: true }],
])("a position %s", (_, place, { share, finished }) => {
	expect(progressOf(place)).toBeCloseTo(share);
	expect(isFinished(place)).toBe(finished);
});
