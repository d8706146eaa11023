import { describe, expect, it, vi } from "vitest";
import { nameList } from "~/components/browse/name-list";
import { createIsolate } from "~/platform.server";
import { testPlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue, UpstreamError } from "../catalogue.server";
import { findCorrection } from "../search/correction";
import { openSearch } from "../search/open-search.server";
import type { MediaType } from "../types";
import { readFilters, readSearch } from "./list-query";
import type { ListSource } from "./list-source.server";
import { openListing } from "./open-list.server";

function catalogueOver(variables: Record<string, string>) {
	const platform = testPlatform(variables);
	return { platform, catalogue: openCatalogue({ ...platform, isolate: createIsolate() }) };
}

function listing(search: string, mediaType: MediaType = "movie", variables: Record<string, string> = {}) {
	const { platform, catalogue } = catalogueOver(variables);
	const filters = readFilters(mediaType, new URLSearchParams(search));
	return openListing(catalogue, platform.config, { mediaType, filters });
}

function search(query: string, variables: Record<string, string> = {}) {
	const { platform, catalogue } = catalogueOver(variables);
	return openSearch(catalogue, platform.config, readSearch(new URLSearchParams(query)));
}

async function titlesOf(source: ListSource) {
	return (await source.readPage(1)).cards.map((card) =>
		card.mediaType === "person" ? card.name : `${card.title} ${card.year}`,
	);
}

async function openMovie(id: number) {
	return catalogueOver(TMDB_VARIABLES).catalogue.movie({ id });
}

describe("a listing", () => {
	it("of a country requests the titles that were made there", async () => {
		const tmdb = fakeTmdb();
		await listing("country=JP", "movie", TMDB_VARIABLES).readPage(1);
		expect(tmdb.requests()[0]).toContain("with_origin_country=JP");
		const { cards } = await listing("country=JP").readPage(1);
		expect(cards.map((card) => "title" in card && card.title)).toContain("Seven Samurai");
	});

	it("requests the filters with the configured providers and region", async () => {
		const tmdb = fakeTmdb();
		const variables = { ...TMDB_VARIABLES, PROVIDER_HBO: "384|1899", CATALOGUE_REGION: "GB" };
		await listing("provider=hbo&genre=18", "tv", variables).readPage(2);
		const requested = new URL(tmdb.requests()[0] ?? "", "http://tmdb.test");
		expect(requested.pathname).toBe("/3/discover/tv");
		expect(Object.fromEntries(requested.searchParams)).toEqual({
			page: "2",
			sort_by: "popularity.desc",
			"vote_count.gte": "1",
			watch_region: "GB",
			with_genres: "18",
			with_watch_providers: "384|1899",
		});
	});

	it("with a text is a search without the other filters", async () => {
		const tmdb = fakeTmdb();
		await listing("genre=18&chip=latest&q=The+Paper+Lantern", "movie", TMDB_VARIABLES).readPage(1);
		expect(tmdb.requests()).toEqual(["/3/search/movie?query=the+paper+lantern"]);
	});

	it("shows the titles that pass the quality filter, and counts the rest", async () => {
		fakeTmdb();
		const page = await listing("", "movie", TMDB_VARIABLES).readPage(1);
		// Without a date, a vote, an overview, a poster, for adults …: see tests/fake-upstream/oddities.ts.
		for (const id of [1003, 1004, 1006, 1008, 1010, 1012]) expect(page.cards.map((card) => card.id)).not.toContain(id);
		expect(page.cards.length + page.hidden).toBe(20);
	});

	it("ends at page 500, also when the upstream reports more pages", async () => {
		fakeTmdb();
		expect((await listing("", "movie", TMDB_VARIABLES).readPage(1)).lastPage).toBe(500);
	});

	it("does not start with unreleased titles or titles with a single vote", async () => {
		fakeTmdb();
		for (const chip of ["latest", "top_rated"]) {
			const { cards } = await listing(`chip=${chip}`, "movie", TMDB_VARIABLES).readPage(1);
			expect(cards.length).toBeGreaterThan(10);
			expect(cards.map(({ id }) => id)).not.toContain(1022);
		}
	});

	it("fails with the error of the catalogue", async () => {
		fakeTmdb().setFault({ kind: "status", status: 401 });
		await expect(listing("year_from=1901", "movie", TMDB_VARIABLES).readPage(1)).rejects.toThrow(UpstreamError);
	});
});

