import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, newcomer, PASSWORD, signIn, whenReady } from "./accounts";
import { focused, press } from "./keys";
import { expect, expectFits, settle, test } from "./test";

test.use({
	extraHTTPHeaders: freshAddress(),
	viewport: { width: 1920, height: 1080 },
	// Of the journey that loads no scripts.
	expectedErrors: [/ERR_FAILED/],
});

/** Pixels on a screen of 1920 by 1080. */
const READABLE = 24;

/** Texts on the screen in smaller letters than a television's. */
function listSmallTexts(page: Page): Promise<string[]> {
	return page.evaluate((readable) => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const names = new Set<string>();
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const isShown = element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
			if (!element || !node.textContent?.trim() || !isShown || element.closest("noscript, option, .sr-only")) continue;
			const size = Number.parseFloat(getComputedStyle(element).fontSize);
			if (size < readable) names.add(`${size} ${element.className}: ${node.textContent.slice(0, 40)}`);
		}
		return [...names];
	}, READABLE);
}

const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary";
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Follows every arrow from every control of the page, and tells which it does not reach or cannot leave. */
async function walkByArrows(page: Page): Promise<{ missed: string[]; stuck: string[] }> {
	const names = await page.evaluate((selector) => {
		const controls = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)];
		const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
		return shown.map((control, index) => {
			control.dataset.walked = String(index);
			return `${control.tagName} ${control.ariaLabel ?? control.textContent?.trim()} ${control.getAttribute("name") ?? ""}`;
		});
	}, CONTROLS);
	const at = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.walked ?? -1));
	const reached = new Set([await at()]);
	const stuck: string[] = [];
	for (const from of reached) {
		if (from < 0) continue;
		let isLeft = false;
		for (const key of ARROWS) {
			await page.locator(`[data-walked="${from}"]`).focus();
			await page.keyboard.press(key);
			const to = await at();
			isLeft ||= to !== from;
			reached.add(to);
		}
		if (!isLeft) stuck.push(names[from]!);
	}
	return { missed: names.filter((_, index) => !reached.has(index)), stuck };
}

for (const path of [
	...["/", "/movies", "/search?q=the", "/pictures", "/movie/27205", "/tv/1396/2/1", "/watch/tv/1396/1/3"],
	...["/person/1205223831", "/collection/1752451833", "/my-list", "/my-list?tab=watchlater", "/watched", "/settings"],
]) {
	test(`no text of ${path} is below ${READABLE} pixels once arrow keys are used, and the page fits`, async ({
		page,
		context,
		site,
	}) => {
		await signIn(context, site, await givenAccount(site));
		await page.goto(path);
		await whenReady(page);
		await expect(page.locator("html")).not.toHaveAttribute("data-remote");
		await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).focus();
		await page.keyboard.press("ArrowRight");
		await expect(page.locator("html")).toHaveAttribute("data-remote");
		await expect.poll(() => listSmallTexts(page)).toEqual([]);
		await expectFits(page, path);
	});
}

test("a television stays one at a reload and in later documents, from before their scripts on, until a mouse moves", async ({
	page,
}) => {
	const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
	await page.goto("/");
	await whenReady(page);
	expect(await size()).toBeLessThan(READABLE);
	await page.keyboard.press("ArrowDown");
	await expect.poll(size).toBe(READABLE);
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	for (const path of ["/", "/movie/27205", "/my-list"]) {
		await page.goto(path);
		expect(await size(), path).toBe(READABLE);
	}
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.goto("/");
	expect(await size()).toBeLessThan(READABLE);
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.unroute(/\/assets\/.*\.js$/);
	await page.goto("/movies");
	await whenReady(page);
	expect(await size()).toBe(READABLE);
	await page.mouse.move(300, 300);
	await page.mouse.move(400, 400);
	await expect.poll(size).toBeLessThan(READABLE);
	await page.reload();
	expect(await size()).toBeLessThan(READABLE);
});

test("a title opens with the focus on Watch Now, and Back returns to its card", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	await page.keyboard.press("ArrowDown");
	await expect.poll(() => focused(page)).toBe("Watch Now");
	await page.keyboard.press("ArrowDown");
	const card = page.getByRole("region", { name: "Trending Now" }).locator("li a:focus");
	const name = await card.locator(".card-name").innerText();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/(movie|tv)\/\d+$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeFocused();
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeInViewport({ ratio: 1 });
	await page.goBack();
	await expect(card.locator(".card-name")).toHaveText(name);
});

