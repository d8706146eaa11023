import { expect, test } from "vitest";
import { ALL_YEARS, type DatedPlay, findLongestRun, pickForStrip, summariseYear, type YearTitle } from "./year";

function movie(id: number, day: string): DatedPlay {
	return {
		mediaType: "movie",
		id,
		season: 1,
		episode: 1,
		watchedAt: Date.parse(day),
		day: day.slice(0, 10),
		isAgain: false,
	};
}

function episode(id: number, number: number, day: string): DatedPlay {
	return {
		mediaType: "tv",
		id,
		season: 1,
		episode: number,
		watchedAt: Date.parse(day),
		day: day.slice(0, 10),
		isAgain: false,
	};
}

const [ANN, BEN] = [
	{ id: 1, name: "Ann" },
	{ id: 2, name: "Ben" },
];
const TITLES: YearTitle[] = [
	{ mediaType: "movie", id: 1, title: "One", genres: ["Drama"], country: "Spain", people: [ANN, BEN] },
	{
		mediaType: "movie",
		id: 2,
		title: "Two",
		genres: ["Drama", "Comedy"],
		country: "",
		people: [BEN, BEN, { id: null, name: "X" }],
	},
	{ mediaType: "tv", id: 1, title: "Show", genres: ["Crime"], country: "Spain", people: [ANN] },
];
const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].map((month) => `2026-${month}`);
const KNOWN = {
	year: "2026",
	stored: new Map(),
	titles: new Map(TITLES.map((title) => [`${title.mediaType}:${title.id}`, title])),
	minutesOf: ({ mediaType, episode: number }: DatedPlay) => (mediaType === "movie" ? 100 : number === 9 ? null : 50),
};

test("the longest run is of days that follow each other, also over the end of a month and a leap day", () => {
	expect(findLongestRun([])).toBeNull();
	expect(findLongestRun(["2024-02-28", "2024-03-01", "2024-02-29", "2024-02-28", "2024-05-01"])).toEqual({
		first: "2024-02-28",
		last: "2024-03-01",
		days: 3,
	});
	expect(findLongestRun(["2026-03-01", "2026-03-03"])).toEqual({ first: "2026-03-01", last: "2026-03-01", days: 1 });
});

test("a year counts plays, titles, days and what is known of their length", () => {
	const plays = [
		...[movie(1, "2026-01-31"), movie(1, "2026-12-31T23:59:59Z"), movie(2, "2026-01-01")],
		...[episode(1, 1, "2026-01-01"), episode(1, 9, "2026-01-02")],
	];
	expect(summariseYear(plays, KNOWN)).toMatchObject({
		movies: 3,
		episodes: 2,
		titles: 3,
		minutes: 350,
		untimed: 1,
		days: 4,
		longestRun: { first: "2026-01-01", last: "2026-01-02", days: 2 },
		columns: MONTHS.map((key, index) => ({ key, plays: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1][index] })),
		countries: [{ name: "Spain", titles: 2 }],
		genres: [
			{ name: "Drama", plays: 3 },
			{ name: "Crime", plays: 2 },
			{ name: "Comedy", plays: 1 },
		],
	});
});

test("a person counts once for each title, however often it was watched; of equals who was seen more often is first", () => {
	const plays = [movie(1, "2026-01-01"), movie(2, "2026-01-01"), ...[1, 2, 3].map((n) => episode(1, n, "2026-01-02"))];
	expect(summariseYear(plays, KNOWN).people).toEqual([
		{ ...ANN, titles: 2 },
		{ ...BEN, titles: 2 },
	]);
});

test("a title that the catalogue does not have is counted, but not named", () => {
	const figures = summariseYear([movie(3, "2026-01-01"), movie(1, "2026-01-02")], KNOWN);
	expect([figures.titles, figures.topTitles.map(({ title }) => title)]).toEqual([2, ["One"]]);
});

test("the strip has the last movie of each month, or the last show of a month without one", () => {
	const plays = [
		...[episode(1, 2, "2026-03-09"), episode(1, 1, "2026-02-03"), episode(1, 2, "2026-02-04")],
		...[movie(2, "2026-03-05"), movie(1, "2026-03-01")],
	];
	expect(pickForStrip(plays, "2026")).toEqual([episode(1, 2, "2026-02-04"), movie(2, "2026-03-05")]);
});

test("all years have a column for each from the first to the last, and a ticket for each that has plays", () => {
	const plays = [movie(1, "2026-01-31"), movie(2, "2023-05-05"), movie(1, "2023-01-01")];
	const { columns } = summariseYear(plays, { ...KNOWN, year: ALL_YEARS });
	expect(columns).toEqual([
		{ key: "2023", plays: 2 },
		{ key: "2024", plays: 0 },
		{ key: "2025", plays: 0 },
		{ key: "2026", plays: 1 },
	]);
	expect(pickForStrip(plays, ALL_YEARS).map(({ day }) => day)).toEqual(["2023-05-05", "2026-01-31"]);
});

test("ratings and decades count titles, as the library has them, and rewatches count plays", () => {
	const plays = [
		movie(1, "2026-01-01"),
		{ ...movie(1, "2026-02-01"), isAgain: true },
		movie(2, "2026-01-02"),
		movie(3, "2026-01-03"),
	];
	const stored = new Map([
		["movie:1", { year: 1994, rating: 9 }],
		["movie:2", { year: 1999, rating: 0 }],
		["movie:3", { year: 2003, rating: 9 }],
	]);
	const { ratings, decades, again } = summariseYear(plays, { ...KNOWN, stored });
	expect([ratings, again]).toEqual([[0, 0, 0, 0, 0, 0, 0, 0, 2, 0], 1]);
	expect(decades).toEqual([
		{ name: "2000", titles: 1 },
		{ name: "1990", titles: 2 },
	]);
});
