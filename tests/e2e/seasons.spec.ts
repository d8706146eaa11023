import { SHOW_ODDITY } from "../fake-upstream/oddities";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { expect, test } from "./test";

test.use({ catalogue: "tmdb", extraHTTPHeaders: freshAddress() });

const { runningOn, years, pilot, beginsLate, seasonGap, unairedSeason, lostSeason, specialsOnly } = SHOW_ODDITY;

test("no link of a show's pages leads to an episode that is not listed", async ({ site }) => {
	const failed: string[] = [];
	const paths = new Set<string>();
	const headers = freshAddress();
	async function visit(path: string, id: number): Promise<void> {
		if (paths.has(path)) return;
		paths.add(path);
		const response = await fetch(site.url + path, { headers });
		if (!response.ok || response.url.includes("/404")) failed.push(`${path} ${response.status} ${response.url}`);
		const html = await response.text();
		const links = [...html.matchAll(/href="((?:\/watch)?\/tv\/(\d+)[^"?]*)/g)].filter(
			([, , show]) => show === String(id),
		);
		// The pages of the first episodes of a long list stand for the others.
		for (const [, link = ""] of links.slice(0, 14)) if (paths.size < 400) await visit(link, id);
	}
	for (const id of [runningOn, years, pilot, beginsLate, seasonGap, unairedSeason, lostSeason, specialsOnly]) {
		await visit(`/tv/${id}`, id);
	}
	expect(failed).toEqual([]);
	expect(paths.size).toBeGreaterThan(50);
});

test("numbers that run on: choosing season 2 leads to episode 62, and so does N after episode 61", async ({ page }) => {
	await page.goto(`/tv/${runningOn}`);
	await whenReady(page);
	await page.getByRole("list", { name: "Seasons" }).getByRole("link", { name: "Season 2" }).click();
	await expect(page).toHaveURL(new RegExp(`/tv/${runningOn}/2/62$`));
	await expect(page.getByRole("link", { name: "Watch S2E62" })).toBeVisible();
	await page.goto(`/watch/tv/${runningOn}/1/61`);
	await whenReady(page);
	await page.getByRole("link", { name: /^Season 2/ }).click();
	await expect(page).toHaveURL(new RegExp(`/watch/tv/${runningOn}/2/62$`));
	await page.goto(`/watch/tv/${runningOn}/1/61`);
	await whenReady(page);
	await expect(page.locator("main").getByText("S1E61").first()).toBeVisible();
	await page.locator("main").press("n");
	await expect(page).toHaveURL(new RegExp(`/watch/tv/${runningOn}/2/62$`));
});

test("seasons that are years: the first one is shown, and an announced one says that it lists nothing", async ({
	page,
}) => {
	await page.goto(`/tv/${years}`);
	await whenReady(page);
	const seasons = page.getByRole("list", { name: "Seasons" });
	const chosen = seasons.locator("[aria-current=true]");
	await expect(chosen).toHaveText(/2023/);
	await expect(page.getByRole("link", { name: "Watch Now" })).toHaveAttribute("href", `/watch/tv/${years}/2023/1`);
	await seasons.getByRole("link", { name: /2026/ }).click();
	await expect(page.getByText("No episodes have been announced yet.")).toBeVisible();
	await expect(chosen).toHaveText(/2026/);
	await expect(page.getByRole("link", { name: "Watch Now" })).toHaveAttribute("href", `/watch/tv/${years}/2023/1`);
});

test.describe("a mark", () => {
	// React Router's, where a link is pressed while the page's data is loaded again.
	test.use({ expectedErrors: [/^AbortError: signal is aborted without reason/] });

	for (const who of ["signed in", "signed out"]) {
		test(`${who}, episode 0 opens, is marked, and goes on over the gap to the last that has aired`, async ({
			page,
			context,
			site,
		}) => {
			if (who === "signed in") await signIn(context, site, await givenAccount(site));
			await page.goto(`/tv/${pilot}`);
			await whenReady(page);
			await expect(page.getByRole("link", { name: "Watch Now" })).toHaveAttribute("href", `/watch/tv/${pilot}/1/0`);
			await page.getByRole("button", { name: "Mark S1E0 as watched" }).click();
			await expect(page.getByRole("link", { name: "Watch S1E1" })).toBeVisible();
			await page.getByRole("link", { name: "Play S1E0" }).click();
			for (const episode of [1, 2, 5, 6]) {
				await page.getByRole("link", { name: "Next Episode" }).click();
				await expect(page).toHaveURL(new RegExp(`/watch/tv/${pilot}/1/${episode}$`));
			}
			await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();
			await expect(page.getByRole("link", { name: "Next Episode" })).toHaveCount(0);
		});
	}
});