test("after a film Back returns to its card at the same place, below what Home now begins with", async ({ page }) => {
	await page.goto("/");
	await whenReady(page);
	await page.keyboard.press("ArrowDown");
	await expect.poll(() => focused(page)).toBe("Watch Now");
	const card = page.getByRole("region", { name: "Trending TV Shows" }).locator("li a:focus");
	for (let step = 0; step < 4; step++) {
		await page.keyboard.press("ArrowDown");
		await expect(page.locator("main li a:focus")).toBeInViewport({ ratio: 1 });
	}
	await settle(page);
	const { y: before } = (await card.boundingBox())!;
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeFocused();
	const title = page.url();
	await page.keyboard.press("Enter");
	await expect(page.frameLocator("iframe").getByRole("button", { name: "Pause" })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(title);
	await page.goBack();
	await expect(page.getByRole("region", { name: "Continue Watching" })).toBeAttached();
	await expect.poll(async () => Math.abs((await card.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
});

test("a remote signs up in a dialog and opens Settings by arrows and Enter", async ({ page }) => {
	const { username, email } = newcomer();
	await page.goto("/");
	await whenReady(page);
	const header = page.getByRole("banner");
	await page.keyboard.press("ArrowDown");
	await expect.poll(() => focused(page)).toBe("Watch Now");
	await page.keyboard.press("ArrowUp");
	await press(page, "ArrowRight", header.getByRole("link", { name: "Login" }));
	await page.keyboard.press("Enter");
	const login = page.getByRole("dialog", { name: "Login" });
	await expect(login).toBeVisible();
	await press(page, "ArrowDown", login.getByRole("button", { name: "Login" }), 5);
	await press(page, "ArrowDown", login.getByRole("link", { name: "Create new account" }), 1);
	await page.keyboard.press("Enter");

	const dialog = page.getByRole("dialog", { name: "Sign Up" });
	await expect(dialog).toBeVisible();
	await press(page, "ArrowDown", dialog.getByLabel("Username"), 3);
	await page.keyboard.type(username);
	await press(page, "ArrowDown", dialog.getByLabel("Email"), 1);
	await page.keyboard.type(email);
	await press(page, "ArrowDown", dialog.getByLabel("Password", { exact: true }), 2);
	await page.keyboard.type(PASSWORD);
	await press(page, "ArrowRight", dialog.getByRole("button", { name: "Show password" }), 1);
	await page.keyboard.press("ArrowLeft");
	await press(page, "ArrowDown", dialog.getByLabel("Confirm Password"), 1);
	await page.keyboard.type(PASSWORD);
	await press(page, "ArrowDown", dialog.getByRole("checkbox"), 1);
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("checkbox")).toBeChecked();
	await press(page, "ArrowDown", dialog.getByRole("button", { name: "Sign Up" }), 2);
	await page.keyboard.press("Enter");
	const account = page.getByRole("button", { name: `Account of ${username}` });
	await expect(account).toBeVisible();
	await expect(dialog).toBeHidden();
	// The link that opened the dialog is gone.
	await expect(page.locator("main :focus-visible")).toBeInViewport();

	await page.keyboard.press("ArrowUp");
	await press(page, "ArrowRight", account);
	await page.keyboard.press("Enter");
	await press(page, "ArrowDown", page.locator("#user-menu").getByRole("link", { name: "Settings" }), 5);
	await page.keyboard.press("Enter");
	const tabs = page.getByRole("navigation", { name: "Settings" });
	await expect(page).toHaveURL("/settings");
	await press(page, "ArrowDown", tabs.getByRole("link", { name: "Profile" }), 3);
});

for (const path of [
	...["/settings", "/settings?tab=people", "/settings?tab=watching", "/settings?tab=data", "/settings?tab=security"],
	...["/settings/import", "/forgot-password"],
]) {
	test(`a remote reaches and leaves every control of ${path} by arrows`, async ({ page, context, site }) => {
		if (path.startsWith("/settings")) await signIn(context, site, await givenAccount(site));
		await page.goto(path);
		await whenReady(page);
		await page.locator("a[href]").first().focus();
		await page.keyboard.press("ArrowDown");
		await expect(page.locator("main :focus")).toBeVisible();
		expect(await walkByArrows(page)).toEqual({ missed: [], stuck: [] });
	});
}

test("a mouse that moves brings the usual size back", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
	const before = await size();
	await page.keyboard.press("ArrowDown");
	await expect.poll(size).toBe("24px");
	await page.mouse.move(300, 300);
	await page.mouse.move(310, 300);
	await expect.poll(size).toBe(before);
});
