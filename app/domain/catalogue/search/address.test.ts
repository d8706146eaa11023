import { expect, test } from "vitest";
import { readAddress } from "./address";

const HOST = "marquee.example";

test.each([
	["tt0133093", "imdb_id tt0133093"],
	["https://www.imdb.com/title/tt0133093/?ref_=nv_sr_srsg_0", "imdb_id tt0133093"],
	["https://m.imdb.com/de/title/tt0133093", "imdb_id tt0133093"],
	["imdb.com/title/tt0133093/", "imdb_id tt0133093"],
	["The Matrix (1999) https://www.imdb.com/title/tt0133093/", "imdb_id tt0133093"],
	["https://www.themoviedb.org/movie/603-the-matrix", "/movie/603"],
	["https://www.themoviedb.org/movie/603-the-matrix?language=de", "/movie/603"],
	["themoviedb.org/tv/1396-breaking-bad", "/tv/1396"],
	["https://www.themoviedb.org/tv/1396-breaking-bad/season/2", "/tv/1396"],
	["https://www.themoviedb.org/tv/1396-breaking-bad/season/2/episode/3", "/tv/1396/2/3"],
	["https://www.themoviedb.org/person/6384-keanu-reeves", "/person/6384"],
	["https://www.themoviedb.org/collection/2344-the-matrix-collection", "/collection/2344"],
	["https://thetvdb.com/?tab=series&id=81189", "tvdb_id 81189"],
	["https://www.thetvdb.com/dereferrer/series/81189", "tvdb_id 81189"],
	["https://thetvdb.com/series/breaking-bad", "tv breaking bad"],
	["https://thetvdb.com/movies/the-matrix", "movie the matrix"],
	["https://letterboxd.com/film/the-matrix/", "movie the matrix"],
	["https://letterboxd.com/somebody/film/dune-2021/", "movie dune 2021"],
	["https://letterboxd.com/tmdb/603", "/movie/603"],
	["https://letterboxd.com/imdb/tt0133093/", "imdb_id tt0133093"],
	["https://trakt.tv/movies/the-matrix-1999", "movie the matrix 1999"],
	["https://app.trakt.tv/shows/breaking-bad/seasons/1", "tv breaking bad"],
	["https://marquee.example/movie/603", "/movie/603"],
	["marquee.example/tv/1396/1/2", "/tv/1396/1/2"],
	["https://marquee.example/watch/movie/603", "/watch/movie/603"],
	["https://marquee.example/watch/tv/1396/1/2?server=3", "/watch/tv/1396/1/2"],
	["/movie/603", "/movie/603"],
])("%s is the address %s", (text, expected) => {
	const address = readAddress(text, HOST);
	if (address?.kind === "path") expect(address.path).toBe(expected);
	else if (address?.kind === "external") expect(`${address.source} ${address.id}`).toBe(expected);
	else expect(`${address?.mediaType} ${address?.words}`).toBe(expected);
});

test.each([
	"the matrix",
	"tt0133",
	"face/off",
	"50/50",
	"https://elsewhere.example/movie/603",
	"https://marquee.example/settings",
	"https://www.imdb.com/chart/top/",
	"https://trakt.tv/movies/603",
	"http://[",
	"//elsewhere.example/movie/603",
	"",
])("%s is no address of a title", (text) => {
	expect(readAddress(text, HOST)).toBeNull();
});
