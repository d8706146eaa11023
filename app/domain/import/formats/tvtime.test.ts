import { expect, it } from "vitest";
import { describeAll, readAll, toFile, toZip } from "../../../../tests/harness/import-files";

/** Of an account: real files have more columns, in another order. */
const GDPR = {
	"gdpr-data/tracking-prod-records-v2.csv":
		"key,created_at,s_id,series_name,season_number,episode_number,ep_id,rewatch_count,is_special,bulk_type,is_for_later\n" +
		"watch-episode-500,2021-02-03 20:00:00,334,Dark Tide (2017),1,2,500,1,false,,\n" +
		"rewatch-episode-500-1,2022-02-03 20:00:00,334,Dark Tide (2017),1,2,500,,false,,\n" +
		"watch-episode-501,2021-02-04 20:00:00,334,Dark Tide (2017),1,3,501,,false,season,\n" +
		"watch-episode-502,0001-01-01 00:00:00,334,,0,1,502,,true,,\n" +
		"watch-episode-503,2021-02-05 20:00:00,334,Dark Tide (2017),1,1,503,,true,,\n" +
		"watch-episode-9,2021-02-05 20:00:00,10000018,Nothing,1,1,9,,false,,\n" +
		"user-series-335,2021-01-01 10:00:00,335,Late Ferry,,,,,,,true\n" +
		"tracking-stats,2021-01-01 10:00:00,,,,,,,,,\n",
	"gdpr-data/tracking-prod-records.csv":
		"type,entity_type,uuid,movie_name,release_date,alpha_range_key,watch_date,watch_date_range_key,series_id,series_name,season_number,episode_number,episode_id,created_at,bulk_type\n" +
		"watch,movie,m1,Papierlaternen,2011-03-04 00:00:00,watch-alpha-paper-lanterns,,watch-date-1612382400,,,,,,2021-02-06 09:00:00,\n" +
		"watch,movie,m2,,0000-00-00,watch-alpha-slow-rain,,,,,,,,2021-02-06 09:00:00,\n" +
		"rewatch,movie,m1,Papierlaternen,2011-03-04 00:00:00,,2022-02-06 21:00:00,,,,,,,2022-02-07 09:00:00,\n" +
		"watch,episode,e1,,,,,,334,Dark Tide (2017),1,2,500,2021-02-03 20:01:00,\n" +
		"towatch,movie,m3,Long Way,2020-01-01 00:00:00,,,,,,,,,2021-03-01 09:00:00,\n" +
		"follow,series,s1,,,,,,335,Late Ferry,,,,2021-03-01 09:00:00,\n",
	"gdpr-data/rewatched_episode.csv":
		"tv_show_name,episode_season_number,episode_number,episode_id,cpt,created_at\nDark Tide (2017),1,2,500,2,2022-02-03 20:00:00\n",
	"gdpr-data/seen_episode.csv":
		"tv_show_name,episode_season_number,episode_number,episode_id,created_at\nDark Tide (2017),1,2,500,2021-02-03 20:00:00\nDark Tide (2017),1,4,504,2021-02-06 20:00:00\n",
	"gdpr-data/watched_on_episode.csv":
		"tv_show_name,episode_season_number,episode_number,episode_id,created_at,watched_on_source_id\nDark Tide (2017),1,4,504,2021-02-06 20:03:00,7\n",
	"gdpr-data/show_seen_episode_latest.csv": "tv_show_id,episode_id\n334,504\n",
	"gdpr-data/user_show_special_status.csv":
		"tv_show_id,tv_show_name,status,created_at\n336,Tin Roof,for_later,2021-05-01 10:00:00\n",
	"gdpr-data/followed_tv_show.csv":
		"tv_show_id,tv_show_name,active,archived,created_at\n334,Dark Tide (2017),1,0,2021-01-01 10:00:00\n",
	"gdpr-data/ratings-live-votes.csv":
		"vote_key,uuid,movie_name,episode_id,profile_id\n7-m1-29,m1,Papierlaternen,,7\n7-m2-constructor,m2,Salt,,7\n",
	"gdpr-data/ratings-3-prod-episode_votes.csv":
		"vote_key,uuid,movie_name,episode_id,series_name,season_number,episode_number\n7-500-3,,,500,Dark Tide (2017),1,2\n",
	"gdpr-data/emotions-3-prod-episode_votes.csv":
		"vote_key,uuid,movie_name,episode_id,series_name,season_number,episode_number\n7-500-3,,,500,Dark Tide (2017),1,2\n",
	"gdpr-data/tv_show_rate.csv":
		"tv_show_id,rating,tv_show_name,created_at\n334,4,Dark Tide (2017),2021-01-01 10:00:00\n",
	"gdpr-data/lists-prod-lists.csv":
		"name,type,is_public,objects,created_at,s_key\nRainy days,list,true,[map[created_at:1.612e+09 id:334 type:series] map[uuid:m1 type:movie]],2021-01-01 10:00:00,k\n",
	"gdpr-data/user.csv": "id,name\n7,someone\n",
};

