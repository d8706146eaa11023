import type { Page } from "@playwright/test";
import { givenAccount, signIn, whenReady } from "./accounts";
import { clientOf, localProgress, player, watchUntil } from "./library";
import { expect, test } from "./test";

const EPISODE = (episode: number, season = 1) => new RegExp(`/watch/tv/1396/${season}/${episode}$`);

/** From the show's page to the second episode. */
async function openSecond(page: Page): Promise<void> {
	await page.goto("/tv/1396");
	await page.goto("/tv/1396/1/2");
	await page.getByRole("link", { name: "Watch S1E2" }).click();
	await expect(page).toHaveURL(EPISODE(2));
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
}

/** Ways to another episode, and the episode that they lead to from the second. */
const WAYS: [name: string, episode: RegExp, go: (page: Page) => Promise<void>][] = [
	["Next Episode", EPISODE(3), (page) => page.getByRole("link", { name: "Next Episode" }).click()],
	["Previous", EPISODE(1), (page) => page.getByRole("link", { name: "Previous" }).click()],
	["the key N", EPISODE(3), (page) => page.keyboard.press("n")],
	["the player's own button", EPISODE(3), (page) => player(page).getByRole("button", { name: "Next episode" }).click()],
	[
		"the list of episodes",
		EPISODE(5),
		(page) => page.getByRole("complementary", { name: "Episodes" }).getByRole("link", { name: /^5/ }).click(),
	],
	["the list of seasons", EPISODE(1, 3), (page) => page.getByRole("link", { name: /^Season 3\b/ }).click()],
	[
		"the card at its end",
		EPISODE(3),
		async (page) => {
			await page.keyboard.press("End");
			await page.getByRole("region", { name: "Next episode" }).getByRole("link", { name: "Next Episode" }).click();
		},
	],
	[
		"a remote on Previous",
		EPISODE(1),
		async (page) => {
			await page.getByRole("link", { name: "Previous" }).focus();
			await page.keyboard.press("Enter");
		},
	],
];

for (const [name, episode, go] of WAYS) {
	test(`after ${name}, Back is the page that the first episode was opened from`, async ({ page }) => {
		await openSecond(page);
		await go(page);
		await expect(page).toHaveURL(episode);
		await expect(
			player(page)
				.getByRole("button", { name: /^(Play|Pause)/ })
				.first(),
		).toBeAttached();
		await page.goBack();
		await expect(page).toHaveURL(/\/tv\/1396\/1\/2$/);
		await expect(page.locator("iframe")).toHaveCount(0);
	});
}

test("after two episodes that began by themselves, one Back is the show's page", async ({ page }) => {
	await page.clock.install();
	await openSecond(page);
	for (const episode of [3, 4]) {
		await page.keyboard.press("End");
		await expect(page.getByRole("region", { name: "Next episode" })).toBeVisible();
		await page.clock.runFor(11_000);
		await expect(page).toHaveURL(EPISODE(episode));
		await expect(player(page).getByRole("button", { name: "Pause" })).toBeAttached();
	}
	await page.goBack();
	await expect(page).toHaveURL(/\/tv\/1396\/1\/2$/);
});

test("an episode that was opened from Home leads back to Home, and the link back to the show leaves no player behind", async ({
	page,
}) => {
	await page.goto("/watch/tv/1396/1/2");
	await watchUntil(page, 4);
	await expect.poll(() => localProgress(page)).toMatchObject([{ episode: 2 }]);
	await page.goto("/");
	await page.getByRole("link", { name: "Resume" }).first().click();
	await expect(page).toHaveURL(EPISODE(2));
	await page.getByRole("link", { name: "Next Episode" }).click();
	await expect(page).toHaveURL(EPISODE(3));
	await page.getByRole("link", { name: "Back to Breaking Bad" }).click();
	await expect(page).toHaveURL(/\/tv\/1396$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/$/);
});

test("a movie's next part leaves Back at the page that the first part was opened from", async ({ page }) => {
	await page.goto("/movie/272");
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(page).toHaveURL(/\/watch\/movie\/272$/);
	await watchToTheEndOfPlaying(page);
	await page.getByRole("region", { name: "Next movie" }).getByRole("link", { name: "Watch Now" }).click();
	await expect(page).toHaveURL(/\/watch\/movie\/155$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/movie\/272$/);
});

async function watchToTheEndOfPlaying(page: Page): Promise<void> {
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
	await page.keyboard.press("End");
}

for (const who of ["signed in", "signed out"]) {
	test(`${who}, an episode before that was played by accident does not rewind the show, also after the page was closed`, async ({
		page,
		context,
		site,
	}) => {
		const account = await givenAccount(site);
		if (who === "signed in") await signIn(context, site, account);
		await page.clock.install();
		await page.goto("/watch/tv/1396/1/1");
		await watchUntil(page, 3);
		await page.goto("/watch/tv/1396/1/2");
		await watchUntil(page, 5);
		const read = () => clientOf(site, account)<{ episode: number; position: number }[]>("GET", "watch-history");
		if (who === "signed in") await expect.poll(async () => (await read())[0]?.position).toBeGreaterThan(1000);
		else await expect.poll(async () => (await localProgress(page)).map(({ episode }) => episode)).toContain(2);

		await page.getByRole("link", { name: "Previous" }).click();
		await expect(page).toHaveURL(EPISODE(1));
		await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
		await page.clock.runFor(40_000);
		await page.keyboard.press("k");
		await page.reload();
		await whenReady(page);
		const again = await context.newPage();
		await page.close({ runBeforeUnload: true });
		await again.goto("/");
		await expect(again.getByRole("link", { name: "Resume" }).first()).toHaveAttribute("href", "/watch/tv/1396/1/2");
		await again.goto("/tv/1396");
		await expect(again.getByRole("link", { name: "Resume", exact: true })).toHaveAttribute(
			"href",
			"/watch/tv/1396/1/2",
		);

		await again.clock.install();
		await again.getByRole("link", { name: "Resume S1E1" }).click();
		await expect(player(again).getByRole("button", { name: "Pause" })).toBeFocused();
		for (let second = 0; second < 70; second++) await again.clock.runFor(1000);
		// What the page sends as it is left may be on its way for a moment.
		await expect(async () => {
			await again.goto("/");
			const resume = again.getByRole("link", { name: "Resume" }).first();
			expect(await resume.getAttribute("href")).toBe("/watch/tv/1396/1/1");
		}).toPass();
	});
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("links between episodes are links, and each Back leads one page back", async ({ page }) => {
		await page.goto("/tv/1396/1/2");
		await page.getByRole("link", { name: "Watch S1E2" }).click();
		await page.getByRole("link", { name: "Next Episode" }).click();
		await expect(page).toHaveURL(EPISODE(3));
		await page.goBack();
		await page.goBack();
		await expect(page).toHaveURL(/\/tv\/1396\/1\/2$/);
	});
});
