import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { holdScript } from "./late-script";
import { cards } from "./lists";
import { expect, settle, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress() });

test("Back before the script has loaded shows the page of the URL", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	await page.getByRole("main").locator("a.card").first().click();
	await expect(page).toHaveURL(/\/movie\/\d+$/);
	const release = await holdScript(page);
	await page.reload({ waitUntil: "domcontentloaded" });
	await page.goBack({ waitUntil: "commit" });
	release();
	await expect(page).toHaveURL("/movies");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Movies");
});

test("Back during hydration restores the page and both scroll positions", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	await page.evaluate(() => window.scrollTo(0, 300));
	await page
		.getByRole("main")
		.locator("a.card")
		.nth(8)
		.evaluate((link: HTMLElement) => link.click());
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
	await page.evaluate(() => window.scrollTo(0, 120));
	const developerTools = await page.context().newCDPSession(page);
	await developerTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.reload();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Movies");
	await whenReady(page);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
	await page.goForward();
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
});

test("a page hydrates after its first frame was painted", async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener("pageready", () => performance.mark("hydrated"));
	});
	await page.goto("/movies");
	await whenReady(page);
	const [painted = 0, hydrated] = await page.evaluate(() =>
		["first-contentful-paint", "hydrated"].map((name) => performance.getEntriesByName(name)[0]?.startTime),
	);
	expect(painted).toBeGreaterThan(0);
	expect(hydrated).toBeGreaterThan(painted);
});

for (const state of ["hidden", "visible"] as const) {
	test(`a page hydrates in a tab that paints nothing and was ${state} first`, async ({ page }) => {
		await page.addInitScript((first) => {
			addEventListener("pageready", () => performance.mark("hydrated"));
			Object.defineProperty(window, "requestAnimationFrame", { value: () => 0 });
			Object.defineProperty(document, "visibilityState", { value: first });
			// Again and again: the script may load later than the first one.
			if (first === "visible") window.setInterval(() => document.dispatchEvent(new Event("visibilitychange")), 500);
		}, state);
		await page.goto("/privacy");
		await expect.poll(() => page.evaluate(() => performance.getEntriesByName("hydrated").length)).toBe(1);
	});
}

test("a menu that is opened before the script has loaded stays open", async ({ page, context, site }) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const release = await holdScript(page);
	await page.goto("/privacy", { waitUntil: "commit" });
	await page.getByRole("button", { name: `Account of ${account.username}` }).click();
	release();
	await whenReady(page);
	await settle(page);
	await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
});

test.describe("after a deployment, when the files of the previous build are gone", () => {
	test.use({ expectedErrors: [/404|Failed to (?:load|fetch)|Error loading route module|error loading dynamically/] });

	/** Milliseconds that a response takes over a network. */
	const ROUND_TRIP_MS = 200;

	/** Responds with 404 for a file until the browser loads another document. */
	async function removeFile(page: Page, file: RegExp): Promise<void> {
		let isGone = true;
		page.once("framenavigated", () => {
			isGone = false;
		});
		await page.route(file, async (route) => {
			if (!isGone) return await route.fallback();
			await setTimeout(ROUND_TRIP_MS);
			await route.fulfill({ status: 404 });
		});
	}

	test("a link opens its page, and Back returns to the previous one", async ({ page }) => {
		await page.goto("/");
		await whenReady(page);
		await removeFile(page, /\/assets\/movies-/);
		await page.getByRole("link", { name: "Movies", exact: true }).first().click();
		await expect(page).toHaveURL("/movies");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Movies");
		await whenReady(page);
		await page.goBack();
		await expect(page).toHaveURL("/");
	});

	test("a hovered card reloads nothing, and a press opens its page", async ({ page }) => {
		await page.goto("/");
		await whenReady(page);
		await removeFile(page, /\/assets\/(?:movie|show)-/);
		const documents: string[] = [];
		page.on("request", (request) => {
			if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
		});
		const card = page.getByRole("region", { name: "Popular Movies" }).getByRole("listitem").first().getByRole("link");
		const path = String(await card.getAttribute("href"));
		const isMissing = page.waitForResponse((response) => response.status() === 404);
		await card.hover();
		await isMissing;
		await card.click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
		expect(documents).toEqual([path]);
	});

	test("a part of the page that cannot load reloads the page", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/movies");
		await whenReady(page);
		await removeFile(page, /\/assets\/filter-form-/);
		// A navigation within the document is none, and before its scripts run a page cannot say that it is ready.
		const reloaded = page.waitForEvent("load");
		await page.getByRole("button", { name: "More filters" }).click();
		await reloaded;
		await whenReady(page);
		await page.getByRole("button", { name: "More filters" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
	});
});

test("the first arrow key from a link scrolls nothing while the code that moves the focus is loading", async ({
	page,
}) => {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/interaction-parts/, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/");
	await whenReady(page);
	await page.evaluate(() => window.scrollTo(0, 265));
	await page.getByRole("main").getByRole("link", { name: "Watch Now" }).first().focus();
	await page.keyboard.press("ArrowUp");
	await settle(page);
	expect(await page.evaluate(() => window.scrollY)).toBe(265);
	release();
	await expect(page.locator(".site-header a:focus")).toBeVisible();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("what a signed-out visitor saves or hides before the script has loaded is kept in the browser", async ({
	page,
}) => {
	const releaseFirst = await holdScript(page);
	await page.goto("/movie/27205", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Add to Watch Later in My List" }).click();
	releaseFirst();
	await expect(page.getByText(/added to Watch Later in this browser/)).toBeVisible();
	await expect(page).toHaveURL("/movie/27205");

	const release = await holdScript(page);
	await page.reload({ waitUntil: "commit" });
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("button", { name: "Not for me" }).click();
	release();
	await expect(page.getByText(/^Not for you:/)).toBeVisible();
	await expect(page).toHaveURL("/movie/27205");
});

test("a link that is followed at once after such a press opens when the press is kept", async ({ page }) => {
	const release = await holdScript(page);
	await page.goto("/movie/27205", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Add to Watch Later in My List" }).click();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My List" }).click();
	release();
	await expect(page).toHaveURL("/my-list");
	await expect(
		page
			.getByRole("main")
			.getByRole("link", { name: /Inception/ })
			.first(),
	).toBeVisible();
});

test("buttons that are pressed before the script has loaded do their work then", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const release = await holdScript(page);
	await page.goto("/search?q=the", { waitUntil: "commit" });
	await expect(cards(page)).toHaveCount(24);
	await page.getByRole("button", { name: "Load More Results" }).click();
	release();
	await expect(cards(page)).toHaveCount(48);
});
