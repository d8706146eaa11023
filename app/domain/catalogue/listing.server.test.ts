import { describe, expect, it } from "vitest";
import { testPlatform } from "../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import { createCatalogueState, openCatalogue, UpstreamError } from "./catalogue.server";
import { openListing } from "./listing.server";
import { readFilters } from "./listing-filters";
import { openSearch } from "./search.server";
import { readSearch } from "./search-query";
import type { MediaType } from "./types";

function catalogueOver(variables: Record<string, string>) {
	const platform = testPlatform(variables);
	return { platform, catalogue: openCatalogue(platform, createCatalogueState()) };
}

function listing(search: string, mediaType: MediaType = "movie", variables: Record<string, string> = {}) {
	const { platform, catalogue } = catalogueOver(variables);
	const filters = readFilters(mediaType, new URLSearchParams(search));
	return openListing(catalogue, platform.config, { mediaType, filters });
}

function search(query: string, variables: Record<string, string> = {}) {
	return openSearch(catalogueOver(variables).catalogue, readSearch(new URLSearchParams(query)));
}

async function titlesOf(source: {
	readPage(page: number): Promise<{ cards: { title: string; year: number | null }[] }>;
}) {
	return (await source.readPage(1)).cards.map(({ title, year }) => `${title} ${year}`);
}

describe("a listing", () => {
	it("asks for what the filters stand for, with the providers and the region of the configuration", async () => {
		const tmdb = fakeTmdb();
		const variables = { ...TMDB_VARIABLES, PROVIDER_HBO: "384|1899", CATALOGUE_REGION: "GB" };
		await listing("provider=hbo&genre=18", "tv", variables).readPage(2);
		const asked = new URL(tmdb.requests()[0] ?? "", "http://tmdb.test");
		expect(asked.pathname).toBe("/3/discover/tv");
		expect(Object.fromEntries(asked.searchParams)).toEqual({
			page: "2",
			sort_by: "popularity.desc",
			"vote_count.gte": "1",
			watch_region: "GB",
			with_genres: "18",
			with_watch_providers: "384|1899",
		});
	});

	it("is searched by text, whatever the other filters say", async () => {
		const tmdb = fakeTmdb();
		await listing("genre=18&chip=latest&q=The+Paper+Lantern", "movie", TMDB_VARIABLES).readPage(1);
		expect(tmdb.requests()).toEqual(["/3/search/movie?query=the+paper+lantern"]);
	});

	it("shows what passes the quality filter, and counts the rest", async () => {
		fakeTmdb();
		const page = await listing("", "movie", TMDB_VARIABLES).readPage(1);
		// Without a date, a vote, an overview, a poster, for adults …: see tests/fake-upstream/oddities.ts.
		for (const id of [1003, 1004, 1006, 1008, 1010, 1012]) expect(page.cards.map((each) => each.id)).not.toContain(id);
		expect(page.cards.length + page.hidden).toBe(20);
	});

	it("never goes beyond page 500, whatever the upstream says", async () => {
		fakeTmdb();
		expect((await listing("", "movie", TMDB_VARIABLES).readPage(1)).lastPage).toBe(500);
	});

	it("led by no unreleased title and no lone ten", async () => {
		fakeTmdb();
		for (const chip of ["latest", "top_rated"]) {
			const { cards } = await listing(`chip=${chip}`, "movie", TMDB_VARIABLES).readPage(1);
			expect(cards.length).toBeGreaterThan(10);
			expect(cards.map(({ id }) => id)).not.toContain(1022);
		}
	});

	it("fails as the catalogue does", async () => {
		fakeTmdb().setFault({ kind: "status", status: 401 });
		await expect(listing("year_from=1901", "movie", TMDB_VARIABLES).readPage(1)).rejects.toThrow(UpstreamError);
	});
});

describe("search", () => {
	it("over all kinds finds movies and shows, and drops people and collections without counting them as hidden", async () => {
		fakeTmdb();
		const page = await search("q=the+paper+lantern", TMDB_VARIABLES).readPage(1);
		expect(page.cards[0]).toMatchObject({ mediaType: "movie", title: "The Paper Lantern" });
		expect(page.cards.every(({ mediaType }) => mediaType === "movie" || mediaType === "tv")).toBe(true);
		expect(page.hidden).toBe(0);
	});

	it("counts what the quality filter took", async () => {
		const tmdb = fakeTmdb();
		const page = await search("q=a", TMDB_VARIABLES).readPage(1);
		expect(tmdb.requests()).toEqual(["/3/search/multi?query=a"]);
		expect(page.hidden).toBeGreaterThan(0);
		expect(page.cards.length + page.hidden).toBeLessThanOrEqual(20);
	});

	it("is narrowed by a year at the end", async () => {
		expect(await titlesOf(search("q=Dune+2021"))).toEqual(["Dune 2021"]);
		expect(await titlesOf(search("q=Dune+(2021)&type=movie"))).toEqual(["Dune 2021"]);
		expect(await titlesOf(search("q=Dune+2021&type=tv"))).toEqual([]);
	});

	it("finds a title whose name ends with a year", async () => {
		expect(await titlesOf(search("q=Blade+Runner+2049"))).toEqual(["Blade Runner 2049 2017"]);
	});

	it("forgives a typo in the sample catalogue", async () => {
		expect(await titlesOf(search("q=Interstelar"))).toEqual(["Interstellar 2014"]);
	});
});
