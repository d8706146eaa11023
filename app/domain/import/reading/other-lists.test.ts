import { expect, it } from "vitest";
import { readAll, toFile } from "../../../../tests/harness/import-files";

it.each([
	[
		"Goodreads",
		"Book Id,Title,Author,Author l-f,ISBN,ISBN13,My Rating,Average Rating,Publisher,Date Read,Date Added,Bookshelves",
		"listOfBooks",
	],
	["StoryGraph", "Title,Authors,ISBN/UID,Format,Read Status,Star Rating,Last Date Read", "listOfBooks"],
	["a sheet of books", "Title,Author,Date Read,Rating", "listOfBooks"],
	["one of a title and its author", "Title,Author,Rating", "listOfBooks"],
	["audiobooks", "Title,Narrator,Rating,Date Added", "listOfBooks"],
	["music", "Track Name,Artist Name(s),Album Name,Added At", "listOfMusic"],
	["albums", "Title,Artist,Rating,Date Added", "listOfMusic"],
	["plays of music", "ts,ms_played,master_metadata_track_name", "listOfMusic"],
	["Steam", "appid,name,playtime_forever,rating", "listOfGames"],
	["games", "Title,Platform,Rating,Completed on", "listOfGames"],
	["board games", "objectname,objectid,rating,numplays,minplayers,maxplayers", "listOfGames"],
	["podcasts", "podcast,title,date added,feed url", "listOfPodcasts"],
	["contacts", "Name,Given Name,Family Name,E-mail 1 - Value,Phone 1 - Value", "listOfContacts"],
	["people", "Name,Email,Rating", "listOfContacts"],
	["a bank", "Date,Payee,Amount,Balance", "listOfPayments"],
	["a card", "Transaction Date,Name,Amount,Currency", "listOfPayments"],
	["orders", "Order ID,Title,Quantity,Price", "listOfPurchases"],
	["sports", "Activity Type,Date,Title,Distance,Calories", "listOfSports"],
])("%s are refused for what they are", (_, header, code) => {
	const row = header
		.split(",")
		.map(() => "5")
		.join(",");
	const { files, questions } = readAll(toFile("library.csv", `${header}\n${row}\n`));
	expect(questions).toEqual([]);
	expect(files).toMatchObject([{ isUsed: false, reason: { code } }]);
});

it("JSON is refused for what it is, too", () => {
	const plays = [{ ts: "2024-01-02T03:04:05Z", ms_played: 5, master_metadata_track_name: "x" }];
	expect(readAll(toFile("a.json", plays)).files[0]?.reason?.code).toBe("listOfMusic");
});

it("passwords stay closed", () => {
	const { files } = readAll(toFile("a.csv", "name,url,username,password\nx,u,me,secret\n"));
	expect(files).toMatchObject([{ isUsed: false, reason: { code: "passwords" } }]);
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
	expect(readAll(toFile("a.csv", `${header}\n${row}\n`)).files[0]?.reason?.code ?? "").not.toMatch(/^listOf/);
});
