import { describe, expect, it } from "vitest";
import { findEndpoint, loadSchemas } from "../tmdb/endpoints";
import type { MovieDetails, MovieList, ShowDetails } from "../tmdb/schema";
import { respond, sampleClient } from "./client.server";
import { listTitles, personId } from "./titles";

const TODAY = "2026-03-01";
/** Milliseconds; enough for the whole catalogue on a busy machine. */
const CATALOGUE_TIMEOUT = 60_000;

function get(path: string, params: Record<string, string> = {}) {
	return respond(path, new URLSearchParams(params), TODAY);
}

const schemas = await loadSchemas();

/** The response as the product's TMDB schema reads it; fails when the schema had to fill in or drop a value. */
function read<Shape>(path: string, params: Record<string, string> = {}): Shape {
	const { status, body } = get(path, params);
	expect(status, path).toBe(200);
	const parsed = schemas[findEndpoint(path)!.schema].parse(body);
	expect(withoutBlanks(body), path).toMatchObject(withoutBlanks(parsed) as object);
	return parsed as Shape;
}

/** A missing value is null, "" or undefined. */
function withoutBlanks(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value), (_, part) => (part === null || part === "" ? undefined : part));
}

const PARTS = {
	append_to_response: "similar,videos,credits,keywords,watch/providers,release_dates,aggregate_credits,content_ratings",
};

describe("shapes", () => {
	it.each([
		"/trending/all/day",
		"/trending/movie/week",
		"/trending/tv/day",
		"/movie/popular",
		"/movie/top_rated",
		"/tv/popular",
		"/tv/top_rated",
		"/discover/movie",
		"/discover/tv",
	])("%s responds with a full first page in TMDB's format", (path) => {
		const list = read<MovieList>(path);
		expect(list.results).toHaveLength(20);
		expect(list.page).toBe(1);
		expect(list.total_pages).toBe(Math.ceil(list.total_results / 20));
	});

	it("responds to search and genres in TMDB's format", () => {
		expect(read<MovieList>("/search/multi", { query: "the" }).results.length).toBeGreaterThan(0);
		expect(read<MovieList>("/search/movie", { query: "inception" }).results[0]?.id).toBe(27205);
		expect(read<{ genres: object[] }>("/genre/movie/list").genres).toHaveLength(19);
		expect(read<{ genres: object[] }>("/genre/tv/list").genres).toHaveLength(16);
	});

	it("includes only the requested parts and ignores unknown ones", () => {
		expect(get("/movie/27205").body).not.toHaveProperty("credits");
		const { body } = get("/movie/27205", { append_to_response: "credits,constructor,reviews" });
		expect(body).toHaveProperty("credits");
		expect(body).not.toHaveProperty("reviews");
		expect(body).not.toHaveProperty("similar");
	});

	it("names countries and languages as TMDB does", () => {
		expect(get("/movie/27205").body).toMatchObject({
			production_countries: expect.arrayContaining([{ iso_3166_1: "US", name: "United States of America" }]),
			spoken_languages: expect.arrayContaining([{ english_name: "English", iso_639_1: "en", name: "English" }]),
		});
	});

	it("accepts the real client's paths, without /3, and uses today's date", async () => {
		const { status, body } = await sampleClient.get("/trending/all/day", new URLSearchParams());
		expect(status).toBe(200);
		expect((body as MovieList).results).toHaveLength(20);
	});
});

describe("a person", () => {
	it.each([
		["Quentin Tarantino", "Directing"],
		["Harrison Ford", "Acting"],
		["Michael Moore", "Directing"],
		["Rod Serling", "Writing"],
		["John Williams", "Sound"],
		["Roger Deakins", "Camera"],
	])("%s belongs to %s", (name, department) => {
		expect(get(`/person/${personId(name)}`).body).toMatchObject({ name, known_for_department: department });
	});
});

