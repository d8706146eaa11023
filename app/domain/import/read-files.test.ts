import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readMoment } from "./moment";
import { readFiles } from "./read-files";

const toFile = (name: string, content: string | object) => ({
	name,
	bytes: new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content)),
});

const toZip = (name: string, members: Record<string, string | object>) => ({
	name,
	bytes: zipSync(
		Object.fromEntries(
			Object.entries(members).map(([path, content]) => [
				path,
				strToU8(typeof content === "string" ? content : JSON.stringify(content)),
			]),
		),
	),
});

const read = (...files: { name: string; bytes: Uint8Array }[]) => readFiles(files, { now: Date.UTC(2026, 10, 1) });

const MOVIE = {
	title: "Inception",
	year: 2010,
	ids: { trakt: 16662, slug: "inception-2010", imdb: "tt1375666", tmdb: 27205 },
};
const SHOW = { title: "Dark", year: 2017, ids: { trakt: 1, slug: "dark", imdb: null, tmdb: null, tvdb: 334824 } };
const PLAY = { id: 14000000123, watched_at: "2026-07-20T20:15:00.000Z", action: "watch", type: "movie", movie: MOVIE };
const EPISODE_PLAY = {
	...{ id: 14000000124, watched_at: "2026-07-21T20:15:00.000Z", action: "scrobble", type: "episode", show: SHOW },
	episode: { season: 1, number: 2, title: "Lies", ids: { trakt: 2, tvdb: 6000000, imdb: null, tmdb: 12345 } },
};

describe("Trakt", () => {
	it.each([
		["watched-history.json"],
		["watched-history-1.json"],
		["trakt-export/watched/history-1.json"],
		["9f3c.json"],
	])("recognises the history by its content, flat, in pages and in folders: %s", (path) => {
		const { source, records } = read(toZip("export.zip", { [path]: [PLAY, EPISODE_PLAY] }));
		expect(source).toBe("trakt");
		expect(
			records.map(({ kind, title, season, episode, sourceId }) => [kind, title, season, episode, sourceId]),
		).toEqual([
			["play", "Inception", null, null, "trakt:14000000123"],
			["play", "Dark", 1, 2, "trakt:14000000124"],
		]);
	});

	it("says which parts an incomplete export lacks", () => {
		const errors = [{ endpoint: "ratings-movies", error: "503", fetchedPages: 1, totalPages: 3 }];
		expect(read(toZip("t.zip", { "_errors.json": errors, "watched-history.json": [PLAY] })).warnings[0]).toContain(
			"ratings-movies",
		);
	});

	it("reads a CSV export: dotted columns, BOM, CRLF, and an apostrophe before a formula", () => {
		const csv =
			"\uFEFFid,watched_at,movie.title,movie.year,movie.ids.slug,movie.ids.tmdb\r\n1,2026-01-02T03:04:00.000Z,'=Sum,2010,sum,27205\r\n";
		expect(read(toFile("watched-history.csv", csv)).records).toMatchObject([
			{ kind: "play", title: "=Sum", ids: { tmdb: 27205 } },
		]);
	});

	it("takes a play of 1970 as one without a date", () => {
		const { records } = read(toFile("watched-history.json", [{ ...PLAY, watched_at: "1970-01-01T00:00:00.000Z" }]));
		expect(readMoment(records[0]?.watched_at ?? null, { timeZone: "UTC", dateOrder: null })?.precision).toBe("unknown");
	});

	it("leaves sums of plays out where the history tells of the same title", () => {
		const summary = [{ plays: 2, last_watched_at: PLAY.watched_at, movie: MOVIE }];
		const { records } = read(toZip("t.zip", { "watched-history.json": [PLAY], "watched-movies.json": summary }));
		expect(records.map(({ leftOut }) => leftOut)).toEqual([null, "The history tells of this already"]);
	});

	it("names account data without the history for what it is", () => {
		const { files } = read(toZip("t.zip", { "user-profile.json": { username: "someone" } }));
		expect(files[0]).toMatchObject({ isUsed: false, reason: "This is Trakt's account data without the history" });
	});
});

