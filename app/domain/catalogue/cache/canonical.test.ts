import { expect, it } from "vitest";
import { readConfig } from "~/config.server";
import { toDiscoverParams } from "../lists/discover-params";
import { readFilters } from "../lists/list-query";
import { checkQuery } from "../source/query";
import { isCanonicalQuery } from "./canonical";

const config = readConfig({
	ENVIRONMENT: "development",
	JWT_SECRET: "x".repeat(32),
	PROVIDER_HBO: "1899|384",
} as never);

function isCanonical(path: string, params: Record<string, string> = {}): boolean {
	const checked = checkQuery(path, Object.entries(params));
	if (!checked?.ok) throw new Error(path);
	return isCanonicalQuery(checked.query, config);
}

function isCanonicalListing(search: string, mediaType: "movie" | "tv" = "movie"): boolean {
	const filters = readFilters(mediaType, new URLSearchParams(search));
	const today = new Date().toISOString().slice(0, 10);
	const params = toDiscoverParams(filters, { mediaType, config, region: "ES", today });
	return isCanonical(`/discover/${mediaType}`, { ...params, page: String(filters.page) });
}

it.each([
	"/movie/1000",
	"/tv/1396",
	"/tv/1396/season/2",
	"/person/5",
	"/collection/9",
	"/trending/all/day",
	"/tv/popular",
])("%s is canonical", (path) => {
	expect(isCanonical(path)).toBe(true);
});

it.each(["", "chip=top_rated", "chip=latest", "sort=title&genre=28", "provider=netflix", "provider=hbo", "page=5"])(
	"a listing with %j is canonical",
	(search) => {
		expect(isCanonicalListing(search)).toBe(true);
	},
);

it("a listing of shows is canonical with the genres of shows", () => {
	expect(isCanonicalListing("chip=latest&genre=10765", "tv")).toBe(true);
	expect(isCanonical("/discover/tv", { with_genres: "28" })).toBe(false);
});

it.each([
	"year_from=1950",
	"chip=latest&year_to=1999",
	"score=7",
	"votes=500",
	"runtime_to=90",
	"language=fr",
	"page=6",
])("a listing with %j is not canonical", (search) => {
	expect(isCanonicalListing(search)).toBe(false);
});

it("searches, later pages and parameters that only the proxy accepts are not canonical", () => {
	expect(isCanonical("/search/movie", { query: "dune" })).toBe(false);
	expect(isCanonical("/movie/popular", { page: "6" })).toBe(false);
	expect(isCanonical("/discover/movie", { with_genres: "28,18" })).toBe(false);
	expect(isCanonical("/discover/movie", { with_watch_providers: "2", watch_region: "US" })).toBe(false);
	expect(isCanonical("/discover/movie", { with_watch_providers: "8", watch_region: "QQ" })).toBe(false);
	expect(isCanonical("/discover/movie", { "primary_release_date.lte": "1999-12-31" })).toBe(false);
});

it("the provider rows of every country are canonical, in every language", () => {
	const row = { with_watch_providers: "8", watch_region: "FR", language: "fr-FR" };
	expect(isCanonical("/discover/movie", row)).toBe(true);
});
