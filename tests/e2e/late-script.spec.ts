import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { delayScript } from "./late-script";
import { expect, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress() });

test("nothing of the script is asked for before the style that the first picture needs is there", async ({ page }) => {
	await page.route("**/*.css", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});
	await page.goto("/movies");
	await whenReady(page);
	const [style, script] = await page.evaluate(() => {
		const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
		function timesOf(kind: string, time: "startTime" | "responseEnd") {
			return files.filter(({ name }) => name.endsWith(kind)).map((file) => file[time]);
		}
		return [Math.max(...timesOf(".css", "responseEnd")), Math.min(...timesOf(".js", "startTime"))];
	});
	expect(style).toBeGreaterThan(500);
	expect(script).toBeGreaterThan(style ?? 0);
});

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

test("a button that is pressed before the script is there does its work when it is, once", async ({ page }) => {
	await delayScript(page);
	await page.goto("/movies");
	await page.getByRole("button", { name: /^More filters/ }).click();
	await expect(page.getByRole("dialog", { name: "More filters" })).toBeVisible();
	await page.getByRole("button", { name: "Close" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
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

test("a press that another one followed is not done late", async ({ page }) => {
	await delayScript(page);
	await page.goto("/movies");
	await page.getByRole("button", { name: /^More filters/ }).click();
	await page.getByRole("heading", { level: 1 }).click();
	await whenReady(page);
	await expect(page.getByRole("dialog")).toHaveCount(0);
});