describe("TV Time", () => {
	const SECRETS = {
		"gdpr-data/access_token.csv": "token\nabc\n",
		"gdpr-data/ip_address.csv": "ip\n192.0.2.1\n",
		"gdpr-data/user.csv": "id\n1\n",
	};
	const HEADERS = [["ep_id"], ["episode_id"]];

	it.each(HEADERS)("reads columns by name, with the episode's id under %s", (column) => {
		const csv = `s_no,${column},key,created_at,s_id,series_name,ep_no,bulk_type\n1,500,watch-episode-1,2021-02-03 20:00:00,334824,Dark (2017),2,\n1,500,rewatch-episode-1,2022-02-03 20:00:00,334824,Dark (2017),2,\n`;
		const { source, records, questions } = read(toZip("gdpr.zip", { "gdpr-data/tracking-prod-records-v2.csv": csv }));
		expect(source).toBe("tvtime");
		expect(questions).toEqual(["timeZone"]);
		expect(records).toMatchObject([
			{ kind: "play", title: "Dark", year: 2017, season: 1, episode: 2, ids: { tvdb: 334824, episodeTvdb: 500 } },
			{ kind: "play", watched_at: "2022-02-03 20:00:00" },
		]);
	});

	it("never opens files that hold secrets", () => {
		const { files } = read(toZip("gdpr.zip", SECRETS));
		expect(files.map(({ isUsed, reason }) => [isUsed, reason])).toEqual(
			files.map(() => [false, "It holds secrets and stays closed"]),
		);
	});

	it("reads votes by their id, which is no score", () => {
		const rows = ["1", "27", "28", "29", "3", "77"].map((vote) => `abc-12-${vote},m${vote},Heat\n`).join("");
		const { records } = read(toFile("ratings-live-votes.csv", `vote_key,uuid,movie_name\n${rows}`));
		expect(records.map(({ rating, invalid }) => rating ?? invalid)).toEqual([
			2,
			4,
			6,
			8,
			10,
			"It is not known which rating this vote of TV Time means",
		]);
	});

	it("counts rewatches as plays without a date", () => {
		const csv = "tv_show_name,episode_season_number,episode_number,episode_id,cpt\nDark,1,2,500,3\n";
		expect(read(toFile("rewatched_episode.csv", csv)).records.map(({ watched_at }) => watched_at)).toEqual([
			null,
			null,
			null,
		]);
	});

	it("uses the JSON file of the extension where the CSV file says the same", () => {
		const series = [
			{
				uuid: "u",
				id: { tvdb: 334824, imdb: "-1" },
				title: "Dark",
				status: "continuing",
				seasons: [
					{
						number: 1,
						episodes: [
							{ id: { tvdb: 500 }, number: 2, is_watched: true, watched_at: "2024-01-02T03:04:05Z" },
							{ id: { tvdb: 501 }, number: 3, is_watched: false, watched_at: null },
						],
					},
				],
			},
		];
		const csv =
			"series_tvdb_id,series_imdb_id,series_uuid,title,season,episode,tvdb_id,is_watched,watched_at,rewatch_count,special\n334824,-1,u,Dark,1,2,500,true,2024-01-02 03:04:05,0,false";
		const { records } = read(
			toZip("t.zip", { "tvtime-series-2026-07-01.json": series, "tvtime-series-episodes-2026-07-01.csv": csv }),
		);
		expect(records).toMatchObject([
			{ kind: "play", season: 1, episode: 2, ids: { tvdb: 334824, imdb: null, episodeTvdb: 500 } },
		]);
	});
});

