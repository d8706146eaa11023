import type { Page } from "@playwright/test";
import { whenReady } from "./accounts";
import { cards, loadMore, shownTitles, waitForFirstBatch } from "./lists";
import { expect, expectFits, test } from "./test";

const WIDTHS: [width: number, count: number][] = [
	[390, 8],
	[639, 8],
	[640, 12],
	[768, 16],
	[1024, 20],
	[1280, 24],
	[1536, 28],
	[1920, 28],
];

async function openDrawer(page: Page) {
	await page.getByRole("button", { name: /^More filters/ }).click();
	const drawer = page.getByRole("dialog", { name: "More filters" });
	await expect(drawer).toBeVisible();
	return drawer;
}

test.describe("the first screen", () => {
	test.describe("before hydration", () => {
		test.use({ expectedErrors: [/Failed to load resource/] });

		test("shows as many titles as fit the width, and their number", async ({ page }) => {
			await page.route("**/*.js", (route) => route.abort());
			await page.goto("/movies");
			for (const [width, count] of WIDTHS) {
				await page.setViewportSize({ width, height: 900 });
				await expect(cards(page)).toHaveCount(count);
				await expect(
					page.locator(`.shown-from-${[0, 640, 768, 1024, 1280, 1536].findLast((from) => from <= width)}`),
				).toBeVisible();
				await expect(page.locator("[class^=shown-]:visible")).toHaveText(String(count));
			}
		});
	});

	test("shows the same after hydration, without a layout shift", async ({ page }) => {
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				const { dataset } = document.documentElement;
				for (const entry of list.getEntries()) {
					const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
					if (!hadRecentInput) dataset.shift = String(Number(dataset.shift ?? 0) + value);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		for (const [width, count] of WIDTHS.filter(([width]) => [390, 768, 1920].includes(width))) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/movies");
			await waitForFirstBatch(page);
			await expect(cards(page)).toHaveCount(count);
			await expect(page.getByText(new RegExp(`Showing ${count} of (?:about )?\\d+ movies`))).toBeVisible();
			expect(Number(await page.locator("html").getAttribute("data-shift"))).toBeLessThan(0.01);
			await expectFits(page);
		}
	});

	test("follows the width when the device is rotated", async ({ page }) => {
		await page.setViewportSize({ width: 768, height: 1024 });
		await page.goto("/movies");
		await waitForFirstBatch(page);
		await loadMore(page, 32);
		await page.setViewportSize({ width: 1024, height: 768 });
		await expect(cards(page)).toHaveCount(40);
	});
});

