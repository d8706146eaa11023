import { describe, expect, it } from "vitest";
import type { MediaType } from "../types";
import { toDiscoverParams } from "./discover-params";
import { readFilters } from "./list-query";

const CONFIG = {
	PROVIDER_NETFLIX: "8",
	PROVIDER_DISNEY: "337",
	PROVIDER_HBO: "384",
	PROVIDER_PRIME: "9",
};

function paramsOf(search: string, mediaType: MediaType = "movie") {
	const filters = readFilters(mediaType, new URLSearchParams(search));
	return toDiscoverParams(filters, { mediaType, config: CONFIG, region: "US", today: "2024-05-06" });
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

it("a genre is one of the upstream's", () => {
	expect(paramsOf("genre=28").with_genres).toBe("28");
	expect(paramsOf("genre=10765", "tv").with_genres).toBe("10765");
});
