import type { Page } from "@playwright/test";
import { cards, interact } from "./lists";
import { expect, test } from "./test";

test.use({ catalogue: "tmdb", viewport: { width: 1536, height: 900 } });

/** Milliseconds that one task may take on the page's main thread. */
const BUDGET = 50;
const SCREENS = 36;

async function showThousand(page: Page): Promise<void> {
	await page.goto("/movies");
	await interact(page);
	for (let screen = 2; screen <= SCREENS; screen++) {
		await page.getByRole("button", { name: "Load More" }).click();
		await expect(cards(page)).toHaveCount(screen * 28);
	}
}

/** The longest task while `act` runs and for a moment after it, in milliseconds; 0 when none took 50. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
	await page.evaluate(() => {
		const tasks = { longest: 0 };
		Object.assign(window, { tasks });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration);
		}).observe({ type: "longtask" });
	});
	await act();
	await page.waitForTimeout(300);
	return page.evaluate(() => (window as unknown as { tasks: { longest: number } }).tasks.longest);
}

/**
 * How many times slower the machine is for this page than it could be, because others use it: the same short work is done
 * over and over, and its usual time compared to its best.
 */
async function slowness(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const times: number[] = [];
		for (let run = 0; run < 60; run++) {
			const start = performance.now();
			let sum = 0;
			for (let step = 0; step < 3_000_000; step++) sum += Math.sqrt(step);
			if (sum > 0) times.push(performance.now() - start);
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		times.sort((a, b) => a - b);
		return (times[54] ?? 1) / (times[0] ?? 1);
	});
}

/** The best of several runs: other load on the machine can only make a run slower. */
async function bestOf(runs: number, measure: () => Promise<number>): Promise<number> {
	let best = Number.POSITIVE_INFINITY;
	for (let run = 0; run < runs && best > 0; run++) best = Math.min(best, await measure());
	return best;
}

test("with a thousand cards Load More and scrolling stay smooth, and cards off screen are not laid out", async ({
	page,
}) => {
	test.setTimeout(240_000);
	await showThousand(page);
	expect(await cards(page).count()).toBeGreaterThanOrEqual(1000);

	const budget = BUDGET * (await slowness(page));
	const more = page.getByRole("button", { name: "Load More" });
	const loading = await bestOf(6, () =>
		longestTask(page, () => more.evaluate((button: HTMLElement) => button.click())),
	);
	const scrolling = await bestOf(4, () =>
		longestTask(page, async () => {
			for (let step = 0; step < 20; step++) {
				await page.mouse.wheel(0, step % 2 === 0 ? 900 : -500);
				await page.waitForTimeout(30);
			}
		}),
	);
	test.info().annotations.push({
		type: "longest tasks",
		description: `Load More ${loading} ms, scrolling ${scrolling} ms, allowed ${Math.round(budget)} ms`,
	});
	expect(loading).toBeLessThanOrEqual(budget);
	expect(scrolling).toBeLessThanOrEqual(budget);

	const laidOut = await cards(page).evaluateAll(
		(links) => links.filter((link) => link.checkVisibility({ contentVisibilityAuto: true })).length,
	);
	expect(laidOut).toBeGreaterThan(0);
	expect(laidOut).toBeLessThan(300);
});
