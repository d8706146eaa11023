import { expect, test } from "vitest";
import { testPlatform } from "../../../../tests/harness/context";
import { openCatalogue, UpstreamError } from "../../catalogue/catalogue.server";
import type { TitleRef } from "../../catalogue/types";
import { fillPage } from "./fill-page.server";

test("a search counts each title once that it could not judge, however often it was watched", async () => {
	const down = () => Promise.reject(new UpstreamError(503, 10, new Error("down")));
	const catalogue = { ...openCatalogue(testPlatform()), movie: down, show: down };
	const show: TitleRef = { mediaType: "tv", id: 1396 };
	const entries = [...Array.from({ length: 30 }, () => show), { ...show, mediaType: "movie" as const }];
	const filter = { text: "m", genre: null, isShort: false };
	const list = { first: { entries, nextCursor: null }, readMore: async () => null, cursorAfter: () => "" };
	expect(await fillPage<TitleRef>(catalogue, filter, list)).toEqual({ matches: [], nextCursor: null, unread: 2 });
});
