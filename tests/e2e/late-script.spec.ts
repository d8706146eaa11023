import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { delayScript } from "./late-script";
import { expect, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress() });

test("who goes back before the script is there sees what the address says", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	await page.getByRole("main").locator("a.card").first().click();
	await expect(page).toHaveURL(/\/movie\/\d+$/);
	await delayScript(page);
	await page.reload();
	await page.goBack();
	await expect(page).toHaveURL("/movies");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Movies");
});

test("who goes back while React hydrates finds the page and both scroll positions", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	await page.evaluate(() => window.scrollTo(0, 300));
	await page
		.getByRole("main")
		.locator("a.card")
		.nth(8)
		.evaluate((link: HTMLElement) => link.click());
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, 120));
	const developerTools = await page.context().newCDPSession(page);
	await developerTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.reload();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Movies");
	await whenReady(page);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
	await page.goForward();
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
});

test("a menu that is opened before the script is there stays open", async ({ page, context, site }) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	await delayScript(page);
	await page.goto("/privacy");
	await page.getByRole("button", { name: `Account of ${account.username}` }).click();
	await whenReady(page);
	await page.waitForTimeout(300);
	await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
});
