import { describe, expect, it } from "vitest";
import type { CardFacts } from "../cards";
import type { MediaType } from "../types";
import { addPage, batchEnd, emptyList, hasMorePages, type ListPage, type LoadedList, pageSizeFor } from "./loaded-list";

function card(id: number, mediaType: MediaType = "movie"): CardFacts {
	return { mediaType, id, title: `Title ${id}`, year: 2000, poster: "/p.jpg", rating: 7, genres: [] };
}

function page(number: number, ids: number[], more: Partial<ListPage> = {}): ListPage {
	return {
		page: number,
		lastPage: 9,
		cards: ids.map((id) => card(id)),
		hidden: 0,
		size: ids.length,
		total: 100,
		isStale: false,
		...more,
	};
}

function ids({ cards }: LoadedList): number[] {
	return cards.map(({ id }) => id);
}

describe("a list", () => {
	it("has each title once, at its first place, when the upstream repeats titles across pages", () => {
		const list = [page(1, [1, 2, 3]), page(2, [3, 4, 1]), page(3, [5, 2])].reduce(addPage, emptyList());
		expect(ids(list)).toEqual([1, 2, 3, 4, 5]);
	});

	it("distinguishes a movie from a show with the same id", () => {
		const list = addPage(emptyList(), page(1, [], { cards: [card(1), card(1, "tv"), card(2)] }));
		expect(list.cards).toHaveLength(3);
	});

	it("adds pages only in order, so that a late response changes nothing", () => {
		const list = addPage(emptyList(), page(1, [1]));
		expect(addPage(list, page(1, [7]))).toBe(list);
		expect(addPage(list, page(3, [7]))).toBe(list);
	});

	it("counts hidden titles, and is stale when a page was stale", () => {
		const list = [page(1, [1], { hidden: 2, isStale: true }), page(2, [2], { hidden: 3 })].reduce(addPage, emptyList());
		expect([list.hidden, list.isStale]).toEqual([5, true]);
	});

	it("estimates its total, which is exact when its end is loaded", () => {
		const first = addPage(emptyList(), page(1, [1, 2], { lastPage: 2, size: 3, total: 6 }));
		expect(first.total).toBe(5);
		expect(addPage(first, page(2, [2, 3], { lastPage: 2, size: 3, total: 6 })).total).toBe(3);
	});

	it("has people and the corrected text of its first page", () => {
		const list = [page(1, [1], { takenFor: "Dune" }), page(2, [2], { people: [], takenFor: "Other" })].reduce(
			addPage,
			emptyList(),
		);
		expect([list.takenFor, list.people]).toEqual(["Dune", undefined]);
	});

	it("ends at the last page that the upstream has reported most recently", () => {
		const list = addPage(emptyList(), page(1, [1], { lastPage: 2 }));
		expect(hasMorePages(list)).toBe(true);
		expect(hasMorePages(addPage(list, page(2, [2], { lastPage: 2 })))).toBe(false);
		expect(hasMorePages(addPage(list, page(2, [2], { lastPage: 3 })))).toBe(true);
		expect(hasMorePages(addPage(emptyList(), page(1, [], { lastPage: 0 })))).toBe(false);
	});
});

describe("a batch", () => {
	function listAt(nextPage: number, lastPage = 500): LoadedList {
		return { ...emptyList(), nextPage, lastPage };
	}

	it("has 15 pages, counted from the first page of the list", () => {
		expect([1, 3, 15].map((next) => batchEnd(listAt(next), 1))).toEqual([15, 15, 15]);
		expect([16, 30, 31].map((next) => batchEnd(listAt(next), 1))).toEqual([30, 30, 45]);
		expect([5, 19, 20].map((next) => batchEnd(listAt(next), 5))).toEqual([19, 19, 34]);
	});

	it("stops at the last page", () => {
		expect(batchEnd(listAt(3, 4), 1)).toBe(4);
		expect(batchEnd(listAt(497, 500), 1)).toBe(500);
	});
});

it.each([
	[320, 8],
	[639, 8],
	[640, 12],
	[767, 12],
	[768, 16],
	[1023, 16],
	[1024, 20],
	[1279, 20],
	[1280, 24],
	[1535, 24],
	[1536, 28],
	[3840, 28],
])("a window of %i px shows %i titles at a time", (width, size) => {
	expect(pageSizeFor(width)).toBe(size);
});
