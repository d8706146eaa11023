import { whenReady } from "./accounts";
import { expect, test } from "./test";

test("Home's rows link to their listings, and a mixed one marks movies and shows", async ({ page }) => {
	await page.goto("/");
	const trending = page.getByRole("region", { name: "Trending Now" });
	const popular = page.getByRole("region", { name: "Popular Movies" });
	const kindOf = (mediaType: string) =>
		trending
			.locator(`a.card[href^="/${mediaType}/"] .card-genres`)
			.first()
			.evaluate((element) => getComputedStyle(element, "::before").content);
	expect([await kindOf("movie"), await kindOf("tv")]).toEqual([
		expect.stringContaining("Movie"),
		expect.stringContaining("TV Show"),
	]);
	await popular.getByRole("link", { name: "Popular Movies See all" }).click();
	await expect(page).toHaveURL("/movies");
});

test("a row over six cards has arrows that scroll it", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	const row = page.getByRole("region", { name: "Trending Now" });
	const list = row.getByRole("list");
	const back = row.getByRole("button", { name: "Previous in Trending Now" });
	await expect(back).toHaveAttribute("aria-disabled", "true");
	await row.getByRole("button", { name: "Next in Trending Now" }).click();
	await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
	await back.click();
	await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBe(0);
	await expect(back).toHaveAttribute("aria-disabled", "true");
});

test("a card's page is prefetched on intent, and opens in the same document", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
	const cards = page.getByRole("region", { name: "Popular Movies" }).getByRole("listitem").getByRole("link");
	const address = await cards.first().getAttribute("href");
	const fetched = page.waitForRequest((request) => request.url().includes(`${address}.data`));
	await cards.first().hover();
	await fetched;

	const [other] = await Promise.all([
		page.context().waitForEvent("page"),
		cards.nth(1).click({ modifiers: ["ControlOrMeta"] }),
	]);
	await other.close();
	await expect(page).toHaveURL(/\/$/);

	await cards.first().press("Enter");
	await expect(page).toHaveURL(new RegExp(`${address}$`));
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Movies" }).click();
	await expect(page).toHaveURL(/\/movies$/);
	await expect(page.getByRole("link", { name: "Movies", exact: true }).first()).toHaveAttribute("aria-current", "page");
	await expect(page.locator("html")).toHaveAttribute("data-same", "");
});

test("a visitor goes from Home to a movie and watches it", async ({ page }) => {
	await page.goto("/");
	const card = page.getByRole("region", { name: "Popular Movies" }).getByRole("listitem").first().getByRole("link");
	const address = await card.getAttribute("href");
	await card.click();
	await expect(page).toHaveURL(new RegExp(`${address}$`));
	for (const name of [
		"Overview",
		"Production Details",
		"Box Office",
		"Movie Details",
		"Genres",
		"Cast",
		"You Might Also Like",
	]) {
		await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
	}
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(page).toHaveURL(new RegExp(`/watch${address}$`));
	await expect(page.locator("iframe")).toBeVisible();
});

test("selecting an episode or a season of a show opens it", async ({ page }) => {
	await page.goto("/tv/1396");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Breaking Bad");
	await page.getByRole("link", { name: /^2\. / }).click();
	await expect(page).toHaveURL(/\/tv\/1396\/1\/2$/);
	await expect(page.getByText("Selected")).toHaveCount(1);
	await page.getByRole("list", { name: "Seasons" }).getByRole("link", { name: "Season 3" }).click();
	await expect(page).toHaveURL(/\/tv\/1396\/3\/1$/);
	await expect(page.getByRole("link", { name: "Watch S3E1" })).toHaveAttribute("href", "/watch/tv/1396/3/1");
});

test("arrow keys on a closed select of genre and order lead nowhere until Enter or the button", async ({ page }) => {
	for (const [address, name, then] of [
		["/movies", "Genre", /genre=12/],
		// The order of the chip Latest, which the URL names instead.
		["/movies", "Sort by", /chip=latest/],
	] as const) {
		for (const by of ["Enter", "Tab Enter"]) {
			await page.goto(address);
			await whenReady(page);
			const select = page.getByRole("combobox", { name, exact: true });
			await select.focus();
			for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
			await expect(page.getByText("Press Enter to apply the choice")).toBeAttached();
			await expect(page).toHaveURL(new RegExp(`${address}$`));
			for (const key of by.split(" ")) await page.keyboard.press(key);
			await expect(page, `${name} by ${by}`).toHaveURL(then);
		}
	}
});

test("a movie's page has its age rating at the top, its crew, and its companies, of which two show until the rest is opened", async ({
	page,
}) => {
	await page.goto("/movie/27205");
	await expect(page.getByRole("main").locator("header")).toContainText("PG-13");
	await expect(page.getByRole("region", { name: "Crew" })).toHaveText(
		/Writers\s*Christopher Nolan\s*Music\s*Hans Zimmer\s*Camera\s*Wally Pfister/,
	);
	const companies = page.getByRole("region", { name: "Production Details" }).getByRole("definition").first();
	await expect(companies).toHaveText(/^Legendary Pictures, Syncopy and 1 more$/, { useInnerText: true });
	await companies.getByText("and 1 more").click();
	await expect(companies).toHaveText("Legendary Pictures, Syncopy, Warner Bros. Pictures", { useInnerText: true });
});

test.describe("a page that does not exist", () => {
	test.use({ expectedErrors: [/404/] });

	test("leads to the not-found page with status 404", async ({ page }) => {
		for (const address of [
			"/404",
			"/nowhere",
			"/movie/999999999",
			"/movie/abc",
			"/tv/1396/99/1",
			"/watch/movie/999999999",
		]) {
			const response = await page.goto(address);
			expect(response?.status(), address).toBe(404);
			await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
		}
		await page.getByRole("link", { name: "Go Home" }).click();
		await expect(page).toHaveURL(/\/$/);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor goes from Home to a show's second season and watches it", async ({ page }) => {
		await page.goto("/");
		await page
			.getByRole("region", { name: "Popular TV Shows" })
			.getByRole("listitem")
			.first()
			.getByRole("link")
			.click();
		await page.goto("/tv/1396");
		await page.getByRole("list", { name: "Seasons" }).getByRole("link", { name: "Season 2" }).click();
		await expect(page).toHaveURL(/\/tv\/1396\/2\/1$/);
		await page.getByRole("link", { name: "Watch S2E1" }).click();
		await expect(page).toHaveURL(/\/watch\/tv\/1396\/2\/1$/);
		await expect(page.locator("iframe")).toHaveAttribute("src", /1396\/2\/1/);
	});
});
