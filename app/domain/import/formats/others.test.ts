import { describe, expect, it } from "vitest";
import { describeAll, readAll, toFile, toZip } from "../../../../tests/harness/import-files";
import { readFiles } from "../reading/read-files";

describe("Simkl", () => {
	const ids = { simkl: 1, slug: "x", imdb: "tt9100002", tmdb: "92002", tvdb: "920002", mal: "7" };
	const show = { title: "Dark Tide", year: 2017, poster: "a", ids };
	const movie = { title: "Air", year: 2023, ids: { simkl: 2, tmdb: "91001" } };

	it("reads the JSON backup: ids as text, shows, anime and movies, and a rewatch as a row of its own", () => {
		const backup = {
			shows: [
				{
					...{ last_watched_at: "2024-01-02T03:04:05Z", status: "watching", user_rating: null, last_watched: "S01E02" },
					...{
						show,
						memo: {},
						seasons: [{ number: 1, episodes: [{ number: 1, watched_at: "2024-01-02T03:04:05Z" }, { number: 2 }] }],
					},
				},
				{
					status: "completed",
					user_rating: 8,
					user_rated_at: "2024-02-02T00:00:00Z",
					show: { ...show, title: "Old Pier" },
				},
				{ status: "plantowatch", added_to_watchlist_at: "2024-03-02T00:00:00Z", show: { ...show, title: "Tin Roof" } },
				{ status: "dropped", show: { ...show, title: "Late Ferry" } },
				7,
			],
			anime: [
				{
					status: "watching",
					show: { title: "Paper Cranes", year: 2019, ids: { mal: "9" } },
					seasons: [{ number: 1, episodes: [{ number: 25 }] }],
				},
			],
			movies: [
				{ status: "completed", last_watched_at: "1970-01-01T00:00:01Z", movie },
				{ status: "completed", last_watched_at: "2024-05-02T00:00:00Z", is_rewatch: true, rewatch_id: 3, movie },
			],
		};
		const text = JSON.stringify(backup).replaceAll("/", "\\/");
		expect(describeAll(toZip("SimklBackup.zip", { "SimklBackup.json": text }))).toEqual([
			"play tv Dark Tide (2017) S1E1 @2024-01-02T03:04:05Z tmdb:92002 imdb:tt9100002 tvdb:920002 #simkl:watch:2024-01-02T03:04:05Z",
			"play tv Dark Tide (2017) S1E2 tmdb:92002 imdb:tt9100002 tvdb:920002 #simkl:watch:null",
			"rating tv Old Pier (2017) =8 +2024-02-02T00:00:00Z tmdb:92002 imdb:tt9100002 tvdb:920002",
			"other tv Old Pier (2017) tmdb:92002 imdb:tt9100002 tvdb:920002 [statusWithoutEpisodes completed]",
			"watchLater tv Tin Roof (2017) +2024-03-02T00:00:00Z tmdb:92002 imdb:tt9100002 tvdb:920002",
			"other tv Late Ferry (2017) tmdb:92002 imdb:tt9100002 tvdb:920002 [statusWithoutEpisodes dropped]",
			"other ? ? [notAnObject]",
			"play tv Paper Cranes (2019) S1E25 #simkl:watch:null",
			"play movie Air (2023) @1970-01-01T00:00:01Z tmdb:91001 #simkl:watch:1970-01-01T00:00:01Z",
			"play movie Air (2023) @2024-05-02T00:00:00Z tmdb:91001 #simkl:rewatch:3",
		]);
	});

	it("reads the last episode where a backup names no others, and a film among the anime as a movie", () => {
		const film = { title: "Paper Cranes", year: 2019, ids: { tmdb: "91001" } };
		const told = { status: "completed", last_watched_at: "2024-01-02T00:00:00Z", anime_type: "movie", show: film };
		const parts = (count: number) => [
			{ number: 1, episodes: Array.from({ length: count }, (_, at) => ({ number: at + 1 })) },
		];
		const last = { status: "watching", last_watched: "S02E10", last_watched_at: "2024-01-03T00:00:00Z", show };
		const movies = [{ status: "dropped", user_rating: 3, movie }];
		const anime = [{ ...told, seasons: parts(1) }, told, { ...told, seasons: parts(3) }];
		expect(describeAll(toFile("s.json", { shows: [last], anime, movies }))).toEqual([
			"play tv Dark Tide (2017) S2E10 @2024-01-03T00:00:00Z tmdb:92002 imdb:tt9100002 tvdb:920002 #simkl:watch:2024-01-03T00:00:00Z",
			"play movie Paper Cranes (2019) @2024-01-02T00:00:00Z tmdb:91001 #simkl:watch:2024-01-02T00:00:00Z",
			"play movie Paper Cranes (2019) @2024-01-02T00:00:00Z tmdb:91001 #simkl:watch:2024-01-02T00:00:00Z",
			"other movie Paper Cranes (2019) tmdb:91001 [idsOfPart]",
			"rating movie Air (2023) =3 tmdb:91001",
			"other movie Air (2023) tmdb:91001 [statusHasNoPlace dropped]",
		]);
	});

	it.each([
		["commas", ",", "2024-01-02 20:15"],
		["tabs", "\t", "25/01/2024 20:15"],
		["other dates", ",", "25-01-2024 20:15:00"],
	])("reads the CSV backup with %s", (_, comma, date) => {
		const lines = [
			[
				"SIMKL_ID",
				"Title",
				"Type",
				"Year",
				"Watchlist",
				"LastEpWatched",
				"WatchedDate",
				"Rating",
				"Memo",
				"TVDB",
				"TMDB",
				"IMDB",
			],
			["1", "Dark Tide", "tv show", "2017", "watching", "s4e3", date, "9", "", "920002", "92002", "tt9100002"],
			["2", "Air", "movie", "2023", "completed", "", date, "", "", "", "91001", ""],
			["3", "Paper Cranes", "anime", "2019", "watching", "7", date, "", "", "", "", ""],
			["4", "Tin Roof", "tv show", "2019", "plan to watch", "", "", "", "", "", "", ""],
			["5", "Old Pier", "tv show", "2019", "completed", "", "", "8", "", "", "", ""],
			["6", "Late Ferry", "movie", "2019", "", "", "", "7", "", "", "", ""],
			["7", "Late Ferry", "movie", "2019", "", "", "", "", "", "", "", ""],
		];
		const file = toFile("SimklBackup.csv", lines.map((line) => line.join(comma)).join("\r\n"));
		expect(describeAll(file)).toEqual([
			`play tv Dark Tide (2017) S4E3 @${date} tmdb:92002 imdb:tt9100002 tvdb:920002`,
			"rating tv Dark Tide (2017) =9 tmdb:92002 imdb:tt9100002 tvdb:920002",
			`play movie Air (2023) @${date} tmdb:91001`,
			"other tv Paper Cranes (2019) [lastEpisodeOnly]",
			"watchLater tv Tin Roof (2019)",
			"rating tv Old Pier (2019) =8",
			"other tv Old Pier (2019) [statusWithoutEpisodes completed]",
			"rating movie Late Ferry (2019) =7",
			"other movie Late Ferry (2019) [emptyEntry]",
		]);
		expect(readAll(file).warnings).toEqual([{ code: "simklCsv" }]);
	});
});

