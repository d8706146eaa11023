import { expect, test, vi } from "vitest";
import { fetchPage } from "../../tests/harness/pages";
import { recordedTmdb } from "../../tests/harness/recorded-tmdb";
import { TMDB_VARIABLES } from "../../tests/harness/tmdb";

// They read the browser as soon as they are loaded.
vi.mock("~/browser/local-library.client", () => ({}));
vi.mock("~/browser/library/session-lists.client", () => ({}));

async function locationOf(text: string, variables: Record<string, string>): Promise<string | null> {
	const { response } = await fetchPage(`/search?${new URLSearchParams({ q: text })}`, {}, { variables });
	return response.headers.get("location");
}

test.each([
	["tt0133093", "/movie/603"],
	["https://www.imdb.com/title/tt0903747/", "/tv/1396"],
	["https://thetvdb.com/?tab=series&id=81189", "/tv/1396"],
	["https://www.themoviedb.org/movie/603-the-matrix", "/movie/603"],
	["https://letterboxd.com/film/dune-2021/", "/movie/438631"],
	["https://letterboxd.com/film/the-godfather-part-ii/", "/movie/240"],
	["https://trakt.tv/movies/the-matrix-1999", "/movie/603"],
	["https://trakt.tv/shows/breaking-bad", "/tv/1396"],
	["https://letterboxd.com/film/no-such-film/", "/search?q=no+such+film&type=movie"],
])("a search for %s leads to %s", async (text, path) => {
	const tmdb = recordedTmdb();
	expect(await locationOf(text, TMDB_VARIABLES)).toBe(path);
	expect(tmdb.requests().length).toBeLessThanOrEqual(2);
});

test.each([
	["https://trakt.tv/movies/inception-2010", "/movie/27205"],
	["https://www.themoviedb.org/tv/1396-breaking-bad/season/1/episode/2", "/tv/1396/1/2"],
])("in the sample catalogue too, %s leads to %s", async (text, path) => {
	expect(await locationOf(text, {})).toBe(path);
});

test("an id that nobody knows is a search without results", async () => {
	recordedTmdb();
	expect(await locationOf("tt9999999", TMDB_VARIABLES)).toBeNull();
});
