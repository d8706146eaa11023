import { expect, it } from "vitest";
import { describeAll, readAll, toFile, toZip } from "../../../../tests/harness/import-files";

const MOVIE = {
	...{ title: "Paper Lanterns", year: 2011 },
	ids: { trakt: 901, slug: "paper-lanterns-2011", imdb: "tt9100001", tmdb: 91001, plex: { guid: "x", slug: "y" } },
};
const SHOW = {
	...{ title: "North Harbour", year: null, aired_episodes: 20 },
	ids: { trakt: 902, slug: "north-harbour", imdb: null, tmdb: null, tvdb: 920002 },
};
const EPISODE = {
	...{ season: 1, number: 2, title: "Fog" },
	ids: { trakt: 903, tvdb: 930003, imdb: null, tmdb: null, plex: { guid: null } },
};
const SEASON = { number: 1, ids: { trakt: 904, tvdb: 940004, tmdb: null } };
const AT = "2026-07-20T20:15:00.000Z";

it("reads every list of the website's JSON export, and says of each entry what becomes of it", () => {
	const files = {
		"watched-history-1.json": [{ id: 14000000001, watched_at: AT, action: "watch", type: "movie", movie: MOVIE }],
		"watched-history-2.json": [
			{ id: 14000000002, watched_at: AT, action: "scrobble", type: "episode", episode: EPISODE, show: SHOW },
		],
		"ratings-movies.json": [{ rated_at: AT, rating: 8, type: "movie", movie: MOVIE }],
		"ratings-shows.json": [{ rated_at: AT, rating: 7, show: SHOW }],
		"ratings-seasons.json": [{ rated_at: AT, rating: 6, type: "season", season: SEASON, show: SHOW }],
		"ratings-episodes-1.json": [{ rated_at: AT, rating: 10, type: "episode", episode: EPISODE, show: SHOW }],
		"lists-watchlist.json": [
			{
				rank: 1,
				id: 1,
				listed_at: AT,
				notes: null,
				type: "person",
				person: { name: "Someone", ids: { trakt: 5, slug: "s" } },
			},
			{ rank: 2, id: 2, listed_at: AT, notes: null, type: "movie", movie: MOVIE },
			{ rank: 3, id: 3, listed_at: AT, notes: null, type: "season", season: SEASON, show: SHOW },
		],
		"lists-favorites.json": [{ rank: 1, id: 4, listed_at: AT, notes: "good", type: "movie", movie: MOVIE }],
		"lists-lists.json": [
			{
				name: "Rainy days, 2",
				description: "For the sofa",
				privacy: "private",
				ids: { trakt: 77, slug: "rainy-days-2" },
			},
		],
		"lists-list-77-rainy-days-2.json": [
			{ rank: 2, id: 5, listed_at: AT, notes: null, type: "show", show: SHOW },
			{ rank: 1, id: 6, listed_at: AT, notes: null, type: "movie", movie: MOVIE },
			{ rank: 3, id: 7, listed_at: AT, notes: null, type: "season", season: SEASON, show: SHOW },
		],
		"watched-playback.json": [{ progress: 41.5, paused_at: AT, id: 6, type: "movie", movie: MOVIE }],
		"hidden-progress-watched.json": [{ hidden_at: AT, type: "show", show: SHOW }],
		"collection-movies.json": [{ collected_at: AT, metadata: { media_type: "digital", "3d": false }, movie: MOVIE }],
		"comments-movies.json": [{ type: "movie", movie: MOVIE, comment: { id: 1, comment: "Fine" } }],
	};
	expect(describeAll(toZip("trakt-export-someone.zip", files))).toEqual([
		"play movie Paper Lanterns (2011) @2026-07-20T20:15:00.000Z tmdb:91001 imdb:tt9100001 #trakt:14000000001",
		"play tv North Harbour S1E2 @2026-07-20T20:15:00.000Z tvdb:920002 episodeTvdb:930003 #trakt:14000000002",
		"rating movie Paper Lanterns (2011) =8 +2026-07-20T20:15:00.000Z tmdb:91001 imdb:tt9100001",
		"rating tv North Harbour =7 +2026-07-20T20:15:00.000Z tvdb:920002",
		"other tv North Harbour tvdb:920002 [ofSeasons rating]",
		"rating tv North Harbour S1E2 =10 +2026-07-20T20:15:00.000Z tvdb:920002 episodeTvdb:930003",
		"other ? ? +2026-07-20T20:15:00.000Z [people]",
		"watchLater movie Paper Lanterns (2011) +2026-07-20T20:15:00.000Z tmdb:91001 imdb:tt9100001",
		"other tv North Harbour +2026-07-20T20:15:00.000Z tvdb:920002 [wholeTitlesOnly]",
		"other movie Paper Lanterns (2011) tmdb:91001 imdb:tt9100001 [favourites]",
		"list “Rainy days, 2” movie Paper Lanterns (2011) +2026-07-20T20:15:00.000Z tmdb:91001 imdb:tt9100001 ~For the sofa",
		"list “Rainy days, 2” tv North Harbour +2026-07-20T20:15:00.000Z tvdb:920002 ~For the sofa",
		"other tv North Harbour +2026-07-20T20:15:00.000Z tvdb:920002 [wholeTitlesOnly]",
		"other movie Paper Lanterns (2011) tmdb:91001 imdb:tt9100001 [progress]",
		"other tv North Harbour tvdb:920002 [hiddenTitles]",
		"other movie Paper Lanterns (2011) tmdb:91001 imdb:tt9100001 [collections]",
		"note movie Paper Lanterns (2011) tmdb:91001 imdb:tt9100001 ~Fine",
	]);
});

