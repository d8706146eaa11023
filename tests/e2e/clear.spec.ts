import type { BrowserContext, Page } from "@playwright/test";
import { freshAddress, givenAccount, outdatePassword, PASSWORD, signIn, whenReady } from "./accounts";
import { press } from "./keys";
import { clientOf } from "./library";
import { expect, expectAccessible, expectFits, type Site, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: [/status of (?:403|422)/] });

/** Somebody who has watched two films, one of them twice, and rated one. The password was given a while ago. */
async function givenViewer(site: Site, context: BrowserContext) {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const call = clientOf(site, account);
	for (const [media_id, watched_at] of [
		[603, "2021-05-01"],
		[603, null],
		[238, "1972-03-24"],
	]) {
		await call("POST", "plays", { media_type: "movie", media_id, watched_at });
	}
	await call("PUT", "ratings/603/movie", { rating: 9 });
	await outdatePassword(site, account);
	const library = async () => [await call("GET", "plays"), await call("GET", "ratings")];
	return { library, before: await library() };
}

const question = (page: Page) => page.getByRole("alertdialog", { name: "Clear what I've watched" });
const TAKES_AWAY = "This takes away 3 plays and 1 rating";
const CLEARED = /You cleared 3 plays on \w+ \d+, \d{4}/;

test("what was watched is cleared with the password by keyboard, and brought back as it was", async ({
	page,
	context,
	site,
}) => {
	const { library, before } = await givenViewer(site, context);
	await page.goto("/watched");
	await whenReady(page);
	await page.getByRole("link", { name: "Clear what I've watched" }).press("Enter");
	await expect(question(page)).toContainText(TAKES_AWAY);
	for (const width of [390, 768, 1440, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		await expectFits(page, `The question at ${width}`);
	}
	await expectAccessible(page, "The question");
	const [copy] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download a copy first" }).press("Enter"),
	]);
	expect(copy.suggestedFilename()).toMatch(/\.json$/);
	const password = question(page).getByLabel("Password of the account");
	await password.fill("wrong");
	await password.press("Enter");
	await expect(password).toHaveAccessibleDescription(/incorrect/);
	expect(await library()).toEqual(before);
	await password.fill(PASSWORD);
	await password.press("Enter");
	await expect(page.getByText("What you watched is cleared.")).toBeVisible();
	await expect(question(page)).toHaveCount(0);
	await expect(page.getByText(CLEARED)).toBeVisible();
	await expect(page.getByText(/^until \w+ \d+, \d{4}$/)).toBeVisible();
	expect(await library()).toEqual([[], []]);
	for (const width of [390, 768, 1440, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		await expectFits(page, `What was cleared at ${width}`);
	}
	await expectAccessible(page, "What was cleared");
	await page.reload();
	await whenReady(page);
	await page.getByRole("button", { name: "Bring them back" }).press("Enter");
	await expect(page.getByText("What you cleared is back.")).toBeVisible();
	await expect(page.getByText(CLEARED)).toHaveCount(0);
	expect(await library()).toEqual(before);
});

test("a remote clears what was watched and brings it back by arrows and Enter", async ({ page, context, site }) => {
	const { library, before } = await givenViewer(site, context);
	await page.goto("/settings?tab=data");
	await whenReady(page);
	await page.locator("a[href]").first().focus();
	await press(page, "ArrowDown", page.getByRole("link", { name: "Clear what I've watched" }));
	await page.keyboard.press("Enter");
	await expect(question(page)).toContainText(TAKES_AWAY);
	const password = question(page).getByLabel("Password of the account");
	await press(page, "ArrowDown", password, 4);
	await page.keyboard.type(PASSWORD);
	await press(page, "ArrowDown", question(page).getByRole("link", { name: "Cancel" }), 4);
	await press(page, "ArrowRight", question(page).getByRole("button", { name: "Clear it" }), 1);
	await page.keyboard.press("Enter");
	await expect(page.getByText(CLEARED)).toBeVisible();
	expect(await library()).toEqual([[], []]);
	await press(page, "ArrowUp", page.getByRole("button", { name: "Bring them back" }));
	await page.keyboard.press("Enter");
	await expect(page.getByText("What you cleared is back.")).toBeVisible();
	expect(await library()).toEqual(before);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("what was watched is cleared with the password, and brought back as it was", async ({ page, context, site }) => {
		const { library, before } = await givenViewer(site, context);
		await page.goto("/settings?tab=data");
		await page.getByRole("link", { name: "Clear what I've watched" }).click();
		await expect(page.getByText(TAKES_AWAY)).toBeVisible();
		await page.getByLabel("Password of the account").fill("wrong");
		await page.getByRole("button", { name: "Clear it" }).click();
		await expect(page.getByText("Current password is incorrect")).toBeVisible();
		await page.getByLabel("Password of the account").fill(PASSWORD);
		await page.getByRole("button", { name: "Clear it" }).click();
		await expect(page.getByText(CLEARED)).toBeVisible();
		expect(await library()).toEqual([[], []]);
		await page.getByRole("button", { name: "Bring them back" }).click();
		await expect(page.getByText("What you cleared is back.")).toBeVisible();
		expect(await library()).toEqual(before);
	});
});
