import type { Locator, Page } from "@playwright/test";
import { freshAddress, givenAccount, newcomer, PASSWORD, signIn, whenReady } from "./accounts";
import { cards, interact, loadMore, waitForFirstBatch } from "./lists";
import { expect, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), viewport: { width: 1280, height: 800 } });

/** The page's scroll position, and that of each of its rows, in pixels. */
function scrolled(page: Page): Promise<{ top: number; rows: number[] }> {
	return page.evaluate(() => ({
		top: Math.round(window.scrollY),
		rows: [...document.querySelectorAll("main .reel")].map(({ scrollLeft }) => Math.round(scrollLeft)),
	}));
}

/** Opens a link with Enter, goes back, and expects that the same link has the focus at the same place. */
async function expectReturn(page: Page, link: Locator): Promise<void> {
	await whenReady(page);
	await interact(page);
	await link.scrollIntoViewIfNeeded();
	await link.focus();
	const here = page.url();
	const before = await scrolled(page);
	const name = await link.textContent();
	await page.keyboard.press("Enter");
	await expect(page).not.toHaveURL(here);
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
	await page.goBack();
	await expect(page).toHaveURL(here);
	await expect(page.locator("main a:focus")).toHaveText(name ?? "");
	await expect(link).toBeFocused();
	await expect.poll(() => scrolled(page)).toEqual(before);
}

test.describe("Back returns to the link that was opened, at the same place", () => {
	for (const { page: name, path, find } of [
		{
			page: "Home, a row that was scrolled",
			path: "/",
			find: (page: Page) => page.getByRole("region", { name: "Popular Movies" }).locator("li a").nth(11),
		},
		{
			page: "Home, the last row",
			path: "/",
			find: (page: Page) => page.locator("main .card-row").last().locator("li a").nth(4),
		},
		{ page: "search", path: "/search?q=the", find: (page: Page) => cards(page).nth(13) },
		{ page: "a person", path: "/person/1205223831", find: (page: Page) => page.locator("main ol a").last() },
		{ page: "a collection", path: "/collection/1752451833", find: (page: Page) => page.locator("main li a").last() },
		{ page: "an episode list", path: "/tv/1396/2/1", find: (page: Page) => page.locator("main ol a").nth(9) },
		{ page: "a cast", path: "/movie/27205", find: (page: Page) => page.getByLabel("Cast").locator("a").nth(4) },
	]) {
		test(name, async ({ page }) => {
			await page.goto(path);
			await expectReturn(page, find(page));
		});
	}

	test("My List", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site));
		await page.goto("/my-list?tab=watchlater");
		await expectReturn(
			page,
			page.getByRole("list", { name: "Suggestions" }).getByRole("listitem").last().locator(":is(h2, h3) a"),
		);
	});

	test("through a reloaded page, and a second time", async ({ page }) => {
		await page.goto("/");
		const link = page.getByRole("region", { name: "Trending TV Shows" }).locator("li a").nth(9);
		await expectReturn(page, link);
		const before = await scrolled(page);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/tv\/\d+$/);
		await page.reload();
		await page.goBack();
		await expect(link).toBeFocused();
		await expect.poll(() => scrolled(page)).toEqual(before);
		await expectReturn(page, link);
	});
});

test("after Back an arrow key goes on from the card that was opened", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	await interact(page);
	const row = page.getByRole("region", { name: "Popular Movies" }).locator("li a");
	await row.nth(2).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/(movie|tv)\/\d+$/);
	await page.goBack();
	await expect(row.nth(2)).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(row.nth(3)).toBeFocused();
});

test("visitors with a mouse see no ring after Back, and the first key shows it", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	await interact(page);
	const card = cards(page).nth(2);
	await card.click();
	await expect(page).toHaveURL(/\/movie\/\d+$/);
	await page.goBack();
	await expect(card).toBeFocused();
	const outline = () => card.evaluate((element) => getComputedStyle(element).outlineStyle);
	expect(await outline()).toBe("none");
	await page.keyboard.press("ArrowRight");
	await expect(cards(page).nth(3)).toBeFocused();
});