it("reads each file of the GDPR zip, and tells of every row what becomes of it", () => {
	const { records, files } = readAll(toZip("gdpr-data.zip", GDPR));
	expect(files.filter(({ isUsed }) => !isUsed).map(({ name, reason }) => [name, reason])).toEqual([
		["gdpr-data/show_seen_episode_latest.csv", { code: "noPlaceInZip" }],
		["gdpr-data/user.csv", { code: "secrets" }],
	]);
	expect(records).toHaveLength(files.reduce((sum, file) => sum + file.records, 0));
	expect(describeAll(toZip("gdpr-data.zip", GDPR))).toEqual([
		"play tv Dark Tide (2017) S1E2 @2021-02-03 20:00:00 tvdb:334 episodeTvdb:500 #tvtime:watch-episode-500",
		"play tv Dark Tide (2017) S1E2 @2022-02-03 20:00:00 tvdb:334 episodeTvdb:500 #tvtime:rewatch-episode-500-1",
		"play tv Dark Tide (2017) S1E3 @2021-02-04 20:00:00 tvdb:334 episodeTvdb:501 bulk #tvtime:watch-episode-501",
		"play tv ? S0E1 @0001-01-01 00:00:00 tvdb:334 episodeTvdb:502 #tvtime:watch-episode-502",
		// A special within a season: the number is that of an episode, too.
		"play tv Dark Tide (2017) @2021-02-05 20:00:00 tvdb:334 episodeTvdb:503 #tvtime:watch-episode-503",
		"other tv Nothing S1E1 tvdb:10000018 episodeTvdb:9 [fabricated]",
		"watchLater tv Late Ferry +2021-01-01 10:00:00 tvdb:335",
		"other tv ? [totalsFollow]",
		"play movie Papierlaternen (2011) @1612382400000 #tvtime:watch:m1:1612382400000",
		"play movie slow rain @2021-02-06 09:00:00 #tvtime:watch:m2:2021-02-06 09:00:00",
		"play movie Papierlaternen (2011) @2022-02-06 21:00:00 #tvtime:rewatch:m1:2022-02-06 21:00:00",
		"play tv Dark Tide (2017) S1E2 @2021-02-03 20:01:00 tvdb:334 episodeTvdb:500 #tvtime:watch:e1:2021-02-03 20:01:00 [historyTells]",
		"watchLater movie Long Way (2020) +2021-03-01 09:00:00",
		"other tv Late Ferry tvdb:335 [typeOfTvTime follow]",
		"play tv Dark Tide (2017) S1E2 tvdb:334 episodeTvdb:500 #tvtime:cpt:500:1",
		"play tv Dark Tide (2017) S1E2 @2021-02-03 20:00:00 tvdb:334 episodeTvdb:500 #tvtime:seen:500:2021-02-03 20:00:00 [historyTells]",
		"play tv Dark Tide (2017) S1E4 @2021-02-06 20:00:00 tvdb:334 episodeTvdb:504 #tvtime:seen:504:2021-02-06 20:00:00",
		"play tv Dark Tide (2017) S1E4 @2021-02-06 20:03:00 tvdb:334 episodeTvdb:504 #tvtime:seen:504:2021-02-06 20:03:00 [fileTells]",
		"watchLater tv Tin Roof +2021-05-01 10:00:00 tvdb:336",
		"other tv Dark Tide (2017) [followedShows]",
		"rating movie Papierlaternen (2011) =8",
		"rating movie Salt [unknownVote]",
		"rating tv Dark Tide (2017) S1E2 =10 tvdb:334 episodeTvdb:500",
		"other tv ? [feelings]",
		"other tv Dark Tide (2017) [unknownScale]",
		"other tv Rainy days [lists]",
	]);
});

