import { describe, expect, it } from "vitest";
import { listGenres } from "../genres";
import type { MediaType } from "../types";
import { listActiveFilters } from "./listing-active";
import { COUNTRIES, LANGUAGES, listChips, PROVIDERS, SCORES, SORTS, VOTES } from "./listing-choices";
import {
	hasFilters,
	type ListingFilters,
	listingUrl,
	NO_FILTERS,
	PARAMETER,
	readFilters,
	withChange,
	withChip,
	withSearch,
	writeFilters,
} from "./listing-filters";

function read(search: string, mediaType: MediaType = "movie"): ListingFilters {
	return readFilters(mediaType, new URLSearchParams(search));
}

/** The filters that differ from those of the URL without parameters. */
function changed(search: string, mediaType?: MediaType): Partial<ListingFilters> {
	const filters = read(search, mediaType);
	return Object.fromEntries(
		Object.entries(filters).filter(([name, value]) => value !== NO_FILTERS[name as keyof ListingFilters]),
	);
}

describe("the state of every control is read from the URL and written to it", () => {
	const valuesOf: Record<MediaType, Partial<Record<keyof ListingFilters, (string | number)[]>>> = {
		movie: {},
		tv: {},
	};
	for (const mediaType of ["movie", "tv"] as const) {
		valuesOf[mediaType] = {
			genre: listGenres(mediaType).map(({ id }) => id),
			yearFrom: [1870, 1999, 2100],
			yearTo: [1870, 2024],
			score: SCORES,
			votes: VOTES,
			runtimeFrom: [1, 90],
			runtimeTo: [600],
			country: COUNTRIES.map(({ value }) => value),
			language: LANGUAGES.map(({ value }) => value),
			provider: PROVIDERS.map(({ value }) => value),
			search: ["cherry", "l'été & co + 50%", "日本 ü"],
			page: [2, 500],
		};
	}

	for (const mediaType of ["movie", "tv"] as const) {
		for (const [name, values] of Object.entries(valuesOf[mediaType])) {
			it.each(values)(`${mediaType} ${name} %s`, (value) => {
				const filters = { ...NO_FILTERS, [name]: value };
				expect([...writeFilters(filters).keys()]).toEqual([PARAMETER[name as keyof ListingFilters]]);
				expect(changed(writeFilters(filters).toString(), mediaType)).toEqual({ [name]: value });
			});
		}

		it.each(listChips(mediaType))(`${mediaType} chip $label`, ({ value }) => {
			const filters = withChip(NO_FILTERS, value);
			expect(writeFilters(filters).toString()).toBe(value === "all" ? "" : `chip=${value}`);
			expect(readFilters(mediaType, writeFilters(filters))).toEqual(filters);
		});

		it.each(SORTS)(`${mediaType} sort $label`, ({ value }) => {
			const filters = read(`sort=${value}`, mediaType);
			expect(filters.sort).toBe(value);
			const written = { popular: "", top_rated: "chip=top_rated", latest: "chip=latest", title: "sort=title" };
			expect(writeFilters(filters).toString()).toBe(written[value]);
			expect(readFilters(mediaType, writeFilters(filters))).toEqual(filters);
		});
	}

	it("all together, in the same order for any order in the URL", () => {
		const search =
			"sort=title&genre=28&year_from=1990&year_to=1999&score=7&votes=100&runtime_from=80&runtime_to=120&country=FR&language=fr&provider=prime&q=x&page=3";
		const reversed = search.split("&").reverse().join("&");
		expect(writeFilters(read(reversed)).toString()).toBe(search);
		expect(Object.keys(changed(search))).toHaveLength(search.split("&").length);
	});
});

