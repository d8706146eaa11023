import { describe, expect, it } from "vitest";
import { discover } from "~/clients/sample-catalogue/query";
import { checkQuery } from "../source/query";
import type { MediaType } from "../types";
import { listActiveFilters } from "./active-filters";
import { toDiscoverParams } from "./discover-params";
import { FILTERS, type Filter } from "./filters";
import { type ListingFilters, listingUrl, NO_FILTERS, readFilters } from "./list-query";

const CONFIG = {
	PROVIDER_NETFLIX: "8",
	PROVIDER_DISNEY: "337",
	PROVIDER_HBO: "384|1899",
	PROVIDER_PRIME: "9",
};

type Params = Record<string, string>;

/** URLs, and the upstream's parameters for movies and, where they differ, for shows. */
const EXAMPLES: [search: string, movie: Params, tv?: Params][] = [
	["year_from=1990", { "primary_release_date.gte": "1990-01-01" }, { "first_air_date.gte": "1990-01-01" }],
	["year_to=1999", { "primary_release_date.lte": "1999-12-31" }, { "first_air_date.lte": "1999-12-31" }],
	[
		"year_from=1990&year_to=1990",
		{ "primary_release_date.gte": "1990-01-01", "primary_release_date.lte": "1990-12-31" },
		{ "first_air_date.gte": "1990-01-01", "first_air_date.lte": "1990-12-31" },
	],
	["score=7", { "vote_average.gte": "7" }],
	["votes=1000", { "vote_count.gte": "1000" }],
	["runtime_from=80", { "with_runtime.gte": "80" }],
	["runtime_to=120", { "with_runtime.lte": "120" }],
	["runtime_from=80&runtime_to=120", { "with_runtime.gte": "80", "with_runtime.lte": "120" }],
	["country=JP", { with_origin_country: "JP" }],
	["language=fr", { with_original_language: "fr" }],
	["provider=disney", { with_watch_providers: "337", watch_region: "GB" }],
	["provider=hbo", { with_watch_providers: "384|1899", watch_region: "GB" }],
];

const TYPES: MediaType[] = ["movie", "tv"];

function read(search: string, mediaType: MediaType = "movie"): ListingFilters {
	return readFilters(mediaType, new URLSearchParams(search));
}

function paramsOf(filters: ListingFilters, mediaType: MediaType) {
	return toDiscoverParams(filters, { mediaType, config: CONFIG, region: "GB", today: "2024-05-06" });
}

it("every filter has an example", () => {
	const used = EXAMPLES.flatMap(([search]) =>
		Object.entries(read(search)).flatMap(([name, value]) =>
			value === NO_FILTERS[name as keyof ListingFilters] ? [] : [name],
		),
	);
	expect(new Set(used)).toEqual(new Set(FILTERS.flatMap(({ names }) => [...names])));
});

describe.each(EXAMPLES)("%s", (search, movie, tv = movie) => {
	it("is read from the URL and written to it", () => {
		for (const mediaType of TYPES) {
			expect(listingUrl(mediaType, read(search, mediaType))).toBe(
				`${mediaType === "movie" ? "/movies" : "/tv"}?${search}`,
			);
		}
	});

	it("has one chip, which removes it", () => {
		const active = listActiveFilters(read(`genre=28&${search}`));
		expect(active).toHaveLength(1);
		expect(active.map(({ without }) => listingUrl("movie", without))).toEqual(["/movies?genre=28"]);
	});

	it("sets these parameters of the upstream, and no others", () => {
		for (const [mediaType, expected] of [["movie", movie] as const, ["tv", tv] as const]) {
			const none = paramsOf(NO_FILTERS, mediaType);
			expect(paramsOf(read(search, mediaType), mediaType)).toEqual({ ...none, ...expected });
		}
	});
});

function offeredValues(filter: Filter): (string | number)[] {
	if (filter.control === "range") return [filter.bounds.min, filter.bounds.max];
	return filter.control === "pills" ? [...filter.values] : [...filter.choices];
}

/** What of the parameters the catalogue asks its source for. */
function queryOf(filters: ListingFilters, mediaType: MediaType): URLSearchParams {
	const checked = checkQuery(`/discover/${mediaType}`, Object.entries(paramsOf(filters, mediaType)));
	return checked?.ok ? checked.query.params : new URLSearchParams({ errors: JSON.stringify(checked?.errors) });
}

const NAMES = FILTERS.flatMap((filter) =>
	filter.names.flatMap((name) => TYPES.map((mediaType) => [name, mediaType, offeredValues(filter)] as const)),
);

describe.each(NAMES)("%s of /discover/%s: every value that the drawer offers", (name, mediaType, values) => {
	const offered = values.map((value) => ({ ...NO_FILTERS, [name]: value }));

	it("is read from the URL", () => {
		for (const filters of offered) {
			expect(read(listingUrl(mediaType, filters).split("?")[1] ?? "", mediaType)).toEqual(filters);
		}
	});

	it("reaches the source of the catalogue, with all parameters of the filter", () => {
		for (const filters of offered) {
			expect(Object.fromEntries(queryOf(filters, mediaType))).toEqual(paramsOf(filters, mediaType));
		}
	});

	it("leaves titles out of the sample catalogue, or keeps some, as the value says", () => {
		const count = (filters: ListingFilters) => discover(mediaType, queryOf(filters, mediaType))?.length;
		const sizes = offered.map((filters) => count(filters) ?? Number.NaN);
		expect(Math.min(...sizes)).toBeLessThan(count(NO_FILTERS) ?? 0);
		expect(Math.max(...sizes)).toBeGreaterThan(0);
	});
});

it.each([
	"year_from=12",
	"year_from=1869",
	"year_to=2101",
	"year_from=20x0",
	"year_from=-1999",
	"year_to=99999",
	"score=11",
	"score=7.5",
	"votes=-1",
	"runtime_from=0",
	"runtime_to=601",
	"runtime_to=1e3",
	"country=XX",
	"country=us",
	"language=xx",
	"language=EN",
	"provider=8",
])("the invalid value %s is dropped", (search) => {
	expect(read(search)).toEqual(NO_FILTERS);
});

it("bounds in the wrong order are swapped", () => {
	expect(listingUrl("movie", read("year_from=2000&year_to=1990&runtime_from=120&runtime_to=90"))).toBe(
		"/movies?year_from=1990&year_to=2000&runtime_from=90&runtime_to=120",
	);
});

it("the chips are in the order of the drawer", () => {
	const search = "provider=prime&language=fr&runtime_to=120&votes=50&score=9&year_to=1999&country=FR";
	expect(listActiveFilters(read(search)).map(({ key }) => key)).toEqual(FILTERS.map(({ names }) => names[0]));
});