it("reads watched titles where the history is missing, and warns of the plays that they lack", () => {
	const shows = [
		{
			...{ plays: 3, last_watched_at: AT, last_updated_at: AT, show: SHOW },
			seasons: [
				{
					number: 1,
					episodes: [
						{ number: 1, plays: 2, last_watched_at: AT },
						{ number: 2, plays: 1 },
					],
				},
			],
		},
		{ plays: 0, last_watched_at: AT, show: SHOW, seasons: [] },
	];
	const files = {
		"watched/watched-movies.json": [{ plays: 4, last_watched_at: AT, movie: MOVIE }],
		"watched/watched-shows.json": shows,
	};
	const { records, warnings } = readAll(toZip("t.zip", files));
	expect(records.map(({ season, episode, leftOut }) => [season, episode, leftOut])).toEqual([
		[null, null, null],
		[1, 1, null],
		[1, 2, null],
		[null, null, { code: "rowWithoutEpisode" }],
	]);
	expect(warnings).toEqual([{ code: "lastDatesOnly" }]);
});

it("reads the website's CSV export, with lists as JSON in a cell and nothing in an empty list", () => {
	const shows =
		'\uFEFFplays,last_watched_at,show.title,show.ids.trakt,show.ids.tvdb,seasons\r\n1,2026-07-20T20:15:00.000Z,North Harbour,902,920002,"[{""number"":1,""episodes"":[{""number"":2,""plays"":1,""last_watched_at"":""2026-07-20T20:15:00.000Z""}]}]"\r\n';
	const { records, files } = readAll(toZip("t.zip", { "watched-shows.csv": shows, "ratings-movies.csv": "" }));
	expect(records).toMatchObject([{ kind: "play", title: "North Harbour", season: 1, episode: 2 }]);
	expect(files).toMatchObject([{ isUsed: true }, { isUsed: false, reason: { code: "empty" } }]);
});

it("reads the lists of VIPs, where the ids of an episode's row are the show's", () => {
	const csv =
		"rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,tvdb_id,url,released,season_number,episode_number,episode_title,episode_tmdb_id,genres,rating\n" +
		"2024-01-02T03:04:05Z,movie,Paper Lanterns,2011,7.1,901,tt9100001,91001,,u,,,,,,drama,8\n" +
		"2024-01-02T03:04:05Z,episode,North Harbour,2015,7.1,902,,92002,920002,u,,1,2,Fog,555,drama,9\n" +
		"2024-01-02T03:04:05Z,season,North Harbour,2015,7.1,902,,92002,920002,u,,1,,,,drama,5\n";
	expect(describeAll(toFile("ratings.csv", csv))).toEqual([
		"rating movie Paper Lanterns (2011) =8 +2024-01-02T03:04:05Z tmdb:91001 imdb:tt9100001",
		"rating tv North Harbour (2015) S1E2 =9 +2024-01-02T03:04:05Z tmdb:92002 tvdb:920002",
		"other tv North Harbour (2015) S1 tmdb:92002 tvdb:920002 [ofSeasons rating]",
	]);
});