describe("an invalid value in the URL is dropped", () => {
	it.each([
		"chip=best",
		"chip=",
		"sort=revenue",
		"sort=TITLE",
		"genre=0",
		"genre=action",
		"genre=28,12",
		"genre=10759",
		"year_from=12",
		"year_from=20x0",
		"year_from=-1999",
		"year_to=99999",
		"score=11",
		"score=7.5",
		"votes=-1",
		"runtime_from=0",
		"runtime_to=1e3",
		"country=XX",
		"country=us",
		"language=xx",
		"language=EN",
		"provider=8",
		"q=%20%20",
		"page=0",
		"page=1",
		"page=501",
		"page=last",
		"unknown=1",
		"__proto__=1",
	])("%s", (search) => {
		expect(changed(search)).toEqual({});
		expect(listingUrl("movie", read(search))).toBe("/movies");
	});

	it("the others stay", () => {
		expect(listingUrl("tv", read("genre=28&score=7&page=x", "tv"))).toBe("/tv?score=7");
	});
});

it("bounds in the wrong order are swapped", () => {
	expect(changed("year_from=2000&year_to=1990&runtime_from=120&runtime_to=90")).toEqual({
		yearFrom: 1990,
		yearTo: 2000,
		runtimeFrom: 90,
		runtimeTo: 120,
	});
});

it("a text is trimmed and limited without splitting a character", () => {
	expect(read("q=%20blade%20%20runner%20").search).toBe("blade runner");
	expect(read(`q=${"🎬".repeat(300)}`).search).toBe("🎬".repeat(200));
});

describe("chip and order", () => {
	it("a chip sets its order", () => {
		expect(withChip(NO_FILTERS, "top_rated")).toMatchObject({ chip: "top_rated", sort: "top_rated" });
		expect(withChip(read("sort=title"), "trending")).toMatchObject({ chip: "trending", sort: "popular" });
	});

	it("an order of a chip selects the chip, and another order deselects it", () => {
		expect(read("chip=latest&sort=title")).toMatchObject({ chip: "all", sort: "title" });
		expect(read("chip=trending&sort=popular")).toMatchObject({ chip: "trending", sort: "popular" });
		expect(read("chip=top_rated&sort=latest")).toMatchObject({ chip: "latest", sort: "latest" });
		expect(read("chip=top_rated&sort=top_rated")).toMatchObject({ chip: "top_rated", sort: "top_rated" });
	});
});

describe("text search", () => {
	const filtered = read("chip=latest&genre=28&score=7&q=cherry&page=2");

	it.each([
		["a chip", withChip(filtered, "top_rated")],
		["an order", withChange(filtered, { sort: "title" })],
		["a genre", withChange(filtered, { genre: 12 })],
		["another filter", withChange(filtered, { votes: 50 })],
	])("is ended by %s, and the list starts at page 1", (_, filters) => {
		expect([filters.search, filters.page]).toEqual(["", 1]);
	});

	it("does not change the other filters, which apply again when it is cleared", () => {
		expect(listingUrl("movie", withSearch(filtered, ""))).toBe("/movies?chip=latest&genre=28&score=7");
		expect(withSearch(filtered, "  apple ")).toEqual({ ...filtered, search: "apple", page: 1 });
	});
});

it("the page does not count as a filter, everything else does", () => {
	expect(hasFilters(read("page=4"))).toBe(false);
	expect(hasFilters(read("q=x"))).toBe(true);
	expect(hasFilters(read("chip=trending"))).toBe(true);
});

describe("the active filters of the drawer", () => {
	function labels(search: string): string[] {
		return listActiveFilters(read(search)).map(({ label }) => label);
	}

	it("have labels", () => {
		expect(labels("")).toEqual([]);
		expect(
			labels(
				"year_from=1990&year_to=1999&score=7&votes=1000&runtime_to=120&country=JP&language=fr&provider=disney&genre=28",
			),
		).toEqual(["1990 to 1999", "Score 7+", "1,000+ votes", "Up to 120 min", "Japan", "French", "Disney+"]);
		expect(labels("year_from=1990&runtime_from=90")).toEqual(["From 1990", "From 90 min"]);
		expect(labels("year_from=1990&year_to=1990")).toEqual(["1990"]);
	});

	it("are removed one by one", () => {
		const filters = read("genre=28&year_from=1990&year_to=1999&score=7");
		expect(listActiveFilters(filters).map(({ without }) => listingUrl("movie", without))).toEqual([
			"/movies?genre=28&score=7",
			"/movies?genre=28&year_from=1990&year_to=1999",
		]);
	});
});