it("reads the browser extension's JSON files, with each counted rewatch as a play without a date", () => {
	const series = [
		"not an entry",
		{
			...{ uuid: "u1", id: { tvdb: 334, imdb: "-1" }, title: "Dark Tide (2017)", status: "continuing" },
			seasons: [
				{
					number: 2003,
					episodes: [
						{
							id: { tvdb: 500, imdb: "-1" },
							number: 2,
							special: false,
							is_watched: true,
							watched_at: "2024-01-02T03:04:05Z",
							rewatch_count: 1,
						},
						{ id: { tvdb: 501 }, number: 3, special: false, is_watched: false, watched_at: null, rewatch_count: 0 },
						{ id: { tvdb: 502 }, number: 1, special: true, is_watched: true, watched_at: null, rewatch_count: 0 },
					],
				},
			],
		},
		{
			uuid: "u2",
			id: { tvdb: 336, imdb: null },
			title: "Tin Roof",
			status: "watch_later",
			created_at: "2024-01-02 03:04:05.123456",
			seasons: [],
		},
		{ uuid: "u3", id: { tvdb: 337, imdb: null }, title: "Old Pier", status: "stopped", seasons: [] },
	];
	const movies = [
		{
			uuid: "m1",
			id: { tvdb: 1, imdb: "tt9100001" },
			title: "Air",
			year: 2023,
			is_watched: true,
			watched_at: "2024-01-02T03:04:05Z",
			rewatch_count: 1,
		},
		{
			uuid: "m2",
			id: { tvdb: 2, imdb: "-1" },
			title: "Air",
			year: 2015,
			is_watched: false,
			watched_at: null,
			created_at: "2024-01-03T00:00:00Z",
		},
	];
	const lists = [{ id: "l1", name: "", items: [{ uuid: "m1" }] }];
	const zip = toZip("tvtime-export-2026-07-01.zip", {
		"tvtime-series-2026-07-01.json": series,
		"tvtime-movies-2026-07-01.json": movies,
		"tvtime-lists-2026-07-01.json": lists,
		"tvtime-lists-2026-07-01.csv": "list_id,list_name,item_type,tvdb_id,uuid,name,custom_order\r\nl1,,movie,,m1,,1",
		"tvtime-failed-2026-07-01.csv": "uuid,title\r\nm9,Lost",
		"tvtime-summary-2026-07-01.html": "<p>",
	});
	expect(describeAll(zip)).toEqual([
		"other ? ? [notAnObject]",
		"play tv Dark Tide (2017) S2003E2 @2024-01-02T03:04:05Z tvdb:334 episodeTvdb:500 #tvtime:again:500:0:2024-01-02T03:04:05Z",
		"play tv Dark Tide (2017) S2003E2 tvdb:334 episodeTvdb:500 #tvtime:again:500:1",
		"play tv Dark Tide (2017) tvdb:334 episodeTvdb:502 #tvtime:again:502:0:null",
		"watchLater tv Tin Roof +2024-01-02 03:04:05.123456 tvdb:336",
		"other tv Old Pier tvdb:337 [showNotWatched]",
		"play movie Air (2023) @2024-01-02T03:04:05Z imdb:tt9100001 #tvtime:again:m1:0:2024-01-02T03:04:05Z",
		"play movie Air (2023) imdb:tt9100001 #tvtime:again:m1:1",
		"watchLater movie Air (2015) +2024-01-03T00:00:00Z",
	]);
	expect(readAll(zip).questions).toEqual([]);
});

