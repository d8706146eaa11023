import type { Page } from "@playwright/test";
import { givenAccount, signIn, whenReady } from "./accounts";
import { expect, expectAccessible, expectFits, test } from "./test";

function rater(page: Page, name: string | RegExp) {
	return page.locator("main").getByRole("button", { name, exact: true });
}

async function rate(page: Page, control: string, choice: string): Promise<void> {
	await rater(page, control).click();
	// By keyboard: the locator's click may scroll the page, which moves the menu away from the pointer.
	await page.getByRole("button", { name: choice, exact: true }).press("Enter");
}

test("a title is rated, the rating changed and removed, each with Undo, and recommendations say why", async ({
	page,
	context,
	site,
}) => {
	await signIn(context, site, await givenAccount(site));
	await page.goto("/movie/27205");
	await whenReady(page);
	await rate(page, "Rate", "9");
	await expect(page.getByText("You rated Inception 9")).toBeVisible();
	await expect(page.getByRole("group", { name: "Rate Inception" })).toBeHidden();
	await page.reload();
	await whenReady(page);
	await rate(page, "Rated 9", "4");
	await expect(rater(page, "Rated 4")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await rate(page, "Rated 9", "Remove rating");
	await expect(rater(page, "Rate")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(rater(page, "Rated 9")).toBeVisible();
	// The check scrolls the page, so nothing is pressed after it.
	await rater(page, "Rated 9").click();
	await expectAccessible(page);
	await expectFits(page);
	await page.goto("/");
	await expect(page.getByText("Because you rated Inception 9").first()).toBeAttached();
});

test("an episode is rated by keyboard on the watch page, and its page shows it", async ({ page, context, site }) => {
	await signIn(context, site, await givenAccount(site));
	await page.goto("/watch/tv/1396/2/4");
	await whenReady(page);
	await page.getByRole("link", { name: "Rate", exact: true }).press("Enter");
	await expect(rater(page, "Rate")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("group", { name: "Rate S2E4" }).getByRole("button").first()).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByText("You rated S2E4 1")).toBeVisible();
	await expect(rater(page, "Rated 1")).toBeVisible();
	await page.goto("/tv/1396/2/4");
	await expect(rater(page, "Rated 1")).toBeVisible();
});

test("a signed-out visitor rates, and signing in hands the rating over", async ({ page, context, site }) => {
	await page.goto("/movie/27205");
	await whenReady(page);
	await rate(page, "Rate", "9");
	await expect(page.getByText("You rated Inception 9")).toBeVisible();
	await page.reload();
	await expect(rater(page, "Rated 9")).toBeVisible();
	await signIn(context, site, await givenAccount(site));
	await page.goto("/watched?show=rated");
	await expect(page.getByRole("list", { name: "What You Rated" })).toContainText("Inception");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a title is rated and the rating removed", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site));
		await page.goto("/watch/movie/27205");
		await page.getByRole("link", { name: "Rate", exact: true }).click();
		await rate(page, "Rate", "8");
		await rate(page, "Rated 8", "Remove rating");
		await expect(rater(page, "Rate")).toBeVisible();
	});
});
