import { describe, expect, it } from "vitest";
import { describeAll, readAll, toFile, toZip } from "../../../../tests/harness/import-files";

const DIARY = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n";
const FILMS = "Date,Name,Year,Letterboxd URI\r\n";
const FILES = {
	"watched.csv": `${FILMS}2024-05-02,Air,2023,https://boxd.it/f1\r\n2020-01-01,Tin Roof,,https://boxd.it/f2\r\n`,
	"watchlist.csv": `${FILMS}2024-05-03,Slow Rain,2021,https://boxd.it/f3\r\n`,
	"diary.csv": `${DIARY}2024-05-02,Air,2023,https://boxd.it/d1,4.5,Yes,"night, rain",2024-05-01\r\n2024-05-02,Air,2023,https://boxd.it/d2,,,,2024-05-01\r\n`,
	"ratings.csv": "Date,Name,Year,Letterboxd URI,Rating\r\n2024-05-02,Air,2023,https://boxd.it/f1,4.5\r\n",
	"reviews.csv":
		'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\r\n2024-05-02,Air,2023,https://boxd.it/d1,4.5,,"Fine.\n<i>""Really""</i>",,2024-05-01\r\n',
	"comments.csv": "Date,Content,Comment\r\n",
	"likes/films.csv": `${FILMS}2024-05-02,Air,2023,https://boxd.it/f1\r\n`,
	"likes/reviews.csv": "Date,Content\r\n",
	"lists/rainy-days.csv":
		'Letterboxd list export v7\r\nDate,Name,Tags,URL,Description\r\n2024-05-02,Rainy days,,https://boxd.it/l1,"One\ntwo"\r\n\r\nPosition,Name,Year,URL,Description\r\n1,Air,2023,https://boxd.it/f1,\r\n',
	"deleted/diary.csv": `${DIARY}2024-05-02,Cats and Dogs,2019,https://boxd.it/d9,,,,2024-05-01\r\n`,
	"orphaned/diary.csv": `${DIARY}2024-05-02,Gone,2019,https://boxd.it/d8,,,,2024-05-01\r\n`,
	"profile.csv": "Date Joined,Username,Email Address\r\n2020-01-01,someone,someone@example.org\r\n",
};

it.each([
	["at the top", ""],
	["in a folder", "letterboxd-someone-2026/"],
])("reads the files of the zip, which stand %s", (_, folder) => {
	const zip = toZip("l.zip", Object.fromEntries(Object.entries(FILES).map(([name, text]) => [folder + name, text])));
	expect(describeAll(zip)).toEqual([
		"play movie Air (2023) [diaryTells]",
		"play movie Tin Roof",
		"watchLater movie Slow Rain (2021) +2024-05-03",
		"play movie Air (2023) @2024-05-01 #letterboxd:https://boxd.it/d1",
		"rating movie Air (2023) =9 +2024-05-02 [ratingsTell]",
		"play movie Air (2023) @2024-05-01 #letterboxd:https://boxd.it/d2",
		"rating movie Air (2023) =9 +2024-05-02",
		'note movie Air (2023) @2024-05-01 +2024-05-02 ~Fine./<i>"Really"</i> (of the play) #letterboxd:https://boxd.it/d1',
		"list “Rainy days” movie Air (2023) ~One/two",
	]);
	expect(
		readAll(zip)
			.files.filter(({ isUsed }) => !isUsed)
			.map(({ reason }) => reason),
	).toEqual([
		{ code: "noPlaceInZip" },
		{ code: "likes" },
		{ code: "noPlaceInZip" },
		{ code: "deletedEntries" },
		{ code: "deletedEntries" },
		{ code: "secrets" },
	]);
});

it("reads the CSV that Letterboxd imports, with a rewatch on the same day as a play of its own", () => {
	const csv =
		"Title,Year,tmdbID,imdbID,WatchedDate,Rating,Rewatch\nAir,2023,91001,tt9100001,2024-05-01,4.5,false\nAir,2023,91001,tt9100001,2024-05-01,,true\nSlow Rain,2021,,,2024-05-02,0.5,\n";
	expect(describeAll(toFile("x.csv", csv))).toEqual([
		"play movie Air (2023) @2024-05-01 tmdb:91001 imdb:tt9100001 #csv:2024-05-01:false",
		"rating movie Air (2023) =9 tmdb:91001 imdb:tt9100001",
		"play movie Air (2023) @2024-05-01 tmdb:91001 imdb:tt9100001 #csv:2024-05-01:true",
		"play movie Slow Rain (2021) @2024-05-02",
		"rating movie Slow Rain (2021) =1",
	]);
});

it("reads a rating of either scale in one row, with a quote that a backslash escapes", () => {
	const csv =
		'LetterboxdURI,Title,Year,Rating,Rating10,WatchedDate,Review\nu1,Air,2023,4.5,,2024-05-01,"He said \\"no\\", twice"\nu2,Slow Rain,2021,,7,,\n';
	expect(describeAll(toFile("x.csv", csv))).toEqual([
		"play movie Air (2023) @2024-05-01",
		"rating movie Air (2023) =9",
		'note movie Air (2023) @2024-05-01 ~He said "no", twice (of the play)',
		"play movie Slow Rain (2021)",
		"rating movie Slow Rain (2021) =7",
	]);
});

