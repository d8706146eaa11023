import type { Page } from "@playwright/test";
import { whenReady } from "./accounts";
import { cards, expectNoRepeats, shownTitles } from "./lists";
import { expect, expectAccessible, settle, test } from "./test";

function field(page: Page) {
	return page.getByRole("main").getByRole("searchbox", { name: "Search movies, TV shows and people" });
}

function names(page: Page) {
	return page.getByRole("list", { name: "Titles" }).locator(".card-name");
}

test("an empty search invites the visitor to type, with the focus in the field", async ({ page }) => {
	await page.goto("/search");
	await expect(page.getByRole("heading", { name: "Start your search" })).toBeVisible();
	await expect(field(page)).toBeFocused();
});

test.describe("typing", () => {
	test("clearing the text empties the results", async ({ page }) => {
		await page.goto("/search?q=godfather&type=movie");
		await expect(cards(page).first()).toBeVisible();
		await field(page).fill("");
		await expect(page.getByRole("heading", { name: "Start your search" })).toBeVisible();
		await expect(page).toHaveURL("/search?type=movie");
	});

	test("ignores responses that arrive too late", async ({ page }) => {
		await page.goto("/search");
		await whenReady(page);
		let respond = async (): Promise<void> => undefined;
		await page.route(/api\/listing\/search\?q=alien/, (route) => {
			respond = () => route.continue().catch(() => undefined);
		});
		await field(page).fill("alien");
		await expect(page).toHaveURL("/search?q=alien");
		await field(page).fill("godfather");
		await expect(names(page).first()).toHaveText("The Godfather");
		await respond();
		await settle(page);
		await expect(names(page).first()).toHaveText("The Godfather");
		expect((await names(page).allTextContents()).join()).not.toContain("Alien");
	});
});

test.describe("the URL", () => {
	test("has the text and the type, which the tabs change", async ({ page }) => {
		await page.goto("/search?q=the");
		await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current", "page");
		const all = await shownTitles(page);
		expect(all.some((address) => address.startsWith("/movie/"))).toBe(true);
		expect(all.some((address) => address.startsWith("/tv/"))).toBe(true);
		const tabs = page.getByRole("navigation", { name: "Kinds" });
		await tabs.getByRole("link", { name: "TV Shows" }).click();
		await expect(page).toHaveURL("/search?q=the&type=tv");
		await expect.poll(async () => (await shownTitles(page)).every((address) => address.startsWith("/tv/"))).toBe(true);
		await tabs.getByRole("link", { name: "Movies" }).click();
		await expect(page).toHaveURL("/search?q=the&type=movie");
		await expect
			.poll(async () => (await shownTitles(page)).every((address) => address.startsWith("/movie/")))
			.toBe(true);
		await tabs.getByRole("link", { name: "People" }).click();
		await expect(page).toHaveURL("/search?q=the&type=person");
		await page.goto("/search?q=the&type=collection");
		expect(await shownTitles(page)).toEqual(all);
	});
});

test("people are found during typing, beside titles and in their own tab, and link to their pages", async ({
	page,
}) => {
	await page.goto("/search");
	await field(page).fill("nolan");
	const people = page.getByRole("region", { name: "People" });
	await expect(people.getByRole("link", { name: "Christopher Nolan" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "No results found" })).toHaveCount(0);
	await expectAccessible(page);
	await people.getByRole("link", { name: "See all people" }).click();
	await expect(page).toHaveURL("/search?q=nolan&type=person");
	await expect(names(page).first()).toHaveText("Christopher Nolan");
	await expectAccessible(page);
	await cards(page).first().click();
	await expect(page.getByRole("heading", { level: 1, name: "Christopher Nolan" })).toBeVisible();
	await page.goBack();
	await expect(names(page).first()).toHaveText("Christopher Nolan");
});

test("each search says once what it shows, titles, people or nothing, and never what the search before it showed", async ({
	page,
}) => {
	await page.goto("/search");
	await whenReady(page);
	const status = page.getByRole("main").getByRole("status").first();
	for (const [text, said] of [
		["godfather", /\d+ of \d+ .* shown/],
		["nolan", /1 person|people/],
		["qqqqzzzz", /No results found/],
		["80s horror", /horror.*\d+ titles?/i],
	] as const) {
		await field(page).fill(text);
		await expect(status, text).toHaveText(said);
		await expect(status, text).not.toHaveText(/\b0 of 0\b/);
	}
});

