import { describe, expect, it } from "vitest";
import { listGenres } from "../genres";
import type { MediaType } from "../types";
import { listChosenFilters } from "./active-filters";
import {
	CHIPS,
	hasFilters,
	type ListingFilters,
	listingUrl,
	NO_FILTERS,
	readFilters,
	readSearch,
	SORTS,
	searchUrl,
	withChange,
	withChip,
	withSearch,
	writeFilters,
} from "./list-query";

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
			search: ["cherry", "l'été & co + 50%", "日本 ü"],
			page: [2, 500],
		};
	}

	for (const mediaType of ["movie", "tv"] as const) {
		for (const [name, values] of Object.entries(valuesOf[mediaType])) {
			it.each(values)(`${mediaType} ${name} %s`, (value) => {
				const filters = { ...NO_FILTERS, [name]: value };
				expect([...writeFilters(filters).keys()]).toEqual([name === "search" ? "q" : name]);
				expect(changed(writeFilters(filters).toString(), mediaType)).toEqual({ [name]: value });
			});
		}

		it.each(CHIPS)(`${mediaType} chip %s`, (value) => {
			const filters = withChip(NO_FILTERS, value);
			expect(writeFilters(filters).toString()).toBe(value === "all" ? "" : `chip=${value}`);
			expect(readFilters(mediaType, writeFilters(filters))).toEqual(filters);
		});

		it.each(SORTS)(`${mediaType} sort %s`, (value) => {
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

describe("the URL of a search", () => {
	it.each([
		["", "/search"],
		["q=cherry", "/search?q=cherry"],
		["q=+cherry++pie+&type=movie", "/search?q=cherry+pie&type=movie"],
		["type=tv", "/search?type=tv"],
		["type=multi&q=a", "/search?q=a"],
		["q=a&page=3", "/search?q=a&page=3"],
		["type=person&q=nolan", "/search?q=nolan&type=person"],
		["all=1&q=a", "/search?q=a&all=1"],
		["all=yes&q=a", "/search?q=a"],
		["page=3", "/search"],
	])("%j is written as %s", (search, address) => {
		expect(searchUrl(readSearch(new URLSearchParams(search)))).toBe(address);
	});

	it.each(["type=people", "type=Movie", "type=collection", "type="])("%s is ignored", (search) => {
		expect(readSearch(new URLSearchParams(search)).kind).toBe("multi");
	});
});

describe("what the selects of genre and order chose", () => {
	const chosen = (search: string, mediaType: MediaType = "movie") =>
		listChosenFilters(mediaType, read(search, mediaType)).map(({ key, without }) => [
			key,
			listingUrl(mediaType, without),
		]);

	it("is listed, and each can be taken away without the rest", () => {
		expect(chosen("genre=37&sort=title&year_from=1950")).toEqual([
			["genre", "/movies?sort=title&year_from=1950"],
			["sort", "/movies?genre=37&year_from=1950"],
		]);
		expect(chosen("genre=18", "tv")).toEqual([["genre", "/tv"]]);
	});

	it("is nothing where a chip stands for the order, or for what is unknown", () => {
		for (const search of ["", "chip=latest", "sort=top_rated", "genre=999999", "sort=best", "year_from=1950"]) {
			expect(chosen(search), search).toEqual([]);
		}
	});
});