describe("Yamtrack", () => {
	it("reads each row as a play, in any order of the columns, and says what it leaves out", () => {
		const csv =
			'"status","score","media_type","media_id","source","title","season_number","episode_number","end_date","created_at"\n' +
			'"Completed","8.5","movie","91001","tmdb","Air","","","2024-01-02 03:04:05+00:00","2024-01-01 00:00:00+00:00"\n' +
			'"Completed","","movie","91001","tmdb","Air","","","2025-01-02","2024-01-01"\n' +
			'"","","episode","92002","tmdb","Dark Tide","1","2","2024-01-03 03:04:05+00:00",""\n' +
			'"In progress","7","season","92002","tmdb","Dark Tide","1","","",""\n' +
			'"Planning","0.0","tv","92003","tmdb","Tin Roof","","","","2024-01-04 00:00:00+00:00"\n' +
			'"Completed","9","game","5","igdb","A Game","","","",""\n' +
			'"Completed","","movie","","manual","Home Video","","","",""\n';
		expect(describeAll(toFile("yamtrack.csv", csv))).toEqual([
			"play movie Air @2024-01-02 03:04:05+00:00 tmdb:91001 #yamtrack:2024-01-02 03:04:05+00:00:1",
			"rating movie Air =9 tmdb:91001",
			"play movie Air @2025-01-02 tmdb:91001 #yamtrack:2025-01-02:1",
			"play tv Dark Tide S1E2 @2024-01-03 03:04:05+00:00 tmdb:92002 #yamtrack:2024-01-03 03:04:05+00:00:1",
			"other tv Dark Tide S1 tmdb:92002 [seasonsFollow]",
			"watchLater tv Tin Roof +2024-01-04 00:00:00+00:00 tmdb:92003",
			"other ? A Game [notOfTmdb game]",
			"play movie Home Video",
		]);
	});

	it("reads older files, which count repeats in one row, and Floppy's, which hold lists too", () => {
		const csv =
			"row_type,media_id,source,media_type,title,status,end_date,progress,repeats\nmedia,91001,tmdb,movie,Air,Completed,2024-01-02,3h 00min,2\nlist_item,91001,tmdb,movie,Air,,,,\nlist,,,,,,,,\ncollection,91001,tmdb,movie,Air,,,,\n";
		expect(describeAll(toFile("floppy.csv", csv))).toEqual([
			"play movie Air @2024-01-02 tmdb:91001 #yamtrack:again:0:2024-01-02",
			"play movie Air tmdb:91001 #yamtrack:again:1",
			"play movie Air tmdb:91001 #yamtrack:again:2",
			"other movie Air tmdb:91001 [unnamedList]",
			"other tv ? [unnamedList]",
			"other movie Air tmdb:91001 [collections]",
		]);
	});

	const HEADER =
		"row_type,list_key,list_name,list_description,list_item_added_at,item_source,item_media_type,item_media_id,item_season_number,item_episode_number,item_title,item_image\n";

	it("reads the file of its lists, whose entries name their list by a key", () => {
		const csv = `${HEADER}list,list-1,Rainy days,For the sofa,,,,,,,,
list,list-2,Nothing yet,,,,,,,,,
list_item,list-1,,,2024-01-02T10:00:00+00:00,tmdb,movie,91001,,,Air,u
list_item,list-1,,,2024-01-03T10:00:00+00:00,igdb,game,19562,,,A game,u
list_item,list-1,,,2024-01-04T10:00:00+00:00,tmdb,tv,92002,,,Dark Tide,u
list_item,list-1,,,2024-01-05T10:00:00+00:00,tmdb,episode,92002,1,2,Dark Tide,u
list_item,list-3,,,2024-01-05T10:00:00+00:00,tmdb,movie,91001,,,Air,u
`;
		expect(describeAll(toFile("lists.csv", csv))).toEqual([
			"other ? Nothing yet [emptyList]",
			"list “Rainy days” movie Air +2024-01-02T10:00:00+00:00 tmdb:91001 ~For the sofa",
			"list “Rainy days” ? A game +2024-01-03T10:00:00+00:00 ~For the sofa [notOfTmdb game]",
			"list “Rainy days” tv Dark Tide +2024-01-04T10:00:00+00:00 tmdb:92002 ~For the sofa",
			"list “Rainy days” tv Dark Tide +2024-01-05T10:00:00+00:00 tmdb:92002 ~For the sofa [wholeTitlesOnly]",
			"other ? ? [unnamedList]",
		]);
	});

	it("reads lists that stand among the other rows", () => {
		const csv =
			"row_type,media_id,source,media_type,title,status,list_key,list_name,item_source,item_media_type,item_media_id,item_title\nmedia,91001,tmdb,movie,Air,Completed,,,,,,\nlist,,,,,,1,Rainy days,,,,\nlist_item,,,,,,1,,tmdb,movie,91001,Air\n";
		expect(describeAll(toFile("floppy.csv", csv))).toEqual([
			"play movie Air tmdb:91001",
			"list “Rainy days” movie Air tmdb:91001",
		]);
	});
});