describe("every title", () => {
	it("has complete details, a list of similar titles of its own kind, and a director or a cast", {
		timeout: CATALOGUE_TIMEOUT,
	}, () => {
		for (const { mediaType, id, name } of listTitles("all")) {
			const details = read<MovieDetails | ShowDetails>(`/${mediaType}/${id}`, PARTS);
			const similar = details.similar.results as { id: number }[];
			expect(similar.length, name).toBe(20);
			expect(
				similar.map((item) => item.id),
				name,
			).not.toContain(id);
			expect(new Set(similar.map((item) => item.id)).size, name).toBe(20);
			expect(details.credits.cast.length, name).toBeGreaterThan(0);
			if (mediaType === "movie") expect(details.credits.crew.length, name).toBeGreaterThan(0);
		}
	});

	it("has every season of its details, with all episodes in order, none later than the next season", {
		timeout: CATALOGUE_TIMEOUT,
	}, () => {
		for (const { id, name } of listTitles("tv")) {
			const { seasons } = read<ShowDetails>(`/tv/${id}`, PARTS);
			for (const season of seasons) {
				const { episodes } = read<{ episodes: { id: number; episode_number: number; air_date: string | null }[] }>(
					`/tv/${id}/season/${season.season_number}`,
				);
				expect(
					episodes.map((episode) => episode.episode_number),
					name,
				).toEqual(Array.from({ length: season.episode_count }, (_, index) => index + 1));
				expect(new Set(episodes.map((episode) => episode.id)).size, name).toBe(episodes.length);
				const next = seasons.find((other) => other.season_number === season.season_number + 1 && season.season_number);
				const last = episodes.at(-1)?.air_date;
				if (next && last) expect(last <= next.air_date, `${name} ${season.season_number}: ${last}`).toBe(true);
			}
		}
	});

	it("has people whose page lists the title", () => {
		const { status, body } = get(`/person/${personId("Leonardo DiCaprio")}`, {
			append_to_response: "combined_credits",
		});
		expect(status).toBe(200);
		const { cast } = (body as { combined_credits: { cast: { id: number; media_type: string }[] } }).combined_credits;
		expect(cast.map((item) => item.id)).toContain(27205);
		expect(cast.every((item) => item.media_type)).toBe(true);
	});

	it("is in the collection that its details name", () => {
		const collections = listTitles("movie").flatMap(({ id }) => {
			const { belongs_to_collection } = get(`/movie/${id}`).body as MovieDetails;
			return belongs_to_collection ? [{ id, collection: belongs_to_collection.id }] : [];
		});
		expect(collections.length).toBeGreaterThan(10);
		for (const { id, collection } of collections) {
			const { parts } = get(`/collection/${collection}`).body as { parts: { id: number }[] };
			expect(parts.map((part) => part.id)).toContain(id);
		}
	});
});

describe("pages", () => {
	it.each(["/movie/popular", "/discover/movie", "/trending/all/week", "/tv/top_rated"])(
		"%s has pages without overlaps and gaps",
		(path) => {
			const first = get(path).body as MovieList;
			const keys: string[] = [];
			for (let page = 1; page <= first.total_pages; page++) {
				const { results } = get(path, { page: String(page) }).body as MovieList;
				keys.push(...results.map((item) => `${item.media_type}:${item.id}`));
			}
			expect(keys).toHaveLength(first.total_results);
			expect(new Set(keys).size).toBe(keys.length);
			expect((get(path, { page: String(first.total_pages + 1) }).body as MovieList).results).toEqual([]);
		},
	);
});

describe("errors", () => {
	it.each([
		"/movie/999999999",
		"/tv/27205",
		"/tv/1396/season/99",
		"/person/1",
		"/collection/1",
		"/nothing",
		"/movie/x",
	])("%s is TMDB's 404", (path) => {
		expect(get(path)).toEqual({
			status: 404,
			body: {
				success: false,
				status_code: 34,
				status_message: "The resource you requested could not be found.",
			},
		});
	});

	it.each(["0", "-1", "501", "1.5", "x", ""])("page %j is TMDB's 400", (page) => {
		const { status, body } = get("/movie/popular", { page });
		expect(status).toBe(400);
		expect(body).toMatchObject({ success: false, status_code: 22 });
	});

	it.each([
		["/discover/movie", { sort_by: "constructor.desc" }],
		["/discover/movie", { sort_by: "name.asc" }],
		["/discover/movie", { with_genres: "drama" }],
		["/discover/tv", { "first_air_date.lte": "soon" }],
		["/discover/tv", { "vote_average.gte": "many" }],
		["/search/movie", { query: "heat", year: "95" }],
	])("%s with %j is TMDB's 422", (path, params) => {
		const { status, body } = get(path, params as Record<string, string>);
		expect(status).toBe(422);
		expect(body).toMatchObject({ success: false, status_code: 5 });
	});
});
