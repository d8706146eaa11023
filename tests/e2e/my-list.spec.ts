import type { BrowserContext, Page } from "@playwright/test";
import { givenAccount, PASSWORD, signIn, whenReady } from "./accounts";
import { clientOf, type Entry, localHistory } from "./library";
import { expect, type Site, test } from "./test";

async function givenReader(site: Site, context: BrowserContext) {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	return { account, call: clientOf(site, account) };
}

function items(page: Page, list: "Continue Watching" | "Watch Later" | "Suggestions") {
	return page.getByRole("list", { name: list }).getByRole("listitem");
}

const FAILURES = { expectedErrors: [/Failed to load resource|net::ERR/] };

test("an empty history and an empty Watch Later show a message, and six samples are suggested", async ({
	page,
	context,
	site,
}) => {
	await givenReader(site, context);
	await page.goto("/my-list");
	await expect(page.getByText("Your personal entertainment collection")).toBeVisible();
	await expect(page.getByText("Nothing to continue")).toBeVisible();
	await expect(page.getByText("Start watching something to see it here")).toBeVisible();
	await expect(page.getByRole("link", { name: "Continue Watching 0 items" })).toHaveAttribute("aria-current", "page");
	await page.getByRole("link", { name: "Watch Later 0 items" }).click();
	await expect(page).toHaveURL(/\?tab=watchlater$/);
	await expect(page.getByText("No saved content")).toBeVisible();
	await expect(items(page, "Watch Later")).toHaveCount(0);
	await expect(items(page, "Suggestions")).toHaveCount(6);
	await expect(page.getByText("Sample", { exact: true })).toHaveCount(6);
});

test("a removed entry is deleted on the server too, and Undo restores it at its place", async ({
	page,
	context,
	site,
}) => {
	const { call } = await givenReader(site, context);
	for (const media_id of [603, 27205, 238]) {
		await call("POST", "watch-history", { media_id, media_type: "movie", position: 60, duration: 600 });
	}
	const before = await call<Entry[]>("GET", "watch-history");
	await page.goto("/my-list");
	await whenReady(page);
	await items(page, "Continue Watching").nth(1).hover();
	await page.getByRole("button", { name: "Options for Inception" }).click();
	await expect(page.getByRole("link", { name: "Add to a list" })).toHaveAttribute("href", /title=movie(:|%3A)27205$/);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Remove Inception" }).click();
	await expect(items(page, "Continue Watching")).toHaveCount(2);
	await expect(page.getByRole("link", { name: "Continue Watching 2 items" })).toBeVisible();
	await expect.poll(async () => (await call<Entry[]>("GET", "watch-history")).length).toBe(2);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(items(page, "Continue Watching").nth(1)).toContainText("Inception");
	const after = await call<Entry[]>("GET", "watch-history");
	expect(after.map(({ media_id, last_watched, position }) => ({ media_id, last_watched, position }))).toEqual(
		before.map(({ media_id, last_watched, position }) => ({ media_id, last_watched, position })),
	);
});

/** Movies by name, so that a list has filters. */
const OLDER = [
	[157336, "Interstellar"],
	[578, "Jaws"],
	[329, "Jurassic Park"],
	[313369, "La La Land"],
	[76341, "Mad Max: Fury Road"],
] as const;

test("its URL sorts and filters it, and several titles are removed at once and restored", async ({
	page,
	context,
	site,
}) => {
	const { call } = await givenReader(site, context);
	const byName = ["Inception", ...OLDER.map(([, name]) => name), "The Matrix"];
	const names = () => items(page, "Watch Later").getByRole("heading");
	for (const [media_id, media_type] of [
		...OLDER.map(([id]) => [id, "movie"]),
		[603, "movie"],
		[1396, "tv"],
		[27205, "movie"],
	]) {
		await call("POST", "watch-later", { media_id, media_type });
	}
	await page.goto("/my-list?tab=watchlater");
	await whenReady(page);
	await expect(names()).toHaveText([
		"Inception",
		"Breaking Bad",
		"The Matrix",
		...OLDER.map(([, name]) => name).reverse(),
	]);
	await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title");
	await expect(page).toHaveURL(/\/my-list\?tab=watchlater&sort=title$/);
	await expect(names()).toHaveText(["Breaking Bad", ...byName]);
	await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Movies" }).click();
	await expect(names()).toHaveText(byName);
	await page.reload();
	await whenReady(page);
	await expect(names()).toHaveText(byName);
	await expect(page.getByRole("link", { name: "Watch Later 8 items" })).toBeVisible();

	await page.getByRole("button", { name: "Select" }).click();
	await page.getByRole("checkbox", { name: "Select Inception" }).check();
	await page.getByRole("checkbox", { name: "Select The Matrix" }).check();
	await expect(page.getByText("2 titles selected")).toBeVisible();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(names()).toHaveText(OLDER.map(([, name]) => name));
	await expect.poll(async () => (await call<unknown[]>("GET", "watch-later")).length).toBe(6);
	await page.getByText("2 titles removed from Watch Later").getByRole("button", { name: "Undo" }).click();
	await expect(names()).toHaveText(byName);
	await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "All" }).click();
	await expect(names()).toHaveText(["Breaking Bad", ...byName]);
});

