import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "./test";

const WIDTHS: [number, number][] = [
	[390, 8],
	[639, 8],
	[640, 12],
	[768, 16],
	[1024, 20],
	[1280, 24],
	[1536, 28],
	[1920, 28],
];

function cards(page: Page) {
	return page.getByRole("list", { name: "Titles" }).getByRole("link");
}

/** The addresses that the cards on the screen lead to. */
async function shown(page: Page): Promise<string[]> {
	return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

async function _expectNoRepeats(page: Page): Promise<void> {
	const addresses = await shown(page);
	expect(new Set(addresses).size).toBe(addresses.length);
}

/** Stirs, and waits until the whole first batch is held, so that nothing is on its way any more. */
async function untilHeld(page: Page): Promise<void> {
	const { pathname, searchParams } = new URL(page.url());
	searchParams.set("first", "1");
	searchParams.set("last", "15");
	const pages = await (await page.request.get(`/api/listing${pathname}?${searchParams}`)).text();
	const count = new Set(pages.match(/"id":\d+/g)).size;
	await page.mouse.move(5, 5);
	await page.mouse.move(9, 9);
	await expect(page.getByText(`${count} cached`)).toBeVisible();
}

async function loadMore(page: Page, total: number): Promise<void> {
	await page.getByRole("button", { name: "Load More" }).click();
	await expect(cards(page)).toHaveCount(total);
}

test.describe("the first screen", () => {
	test("is in the first HTML, for the widest window", async ({ request }) => {
		const html = await (await request.get("/movies")).text();
		expect(html.match(/<a class="card"/g)?.length).toBeGreaterThanOrEqual(28);
	});

	test.describe("before the script runs", () => {
		test.use({ expectedErrors: [/Failed to load resource/] });

		test("shows as many titles as the width asks for, and says so", async ({ page }) => {
			await page.route("**/*.js", (route) => route.abort());
			for (const [width, count] of WIDTHS) {
				await page.setViewportSize({ width, height: 900 });
				await page.goto("/movies");
				await expect(cards(page)).toHaveCount(count);
				await expect(page.getByText(/^Showing/).first()).toHaveText(/cached$/);
				expect(
					await page
						.getByText(/^Showing/)
						.first()
						.textContent(),
				).toContain(`Showing ${count} movies`);
			}
		});
	});

	test("shows the same when the script has run, without a layout jump", async ({ page }) => {
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
					if (!hadRecentInput)
						document.documentElement.dataset.shift = String(
							Number(document.documentElement.dataset.shift ?? 0) + value,
						);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		for (const [width, count] of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/movies");
			await untilHeld(page);
			await expect(cards(page)).toHaveCount(count);
			expect(Number(await page.locator("html").getAttribute("data-shift"))).toBeLessThan(0.001);
			await expectNoSidewaysScroll(page);
		}
	});

	test("follows the width when the window is turned", async ({ page }) => {
		await page.setViewportSize({ width: 768, height: 1024 });
		await page.goto("/movies");
		await untilHeld(page);
		await loadMore(page, 32);
		await page.setViewportSize({ width: 1024, height: 768 });
		await expect(cards(page)).toHaveCount(40);
	});
});
