import type { Page } from "@playwright/test";
import { type Account, givenAccount, signIn } from "./accounts";
import { localHistory, player, watchUntil } from "./library";
import { expect, type Site, test } from "./test";

/** Seconds that a browser may lose when it is killed. */
const LOST_AT_MOST = 30;
/** Seconds by which the tests move the clock; reports wait for it. */
const STEP = 1;
/** A tenth of Inception, in seconds. */
const TENTH = 888;

/** The player's position in seconds. */
async function position(page: Page): Promise<number> {
	return Number(await player(page).getByLabel("Seek").inputValue());
}

/** The stored position of a movie or an episode in seconds; 0 when there is none. */
async function storedPosition(
	site: Site,
	{ id }: Account,
	{ mediaId, episode = 1 }: { mediaId: number; episode?: number },
) {
	const stored = await site.db
		.prepare("SELECT position FROM episodes WHERE profile_id = ? AND media_id = ? AND episode = ?")
		.bind(id, mediaId, episode)
		.first<number>("position");
	return stored ?? 0;
}

/** Starts playback and seeks to a tenth of the film. */
async function playFrom(page: Page, tenth: number): Promise<void> {
	await page.bringToFront();
	await player(page)
		.getByRole("button", { name: /^Play / })
		.first()
		.click();
	await page.keyboard.press(String(tenth));
}

async function playFor(page: Page, seconds: number): Promise<void> {
	for (let played = 0; played < seconds; played += STEP) await page.clock.fastForward(STEP * 1000);
}

/** Ends a page as a killed browser does: without any event. */
async function crash(page: Page): Promise<void> {
	const crashed = page.waitForEvent("crash");
	const session = await page.context().newCDPSession(page);
	session.send("Page.crash").catch(() => undefined);
	await crashed;
}

test.describe("two devices of one user", () => {
	test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

	test("the one with the earlier position resumes where the other stopped, and its late report changes nothing", async ({
		page: ahead,
		context,
		site,
		browser,
	}) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		const elsewhere = await browser.newContext({ baseURL: site.url });
		await signIn(elsewhere, site, account);
		const behind = await elsewhere.newPage();
		const movie = { mediaId: 27205 };
		const stored = () => storedPosition(site, account, movie);

		await behind.goto("/watch/movie/27205");
		await watchUntil(behind, 2);
		await expect.poll(stored).toBeGreaterThanOrEqual(2 * TENTH);
		await elsewhere.route("**/api/changes", (route) => route.abort());
		await behind.keyboard.press("k");
		await behind.keyboard.press("3");
		await behind.keyboard.press("k");
		await expect.poll(async () => (await localHistory(behind))[0]?.position).toBeGreaterThanOrEqual(3 * TENTH);

		await ahead.goto("/movie/27205");
		await expect(ahead.getByText("1h 58m left")).toBeVisible();
		await ahead.getByRole("link", { name: "Resume" }).click();
		await expect(player(ahead).getByRole("button", { name: "Pause" })).toBeFocused();
		await ahead.keyboard.press("6");
		await ahead.keyboard.press("k");
		await expect.poll(stored).toBeGreaterThanOrEqual(6 * TENTH);

		await elsewhere.unrouteAll({ behavior: "wait" });
		await behind.goto("/movie/27205");
		await expect(behind.getByText("59 min left")).toBeVisible();
		await behind.mouse.move(5, 5);
		await expect.poll(() => localHistory(behind)).toEqual([]);
		expect(await stored()).toBeGreaterThanOrEqual(6 * TENTH);
		await behind.reload();
		await expect(behind.getByText("59 min left")).toBeVisible();
		await behind.getByRole("link", { name: "Resume" }).click();
		await expect(player(behind).getByRole("button", { name: "Pause" })).toBeFocused();
		expect(await position(behind)).toBeGreaterThanOrEqual(6 * TENTH);
		await elsewhere.close();
	});
});

test.describe("two tabs of one user", () => {
	test.beforeEach(({ context }) => context.clock.install());

	test("both episodes that play at once are resumed, at most 30 seconds back, after the browser was killed", async ({
		page,
		context,
		site,
	}) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		const other = await context.newPage();
		const tabs = [
			{ tab: page, episode: 4, tenth: 3 },
			{ tab: other, episode: 5, tenth: 6 },
		];
		for (const { tab, episode, tenth } of tabs) {
			await tab.goto(`/watch/tv/1396/2/${episode}`);
			await playFrom(tab, tenth);
		}
		async function unwritten(): Promise<number> {
			const results = tabs.map(
				async ({ tab, episode }) =>
					(await position(tab)) - (await storedPosition(site, account, { mediaId: 1396, episode })),
			);
			return Math.max(...(await Promise.all(results)));
		}
		await playFor(page, 30);
		await expect.poll(unwritten).toBeLessThanOrEqual(LOST_AT_MOST);
		for (let second = 0; second < 30; second++) {
			await playFor(page, 1);
			expect(await unwritten()).toBeLessThanOrEqual(LOST_AT_MOST + STEP);
		}
		const left = await Promise.all(tabs.map(({ tab }) => position(tab)));
		for (const { tab } of tabs) await crash(tab);

		const again = await context.newPage();
		for (const [index, { episode }] of tabs.entries()) {
			await again.goto(`/watch/tv/1396/2/${episode}`);
			expect(await position(again)).toBeGreaterThanOrEqual((left[index] ?? 0) - LOST_AT_MOST - STEP);
		}
	});

	test("a movie that plays in both resumes at the position of the one that played last", async ({
		page,
		context,
		site,
	}) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		const other = await context.newPage();
		await other.goto("/watch/movie/27205");
		await playFrom(other, 2);
		await page.goto("/watch/movie/27205?t=0");
		await playFrom(page, 6);
		await playFor(page, 20);
		const closed = other.waitForEvent("close");
		await other.close({ runBeforeUnload: true });
		await closed;
		await playFor(page, 20);
		const unwritten = async () => (await position(page)) - (await storedPosition(site, account, { mediaId: 27205 }));
		await expect.poll(unwritten).toBeLessThanOrEqual(LOST_AT_MOST);
		const left = await position(page);
		await crash(page);
		const again = await context.newPage();
		await again.goto("/watch/movie/27205");
		expect(await position(again)).toBeGreaterThanOrEqual(left - LOST_AT_MOST);
	});
});
