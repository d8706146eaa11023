import { describe, expect, test } from "vitest";
import { type ListView, listUrl, onTab, pageUrl, readListPage, readListView, sortCards, wholeList } from "./list-view";

const VIEW = wholeList("continue");

function read(search: string): ListView {
	return readListView(new URLSearchParams(search));
}

test("a view is the same after a conversion to its URL and back", () => {
	const views: ListView[] = [
		VIEW,
		wholeList("watchlater"),
		{ ...VIEW, tab: "watchlater", sort: "title", show: "shows", isSelecting: true },
		{ ...VIEW, show: "waiting", text: "dark & stormy", genre: "Sci-Fi & Fantasy", isShort: true },
	];
	for (const view of views) expect(read(new URL(listUrl(view), "https://site.example").search)).toEqual(view);
	expect(listUrl(VIEW)).toBe("/my-list");
	expect(pageUrl({ ...VIEW, sort: "year", from: 30 })).toBe("/my-list?sort=year&from=30");
});

test("unknown values in the URL are ignored, and those of the other tab", () => {
	expect(read("tab=x&sort=title;drop&show=MOVIES&short=yes&q=%20%20")).toEqual(VIEW);
	expect(read("tab=watchlater&show=waiting").show).toBeNull();
	expect(read("show=unfinished").show).toBeNull();
});

test("the order that a list has anyway is no part of its URL", () => {
	expect([read("sort=watched").sort, read("sort=added").sort, read("tab=watchlater&sort=added").sort]).toEqual([
		null,
		"added",
		null,
	]);
});

test("order and kind go along to the other tab; search, sections and the page stay", () => {
	const search = new URLSearchParams("show=movies&sort=title&q=dark&genre=Drama&short=1&from=60");
	expect(readListPage(search, "continue")).toMatchObject({ text: "dark", genre: "Drama", isShort: true, from: 60 });
	const other = { ...wholeList("watchlater"), sort: "title", show: "movies" };
	expect(readListPage(search, "watchlater")).toEqual({ ...other, from: 0 });
	expect(onTab(readListPage(search, "continue"), "watchlater")).toMatchObject(other);
	expect(readListPage(new URLSearchParams("show=waiting"), "watchlater").show).toBeNull();
	expect(readListPage(new URLSearchParams("from=1e3"), "continue").from).toBe(0);
	expect(readListPage(new URLSearchParams("from=999999"), "continue").from).toBe(100_000);
});

describe("sorting", () => {
	const card = (title: string, year: number | null, rating: number, watchedAt: number | null, addedAt: number) => {
		return {
			mediaType: "movie" as const,
			id: addedAt,
			title,
			poster: null,
			genres: [],
			year,
			rating,
			watchedAt,
			addedAt,
		};
	};
	const cards = [
		card("the 10th", 2001, 7.5, 300, 3),
		card("Éclair", null, 9, null, 1),
		card("The 2nd", 1999, 7.5, 500, 2),
	];

	test.each([
		["watched", ["The 2nd", "the 10th", "Éclair"]],
		["added", ["the 10th", "The 2nd", "Éclair"]],
		["title", ["Éclair", "The 2nd", "the 10th"]],
		["year", ["the 10th", "The 2nd", "Éclair"]],
		["rating", ["Éclair", "the 10th", "The 2nd"]],
	] as const)("by %s", (sort, expected) => {
		expect(sortCards(cards, sort, (card) => card).map(({ title }) => title)).toEqual(expected);
	});
});