it("reads Watcharr's list, with no date but one that was set by hand", () => {
	const content = { tmdbId: 91001, title: "Air", type: "movie", release_date: "2023-04-05T00:00:00Z", imdb_id: "" };
	const show = { ...content, tmdbId: 92002, title: "Dark Tide", type: "tv" };
	const base = {
		createdAt: "2024-01-02T03:04:05.123456789Z",
		updatedAt: "2024-02-02T03:04:05.123456789Z",
		deletedAt: null,
	};
	const list = [
		{
			...base,
			id: 1,
			status: "FINISHED",
			rating: 8,
			content,
			activity: [{ id: 1, type: "ADDED", data: "", customDate: "2020-05-06T00:00:00Z" }],
		},
		{ ...base, id: 2, status: "PLANNED", rating: 0, content: { ...content, title: "Slow Rain" }, activity: [] },
		{
			...{ ...base, id: 3, status: "HOLD", rating: 0, content: show },
			watchedSeasons: [{ seasonNumber: 1, status: "FINISHED", rating: 7 }],
			watchedEpisodes: [{ seasonNumber: 1, episodeNumber: 2, status: "FINISHED", rating: 9 }],
		},
		{ ...base, id: 4, status: "PAUSED", rating: 0, content: show },
		{ ...base, id: 5, deletedAt: "2024-03-01T00:00:00Z", status: "FINISHED", content },
		{ ...base, id: 6, status: "FINISHED", content: null },
	];
	expect(describeAll(toFile("watcharr.json", JSON.stringify(list, null, "\t")))).toEqual([
		"play movie Air (2023) @2020-05-06T00:00:00Z tmdb:91001",
		"rating movie Air (2023) =8 +2024-02-02T03:04:05.123456789Z tmdb:91001",
		"watchLater movie Slow Rain (2023) +2024-01-02T03:04:05.123456789Z tmdb:91001",
		"play tv Dark Tide (2023) S1E2 tmdb:92002",
		"rating tv Dark Tide (2023) S1E2 =9 tmdb:92002",
		"other tv Dark Tide (2023) S1 tmdb:92002 [seasonsFollow]",
		"other tv Dark Tide (2023) tmdb:92002 [statusAlone]",
		"other ? ? [deletedEntry]",
		"other ? ? [entryUnnamed]",
	]);
});

