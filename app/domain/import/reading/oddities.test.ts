// The oddities that real export files are known for, each as a rule.
import { expect, it } from "vitest";
import type { Candidate, Lookup } from "~/domain/import/applying/lookup";
import { matchTitle } from "~/domain/import/applying/match";
import { describeAll, describeRecord, readAll, toFile, toZip } from "../../../../tests/harness/import-files";
import { readMoment } from "./moment";
import type { FileRecord } from "./record";

const MOVIE = { title: "Air", year: 2023, ids: { trakt: 1, slug: "air-2023", imdb: "tt9100001", tmdb: 91001 } };
const SHOW = {
	title: "Dark Tide",
	year: 2017,
	ids: { trakt: 2, slug: "dark-tide", imdb: null, tmdb: null, tvdb: 334 },
};
const PLAY = { id: 11, watched_at: "2026-07-20T20:15:00.000Z", action: "watch", type: "movie", movie: MOVIE };

const precisionOf = (record: FileRecord | undefined) =>
	readMoment(record?.watched_at ?? null, { timeZone: "UTC", dateOrder: null })?.precision;
const reasons = (...files: Parameters<typeof readAll>) =>
	readAll(...files).records.map(({ invalid, leftOut }) => invalid ?? leftOut);

it("1. a file is recognised by its content, whatever its name is", () => {
	const files = {
		trakt: toFile("1.json", [PLAY]),
		tvtime: toFile(
			"2.csv",
			"episode_number,ep_id,key,s_id,series_name,season_number,created_at\n2,5,watch-episode-5,334,Dark Tide,1,2021-02-03 20:00:00\n",
		),
		imdb: toFile("3.csv", "Const,Your Rating,Title Type,Title\ntt9100001,9,Movie,Air\n"),
		netflix: toFile("4.txt", 'Title,Date\n"Air","2024-01-02"\n'),
		movary: toFile("5.csv", "title,year,tmdbId,imdbId,watchedAt\nAir,2023,91001,,2024-01-02\n"),
	};
	for (const [source, file] of Object.entries(files))
		expect(readAll(file)).toMatchObject({ source, records: { 0: { title: expect.any(String) } } });
	expect(readAll(...Object.values(files)).source).toBe("several");
});

it("2. columns are read by their names: accounts lack some and have them in another order", () => {
	const one = "ep_no,key,created_at,s_id,s_no,ep_id\n2,watch-episode-5,2021-02-03 20:00:00,334,1,5\n";
	const two =
		"episode_id,season_number,episode_number,gsi,key,series_name,created_at\n5,1,2,,watch-episode-5,Dark Tide,2021-02-03 20:00:00\n";
	for (const csv of [one, two]) {
		expect(readAll(toFile("x.csv", csv)).records).toMatchObject([
			{ kind: "play", season: 1, episode: 2, ids: { episodeTvdb: 5 } },
		]);
	}
});

it.each([
	"watched-history.json",
	"watched-history-12.json",
	"trakt/watched/history-1.json",
	"export/watched-history.json",
])("3. a list of Trakt is read with and without pages, flat and in folders: %s", (path) => {
	expect(readAll(toZip("t.zip", { [path]: [PLAY] })).records).toMatchObject([{ kind: "play", sourceId: "trakt:11" }]);
});

it("4. what an incomplete export of Trakt lacks is said, as far as it would be imported", () => {
	const errors = [
		{ endpoint: "ratings-movies", error: "503", fetchedPages: 1, totalPages: 3 },
		{ endpoint: "collection-shows", error: "503", fetchedPages: 0, totalPages: 2 },
		{ endpoint: "lists-watchlist", error: "503" },
	];
	const { warnings, files } = readAll(toZip("t.zip", { "_errors.json": errors, "watched-history.json": [PLAY] }));
	expect(warnings).toEqual([{ code: "incompleteTrakt", missing: "ratings-movies (1/3), lists-watchlist" }]);
	expect(files[0]).toMatchObject({ isUsed: false, reason: { code: "exportErrors" } });
});

