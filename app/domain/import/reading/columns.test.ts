// Every column has an end: it is read, it is named as not used, or a person is asked about it.
import { describe, expect, it } from "vitest";
import { describeAll, readAll, toFile, toZip } from "../../../../tests/harness/import-files";
import { readFiles } from "./read-files";

const read = (csv: string) => readAll(toFile("mine.csv", csv));

describe("a column of a CSV file", () => {
	it("that is not read is named beside the file, as the file writes it", () => {
		const { files, questions } = read("Title,Date Watched,Director,My Shelf,Director\nAir,2024-01-02,Someone,blue,x\n");
		expect(files).toMatchObject([{ isUsed: true, unused: ["Director", "My Shelf"] }]);
		expect(questions).toEqual([]);
	});

	it.each([
		["Released", "2023-04-05", "play ? Air (2023) @2024-01-02"],
		["Release Date", "5 April 2023", "play ? Air (2023) @2024-01-02"],
		["My Rating", "8", "play ? Air @2024-01-02|rating ? Air =8"],
		["My Score", "8", "play ? Air @2024-01-02|rating ? Air =8"],
		["my_rating (1-10)", "8", "play ? Air @2024-01-02|rating ? Air =8"],
		["userRating", "8", "play ? Air @2024-01-02|rating ? Air =8"],
	])("called %s is read", (column, text, expected) => {
		expect(describeAll(toFile("a.csv", `Title,Watched,${column}\nAir,2024-01-02,${text}\n`)).join("|")).toBe(expected);
	});

	it("of the person's own rating counts more than that of others", () => {
		const { records, files } = read("Title,Rating,Your Rating,Watched\nAir,7.1,9,2024-01-02\n");
		expect(records.map(({ rating }) => rating)).toEqual([null, 9]);
		expect(files[0]?.unused).toEqual(["Rating"]);
	});

	it.each([
		["dates, where no date is known", "Title,My Rating,Abgehakt\nAir,8,2024-01-02\n", { watched_at: "abgehakt" }],
		["dates of a column that may be anything", "Title,Date,Where\nAir,2024-01-02,home\n", { watched_at: "date" }],
		["points, where no rating is known", "Title,Watched,Wertung\nAir,2024-01-02,8\n", { rating: "wertung" }],
		["stars", "Title,Watched,Star Count Mine\nAir,2024-01-02,4\n", null],
		["grades", "Title,Watched,Grade\nAir,2024-01-02,8/10\n", { rating: "grade" }],
	])("with %s", (_, csv, guess) => {
		const { questions, records, asked, files } = read(csv);
		if (guess === null) {
			expect(questions).toEqual([]);
			expect(files[0]?.unused).toEqual(["Star Count Mine"]);
			return;
		}
		expect({ questions, records }).toEqual({ questions: ["columns"], records: [] });
		const guessed = Object.fromEntries(asked.map(({ key, guess: name }) => [name, key]));
		expect(guessed).toMatchObject({ title: "title", ...guess });
	});

	it("is asked about once: the answer reads the file, and names the rest", () => {
		const files = [toFile("mine.csv", "Work,When,Where\nAir,2024-01-02,home\n")];
		const { questions, asked } = readFiles(files);
		expect([questions, asked.map(({ example }) => example)]).toEqual([["columns"], ["Air", "2024-01-02", "home"]]);
		const answered = readFiles(files, { columns: { title: "work", watched_at: "when" } });
		expect(answered).toMatchObject({ questions: [], records: [{ title: "Air", watched_at: "2024-01-02" }] });
		expect(answered.files[0]?.unused).toEqual(["Where"]);
	});

	it("of another file is not asked about: what can be read is read, and the rest is named", () => {
		const { questions, files } = readAll(
			toFile("a.csv", "Title,Watched\nAir,2024-01-02\n"),
			toFile("b.csv", "Title,Watched,Wertung\nFog,2024-01-02,8\n"),
		);
		expect(questions).toEqual([]);
		expect(files.map(({ unused }) => unused)).toEqual([[], ["Wertung"]]);
	});

	it("of a file that is too large to wait is named", () => {
		const csv = `Title,Watched,Wertung\n${"Air,2024-01-02,8\n".repeat(70_000)}`;
		expect(read(csv)).toMatchObject({ questions: [], files: [{ isUsed: true, unused: ["Wertung"] }] });
		expect(read(`Werk,Gesehen\n${"Air,2024-01-02\n".repeat(70_000)}`).files[0]?.reason).toEqual({
			code: "unnamedAndLarge",
		});
	});

	it("is named up to thirty times in a file", () => {
		const names = Array.from({ length: 100 }, (_, at) => `Note ${at}${"x".repeat(100)}`);
		const unused = read(`Title,Watched,${names.join(",")}\nAir,2024-01-02\n`).files[0]?.unused ?? [];
		expect([unused.length, unused.at(-1)]).toEqual([30, "71 more"]);
		expect(Math.max(...unused.map(({ length }) => length))).toBe(60);
	});
});

describe("a column that says whether something was watched", () => {
	it("makes plays without a date of yes, and none of no", () => {
		expect(
			describeAll(toFile("a.csv", "Title,Watched\nAir,yes\nFog,no\nRain,0\nSnow,1\nHail,x\nSun,2024-01-02\n")),
		).toEqual([
			"play ? Air",
			"other ? Fog [rowNotWatched]",
			"other ? Rain [rowNotWatched]",
			"play ? Snow",
			"play ? Hail",
			"play ? Sun @2024-01-02",
		]);
	});
});

describe("columns of a service's file", () => {
	it("are named where its format does not read them", () => {
		const imdb =
			"Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year\ntt9100001,9,2020-01-02,Air,u,movie,8.3,120,2013\n";
		expect(read(imdb).files[0]?.unused).toEqual(["URL", "IMDb Rating", "Runtime (mins)"]);
		const letterboxd =
			"Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2024-05-02,Air,2023,u,4,,cosy,2024-05-01\n";
		expect(readAll(toZip("l.zip", { "diary.csv": letterboxd })).files[0]?.unused).toEqual(["Rewatch", "Tags"]);
		const movary = "title,year,tmdbId,imdbId,watchedAt,comment,location\nAir,2023,91001,,2024-01-02,fine,home\n";
		expect(read(movary).files[0]?.unused).toEqual(["comment", "location"]);
	});

	it("are known to be read from any of its rows", () => {
		const rows = Array.from({ length: 5000 }, (_, at) => `Air,2023,91001,,2024-01-02,${at}`);
		const movary = `title,year,tmdbId,imdbId,watchedAt,comment\n${rows.join("\n")}\n`;
		expect(read(movary).files[0]?.unused).toEqual(["comment"]);
	});
});

it.each([
	["netflix", "Title,Date\n"],
	["letterboxd", "Date,Name,Year,Letterboxd URI,Rating\n"],
	["imdb", "Const,Your Rating,Title,Title Type\n"],
	["no service", "Title,Watched\n"],
	["no service, after a caption", "sep=;\nTitle;Watched\n"],
])("a header alone of %s says so", (_, csv) => {
	expect(read(csv).files).toMatchObject([{ isUsed: false, reason: { code: "noRows" } }]);
});
