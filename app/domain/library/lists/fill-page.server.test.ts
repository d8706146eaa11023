import { expect, test } from "vitest";
import { testPlatform } from "../../../../tests/harness/context";
import { openCatalogue, UpstreamError } from "../../catalogue/catalogue.server";
import type { TitleRef } from "../../catalogue/types";
import { type FilledPage, fillPage, READ } from "./fill-page.server";

test("a filter counts each title once that it could not judge, however often it was watched", async () => {
	const down = () => Promise.reject(new UpstreamError(503, 10, new Error("down")));
	const catalogue = { ...openCatalogue(testPlatform()), movie: down, show: down };
	const show: TitleRef = { mediaType: "tv", id: 1396 };
	const entries = [...Array.from({ length: 30 }, () => show), { ...show, mediaType: "movie" as const }];
	const filter = { genre: "Drama", isShort: false };
	const list = {
		first: { entries, nextCursor: null },
		readMore: async () => null,
		cursorAfter: () => "",
		isInLine: () => false,
	};
	expect(await fillPage<TitleRef>(catalogue, filter, list)).toEqual({ matches: [], nextCursor: null, unread: 2 });
});

type Numbered = TitleRef & { number: number; line: number };

/** The numbers of the entries of each page, of lines with so many entries. */
async function pagesOf(sizes: number[]): Promise<number[]> {
	const lines = sizes.flatMap((size, line) => Array.from({ length: size }, () => line));
	const all = lines.map((line, number): Numbered => ({ mediaType: "movie", id: 27205, line, number }));
	const read = async (limit: number, cursor: string): Promise<{ entries: Numbered[]; nextCursor: string | null }> => {
		const from = Number(cursor);
		return {
			entries: all.slice(from, from + limit),
			nextCursor: from + limit < all.length ? String(from + limit) : null,
		};
	};
	const pages: number[] = [];
	for (let cursor: string | null = "0"; cursor !== null; ) {
		const { matches, nextCursor }: FilledPage<Numbered> = await fillPage<Numbered>(
			openCatalogue(testPlatform()),
			{ genre: null, isShort: false },
			{
				first: await read(READ, cursor),
				readMore: read,
				cursorAfter: ({ number }) => String(number + 1),
				isInLine: (before, entry) => before.line === entry.line,
			},
		);
		expect(matches.map(({ entry }) => entry.number)).toEqual(matches.map((_, index) => Number(cursor) + index));
		pages.push(matches.length);
		cursor = nextCursor;
	}
	return pages;
}

test("a page has 24 lines, and a line stands on one page", async () => {
	expect(await pagesOf(Array(50).fill(1))).toEqual([24, 24, 2]);
	expect(await pagesOf(Array(30).fill(3))).toEqual([72, 18]);
	expect(await pagesOf([...Array(10).fill(9), 40, 1])).toEqual([90, 41]);
	expect(await pagesOf([120, 1])).toEqual([120, 1]);
});

test("a line that is longer than a page goes on on the next one", async () => {
	expect(await pagesOf([1, 300, 1])).toEqual([1, 120, 120, 61]);
});