it("5. the beginning of 1970 is an unknown date", () => {
	for (const watched_at of ["1970-01-01T00:00:00.000Z", "1970-01-01T00:00:01Z"]) {
		expect(precisionOf(readAll(toFile("watched-history.json", [{ ...PLAY, watched_at }])).records[0])).toBe("unknown");
	}
});

it("6. the years 1 and 0 are unknown dates, and unknown years of titles", () => {
	const csv =
		"type,entity_type,uuid,movie_name,release_date,watch_date\nwatch,movie,m,Air,0000-00-00,0001-01-01 00:00:00\n";
	const { records } = readAll(toFile("tracking-prod-records.csv", csv));
	expect([precisionOf(records[0]), records[0]?.year]).toEqual(["unknown", null]);
});

it("7. a stamp that five episodes or movies share is asked about, and an unknown date is no stamp", () => {
	const plays = (watched_at: string) =>
		Array.from({ length: 5 }, (_, index) => ({
			...PLAY,
			id: index,
			watched_at,
			movie: { ...MOVIE, ids: { trakt: index, slug: `${index}`, tmdb: 100 + index } },
		}));
	expect(readAll(toFile("h.json", plays("2026-07-20T00:00:00.000Z"))).questions).toEqual(["bulkDates"]);
	expect(readAll(toFile("h.json", plays("2026-07-20T00:00:00.000Z").slice(1))).questions).toEqual([]);
	expect(readAll(toFile("h.json", plays("1970-01-01T00:00:00.000Z"))).questions).toEqual([]);
});

