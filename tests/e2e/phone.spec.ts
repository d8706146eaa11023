import type { Locator, Page } from "@playwright/test";
import { givenAccount, signIn, whenReady } from "./accounts";
import { clientOf } from "./library";
import { cards, interact, waitForFirstBatch } from "./lists";
import { expect, expectAccessible, expectFits, settle, test } from "./test";

const WIDTH = 390;
const HEIGHT = 844;

test.use({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true });

async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error(`${locator} is not on the screen.`);
	return { ...box, middle: box.y + box.height / 2, end: box.x + box.width };
}

test.describe("a listing", () => {
	for (const path of [
		"/movies",
		"/tv?chip=top_rated",
		"/movies?genre=28",
		"/movies?genre=28&year_from=1950",
		"/movies?q=the",
		"/search?q=dune",
	]) {
		test(`${path} has its first posters in the first third of the screen`, async ({ page }) => {
			await page.goto(path);
			await whenReady(page);
			expect((await boxOf(cards(page).first().locator("img"))).y).toBeLessThanOrEqual(HEIGHT / 3);
			await expectFits(page, path);
		});
	}

	test("has its chips and Filters on one line, of which only the chips scroll", async ({ page }) => {
		await page.goto("/movies");
		await whenReady(page);
		const filters = page.getByRole("button", { name: "More filters" });
		await expect(filters).toHaveText(/filters/i);
		const before = await boxOf(filters);
		const chips = page.getByRole("navigation", { name: "Show" }).getByRole("link");
		for (const chip of await chips.all()) {
			expect(Math.abs((await boxOf(chip)).middle - before.middle)).toBeLessThan(2);
		}
		await chips.last().scrollIntoViewIfNeeded();
		await expect(chips.last()).toBeInViewport({ ratio: 1 });
		expect((await boxOf(filters)).x).toBe(before.x);
		expect((await boxOf(page.getByRole("searchbox"))).middle).toBeLessThan(before.y);
	});

	test("has genre and order in its filters, and what was chosen there can be removed", async ({ page }) => {
		await page.goto("/movies?year_from=1950");
		await whenReady(page);
		await expect(page.getByRole("combobox")).toHaveCount(0);
		await page.getByRole("button", { name: /^More filters/ }).click();
		const drawer = page.getByRole("dialog", { name: "More filters" });
		await drawer.getByRole("combobox", { name: "Genre" }).selectOption("Western");
		await drawer.getByRole("combobox", { name: "Sort by" }).selectOption("A to Z");
		await drawer.getByRole("button", { name: "Show titles" }).click();
		await expect(page).toHaveURL("/movies?sort=title&genre=37&year_from=1950");
		await expect(page.getByRole("button", { name: /^More filters/ })).toContainText("3");
		await page.getByRole("link", { name: "Remove filter: A to Z" }).click();
		await expect(page).toHaveURL("/movies?genre=37&year_from=1950");
		await page.getByRole("link", { name: "Remove filter: Western" }).click();
		await expect(page).toHaveURL("/movies?year_from=1950");
		await page.getByRole("button", { name: "Clear Filters" }).click();
		await expect(page).toHaveURL("/movies");
	});

	test("resets genre and order with its other filters", async ({ page }) => {
		await page.goto("/tv?genre=18&sort=title&year_from=1990");
		await whenReady(page);
		await page.getByRole("button", { name: /^More filters/ }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
		await expect(page).toHaveURL("/tv");
	});
});

/** Columns of the list, by how many cards stand beside the first one. */
async function countColumns(page: Page): Promise<number> {
	return await cards(page).evaluateAll((links) => {
		const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
		return tops.filter((top) => top === tops[0]).length;
	});
}

test.describe("three columns", () => {
	test("are a choice that every list keeps, also on the next visit and back again", async ({ page }) => {
		await page.goto("/movies");
		await whenReady(page);
		expect(await countColumns(page)).toBe(2);
		const toggle = page.getByRole("button", { name: "Three columns" });
		await expect(toggle).toHaveAttribute("aria-pressed", "false");
		await toggle.click();
		await expect(toggle).toHaveAttribute("aria-pressed", "true");
		expect(await countColumns(page)).toBe(3);
		await expectFits(page);
		await page.goto("/search?q=the");
		expect(await countColumns(page)).toBe(3);
		await page.goto("/");
		await whenReady(page);
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "TV Shows" }).click();
		await expect(cards(page).first()).toBeVisible();
		expect(await countColumns(page)).toBe(3);
		await page.getByRole("button", { name: "Three columns" }).click();
		expect(await countColumns(page)).toBe(2);
		await page.reload();
		expect(await countColumns(page)).toBe(2);
	});

	test.describe("before the script", () => {
		test.use({ expectedErrors: [/Failed to load resource/] });

		test("are there already, and the button is not", async ({ page }) => {
			await page.addInitScript(() => localStorage.setItem("marquee.columns", "3"));
			await page.route("**/*.js", (route) => route.abort());
			await page.goto("/movies");
			expect(await countColumns(page)).toBe(3);
		});
	});

	test("move nothing when the page hydrates", async ({ page }) => {
		await page.addInitScript(() => {
			localStorage.setItem("marquee.columns", "3");
			new PerformanceObserver((list) => {
				const { dataset } = document.documentElement;
				for (const entry of list.getEntries()) {
					const { value } = entry as PerformanceEntry & { value: number };
					dataset.shift = String(Number(dataset.shift ?? 0) + value);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto("/movies");
		await waitForFirstBatch(page);
		expect(await countColumns(page)).toBe(3);
		expect(Number(await page.locator("html").getAttribute("data-shift"))).toBeLessThan(0.01);
	});

	test("are not offered where more fit", async ({ page }) => {
		await page.setViewportSize({ width: 768, height: 1024 });
		await page.goto("/movies");
		await whenReady(page);
		await expect(page.getByRole("button", { name: "Three columns" })).toBeHidden();
	});
});

test.describe("on its side", () => {
	test.use({ viewport: { width: HEIGHT, height: WIDTH } });

	for (const path of ["/", "/movie/27205", "/tv/1396", "/tv/1396/1/2"]) {
		test(`${path} has its Watch button on the first screen`, async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole("main").getByRole("link", { name: /^Watch (Now|S1E2)$/ })).toBeInViewport({
				ratio: 1,
			});
			await expectFits(page, path);
		});
	}
});

test.describe("a title's page", () => {
	for (const path of ["/movie/27205", "/tv/1396"]) {
		test(`${path} has poster and facts side by side, then two lines of its overview, Watch Now and four equal buttons`, async ({
			page,
		}) => {
			await page.goto(path);
			await whenReady(page);
			const main = page.getByRole("main");
			const poster = await boxOf(main.locator("img.poster-arrives"));
			const name = await boxOf(main.getByRole("heading", { level: 1 }));
			expect(name.x).toBeGreaterThanOrEqual(poster.end);
			expect(name.y).toBeLessThan(poster.y + poster.height);
			const overview = main.getByRole("region", { name: "Overview" });
			const text = await boxOf(overview.locator("p"));
			expect(text.y).toBeGreaterThanOrEqual(poster.y + poster.height);
			const lineHeight = await overview.locator("p").evaluate((p) => Number.parseFloat(getComputedStyle(p).lineHeight));
			expect(text.height).toBeCloseTo(2 * lineHeight, 0);
			const watch = await boxOf(main.getByRole("link", { name: "Watch Now" }));
			expect(watch.y).toBeGreaterThanOrEqual(text.y + text.height);
			expect(watch.width).toBeGreaterThan(WIDTH * 0.9);
			const buttons = [/My List$/, /^Mark .+ as watched$/, "Rate", "More"].map((label) =>
				main.locator(".title-actions").getByRole("button", { name: label, exact: true }),
			);
			for (const [index, word] of ["My List", "Watched", "Rate", "More"].entries()) {
				await expect(buttons[index]!).toHaveText(word);
				await expect(buttons[index]!.getByText(word, { exact: true })).toBeVisible();
			}
			const boxes = await Promise.all(buttons.map(boxOf));
			for (const { y, width, height } of boxes) {
				expect(y).toBeGreaterThanOrEqual(watch.y + watch.height);
				expect([y, Math.round(width)]).toEqual([boxes[0]!.y, Math.round(boxes[0]!.width)]);
				expect(y + height).toBeLessThan(HEIGHT);
			}
			await expectFits(page, path);
		});
	}

	for (const javaScriptEnabled of [true, false]) {
		test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
			test.use({ javaScriptEnabled });

			test("shows all of its overview after a press on it, and two lines after another on its heading's line", async ({
				page,
			}) => {
				await page.goto("/movie/27205");
				const overview = page.getByRole("region", { name: "Overview" });
				const folded = await boxOf(overview.locator("p"));
				await overview.locator("p").tap({ force: true });
				await expect.poll(async () => (await boxOf(overview.locator("p"))).height).toBeGreaterThan(folded.height);
				await overview.getByText("More").tap();
				await expect.poll(async () => (await boxOf(overview.locator("p"))).height).toBe(folded.height);
			});
		});
	}
});

