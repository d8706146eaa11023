import { cards, expectNoRepeats, interact, shownTitles } from "./lists";
import { expect, expectAccessible, type Site, test } from "./test";

/** Each test uses another year, because a response that one test has fetched is cached for the others. */
test.use({ catalogue: "tmdb" });
test.describe.configure({ mode: "serial" });

/** The pages of a list that were requested from the upstream. */
function requestedPages({ upstream }: Site, ...parts: string[]): number[] {
	return upstream
		.requests()
		.filter((request) => parts.every((part) => request.includes(part)))
		.map((request) => Number(new URL(request, upstream.url).searchParams.get("page") ?? 1));
}

test.beforeEach(async ({ page, site }) => {
	site.upstream.setFault(null);
	site.upstream.setLatency(0);
	await page.setViewportSize({ width: 1536, height: 900 });
});

test.describe("a slow upstream", () => {
	// The local server's gzip delays a streamed page until it is complete.
	test.use({ extraHTTPHeaders: { "accept-encoding": "identity" } });

	test("gets skeletons at once, then the titles", async ({ page, site }) => {
		site.upstream.setLatency(2500);
		await page.goto("/movies?year_from=1951", { waitUntil: "commit" });
		await expect(page.getByText("Loading titles")).toBeVisible();
		await expect(page.getByRole("heading", { name: "Movies" })).toBeVisible();
		await expectAccessible(page);
		await expect(cards(page)).toHaveCount(28);
		await expect(page.getByText("Loading titles")).toHaveCount(0);
		await page.getByRole("link", { name: "Top Rated" }).click();
		await expect(page.getByText("Loading titles")).toBeVisible();
		await expect(page.getByRole("link", { name: "Top Rated" })).toHaveAttribute("aria-current", "true");
		await expect(cards(page)).toHaveCount(28);
	});
});

test("the rest of the batch also loads without an interaction", async ({ page, site }) => {
	await page.goto("/tv?year_from=1937");
	await expect.poll(() => requestedPages(site, "1937-01-01").length).toBeGreaterThan(2);
});

test("another filter cancels the batch of the previous one", async ({ page, site }) => {
	await page.goto("/movies?year_from=1938");
	await expect(cards(page)).toHaveCount(28);
	const release = site.upstream.hold();
	await interact(page);
	await expect.poll(() => requestedPages(site, "1938-01-01").length).toBe(4);
	await page.getByRole("link", { name: "Latest" }).click();
	await expect(page).toHaveURL(/chip=latest/);
	release();
	await interact(page);
	// The other list is whole by then.
	await expect.poll(() => new Set(requestedPages(site, "1938-01-01", "primary_release_date.desc")).size).toBe(15);
	// The two of the first screen, and what was on its way when the response was cut: two, and six once a line had come.
	expect(requestedPages(site, "1938-01-01", "popularity.desc").length).toBeLessThan(15);
	await page.getByRole("link", { name: "All Movies" }).click();
	await interact(page);
	await expect.poll(() => new Set(requestedPages(site, "1938-01-01", "popularity.desc")).size).toBe(15);
});

test("a list for which the upstream reports more than 500 pages ends at 500", async ({ page, site }) => {
	await page.goto("/movies?page=496");
	await expectNoRepeats(page);
	await interact(page);
	while (await page.getByRole("button", { name: "Load More" }).isVisible()) {
		const before = (await shownTitles(page)).length;
		await page.getByRole("button", { name: "Load More" }).click();
		await expect.poll(async () => (await shownTitles(page)).length).toBeGreaterThan(before);
	}
	await expectNoRepeats(page);
	expect(Math.max(...requestedPages(site, "popularity.desc"))).toBe(500);
});

test("unreleased titles and titles with a single vote lead neither Latest nor Top Rated", async ({ page }) => {
	for (const chip of ["latest", "top_rated"]) {
		await page.goto(`/movies?chip=${chip}`);
		// Of 2093, with one vote of 9.9.
		expect(await shownTitles(page)).not.toContain("/movie/1022");
	}
});

test("a search without titles on its first pages reads more: three in a document, six with scripts", async ({
	page,
	site,
}) => {
	const results = [{ id: 7, media_type: "movie", title: "Hidden", adult: true }];
	const body = JSON.stringify({ page: 1, results, total_pages: 40, total_results: 800 });
	const [hidden, scope] = [{ kind: "status", status: 200, body }, { path: /search\/multi/ }] as const;
	site.upstream.setFault(hidden, { ...scope, times: 1 });
	await page.goto("/search?q=harbour");
	await expect(cards(page).first()).toBeVisible();

	site.upstream.setFault(hidden, scope);
	await page.goto("/search?q=first");
	const none = page.getByRole("heading", { name: "No results found" });
	await expect(none).toBeVisible();
	await page.getByRole("main").getByRole("searchbox").fill("second");
	await expect(page).toHaveURL("/search?q=second");
	await expect(none).toBeVisible();
	await expect(page.getByRole("button", { name: "Load More Results" })).toHaveCount(0);
	const pagesOf = (text: string) => requestedPages(site, "search/multi", `query=${text}`).toSorted((a, b) => a - b);
	expect(pagesOf("first"), "of one request").toEqual([1, 2, 3]);
	expect(pagesOf("second"), "of two requests").toEqual([1, 2, 3, 4, 5, 6]);
});

test.describe("a failing upstream", () => {
	test.use({ expectedErrors: [/status of 503|net::ERR_FAILED/] });

	test("is reported, and the retry works once it recovers", async ({ page, site }) => {
		site.upstream.setFault({ kind: "status", status: 500 }, { path: /discover\/tv/ });
		await page.goto("/tv?year_from=1952");
		await expect(page.getByText("Failed to load content. Please try again.")).toBeVisible();
		await expectAccessible(page);
		site.upstream.setFault(null);
		// A request that has just failed is not repeated for some seconds.
		await expect(async () => {
			await page.getByRole("button", { name: "Try again" }).click();
			await expect(cards(page)).toHaveCount(28, { timeout: 2000 });
		}).toPass({ timeout: 20_000 });
		await expect(page).toHaveURL("/tv?year_from=1952");
	});

	test("is reported inside the page on navigation too, and Back returns to the previous list", async ({
		page,
		site,
	}) => {
		await page.goto("/tv?year_from=1953");
		await expect(cards(page)).toHaveCount(28);
		site.upstream.setFault({ kind: "reset" }, { path: /discover\/tv/ });
		await page.getByRole("link", { name: "Latest" }).click();
		await expect(page.getByText("Failed to load content. Please try again.")).toBeVisible();
		await page.goBack();
		await expect(cards(page)).toHaveCount(28);
	});
});
