import type { Page } from "@playwright/test";
import type { ListPage } from "~/domain/catalogue/lists/loaded-list";
import { givenAccount, signIn, whenReady } from "./accounts";
import { holdScript } from "./late-script";
import { clientOf } from "./library";
import { cards, interact, loadMore, shownTitles, waitForFirstBatch } from "./lists";
import { expect, settle, test } from "./test";

interface ListState {
	titles: string[];
	top: number;
	focused: string | null;
	/** Position of the focused card in the window, in pixels. */
	cardTop: number;
}

async function readState(page: Page): Promise<ListState> {
	const titles = await shownTitles(page);
	return {
		titles,
		...(await page.evaluate(() => ({
			top: window.scrollY,
			focused: document.activeElement?.getAttribute("href") ?? null,
			cardTop: document.activeElement?.getBoundingClientRect().top ?? 0,
		}))),
	};
}

/** Loads three screenfuls and puts the focus on a card far down, at an odd position. */
async function goDeep(page: Page, address: string, wait = waitForFirstBatch): Promise<ListState> {
	await page.goto(address);
	await wait(page);
	await loadMore(page, 48);
	await loadMore(page, 72);
	await cards(page).nth(61).focus();
	await page.evaluate(() => window.scrollBy(0, 137));
	await settle(page);
	return readState(page);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }));

test("a reload, and Back from a title, restore the titles, the scroll position and the focus", async ({ page }) => {
	const before = await goDeep(page, "/movies?chip=top_rated");
	for (let reloads = 0; reloads < 2; reloads++) {
		await page.reload();
		await expect.poll(() => readState(page)).toEqual(before);
	}
	await whenReady(page);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/movie\/\d+$/);
	await page.goBack();
	await expect.poll(() => readState(page)).toEqual(before);
	await page.goForward();
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
	await page.goBack();
	await expect.poll(async () => (await readState(page)).top).toBe(before.top);
});

test("Back restores a list of which every second title is left out, and none of these", async ({
	page,
	context,
	site,
}) => {
	const pages: ListPage[] = await (await page.request.get(`${site.url}/api/listing/movies?first=1&last=5`)).json();
	const watched = pages.flatMap(({ cards }) => cards).filter((_, index) => index % 2 === 0);
	const account = await givenAccount(site);
	const call = clientOf(site, account);
	for (const { id } of watched) await call("POST", `watched/${id}/movie`, {});
	await call("PUT", "preferences", { hideWatched: true });
	await signIn(context, site, account);

	// How many are loaded depends on what is left out.
	const before = await goDeep(page, "/movies", async () => {
		await interact(page);
		await page.waitForLoadState("networkidle");
	});
	expect(before.titles).toHaveLength(72);
	expect(before.titles.filter((path) => watched.some(({ id }) => path === `/movie/${id}`))).toEqual([]);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/movie\/\d+$/);
	await page.goBack();
	await expect.poll(() => readState(page)).toEqual(before);
});

test("Back from a reloaded title's page restores them too, also when the list's script loads late", async ({
	page,
}) => {
	const before = await goDeep(page, "/movies?genre=18");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/movie\/\d+$/);
	await page.reload();
	await page.goBack();
	await whenReady(page);
	await expect.poll(() => readState(page)).toEqual(before);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/movie\/\d+$/);
	const release = await holdScript(page, "**/listing-*.js");
	await page.reload({ waitUntil: "domcontentloaded" });
	await page.goBack({ waitUntil: "commit" });
	release();
	await expect(async () => expect(await readState(page)).toEqual(before)).toPass({ timeout: 20_000 });
});

test("each history entry has its own depth, and a new visit starts at the top", async ({ page }) => {
	const before = await goDeep(page, "/movies");
	// A click by Playwright would scroll to the link first.
	await page.getByRole("link", { name: "Top Rated" }).evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL("/movies?chip=top_rated");
	await expect(cards(page)).toHaveCount(24);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await page.getByRole("link", { name: "All Movies" }).click();
	await expect(page).toHaveURL("/movies");
	await expect(cards(page)).toHaveCount(24);
	await page.goBack();
	await page.goBack();
	await expect(cards(page)).toHaveCount(72);
	expect((await readState(page)).titles).toEqual(before.titles);
	await expect.poll(async () => (await readState(page)).top).toBe(before.top);
});