test("an open menu, below its button or above it, leaves the bar at the bottom to be pressed", async ({
	page,
	context,
	site,
}) => {
	await signIn(context, site, await givenAccount(site));
	const button = page.getByRole("main").getByRole("button", { name: "Rate", exact: true });
	const bar = page.locator(".bottom-bar");
	// An episode is rated with its show: that menu has no room below.
	for (const [path, side] of [
		["/movie/27205", "below"],
		["/tv/1396/2/4", "above"],
	] as const) {
		await page.goto(path);
		await whenReady(page);
		await button.click();
		const [opener, menu, foot] = [
			await boxOf(button),
			await boxOf(page.locator("[popover]:popover-open")),
			await boxOf(bar),
		];
		if (side === "below") expect(menu.y).toBeGreaterThanOrEqual(opener.y + opener.height);
		else expect(menu.y + menu.height).toBeLessThanOrEqual(opener.y);
		expect(menu.y + menu.height).toBeLessThan(foot.y);
		await bar.getByRole("link", { name: "TV Shows" }).click();
		await expect(page).toHaveURL(/\/tv$/);
	}
});

test("in a low window a menu ends on the screen, and its last control is reached by scrolling in it", async ({
	page,
	context,
	site,
}) => {
	await page.setViewportSize({ width: HEIGHT, height: WIDTH });
	await signIn(context, site, await givenAccount(site));
	await page.goto("/tv/1396/2/4");
	await whenReady(page);
	await page.getByRole("main").getByRole("button", { name: "Rate", exact: true }).click();
	const menu = page.locator("[popover]:popover-open");
	const { y, height } = await boxOf(menu);
	expect(y).toBeGreaterThanOrEqual(0);
	expect(y + height).toBeLessThanOrEqual(WIDTH);
	await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
	const last = await boxOf(menu.getByRole("button", { name: "10", exact: true }).last());
	expect(last.y + last.height).toBeLessThanOrEqual(y + height);
	// The locator's click would scroll the page as well, which moves the menu.
	await page.mouse.click(last.x + last.width / 2, last.y + last.height / 2);
	await expect(page.getByText(/You rated .+ 10/)).toBeVisible();
});