it("reads from Watcharr's activity what counts as a play, the days of episodes, and nothing of other changes", () => {
	const content = { tmdbId: 91001, title: "Air", type: "movie", release_date: "2023-04-05T00:00:00Z" };
	const show = { ...content, tmdbId: 92002, title: "Dark Tide", type: "tv" };
	const at = (year: number) => `${year}-05-06T00:00:00Z`;
	const episode = { seasonNumber: 1, status: "FINISHED", rating: 0, deletedAt: null };
	const list = [
		{
			...{ status: "FINISHED", rating: 0, content },
			activity: [
				{ type: "RATING_CHANGED", data: "8", customDate: at(2018) },
				{ type: "ADDED_WATCHED", data: '{"status":"PLANNED"}', customDate: at(2019) },
				{ type: "STATUS_CHANGED", data: "FINISHED", customDate: at(2020) },
			],
		},
		{
			...{ status: "WATCHING", rating: 0, content },
			activity: [
				{ type: "STATUS_CHANGED", data: "FINISHED", countAsPlay: true, customDate: at(2021) },
				{ type: "STATUS_CHANGED", data: "FINISHED", countAsPlay: true },
				{ type: "STATUS_CHANGED", data: "WATCHING", countAsPlay: false, customDate: at(2022) },
			],
		},
		{
			...{ status: "WATCHING", rating: 0, content: show },
			activity: [{ type: "EPISODE_ADDED", data: '{"season":1,"episode":2}', customDate: at(2023) }],
			watchedEpisodes: [
				{ ...episode, episodeNumber: 2 },
				{ ...episode, episodeNumber: 3, deletedAt: at(2024) },
			],
		},
		{ status: "FINISHED", rating: 9, content: show, activity: [] },
		{ status: "FINISHED", rating: 9, content: null, game: { name: "A Game" } },
	];
	expect(describeAll(toFile("watcharr.json", list))).toEqual([
		"play movie Air (2023) @2020-05-06T00:00:00Z tmdb:91001",
		"play movie Air (2023) @2021-05-06T00:00:00Z tmdb:91001",
		"play movie Air (2023) tmdb:91001",
		"play tv Dark Tide (2023) S1E2 @2023-05-06T00:00:00Z tmdb:92002",
		"rating tv Dark Tide (2023) =9 tmdb:92002",
		"other tv Dark Tide (2023) tmdb:92002 [statusAlone]",
		"other ? ? [games]",
	]);
});

