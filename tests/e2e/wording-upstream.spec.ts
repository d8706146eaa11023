import { cards } from "./lists";
import { expect, expectAccessible, test } from "./test";
import { expectTexts } from "./wording";

test.use({
	catalogue: "tmdb",
	variables: { PLAYER_CONFIG_URL: "http://127.0.0.1:9/none.json" },
	expectedErrors: [/status of 503|ERR_FAILED/],
});

test("listings and the watch page show when the upstream fails or has no results", async ({ page, site }) => {
	const nothing = JSON.stringify({ page: 1, results: [], total_pages: 0, total_results: 0 });
	site.upstream.setFault({ kind: "status", status: 200, body: nothing }, { path: /discover/ });
	await expectTexts(page, [
		{ screen: "No movies", path: "/movies", texts: ["No movies found", "No movies available"] },
		{ screen: "No shows", path: "/tv", texts: ["No TV shows found", "No TV shows available"] },
	]);
	site.upstream.setFault({ kind: "status", status: 500 });
	await expectTexts(page, [
		{ screen: "Failed", path: "/movies?year_from=1933", texts: ["Failed to load content. Please try again."] },
	]);
	site.upstream.setFault(null);
	// No request is sent to the upstream for some seconds after a failure.
	await expect(async () => {
		await page.goto("/movies?year_from=1934");
		await expect(cards(page).first()).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 20_000 });
	await expectTexts(page, [
		{
			screen: "Load More, failed",
			path: "/movies?year_from=1934",
			act: async () => {
				await page.route(/api\/listing/, (route) => route.abort());
				await page.getByRole("button", { name: "Load More" }).click();
			},
			texts: ["Failed to load more content. Please try again."],
		},
		{
			screen: "Watch, servers unknown",
			path: "/watch/movie/1000",
			texts: ["Failed to load server config", "Config Error"],
		},
	]);
});

test("a search shows a title without a poster", async ({ page }) => {
	const { title } = await (await page.request.get("/api/tmdb/movie/1020")).json();
	const results = await (await page.request.get(`/api/tmdb/search/multi?query=${encodeURIComponent(title)}`)).json();
	expect(results.results.map(({ id }: { id: number }) => id)).toContain(1020);
	await page.goto(`/search?q=${encodeURIComponent(title)}`);
	await expect(page.getByRole("list", { name: "Titles" }).locator('[href="/movie/1020"]')).toBeVisible();
	await expectAccessible(page);
});
