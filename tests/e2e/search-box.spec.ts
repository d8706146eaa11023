import type { Page } from "@playwright/test";
import { whenReady } from "./accounts";
import { expect, test } from "./test";

function field(page: Page) {
	return page.getByRole("main").getByRole("searchbox", { name: /^Search/ });
}

for (const width of [390, 768, 1440]) {
	test(`at ${width} px the icon opens the search page with the focus in its field`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/");
		await whenReady(page);
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await expect(page).toHaveURL("/search");
		await expect(field(page)).toBeFocused();
		await page.keyboard.type("godfath");
		await expect(page).toHaveURL("/search?q=godfath");
		await page.getByRole("main").getByRole("link", { name: "The Godfather" }).first().focus();
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await expect(field(page)).toBeFocused();
		await expect(page).toHaveURL("/search?q=godfath");
	});
}

test("/ opens the search page from every page, and no key typed right after it is lost", async ({ page }) => {
	await page.goto("/movie/238");
	await whenReady(page);
	await page.keyboard.type("/godf", { delay: 5 });
	await expect(field(page)).toHaveValue("godf");
	await expect(field(page)).toBeFocused();
	await expect(page).toHaveURL("/search?q=godf");
	await page.keyboard.type("ather");
	await expect(page).toHaveURL("/search?q=godfather");
});

test("/ on the search page selects the text of its field", async ({ page }) => {
	await page.goto("/search?q=alien");
	await whenReady(page);
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("24/7");
	await expect(field(page)).toHaveValue("24/7");
});