test("where copying is blocked, the list of selected titles stands above the buttons, which stay beside each other", async ({
	page,
	context,
	site,
}) => {
	await context.addInitScript(() => {
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	const { call } = await givenReader(site, context);
	for (const media_id of [603, 27205]) await call("POST", "watch-later", { media_id, media_type: "movie" });
	await page.goto("/my-list?tab=watchlater&select=1");
	await whenReady(page);
	await page.getByRole("checkbox", { name: "Select Inception" }).check();
	const share = page.getByRole("button", { name: "Share" });
	const remove = page.getByRole("button", { name: "Remove", exact: true });
	const before = await remove.boundingBox();
	await share.click();
	await expect(page.getByRole("textbox", { name: "List" })).toBeFocused();
	const [left, right] = [await share.boundingBox(), await remove.boundingBox()];
	expect([right?.x, right?.y]).toEqual([before?.x, left?.y]);
});

test("in a wide window the diary has two columns that end level; on a phone it begins in the upper third", async ({
	page,
	context,
	site,
}) => {
	const { call } = await givenReader(site, context);
	for (const media_id of [603, 27205, 238, 680, 278, 155, 157336, 13]) await call("POST", `watched/${media_id}/movie`);
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto("/watched");
	const diary = page.getByRole("list", { name: "What You Watched" });
	const places = diary.getByRole("button").evaluateAll((all) => all.map((button) => button.getBoundingClientRect().x));
	expect(Math.min(...(await places))).toBeLessThan(960);
	expect(Math.max(...(await places))).toBeGreaterThan(1600);
	const ends = await diary.evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().bottom)));
	expect(ends).toEqual([ends[0], ends[0]]);
	await page.setViewportSize({ width: 390, height: 844 });
	const first = await diary.getByRole("link").first().boundingBox();
	expect(first?.y).toBeLessThan(844 / 3);
	await page.goto("/my-list?tab=watchlater");
	const tabs = await page.getByRole("navigation", { name: "My List" }).boundingBox();
	expect(tabs?.y).toBeLessThan(844 / 5);
});

