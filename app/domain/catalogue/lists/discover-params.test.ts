import { describe, expect, it } from "vitest";
import { checkQuery } from "../source/query";
import type { MediaType } from "../types";
import { toDiscoverParams } from "./discover-params";
import { readFilters } from "./listing-filters";

const CIRCUMSTANCES = {
	today: "2024-05-06",
	region: "US",
	providers: { netflix: "8", disney: "337", hbo: "384|1899", prime: "9" },
};

function paramsOf(search: string, mediaType: MediaType = "movie") {
	return toDiscoverParams(mediaType, readFilters(mediaType, new URLSearchParams(search)), CIRCUMSTANCES);
}

it.each([
	["", "popularity.desc"],
	["chip=trending", "popularity.desc"],
	["chip=top_rated", "vote_average.desc"],
	["chip=latest", "primary_release_date.desc"],
	["sort=title", "title.asc"],
	["chip=latest&sort=title", "title.asc"],
])("movies with %j are ordered by %s", (search, order) => {
	expect(paramsOf(search).sort_by).toBe(order);
});

it.each([
	["chip=latest", "first_air_date.desc"],
	["sort=title", "name.asc"],
])("shows with %j are ordered by %s", (search, order) => {
	expect(paramsOf(search, "tv").sort_by).toBe(order);
});

describe("Top Rated", () => {
	it("requires a minimum number of votes, which a filter can raise but not lower", () => {
		expect(paramsOf("chip=top_rated")["vote_count.gte"]).toBe("300");
		expect(paramsOf("chip=top_rated&votes=1000")["vote_count.gte"]).toBe("1000");
		expect(paramsOf("chip=top_rated&votes=50")["vote_count.gte"]).toBe("300");
	});
});

describe("Latest", () => {
	it("requires dates up to today and a minimum number of votes", () => {
		expect(paramsOf("chip=latest")).toMatchObject({
			"primary_release_date.lte": "2024-05-06",
			"vote_count.gte": "10",
		});
		expect(paramsOf("chip=latest", "tv")["first_air_date.lte"]).toBe("2024-05-06");
	});

	it("does not change a range of years that ends before today, and cuts one that ends later", () => {
		expect(paramsOf("chip=latest&year_to=1999")["primary_release_date.lte"]).toBe("1999-12-31");
		expect(paramsOf("chip=latest&year_to=2024")["primary_release_date.lte"]).toBe("2024-05-06");
		expect(paramsOf("year_to=2024")["primary_release_date.lte"]).toBe("2024-12-31");
	});
});

it.each([
	["genre=28", { with_genres: "28" }],
	["year_from=1990", { "primary_release_date.gte": "1990-01-01" }],
	["year_to=1999", { "primary_release_date.lte": "1999-12-31" }],
	["score=7", { "vote_average.gte": "7" }],
	["votes=500", { "vote_count.gte": "500" }],
	["runtime_from=80", { "with_runtime.gte": "80" }],
	["runtime_to=120", { "with_runtime.lte": "120" }],
	["language=fr", { with_original_language: "fr" }],
	["provider=hbo", { with_watch_providers: "384|1899", watch_region: "US" }],
])("%s becomes %o, and nothing else", (search, params) => {
	expect(paramsOf(search)).toEqual({ sort_by: "popularity.desc", "vote_count.gte": "1", ...params });
});

it("the catalogue accepts all filters of the URL", () => {
	const search =
		"chip=latest&year_from=1990&year_to=2100&score=9&votes=5000&runtime_from=1&runtime_to=600&language=cn&provider=hbo";
	for (const mediaType of ["movie", "tv"] as const) {
		expect(checkQuery(`/discover/${mediaType}`, Object.entries(paramsOf(search, mediaType)))).toMatchObject({
			ok: true,
		});
	}
});
