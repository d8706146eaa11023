import { expect, test } from "vitest";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";
import type { loader } from "./not-found";

async function openOutage(from: string) {
	const query = new URLSearchParams({ reason: "unavailable", from });
	const page = await fetchPage<typeof loader>(`/404?${query}`, {}, { variables: TMDB_VARIABLES });
	await page.settled();
	return page;
}

test("during an outage the page is 503 with Retry-After and links to the address that failed", async () => {
	fakeTmdb().setFault({ kind: "status", status: 401 });
	const { response, data } = await openOutage("/tv/50001/1/2?season=1");
	expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
	expect(data).toMatchObject({ outage: { failedAt: "/tv/50001/1/2?season=1" }, titles: [] });
});

test.each(["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)", ""])(
	"during an outage the page never links to another site: %j links to Home",
	async (from) => {
		fakeTmdb();
		expect((await openOutage(from)).data.outage?.failedAt).toBe("/");
	},
);

test("the page for an outage offers the titles of a saved list", async () => {
	const upstream = fakeTmdb();
	await (await fetchPage("/", {}, { variables: TMDB_VARIABLES })).settled();
	upstream.setFault({ kind: "status", status: 500 });
	expect((await openOutage("/movie/1099")).data.titles).not.toEqual([]);
});

test("an address that does not exist offers titles too", async () => {
	const { data } = await fetchPage<typeof loader>("/404");
	expect(data.titles).not.toEqual([]);
});

test("an address that does not exist is 404 without an outage", async () => {
	const { response, data } = await fetchPage<typeof loader>("/404");
	expect([response.status, response.headers.get("retry-after"), data.outage]).toEqual([404, null, null]);
});
