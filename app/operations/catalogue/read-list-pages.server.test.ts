import { describe, expect, it } from "vitest";
import type { ListPage } from "~/domain/catalogue/lists/loaded-list";
import { fetchApi } from "../../../tests/harness/api";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";

async function readPages(path: string, variables = {}) {
	const response = await fetchApi(path, {}, { variables });
	expect(response.status).toBe(200);
	return (await response.json()) as (ListPage & { failed?: true })[];
}

it("returns pages in order, in the product's format, one per line", async () => {
	const response = await fetchApi("/api/listing/tv?chip=top_rated&first=2&last=4");
	expect(response.headers.get("content-type")).toBe("application/json");
	const text = await response.text();
	expect(text.split("\n").map((line) => line[0])).toEqual(["[", "{", ",", ",", "]", undefined]);
	const pages = JSON.parse(text) as ListPage[];
	expect(pages.map(({ page }) => page)).toEqual([2, 3, 4]);
	expect(pages[0]?.cards).toHaveLength(20);
	expect(Object.keys(pages[0]?.cards[0] ?? {})).toEqual([
		"mediaType",
		"id",
		"title",
		"year",
		"poster",
		"rating",
		"genres",
	]);
});

it("a search is also a list", async () => {
	const [page] = await readPages("/api/listing/search?q=interstelar&type=movie&first=1&last=2");
	expect(page).toMatchObject({ page: 1, lastPage: 1, cards: [{ title: "Interstellar" }], hidden: 0 });
});

it("requests no page after the end of the list", async () => {
	const tmdb = fakeTmdb();
	const pages = await readPages("/api/listing/movies?first=496&last=500", TMDB_VARIABLES);
	expect(pages.map(({ page }) => page)).toEqual([496, 497, 498, 499, 500]);
	expect(tmdb.requests()).toHaveLength(5);
});

describe("invalid parameters are rejected", () => {
	it.each([
		["/api/listing/movies", 422],
		["/api/listing/movies?first=1", 422],
		["/api/listing/movies?first=0&last=3", 422],
		["/api/listing/movies?first=3&last=2", 422],
		["/api/listing/movies?first=1&last=16", 422],
		["/api/listing/movies?first=490&last=501", 422],
		["/api/listing/movies?first=a&last=b", 422],
		["/api/listing/search?first=1&last=2", 422],
		["/api/listing/search?q=%20&first=1&last=2", 422],
		["/api/listing/people?first=1&last=2", 404],
		["/api/listing/__proto__?first=1&last=2", 404],
	])("%s", async (path, status) => {
		const response = await fetchApi(path);
		expect(response.status).toBe(status);
		expect(await response.json()).toMatchObject({ success: false });
	});

	it("also any other method", async () => {
		expect((await fetchApi("/api/listing/movies?first=1&last=2", { method: "POST" })).status).toBe(405);
	});
});

describe("a failure of the upstream", () => {
	it("on the first page is 502 with Retry-After", async () => {
		fakeTmdb().setFault({ kind: "status", status: 401 });
		const response = await fetchApi("/api/listing/tv?year_from=1902&first=1&last=2", {}, { variables: TMDB_VARIABLES });
		expect(response.status).toBe(502);
		expect(response.headers.get("retry-after")).toBeTruthy();
	});

	it("on a later page ends the list with `failed`", async () => {
		const tmdb = fakeTmdb();
		await readPages("/api/listing/tv?first=1&last=2", TMDB_VARIABLES);
		tmdb.setFault({ kind: "status", status: 401 });
		const pages = await readPages("/api/listing/tv?first=1&last=4", TMDB_VARIABLES);
		expect(pages.map(({ page, failed }) => page ?? failed)).toEqual([1, 2, true]);
		// Prefetches end while the fake upstream still responds.
		await new Promise((resolve) => setTimeout(resolve, 100));
	});
});