test.describe("the controls", () => {
	test("each chip opens its URL, and the URL selects the chip", async ({ page }) => {
		for (const [path, all, ...chips] of [
			["/movies", "All Movies", ["Trending", "trending"], ["Top Rated", "top_rated"], ["Latest", "latest"]],
			["/tv", "All Shows", ["Top Rated", "top_rated"]],
		] as const) {
			await page.goto(path);
			await expect(page.getByRole("link", { name: all })).toHaveAttribute("aria-current", "true");
			for (const [name, value] of chips) {
				const chip = page.getByRole("link", { name, exact: true });
				await chip.click();
				await expect(page).toHaveURL(`${path}?chip=${value}`);
				await expect(chip).toHaveAttribute("aria-current", "true");
			}
			await page.reload();
			await expect(page.getByRole("link", { name: chips.at(-1)?.[0], exact: true })).toHaveAttribute(
				"aria-current",
				"true",
			);
			await page.getByRole("link", { name: all }).click();
			await expect(page).toHaveURL(path);
		}
	});

	test("genre and order open their URL, and the URL selects them", async ({ page }) => {
		await page.goto("/movies?chip=top_rated");
		await whenReady(page);
		await page.getByRole("combobox", { name: "Genre" }).selectOption("Western");
		await expect(page).toHaveURL("/movies?chip=top_rated&genre=37");
		await expect
			.poll(async () => {
				const genres = await page.locator(".card-genres:visible").allTextContents();
				return genres.length > 0 && genres.every((names) => names.includes("Western"));
			})
			.toBe(true);
		await page.getByRole("combobox", { name: "Sort by" }).selectOption("A to Z");
		await expect(page).toHaveURL("/movies?sort=title&genre=37");
		await expect(page.getByRole("link", { name: "All Movies" })).toHaveAttribute("aria-current", "true");
		await expect(async () => {
			const names = await page.locator(".card-name:visible").allTextContents();
			expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
		}).toPass();
		await page.goBack();
		await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("top_rated");
		await page.goto("/movies?sort=title&genre=37");
		await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("title");
		await expect(page.getByRole("combobox", { name: "Genre" })).toHaveValue("37");
		await page.getByRole("button", { name: "Clear Filters" }).click();
		await expect(page).toHaveURL("/movies");
		await expect(page.getByRole("combobox", { name: "Genre" })).toHaveValue("");
		await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
		await page.getByRole("combobox", { name: "Sort by" }).selectOption("Latest");
		await expect(page).toHaveURL("/movies?chip=latest");
		await expect(page.getByRole("link", { name: "Latest" })).toHaveAttribute("aria-current", "true");
	});

	test("a genre of a detail page leads to the listing", async ({ page }) => {
		await page.goto("/movie/27205");
		await page.getByRole("link", { name: "Action", exact: true }).click();
		await expect(page).toHaveURL("/movies?genre=28");
		await expect(page.getByRole("combobox", { name: "Genre" })).toHaveValue("28");
	});

	test("typing overrides the filters with one entry in the history, and a chip ends the search", async ({ page }) => {
		await page.goto("/movies?genre=28");
		await page.getByRole("searchbox", { name: "Search movies" }).pressSequentially("godfather", { delay: 40 });
		await expect(page).toHaveURL("/movies?genre=28&q=godfather");
		await expect(cards(page).first()).toContainText("The Godfather");
		await expect(page.getByText("Filters and sorting are off while you search.")).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL("/movies?genre=28");
		await expect(page.getByRole("searchbox", { name: "Search movies" })).toHaveValue("");
		await page.goForward();
		await expect(page.getByRole("searchbox", { name: "Search movies" })).toHaveValue("godfather");
		await page.getByRole("link", { name: "Latest" }).click();
		await expect(page).toHaveURL("/movies?chip=latest&genre=28");
		await expect(page.getByRole("searchbox", { name: "Search movies" })).toHaveValue("");
	});

	test("the drawer's filters open their URL, show as chips, and are removed one by one", async ({ page }) => {
		await page.goto("/movies");
		const drawer = await openDrawer(page);
		await drawer.getByRole("group", { name: "Release year" }).getByRole("spinbutton", { name: "From" }).fill("1980");
		await drawer.getByRole("group", { name: "Release year" }).getByRole("spinbutton", { name: "To" }).fill("2019");
		await drawer.getByRole("radio", { name: "7+" }).check();
		await drawer.getByRole("radio", { name: "100", exact: true }).check();
		await drawer.getByRole("group", { name: "Runtime" }).getByRole("spinbutton", { name: "To" }).fill("150");
		await drawer.getByRole("combobox", { name: "Original language" }).selectOption("English");
		await drawer.getByRole("combobox", { name: "Provider" }).selectOption("Prime Video");
		await drawer.getByRole("button", { name: "Show titles" }).click();
		await expect(drawer).toBeHidden();
		await expect(page).toHaveURL(
			"/movies?year_from=1980&year_to=2019&score=7&votes=100&runtime_to=150&language=en&provider=prime",
		);
		const chips = page.getByRole("list", { name: "Active filters" }).getByRole("link");
		await expect(chips).toHaveText([
			"1980 to 2019",
			"Score 7+",
			"100+ votes",
			"Up to 150 min",
			"English",
			"Prime Video",
		]);
		await page.getByRole("link", { name: "Remove filter: Score 7+" }).click();
		await expect(page).toHaveURL(
			"/movies?year_from=1980&year_to=2019&votes=100&runtime_to=150&language=en&provider=prime",
		);
		await openDrawer(page);
		await expect(drawer.getByRole("radio", { name: "Any" }).first()).toBeChecked();
		await expect(drawer.getByRole("combobox", { name: "Provider" })).toHaveValue("prime");
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(page.getByRole("button", { name: /^More filters/ })).toBeFocused();
		await openDrawer(page);
		await drawer.getByRole("button", { name: "Reset" }).click();
		await expect(page).toHaveURL("/movies");
	});

	test("the keyboard alone chooses a chip and a genre", async ({ page }) => {
		await page.goto("/movies");
		await waitForFirstBatch(page);
		await page.getByRole("link", { name: "All Movies" }).focus();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/movies?chip=trending");
		await page.getByRole("combobox", { name: "Genre" }).focus();
		await page.keyboard.type("Wes");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/genre=37/);
		await expect(page.getByRole("combobox", { name: "Genre" })).toBeFocused();
	});
});

