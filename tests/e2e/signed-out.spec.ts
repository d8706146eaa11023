import type { Page } from "@playwright/test";
import { freshAddress, newcomer, PASSWORD, whenReady } from "./accounts";
import { holdScript } from "./late-script";
import { localPlays, localProgress, openTitle, watchToTheEnd, watchUntil } from "./library";
import { expect, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress() });

/** Plays half of the movie signed out, until the position is in browser storage. */
async function watchHalf(page: Page): Promise<void> {
	await page.goto("/watch/movie/27205");
	await watchUntil(page, 5);
	await expect.poll(async () => (await localProgress(page))[0]?.position).toBeGreaterThan(4400);
}

async function signUp(page: Page): Promise<void> {
	const { username, email } = newcomer();
	await page.goto("/signup?redirectTo=/my-list");
	await whenReady(page);
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Confirm Password").fill(PASSWORD);
	await page.getByRole("checkbox").check();
	await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "My List" })).toBeVisible();
	await page.mouse.move(5, 5);
}

/** The frame starts there; the film may play on while it is shown. */
const HALF = /[?&]t=44\d\d/;
const HALF_WATCHED = /^5[01]% watched$/;

test("a signed-out visitor resumes after a reload, and again once signed up", async ({ page }) => {
	await watchHalf(page);
	await page.reload();
	await expect(page.locator("iframe")).toHaveAttribute("src", HALF);
	// Opening it again and leaving at once does not change the position.
	await page.goto("/my-list");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My List");
	const card = page.getByRole("list", { name: "Continue Watching" }).getByRole("listitem");
	await expect(card.getByText(HALF_WATCHED)).toBeAttached();
	await page.goto("/");
	const banner = page.getByRole("region", { name: "Inception" });
	await expect(banner.getByRole("link", { name: "Resume" })).toHaveAttribute("href", "/watch/movie/27205");
	await expect(banner.getByText("1h 14m left")).toBeVisible();

	await signUp(page);
	await expect(page.getByText(/^Welcome, .+\. Your list came along\.$/)).toBeVisible();
	await expect(card.getByText(HALF_WATCHED)).toBeAttached();
	await expect.poll(() => localProgress(page)).toEqual([]);
	await page.goto("/watch/movie/27205");
	await expect(page.locator("iframe")).toHaveAttribute("src", HALF);
});

/** The sum of what has moved without an interaction, as the browser counts it. */
function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise((resolve) => {
				new PerformanceObserver((list) => {
					const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
					resolve(entries.reduce((sum, { value }) => sum + value, 0));
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(0), 200);
			}),
	);
}

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 1440, height: 1200 },
]) {
	test(`Home begins with what was watched last, before its script loads and without a shift, at ${viewport.width}`, async ({
		page,
	}) => {
		await openTitle(page, "/watch/movie/603");
		await watchHalf(page);
		await page.setViewportSize(viewport);
		const release = await holdScript(page);
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const banner = page.getByRole("region", { name: "Inception" });
		const parts = [
			banner,
			banner.getByRole("heading"),
			banner.getByRole("link", { name: "Resume" }),
			page.getByRole("region", { name: "Continue Watching" }),
			page.getByRole("region", { name: "Trending Now" }),
		];
		const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
		await expect(banner).toBeVisible();
		await expect(banner.locator("img")).toHaveJSProperty("complete", true);
		await expect(banner.getByText("left")).toHaveCount(0);
		await expect(banner.getByRole("link", { name: "Resume" })).toHaveAttribute("href", "/watch/movie/27205");
		const before = await boxes();
		release();
		await expect(banner.getByText("1h 14m left")).toBeAttached();
		await expect(page.getByRole("region", { name: "Continue Watching" }).getByRole("link")).toHaveCount(1);
		// A new row that has not been painted yet is measured as one off screen.
		await expect.poll(boxes).toEqual(before);
		// A font that arrives late moves words by some pixels; a banner or row would move thousands of times as much.
		expect(await layoutShift(page)).toBeLessThan(0.001);
		expect(before[0]?.y).toBe(0);
	});
}

