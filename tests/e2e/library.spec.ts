import type { BrowserContext } from "@playwright/test";
import { givenAccount, signIn, whenReady } from "./accounts";
import { clientOf, type Entry, localHistory, player, watchToTheEnd, watchUntil } from "./library";
import { expect, type Site, settle, test } from "./test";

async function givenReader(site: Site, context: BrowserContext) {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	return { account, call: clientOf(site, account) };
}

/** Between the key that seeks and the one that pauses the film moves on. */
function about(seconds: number): number {
	return expect.closeTo(seconds, -1) as unknown as number;
}

/** The account's history on the server, once it has an entry. */
async function expectHistory(call: ReturnType<typeof clientOf>, expected: Partial<Entry>[]) {
	await expect.poll(() => call<Entry[]>("GET", "watch-history")).toMatchObject(expected);
}

test("another browser of the user resumes where one stopped", async ({ page, context, site, browser }) => {
	const { account, call } = await givenReader(site, context);
	await page.goto("/watch/movie/27205");
	await watchUntil(page, 5);
	await expectHistory(call, [{ media_id: "27205", position: about(4440), duration: 8880 }]);

	const elsewhere = await browser.newContext({ baseURL: site.url });
	await signIn(elsewhere, site, account);
	const other = await elsewhere.newPage();
	await other.goto("/my-list");
	const card = other.getByRole("list", { name: "Continue Watching" }).getByRole("listitem");
	await expect(card).toHaveCount(1);
	await expect(card.getByText("50% watched")).toBeAttached();
	await expect(card.getByText("Just now")).toBeVisible();
	await card.getByRole("link", { name: "Watch Inception" }).click();
	await expect(other).toHaveURL(/\/watch\/movie\/27205$/);
	await expect(other.locator("iframe")).toHaveAttribute("src", /\/embed\/movie\/27205\?autoplay=1&t=444\d$/);
	await expect(player(other).getByRole("button", { name: "Pause" })).toBeFocused();
	await other.keyboard.press("7");
	await other.keyboard.press("k");
	await expectHistory(call, [{ media_id: "27205", position: about(6216) }]);
	await page.goto("/");
	const banner = page.getByRole("region", { name: "Inception" });
	await expect(banner.getByText("44 min left")).toBeVisible();
	await banner.getByRole("link", { name: "Resume" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("src", /\/embed\/movie\/27205\?autoplay=1&t=6216$/);
	await elsewhere.close();
});

test("another server resumes at the film's position", async ({ page }) => {
	await page.goto("/watch/movie/27205");
	await watchUntil(page, 5);
	await page.getByRole("button", { name: "Trailer Click to Switch" }).click();
	await expect(page.getByText(/^You stopped at 1:14:0\d/)).toBeVisible();
	await expect(page).toHaveURL(/server=2$/);
	await page.getByRole("button", { name: "Marquee Player Click to Switch" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("src", /\/embed\/movie\/27205\?autoplay=1&t=444\d$/);
});

test.describe("while the server is down", () => {
	test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

	test("no progress is lost, and it is sent once when the server recovers", async ({ page, context, site }) => {
		const { call } = await givenReader(site, context);
		const sent: string[] = [];
		context.on("request", (request) => {
			if (request.method() === "POST" && request.url().includes("/api/changes")) sent.push(request.url());
		});
		await context.route("**/api/changes", (route) => route.abort());
		await page.goto("/watch/movie/27205");
		await watchUntil(page, 5);
		await expect.poll(() => localHistory(page)).toMatchObject([{ media_id: "27205", position: about(4440) }]);
		await page.goto("/watch/tv/1396/1/3");
		await expect
			.poll(async () => (await localHistory(page)).map(({ media_id }) => media_id))
			.toEqual(["1396", "27205"]);

		await context.unrouteAll({ behavior: "wait" });
		sent.length = 0;
		const second = await context.newPage();
		await Promise.all([page.goto("/privacy"), second.goto("/privacy")]);
		await Promise.all([page.mouse.move(5, 5), second.mouse.move(5, 5)]);
		await expectHistory(call, [
			{ media_id: "1396", episode: 3 },
			{ media_id: "27205", position: about(4440) },
		]);
		await expect.poll(() => localHistory(page)).toEqual([]);
		await page.reload();
		await page.mouse.move(9, 9);
		await settle(page);
		expect(sent.map((url) => new URL(url).pathname)).toEqual(["/api/changes"]);
	});

	test("progress that cannot be sent is never sent for another user", async ({ page, context, site, browser }) => {
		await givenReader(site, context);
		await context.route("**/api/changes", (route) => route.abort());
		await page.goto("/watch/movie/603");
		await expect.poll(() => localHistory(page)).toHaveLength(1);
		const saved = await page.evaluate(() => localStorage.getItem("marquee.library") ?? "");

		const shared = await browser.newContext({ baseURL: site.url });
		const { call } = await givenReader(site, shared);
		await shared.addInitScript((value) => {
			if (location.protocol.startsWith("http")) localStorage.setItem("marquee.library", value);
		}, saved);
		const other = await shared.newPage();
		await other.goto("/privacy");
		await other.mouse.move(5, 5);
		await settle(other);
		expect(await call<Entry[]>("GET", "watch-history")).toEqual([]);
		await shared.close();
	});
});

test("signed out, the list is stored in the browser, and moves to the account on sign-in", async ({
	page,
	context,
	site,
}) => {
	await page.goto("/");
	await whenReady(page);
	await page.getByRole("link", { name: "More Info" }).click();
	await expect.poll(() => localHistory(page)).toHaveLength(1);
	await page.goto("/watch/tv/1396/2/4");
	await expect.poll(() => localHistory(page)).toHaveLength(2);
	await page.goto("/watch/tv/1396/2/5");
	await expect.poll(() => localHistory(page)).toMatchObject([{ media_id: "1396", season: 2, episode: 5 }, {}]);

	const { call } = await givenReader(site, context);
	await page.goto("/privacy");
	await page.mouse.move(5, 5);
	await expect.poll(() => localHistory(page)).toEqual([]);
	const history = await call<Entry[]>("GET", "watch-history");
	expect(history).toHaveLength(2);
	expect(history[0]).toMatchObject({ media_id: "1396", season: 2, episode: 5 });
});

test("pressing Watch records the title once, with the page that it opens", async ({ page, context, site }) => {
	const { call } = await givenReader(site, context);
	let posts = 0;
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith("/api/changes")) posts++;
	});
	await page.goto("/tv/1396/2/3");
	await whenReady(page);
	await page.getByRole("link", { name: "Watch S2E3" }).click();
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/2\/3$/);
	await expectHistory(call, [{ media_id: "1396", season: 2, episode: 3 }]);
	expect(posts).toBe(1);
});

