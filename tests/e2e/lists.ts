import { expect, type Locator, type Page } from "@playwright/test";
import type { ListPage } from "~/domain/catalogue/lists/loaded-list";

export function cards(page: Page): Locator {
	return page.getByRole("list", { name: "Titles" }).getByRole("link");
}

/** The URLs of the cards on the screen. */
export async function shownTitles(page: Page): Promise<string[]> {
	return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

export async function expectNoRepeats(page: Page): Promise<void> {
	const addresses = await shownTitles(page);
	expect(addresses.length).toBeGreaterThan(0);
	expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
}

/**
 * Moves the mouse, as a visitor does before anything else, and waits for the file that then loads and knows what Back restores.
 * The rest of a list's batch is fetched from then on.
 */
export async function interact(page: Page): Promise<void> {
	await page.mouse.move(5, 5);
	await page.mouse.move(9, 9);
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => name.includes("/interaction-parts-")),
	);
}

/** Reads pages `first` to 15 of the list that the page shows. One response may have fewer pages. */
async function readBatch(page: Page, first = 1): Promise<ListPage[]> {
	const { pathname, searchParams } = new URL(page.url());
	searchParams.set("first", String(first));
	searchParams.set("last", "15");
	const pages = await (await page.request.get(`/api/listing${pathname}?${searchParams}`)).json();
	const last = pages.at(-1);
	return last.page < Math.min(15, last.lastPage) ? [...pages, ...(await readBatch(page, last.page + 1))] : pages;
}

/** Causes the first interaction and waits until the whole first batch is loaded, so that no request is pending. */
export async function waitForFirstBatch(page: Page): Promise<void> {
	const batch = await readBatch(page);
	const titles = new Set(batch.flatMap(({ cards }) => cards.map(({ mediaType, id }) => `${mediaType}:${id}`)));
	await interact(page);
	await expect(page.getByRole("list", { name: "Titles" })).toHaveAttribute("data-loaded", String(titles.size));
}

export async function loadMore(page: Page, total: number): Promise<void> {
	await page.getByRole("button", { name: "Load More" }).click();
	await expect(cards(page)).toHaveCount(total);
}
