import { givenAccount, signIn, whenReady } from "./accounts";
import { clientOf } from "./library";
import { expect, test } from "./test";

const SHOW = { media_id: "1396", media_type: "tv" };

test("a show's page names and plays the next episode, however many others were opened", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	const call = clientOf(site, account);
	await signIn(context, site, account);
	await call("POST", "watch-history", { ...SHOW, season: 2, episode: 4, position: 900, duration: 2820 });
	await call("POST", "watch-history", { ...SHOW, season: 1, episode: 1 });

	await page.goto("/tv/1396");
	await expect(page.getByRole("link", { name: "Resume", exact: true })).toHaveAttribute("href", "/watch/tv/1396/2/4");
	await expect(page.getByText(/^S2E4: .+ · 32\smin\sleft$/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Start over" })).toHaveAttribute("href", "/watch/tv/1396/2/4?t=0");
	await expect(page.getByRole("list", { name: "Seasons" }).locator("[aria-current=true]")).toHaveText("Season 2");
	await expect(page.getByRole("link", { name: "Resume S2E4" })).toHaveAttribute("href", "/watch/tv/1396/2/4");

	await call("POST", "watch-history", { ...SHOW, season: 2, episode: 4, position: 2700, duration: 2820 });
	await page.goto("/tv/1396");
	await expect(page.getByRole("link", { name: "Watch S2E5" })).toHaveAttribute("href", "/watch/tv/1396/2/5");
	await page.setViewportSize({ width: 768, height: 1024 });
	const besides = ["Mark S2E5 watched", "Add a note", "Add to a list"].map((name) => page.getByText(name).first());
	const tops = await Promise.all(besides.map(async (button) => (await button.boundingBox())?.y ?? 0));
	expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
	await page.goto("/my-list");
	await expect(page.getByRole("link", { name: "Watch Breaking Bad" })).toHaveAttribute("href", "/watch/tv/1396/2/5");
});

test("the button names the chosen episode, and its picture plays it", async ({ page }) => {
	await page.goto("/tv/1396/1/2");
	await expect(page.getByRole("link", { name: "Watch S1E2" })).toHaveAttribute("href", "/watch/tv/1396/1/2");
	await page.getByRole("link", { name: /^3\. / }).click();
	await expect(page).toHaveURL(/\/tv\/1396\/1\/3$/);
	await expect(page.getByRole("link", { name: "Watch S1E3" })).toBeVisible();
	await expect(page.getByText("Selected")).toHaveCount(1);
	await page.getByRole("link", { name: "Play S1E4" }).click();
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/4$/);
});

for (const who of ["signed in", "signed out"]) {
	test(`${who}, an episode, a season, a show and a movie are marked as watched with one press, and Undo takes it back`, async ({
		page,
		context,
		site,
	}) => {
		if (who === "signed in") await signIn(context, site, await givenAccount(site));
		await page.goto("/tv/1396");
		await whenReady(page);
		const besidePlay = page.getByRole("link", { name: "Trailer", exact: true });
		const place = await besidePlay.boundingBox();
		await page.getByRole("button", { name: "Mark S1E1 as watched" }).click();
		await expect(page.getByRole("link", { name: "Watch S1E2" })).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();

		await page.getByTitle("Mark Season 1 as watched").click();
		await expect(page.getByRole("radio", { name: "I don't know when" })).toBeChecked();
		await page.getByRole("button", { name: "Mark as watched", exact: true }).click();
		await expect(page.getByRole("link", { name: "Watch S2E1" })).toBeVisible();
		await expect(page.getByRole("list", { name: "Seasons" }).locator("[aria-current=true]")).toHaveText("Season 1");
		await expect(page.getByRole("button", { name: "Season watched" })).toBeVisible();
		await expect(page.getByText("7 of 7 watched")).toBeVisible();
		await page.getByRole("button", { name: "Mark Breaking Bad as watched" }).click();
		await page.getByRole("radio", { name: "Today" }).check();
		await page.getByRole("button", { name: "Mark as watched", exact: true }).click();
		await expect(page.getByRole("link", { name: "Watch Again" })).toHaveAttribute("href", "/watch/tv/1396/1/1");
		await page.evaluate(() => window.scrollTo(0, 0));
		expect(await besidePlay.boundingBox()).toEqual(place);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByRole("link", { name: "Watch S2E1" })).toBeVisible();

		await page.goto("/movie/27205");
		await whenReady(page);
		await page.getByRole("button", { name: "Mark Inception as watched" }).click();
		await expect(page.getByRole("link", { name: "Watch Again" })).toBeVisible();
		await page.getByRole("button", { name: "Mark Inception as not watched" }).click();
		await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
	});
}

