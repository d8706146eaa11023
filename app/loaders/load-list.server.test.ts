import { expect, it } from "vitest";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import type { ListName } from "~/domain/catalogue/lists/open-list.server";
import { isResolved } from "~/lib/deferred";
import type { Platform } from "~/platform.server";
import { testPlatform } from "../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";
import { loadList } from "./load-list";

function load(platform: Platform, name: ListName, request: Request) {
	return loadList(platform, { catalogue: openCatalogue(platform), name, request });
}

async function open(name: ListName, search: string, variables = {}) {
	const request = new Request(`https://marquee.test/${name}?${search}`);
	const { data, init } = await load(testPlatform(variables), name, request);
	if (!isResolved(data.first)) throw new Error("The list did not load in time");
	return { list: data.first, saved: data.saved, status: init?.status ?? 200, headers: new Headers(init?.headers) };
}

it("a page has the titles of its first screen, for the widest window", async () => {
	for (const name of ["movies", "tv"] as const) {
		const { list, status } = await open(name, "");
		expect(list?.cards.length).toBeGreaterThanOrEqual(28);
		expect(status).toBe(200);
	}
});

it("a search without text sends no request", async () => {
	const tmdb = fakeTmdb();
	expect(await open("search", "q=+&type=movie", TMDB_VARIABLES)).toMatchObject({ list: null, status: 200 });
	expect(tmdb.requests()).toEqual([]);
});

it("while the upstream is down and no copy is cached, the response says when to retry", async () => {
	fakeTmdb().setFault({ kind: "status", status: 401 });
	const { list, status, headers } = await open("movies", "year_from=1903", TMDB_VARIABLES);
	expect([list, status, headers.get("retry-after")]).toEqual([null, 503, "10"]);
});

it("while the upstream is down, the page has the titles of a saved list in place of its own", async () => {
	const upstream = fakeTmdb();
	const platform = testPlatform(TMDB_VARIABLES);
	await openCatalogue(platform).trending.all({ span: "day" });
	await platform.settled();
	upstream.setFault({ kind: "status", status: 401 });
	const { list, saved } = await open("movies", "year_from=1905", TMDB_VARIABLES);
	expect([list, saved]).toEqual([null, expect.arrayContaining([expect.objectContaining({ mediaType: "movie" })])]);
	expect((await open("movies", "")).saved).toBeNull();
});

it("a slow upstream does not delay the page", async () => {
	fakeTmdb().setLatency(1500);
	const request = new Request("https://marquee.test/movies?year_from=1904");
	const { data } = await load(testPlatform(TMDB_VARIABLES), "movies", request);
	expect(isResolved(data.first)).toBe(false);
	if (!isResolved(data.first)) expect((await data.first.later)?.cards.length).toBeGreaterThanOrEqual(28);
});