it("takes a review for the note of its viewing, of its film where it has no day, and says how long one is that is cut", () => {
	const row = (text: string, day: string) => `2024-05-02,Air,2023,https://boxd.it/d1,,,${text},,${day}\r\n`;
	const reviews = (...rows: string[]) =>
		readAll(
			toFile("reviews.csv", FILES["reviews.csv"].slice(0, FILES["reviews.csv"].indexOf("\n") + 1) + rows.join("")),
		);
	const notes = (...rows: string[]) =>
		reviews(...rows).records.flatMap(({ kind, note, noteLength, isOfPlay }) => {
			return kind === "note" ? [{ note, noteLength, isOfPlay }] : [];
		});
	expect(notes(row("Rain", "2024-05-01"), row("Rain", ""), row(" ", "2024-05-01"))).toEqual([
		{ note: "Rain", noteLength: null, isOfPlay: true },
		{ note: "Rain", noteLength: null, isOfPlay: false },
	]);
	const [cut] = notes(row("word ".repeat(200), "2024-05-01"));
	expect(cut).toEqual({ note: "word ".repeat(100).trim(), noteLength: 999, isOfPlay: true });
});

it("takes deleted ratings and a deleted diary for no reason to leave the live ones out", () => {
	const files = { "diary.csv": FILES["diary.csv"], "deleted/ratings.csv": FILES["ratings.csv"] };
	expect(readAll(toZip("l.zip", files)).records.map(({ kind }) => kind)).toEqual(["play", "rating", "play"]);
	const reviews = { "reviews.csv": FILES["reviews.csv"], "deleted/diary.csv": DIARY };
	expect(readAll(toZip("l.zip", reviews)).records.map(({ kind }) => kind)).toEqual(["play", "rating", "note"]);
});

it("asks which list a file is whose name does not tell it", () => {
	const { files } = readAll(toFile("films.csv", FILES["watched.csv"]));
	expect(files[0]).toMatchObject({ isUsed: false, reason: { code: "unclearFilms" } });
});

it("takes the rating of a diary's line where the file of ratings lacks the film, or its rating", () => {
	const diary = ["Air,2023", "Slow Rain,2021", "Air,1999", "Fog,2019"].map(
		(film, at) => `2024-05-02,${film},https://boxd.it/d${at},${at + 1},,,2024-05-01\r\n`,
	);
	const ratings = "Date,Name,Year,Letterboxd URI,Rating\r\n2024-05-02,Air,2023,u1,4\r\n2024-05-02,Fog,2019,u4,\r\n";
	const { records } = readAll(toZip("l.zip", { "diary.csv": DIARY + diary.join(""), "ratings.csv": ratings }));
	const rated = records.filter(({ kind, line }) => kind === "rating" && line > 1);
	expect(rated.map(({ file, title, year, rating, leftOut }) => [file, title, year, rating, leftOut !== null])).toEqual([
		["diary.csv", "Air", 2023, 2, true],
		["diary.csv", "Slow Rain", 2021, 4, false],
		["diary.csv", "Air", 1999, 6, false],
		["diary.csv", "Fog", 2019, 8, false],
		["ratings.csv", "Air", 2023, 8, false],
	]);
});

it("takes a backslash at the end of a field for one where quotes are doubled", () => {
	const csv =
		'title,year,tmdbId,WatchedDate,comment\nAir,2023,91001,2024-05-01,"at C:\\"\nFog,2019,91002,2024-05-02,"a ""b"""\n';
	expect(describeAll(toFile("x.csv", csv))).toEqual([
		"play movie Air (2023) @2024-05-01 tmdb:91001",
		"play movie Fog (2019) @2024-05-02 tmdb:91002",
	]);
});

describe("a list", () => {
	const toList = (
		note: string,
		films = "1,Air,2023,https://boxd.it/f1,Again\r\n2,Slow Rain,,https://boxd.it/f2,\r\n",
	) =>
		`Letterboxd list export v7\r\nDate,Name,Tags,URL,Description\r\n2024-05-02,Rainy days,winter,https://boxd.it/l1,"${note}"\r\n\r\nPosition,Name,Year,URL,Description\r\n${films}`;

	it("has the name and the note of its own row, and its films in their order", () => {
		expect(describeAll(toFile("x.csv", toList("One\ntwo")))).toEqual([
			"list “Rainy days” movie Air (2023) ~One/two",
			"list “Rainy days” movie Slow Rain ~One/two",
		]);
	});

	it("may have a note of many lines, of which the first 500 characters are kept", () => {
		const note = Array.from({ length: 60 }, (_, at) => `This is line ${at}`).join("\n");
		const { records, warnings } = readAll(toFile("x.csv", toList(note)));
		expect(records.map(({ title }) => title)).toEqual(["Air", "Slow Rain"]);
		expect(records[0]?.note?.startsWith("This is line 0\nThis is line 1\n")).toBe(true);
		expect(warnings).toMatchObject([{ code: "listNoteCut", list: "Rainy days", of: note.length }]);
	});

	it("that was deleted stays deleted", () => {
		const zip = toZip("l.zip", { "deleted/lists/x.csv": toList("") });
		expect(readAll(zip).files[0]?.reason).toEqual({ code: "deletedEntries" });
	});
});
