import { expect, it } from "vitest";
import { readAll, toFile } from "../../../../tests/harness/import-files";

const rate = (ratings: (string | number)[], column = "rating") => {
	const csv = `title,year,${column}\n${ratings.map((rating) => `Air,2023,${rating}\n`).join("")}`;
	return readAll(toFile("x.csv", csv)).records.flatMap(({ kind, rating, invalid }) =>
		kind === "rating" ? [invalid ?? rating] : [],
	);
};
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const HALVES = [0.5, 3.5, 4.5, ...times(37, 4)];

it.each([
	[
		"above ten among points up to ten",
		[...times(9, 10), 11],
		[...times(9, 10), { code: "ratingAbove", text: "11", max: 10 }],
	],
	["above ten beside one rating", [10, 11], [10, { code: "ratingAbove", text: "11", max: 10 }]],
	["of a hundred among points up to ten", [10, 9, 8, 100], [10, 9, 8, { code: "ratingAbove", text: "100", max: 10 }]],
	[
		"above a hundred among points up to a hundred",
		[70, 85, 101],
		[7, 9, { code: "ratingAbove", text: "101", max: 100 }],
	],
	[
		"of ten points among stars with halves",
		[...HALVES, 9],
		[1, 7, 9, ...times(37, 8), { code: "ratingAbove", text: "9", max: 5 }],
	],
	[
		"above ten among stars with halves",
		[...HALVES, 45],
		[1, 7, 9, ...times(37, 8), { code: "ratingAbove", text: "45", max: 5 }],
	],
	["that is no number", [8, 9, "great"], [8, 9, { code: "notARating", text: "great" }]],
] as const)("a rating %s is invalid by itself and changes no other", (_, given, expected) => {
	expect(rate([...given])).toEqual(expected);
});

it("low ratings of a hundred points do not make a scale of ten", () => {
	expect(rate([85, 7, 64, 9, 90])).toEqual([9, 1, 6, 1, 9]);
});

it("a column called stars has ten of them where most ratings say so", () => {
	expect(rate([8, 9, 4, 7], "stars")).toEqual([8, 9, 4, 7]);
	expect(rate([...times(20, 4), 8], "stars")).toEqual([...times(20, 8), { code: "ratingAbove", text: "8", max: 5 }]);
});

it.each([
	["Yamtrack", "y.csv", "media_id,source,title,media_type,status,score\n91001,tmdb,Air,movie,Completed,11\n"],
	["Simkl", "s.csv", "SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,Rating\n1,Air,movie,2023,completed,,11\n"],
	[
		"Watcharr",
		"w.json",
		JSON.stringify([{ status: "FINISHED", rating: 11, content: { tmdbId: 91001, title: "Air", type: "movie" } }]),
	],
	[
		"Liberator",
		"l.csv",
		"imdb_id,tvdb_id,type,title,season,episode,is_special,is_watched,watched_at,status,is_watchlisted,rating\ntt9100001,,movie,Air,,,,true,2024-01-01T00:00:00.000Z,,,11\n",
	],
])("a rating of %s that no scale has is a row with a reason beside the play", (_, name, content) => {
	expect(readAll(toFile(name, content)).records.map(({ kind, invalid }) => [kind, invalid])).toEqual([
		["play", null],
		["rating", { code: "ratingAbove", text: "11", max: 10 }],
	]);
});
