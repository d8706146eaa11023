import { expect, test } from "vitest";
import { MOVIE_ODDITY, SHOW_ODDITY } from "../../../tests/fake-upstream/oddities";
import { respond } from "../../../tests/fake-upstream/respond";
import { findEndpoint } from "./endpoints";
import { parseResponse } from "./fields";
import { UPSTREAM_PAGE_MAX } from "./limits";
import { collectionDetails, personDetails, personList } from "./people-schema";
import { genreList, mixedList, movieDetails, movieList, seasonDetails, showDetails, showList } from "./schema";

async function fetchJson(path: string): Promise<unknown> {
	const headers = { authorization: "Bearer token" };
	return (await respond(new Request(`http://tmdb.test/3${path}`, { headers }))).json();
}

const WHOLE = "?append_to_response=similar,videos,credits";

test("reads every unusual movie and show, except those with broken JSON", async () => {
	const { truncated, htmlPage, ...movies } = MOVIE_ODDITY;
	for (const id of Object.values(movies)) {
		expect(movieDetails.parse(await fetchJson(`/movie/${id}${WHOLE}`)).id).toBe(id);
	}
	for (const id of Object.values(SHOW_ODDITY))
		expect(showDetails.parse(await fetchJson(`/tv/${id}${WHOLE}`)).id).toBe(id);
});

test("null, missing and ill-typed fields become empty values", async () => {
	const empty = { overview: "", poster_path: null, backdrop_path: null, release_date: "", vote_average: 0 };
	expect(movieDetails.parse(await fetchJson(`/movie/${MOVIE_ODDITY.nullFields}${WHOLE}`))).toMatchObject({
		...empty,
		genres: [],
		production_companies: [],
		credits: { cast: [], crew: [] },
		videos: { results: [] },
		runtime: null,
		status: "",
	});
	expect(movieDetails.parse(await fetchJson(`/movie/${MOVIE_ODDITY.missingFields}${WHOLE}`))).toMatchObject({
		...empty,
		adult: false,
		vote_count: 0,
	});
	expect(movieDetails.parse(await fetchJson(`/movie/${MOVIE_ODDITY.wrongTypes}${WHOLE}`))).toMatchObject({
		vote_average: 0,
		genres: [],
		runtime: null,
		poster_path: null,
	});
	expect(movieDetails.parse(await fetchJson(`/movie/${MOVIE_ODDITY.bare}${WHOLE}`)).similar.results).toEqual([]);
	expect(showDetails.parse(await fetchJson(`/tv/${SHOW_ODDITY.nullSeasons}${WHOLE}`)).seasons).toEqual([]);
});

test("drops an item without an id from a page", async () => {
	const pages = await Promise.all([fetchJson("/movie/popular"), fetchJson("/movie/popular?page=2")]);
	const items = pages.flatMap((page) => movieList.parse(page).results);
	expect(items).toHaveLength(39);
	expect(items.every(({ id }) => Number.isInteger(id))).toBe(true);
	expect(movieList.parse({ results: [null, 5, "x", [], { id: 3 }] }).results).toHaveLength(1);
});

test("people and collections are dropped from mixed lists", async () => {
	const { results } = mixedList.parse(await fetchJson("/trending/all/day"));
	expect(results.length).toBeGreaterThan(10);
	expect(new Set(results.map(({ media_type }) => media_type))).toEqual(new Set(["movie", "tv"]));
});

test("fields that the product does not use are dropped", async () => {
	const [item] = showList.parse(await fetchJson("/tv/popular")).results;
	const body = { results: [{ ...item, softcore: false, extra: { deep: [1, 2, 3] } }] };
	expect(showList.parse(body).results).toEqual([item]);
});

test("clamps the number of pages to those that TMDB serves", async () => {
	expect(movieList.parse(await fetchJson("/movie/popular")).total_pages).toBe(UPSTREAM_PAGE_MAX);
});

test("reads a season without episodes, with null fields and with specials", async () => {
	const unaired = seasonDetails.parse(await fetchJson(`/tv/${SHOW_ODDITY.unairedSeason}/season/2`));
	expect(unaired).toMatchObject({ season_number: 2, air_date: "", episodes: [] });
	const nulls = seasonDetails.parse(await fetchJson(`/tv/${SHOW_ODDITY.nullEpisodes}/season/1`));
	expect(nulls.episodes[0]).toMatchObject({ name: "", overview: "", runtime: null, still_path: null, vote_average: 0 });
	const specials = seasonDetails.parse(await fetchJson(`/tv/${SHOW_ODDITY.specialsOnly}/season/0`));
	expect(specials.episodes).toHaveLength(2);
});

test("sorts the cast by billing and cuts it at forty; of the crew only the shown jobs remain", () => {
	const person = (order: number) => ({ id: order + 1, name: `P${order}`, character: "", order });
	const cast = Array.from({ length: 90 }, (_, index) => person(89 - index));
	const crew = [
		{ id: 1, name: "A", job: "Director", department: "Directing" },
		{ id: 2, name: "B", job: "Caterer", department: "Crew" },
	];
	const { credits } = movieDetails.parse({ id: 1, credits: { cast, crew } });
	expect(credits.cast).toHaveLength(40);
	expect(credits.cast[0]?.order).toBe(0);
	expect(credits.crew.map(({ name }) => name)).toEqual(["A"]);
});

