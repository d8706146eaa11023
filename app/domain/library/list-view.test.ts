import { describe, expect, test } from "vitest";
import { LIST_SORTS, type ListView, listUrl, readListView, sortCards } from "./list-view";

const VIEW: ListView = { tab: "continue", sort: null, show: null, isSelecting: false };

test("a view is the same after a conversion to its URL and back", () => {
	const views: ListView[] = [
		VIEW,
		{ ...VIEW, tab: "watchlater" },
		{ tab: "watchlater", sort: "title", show: "shows", isSelecting: true },
	];
	for (const view of views) {
		expect(readListView(new URL(listUrl(view), "https://site.example").searchParams)).toEqual(view);
	}
	expect(listUrl(VIEW)).toBe("/my-list");
	expect(listUrl({ ...VIEW, sort: "year" }, { shown: "120" })).toBe("/my-list?sort=year&shown=120");
});

test("unknown values in the URL are ignored", () => {
	expect(readListView(new URLSearchParams("tab=x&sort=title;drop&show=MOVIES"))).toEqual(VIEW);
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
		expect(sortCards(cards, sort, (each) => each).map(({ title }) => title)).toEqual(expected);
	});

	test("has a name for each order", () => {
		expect(new Set(LIST_SORTS.map(({ label }) => label)).size).toBe(LIST_SORTS.length);
	});
});