test.describe("near the end of an episode", () => {
	/** Longer than the countdown to the next episode, which is 10 seconds. */
	const COUNTDOWN = 11_000;

	test.beforeEach(({ page }) => page.clock.install());

	test("the countdown can be cancelled", async ({ page }) => {
		await page.goto("/watch/tv/1396/1/2");
		await watchToTheEnd(page);
		const offer = page.getByRole("region", { name: "Next episode" });
		await offer.getByRole("button", { name: "Cancel" }).click();
		await expect(offer).toHaveCount(0);
		await page.clock.runFor(COUNTDOWN);
		await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/2$/);
	});

	test("with autoplay off the next one is offered without a countdown, also later", async ({ page }) => {
		await page.goto("/watch/tv/1396/1/7");
		await whenReady(page);
		await page.getByRole("switch", { name: "Autoplay next episode" }).uncheck();
		await page.reload();
		await expect(page.getByRole("switch", { name: "Autoplay next episode" })).not.toBeChecked();
		await watchToTheEnd(page);
		const offer = page.getByRole("region", { name: "Next episode" });
		await expect(offer.getByText("Season 2, episode 1")).toBeVisible();
		await page.clock.runFor(COUNTDOWN);
		await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/7$/);
		await offer.getByRole("link", { name: "Next Episode" }).click();
		await expect(page).toHaveURL(/\/watch\/tv\/1396\/2\/1$/);
	});

	test("the card of a finished episode leads to the next one", async ({ page, context, site }) => {
		const { call } = await givenReader(site, context);
		await page.goto("/watch/tv/1396/1/7");
		await watchToTheEnd(page);
		await expect.poll(async () => (await call<Entry[]>("GET", "watch-history"))[0]?.position).toBeGreaterThan(0);
		await page.goto("/my-list");
		const card = page.getByRole("list", { name: "Continue Watching" }).getByRole("listitem");
		await expect(card).toContainText("Next S2E1");
		await expect(card.getByRole("link", { name: "Watch Breaking Bad" })).toHaveAttribute("href", "/watch/tv/1396/2/1");
	});
});

test("Home continues started titles, then recommends others with the reason", async ({ page, context, site }) => {
	await page.goto("/");
	await expect(page.getByRole("region", { name: "Recommended for You" })).toHaveCount(0);
	const { call } = await givenReader(site, context);
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Three to begin with");
	const trending = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
	await call("POST", "watch-history", { media_id: 603, media_type: "movie", position: 60, duration: 8160 });
	await call("POST", "watch-history", { media_id: 27205, media_type: "movie", position: 60, duration: 8880 });
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inception");
	const headings = page.getByRole("heading", { level: 2 });
	await expect(headings.nth(0)).toHaveText(trending);
	await expect(headings.nth(1)).toHaveText("Continue Watching");
	await expect(headings.nth(2)).toHaveText("Recommended for You");
	const others = page.getByRole("region", { name: "Continue Watching" }).getByRole("listitem");
	await expect(others).toHaveText([/The Matrix/]);
	const cards = page.getByRole("region", { name: "Recommended for You" }).getByRole("listitem");
	expect(await cards.count()).toBeLessThanOrEqual(20);
	await expect(cards.first()).toContainText("Because you watched Inception");
	await expect(cards.filter({ hasText: /^Inception/ })).toHaveCount(0);
});