it("8. each rewatch is a play, wherever the file hides it, and none is told twice", () => {
	const tracking =
		"key,created_at,s_id,series_name,season_number,episode_number,ep_id\nwatch-episode-5,2021-02-03 20:00:00,334,Dark Tide,1,2,5\nrewatch-episode-5-1,2022-02-03 20:00:00,334,Dark Tide,1,2,5\n";
	const counted = "tv_show_name,episode_season_number,episode_number,episode_id,cpt\nDark Tide,1,2,5,2\n";
	expect(
		describeAll(toFile("a.csv", tracking), toFile("b.csv", counted)).map((line) => line.replace(/ tvdb.*#/, " #")),
	).toEqual([
		"play tv Dark Tide (2017) S1E2 @2021-02-03 20:00:00 #tvtime:watch-episode-5".replace(" (2017)", ""),
		"play tv Dark Tide S1E2 @2022-02-03 20:00:00 #tvtime:rewatch-episode-5-1",
		"play tv Dark Tide S1E2 #tvtime:cpt:5:1",
	]);
});

it("9. a list that sums plays up is left out where the history tells of the title, and only there", () => {
	const summary = [
		{ plays: 2, last_watched_at: PLAY.watched_at, movie: MOVIE },
		{ plays: 1, last_watched_at: PLAY.watched_at, movie: { ...MOVIE, ids: { ...MOVIE.ids, tmdb: 91002 } } },
	];
	expect(reasons(toZip("t.zip", { "watched-history.json": [PLAY], "watched-movies.json": summary }))).toEqual([
		null,
		{ code: "historyTells" },
		null,
	]);
});

const FILMS = "Date,Name,Year,Letterboxd URI\r\n2024-05-02,Air,2023,https://boxd.it/f\r\n";

it("10. what was deleted at Letterboxd stays deleted", () => {
	const { records, files } = readAll(toZip("l.zip", { "deleted/watched.csv": FILMS, "orphaned/diary.csv": FILMS }));
	expect(records).toEqual([]);
	expect(files.every(({ isUsed, reason }) => !isUsed && reason?.code === "deletedEntries")).toBe(true);
});

it("11. Letterboxd's lists of the same columns are told apart by their paths", () => {
	const zip = toZip("l.zip", { "watched.csv": FILMS, "watchlist.csv": FILMS, "likes/films.csv": FILMS });
	expect(readAll(zip).records.map(({ kind, watched_at, added_at }) => [kind, watched_at, added_at])).toEqual([
		["play", null, null],
		["watchLater", null, "2024-05-02"],
	]);
});

it("12. a list with a banner, two headers and a description of several lines is read", () => {
	const list =
		'Letterboxd list export v7\r\nDate,Name,Tags,URL,Description\r\n2024-05-02,Mine,,u,"a\nb"\r\n\r\nPosition,Name,Year,URL,Description\r\n1,Air,2023,u,\r\n';
	expect(readAll(toFile("mine.csv", list)).records).toMatchObject([
		{ kind: "list", list: "Mine", note: "a\nb", title: "Air" },
	]);
});

it("13. a day is that day in every time zone", () => {
	for (const timeZone of ["Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
		expect(readMoment("2024-05-01", { timeZone, dateOrder: null })).toEqual({
			watchedAt: Date.UTC(2024, 4, 1),
			precision: "day",
		});
	}
});

it("14. the order of day and month comes from the whole file, and is asked for where the file does not tell it", () => {
	const history = (...dates: string[]) =>
		readAll(toFile("n.csv", `Title,Date\n${dates.map((date) => `"Air","${date}"`).join("\n")}\n`));
	expect(history("3/4/24", "3/25/24")).toMatchObject({ dateOrder: "mdy", questions: [] });
	expect(history("03.04.24", "25.03.24")).toMatchObject({ dateOrder: "dmy", questions: [] });
	expect(history("03/04/2024")).toMatchObject({ dateOrder: null, questions: ["dateOrder"] });
	expect(history("03/04/2024", "3/25/24", "25/3/24")).toMatchObject({ dateOrder: null, questions: ["dateOrder"] });
});

it("15. a title of Netflix is read as an episode where it names a season, and one that was removed says so", () => {
	const csv =
		'Title,Date\n"Air: The Beginning","2024-01-02"\n"Dark: Tide: Temporada 2: Episodio 4","2024-01-03"\n": Episode 7","2024-01-03"\n';
	expect(
		readAll(toFile("n.csv", csv)).records.map(({ title, season, episode, invalid }) => [
			title,
			season,
			episode,
			invalid,
		]),
	).toEqual([
		["Air: The Beginning", null, null, null],
		["Dark: Tide", 2, 4, null],
		[null, null, null, { code: "removedTitle" }],
	]);
});

it("17. an id of none, of an episode or in another dress is never taken for that of a title", () => {
	const csv = (imdb: string, tmdb: string) =>
		`Title,Year,WatchedDate,tmdbID,imdbID\nAir,2023,2024-01-02,${tmdb},${imdb}\n`;
	const idsOf = (imdb: string, tmdb: string) => readAll(toFile("x.csv", csv(imdb, tmdb))).records[0]?.ids;
	expect(idsOf("-1", "0")).toMatchObject({ imdb: null, tmdb: null });
	expect(idsOf("133093", '"603"')).toMatchObject({ imdb: "tt0133093", tmdb: 603 });
	expect(idsOf("nm0000001", "603abc")).toMatchObject({ imdb: null, tmdb: null });
	const episode =
		"TMDb ID,IMDb ID,Type,Name,Season Number,Episode Number,Your Rating\n930003,tt9300003,tv,Dark Tide S1E2,1,2,8\n";
	expect(readAll(toFile("t.csv", episode)).records[0]).toMatchObject({
		title: "Dark Tide",
		ids: { tmdb: null, imdb: null },
	});
});

const toLookup = (found: Partial<Record<string, Candidate[]>>): Lookup => ({
	byId: async ({ mediaType, id }) => found[`${mediaType}:${id}`]?.[0] ?? null,
	byExternal: async (_, id) => found[id] ?? [],
	byEpisode: async () => null,
	search: async (type, title, year) => found[`${type}:${title}:${year}`] ?? [],
	language: null,
	seasons: async () => [],
	episodes: async () => null,
	chosen: new Map(),
});
const show = (id: number, title: string, year: number | null): Candidate => ({ mediaType: "tv", id, title, year });
const sought = {
	media_type: "tv" as const,
	title: "Formula 1",
	year: 2023,
	season: null,
	episode: null,
	ids: { tmdb: null, imdb: null, tvdb: 387219, episodeTmdb: null, episodeTvdb: null },
};

it("18. a show that the catalogue does not know is left to choose, never taken for the next best", async () => {
	const others = [show(1, "Formula 1: Behind the Wheel", 2023), show(2, "Taskmaster", 2015)];
	expect(await matchTitle(sought, toLookup({ "tv:Formula 1:2023": others }))).toMatchObject({
		state: "ambiguous",
		candidates: others,
	});
	const movies: Candidate[] = [{ mediaType: "movie", id: 3, title: "Formula 1", year: 2023 }];
	expect(await matchTitle(sought, toLookup({ "387219": movies }))).toMatchObject({ state: "unmatched" });
	expect(
		readAll(
			toFile("h.json", [
				{ ...PLAY, type: "episode", movie: undefined, show: SHOW, episode: { season: 2023, number: 88, ids: {} } },
			]),
		).records,
	).toMatchObject([{ season: 2023, episode: 88, ids: { tmdb: null, tvdb: 334 } }]);
});

it("19. a vote of TV Time is read by its id, which is no score", () => {
	const rows = ["1", "27", "28", "29", "3", "77"].map((vote) => `7-m-${vote},m${vote},Air\n`).join("");
	expect(
		readAll(toFile("v.csv", `vote_key,uuid,movie_name\n${rows}`)).records.map(
			({ rating, invalid }) => rating ?? invalid,
		),
	).toEqual([...[2, 4, 6, 8, 10], { code: "unknownVote" }]);
});

it("20. ratings of every scale become 1 to 10, and a 0 is none", () => {
	const rated = (...ratings: string[]) => {
		const { records, warnings } = readAll(
			toFile("x.csv", `title,year,rating\n${ratings.map((rating) => `Air,2023,${rating}\n`).join("")}`),
		);
		const told = records.filter(({ asks }) => asks === null);
		return [...told.map(({ rating, invalid, leftOut }) => rating ?? invalid ?? leftOut), ...warnings];
	};
	const none = { code: "nothingSaid" };
	expect(rated("9", "4.5", "0", "0.0", "")).toEqual([9, 5, none, none, none]);
	expect(rated("0.5", "4.5")).toEqual([1, 9, { code: "scaleOf5", file: "x.csv" }]);
	expect(rated("85", "7")).toEqual([9, 1, { code: "scaleOf100", file: "x.csv" }]);
	expect(rated('"8,5"', "many")).toEqual([9, { code: "notARating", text: "many" }]);
});

it("21. a Go map, a list in a cell and quotes with a backslash do not break a row", () => {
	const lists = "name,type,objects,s_key\nMine,list,[map[created_at:1.6e+09 id:334 type:series] map[uuid:m]],k\n";
	expect(reasons(toFile("l.csv", lists))).toEqual([{ code: "lists" }]);
	const shows =
		'show.title,show.ids.trakt,last_watched_at,seasons\r\nDark Tide,2,x,"[{""number"":1,""episodes"":[{""number"":2}]}]"\r\n';
	expect(readAll(toFile("watched-shows.csv", shows)).records).toMatchObject([{ season: 1, episode: 2 }]);
	const letterboxd = 'tmdbID,Title,WatchedDate,Review\n949,"Air \\"uncut\\"",2024-05-01,"a, b"\n';
	expect(readAll(toFile("x.csv", letterboxd)).records).toMatchObject([
		{ kind: "play", title: 'Air "uncut"' },
		{ kind: "note", note: "a, b" },
	]);
});

const CSV = "title;year;watched_at\nAmélie;2001;2024-01-02";
const utf16 = (isLittle: boolean) => {
	const units = Array.from(`\uFEFF${CSV}`, (character) => character.charCodeAt(0));
	return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};

it.each([
	["UTF-8", new TextEncoder().encode(CSV)],
	[
		"UTF-8 with a mark, tabs and CRLF",
		new TextEncoder().encode(`\uFEFF${CSV.replaceAll(";", "\t").replace("\n", "\r\n")}\r\n`),
	],
	["UTF-16 of Excel", utf16(true)],
	["UTF-16 with the bytes swapped", utf16(false)],
	["Windows-1252", Uint8Array.from(CSV, (character) => character.charCodeAt(0))],
])("22. every encoding, separator and line end is read: %s", (_, bytes) => {
	expect(readAll({ name: "a.csv", bytes }).records).toMatchObject([
		{ title: "Amélie", year: 2001, watched_at: "2024-01-02" },
	]);
});

it("22. the apostrophe before a formula is taken away", () => {
	const csv = "title,year,watched_at\n'=Sum,2001,2024-01-02\n'Til Dawn,2001,2024-01-02\n";
	expect(readAll(toFile("a.csv", csv)).records.map(({ title }) => title)).toEqual(["=Sum", "'Til Dawn"]);
});

it("23. a row that is too short, too long or cut costs itself only, and a line end within quotes is no row", () => {
	const csv =
		'title,year,watched_at,notes\nAir,2023\nSlow Rain,2021,2024-01-02,a,b,c\nTin Roof,2019,2024-01-03,"one\n\ntwo"\nLate Ferry,2018,2024-01-04,\nCut,2017,2024-01-05,"never closed';
	expect(readAll(toFile("a.csv", csv)).records.map(({ title, note, invalid }) => note ?? title ?? invalid)).toEqual([
		...["Air", "Slow Rain", "a", "Tin Roof", "one\n\ntwo", "Late Ferry"],
		{ code: "openQuote" },
	]);
});

it("24. of titles with the same name the year decides, and without one a person does", async () => {
	const dunes: Candidate[] = [
		{ mediaType: "movie", id: 1, title: "Dune", year: 1984 },
		{ mediaType: "movie", id: 2, title: "Dune", year: 2021 },
	];
	const dune = { ...sought, media_type: "movie" as const, title: "Dune", ids: { ...sought.ids, tvdb: null } };
	const lookup = toLookup({ "movie:Dune:1984": dunes, "movie:Dune:null": dunes });
	expect(await matchTitle({ ...dune, year: 1984 }, lookup)).toMatchObject({ state: "matched", title: { id: 1 } });
	expect(await matchTitle({ ...dune, year: null }, lookup)).toMatchObject({ state: "ambiguous", candidates: dunes });
	// A year beside it: both are there to choose from, neither is taken.
	expect(await matchTitle({ ...dune, year: 2020 }, lookup)).toMatchObject({ state: "ambiguous", candidates: dunes });
	const twins = "title,year,watched_at\nCODA,2021,2024-01-02\nCoda,2019,2024-01-02\n";
	expect(readAll(toFile("a.csv", twins)).records.map(describeRecord)).toEqual([
		"play ? CODA (2021) @2024-01-02",
		"play ? Coda (2019) @2024-01-02",
	]);
});

it("25. what a zip holds besides is closed with a reason, and a wrong zip is named for what it is", () => {
	const secrets = [
		"gdpr/access_token.csv",
		"gdpr/refresh_token.csv",
		"gdpr/auth-prod-login.csv",
		"gdpr/ip_address.csv",
		"gdpr/user.csv",
	];
	const files = Object.fromEntries(
		[...secrets, "__MACOSX/gdpr/._seen_episode.csv"].map((path) => [path, "a,b\n1,2\n"]),
	);
	expect(readAll(toZip("gdpr.zip", files)).files.map(({ reason }) => reason)).toEqual([
		...secrets.map(() => ({ code: "secrets" })),
		{ code: "clutter" },
	]);
	expect(readAll(toZip("t.zip", { "user-profile.json": { username: "someone" } })).files[0]).toMatchObject({
		reason: { code: "accountDataAlone" },
	});
});
