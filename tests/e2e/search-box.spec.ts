import type { Page } from "@playwright/test";
import { whenReady } from "./accounts";
import { expect, test } from "./test";

function box(page: Page) {
	return page.getByRole("combobox", { name: "Search movies and TV shows" });
}

async function openBox(page: Page) {
	await whenReady(page);
	await page.getByRole("link", { name: "Search" }).click();
	await expect(box(page)).toBeFocused();
	return box(page);
}

function options(page: Page) {
	return page.getByRole("listbox").getByRole("option");
}

test("the icon opens the box, which suggests titles, and Enter follows the one that is chosen", async ({ page }) => {
	await page.goto("/");
	const input = await openBox(page);
	await expect(input).toHaveAttribute("aria-expanded", "false");
	await input.pressSequentially("godfath");
	await expect(options(page).first()).toContainText("The Godfather");
	await expect(input).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("ArrowDown");
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	await expect(input).toHaveAttribute("aria-activedescendant", (await options(page).first().getAttribute("id")) ?? "");
	await expect(input).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/movie/238");
	await expect(input).toHaveCount(0);
});

test("arrows go round by way of the text, whose Enter searches", async ({ page }) => {
	await page.goto("/");
	const input = await openBox(page);
	await input.pressSequentially("godfather");
	await expect(options(page).first()).toContainText("The Godfather");
	await page.keyboard.press("ArrowUp");
	await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
	await expect(options(page).last()).toContainText("See all results for “godfather”");
	await page.keyboard.press("ArrowDown");
	await expect(input).not.toHaveAttribute("aria-activedescendant");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/search?q=godfather");
});

test("Escape closes the list, then the box, and the focus goes back to the icon", async ({ page }) => {
	await page.goto("/");
	const input = await openBox(page);
	await input.pressSequentially("godfather");
	await expect(options(page).first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("listbox")).toBeHidden();
	await expect(input).toHaveValue("godfather");
	await page.keyboard.press("Escape");
	await expect(input).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Search" })).toBeFocused();
});

test("a click beside it closes the box, a click on a suggestion follows it", async ({ page }) => {
	await page.goto("/");
	await openBox(page);
	await page.mouse.click(300, 600);
	await expect(box(page)).toHaveCount(0);
	await openBox(page);
	await box(page).pressSequentially("godfather");
	await options(page).filter({ hasText: "The Godfather" }).first().click();
	await expect(page).toHaveURL("/movie/238");
});

test("/ focuses the search, and what is typed at once is not lost", async ({ page }) => {
	await page.goto("/movie/238");
	await whenReady(page);
	await page.keyboard.type("/godf", { delay: 5 });
	await expect(box(page)).toHaveValue("godf");
	await page.goto("/search?q=alien");
	await whenReady(page);
	await page.keyboard.press("/");
	await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
	await page.keyboard.type("24/7");
	await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("24/7");
});

test("before anything is typed the last searches are offered", async ({ page }) => {
	await page.goto("/");
	await page.evaluate(() => localStorage.setItem("marquee.recentSearches", '["alien","dune"]'));
	await openBox(page);
	await expect(options(page)).toHaveText(["alien", "dune"]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/search?q=alien");
});

test("on a phone the icon leads to the search page", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await page.getByRole("link", { name: "Search" }).click();
	await expect(page).toHaveURL("/search");
});