it.each([
	[
		"newer",
		"series_tvdb_id,series_imdb_id,series_uuid,title,season,episode,tvdb_id,is_watched,watched_at,rewatch_count,special\r\n334,-1,u1,Dark Tide,1,2,500,true,2024-01-02 03:04:05,0,false\r\n334,-1,u1,Dark Tide,1,3,501,false,,0,false",
	],
	[
		"older",
		"show_uuid,show_title,season_number,episode_number,episode_tvdb_id,is_special,is_watched,watched_at,rewatch_count\r\nu1,Dark Tide,1,2,500,false,true,2024-01-02 03:04:05,0\r\nu1,Dark Tide,1,3,501,false,false,,0",
	],
])("reads the extension's %s CSV file of episodes, without an end of the last line", (_, csv) => {
	expect(readAll(toFile("tvtime-series-episodes-2026-07-01.csv", csv)).records).toMatchObject([
		{ kind: "play", title: "Dark Tide", season: 1, episode: 2, ids: { episodeTvdb: 500 } },
		{ season: 1, episode: 3, leftOut: { code: "episodeNotWatched" } },
	]);
});

it.each([
	[
		"with",
		"uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count\r\nm1,1,-1,Air,2023,2024-01-01T00:00:00Z,2024-01-02T03:04:05Z,true,0",
	],
	[
		"without",
		"uuid,tvdb_id,imdb_id,title,created_at,watched_at,is_watched,rewatch_count\r\nm1,1,-1,Air,2024-01-01T00:00:00Z,2024-01-02T03:04:05Z,true,0",
	],
])("reads the extension's CSV file of movies %s their years", (_, csv) => {
	expect(readAll(toFile("m.csv", csv)).records).toMatchObject([
		{ kind: "play", title: "Air", watched_at: "2024-01-02T03:04:05Z", ids: { imdb: null, tvdb: null } },
	]);
});

it("takes nothing to watch later from Liberator's shows, which it marks wrongly", () => {
	const csv =
		"imdb_id,tvdb_id,type,title,season,episode,is_special,is_watched,watched_at,status,is_watchlisted,rating\n" +
		"-1,334,show,Dark Tide,,,false,false,,continuing,true,\n" +
		"-1,500,episode,Dark Tide,1,2,false,true,2024-01-02T03:04:05.678Z,,false,4\n" +
		"tt9100001,1,movie,Air,,,false,false,,,true,\n";
	expect(describeAll(toZip("l.zip", { "activity_history.csv": csv, "favorites.json": [], "lists.json": [] }))).toEqual([
		"other tv Dark Tide tvdb:334 [noWatchOrRating]",
		"play tv Dark Tide S1E2 @2024-01-02T03:04:05.678Z episodeTvdb:500",
		"rating tv Dark Tide S1E2 =4 episodeTvdb:500",
		"watchLater movie Air imdb:tt9100001",
	]);
});

it("takes only the movies of the extractor's file, and reads the old list of episodes", () => {
	const extractor =
		"type,media_type,tmdb_id,imdb_id,tvdb_id,title,year,season,episode,watched_at,rating\nwatch,movie,91001,tt9100001,,Air,2023,,,2024-01-02T03:04:05Z,\nwatch,episode,92002,,,Dark Tide,2017,1,2,2024-01-02T03:04:05Z,\n";
	const native =
		"ts,show_name,episode_id,episode_season_number,episode_number,episode_name\n2016-01-02 03:04:05,Dark Tide,500,1,2,Fog\n";
	expect(describeAll(toFile("tv-time-export.csv", extractor), toFile("old.csv", native))).toEqual([
		"play movie Air (2023) @2024-01-02T03:04:05Z tmdb:91001 imdb:tt9100001",
		"other tv Dark Tide (2017) tmdb:92002 [wrongExport]",
		"play tv Dark Tide S1E2 @2016-01-02 03:04:05 episodeTvdb:500 #tvtime:seen:500:2016-01-02 03:04:05",
	]);
});

