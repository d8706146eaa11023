import { expect, it } from "vitest";
import { describeAll, readAll, toFile } from "../../../../tests/harness/import-files";

const OLD =
	'"position","const","created","modified","description","Title","Title type","Directors","someone rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"\n' +
	'"1","tt9100001","Sat Mar  1 00:00:00 2014","","","Air","Feature Film","A Person","9","8.3","120","2013","drama","1","2013-01-02","u"\n';
const RATINGS =
	"Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors\n" +
	"9100001,9,2020-01-02,Air,u,movie,8.3,120,2013,drama,1,2013-01-02,A Person\n" +
	"tt9100002,8,2020-01-03,Dark Tide,u,tvSeries,8.3,,2013–2023,drama,1,2013-01-02,\n" +
	"tt9100003,7,2020-01-04,A Game,u,videoGame,8.3,,2013,,1,,\n";
const ADDED = RATINGS.replace("Date Rated", "Date Added");
const LIST =
	"Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated\n" +
	"1,tt9100001,2024-07-09,2024-07-09,,Air,Air,u,Movie,8.3,120,2013,drama,1,2013-01-02,A Person,9,2024-08-01\n" +
	"2,tt9100002,2024-07-09,2024-07-09,,Dark Tide,Dark Tide,u,TV Mini Series,8.3,,2013,drama,1,2013-01-02,,,\n" +
	"3,tt9100004,2024-07-09,2024-07-09,,Dark Tide: Fog,Dark Tide: Fog,u,TV Episode,8.3,,2013,drama,1,2013-01-02,,7,2024-08-02\n" +
	"6,tt9100006,2024-07-09,2024-07-09,,Rain,Rain,u,TV Episode,8.3,,2013,drama,1,2013-01-02,,6,2024-08-03\n" +
	"4,tt9100005,2024-07-09,2024-07-09,,Song,Song,u,Music Video,8.3,,2013,drama,1,2013-01-02,,,\n" +
	"5,,2024-07-09,,,Nothing,,,Movie\n";

it.each([
	[
		"to 2017, in the names of other users",
		OLD,
		[
			"rating movie Air (2013) =9 +Sat Mar  1 00:00:00 2014 imdb:tt9100001",
			"play movie Air (2013) +Sat Mar  1 00:00:00 2014 imdb:tt9100001 ?rated",
		],
	],
	[
		"from 2018, some without tt",
		RATINGS,
		[
			"rating movie Air (2013) =9 +2020-01-02 imdb:tt9100001",
			"play movie Air (2013) +2020-01-02 imdb:tt9100001 ?rated",
			"rating tv Dark Tide (2013) =8 +2020-01-03 imdb:tt9100002",
			"other ? A Game (2013) imdb:tt9100003 [notMovieOrShow videoGame]",
		],
	],
	[
		"since 2024, where a list has ratings and rows may be cut",
		LIST,
		[
			"rating movie Air (2013) =9 +2024-08-01 imdb:tt9100001",
			"watchLater movie Air (2013) +2024-07-09 imdb:tt9100001 ?list",
			"watchLater tv Dark Tide (2013) +2024-07-09 imdb:tt9100002 ?list",
			"rating tv Dark Tide “Fog” =7 +2024-08-02 imdb:tt9100004",
			"rating tv ? “Rain” =6 +2024-08-03 imdb:tt9100006",
			"other ? Song (2013) imdb:tt9100005 [notMovieOrShow Music Video]",
			"other movie Nothing [noImdbId]",
		],
	],
])("reads IMDb's files %s", (_, csv, expected) => {
	expect(describeAll(toFile("1b4e28ba-2fa1.csv", csv))).toEqual(expected);
	expect(readAll(toFile("1b4e28ba-2fa1.csv", csv)).source).toBe("imdb");
});

it("reads a watchlist of the first era, whose columns are those of the ratings", () => {
	const unrated = OLD.replace('"9","8.3"', '"","8.3"');
	const expected = "watchLater movie Air (2013) +Sat Mar  1 00:00:00 2014 imdb:tt9100001";
	expect(describeAll(toFile("list.csv", unrated))).toEqual([`${expected} ?list`]);
	expect(describeAll(toFile("WATCHLIST.csv", OLD))).toEqual(["rating movie Air (2013) =9 imdb:tt9100001", expected]);
});

it("takes the date of an addition for that of the rating, which it was for a while", () => {
	expect(readAll(toFile("r.csv", ADDED)).records[0]).toMatchObject({ kind: "rating", added_at: "2020-01-02" });
});

it("takes an old file of ratings for one, though one of its rows has lost its rating", () => {
	const head = '"position","const","created","Title","Title type","You rated"\n';
	const rows = Array.from(
		{ length: 20 },
		(_, at) => `"${at + 1}","tt910000${at}","","Air ${at}","Feature Film","${at === 7 ? "" : 8}"\n`,
	);
	const { records } = readAll(toFile("old.csv", head + rows.join("")));
	expect(records.filter(({ kind }) => kind === "watchLater")).toEqual([]);
	expect(records.find(({ line }) => line === 9)).toMatchObject({
		kind: "other",
		leftOut: { code: "noRemark", what: "rating" },
	});
});
