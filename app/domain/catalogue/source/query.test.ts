import { expect, test } from "vitest";
import { SEARCH_TEXT_MAX } from "~/product";
import { checkQuery, createEndpointReaders } from "./query";

function keyOf(path: string, params: Record<string, string> = {}): string {
	const checked = checkQuery(path, Object.entries(params));
	return checked?.ok ? checked.query.key : `rejected: ${JSON.stringify(checked)}`;
}

test("parameters are sorted, and unknown ones are dropped", () => {
	expect(keyOf("/search/movie", { query: "a", api_key: "x", include_adult: "true", page: "2" })).toBe(
		"/search/movie?page=2&query=a",
	);
	expect(keyOf("/genre/tv/list", { page: "2" })).toBe("/genre/tv/list");
	expect(keyOf("/movie/popular", { toString: "x", ["__proto__"]: "y" })).toBe("/movie/popular");
});

test("a page outside 1 to 500 is clamped, and the first page is the same as none", () => {
	const pages = {
		"0": "",
		"-7": "",
		"1": "",
		"01": "",
		"2": "?page=2",
		"501": "?page=500",
		"99999999999999999999": "?page=500",
	};
	for (const [page, suffix] of Object.entries(pages)) {
		expect(keyOf("/movie/popular", { page }), page).toBe(`/movie/popular${suffix}`);
	}
});

test("details always append similar titles, videos, credits, keywords, offers and age ratings, people their credits", () => {
	const key = "/movie/550?append_to_response=similar%2Cvideos%2Ccredits%2Ckeywords%2Cwatch%2Fproviders%2Crelease_dates";
	expect(keyOf("/movie/550")).toBe(key);
	expect(keyOf("/person/31")).toBe("/person/31?append_to_response=combined_credits");
	expect(keyOf("/movie/550", { append_to_response: "images" })).toBe(key);
});

test("a search text is normalized, and cut when it is too long", () => {
	expect(keyOf("/search/multi", { query: "  The   Óld\tMan " })).toBe(keyOf("/search/multi", { query: "the óld man" }));
	const long = checkQuery("/search/multi", [["query", "🎬".repeat(1000)]]);
	expect(long?.ok && [...(long.query.params.get("query") ?? "")].length).toBe(SEARCH_TEXT_MAX);
});

test("lists of ids are sorted and without repetitions", () => {
	expect(keyOf("/discover/tv", { with_genres: "35,18,35" })).toBe("/discover/tv?with_genres=18%2C35");
	expect(keyOf("/discover/tv", { with_watch_providers: "1899|384" })).toBe(
		"/discover/tv?with_watch_providers=384%7C1899",
	);
});

test.each([
	["page", "two"],
	["page", "1.5"],
	["sort_by", "luck.desc"],
	["sort_by", "popularity"],
	["with_genres", "drama"],
	["with_genres", "18,"],
	["with_genres", "18,28|35"],
	["vote_average.gte", "11"],
	["vote_average.gte", "-1"],
	["vote_count.gte", "1.5"],
	["vote_count.gte", "1e3"],
	["primary_release_date.lte", "2020-02-30"],
	["primary_release_date.lte", "yesterday"],
	["with_runtime.gte", "NaN"],
	["with_original_language", "english"],
	["watch_region", "us"],
	["year", "20"],
])("%s=%s is invalid, and the error names the parameter", (name, value) => {
	expect(checkQuery("/discover/movie", [[name, value]])).toEqual({ ok: false, errors: { [name]: expect.any(String) } });
});

test("an empty value is dropped", () => {
	expect(keyOf("/discover/movie", { with_genres: "", sort_by: " " })).toBe("/discover/movie");
});

test("movies and shows have their own orders and dates", () => {
	expect(checkQuery("/discover/tv", [["sort_by", "revenue.desc"]])?.ok).toBe(false);
	expect(checkQuery("/discover/tv", [["sort_by", "first_air_date.desc"]])?.ok).toBe(true);
	expect(keyOf("/discover/tv", { "primary_release_date.gte": "2020-01-01" })).toBe("/discover/tv");
});

test("a method of the catalogue rejects a parameter that its endpoint does not take", async () => {
	const read: string[] = [];
	const { discover, movie } = createEndpointReaders(async (path, params) => {
		read.push(`${path}?${new URLSearchParams(params)}`);
	});
	const misspelt: Record<string, string> = { "with_runtime.min": "90", with_genres: "18" };
	await expect(discover.movie(misspelt)).rejects.toThrow("no parameter with_runtime.min of /discover/movie");
	const ofMovies: Record<string, string> = { "primary_release_date.gte": "2020-01-01" };
	await expect(discover.tv(ofMovies)).rejects.toThrow("no parameter primary_release_date.gte of /discover/tv");
	await discover.movie(ofMovies);
	await movie({ id: 550 });
	expect(read).toEqual(["/discover/movie?primary_release_date.gte=2020-01-01", "/movie/550?"]);
});

test.each([
	"/",
	"",
	"/movie",
	"/movie/",
	"/movie/0",
	"/movie/007",
	"/movie/12345678901",
	"/movie/550/images",
	"/person/31/images",
	"/collection/0",
	"/movie/550/../popular",
	"/search/collection",
	"/tv/1/season/01",
])("%s is not a path of the catalogue", (path) => {
	expect(checkQuery(path, [])).toBeNull();
});
