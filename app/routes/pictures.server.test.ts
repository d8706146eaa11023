import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { publishBlocked } from "~/domain/catalogue/content-state.server";
import { isResolved } from "~/lib/deferred";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";
import type { loader } from "./pictures";

// It reads the browser's storage as soon as it is loaded.
vi.mock("~/browser/library/session-lists.client", () => ({}));

async function fetchPictures(search: string) {
	const { response, data } = await fetchPage<typeof loader>(`/pictures${search}`);
	const { first } = data;
	if (!isResolved(first)) throw new Error("The list is streamed");
	return { response, first, isShareable: data.isShareable };
}

test("the wall alone has no list, also where the URL names no known sign", async () => {
	for (const search of ["", "?sign=unicorn", "?sign=", "?page=3"]) {
		const { response, first, isShareable } = await fetchPictures(search);
		expect([response.status, first, isShareable], search).toEqual([200, null, true]);
	}
});

test("one or two signs have the titles that share them; unknown ones beside them are ignored", async () => {
	const [one, two, odd] = await Promise.all([
		fetchPictures("?sign=door"),
		fetchPictures("?sign=door&sign=snow"),
		fetchPictures("?sign=unicorn&sign=door&sign=snow"),
	]);
	expect(one.first!.cards.length).toBeGreaterThan(two.first!.cards.length);
	expect(two.first!.cards.map((card) => "title" in card && card.title)).toContain("The Shining");
	expect(odd.first).toEqual(two.first);
});

test("two signs that nothing shares have an empty list", async () => {
	const { response, first } = await fetchPictures("?sign=flower&sign=robot");
	expect([response.status, first?.cards]).toEqual([200, []]);
});

test("a blocked title is on no list of pictures", async () => {
	const platform = testPlatform();
	const before = await fetchPictures("?sign=robot");
	expect(before.first!.cards.map(({ id }) => id)).toContain(10681);
	await openDatabase(platform.db)
		.insert(blockedTitles)
		.values({ mediaType: "movie", id: 10681, reason: "A notice", createdAt: 7 });
	await publishBlocked(platform);
	const after = await fetchPictures("?sign=robot");
	expect(after.first!.cards.map(({ id }) => id)).not.toContain(10681);
	expect(after.first!.cards).toHaveLength(before.first!.cards.length - 1);
});

test("without the upstream and without a copy, the page says so with status 503", async () => {
	fakeTmdb().setFault({ kind: "status", status: 401 });
	const { response, data, settled } = await fetchPage<typeof loader>(
		"/pictures?sign=sea",
		{},
		{ variables: TMDB_VARIABLES },
	);
	await settled();
	expect([response.status, data.first]).toEqual([503, null]);
	expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
});
