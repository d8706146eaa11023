import type { Page } from "@playwright/test";
import { givenAccount, signIn, whenReady } from "./accounts";
import { press } from "./keys";
import { clientOf } from "./library";
import { expect, expectAccessible, expectFits, test } from "./test";

const NOTE = "Lent by Jo, who cried";
const PLAY = { media_type: "movie", media_id: 27205, watched_at: "2026-01-02" };

function summary(page: Page, name: RegExp | string) {
	return page.locator("summary").filter({ hasText: name });
}

test("by keyboard: a note is written on a title and on a play, found by a word of it in the diary, and shown below its ticket", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	await clientOf(site, account)("POST", "plays", PLAY);
	await page.goto("/movie/27205");
	await whenReady(page);
	await press(page, "Tab", summary(page, "Add a note on Inception"), 60);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Your note on Inception")).toBeFocused();
	await page.keyboard.type("Never mind");
	await page.keyboard.press("Escape");
	await expect(summary(page, "Add a note on Inception")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Your note on Inception")).toBeFocused();
	await expect(page.getByLabel("Your note on Inception")).toHaveValue("");
	await page.keyboard.type(NOTE);
	await press(page, "Tab", page.getByRole("button", { name: "Save note" }), 2);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Your note on Inception was saved")).toBeVisible();
	await expect(page.getByRole("blockquote")).toContainText(NOTE);
	await expectAccessible(page);
	await expectFits(page);

	await page.goto("/watched");
	await whenReady(page);
	const add = page.getByRole("link", { name: "Add a note on Inception" });
	await press(page, "Tab", add, 60);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Your note on Inception")).toBeFocused();
	await page.keyboard.type("In a tent");
	await press(page, "Tab", page.getByRole("button", { name: "Save note" }), 2);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("blockquote")).toContainText("In a tent");
	await expectAccessible(page);
	await expectFits(page);

	await page.goto("/watched?q=tent");
	await expect(page.getByRole("blockquote")).toContainText("In a tent");
	await page.goto("/watched?q=caravan");
	await expect(page.getByRole("heading", { name: "No matching titles" })).toBeVisible();
	await page.goto("/watched?look=tickets");
	await expect(page.getByRole("blockquote")).toContainText("In a tent");
	await expectAccessible(page);
});

test("signed out, a note stays in the browser, and is in the account after sign-in", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	await page.goto("/tv/1396/2/4");
	await whenReady(page);
	await summary(page, "Add a note").click();
	await page.getByLabel(/^Your note on/).fill(NOTE);
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(page.getByRole("blockquote")).toContainText(NOTE);
	await page.reload();
	await expect(page.getByRole("blockquote")).toContainText(NOTE);
	await signIn(context, site, account);
	await page.goto("/");
	await whenReady(page);
	await expect(async () => {
		expect(await clientOf(site, account)("GET", "notes")).toMatchObject([
			{ media_id: "1396", season: 2, episode: 4, note: NOTE },
		]);
	}).toPass();
	await page.goto("/tv/1396/2/4");
	await expect(page.getByRole("blockquote")).toContainText(NOTE);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a note is written on a title and on a play, changed and removed", async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		await clientOf(site, account)("POST", "plays", PLAY);
		await page.goto("/movie/27205");
		await summary(page, "Add a note").click();
		await page.getByLabel("Your note on Inception").fill(`${NOTE}\nIn the red box`);
		await page.getByRole("button", { name: "Save note" }).click();
		await expect(page.getByRole("blockquote")).toContainText("In the red box");
		await page.goto("/watched");
		await page.getByRole("link", { name: "Add a note on Inception" }).click();
		await expect(page).toHaveURL(/\/movie\/27205\?plays=#plays$/);
		await summary(page, /^Add a note on January 2, 2026/).click();
		await page.getByLabel("Your note on January 2, 2026").fill("In a tent");
		await page.getByRole("button", { name: "Save note" }).last().click();
		await expect(page.getByRole("blockquote").filter({ hasText: "In a tent" })).toBeVisible();
		await page.goto("/watched?q=tent");
		await expect(page.getByRole("blockquote")).toContainText("In a tent");
		await page.goto("/movie/27205");
		await summary(page, "Edit your note").click();
		await page.getByLabel("Your note on Inception").fill("");
		await page.getByRole("button", { name: "Save note" }).click();
		await expect(summary(page, "Add a note")).toBeVisible();
		await expect(page.getByRole("blockquote")).toHaveCount(0);
	});
});