describe("Letterboxd", () => {
	const FILES = {
		"diary.csv":
			"Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n2024-05-02,Heat,1995,https://boxd.it/a,4.5,Yes,,2024-05-01\r\n",
		"ratings.csv": "Date,Name,Year,Letterboxd URI,Rating\r\n2024-05-02,Heat,1995,https://boxd.it/f,4.5\r\n",
		"watched.csv":
			"Date,Name,Year,Letterboxd URI\r\n2024-05-02,Heat,1995,https://boxd.it/f\r\n2020-01-01,Dune,1984,https://boxd.it/g\r\n",
		"watchlist.csv": "Date,Name,Year,Letterboxd URI\r\n2024-05-02,Dune,2021,https://boxd.it/h\r\n",
		"likes/films.csv": "Date,Name,Year,Letterboxd URI\r\n2024-05-02,Heat,1995,https://boxd.it/f\r\n",
		"deleted/diary.csv":
			"Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n2024-05-02,Cats,2019,https://boxd.it/c,,,,2024-05-01\r\n",
		"profile.csv": "Date Joined,Username,Email Address\r\n2020-01-01,someone,someone@example.org\r\n",
	};

	it("takes a film's day from the diary only, and tells files of the same columns apart by their path", () => {
		const { records, files } = read(toZip("letterboxd.zip", FILES));
		expect(
			records.map(({ kind, title, watched_at, rating, leftOut }) => [kind, title, watched_at, rating, leftOut]),
		).toEqual([
			["play", "Heat", "2024-05-01", null, null],
			["rating", "Heat", null, 9, null],
			["play", "Heat", null, null, "The diary has the days of this film"],
			["play", "Dune", null, null, null],
			["watchLater", "Dune", null, null, null],
		]);
		expect(files.filter(({ isUsed }) => !isUsed).map(({ name }) => name)).toEqual([
			"likes/films.csv",
			"deleted/diary.csv",
			"profile.csv",
		]);
	});

	it("reads the import format, whose quotes have a backslash", () => {
		const csv = 'tmdbID,Title,WatchedDate,Rating10,Review\n949,"Heat \\"uncut\\"",2024-05-01,9,"a, b"\n';
		expect(read(toFile("x.csv", csv)).records).toMatchObject([
			{ kind: "play", title: 'Heat "uncut"' },
			{ kind: "rating", rating: 9 },
		]);
	});
});

it.each([
	[
		"before 2018",
		'"position","const","created","modified","description","Title","Title type","Directors","someone rated","IMDb Rating","Year"\n"1","tt0113277","Sat Mar  1 00:00:00 2014","","","Heat","Feature Film","Michael Mann","9","8.3","1995"\n',
		["rating", "watchLater"],
	],
	[
		"from 2018",
		"Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Year\n0113277,9,2020-01-02,Heat,u,movie,8.3,1995\n",
		["rating"],
	],
	[
		"since 2024",
		"Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,Year\ntt0113277,9,2024-07-02,Heat,Heat,u,Movie,1995\n",
		["rating"],
	],
])("reads IMDb's files %s", (_, csv, kinds) => {
	const { source, records } = read(toFile("1b4e28ba.csv", csv));
	expect(source).toBe("imdb");
	expect(records.map(({ kind }) => kind)).toEqual(kinds);
	expect(records[0]).toMatchObject({ media_type: "movie", rating: 9, ids: { imdb: "tt0113277" } });
});

it("keeps each row of a ragged file that can be read", () => {
	const csv =
		"Const,Your Rating,Date Rated,Title,Title Type\ntt0113277,9\ntt0816692,8,2020-01-01,Interstellar,movie,extra,extra\n";
	expect(read(toFile("ratings.csv", csv)).records.map(({ rating }) => rating)).toEqual([9, 8]);
});

it("reads Simkl's ids, which are text, and its date for unknown", () => {
	const json = {
		movies: [
			{
				status: "completed",
				last_watched_at: "1970-01-01T00:00:01Z",
				user_rating: 7,
				movie: { title: "Heat", year: 1995, ids: { simkl: 1, tmdb: "949" } },
			},
		],
		shows: [],
		anime: [],
	};
	const { source, records } = read(toFile("SimklBackup.json", json));
	expect(source).toBe("simkl");
	expect(records).toMatchObject([
		{ kind: "play", ids: { tmdb: 949 } },
		{ kind: "rating", rating: 7 },
	]);
});

