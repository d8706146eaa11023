import { freshAddress, givenAccount, PASSWORD, signIn, whenReady } from "./accounts";
import { focused, press } from "./keys";
import { expect, settle, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), viewport: { width: 1280, height: 800 } });

test("the keyboard is enough to skip to the content, browse, open, watch, switch the server and sign in", async ({
	page,
	site,
}) => {
	const account = await givenAccount(site);
	await page.goto("/movies");
	await whenReady(page);
	const skip = page.getByRole("link", { name: "Skip to content" });
	await press(page, "Tab", skip, 2);
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await press(page, "Tab", page.getByRole("link", { name: "All Movies" }), 3);

	await press(page, "Tab", page.getByRole("link", { name: "Top Rated" }), 4);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/chip=top_rated/);
	const card = page.getByRole("list", { name: "Titles" }).getByRole("link").first();
	await press(page, "Tab", card);
	const name = (await card.locator(".card-name").textContent()) ?? "";
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await press(page, "Tab", page.getByRole("link", { name: "Watch Now" }));

	const more = page.getByRole("button", { name: "More", exact: true });
	await press(page, "Tab", more, 5);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: "WhatsApp" })).toBeHidden();
	await expect(more).toBeFocused();
	await press(page, "Shift+Tab", page.getByRole("link", { name: "Watch Now" }), 5);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/watch\/movie\/\d+$/);

	const server = page.getByRole("button", { name: /^Trailer / });
	await page.getByRole("heading", { name: "Streaming Servers" }).waitFor();
	await press(page, "Tab", server, 60);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/server=2/);
	await expect(server).toHaveAccessibleName(/Currently Active/);
	await expect(server).toBeFocused();

	const login = page.getByRole("banner").getByRole("link", { name: "Login" });
	await press(page, "Shift+Tab", login, 60);
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Login" });
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(login).toBeFocused();
	await page.keyboard.press("Enter");
	await press(page, "Tab", dialog.getByLabel("Email or Username"), 4);
	await page.keyboard.type(account.email);
	await press(page, "Tab", dialog.getByLabel("Password", { exact: true }), 2);
	await page.keyboard.type(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: `Account of ${account.username}` })).toBeVisible();
});

test("a television's remote reaches rows, cards, an episode and the player servers by arrows and Enter", async ({
	page,
}) => {
	await page.goto("/");
	await whenReady(page);
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => focused(page)).toBe("Watch Now");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("link", { name: "More Info" })).toBeFocused();
	async function moveDownTo(name: string) {
		const card = page.getByRole("region", { name }).locator("li a:focus");
		await page.keyboard.press("ArrowDown");
		await expect(card).toBeInViewport();
		return card;
	}
	const card = await moveDownTo("Trending Now");
	for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
	await expect(card).toBeInViewport({ ratio: 0.9 });
	await moveDownTo("Browse by picture");
	await moveDownTo("Popular Movies");
	await moveDownTo("Trending TV Shows");
	const shows = page.getByRole("region", { name: "Trending TV Shows" });
	await press(page, "ArrowLeft", shows.getByRole("listitem").first().getByRole("link"), 12);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/tv\/\d+$/);

	await expect(page.getByRole("heading", { name: "Episodes" })).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => focused(page)).toBe("Watch Now");
	const episode = page.locator("ol a:focus");
	for (let step = 0; step < 6 && (await episode.count()) === 0; step++) await page.keyboard.press("ArrowDown");
	await expect(episode).toBeInViewport();
	for (let step = 0; step < 8 && (await focused(page)) !== "Watch Now"; step++) await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/watch\/tv\//);

	// The film plays: Enter pauses it, and the arrows move the focus out of the player.
	const toggle = page.frameLocator("iframe").locator("[data-part=toggle]");
	await expect(toggle).toBeFocused();
	await expect(toggle).toHaveAccessibleName("Pause");
	await page.keyboard.press("Enter");
	await expect(toggle).toHaveAccessibleName("Play");
	// With a remote the film fills the screen.
	await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
	await page.keyboard.press("Escape");
	await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("main :focus:not(iframe)")).toBeVisible();
	const other = page.getByRole("button", { name: /^Trailer / });
	for (let step = 0; step < 12 && !/^(?:Marquee Player|Trailer)/.test(await focused(page)); step++) {
		await page.keyboard.press("ArrowDown");
	}
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("button", { name: /^Marquee Player/ })).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(other).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(other).toHaveAccessibleName(/Currently Active/);
});

test("down goes to the card below in every column, and left of the first card is the row's heading", async ({
	page,
}) => {
	await page.goto("/");
	await whenReady(page);
	const cards = page.getByRole("region", { name: "Popular Movies" }).locator("li a");
	for (const column of [0, 1, 2]) {
		await cards.nth(column).focus();
		const { x: left } = (await cards.nth(column).boundingBox())!;
		await page.keyboard.press("ArrowDown");
		const below = page.getByRole("region", { name: "Trending TV Shows" }).locator("li a:focus");
		await expect(below).toBeInViewport();
		expect((await below.boundingBox())!.x).toBe(left);
		await page.keyboard.press("ArrowUp");
		await expect(cards.nth(column)).toBeFocused();
	}
	await page.getByRole("region", { name: "Trending Now" }).locator("li a").first().focus();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("link", { name: "All TV shows" })).toBeFocused();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("link", { name: "All movies" })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("region", { name: "Trending Now" }).locator("li a:focus")).toBeInViewport();
});