it("reads rows with Trakt's ids by any of the names that Trakt accepts", () => {
	const csv =
		"type,trakt_id,name,tmdb,date_watched,watchlisted_at,rating,rated_at,season,episode\n" +
		"movie,901,Paper Lanterns,91001,unknown,,8,2024-02-03,,\n" +
		"movie,905,Slow Rain,91005,,2024-03-04,,,,\n";
	expect(describeAll(toFile("x.csv", csv))).toEqual([
		"play movie Paper Lanterns @unknown tmdb:91001",
		"rating movie Paper Lanterns =8 +2024-02-03 tmdb:91001",
		"watchLater movie Slow Rain +2024-03-04 tmdb:91005",
	]);
});

it("reads the CSV files of two other programs: one writes episodes' own ids, and no types", () => {
	const xbgmsharp =
		'"season","trakt_id","tmdb","watched_at","episode","show_title"\n"1","903","930003","2024-01-02T03:04:05.000Z","2","North Harbour"\n"1","903","930003","2024-01-02T03:04:05.000Z","2",""\n"1","904","0","2024-01-02T03:04:05.000Z","3",""\n';
	const shows = '"listed_at","imdb","trakt_id"\n"2024-01-02T03:04:05.000Z","tt9200002","902"\n';
	const johan =
		"Title,Year,Season,Episode,EpisodeTitle,LastWatched,Rating10,IMDb ID\nNorth Harbour,2015,1,2,Fog,2024-01-02,9,tt9200002\n";
	expect(describeAll(toFile("a.csv", xbgmsharp), toFile("b.csv", shows), toFile("c.csv", johan))).toEqual([
		"play tv North Harbour S1E2 @2024-01-02T03:04:05.000Z episodeTmdb:930003",
		"play tv ? S1E2 @2024-01-02T03:04:05.000Z episodeTmdb:930003 [episodeIdOnly]",
		"other tv ? S1E3 [unnamed]",
		"watchLater ? ? +2024-01-02T03:04:05.000Z imdb:tt9200002",
		"play tv North Harbour (2015) S1E2 @2024-01-02 imdb:tt9200002",
		"rating tv North Harbour (2015) S1E2 =9 imdb:tt9200002",
	]);
});

it("takes a list and favourites for no watchlist, in folders too", () => {
	const listed = [{ rank: 1, id: 1, listed_at: AT, notes: null, type: "movie", movie: MOVIE }];
	const files = {
		"lists/watchlist.json": listed,
		"lists/favorites.json": listed,
		"lists/list-77-rainy-days.json": listed,
		"ratings/ratings-movies.json": [{ rated_at: AT, rating: 8, movie: MOVIE }],
	};
	expect(readAll(toZip("t.zip", files)).records.map(({ kind, leftOut }) => leftOut ?? kind)).toEqual([
		...["watchLater", { code: "favourites" }, "list", "rating"],
	]);
});

it("takes a row for what its action says, where it has no date", () => {
	const csv =
		"type,action,title,year,trakt,watched_at,rating\nmovie,watchlist,Slow Rain,2021,905,,\nmovie,history,Air,2023,901,,\nmovie,ratings,Air,2023,901,,8\n";
	const rows = ["watchLater movie Slow Rain (2021)", "play movie Air (2023)", "rating movie Air (2023) =8"];
	expect(describeAll(toFile("x.csv", csv))).toEqual(rows);
	expect(describeAll(toFile("x.csv", csv.replace("trakt", "slug")))).toEqual(rows);
});

it("saves no whole show where a list of VIPs names a season or an episode of it", () => {
	const csv =
		"listed_at,type,title,trakt_rating,trakt_id,tmdb_id,season_number,episode_number\n" +
		[
			"season,North Harbour,7.1,902,92002,1,",
			"episode,North Harbour,7.1,902,92002,1,2",
			"show,North Harbour,7.1,902,92002,,",
		]
			.map((row) => `2024-01-02T03:04:05Z,${row}\n`)
			.join("");
	expect(readAll(toFile("w.csv", csv)).records.map(({ kind, leftOut }) => leftOut ?? kind)).toEqual([
		...[{ code: "wholeTitlesOnly" }, { code: "wholeTitlesOnly" }, "watchLater"],
	]);
});

