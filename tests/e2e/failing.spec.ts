import type { Page } from "@playwright/test";
import { givenAccount, signIn, whenReady } from "./accounts";
import { cards } from "./lists";
import { expect, test } from "./test";

// Uses a worker of its own, so that no other journey has cached its titles.
test.use({
	catalogue: "tmdb",
	variables: { CATALOGUE_REGION: "NZ" },
	expectedErrors: [/status of (?:404|500|503)|ERR_FAILED|Failed to fetch|Unexpected Server Error/],
});
test.describe.configure({ mode: "default" });

test.beforeEach(({ site }) => site.upstream.setFault(null));

/** Each journey searches for its own words, and so has titles that no other has saved. */
async function search(page: Page, text: string) {
	await page.goto(`/search?q=${text}`);
	await expect(cards(page).first()).toBeVisible();
	await whenReady(page);
}

test("a missing title does not remove the search before it from the history, with Back and Forward", async ({
	page,
	site,
}) => {
	await search(page, "lantern");
	site.upstream.setFault({ kind: "status", status: 404 }, { path: /\/(?:movie|tv)\/\d+$/ });
	await cards(page).first().click();
	await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
	await expect(page).toHaveURL("/404");
	await page.getByRole("link", { name: "Go Back" }).click();
	await expect(page).toHaveURL("/search?q=lantern");
	await expect(cards(page).first()).toBeVisible();
});

test("a title that no longer exists when Back reaches it leaves the history", async ({ page }) => {
	await search(page, "harbour");
	await cards(page).first().click();
	await expect(page).toHaveURL(/\/(?:movie|tv)\/\d+/);
	const { pathname } = new URL(page.url());
	await expect(page.getByRole("heading", { name: "Cast" })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "Movies" }).click();
	await expect(page).toHaveURL("/movies");
	await expect(cards(page).first()).toBeVisible();
	// A title that has been blocked since.
	await page.route(`**${pathname}.data*`, (route) =>
		route.fulfill({ status: 204, headers: { "x-remix-redirect": "/404", "x-remix-replace": "true" } }),
	);
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
	await page.getByRole("link", { name: "Go Back" }).click();
	await expect(page).toHaveURL("/search?q=harbour");
});

test("during an outage a title's page reports it, offers saved titles, and returns to the title when the upstream recovers", async ({
	page,
	site,
}) => {
	await page.goto("/");
	await expect(page.getByRole("region", { name: "Trending Now" }).getByRole("link").first()).toBeVisible();
	await search(page, "archive");
	// The product does not repeat a rejected request, so this takes no time.
	site.upstream.setFault({ kind: "status", status: 401 });
	const href = await cards(page).first().getAttribute("href");
	await cards(page).first().click();
	await expect(page.getByRole("heading", { name: "The catalogue is not responding" })).toBeVisible();
	await expect(page.getByRole("region", { name: "From the saved catalogue" }).getByRole("link").first()).toBeVisible();
	await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", href ?? "");

	site.upstream.setFault(null);
	// The upstream gets no requests for some seconds after a failure.
	await expect(async () => {
		await page.getByRole("link", { name: "Try again" }).click();
		await expect(page).toHaveURL(href ?? "", { timeout: 2000 });
	}).toPass({ timeout: 40_000 });
	await expect(page.getByRole("heading", { name: "Cast" })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL("/search?q=archive");
});

test("a page that fails or is cut off has header and footer, shows what failed and offers a retry", async ({
	page,
	context,
	site,
}) => {
	await signIn(context, site, await givenAccount(site));
	const failures: [string, RegExp, string, boolean][] = [
		["/movie/1001", /\/movie\/1001\.data/, "Failed to load content. Please try again.", false],
		["/movie/1001", /\/movie\/1001\.data/, "Failed to load content. Please try again.", true],
		["/watch/movie/1001", /\/watch\/movie\/1001\.data/, "Failed to load content. Please try again.", false],
		["/my-list", /\/my-list\.data/, "Failed to load watch history. Please try refreshing the page.", false],
		["/settings", /\/settings\.data/, "API request failed: 500", false],
		["/settings", /\/settings\.data/, "Failed to load content. Please try again.", true],
	];
	for (const [path, data, text, isCut] of failures) {
		await page.goto("/privacy");
		await whenReady(page);
		await page.route(data, (route) => (isCut ? route.abort() : route.fulfill({ status: 500, body: "broken" })));
		await page.evaluate((to) => {
			const { __reactRouterDataRouter: router } = window as unknown as {
				__reactRouterDataRouter: { navigate(to: string): Promise<void> };
			};
			void router.navigate(to);
		}, path);
		await expect(page.getByRole("main").getByRole("alert")).toHaveText(text);
		await expect(page.getByRole("banner").getByRole("link", { name: "Movies" })).toBeVisible();
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
		await page.unroute(data);
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("alert").filter({ hasText: text })).toHaveCount(0);
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).not.toHaveText("Something went wrong");
	}
});