for (const [name, path, list] of [
	["a row of Home", "/", "main .card-row:nth-of-type(3) li a"],
	["a title's cast", "/movie/27205", "main [aria-label=Cast] a"],
	["a show's episodes", "/tv/1396/2/1", "main ol li:first-child a"],
] as const) {
	for (const key of ["ArrowUp", "Shift+Tab"]) {
		test(`${key} to ${name} shows its heading below the header`, async ({ page }) => {
			await page.goto(path);
			await whenReady(page);
			await interact(page);
			const link = page.locator(list).first();
			const heading = link.locator("xpath=ancestor::section[1]").locator("h2").first();
			// The link is above the window, and the focus just below it.
			await link.evaluate((element) =>
				window.scrollTo(0, element.getBoundingClientRect().bottom + window.scrollY + 200),
			);
			if (key === "Shift+Tab") {
				await link.evaluate((element) => {
					const next = [...document.querySelectorAll<HTMLElement>("a[href], button")];
					next[next.indexOf(element as HTMLElement) + 1]?.focus({ preventScroll: true });
				});
				await page.keyboard.press(key);
				await expect(link).toBeFocused();
			} else {
				const below = page.locator("main a, main button, footer a");
				const index = await below.evaluateAll((all) =>
					all.findIndex((card) => card.checkVisibility() && card.getBoundingClientRect().top > 0),
				);
				await below.nth(index).focus();
				for (let step = 0; step < 12; step++) {
					const from = await page.evaluateHandle(() => document.activeElement);
					await page.keyboard.press(key);
					await page.waitForFunction((before) => document.activeElement !== before, from);
					if (
						await link.evaluate((element) =>
							(element.closest(".reel") ?? element.closest("li"))?.matches(":focus-within"),
						)
					)
						break;
				}
			}
			await expect
				.poll(() =>
					heading.evaluate((element) => {
						const { left, top, height } = element.getBoundingClientRect();
						const there = document.elementFromPoint(left + 4, top + height / 2);
						return there !== null && (element.contains(there) || there.contains(element));
					}),
				)
				.toBe(true);
		});
	}
}

test("Load More moves the focus to the first new card, and says how many there are", async ({ page }) => {
	await page.goto("/movies");
	await waitForFirstBatch(page);
	const more = page.getByRole("button", { name: "Load More" });
	for (const shown of [24, 48]) {
		await more.focus();
		await page.keyboard.press("Enter");
		await expect(cards(page).nth(shown)).toBeFocused();
		await expect(cards(page).nth(shown)).toBeInViewport({ ratio: 0.5 });
		await expect(page.getByText(new RegExp(`^${shown + 24} of .*movies shown$`))).toBeAttached();
	}
});

test("Load More of cards that are not loaded yet does so too, also at the end of the list", async ({ page }) => {
	await page.goto("/search?q=a");
	await whenReady(page);
	await page.route(/first=/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 300));
		await route.continue();
	});
	const more = page.getByRole("button", { name: "Load More Results" });
	for (let shown = 24; await more.isVisible(); shown += 24) {
		await more.focus();
		await page.keyboard.press("Enter");
		await expect(cards(page).nth(shown)).toBeFocused();
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

	for (const path of ["/signup", "/login"]) {
		test(`Home opens at its top after ${path}`, async ({ page, site }) => {
			await page.goto(path);
			await whenReady(page);
			if (path === "/signup") {
				const { username, email } = newcomer();
				await page.getByLabel("Username").fill(username);
				await page.getByLabel("Email").fill(email);
				await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
				await page.getByLabel("Confirm Password").fill(PASSWORD);
				await page.getByRole("checkbox").check();
			} else {
				await page.getByLabel("Email or Username").fill((await givenAccount(site)).email);
				await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
			}
			await page.evaluate(() => window.scrollTo(0, 292));
			await page
				.getByRole("main")
				.getByRole("button", { name: /^(Sign Up|Login)$/ })
				.evaluate((button) => {
					(button as HTMLElement).click();
				});
			await expect(page).toHaveURL("/");
			await expect(page.getByRole("region", { name: "Trending Now" })).toBeVisible();
			expect((await scrolled(page)).top).toBe(0);
		});
	}

	test("a tapped card shows its skeleton from the top, and Back returns to the card", async ({ page }) => {
		await page.goto("/movies");
		await whenReady(page);
		await interact(page);
		await loadMore(page, 16);
		const card = cards(page).nth(11);
		await card.scrollIntoViewIfNeeded();
		const before = await scrolled(page);
		expect(before.top).toBeGreaterThan(400);
		let release: () => void = () => undefined;
		const isReleased = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/movie\/\d+\.data/, async (route) => {
			await isReleased;
			await route.continue();
		});
		await card.tap();
		await expect(page.getByText("Loading", { exact: true }).first()).toBeAttached();
		await expect(cards(page).first()).toBeHidden();
		expect((await scrolled(page)).top).toBe(0);
		const name = page.locator(".title-top h1");
		const early = await name.boundingBox();
		release();
		await expect(page).toHaveURL(/\/movie\/\d+$/);
		await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
		expect(await name.boundingBox()).toMatchObject({ x: early?.x, y: early?.y });
		await page.goBack();
		await expect(card).toBeFocused();
		await expect.poll(async () => (await scrolled(page)).top).toBe(before.top);
	});

	test("a page that is given up while its skeleton shows leaves the list where it was", async ({ page }) => {
		await page.goto("/privacy");
		await whenReady(page);
		await page.goto("/movies");
		await whenReady(page);
		await interact(page);
		await loadMore(page, 16);
		const card = cards(page).nth(11);
		await card.scrollIntoViewIfNeeded();
		const before = await scrolled(page);
		await page.route(/\/movie\/\d+\.data/, () => undefined);
		await card.tap();
		await expect(cards(page).first()).toBeHidden();
		await page.goBack();
		await expect(page).toHaveURL(/privacy$/);
		await page.goForward();
		await expect(page).toHaveURL(/movies$/);
		await expect.poll(async () => (await scrolled(page)).top).toBe(before.top);
	});
});
