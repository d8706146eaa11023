import { describe, expect, test } from "vitest";
import { isFinished, nextEpisode, progressOf, resumeAt } from "./progress";

describe("a position", () => {
	test.each([
		["of which nothing is known", { position: 0, duration: 0 }, { seen: 0, finished: false, resume: 0 }],
		["without a length", { position: 90, duration: 0 }, { seen: 0, finished: false, resume: 90 }],
		["in the first seconds starts anew", { position: 9, duration: 100 }, { seen: 0.09, finished: false, resume: 0 }],
		["in the middle goes on there", { position: 50.7, duration: 100 }, { seen: 0.507, finished: false, resume: 50 }],
		["in the credits starts anew", { position: 95, duration: 100 }, { seen: 0.95, finished: true, resume: 0 }],
		["past the end is the end", { position: 120, duration: 100 }, { seen: 1, finished: true, resume: 0 }],
	])("%s", (_, place, { seen, finished, resume }) => {
		expect(progressOf(place)).toBeCloseTo(seen);
		expect(isFinished(place)).toBe(finished);
		expect(resumeAt(place)).toBe(resume);
	});
});

describe("the next episode", () => {
	const seasons = [
		{ number: 1, episodeCount: 3 },
		{ number: 2, episodeCount: 0 },
		{ number: 4, episodeCount: 2 },
	];

	test("is the next of the season", () => {
		expect(nextEpisode(seasons, { season: 1, episode: 2 })).toEqual({ season: 1, episode: 3 });
	});

	test("after a season's last is the first of the next season that has any", () => {
		expect(nextEpisode(seasons, { season: 1, episode: 3 })).toEqual({ season: 4, episode: 1 });
	});

	test("after the last of all is none", () => {
		expect(nextEpisode(seasons, { season: 4, episode: 2 })).toBeNull();
		expect(nextEpisode([], { season: 1, episode: 1 })).toBeNull();
	});
});