test("every example that the page suggests finds something", async ({ page }) => {
	await page.goto("/search");
	const advice = await page.getByText(/Add a year to narrow the results/).textContent();
	const examples = [...(advice ?? "").matchAll(/“([^”]+)”/g)].map(([, example]) => example);
	expect(examples.length).toBeGreaterThan(1);
	for (const example of examples) {
		await page.goto(`/search?q=${encodeURIComponent(example ?? "")}`);
		await expect(page.locator(".card-name").first()).toBeVisible();
		await expect(page.getByText("spelling")).toHaveCount(0);
	}
});

test("a text that names a genre, a decade or a country offers its list with its first titles", async ({ page }) => {
	await page.goto("/search");
	await field(page).fill("80s horror");
	const row = page.getByRole("region", { name: "Horror movies of the 1980s" });
	await expect(row.getByRole("link", { name: "The Shining" })).toBeVisible();
	await expect(page.getByText("spelling")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "No results found" })).toHaveCount(0);
	await expectAccessible(page);
	await row.getByRole("link", { name: "See all" }).click();
	await expect(page).toHaveURL("/movies?genre=27&year_from=1980&year_to=1989");
	await expect(cards(page).first()).toBeVisible();
});

test("a misspelt search shows the corrected text", async ({ page }) => {
	await page.goto("/search?q=interstelar");
	await expect(page.getByText("Showing results for “Interstellar”")).toBeVisible();
});

test("without a text and without results, genres, people and trending titles are offered", async ({ page }) => {
	for (const path of ["/search", "/search?q=zzzzqqqq"]) {
		await page.goto(path);
		await expect(
			page.getByRole("navigation", { name: "Genres" }).getByRole("link", { name: "Western" }),
		).toHaveAttribute("href", "/movies?genre=37");
		await expect(page.getByRole("region", { name: "People" }).getByRole("link").first()).toBeVisible();
		await expect(page.getByRole("region", { name: "Trending Now" }).getByRole("link").first()).toBeVisible();
	}
	await field(page).fill("zzzzqqq");
	await expect(page).toHaveURL("/search?q=zzzzqqq");
	await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Trending Now" }).getByRole("link").first()).toBeVisible();
});

test("Load More Results repeats no title, and Back restores all of them", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/search?q=the");
	await expect(cards(page)).toHaveCount(24);
	await page.getByRole("button", { name: "Load More Results" }).click();
	await expect(cards(page)).toHaveCount(48);
	await expectNoRepeats(page);
	const before = await shownTitles(page);
	await cards(page).nth(40).click();
	await expect(page).toHaveURL(/\/(movie|tv)\/\d+$/);
	await page.goBack();
	await expect.poll(() => shownTitles(page)).toEqual(before);
	await expect(cards(page).nth(40)).toBeFocused();
});

test("a search without results reports this, and offers the other type", async ({ page }) => {
	await page.goto("/search?q=godfather&type=tv");
	await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
	await page.getByRole("link", { name: "Search movies and TV shows" }).click();
	await expect(names(page).first()).toHaveText("The Godfather");
});

test("recent searches are stored in this browser", async ({ page }) => {
	await page.goto("/search?q=godfather");
	await whenReady(page);
	await cards(page).first().click();
	await page.goto("/search?q=alien");
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem("marquee.recentSearches")))
		.toBe('["alien","godfather"]');
	await page.goto("/search");
	const recent = page.getByRole("region", { name: "Recent searches" });
	await expect(recent.getByRole("listitem")).toHaveText(["alien", "godfather"]);
	await expectAccessible(page);
	await recent.getByRole("link", { name: "godfather" }).click();
	await expect(page).toHaveURL("/search?q=godfather");
});

test("browsers can add the search", async ({ page, request, site }) => {
	await page.goto("/search");
	const link = page.locator("link[rel=search]");
	await expect(link).toHaveAttribute("type", "application/opensearchdescription+xml");
	const response = await request.get((await link.getAttribute("href")) ?? "");
	expect(response.headers()["content-type"]).toContain("application/opensearchdescription+xml");
	const template = /template="([^"]+)"/.exec(await response.text())?.[1];
	expect(template).toBe(`${site.url}/search?q={searchTerms}`);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the form searches, tabs narrow the results and links lead to the next page", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("link", { name: "Search" }).click();
		await field(page).fill("the");
		await page.getByRole("main").getByRole("button", { name: "Search" }).click();
		await expect(page).toHaveURL("/search?q=the");
		const first = await shownTitles(page);
		await page.getByRole("link", { name: "Next page" }).click();
		const second = await shownTitles(page);
		expect(second.length).toBeGreaterThan(0);
		expect(second.filter((address) => first.includes(address))).toEqual([]);
		await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "TV Shows" }).click();
		await expect(page).toHaveURL("/search?q=the&type=tv");
	});
});