for (const who of ["signed in", "signed out"]) {
	test(`${who}, a finished show is watched again from the start: its episodes are open again, until that is taken back`, async ({
		page,
		context,
		site,
	}) => {
		if (who === "signed in") await signIn(context, site, await givenAccount(site));
		await page.goto("/tv/1396");
		await whenReady(page);
		await page.getByRole("button", { name: "Mark Breaking Bad as watched" }).click();
		await page.getByRole("button", { name: "Mark as watched", exact: true }).click();
		await page.getByRole("button", { name: "Watch again from the start" }).click();
		await expect(page.getByText("Breaking Bad starts again.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Watch Now" })).toHaveAttribute("href", "/watch/tv/1396/1/1");
		await expect(page.getByRole("button", { name: "Mark S1E1 as watched" })).toBeVisible();

		await page.getByRole("button", { name: "Go back to watched" }).click();
		await expect(page.getByRole("link", { name: "Watch Again" })).toBeVisible();
		await page.getByRole("button", { name: "Watch again from the start" }).click();
		await page.getByRole("button", { name: "Mark S1E1 as watched" }).click();
		await expect(page.getByRole("link", { name: "Watch S1E2" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Go back to watched" })).toHaveCount(0);
		await page.goto("/my-list");
		await expect(page.getByRole("link", { name: "Watch Breaking Bad" })).toHaveAttribute("href", "/watch/tv/1396/1/2");
	});
}

for (const how of ["the pointer", "no scripts"]) {
	test(`with ${how}, a press that would remove dated plays asks first, and says which`, async ({
		browser,
		site,
		expectedErrors,
	}) => {
		// The refusal that it asks about.
		expectedErrors.push(/status of 409/);
		const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: how === "the pointer" });
		const page = await context.newPage();
		const account = await givenAccount(site);
		await signIn(context, site, account);
		const headers = { authorization: `Bearer ${account.token}` };
		for (const watched_at of ["2024-05-06", "2020-03-01"]) {
			const data = { media_type: "movie", media_id: "27205", watched_at };
			await page.request.post(`${site.url}/api/plays`, { headers, data });
		}
		// Entered long ago: what one has just pressed is taken back unasked.
		const db = await site.miniflare.getD1Database("DB");
		await db.prepare("UPDATE plays SET added_at = added_at - 3600000").run();
		await page.goto("/movie/27205");
		if (how === "the pointer") await whenReady(page);
		await page.getByRole("button", { name: "Mark Inception as not watched" }).click();
		if (how === "the pointer") {
			const question = page.getByRole("alertdialog");
			await expect(question).toContainText("2 plays: May 6, 2024; and March 1, 2020.");
			await question.getByRole("button", { name: "Cancel" }).click();
			await expect(page.getByRole("link", { name: "Watch Again" })).toBeVisible();
			await page.getByRole("button", { name: "Mark Inception as not watched" }).click();
			await question.getByRole("button", { name: "Remove 2 plays" }).click();
			await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
			await page.getByRole("button", { name: "Undo" }).click();
			await expect(page.getByRole("link", { name: "Watch Again" })).toBeVisible();
		} else {
			await expect(page.getByText("Remove all of these plays?")).toBeVisible();
			await expect(page.getByText("May 6, 2024").first()).toBeVisible();
			await page.getByRole("button", { name: "Remove them" }).click();
			await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
		}
		await context.close();
	});
}

test("one press on its card marks what comes next, by arrow keys too: the card goes on in its place, and Undo takes it back", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	const call = clientOf(site, account);
	await signIn(context, site, account);
	for (const [id, season, episode] of [
		[1396, 2, 4],
		[1668, 1, 1],
		[19885, 1, 1],
	]) {
		await call("POST", `watched/${id}/tv`, { season, episode });
	}
	await page.goto("/");
	await whenReady(page);
	const row = page.getByRole("region", { name: "Up Next" });
	await expect(row.getByRole("listitem")).toContainText(["Friends", "Breaking Bad"]);
	await row.getByRole("link", { name: /Breaking Bad/ }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(row.getByRole("button", { name: "Mark Breaking Bad S2E5 as watched" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByText("S2E5 watched")).toBeVisible();
	await expect(row.getByRole("button", { name: "Mark Breaking Bad S2E6 as watched" })).toBeFocused();
	await expect(row.getByRole("listitem")).toContainText(["Friends", "Breaking Bad"]);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(row.getByRole("button", { name: "Mark Breaking Bad S2E5 as watched" })).toBeVisible();

	await page.getByRole("button", { name: "Mark Sherlock S1E2 as watched" }).click();
	await expect(page.getByRole("link", { name: "Watch S1E3" })).toBeVisible();
	await page.goto("/tv/1668");
	await page.getByRole("button", { name: "Mark S1E2 watched" }).click();
	await expect(page.getByRole("link", { name: "Watch S1E3" })).toBeVisible();
	await page.goto("/my-list");
	await page.getByRole("button", { name: "Mark Friends S1E3 as watched" }).click();
	await expect(page.getByRole("button", { name: "Mark Friends S1E4 as watched" })).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the button of a card of Home marks what comes next", async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		await clientOf(site, account)("POST", "watched/1396/tv", { season: 2, episode: 4 });
		await page.goto("/");
		await page.getByRole("button", { name: "Mark Breaking Bad S2E5 as watched" }).click();
		await expect(page).toHaveURL(/\/$/);
		await expect(page.getByRole("link", { name: "Watch S2E6" })).toBeVisible();
	});
});
