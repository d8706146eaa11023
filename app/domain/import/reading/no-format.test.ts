// Files of services without a format of their own: CSV is read by the names of its columns, the rest is refused.
import { expect, it } from "vitest";
import { describeAll, readAll, toFile } from "../../../../tests/harness/import-files";

it("MovieLens' ratings are read by their ids, whose IMDb numbers lack the letters", () => {
	const csv =
		'movie_id,imdb_id,tmdb_id,rating,average_rating,title\n7,9100001,91001,4.5,4.1,"Air, The (2023)"\n8,0000042,91002,4,3.9,Slow Rain (2021)\n';
	expect(describeAll(toFile("movielens-ratings.csv", csv))).toEqual([
		"rating ? The Air (2023) =9 tmdb:91001 imdb:tt9100001",
		"play ? The Air (2023) tmdb:91001 imdb:tt9100001 ?rated",
		"rating ? Slow Rain (2021) =8 tmdb:91002 imdb:tt0000042",
		"play ? Slow Rain (2021) tmdb:91002 imdb:tt0000042 ?rated",
	]);
});

it("Criticker's points of 100 are read, with spaces before the names of the columns", () => {
	const csv =
		"Score, Film Name, Year, Mini Review, URL, IMDB ID\n85, Air, 2023, fine, https://example.org/film/air/, tt9100001\n";
	const { records, warnings } = readAll(toFile("criticker.csv", csv));
	expect(records).toMatchObject([
		{ kind: "rating", title: "Air", year: 2023, rating: 9, ids: { imdb: "tt9100001" } },
		{ kind: "play", asks: "rated", watched_at: null },
	]);
	expect(warnings).toEqual([{ code: "scaleOf100", file: "criticker.csv" }]);
});

it("Prime Video's history by the exporter has episodes in two columns, and trailers as episode 0", () => {
	const csv =
		'"Date Watched","Type","Title","Episode Title","Global Title Identifier"\n"1704225845000","Movie","Air","","x"\n"1704225845000","Movie","Air","Episode 0: Official Trailer","x"\n"1704225845001","Series","Dark Tide - Season 1","Episode 5: Fog","x"\n"1704225845002","Series","Dark Tide - Season 2","Rain","x"\n';
	expect(describeAll(toFile("watch-history-export.csv", csv))).toEqual([
		"play movie Air @1704225845000",
		"other movie Air “Episode 0: Official Trailer” [trailer]",
		"play tv Dark Tide S1E5 @1704225845001",
		"play tv Dark Tide S2 “Rain” @1704225845002",
	]);
});

it("a CSV with a column for episodes' names has their names where it has no numbers", () => {
	const csv =
		"title,season,episode,episode_title,watched_at\nDark Tide,1,,Fog,2024-01-02\nDark Tide,1,2,Rain,2024-01-03\nDark Tide,,,Snow,2024-01-04\n";
	expect(describeAll(toFile("mine.csv", csv))).toEqual([
		"play tv Dark Tide S1 “Fog” @2024-01-02",
		"play tv Dark Tide S1E2 @2024-01-03",
		"play tv Dark Tide “Snow” @2024-01-04",
	]);
});

it("a rating of an episode that has a name instead of a number is no rating of its season", () => {
	const csv = "title,season,episode_title,rating\nDark Tide,1,Fog,9\nDark Tide,1,,7\n";
	expect(describeAll(toFile("mine.csv", csv))).toEqual([
		"rating tv Dark Tide S1 “Fog” =9",
		"play tv Dark Tide S1 “Fog” ?rated",
		"other ? Dark Tide S1 [ofSeasons rating]",
	]);
});

it("a CSV of times with a column for their zone is asked about its zone", () => {
	const csv = "title,season,episode,watched_at,watched_at_tz\nDark Tide,1,2,2024-01-02 20:00:00,Europe/Berlin\n";
	const { records, questions } = readAll(toFile("readable/episodes.csv", csv));
	expect(records).toMatchObject([{ kind: "play", season: 1, episode: 2, watched_at: "2024-01-02 20:00:00" }]);
	expect(questions).toEqual(["timeZone"]);
});

it("a list of first and last dates is asked about its columns", () => {
	const csv =
		"type,title,tvdb_id,tmdb_id,season_number,episode_number,first_watched_at,last_watched_at,plays\nepisode,Dark Tide,334,,1,2,2024-01-02T20:00:00Z,2024-02-02T20:00:00Z,2\n";
	expect(readAll(toFile("watches.csv", csv))).toMatchObject({ records: [], questions: ["columns"] });
});

it.each([
	["Ryot", toFile("ryot.json", { metadata: [{ lot: "movie", source: "tmdb", identifier: "603" }] }), "noService"],
	["Kodi", toFile("movie.nfo", "<movie><title>Air</title><playcount>1</playcount></movie>"), "otherXml"],
])("a file of %s is refused with a reason", (_, file, code) => {
	expect(readAll(file).files).toMatchObject([{ isUsed: false, reason: { code } }]);
});