const V2 =
	"key,created_at,s_id,series_name,season_number,episode_number,ep_id,rewatch_count,is_for_later,is_archived\n";
const V1 =
	"type,entity_type,uuid,movie_name,release_date,series_id,series_name,season_number,episode_number,episode_id,watch_date_range_key,rewatch_count,created_at\n";

it("adds counted rewatches without dates, each once: in either tracking, of episodes and of movies", () => {
	const files = {
		"v2.csv": `${V2}watch-episode-a-b,2021-02-03 20:00:00,334,Dark Tide,1,2,500,2,,\nrewatch-episode-a-b-1,2022-02-03 20:00:00,334,Dark Tide,1,2,500,,,\n`,
		"v1.csv":
			V1 +
			"rewatch,episode,e1,,,334,Dark Tide,1,2,500,,,2022-02-03 20:01:00\n" +
			"rewatch,episode,e0,,,334,Dark Tide,1,2,500,,,2022-05-03 20:01:00\n" +
			"rewatch,episode,e2,,,334,Dark Tide,1,3,501,,,2022-02-04 20:00:00\n" +
			"watch,movie,m1,Air,2023-01-02 00:00:00,,,,,,watch-date-1612382400,2,2021-02-06 09:00:00\n" +
			"rewatch,movie,m1,Air,2023-01-02 00:00:00,,,,,,watch-date-1643918400,,2022-02-06 09:00:00\n" +
			"rewatch_count,movie,m1,Air,2023-01-02 00:00:00,,,,,,,2,2021-02-06 09:00:00\n",
		"rewatched_episode.csv":
			"tv_show_name,episode_season_number,episode_number,episode_id,cpt\nDark Tide,1,2,500,2\nDark Tide,1,3,501,1\n",
	};
	expect(describeAll(toZip("gdpr.zip", files)).map((line) => line.replace(/ tvdb:\S+ episodeTvdb:\S+/, ""))).toEqual([
		"play tv Dark Tide S1E2 @2021-02-03 20:00:00 #tvtime:watch-episode-a-b",
		"play tv Dark Tide S1E2 #tvtime:cpt:500:1",
		"play tv Dark Tide S1E2 @2022-02-03 20:00:00 #tvtime:rewatch-episode-a-b-1",
		"other tv Dark Tide S1E2 [trackingTells]",
		"other tv Dark Tide S1E2 [trackingTells]",
		"play tv Dark Tide S1E3 @2022-02-04 20:00:00 #tvtime:rewatch:e2:2022-02-04 20:00:00",
		"play movie Air (2023) @1612382400000 #tvtime:watch:m1:1612382400000",
		"play movie Air (2023) #tvtime:again:m1:1",
		"play movie Air (2023) @1643918400000 #tvtime:rewatch:m1:1643918400000",
		"play movie Air (2023) #tvtime:again:m1:1",
		"play tv Dark Tide S1E2 #tvtime:cpt:500:1",
		"other tv Dark Tide S1E3 [trackingTells]",
	]);
});

it("reads the time of an episode in the older tracking as that of a movie", () => {
	const csv = `${V1}watch,episode,,,,,Dark Tide,3,6,507,watch-date-1633560470,,\nwatch,episode,,,,,Dark Tide,3,7,508,,,2021-02-06 09:00:00\n`;
	expect(describeAll(toFile("tracking-prod-records.csv", csv))).toEqual([
		"play tv Dark Tide S3E6 @1633560470000 episodeTvdb:507 #tvtime:watch:507:1633560470000",
		"play tv Dark Tide S3E7 @2021-02-06 09:00:00 episodeTvdb:508 #tvtime:watch:508:2021-02-06 09:00:00",
	]);
});