test.describe("Load More", () => {
	test("shows the next titles at once, from what is already loaded, and their number", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/movies");
		await waitForFirstBatch(page);
		const first = await shownTitles(page);
		await page.route("**/api/**", (route) => route.abort());
		await loadMore(page, 48);
		await expect(page.getByText(/Showing 48 of (?:about )?\d+ movies/)).toBeVisible();
		expect((await shownTitles(page)).slice(0, 24)).toEqual(first);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test("the next titles load by themselves at first, then on a press, and Back loads none", async ({ page }) => {
		await page.goto("/movies");
		await waitForFirstBatch(page);
		await page.mouse.wheel(0, 50);
		const more = page.getByRole("button", { name: "Load More" });
		await expect(async () => {
			await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
			await expect(cards(page)).toHaveCount(48, { timeout: 1000 });
		}).toPass();
		await more.scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 3000);
		await expect(page.getByRole("contentinfo")).toBeInViewport();
		await expect(cards(page)).toHaveCount(48);
		await more.click();
		await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(56);
		await cards(page).nth(30).scrollIntoViewIfNeeded();
		const before = await shownTitles(page);
		await cards(page).nth(30).click();
		await expect(page).toHaveURL(/\/movie\/\d+$/);
		await page.goBack();
		await expect.poll(() => shownTitles(page)).toEqual(before);
	});
});

test.describe("Surprise Me", () => {
	test("draws titles that fit the filters, each once, and Back returns to each of them", async ({ page }) => {
		const westerns = "/movies?genre=37&year_to=1975";
		await page.goto(westerns);
		await waitForFirstBatch(page);
		const fitting = await shownTitles(page);
		const info = page.getByRole("link", { name: "More Info" });
		await page.getByRole("link", { name: "Surprise Me" }).click();
		await expect(page).toHaveURL(/\/surprise\?.*title=/);
		const first = await info.getAttribute("href");
		expect(fitting).toContain(first);
		const again = page.getByRole("button", { name: "Draw again" });
		await again.focus();
		await page.keyboard.press("Enter");
		await expect(info).not.toHaveAttribute("href", first ?? "");
		await expect(again).toBeFocused();
		expect(fitting).toContain(await info.getAttribute("href"));
		await page.goBack();
		await expect(info).toHaveAttribute("href", first ?? "");
		await info.click();
		await expect(page).toHaveURL(first ?? "");
		await page.goBack();
		await expect(info, "the title is not drawn anew").toHaveAttribute("href", first ?? "");
		await page.goBack();
		await expect(page).toHaveURL(westerns);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("forms and links filter, sort, search and page", async ({ page }) => {
		await page.goto("/movies");
		await expect(page.getByRole("button", { name: "Load More" })).toBeHidden();
		const first = await shownTitles(page);
		await page.getByRole("link", { name: "Next page" }).click();
		await expect(page).toHaveURL("/movies?page=3");
		const second = await shownTitles(page);
		expect(second.filter((address) => first.includes(address))).toEqual([]);
		await page.getByRole("link", { name: "Previous page" }).click();
		expect(await shownTitles(page)).toEqual(first);
		await page.getByRole("combobox", { name: "Genre" }).selectOption("Western");
		await page.getByRole("combobox", { name: "Sort by" }).selectOption("Top Rated");
		await page.getByRole("button", { name: "Apply" }).click();
		await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("top_rated");
		await page.locator("summary", { hasText: "More filters" }).click();
		await page.getByRole("radio", { name: "8+" }).check();
		await page.getByRole("button", { name: "Show titles" }).click();
		await expect(page.getByRole("link", { name: "Remove filter: Score 8+" })).toBeVisible();
		await expect(page.getByRole("combobox", { name: "Genre" })).toHaveValue("37");
		await page.getByRole("searchbox", { name: "Search movies" }).fill("godfather");
		await page.getByRole("search").getByRole("button", { name: "Search" }).click();
		await expect(cards(page).first()).toContainText("The Godfather");
		await page.getByRole("button", { name: "Clear Filters" }).click();
		await expect(page).toHaveURL(/\/movies\??$/);
	});

	test("Surprise Me takes two answers and draws again", async ({ page }) => {
		await page.goto("/surprise");
		const title = page.getByRole("heading", { level: 2 }).first();
		await page.getByRole("link", { name: "2 hours" }).click();
		await page.getByRole("link", { name: "Light" }).click();
		await expect(page.getByRole("link", { name: "Light" })).toHaveAttribute("aria-current", "true");
		await expect(page.getByText(/^Because it is \d+ minutes and light$/)).toBeVisible();
		const first = await title.textContent();
		await page.getByRole("button", { name: "Draw again" }).click();
		await expect(page.getByText(/^Because it is \d+ minutes and light$/)).toBeVisible();
		await expect(title).not.toHaveText(first ?? "");
	});
});