describe("search", () => {
	it("of all types finds movies and shows, without people or collections among them", async () => {
		fakeTmdb();
		const page = await search("q=the+paper+lantern", TMDB_VARIABLES).readPage(1);
		expect(page.cards[0]).toMatchObject({ mediaType: "movie", title: "The Paper Lantern" });
		expect(page.cards.every(({ mediaType }) => mediaType === "movie" || mediaType === "tv")).toBe(true);
		expect(page.hidden).toBe(0);
	});

	it("also shows titles without a poster, a score or a date, after complete ones", async () => {
		const tmdb = fakeTmdb();
		for (const id of [1006, 1008, 1020]) {
			const { title } = (await openMovie(id)) ?? {};
			const { cards } = await search(`q=${encodeURIComponent(title ?? "")}`, TMDB_VARIABLES).readPage(1);
			expect(cards.map((card) => card.id)).toContain(id);
		}
		tmdb.clearRequests();
		const page = await search("q=the&type=movie", TMDB_VARIABLES).readPage(1);
		expect(tmdb.requests()).toEqual(["/3/search/movie?query=the"]);
		const lacks = page.cards.map(
			(card) => card.mediaType === "movie" && (!card.poster || card.rating === 0 || !card.year),
		);
		expect(lacks.lastIndexOf(false)).toBeLessThan(lacks.includes(true) ? lacks.indexOf(true) : 20);
	});

	it("hides titles with few known facts, unless they are requested by their full name or all are shown", async () => {
		const bare = { id: 5, title: "Dunmere Nights", overview: "", release_date: "2001-01-01" };
		const results = [bare, { ...bare, id: 6, title: "Dunmere", vote_average: 0 }, { ...bare, id: 7, adult: true }];
		vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
			Response.json({ page: 1, results, total_pages: 1, total_results: 3 }),
		);
		const page = await search("q=dunmere&type=movie", TMDB_VARIABLES).readPage(1);
		expect([page.cards.map(({ id }) => id), page.hidden]).toEqual([[6], 1]);
		const all = await search("q=dunmere&type=movie&all=1", TMDB_VARIABLES).readPage(1);
		expect([all.cards.map(({ id }) => id), all.hidden]).toEqual([[5, 6], 0]);
	});

	it.each([
		["기생충", { title: "Parasite", original_title: "기생충" }],
		["기생충", { title: "기생충", original_title: "" }],
		["сталкер", { title: "Stalker", original_title: "Сталкер" }],
		["千と千尋の神隠し", { title: "Spirited Away", original_title: "千と千尋の神隠し" }],
		["الرسالة", { title: "The Message", original_title: "الرسالة" }],
		["अपराजितो", { title: "Aparajito", original_title: "अपराजितो" }],
		["!!!", { title: "Chk Chk Chk", original_title: "!!!" }],
		["☆", { title: "☆", original_title: "☆" }],
	])("finds %s by its exact name, in any script, although nobody has voted for it", async (text, names) => {
		const bare = { id: 5, overview: "", vote_average: 0, vote_count: 0, ...names };
		const other = { ...bare, id: 6, title: "Another", original_title: "???" };
		const shows = [bare, other].map(({ title, original_title, ...rest }) => ({
			...rest,
			name: title,
			original_name: original_title,
		}));
		vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
			Response.json({ results: String(input).includes("/tv") ? shows : [bare, other], total_pages: 1 }),
		);
		for (const q of [text, `${text} 2019`].map(encodeURIComponent)) {
			for (const type of ["movie", "tv"]) {
				const page = await search(`q=${q}&type=${type}`, TMDB_VARIABLES).readPage(1);
				expect([page.cards.map(({ id }) => id), page.hidden]).toEqual([[5], 1]);
			}
		}
	});

	it("of all types finds people on its first page, with one more request, and one for the titles of who has no titles beside them", async () => {
		const tmdb = fakeTmdb();
		const source = search("q=ada", TMDB_VARIABLES);
		const first = await source.readPage(1);
		expect(first.people?.length).toBeGreaterThan(0);
		expect(first.people?.every(({ name }) => /ada/i.test(name))).toBe(true);
		expect((await source.readPage(2)).people).toBeUndefined();
		const { id } = first.people?.[0] ?? {};
		expect(tmdb.counts()).toEqual({ "/3/search/multi": 2, "/3/search/person": 1, [`/3/person/${id}`]: 1 });
	});

	it("shows titles while the search for people fails", async () => {
		fakeTmdb().setFault({ kind: "status", status: 401 }, { path: /search\/person/ });
		const page = await search("q=the+paper+lantern", TMDB_VARIABLES).readPage(1);
		expect([page.cards.length > 0, page.people]).toEqual([true, undefined]);
	});

	it.each([
		["nolan", "Christopher Nolan"],
		["miyazaki", "Hayao Miyazaki"],
		["Toni Collette", "Toni Collette"],
		["toni colette", "Toni Collette"],
	])("for %s finds %s in the sample catalogue", async (text, name) => {
		expect((await search(`q=${text}`).readPage(1)).people?.[0]).toMatchObject({ mediaType: "person", name });
		expect((await titlesOf(search(`q=${text}&type=person`)))[0]).toBe(name);
	});

	it("returns the correction of a misspelt text", async () => {
		expect((await search("q=Interstelar").readPage(1)).takenFor).toBe("Interstellar");
		expect((await search("q=toni+colette").readPage(1)).takenFor).toBe("Toni Collette");
		expect((await search("q=interstellar").readPage(1)).takenFor).toBeUndefined();
		expect((await search("q=nolan").readPage(1)).takenFor).toBeUndefined();
	});

	it.each([
		["80s+horror", ["Horror movies of the 1980s"]],
		["horror+80s+shows", ["Horror movies of the 1980s"]],
		["comedies+from+1994", ["Comedy movies of 1994", "Comedy TV shows of 1994"]],
		["korean+thriller", ["Thriller movies in Korean"]],
		["british+crime+series", ["Crime TV shows from United Kingdom"]],
		["90s", ["Movies of the 1990s", "TV shows of the 1990s"]],
	])(
		"for %s, a list and no name, returns the first titles of the lists, and takes it for no slip",
		async (text, labels) => {
			for (const type of ["multi", "person"]) {
				const page = await search(`q=${text}&type=${type}`).readPage(1);
				expect(page.listings?.map(({ name }) => nameList("en", name))).toEqual(labels);
				expect(page.takenFor).toBeUndefined();
				if (page.cards.length > 0) continue;
				for (const { url, cards = [] } of page.listings ?? []) {
					const [path, query] = url.split("?");
					const whole = await listing(query ?? "", path === "/tv" ? "tv" : "movie").readPage(1);
					expect(cards).toEqual(whole.cards.slice(0, 20));
					expect(cards.length).toBeGreaterThan(0);
				}
			}
		},
	);

	it("reads no list beside titles of that name, and none on a later page", async () => {
		const tmdb = fakeTmdb();
		const page = await search("q=western", TMDB_VARIABLES).readPage(2);
		expect(page.listings).toBeUndefined();
		const titles = await search("q=the+paper+lantern", TMDB_VARIABLES).readPage(1);
		expect(titles.cards.length).toBeGreaterThan(0);
		expect(Object.keys(tmdb.counts()).filter((path) => path.includes("discover"))).toEqual([]);
	});

	it("leaves out lists that are empty", async () => {
		expect((await search("q=western+shows+of+1890").readPage(1)).listings).toEqual([]);
	});

	it("offers the lists without their titles while these cannot be read", async () => {
		fakeTmdb().setFault({ kind: "status", status: 401 }, { path: /discover/ });
		expect((await search("q=80s+horror", TMDB_VARIABLES).readPage(1)).listings).toEqual([
			{
				name: { lists: ["/movies?genre=27&year_from=1980&year_to=1989"] },
				url: "/movies?genre=27&year_from=1980&year_to=1989",
			},
		]);
	});

	it("is restricted by a year at the end", async () => {
		expect(await titlesOf(search("q=Dune+2021"))).toEqual(["Dune 2021"]);
		expect(await titlesOf(search("q=Dune+(2021)&type=movie"))).toEqual(["Dune 2021"]);
		expect(await titlesOf(search("q=Dune+2021&type=tv"))).toEqual([]);
	});

	it("finds a title whose name ends with a year", async () => {
		expect(await titlesOf(search("q=Blade+Runner+2049"))).toEqual(["Blade Runner 2049 2017"]);
	});

	it("allows a typo in the sample catalogue", async () => {
		expect(await titlesOf(search("q=Interstelar"))).toEqual(["Interstellar 2014"]);
	});
});

describe("the correction of a misspelt text", () => {
	it.each([
		["Interstelar", ["Interstellar"], "Interstellar"],
		["braking bad", ["Breaking Bad"], "Breaking Bad"],
		["intersetl", ["Interstellar"], "Interstellar"],
		["godfahter", ["The Godfather", "The Godfather Part II"], "Godfather"],
		["cristopher nolan", ["Christopher Nolan"], "Christopher Nolan"],
	])("%s, which found %j, was taken for %s", (text, names, meant) => {
		expect(findCorrection(text, names)).toBe(meant);
	});

	it.each([
		["dune", ["Dune"]],
		["aliens", ["Alien", "Aliens"]],
		["spiderman", ["Spider-Man"]],
		["spider man", ["Spiderman"]],
		["amelie", ["Amélie"]],
		["rocky 2", ["Rocky II"]],
		["der pate", ["The Godfather"]],
		["", ["Dune"]],
		["dune", []],
	])("%s is not a misspelling of %j", (text, names) => {
		expect(findCorrection(text, names)).toBeNull();
	});
});