it("keeps two plays on one day at Movary apart, and reads older watchlists, whose rows lack the year", () => {
	const row = "Air,2023,91001,,2024-01-02,,\n";
	expect(describeAll(toFile("h.csv", `title,year,tmdbId,imdbId,watchedAt,comment,location\n${row}${row}`))).toEqual([
		"play movie Air (2023) @2024-01-02 tmdb:91001 #movary:2024-01-02:1",
		"play movie Air (2023) @2024-01-02 tmdb:91001 #movary:2024-01-02:2",
	]);
	const old = 'title,year,tmdbId,imdbId,addedAt\n"Slow Rain",1984,tt9100003,"2024-01-03 04:05:06"\n';
	expect(describeAll(toFile("w.csv", old))).toEqual([
		"watchLater movie Slow Rain +2024-01-03 04:05:06 tmdb:1984 imdb:tt9100003",
	]);
});

it("reads Movary's three files", () => {
	const files = [
		toFile(
			"history.csv",
			"title,year,tmdbId,imdbId,watchedAt,comment,location\nAir,2023,91001,tt9100001,2024-01-02,,\nAir,2023,91001,tt9100001,,,\n",
		),
		toFile("ratings.csv", "title,year,tmdbId,imdbId,userRating\nAir,2023,91001,tt9100001,8\nTin Roof,2019,91002,,0\n"),
		toFile("watchlist.csv", "title,year,tmdbId,imdbId,addedAt\nSlow Rain,2021,91003,,2024-01-03 04:05:06\n"),
	];
	expect(describeAll(...files)).toEqual([
		"play movie Air (2023) @2024-01-02 tmdb:91001 imdb:tt9100001",
		"play movie Air (2023) tmdb:91001 imdb:tt9100001",
		"rating movie Air (2023) =8 tmdb:91001 imdb:tt9100001",
		"other movie Tin Roof (2019) tmdb:91002 [nothingSaid]",
		"watchLater movie Slow Rain (2021) +2024-01-03 04:05:06 tmdb:91003",
	]);
});

it("reads TMDB's ratings and watchlist, where the row of an episode has the episode's ids and the show's name", () => {
	const csv =
		"TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n" +
		"930003,tt9300003,tv,Dark Tide S1E2,2017-09-22T00:00:00Z,1,2,6.9,8,2023-01-07T16:35:52Z\n" +
		"91001,tt9100001,movie,제목,2023-07-20T00:00:00Z,,,7.7,0.5,2023-05-02T09:29:50Z\n" +
		"91003,,movie,Slow Rain,2021-07-20T00:00:00Z,,,7.7,,\n" +
		"930004,,tv,Dark Tide S1E3,2017-09-22T00:00:00Z,1,3,6.9,,\n";
	expect(describeAll(toFile("t.csv", csv))).toEqual([
		"rating tv Dark Tide S1E2 =8 +2023-01-07T16:35:52Z episodeTmdb:930003",
		"play tv Dark Tide S1E2 +2023-01-07T16:35:52Z episodeTmdb:930003 ?rated",
		"rating movie 제목 (2023) =1 +2023-05-02T09:29:50Z tmdb:91001 imdb:tt9100001",
		"play movie 제목 (2023) +2023-05-02T09:29:50Z tmdb:91001 imdb:tt9100001 ?rated",
		"watchLater movie Slow Rain (2021) tmdb:91003",
		"other tv Dark Tide S1E3 episodeTmdb:930004 [wholeTitlesOnly]",
	]);
});

