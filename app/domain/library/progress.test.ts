import { describe, expect, test } from "vitest";
import { isFinished, progressOf, resumeAt } from "./progress";

describe("a position", () => {
	test.each([
		["that is unknown", { position: 0, duration: 0 }, { seen: 0, finished: false, resume: 0 }],
		["without a duration", { position: 90, duration: 0 }, { seen: 0, finished: false, resume: 90 }],
		[
			"in the first seconds starts from the beginning",
			{ position: 9, duration: 100 },
			{ seen: 0.09, finished: false, resume: 0 },
		],
		["in the middle is resumed", { position: 50.7, duration: 100 }, { seen: 0.507, finished: false, resume: 50 }],
		[
			"in the credits starts from the beginning",
			{ position: 90, duration: 100 },
			{ seen: 0.9, finished: true, resume: 0 },
		],
		["before the credits is resumed", { position: 89, duration: 100 }, { seen: 0.89, finished: false, resume: 89 }],
		["past the end is the end", { position: 120, duration: 100 }, { seen: 1, finished: true, resume: 0 }],
	])("%s", (_, place, { seen, finished, resume }) => {
		expect(progressOf(place)).toBeCloseTo(seen);
		expect(isFinished(place)).toBe(finished);
		expect(resumeAt(place)).toBe(resume);
	});
});