test("a long press on a card opens its menu, and a tap opens the title", async ({ page, context, site }) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	await clientOf(site, account)("POST", "lists", { name: "Winter" });
	await page.goto("/movies");
	await whenReady(page);
	await interact(page);
	const card = cards(page).first();
	const path = String(await card.getAttribute("href"));
	const { x, y, width, height } = await boxOf(card.locator("img"));
	const session = await context.newCDPSession(page);
	const finger = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
	const held = page.evaluate(() => new Promise((resolve) => addEventListener("pointerdown", resolve, { once: true })));
	const press = { ...finger, duration: 4000, gestureSourceType: "touch" } as const;
	const pressing = session.send("Input.synthesizeTapGesture", press);
	await held;
	await expect(page.locator(".card-menu")).toBeAttached();
	// As a phone does where the finger stays: Chromium on a desk fires no such event.
	await card.dispatchEvent("contextmenu", { pointerType: "touch" });
	const later = page.getByRole("button", { name: "Add to Watch Later", exact: true });
	await expect(later).toBeVisible();
	await pressing;
	await settle(page);
	await expect(later).toBeVisible();
	await expect(page.getByRole("button", { name: "Not for me", exact: true })).toBeVisible();
	await expectFits(page);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Winter" }).tap();
	await expect(page.getByText("added to Winter")).toBeVisible();
	await expect(later).toBeHidden();
	await page.touchscreen.tap(finger.x, finger.y);
	await expect(page).toHaveURL(path);
});