describe("Netflix", () => {
	it("reads the short history, of whose titles a season makes an episode", () => {
		const csv =
			'Title,Date\n"Dark Tide: Staffel 2 – Teil B: Folge 4","03.01.24"\n"Dark Tide: Limited Series: Fog (Episode 4)","02.01.24"\n"Dark Tide: Season 1: Fog","01.01.24"\n"Air: The Beginning","31.12.23"\n" : Episode 7","30.12.23"\n"","29.12.23"\n';
		expect(describeAll(toFile("NetflixViewingHistory.csv", csv))).toEqual([
			"play tv Dark Tide S2E4 @03.01.24",
			"play tv Dark Tide S1E4 @02.01.24",
			"play tv Dark Tide S1 “Fog” @01.01.24",
			"play ? Air: The Beginning @31.12.23",
			"play ? ? @30.12.23 [removedTitle]",
			"play ? ? @29.12.23 [removedTitle]",
		]);
	});

	it("takes a part at the end of a title for a film's, and a title that begins with a colon for a removed one", () => {
		const csv =
			'Title,Date\n"Harry Blotter: Part 1","2024-01-03"\n"Dark Tide: Part 2: Episode 4","2024-01-02"\n"Dark Tide: Temporada 1: Capítulo 3","2024-01-02"\n" : Folge 7","2024-01-01"\n';
		expect(describeAll(toFile("n.csv", csv))).toEqual([
			"play ? Harry Blotter: Part 1 @2024-01-03",
			"play tv Dark Tide S2E4 @2024-01-02",
			"play tv Dark Tide S1E3 @2024-01-02",
			"play ? ? @2024-01-01 [removedTitle]",
		]);
	});

	it("reads the archive's history: one play for each viewing, without trailers and glances, and nothing of the account", () => {
		const head =
			"Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country\n";
		const row = (profile: string, start: string, duration: string, title: string, type = "") =>
			`${profile},${start},${duration},,"${title}",${type},TV,01:00:00,01:00:00,DE\n`;
		const csv = [
			row("One", "2024-01-02 21:30:00", "00:40:00", "Air"),
			row("One", "2024-01-02 20:15:00", "01:00:00", "Air"),
			row("Two", "2024-01-02 20:45:00", "01:00:00", "Air"),
			row("One", "2024-01-09 20:15:00", "01:40:00", "Air"),
			row("One", "2024-01-03 20:15:00", "00:01:10", "Slow Rain"),
			row("One", "2024-01-04 20:15:00", "00:05:00", "Slow Rain_hook_primary_16x9", "HOOK"),
		].join("");
		const { records, people, questions, files } = readAll(
			toZip("netflix-report.zip", {
				"CONTENT_INTERACTION/ViewingActivity.csv": head + csv,
				"CONTENT_INTERACTION/SearchHistory.csv": "Profile Name,Query Typed,Section\nOne,air,search\n",
				"PAYMENT_AND_BILLING/BillingHistory.csv": "Title,Date\nsecret,2024-01-01\n",
				"IP_ADDRESSES/IpAddressesLogin.csv": "a,b\n1,2\n",
			}),
		);
		expect(records.map(({ watched_at, leftOut }) => [watched_at, leftOut])).toEqual([
			["2024-01-02 21:30:00Z", { code: "continuesViewing" }],
			["2024-01-02 20:15:00Z", null],
			["2024-01-02 20:45:00Z", null],
			["2024-01-09 20:15:00Z", null],
			["2024-01-03 20:15:00Z", { code: "shortPlay" }],
			["2024-01-04 20:15:00Z", { code: "trailer" }],
		]);
		expect(records.map(({ person }) => person)).toEqual(["One", "One", "Two", "One", "One", "One"]);
		expect({ people, questions }).toEqual({ people: ["One", "Two"], questions: ["person"] });
		expect(files.filter(({ isUsed }) => !isUsed).map(({ reason }) => reason)).toEqual([
			{ code: "noPlaceInZip" },
			{ code: "secrets" },
			{ code: "secrets" },
		]);
	});
});