it("reads an episode whose number was lost by its id", () => {
	const csv = `${V2}watch-episode-c-d,2021-02-03 20:00:00,334,Dark Tide,2,0,509,0,,\n`;
	expect(describeAll(toFile("tracking-prod-records-v2.csv", csv))).toEqual([
		"play tv Dark Tide @2021-02-03 20:00:00 tvdb:334 episodeTvdb:509 #tvtime:watch-episode-c-d",
	]);
});

it("saves no show for later that was stopped since", () => {
	const row = (archived: boolean) => `user-series-1,2021-02-03 20:00:00,334,Dark Tide,,,,,true,${archived}\n`;
	const { records } = readAll(toFile("v2.csv", V2 + row(false) + row(true)));
	expect(records.map(({ kind }) => kind)).toEqual(["watchLater", "other"]);
});

it("reads which shows wait from the extension's CSV file of shows, by any name, and not beside its JSON file", () => {
	const csv =
		"uuid,tvdb_id,imdb_id,title,status,created_at\r\nu1,336,-1,Tin Roof,watch_later,2024-01-02 03:04:05.123456\r\nu2,337,-1,Old Pier,not_started_yet,\r\nu3,338,tt9200003,Late Ferry,up_to_date,2024-01-02T00:00:00Z";
	expect(describeAll(toFile("x.csv", csv))).toEqual([
		"watchLater tv Tin Roof +2024-01-02 03:04:05.123456 tvdb:336",
		"watchLater tv Old Pier tvdb:337",
		"other tv Late Ferry imdb:tt9200003 tvdb:338 [statusFollows]",
	]);
	const json = [{ uuid: "u1", id: { tvdb: 336, imdb: null }, title: "Tin Roof", status: "watch_later", seasons: [] }];
	const both = toZip("t.zip", { "tvtime-series-2026-07-01.json": json, "tvtime-series-2026-07-01.csv": csv });
	expect(readAll(both).files).toMatchObject([{ isUsed: true }, { reason: { code: "sameInJson" } }]);
});

it("counts plays where the extension counts watches, not rewatches", () => {
	const episode = { id: { tvdb: 500 }, number: 2, is_watched: true, watched_at: null, watched_count: 3 };
	const json = [{ id: { tvdb: 334 }, title: "Dark Tide", seasons: [{ number: 1, episodes: [episode] }] }];
	expect(readAll(toFile("series.json", json)).records).toHaveLength(3);
});

it("reads Liberator's older files, which call episodes shows, and its JSON files beside the CSV", () => {
	const header = "imdb_id,tvdb_id,type,title,season,episode,is_special,is_watched,watched_at,status,is_watchlisted\n";
	const csv = `${header}-1,500,show,Dark Tide,1,2,false,true,2024-01-02T03:04:05.678Z,continuing,false\n-1,501,show,Dark Tide,1,3,false,false,,continuing,true\n`;
	const id = { tvdb: 500, imdb: "-1" };
	const episode = { id, number: 2, special: false, is_watched: true, watched_at: "2024-01-02T03:04:05.678Z" };
	const show = { id: { tvdb: 334, imdb: "-1" }, title: "Dark Tide", seasons: [{ number: 1, episodes: [episode] }] };
	const zip = toZip("l.zip", { "activity_history.csv": csv, "shows.json": [show], "favorites.json": [] });
	expect(describeAll(zip)).toEqual([
		"play tv Dark Tide S1E2 @2024-01-02T03:04:05.678Z episodeTvdb:500",
		"other tv Dark Tide S1E3 episodeTvdb:501 [noWatchOrRating]",
		"play tv Dark Tide S1E2 @2024-01-02T03:04:05.678Z tvdb:334 episodeTvdb:500",
	]);
});
