// What a list is, and whether what was rated was watched, is a person's to say.
import { describe, expect, it } from "vitest";
import { describeAll, readAll, toFile, toZip } from "../../../../tests/harness/import-files";

describe("a list of titles, one on each line", () => {
	const linesOf = (text: string, name = "films.txt") => describeAll(toFile(name, text));

	it.each([
		["plain", "Heat\nMe, Myself & Irene\nAlien (1979)\n"],
		["with a name for the column", "Title\nHeat\nMe, Myself & Irene\nAlien (1979)\n"],
		["in quotes", '"Heat"\n"Me, Myself & Irene"\n"Alien (1979)"\n'],
		["numbered", "1. Heat\n2. Me, Myself & Irene\n3. Alien (1979)\n"],
		["with signs", "- Heat\n* Me, Myself & Irene\n[x] Alien (1979)\n"],
		["below a caption and with empty lines", "\nHeat\n\nMe, Myself & Irene\n\nAlien (1979)"],
		["of an old computer", "Heat\r\nMe, Myself & Irene\r\nAlien (1979)\r\n"],
	])("%s is read, and asked about", (_, text) => {
		expect(linesOf(text)).toEqual([
			"watchLater ? Heat ?list",
			"watchLater ? Me, Myself & Irene ?list",
			"watchLater ? Alien (1979) ?list",
		]);
		expect(readAll(toFile("films.txt", text))).toMatchObject({ questions: ["list"], lists: ["films.txt"] });
	});

	it("keeps numbers that are part of titles", () => {
		expect(linesOf("12 Angry Men\n2001: A Space Odyssey\n300\n")).toEqual([
			"watchLater ? 12 Angry Men ?list",
			"watchLater ? 2001: A Space Odyssey ?list",
			"watchLater ? 300 ?list",
		]);
	});

	it("is no letter", () => {
		const letter = "Dear reader,\nI have seen many films this year.\nthe best of them was short.\nYours\n";
		expect(readAll(toFile("a.txt", letter)).files[0]?.reason).toEqual({ code: "notCsvOrJson" });
	});

	it("may have a column for the year or an id, and nothing about when", () => {
		const { questions, lists } = readAll(toFile("mine.csv", "Title,Year,Director\nAir,2023,x\n"));
		expect({ questions, lists }).toEqual({ questions: ["list"], lists: ["mine.csv"] });
	});
});

describe("a list of IMDb", () => {
	const LIST =
		"Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated\n1,tt9100001,2024-07-09,2024-07-09,,Air,u,Movie,2013,9,2024-08-01\n";

	it("is asked about, unless it is the watchlist; check-ins look as lists do", () => {
		expect(readAll(toFile("1b4e28ba.csv", LIST))).toMatchObject({ questions: ["list"], lists: ["1b4e28ba.csv"] });
		expect(readAll(toFile("WATCHLIST.csv", LIST))).toMatchObject({ questions: [], lists: [] });
	});

	it("is asked about one by one, up to twenty", () => {
		const files = Array.from({ length: 25 }, (_, at) => toFile(`${at}.csv`, LIST.replace("Air", `Air ${at}`)));
		const { lists, records } = readAll(...files);
		expect(lists).toHaveLength(20);
		expect(records.filter(({ asks }) => asks === "list")).toHaveLength(20);
	});
});

describe("what was rated", () => {
	const IMDB =
		"Const,Your Rating,Date Rated,Title,Title Type,Year\ntt9100001,9,2020-01-02,Air,movie,2013\ntt9100002,8,2020-01-02,Dark,tvSeries,2013\n";

	it("was watched, as users of a service expect that has no other word for it; of a whole show, no episode was", () => {
		expect(readAll(toFile("ratings.csv", IMDB))).toMatchObject({ questions: ["rated"], rated: "undated" });
		expect(describeAll(toFile("ratings.csv", IMDB)).filter((line) => line.startsWith("play"))).toHaveLength(1);
	});

	it("is asked about in any CSV without a date, and not taken for watched", () => {
		expect(readAll(toFile("a.csv", "Title,Rating\nAir,8\n"))).toMatchObject({ questions: ["rated"], rated: "no" });
		expect(readAll(toFile("a.csv", "Title,Rating,Watched\nAir,8,\n")).questions).toEqual([]);
	});

	it("is not asked about beside a history that has it", () => {
		const films = "Date,Name,Year,Letterboxd URI\n2024-05-02,Air,2023,u\n";
		const ratings = "Date,Name,Year,Letterboxd URI,Rating\n2024-05-02,Air,2023,u,4\n";
		expect(readAll(toZip("l.zip", { "watched.csv": films, "ratings.csv": ratings })).questions).toEqual([]);
		expect(readAll(toFile("ratings.csv", ratings))).toMatchObject({ questions: ["rated"], rated: "undated" });
	});
});

it("Netflix's archive has My List, stars and thumbs, of which thumbs are asked about", () => {
	const zip = toZip("netflix.zip", {
		"CONTENT_INTERACTION/MyList.csv": "Profile Name,Title Name,Country,Utc Title Add Date\nA,Air,DE,2024-01-02\n",
		"CONTENT_INTERACTION/Ratings.csv":
			"Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Device Model,Event Utc Ts,Region View Date\nA,Fog,thumb,,2,TV,2024-01-02 20:00:00,x\nA,Rain,star,4,,TV,2016-01-02 20:00:00,x\nA,Snow,thumb,,0,TV,2024-01-02 20:00:00,x\n",
	});
	expect(describeAll(zip)).toEqual([
		"watchLater ? Air +2024-01-02",
		"rating ? Fog =8 +2024-01-02 20:00:00 ?thumbs",
		"rating ? Rain =8 +2016-01-02 20:00:00",
		"other ? Snow [noStarsOrThumb]",
	]);
	expect(readAll(zip)).toMatchObject({ questions: ["thumbs"], source: "netflix" });
});