describe("Marquee", () => {
	it("reads its own export, with what an import does not write", () => {
		const title = { media_type: "movie", media_id: "91001" };
		const data = {
			...{ format: "marquee-export", version: 3, account: { email: "someone@example.org" } },
			preferences: { hideWatched: true },
			watch_history: [{ ...title, season: 1, episode: 1 }],
			progress: [
				{ ...title, season: 1, episode: 1, position: 50, duration: 80, last_played: "2024-05-04T00:00:00.000Z" },
			],
			plays: [
				{
					...title,
					id: "7",
					season: 1,
					episode: 1,
					watched_at: "2024-05-01",
					precision: "day",
					source: "import",
					note: "In Rome",
				},
				{ ...title, id: "8", season: 1, episode: 1, watched_at: null, precision: "unknown", source: "marked" },
				{ media_type: "game" },
			],
			ratings: [
				{ media_type: "tv", media_id: "92002", season: 1, episode: 2, rating: 9, rated_at: "2024-05-02T00:00:00.000Z" },
			],
			notes: [{ ...title, season: null, episode: null, note: "Lent by Jo", noted_at: "2024-05-03T00:00:00.000Z" }],
			watch_later: [{ ...title, added_at: "2024-05-03T00:00:00.000Z" }],
			rounds: [{ media_type: "tv", media_id: "92002", began_at: "2024-05-03T00:00:00.000Z" }],
			hidden: [{ ...title, hidden_at: "2024-05-03T00:00:00.000Z" }],
			lists: [
				{ name: "Winter", note: "For the fire", count: 1 },
				{ name: "Nothing yet", note: null, count: 0 },
			],
			list_titles: [{ ...title, list: "Winter", position: 1, added_at: "2024-05-03T00:00:00.000Z" }],
		};
		const people = {
			...data,
			profiles: [
				{ name: "Ada", is_first: true },
				{ name: "Robin", plays: data.plays.slice(0, 1) },
			],
		};
		const chosen = [toFile("all.json", people)];
		const read = (profileName: string | null) => readFiles(chosen, { profileName, now: Date.UTC(2026, 10, 1) });
		expect(read("Robin").records).toMatchObject([{ kind: "play", file: "all.json (Robin)" }, { kind: "note" }]);
		expect(read("Robin").files).toMatchObject([
			{ name: "all.json (Ada)", isUsed: false, reason: { code: "otherLibrary", name: "Robin", own: "Ada" } },
			{ name: "all.json (Robin)", isUsed: true },
		]);
		expect(read("Kim").records.map(({ file }) => file)).toContain("all.json (Ada)");
		expect(describeAll(toFile("marquee-my-data.json", { success: true, data }))).toEqual([
			"play movie ? @2024-05-01 tmdb:91001 #marquee:7",
			"note movie ? @2024-05-01 tmdb:91001 ~In Rome (of the play) #marquee:7",
			"play movie ? tmdb:91001",
			"other ? ? [otherShape]",
			"rating tv ? S1E2 =9 +2024-05-02T00:00:00.000Z tmdb:92002",
			"note movie ? +2024-05-03T00:00:00.000Z tmdb:91001 ~Lent by Jo",
			"watchLater movie ? +2024-05-03T00:00:00.000Z tmdb:91001",
			"list “Winter” movie ? +2024-05-03T00:00:00.000Z tmdb:91001 ~For the fire",
			"other ? Nothing yet [emptyList]",
			"progress movie ? +2024-05-04T00:00:00.000Z tmdb:91001",
			"round tv ? +2024-05-03T00:00:00.000Z tmdb:92002",
			"hidden movie ? +2024-05-03T00:00:00.000Z tmdb:91001",
			"other movie ? tmdb:91001 [openedLast]",
			"other ? hideWatched [preference]",
		]);
	});

	it("reads the report of an import: each row as the kind that it was", () => {
		const csv =
			"file,line,kind,state,reason,title,year,media_type,tmdb_id,season,episode,watched_at,added_at,rating,rated_at\r\n" +
			"a.csv,2,play,unmatched,No such title,'=Air,2023,movie,91001,,,,,,\r\n" +
			"a.csv,2,rating,ready,,Air,2023,movie,91001,,,,,8,2024-05-02\r\n" +
			"a.csv,3,watchLater,ready,,Slow Rain,2021,movie,91003,,,,2024-05-03,,\r\n" +
			"a.csv,4,other,leftOut,Collections have no place here,Rainy days,,,,,,,,,\r\n";
		expect(describeAll(toFile("marquee-import.csv", csv))).toEqual([
			"play movie =Air (2023) tmdb:91001",
			"rating movie Air (2023) =8 +2024-05-02 tmdb:91001",
			"watchLater movie Slow Rain (2021) +2024-05-03 tmdb:91003",
			"other ? Rainy days [stated Collections have no place here]",
		]);
	});
});