it("reads the lists of a program that writes them all into one file", () => {
	const data = {
		...{ type: "full", username: "someone", followers: [], stats: { movies: {} } },
		history: [{ id: 14000000001, watched_at: AT, action: "watch", type: "movie", movie: MOVIE }],
		ratings: [{ rated_at: AT, rating: 8, type: "movie", movie: MOVIE }],
		watchlist: [{ rank: 1, id: 1, listed_at: AT, type: "show", show: SHOW }],
		watched: [{ plays: 2, last_watched_at: AT, movie: MOVIE }],
		collection: [{ collected_at: AT, movie: MOVIE }],
	};
	const { records, warnings } = readAll(toFile("export.json", data));
	expect(records.map(({ kind, leftOut }) => leftOut ?? kind)).toEqual([
		...["play", "rating", "watchLater", { code: "historyTells" }],
	]);
	expect(warnings).toEqual([]);
});

it("tells what a file with another name is by most of its entries", () => {
	const movie = { title: "Air", year: 2023, ids: { trakt: 1, slug: "air-2023", tmdb: 91001 } };
	const play = { id: 8, watched_at: "2024-01-02T00:00:00.000Z", movie };
	const odd = { rated_at: "2024-01-01T00:00:00.000Z", rating: 8, movie };
	expect(readAll(toFile("mine.json", [odd, play, { ...play, id: 9 }])).files).toMatchObject([
		{ kind: "Trakt history" },
	]);
});

it("takes comments and notes for notes on titles, episodes and plays, and says why others are none", () => {
	const said = (comment: string, more: object = {}) => ({ comment: { id: 1, comment, created_at: AT, ...more } });
	const noted = (notes: string) => ({ note: { id: 1, notes, created_at: AT } });
	const files = {
		"comments-shows.json": [{ type: "show", show: SHOW, ...said("Grey\u202e and slow") }],
		"comments-episodes-1.json": [
			{ type: "episode", show: SHOW, episode: EPISODE, ...said("So much fog") },
			{ type: "episode", show: SHOW, episode: EPISODE, ...said("You are right", { parent_id: 7 }) },
		],
		"comments-seasons.json": [{ type: "season", show: SHOW, season: SEASON, ...said("Uneven") }],
		"comments-lists.json": [{ type: "list", list: { name: "x", ids: { trakt: 1, slug: "x" } }, ...said("A list") }],
		"notes-movies.json": [{ type: "movie", attached_to: { type: "movie" }, movie: MOVIE, ...noted("Lent by Jo") }],
		"notes-activities.json": [
			{ type: "movie", attached_to: { type: "history", id: 14000000001 }, movie: MOVIE, ...noted("In the rain") },
			{ type: "movie", attached_to: { type: "history", id: 14000000001 }, movie: MOVIE, ...noted("  ") },
		],
	};
	const at = `+${AT}`;
	expect(describeAll(toZip("trakt-export-someone.zip", files)).toSorted()).toEqual(
		[
			`note tv North Harbour ${at} tvdb:920002 ~Grey  and slow`,
			`note tv North Harbour S1E2 ${at} tvdb:920002 episodeTvdb:930003 ~So much fog`,
			"other tv North Harbour S1E2 tvdb:920002 episodeTvdb:930003 [replies]",
			"other tv North Harbour tvdb:920002 [ofSeasons note]",
			`note movie Paper Lanterns (2011) ${at} tmdb:91001 imdb:tt9100001 ~Lent by Jo`,
			`note movie Paper Lanterns (2011) ${at} tmdb:91001 imdb:tt9100001 ~In the rain (of the play) #trakt:14000000001`,
			"other movie Paper Lanterns (2011) tmdb:91001 imdb:tt9100001 [noRemark note]",
		].toSorted(),
	);
});

it("reads the CSV that this product writes for Trakt by the columns that name the show of an episode", () => {
	const csv = [
		"type,tmdb_id,season,episode,watched_at,watchlisted_at,rating,rated_at,show_tmdb_id,season_number,episode_number,play_id",
		"episode,62085,,,2026-02-01T20:15:30.000Z,,,,1396,1,2,a1",
		"episode,62085,,,,,10,2026-02-02T00:00:00.000Z,1396,1,2,",
		"movie,603,,,unknown,,,,,,,b2",
		"show,1396,,,,2026-01-01T00:00:00.000Z,,,,,,",
	].join("\r\n");
	expect(describeAll(toFile("marquee-trakt.csv", csv))).toEqual([
		"play tv ? S1E2 @2026-02-01T20:15:30.000Z tmdb:1396 #marquee:a1",
		"rating tv ? S1E2 =10 +2026-02-02T00:00:00.000Z tmdb:1396",
		"play movie ? tmdb:603",
		"watchLater tv ? +2026-01-01T00:00:00.000Z tmdb:1396",
	]);
});
