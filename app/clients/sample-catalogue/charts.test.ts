import { expect, it } from "vitest";
import { listPopular, listTopRated, listTrending } from "./charts";
import type { SampleTitle } from "./titles";

function keys(titles: SampleTitle[]): string[] {
	return titles.slice(0, 20).map(({ mediaType, id }) => `${mediaType}:${id}`);
}

it("trending changes daily and differs from the popular list", () => {
	const monday = keys(listTrending("movie", "day", "2026-03-02"));
	expect(keys(listTrending("movie", "day", "2026-03-02"))).toEqual(monday);
	expect(keys(listTrending("movie", "day", "2026-03-03"))).not.toEqual(monday);
	expect(keys(listPopular("movie"))).not.toEqual(monday);
});

it("trending of the week is the same from Monday to Sunday", () => {
	const week = keys(listTrending("tv", "week", "2026-03-02"));
	for (const day of ["2026-03-03", "2026-03-06", "2026-03-08"]) {
		expect(keys(listTrending("tv", "week", day))).toEqual(week);
	}
	expect(keys(listTrending("tv", "week", "2026-03-09"))).not.toEqual(week);
});

it("trending of all types has movies and shows among its first twenty, on any day", () => {
	for (let day = 1; day <= 28; day++) {
		const first = listTrending("all", "day", `2026-02-${String(day).padStart(2, "0")}`).slice(0, 20);
		expect(new Set(first.map(({ mediaType }) => mediaType))).toEqual(new Set(["movie", "tv"]));
	}
});

it("unreleased titles do not trend", () => {
	expect(listTrending("movie", "day", "1990-01-01").every(({ facts }) => facts.date <= "1990-01-01")).toBe(true);
});

it("top rated has titles with enough votes, by score", () => {
	const titles = listTopRated("movie");
	expect(titles.every(({ facts }) => facts.votes >= 300)).toBe(true);
	const scores = titles.map(({ facts }) => facts.score);
	expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