test("Home shows the trending movie once where it is the one that is being watched", async ({ page }) => {
	await page.goto("/");
	const watchNow = page.getByRole("region").first().getByRole("link", { name: "Watch Now" });
	await page.goto((await watchNow.getAttribute("href")) ?? "");
	await watchUntil(page, 5);
	await expect.poll(async () => (await localProgress(page)).length).toBe(1);
	const release = await holdScript(page);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
	await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(1);
	const surprise = page.getByRole("main").getByRole("link", { name: "Surprise Me" });
	await expect(surprise).toBeInViewport();
	const before = await surprise.boundingBox();
	release();
	await expect(page.getByRole("link", { name: "More Info" })).toHaveCount(1);
	await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(1);
	expect(await surprise.boundingBox()).toEqual(before);
});

test("Home reserves no space for Continue Watching when everything was watched to its end", async ({ page }) => {
	for (const [index, path] of ["/watch/movie/27205", "/watch/tv/19885/4/3"].entries()) {
		await page.goto(path);
		await watchToTheEnd(page);
		await expect.poll(async () => (await localPlays(page)).length).toBe(index + 1);
	}
	await page.goto("/tv/19885");
	await whenReady(page);
	const release = await holdScript(page);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	const row = page.getByRole("region", { name: "Continue Watching" });
	const following = page.getByRole("region", { name: /^Trending/ }).first();
	await expect(following).toBeVisible();
	await expect(row).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	const before = await following.boundingBox();
	release();
	await whenReady(page);
	await expect(row).toHaveCount(0);
	expect(await following.boundingBox()).toEqual(before);
});

test("two tabs of a signed-out visitor both store their positions", async ({ page, context }) => {
	const other = await context.newPage();
	await Promise.all([page.goto("/watch/movie/27205"), other.goto("/watch/tv/1396/2/4")]);
	await watchUntil(page, 5);
	await watchUntil(other, 3);
	await expect.poll(async () => (await localProgress(page)).map(({ id }) => id).sort()).toEqual([1396, 27205]);
	await page.goto("/my-list");
	const cards = page.getByRole("list", { name: "Continue Watching" }).getByRole("listitem");
	await expect(cards).toHaveCount(2);
	await expect(cards.filter({ hasText: "Breaking Bad" })).toContainText("S2E4");
	await page.getByRole("button", { name: "Remove Breaking Bad" }).focus();
	await page.keyboard.press("Enter");
	await expect(cards).toHaveCount(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(cards).toHaveCount(2);
});

test("Watch Later saves in this browser with a notice, and moves to the account on sign-up", async ({ page }) => {
	await page.goto("/movie/603");
	await whenReady(page);
	await page.getByRole("button", { name: "Add to Watch Later" }).click();
	await expect(
		page.getByText("The Matrix added to Watch Later in this browser. Sign up to have it on every device."),
	).toBeVisible();
	await page.goto("/tv/1396/2/3");
	await whenReady(page);
	await page.getByRole("button", { name: "Add to Watch Later" }).click();
	await expect(page.getByRole("button", { name: "Remove from Watch Later" })).toBeVisible();
	await page.goto("/my-list");
	const local = page.getByRole("list", { name: "Watch Later" }).getByRole("heading");
	await expect(local).toHaveText(["Breaking Bad", "The Matrix"]);

	await signUp(page);
	await page.getByRole("link", { name: "Watch Later 2 items" }).click();
	const saved = page.getByRole("list", { name: "Watch Later" }).getByRole("listitem");
	await expect(saved.getByRole("heading")).toHaveText(["Breaking Bad", "The Matrix"]);
	await expect(saved.first()).toContainText("Start: S2E3");
	await expect.poll(() => page.evaluate(() => localStorage.getItem("marquee.library"))).toBeNull();
});

test("Home counts the titles that this browser hides in its rows, each once, and shows them again", async ({
	page,
}) => {
	await page.goto("/");
	await whenReady(page);
	const cards = page.locator("main .card-row .card");
	const href = (await cards.first().getAttribute("href")) ?? "";
	const card = page.locator(`main .card-row .card[href="${href}"]`).first();
	await page.goto(href);
	await whenReady(page);
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("main").getByRole("button", { name: "Not for me" }).click();
	await expect(page.getByText("Not for you: lists, search and recommendations leave this title out.")).toBeVisible();
	await page.goto("/");
	await whenReady(page);
	await expect(card).toBeHidden();
	await expect(page.getByText("1 title left out")).toBeVisible();
	await page.getByRole("link", { name: "Show it" }).click();
	await expect(page).toHaveURL("/?all=1");
	await expect(card).toBeVisible();
	await expect(page.getByText("left out")).toBeHidden();
});