test("on a phone the filters of My List are behind one button, and the first title begins in the upper third", async ({
	page,
	context,
	site,
}) => {
	const { call } = await givenReader(site, context);
	for (const media_id of [603, 27205, 680, 278, 155, 157336, 238]) {
		await call("POST", "watch-later", { media_id, media_type: "movie" });
	}
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/my-list?tab=watchlater");
	await whenReady(page);
	const first = page.getByRole("link", { name: "Watch The Godfather" });
	expect((await first.boundingBox())?.y).toBeLessThan(844 / 3);
	await expect(page.getByRole("button", { name: "Select", exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	const search = await page.getByRole("searchbox", { name: "Search within this list" }).boundingBox();
	expect((search?.x ?? 0) * 2 + (search?.width ?? 0)).toBe(390);
	await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Under two hours" }).click();
	await expect(page).toHaveURL(/short=1/);
	await expect(page.getByRole("navigation", { name: "Show" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Filtered" })).toBeVisible();
});

test("with more than twelve titles, the next one replaces a removed one", async ({ page, context, site }) => {
	const { call } = await givenReader(site, context);
	for (const media_id of [603, 27205, 238, 680, 278, 155, 157336, 550, 13]) {
		await call("POST", "watch-history", { media_id, media_type: "movie" });
	}
	for (const media_id of [1396, 1399, 66732, 1668]) {
		await call("POST", "watch-history", { media_id, media_type: "tv" });
	}
	await page.goto("/my-list");
	await whenReady(page);
	await expect(items(page, "Continue Watching")).toHaveCount(12);
	await expect(page.getByRole("link", { name: "Watch The Matrix" })).toHaveCount(0);
	await page.getByRole("button", { name: "Remove Friends" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: "Watch The Matrix" })).toBeVisible();
	await expect(items(page, "Continue Watching")).toHaveCount(12);
});

test.describe("when the server rejects it", () => {
	test.use(FAILURES);

	test("a removed item comes back with a message that can be dismissed", async ({ page, context, site }) => {
		const { call } = await givenReader(site, context);
		await call("POST", "watch-history", { media_id: 603, media_type: "movie" });
		await call("POST", "watch-later", { media_id: 603, media_type: "movie" });
		await page.route("**/api/changes", (route) =>
			route.fulfill({ status: 500, json: { success: false, message: "" } }),
		);
		for (const tab of ["", "?tab=watchlater"]) {
			await page.goto(`/my-list${tab}`);
			await whenReady(page);
			await page.getByRole("button", { name: "Remove The Matrix" }).focus();
			await page.keyboard.press("Enter");
			await expect(page.getByText("Failed to remove item. Please try again.")).toBeVisible();
			await expect(page.getByRole("link", { name: "Watch The Matrix" })).toBeVisible();
			await page.getByRole("button", { name: "Dismiss" }).click();
			await expect(page.getByText("Failed to remove item. Please try again.")).toHaveCount(0);
		}
	});

	test("the toggle switches back and shows an error", async ({ page, context, site }) => {
		await givenReader(site, context);
		await page.route("**/api/changes", (route) =>
			route.fulfill({ status: 500, json: { success: false, message: "" } }),
		);
		await page.goto("/movie/603");
		await whenReady(page);
		await page.getByRole("button", { name: "Add to Watch Later" }).click();
		await expect(page.getByText("Failed to add item. Please try again.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Add to Watch Later" })).toBeVisible();
	});
});

test("on a phone a menu opens the details or removes the entry, and closes on a tap elsewhere", async ({
	page,
	context,
	site,
}) => {
	const { call } = await givenReader(site, context);
	await call("POST", "watch-history", { media_id: 603, media_type: "movie" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/my-list");
	await whenReady(page);
	const open = page.getByRole("button", { name: "Options for The Matrix" });
	await open.click();
	await expect(page.getByRole("link", { name: "View Details" })).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(page.getByRole("link", { name: "View Details" })).toBeHidden();
	await open.click();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(page.getByText("Nothing to continue")).toBeVisible();
	await expect.poll(() => call<Entry[]>("GET", "watch-history")).toEqual([]);
});

test("the Debug panel shows the visitor's own rows", async ({ page, context, site }) => {
	const { account, call } = await givenReader(site, context);
	await call("POST", "watch-history", { media_id: 603, media_type: "movie" });
	await page.goto("/my-list");
	await whenReady(page);
	await page.getByRole("button", { name: "Debug" }).click();
	const panel = page.getByRole("region", { name: "Watch History Debug Info" });
	await expect(panel).toContainText(account.id);
	await expect(panel.getByText("Total records").locator("+ dd")).toHaveText("1");
	await expect(panel.locator("pre")).toContainText('"media_id": "603"');
	await panel.getByRole("button", { name: "Close" }).click();
	await expect(panel).toHaveCount(0);
});

test("the toggle of a detail page saves a title, My List shows it, and the toggle removes it", async ({
	page,
	context,
	site,
}) => {
	await givenReader(site, context);
	await page.goto("/tv/1396/2/3");
	await whenReady(page);
	await page.getByRole("button", { name: "Add to Watch Later" }).click();
	const pressed = page.getByRole("button", { name: "Remove from Watch Later" });
	await expect(pressed).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).first().getByRole("link", { name: "My List" }).click();
	await page.getByRole("link", { name: "Watch Later 1 item" }).click();
	const card = items(page, "Watch Later").first();
	await expect(card).toContainText("Start: S2E3");
	await expect(card).toContainText("2008");
	await expect(card).toContainText(/Added \w+ \d+, \d{4}/);
	await expect(card.getByRole("link", { name: "Watch Breaking Bad" })).toHaveAttribute("href", "/watch/tv/1396/2/3");
	await card.getByRole("link", { name: "Breaking Bad", exact: true }).click();
	await pressed.click();
	await expect(page.getByRole("button", { name: "Add to Watch Later" })).toBeVisible();
	// The server has it once the message is there.
	await expect(page.getByText("Breaking Bad removed from Watch Later")).toBeVisible();
	await page.goto("/my-list?tab=watchlater");
	await expect(page.getByText("No saved content")).toBeVisible();
	await expect(page.getByText("Add movies and shows to watch them later")).toBeVisible();
});

test("cards have the toggle too, and show what was saved elsewhere", async ({ page, context, site }) => {
	const { call } = await givenReader(site, context);
	await page.goto("/");
	await whenReady(page);
	const card = page.getByRole("region", { name: "Popular Movies" }).getByRole("listitem").first();
	await card.hover();
	const toggle = card.getByRole("button", { name: /Watch Later$/ });
	const name = (await toggle.getAttribute("aria-label")) ?? "";
	await toggle.click();
	await expect(toggle).toHaveAccessibleName(name.replace("Add", "Remove").replace(" to Watch", " from Watch"));
	await expect.poll(async () => (await call<unknown[]>("GET", "watch-later")).length).toBe(1);
	await page.reload();
	await page.mouse.move(5, 5);
	await expect(toggle).toHaveAccessibleName(/^Remove /);
});

test("signed out, cards have no toggle", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("button", { name: /Watch Later$/ })).toHaveCount(0);
});

test("suggestions can be removed until none is left", async ({ page, context, site }) => {
	await givenReader(site, context);
	await page.goto("/my-list?tab=watchlater");
	await whenReady(page);
	await page.getByRole("button", { name: "Remove Inception" }).focus();
	await page.keyboard.press("Enter");
	await expect(items(page, "Suggestions")).toHaveCount(5);
	for (let left = 5; left > 0; left--) {
		await expect(items(page, "Suggestions")).toHaveCount(left);
		await page
			.getByRole("button", { name: /^Remove / })
			.first()
			.press("Enter");
	}
	await expect(page.getByRole("heading", { name: "Suggestions" })).toHaveCount(0);
	await expect
		.poll(async () => (await page.request.get("/my-list?tab=watchlater")).text())
		.not.toContain("Suggestions");
	await page.reload();
	await expect(page.getByText("No saved content")).toBeVisible();
});

test.describe("Settings", () => {
	const NOW = Date.now();
	const HISTORY = [
		{ kind: "open", mediaType: "movie", id: 603, season: 1, episode: 1, at: NOW },
		{ kind: "open", mediaType: "tv", id: 1396, season: 2, episode: 3, at: NOW - 5000 },
	];
	const LIBRARY = JSON.stringify({ "": { changes: HISTORY, cards: {} } });

	test("migrates the history of browser storage, after a confirmation", async ({ page, context, site }) => {
		const { call } = await givenReader(site, context);
		await page.goto("/settings?tab=security");
		await whenReady(page);
		await page.evaluate((text) => localStorage.setItem("marquee.library", text), LIBRARY);
		await page.getByRole("button", { name: "Migrate to Database" }).click();
		const question = page.getByRole("alertdialog");
		await expect(question).toContainText(
			"This will migrate your localStorage watch history to the database for cross-device syncing. Continue?",
		);
		await question.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByText("Migration completed: 2 items migrated, 0 skipped")).toBeVisible();
		await expect(
			page.getByText("Watch history migrated successfully! Your data is now synced across devices."),
		).toBeVisible();
		expect(await call<Entry[]>("GET", "watch-history")).toMatchObject([
			{ media_id: "603" },
			{ media_id: "1396", season: 2, episode: 3 },
		]);
		expect(await localHistory(page)).toEqual([]);
	});

	test.describe("while the server is down", () => {
		test.use(FAILURES);

		test("shows an error and does not change the list", async ({ page, context, site }) => {
			await givenReader(site, context);
			await context.route("**/api/changes", (route) => route.abort());
			await page.goto("/settings?tab=security");
			await whenReady(page);
			await page.evaluate((text) => localStorage.setItem("marquee.library", text), LIBRARY);
			await page.getByRole("button", { name: "Migrate to Database" }).click();
			await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
			await expect(page.getByText("Failed to migrate watch history")).toBeVisible();
			await context.unroute("**/api/changes");
			await context.route("**/api/changes", (route) => route.fulfill({ status: 500 }));
			await page.getByRole("button", { name: "Migrate to Database" }).click();
			await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
			await expect(page.getByText("Migration failed")).toBeVisible();
			expect(await localHistory(page)).toHaveLength(2);
		});
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor saves a title, finds it in My List and removes it", async ({ page, site }) => {
		const { username } = await givenAccount(site);
		await page.goto("/movie/603");
		await page.getByRole("button", { name: "Add to Watch Later" }).click();
		await page.getByRole("textbox", { name: /email or username/i }).fill(username);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByRole("main").getByRole("button", { name: "Login" }).click();
		await page.getByRole("button", { name: "Add to Watch Later" }).click();
		await expect(page.getByRole("button", { name: "Remove from Watch Later" })).toBeVisible();
		await page.goto("/my-list");
		await page.getByRole("link", { name: "Watch Later 1 item" }).click();
		await items(page, "Watch Later").first().hover();
		await page.getByRole("button", { name: "Remove The Matrix" }).click();
		await expect(page.getByText("No saved content")).toBeVisible();
		await page.getByRole("button", { name: "Debug" }).click();
		await expect(page.getByRole("heading", { name: "Watch History Debug Info" })).toBeVisible();
	});

	test("a form that is refused is followed by the reason", async ({ page, context, site }) => {
		await givenReader(site, context);
		const form = { intent: "save", media_type: "movie", media_id: "999999999" };
		const refused = await page.request.post("/movie/603", { form, headers: { origin: site.url } });
		expect(refused.status()).toBe(404);
		expect(await refused.text()).toContain("This title does not exist");
	});

	test("a long list is searched by a form, and one press shows all of it", async ({ page, context, site }) => {
		const { call } = await givenReader(site, context);
		for (const media_id of [603, 27205, 238, 680, 278, 155, 157336, 550, 13]) {
			await call("POST", "watch-later", { media_id, media_type: "movie" });
		}
		for (const media_id of [1396, 1399, 66732, 1668]) {
			await call("POST", "watch-later", { media_id, media_type: "tv" });
		}
		await page.goto("/my-list?tab=watchlater");
		await page.getByRole("searchbox", { name: "Search within this list" }).fill("the");
		await page.getByRole("searchbox", { name: "Search within this list" }).press("Enter");
		await page.getByRole("combobox", { name: "Genre" }).selectOption("Crime");
		await page.getByRole("button", { name: "Apply" }).click();
		const names = items(page, "Watch Later").getByRole("heading");
		await expect(names).toHaveText(["The Dark Knight", "The Shawshank Redemption", "The Godfather"]);
		await page.getByRole("link", { name: "Under two hours" }).click();
		await expect(page.getByText("No title is all of this: “the”, Crime, Under two hours.")).toBeVisible();
		await page.getByRole("link", { name: "Show All" }).click();
		await expect(names).toHaveCount(13);
	});

	test("My List is sorted, and several titles are removed together", async ({ page, context, site }) => {
		const { call } = await givenReader(site, context);
		for (const media_id of [603, 27205, ...OLDER.map(([id]) => id)])
			await call("POST", "watch-history", { media_id, media_type: "movie" });
		await page.goto("/my-list");
		await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title");
		await page.getByRole("button", { name: "Apply" }).click();
		const names = items(page, "Continue Watching").getByRole("heading");
		await expect(names).toHaveText(["Inception", ...OLDER.map(([, name]) => name), "The Matrix"]);
		await page.getByRole("button", { name: "Select" }).click();
		await page.getByRole("checkbox", { name: "Select Inception" }).check();
		await page.getByRole("checkbox", { name: "Select The Matrix" }).check();
		await page.getByRole("button", { name: "Remove", exact: true }).click();
		await expect(names).toHaveText(OLDER.map(([, name]) => name));
	});
});
