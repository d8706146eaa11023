import { describe, expect, it } from "vitest";
import { movieList, showList } from "~/clients/tmdb/schema";
import { hasCardQuality, isBare, isPresentable } from "./quality";

const MOVIE = {
	adult: false,
	genre_ids: [18],
	id: 1,
	overview: "Somebody does something.",
	poster_path: "/a.jpg",
	release_date: "2020-01-01",
	title: "A Movie",
	vote_average: 0.1,
};
const SHOW = {
	first_air_date: "2020-01-01",
	id: 1,
	name: "A Show",
	overview: "Somebody does something.",
	poster_path: "/a.jpg",
	vote_average: 7,
};

function movieIsShown(change: object): boolean {
	const { results } = movieList.parse({
		results: [
			{ ...MOVIE, ...change },
			{ ...MOVIE, id: 2 },
		],
	});
	return results.some((item) => item.id !== 2 && hasCardQuality(item));
}

function showIsShown(change: object): boolean {
	const [item] = showList.parse({ results: [{ ...SHOW, ...change }] }).results;
	return item !== undefined && hasCardQuality(item);
}

it("a complete movie and a complete show are shown", () => {
	expect(movieIsShown({})).toBe(true);
	expect(showIsShown({})).toBe(true);
});

describe("a movie is not shown", () => {
	it.each([
		["without an id", { id: undefined }],
		["with id 0", { id: 0 }],
		["without a poster", { poster_path: null }],
		["with an empty poster", { poster_path: "" }],
		["without a title", { title: null }],
		["with a blank title", { title: " \t" }],
		["with an invisible title", { title: "\u200B\u202E" }],
		["without a date", { release_date: undefined }],
		["with an empty date", { release_date: "" }],
		["with a day that does not exist", { release_date: "1970-02-30" }],
		["with a score of 0", { vote_average: 0 }],
		["without a score", { vote_average: null }],
		["without an overview", { overview: null }],
		["with a blank overview", { overview: "  \n" }],
		["for adults", { adult: true }],
	])("%s", (_, change) => {
		expect(movieIsShown(change)).toBe(false);
	});
});

describe("a show", () => {
	it("whose adult flag is absent is shown", () => {
		expect(showIsShown({ adult: undefined })).toBe(true);
	});

	it.each([
		["without a name", { name: "" }],
		["without a first air date", { first_air_date: null }],
		["for adults", { adult: true }],
	])("%s is not shown", (_, change) => {
		expect(showIsShown(change)).toBe(false);
	});
});

describe("in search", () => {
	it("a movie is shown without a poster, a score, a date or an overview, but not with only a date", () => {
		const [one] = movieList.parse({ results: [MOVIE] }).results;
		const lacking = [
			{ poster_path: null },
			{ vote_average: 0 },
			{ overview: "" },
			{ release_date: "" },
			{ poster_path: null, vote_average: 0 },
		];
		expect(lacking.map((change) => isBare({ ...one!, ...change }))).toEqual(lacking.map(() => false));
		expect(isBare({ ...one!, poster_path: null, vote_average: 0, overview: "" })).toBe(true);
	});

	it("an item without a name or for adults is not shown", () => {
		expect(isPresentable({ id: 1, name: "Ada", adult: false })).toBe(true);
		expect(isPresentable({ id: 1, name: " ", adult: false })).toBe(false);
		expect(isPresentable({ id: 1, title: "A Movie", adult: true })).toBe(false);
	});
});