it("reads each of Yamtrack's rows as a play of its own", () => {
	const head = "media_id,source,media_type,title,season_number,episode_number,score,status,end_date\n";
	const row = '"949","tmdb","movie","Heat","","","0.0","Completed","2024-01-02 03:04:05+00:00"\n';
	const { records } = read(toFile("y.csv", `${head}${row}${row.replace("2024", "2025")}`));
	expect(records.map(({ kind, watched_at }) => [kind, watched_at?.slice(0, 4)])).toEqual([
		["play", "2024"],
		["play", "2025"],
	]);
});

it("takes no date from Watcharr where none was set by hand", () => {
	const content = { tmdbId: 949, title: "Heat", type: "movie", release_date: "1995-12-15T00:00:00Z", imdb_id: "" };
	const { records } = read(
		toFile("w.json", [
			{ id: 1, createdAt: "2024-01-02T03:04:05.123456789Z", status: "FINISHED", rating: 0, content, activity: [] },
			{ id: 2, status: "FINISHED", content: null },
		]),
	);
	expect(records.map(({ kind, watched_at, invalid }) => [kind, watched_at, invalid])).toEqual([
		["play", null, null],
		["other", null, "This entry names no title"],
	]);
});

it("reads Movary's history, with and without a date", () => {
	const csv =
		"title,year,tmdbId,imdbId,watchedAt,comment,location\nHeat,1995,949,tt0113277,2024-01-02,,\nHeat,1995,949,tt0113277,,,\n";
	expect(read(toFile("h.csv", csv))).toMatchObject({
		source: "movary",
		records: [{ watched_at: "2024-01-02" }, { watched_at: null }],
	});
});

it("never takes the id of an episode for that of a show in TMDB's files", () => {
	const csv =
		"TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n62085,,tv,Pilot,2008-01-20,1,1,8,9,2020-01-02T03:04:05Z\n";
	expect(read(toFile("t.csv", csv)).records).toMatchObject([
		{ kind: "rating", rating: 9, ids: { tmdb: null, episodeTmdb: 62085 } },
	]);
});

describe("Netflix", () => {
	it("takes the order of day and month from the whole file, and asks where both fit", () => {
		const history = (...dates: string[]) =>
			toFile("NetflixViewingHistory.csv", `Title,Date\n${dates.map((date) => `"Heat","${date}"`).join("\n")}\n`);
		expect(read(history("3/4/24", "3/25/24"))).toMatchObject({ dateOrder: "mdy", questions: [] });
		expect(read(history("03/04/2024", "25/03/2024"))).toMatchObject({ dateOrder: "dmy", questions: [] });
		expect(read(history("03/04/2024"))).toMatchObject({ dateOrder: null, questions: ["dateOrder"] });
	});

	it("takes a title with a colon for an episode only where it names a season", () => {
		const csv =
			'Title,Date\n"King Arthur: Legend of the Sword","2024-01-02"\n"Dark: Staffel 2: Folge 4","2024-01-03"\n": Episode 7","2024-01-03"\n';
		const { records } = read(toFile("n.csv", csv));
		expect(records.map(({ title, season, episode, invalid }) => [title, season, episode, invalid])).toEqual([
			["King Arthur: Legend of the Sword", null, null, null],
			["Dark", 2, 4, null],
			[null, null, null, "Netflix has removed the title of this row"],
		]);
	});
});

it("asks once for the columns of a CSV file that nobody knows", () => {
	const chosen = [toFile("mine.csv", "Werk;Gesehen\nHeat;2024-01-02\n")];
	expect(readFiles(chosen)).toMatchObject({ questions: ["columns"], header: ["werk", "gesehen"], records: [] });
	expect(readFiles(chosen, { columns: { title: "Werk", watched_at: "Gesehen" } }).records).toMatchObject([
		{ title: "Heat", watched_at: "2024-01-02" },
	]);
});

