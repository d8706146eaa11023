import { expect, it } from "vitest";
import { readAll, toFile } from "../../../tests/harness/import-files";

it.each([
	[
		"Goodreads",
		"Book Id,Title,Author,Author l-f,ISBN,ISBN13,My Rating,Average Rating,Publisher,Date Read,Date Added,Bookshelves",
		"books",
	],
	["StoryGraph", "Title,Authors,ISBN/UID,Format,Read Status,Star Rating,Last Date Read", "books"],
	["a sheet of books", "Title,Author,Date Read,Rating", "books"],
	["one of a title and its author", "Title,Author,Rating", "books"],
	["audiobooks", "Title,Narrator,Rating,Date Added", "books"],
	["music", "Track Name,Artist Name(s),Album Name,Added At", "music"],
	["albums", "Title,Artist,Rating,Date Added", "music"],
	["plays of music", "ts,ms_played,master_metadata_track_name", "music"],
	["Steam", "appid,name,playtime_forever,rating", "games"],
	["games", "Title,Platform,Rating,Completed on", "games"],
	["board games", "objectname,objectid,rating,numplays,minplayers,maxplayers", "games"],
	["podcasts", "podcast,title,date added,feed url", "podcasts"],
	["contacts", "Name,Given Name,Family Name,E-mail 1 - Value,Phone 1 - Value", "contacts"],
	["people", "Name,Email,Rating", "contacts"],
	["a bank", "Date,Payee,Amount,Balance", "payments"],
	["a card", "Transaction Date,Name,Amount,Currency", "payments"],
	["orders", "Order ID,Title,Quantity,Price", "things that were bought"],
	["sports", "Activity Type,Date,Title,Distance,Calories", "sports or health data"],
])("%s are refused for what they are", (_, header, what) => {
	const row = header
		.split(",")
		.map(() => "5")
		.join(",");
	const { files, questions } = readAll(toFile("library.csv", `${header}\n${row}\n`));
	expect(questions).toEqual([]);
	expect(files).toMatchObject([{ isUsed: false, reason: expect.stringContaining(`looks like a list of ${what}`) }]);
	expect(files[0]?.reason).toMatch(/Only movies and shows have a place here$/);
});

it("JSON is refused for what it is, too", () => {
	const plays = [{ ts: "2024-01-02T03:04:05Z", ms_played: 5, master_metadata_track_name: "x" }];
	expect(readAll(toFile("a.json", plays)).files[0]?.reason).toMatch(/list of music/);
});

it("passwords stay closed", () => {
	const { files } = readAll(toFile("a.csv", "name,url,username,password\nx,u,me,secret\n"));
	expect(files).toMatchObject([{ isUsed: false, reason: "It holds passwords and stays closed" }]);
});

it.each([
	["a sheet of films with where they were seen", "Title,Date Watched,Platform"],
	["films with their studio and director", "Title,Year,Director,Publisher,My Rating,Watched"],
	["films with an author of the book", "Film,Director,Author,Watched"],
	["a show's composer", "Show,Season,Episode,Artist,Watched"],
	["a history with a price", "Title,Watched,Price,Cinema"],
])("%s is none of those", (_, header) => {
	const row = header
		.split(",")
		.map((name) => (/watched/i.test(name) ? "2024-01-02" : "5"))
		.join(",");
	expect(readAll(toFile("a.csv", `${header}\n${row}\n`)).files[0]?.reason ?? "").not.toMatch(/looks like/);
});
