import { describe, expect, it } from "vitest";
import type { CardFacts } from "../cards";
import { type ListSource, readFirstScreen, readPagesInOrder } from "./list-source.server";

function card(id: number): CardFacts {
	return { mediaType: "movie", id, title: `Title ${id}`, year: 2000, poster: "/p.jpg", rating: 7, genres: [] };
}

/** A list with `size` different titles on each page. Records the pages that were read, and the most at once. */
function fakeSource({ size = 20, lastPage = 500, failsAt = 0, requestsPerPage = 1 } = {}) {
	const read: number[] = [];
	let now = 0;
	let atOnce = 0;
	const source: ListSource = {
		requestsPerPage,
		async readPage(page) {
			read.push(page);
			atOnce = Math.max(atOnce, ++now);
			// Later pages respond first.
			await new Promise((resolve) => setTimeout(resolve, 20 - (page % 7)));
			now--;
			if (page === failsAt) throw new Error(`Page ${page}`);
			const cards = Array.from({ length: size }, (_, index) => card(page * 100 + index));
			return { page, lastPage, cards, hidden: 20 - size, size: 20, total: lastPage * 20, isStale: false };
		},
	};
	return { source, read, atOnce: () => atOnce };
}

describe("a first screen", () => {
	it("has two pages of the upstream, read in parallel", async () => {
		const { source, read, atOnce } = fakeSource();
		const list = await readFirstScreen(source, 1);
		expect([list.cards.length, list.nextPage, list.lastPage]).toEqual([40, 3, 500]);
		expect([read, atOnce()]).toEqual([[1, 2], 2]);
	});

	it("reads up to six pages when the quality filter leaves few titles", async () => {
		expect((await readFirstScreen(fakeSource({ size: 10 }).source, 1)).cards).toHaveLength(40);
		const sparse = fakeSource({ size: 1 });
		const list = await readFirstScreen(sparse.source, 1);
		expect([list.cards.length, list.hidden, list.nextPage]).toEqual([6, 114, 7]);
	});

	it("without any titles after six pages ends the list", async () => {
		const bare = fakeSource({ size: 0 });
		const list = await readFirstScreen(bare.source, 1);
		expect([list.cards.length, list.hidden, list.nextPage, list.lastPage]).toEqual([0, 120, 7, 6]);
		expect(bare.read).toHaveLength(6);
	});

	it("needs at most nine upstream requests", async () => {
		const costly = fakeSource({ size: 1, requestsPerPage: 3 });
		expect((await readFirstScreen(costly.source, 1)).nextPage).toBe(4);
		expect(costly.read).toHaveLength(3);
		const withOneMore = fakeSource({ size: 1, requestsPerPage: 3 });
		expect((await readFirstScreen({ ...withOneMore.source, requestsOnce: 1 }, 1)).nextPage).toBe(3);
		const later = fakeSource({ size: 1, requestsPerPage: 3 });
		expect((await readFirstScreen(later.source, 5)).nextPage).toBe(7);
		expect(later.read).toHaveLength(3);
	});

	it("ends where the list ends", async () => {
		const { source, read } = fakeSource({ lastPage: 1 });
		expect((await readFirstScreen(source, 1)).cards).toHaveLength(20);
		expect(read.filter((page) => page > 2)).toEqual([]);
		expect((await readFirstScreen(fakeSource({ lastPage: 0, size: 0 }).source, 1)).cards).toEqual([]);
	});

	it("of a later page does not repeat the titles of the page before it", async () => {
		const repeated: ListSource = {
			requestsPerPage: 1,
			async readPage(page) {
				return {
					page,
					lastPage: 9,
					cards: [card(page), card(page + 1)],
					hidden: 0,
					size: 2,
					total: 18,
					isStale: false,
				};
			},
		};
		expect((await readFirstScreen(repeated, 5)).cards.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10]);
	});
});

describe("a run of pages", () => {
	async function pagesOf(source: ListSource, first: number, last: number): Promise<number[]> {
		const pages = [];
		for await (const { page } of readPagesInOrder(source, first, last)) pages.push(page);
		return pages;
	}

	it("is returned in order, with at most six concurrent reads", async () => {
		const { source, atOnce } = fakeSource();
		expect(await pagesOf(source, 3, 11)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
		expect(atOnce()).toBe(6);
	});

	it("ends after nine upstream requests", async () => {
		expect(await pagesOf(fakeSource().source, 3, 15)).toHaveLength(9);
		const costly = fakeSource({ requestsPerPage: 3 });
		expect(await pagesOf(costly.source, 3, 15)).toEqual([3, 4, 5]);
		expect(costly.read).toHaveLength(3);
	});

	it("reads at most two pages before it knows the end of the list", async () => {
		const { source, read } = fakeSource({ lastPage: 1 });
		expect(await pagesOf(source, 1, 9)).toEqual([1]);
		expect(read).toEqual([1, 2]);
	});

	it("ends at the last page that the upstream reports", async () => {
		expect(await pagesOf(fakeSource({ lastPage: 5 }).source, 3, 15)).toEqual([3, 4, 5]);
	});

	it("stops reading when the consumer stops", async () => {
		const { source, read } = fakeSource();
		for await (const { page } of readPagesInOrder(source, 1, 15)) if (page === 2) break;
		await new Promise((resolve) => setTimeout(resolve, 60));
		expect(Math.max(...read)).toBe(7);
	});

	it("returns the pages before one that fails", async () => {
		const seen: number[] = [];
		const reading = (async () => {
			for await (const { page } of readPagesInOrder(fakeSource({ failsAt: 4 }).source, 1, 15)) seen.push(page);
		})();
		await expect(reading).rejects.toThrow("Page 4");
		expect(seen).toEqual([1, 2, 3]);
	});
});