describe("files of any kind", () => {
	const csv = "title;year;watched_at\nAmélie;2001;2024-01-02\n";
	const utf16 = Uint8Array.from([
		0xff,
		0xfe,
		...new Uint8Array(new Uint16Array(Array.from(csv, (c) => c.charCodeAt(0))).buffer),
	]);
	const latin1 = Uint8Array.from(csv, (character) => character.charCodeAt(0));

	it.each([
		["UTF-16", utf16],
		["Latin-1", latin1],
	])("reads %s", (_, bytes) => {
		expect(read({ name: "a.csv", bytes }).records).toMatchObject([{ title: "Amélie" }]);
	});

	it.each([
		[
			"a zip that is cut off",
			{ name: "a.zip", bytes: toZip("a.zip", { "a.csv": "a".repeat(50_000) + Math.PI }).bytes.slice(0, 60) },
			/not complete|damaged/,
		],
		["a bomb", { name: "a.zip", bytes: zipSync({ "a.csv": new Uint8Array(20_000_000) }) }, /unpacks to far more/],
		[
			"an encrypted zip",
			{
				name: "a.zip",
				bytes: Uint8Array.from(toZip("a", { "a.csv": "a,b" }).bytes, (byte, at) => (at === 6 ? byte | 1 : byte)),
			},
			/protected by a password/,
		],
		["JSON that is cut off", toFile("a.json", '[{"a": 1'), /not complete/],
		["deep JSON", toFile("a.json", `${"[".repeat(5000)}${"]".repeat(5000)}`), /nested too deeply/],
		["a picture", { name: "a.csv", bytes: Uint8Array.from([0x89, 0x50, 0, 0xff]) }, /not text/],
		[
			"a zip within a zip",
			{ name: "a.zip", bytes: zipSync({ "b.csv": zipSync({ "a.csv": strToU8("a,b") }) }) },
			/zip within a zip/,
		],
		["another kind of JSON", toFile("a.json", { a: [1, "x", null] }), /of no service/],
	])("says what is wrong with %s", (_, file, message) => {
		const { files, records } = read(file);
		expect(records).toEqual([]);
		expect(files.map(({ reason }) => reason).join()).toMatch(message);
	});

	it("keeps the other rows where one has a field of 200 kB", () => {
		const { records } = read(
			toFile("a.csv", `title,year,watched_at\n"${"x".repeat(200_000)}",2001,2024-01-02\nHeat,1995,2024-01-02\n`),
		);
		expect(records.map(({ title, invalid }) => title ?? invalid)).toEqual([
			"A field of this row is too long to be read",
			"Heat",
		]);
	});

	it("keeps the other entries where one has the wrong type", () => {
		const { records } = read(
			toFile("watched-history.json", [
				PLAY,
				7,
				null,
				{ ...PLAY, movie: { ...MOVIE, year: null, ids: { trakt: 1, tmdb: "x" } } },
			]),
		);
		expect(records.map(({ kind, invalid }) => invalid ?? kind)).toEqual([
			"play",
			"This entry is not an object",
			"This entry is not an object",
			"play",
		]);
	});

	it("reads the same records from any split of a history into files and in any order", () => {
		const plays = Array.from({ length: 30 }, (_, index) => ({ ...PLAY, id: 100 + index }));
		const whole = read(toFile("watched-history.json", plays)).records.map(({ sourceId }) => sourceId);
		const split = read(
			toFile("watched-history-2.json", plays.slice(11).toReversed()),
			toFile("watched-history-1.json", plays.slice(0, 11)),
		);
		expect(split.records.map(({ sourceId }) => sourceId).toSorted()).toEqual(whole.toSorted());
	});
});

describe("dates", () => {
	const at = (text: string | null, timeZone = "America/New_York") => readMoment(text, { timeZone, dateOrder: null });

	it("a day stays a day in every time zone", () => {
		expect(at("2024-05-01")).toEqual({ watchedAt: Date.UTC(2024, 4, 1), precision: "day" });
	});

	it("a time without a zone is in the zone that was given", () => {
		expect(at("2024-05-01 20:00:00")?.watchedAt).toBe(Date.UTC(2024, 4, 2, 0));
	});

	it.each(["0001-01-01 00:00:00", "0000-00-00", "1970-01-01T00:00:01Z", "unknown", null])(
		"%s is an unknown date",
		(text) => {
			expect(at(text)?.precision).toBe("unknown");
		},
	);

	it("a day that does not exist is no date", () => {
		expect(at("2024-02-30")).toBeNull();
	});
});