test("rejects a list without results and details without an id", () => {
	expect(movieList.safeParse({}).success).toBe(false);
	expect(movieList.safeParse({ results: "none" }).success).toBe(false);
	expect(movieDetails.safeParse({ success: false, status_code: 34 }).success).toBe(false);
	expect(showDetails.safeParse(null).success).toBe(false);
	expect(seasonDetails.safeParse([]).success).toBe(false);
});

test("only the paths that the product uses have an endpoint", () => {
	expect(findEndpoint("/movie/550")?.schema).toBe("movieDetails");
	expect(findEndpoint("/tv/1396/season/0")?.schema).toBe("seasonDetails");
	for (const path of ["/movie/0", "/movie/550/images", "/person/31/images", "/configuration", "/search/collection"]) {
		expect(findEndpoint(path), path).toBeNull();
	}
});

const UNREADABLE = [[null], [{ id: "9" }, null], [5, "x", [], {}], [{ id: 0 }, { id: -1 }, { id: 1.5 }]];

test.each([
	["movies", movieList, "results"],
	["shows", showList, "results"],
	["movies and shows", mixedList, "results"],
	["people", personList, "results"],
	["genres", genreList, "genres"],
	["episodes", seasonDetails.omit({ season_number: true }), "episodes"],
	["movies of a collection", collectionDetails, "parts"],
])("a list of %s fails where no item can be read, and only there", (_, schema, name) => {
	const around = { id: 1, name: "Whole" };
	for (const items of UNREADABLE) expect(schema.safeParse({ ...around, [name]: items }).success).toBe(false);
	expect(schema.safeParse({ ...around, [name]: [] }).success).toBe(true);
	const one = { id: 3, media_type: "movie", episode_number: 0, name: "One" };
	expect(schema.parse({ ...around, [name]: [null, one, { id: "9" }] })).toMatchObject({ [name]: [{ id: 3 }] });
});

test("a mixed list of people and collections alone can be read, and has no titles", () => {
	const others = [
		{ id: 1, media_type: "person", name: "A" },
		{ id: 2, media_type: "collection" },
	];
	expect(mixedList.parse({ results: others }).results).toEqual([]);
	expect(mixedList.parse({ results: [...others, null, { id: "9", media_type: "movie" }] }).results).toEqual([]);
	expect(mixedList.safeParse({ results: [{ id: 9 }, { id: "9", media_type: "movie" }] }).success).toBe(false);
});

test("a part in which no item can be read leaves the title whole but for it, and the response incomplete", () => {
	const bad = [{ id: "9" }, null];
	const parts: [typeof movieDetails | typeof showDetails | typeof personDetails, object][] = [
		[movieDetails, { similar: { results: bad } }],
		[movieDetails, { similar: "none" }],
		[movieDetails, { videos: { results: bad } }],
		[movieDetails, { credits: { cast: [null], crew: [] } }],
		[movieDetails, { credits: { cast: [], crew: [null] } }],
		[movieDetails, { "watch/providers": { results: { US: null } } }],
		[movieDetails, { release_dates: { results: [null] } }],
		[showDetails, { seasons: bad }],
		[showDetails, { aggregate_credits: { cast: [null] } }],
		[showDetails, { content_ratings: { results: [null] } }],
		[personDetails, { combined_credits: { cast: bad, crew: [] } }],
	];
	for (const [schema, part] of parts) {
		const read = parseResponse(schema, { id: 9, name: "Whole", title: "Whole", ...part });
		expect(read, JSON.stringify(part)).toMatchObject({ body: { id: 9 }, isIncomplete: true });
		expect(schema.parse(read?.body)).toMatchObject(schema.parse({ id: 9, name: "Whole", title: "Whole" }));
	}
});

test("a missing part, an empty one and one of unused jobs or kinds are complete, and one bad item takes no other with it", () => {
	const crew = [{ id: 1, name: "A", job: "Caterer" }];
	const person = { id: 1, media_type: "person" };
	const offers = { flatrate: [{ provider_id: 8, provider_name: "Eight" }] };
	const bodies = [
		{ id: 9 },
		{ id: 9, similar: { results: [] }, videos: { results: [] }, credits: { cast: [], crew: [] } },
		{ id: 9, credits: { cast: [], crew } },
		{ id: 9, aggregate_credits: { crew: [{ id: 1, name: "A", jobs: [{ job: "Caterer" }] }] } },
		{ id: 9, combined_credits: { cast: [person], crew: [] } },
		{ id: 9, similar: null, videos: null },
		{ id: 9, "watch/providers": { results: { DE: null, US: offers } } },
	];
	for (const body of bodies) {
		for (const schema of [movieDetails, showDetails, personDetails]) {
			expect(parseResponse(schema, body)?.isIncomplete, JSON.stringify(body)).toBe(false);
		}
	}
	expect(Object.keys(movieDetails.parse(bodies.at(-1))["watch/providers"].results)).toEqual(["US"]);
	expect(parseResponse(movieDetails, { id: "9" })).toBeNull();
});
