import { describe, expect, it, test } from "vitest";
import {
	beforeUrl,
	LIST_SORTS,
	type ListView,
	listUrl,
	moreUrl,
	readListView,
	readListWindow,
	sortCards,
} from "./list-view";

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

describe("the window of a tab", () => {
	/** The windows to which "Show more" leads, as [from, shown]. */
	function follow(tab: "continue" | "watchlater", total: number) {
		const windows: [number, number][] = [];
		let search = new URLSearchParams(tab === "continue" ? "" : `tab=${tab}`);
		for (let page = 0; page < 100; page++) {
			const window = readListWindow(search, tab);
			windows.push([window.from, window.shown]);
			if (window.from + window.shown >= total) break;
			search = new URLSearchParams(moreUrl(readListView(search), window).split("?")[1]);
		}
		return windows;
	}

	it("has ten titles first, grows to a full page, and goes on to the next, so that all can be reached", () => {
		expect(follow("continue", 250)).toEqual([
			...[10, 40, 70, 100].map((shown) => [0, shown]),
			...[10, 40, 70, 100].map((shown) => [100, shown]),
			...[10, 40, 70].map((shown) => [200, shown]),
		]);
		expect(follow("watchlater", 1000).at(-1)).toEqual([960, 60]);
		expect(follow("continue", 10)).toEqual([[0, 10]]);
	});

	it("leads back to the page before", () => {
		const view = readListView(new URLSearchParams());
		expect(beforeUrl(view, { from: 0, shown: 40 })).toBeNull();
		expect(beforeUrl(view, { from: 100, shown: 10 })).toBe("/my-list?shown=100");
		expect(beforeUrl(view, { from: 200, shown: 10 })).toBe("/my-list?from=100&shown=100");
	});

	it("is that of the tab in the URL, within its bounds", () => {
		const read = (search: string, tab: "continue" | "watchlater") => readListWindow(new URLSearchParams(search), tab);
		expect(read("shown=70&from=100", "continue")).toEqual({ from: 100, shown: 70 });
		expect(read("shown=70&from=100", "watchlater")).toEqual({ from: 0, shown: 30 });
		expect(read("shown=999999&from=9999999", "continue")).toEqual({ from: 0, shown: 100 });
		expect(read("shown=-1&from=1e3", "continue")).toEqual({ from: 0, shown: 10 });
	});
});