test("down goes through a panel before it leaves it: from Refresh Servers to the servers", async ({ page }) => {
	await page.goto("/watch/tv/1396/1/3");
	await whenReady(page);
	// The player takes the focus when it is ready.
	await expect(page.locator("iframe")).toBeFocused();
	const refresh = page.getByRole("button", { name: "Refresh Servers" });
	await refresh.focus();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("button", { name: /^Trailer / })).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(refresh).toBeFocused();
});

test("down goes through the main part of a page before the footer", async ({ page, site, context }) => {
	await signIn(context, site, await givenAccount(site));
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto("/my-list");
	await whenReady(page);
	const empty = page.getByRole("link", { name: "Find something to watch" });
	await page.getByRole("link", { name: /^Watch Later/ }).focus();
	await expect(empty).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(empty).toBeFocused();
});

test("up from the top of a page goes to the navigation and scrolls to the top, not to the skip link", async ({
	page,
}) => {
	for (const url of ["/", "/movie/603"]) {
		await page.goto(url);
		await whenReady(page);
		await page.evaluate(() => window.scrollTo(0, 265));
		await page.getByRole("main").getByRole("link", { name: "Watch Now" }).first().focus();
		await page.keyboard.press("ArrowUp");
		await expect(page.locator(".site-header a:focus")).toBeVisible();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	}
});

test("the Tab key goes from row to row and to the card's own button, and arrow keys move inside a row", async ({
	page,
	context,
	site,
}) => {
	await signIn(context, site, await givenAccount(site));
	await page.goto("/");
	await whenReady(page);
	const row = page.getByRole("region", { name: "Popular Movies" });
	const next = page.getByRole("region", { name: "Trending TV Shows" });
	const cards = row.getByRole("listitem");
	const count = await cards.count();
	const card = (index: number) => row.getByRole("listitem").nth(index).getByRole("link");
	const heading = row.getByRole("link", { name: /See all$/ });
	await heading.focus();
	await page.keyboard.press("Tab");
	await expect(next.locator("li [tabindex='-1']").first()).toBeAttached();
	await heading.focus();
	await page.keyboard.press("Tab");
	await expect(card(0)).toBeFocused();
	for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
	await expect(card(3)).toBeFocused();
	await page.keyboard.press("Tab");
	const save = row
		.getByRole("listitem")
		.nth(3)
		.getByRole("button", { name: /Watch Later$/ });
	await expect(save).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(save).toHaveAccessibleName(/^Remove /);
	const undo = page.getByRole("button", { name: "Undo" });
	await expect(undo).toBeVisible();
	await expect(async () => {
		await page.keyboard.press("Escape");
		await expect(undo).toBeHidden({ timeout: 500 });
	}, "Escape closes the message, to whose button the Tab key would lead").toPass();
	await page.keyboard.press("Tab");
	await expect(
		row
			.getByRole("listitem")
			.nth(3)
			.getByRole("button", { name: /: not for me$/ }),
	).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(
		row
			.getByRole("listitem")
			.nth(3)
			.getByRole("button", { name: /to a list$/ }),
	).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(next.getByRole("link", { name: /See all$/ })).toBeFocused();
	for (const key of ["Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) await page.keyboard.press(key);
	await expect(card(3)).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(heading).toBeFocused();
	await expect(cards.getByRole("link")).toHaveCount(count);
});

test("who uses the Tab key is at a desk: arrow keys change no size, and Watch Now does not fill the screen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto("/");
	await whenReady(page);
	const cards = page.getByRole("region", { name: "Popular Movies" }).locator("li a");
	await page.keyboard.press("Tab");
	await expect(cards.nth(1)).toHaveAttribute("tabindex", "-1");
	await cards.first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(cards.nth(1)).toBeFocused();
	await expect(page.locator("html")).not.toHaveAttribute("data-remote");
	await page.keyboard.press("Enter");
	await press(page, "Tab", page.getByRole("main").getByRole("link", { name: "Watch Now" }));
	await page.keyboard.press("Enter");
	await expect(page.frameLocator("iframe").locator("[data-part=toggle]")).toBeFocused();
	expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test("arrow keys leave the size of text as it is where there is a mouse and no wide screen", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	await page.getByRole("link", { name: "All Movies" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("link", { name: "Trending" })).toBeFocused();
	await expect(page.locator("html")).not.toHaveAttribute("data-remote");
});

test("shortcuts open pages, are listed in a dialog, and can be turned off", async ({ page }) => {
	await page.goto("/privacy");
	await whenReady(page);
	await page.keyboard.press("g");
	await page.keyboard.press("m");
	await expect(page).toHaveURL(/\/movies$/);
	await page.keyboard.press("?");
	const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await expect(sheet).toBeVisible();
	await sheet.getByRole("checkbox", { name: "Use letters and symbols as shortcuts" }).uncheck();
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await page.keyboard.press("?");
	await page.keyboard.press("/");
	await page.keyboard.press("g");
	await page.keyboard.press("h");
	await settle(page);
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/\/movies$/);
	await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
	await sheet.getByRole("checkbox").check();
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await page.keyboard.press("?");
	await expect(sheet).toBeVisible();
});

test("the scripts of arrow keys and of the shortcut sheet are not loaded before they are needed", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto("/");
	await whenReady(page);
	expect(scripts.filter((url) => /interaction-parts/.test(url))).toEqual([]);
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => scripts.filter((url) => /interaction-parts/.test(url))).toHaveLength(1);
});
