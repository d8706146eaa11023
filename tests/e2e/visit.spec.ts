import { whenReady } from "./accounts";
import { expect, expectAccessible, test } from "./test";
import { signUp } from "./wording";

test.describe("a first visit", () => {
	test.use({ knowsWelcome: false });

	test("shows the welcome after a moment, unless the visitor types; once dismissed, it never appears again", async ({
		page,
	}) => {
		const dialog = page.getByRole("dialog", { name: "Welcome to Marquee" });
		await page.clock.install();
		await page.goto("/", { waitUntil: "load" });
		await whenReady(page);
		await page.clock.runFor(2000);
		await expect(dialog).toBeVisible();
		await expect(dialog.getByRole("paragraph").first()).toHaveText(/^Movies and shows, found in a moment/);
		for (const point of ["Cross-Device Syncing", "Automatic Cleanup", "Secure & Private"]) {
			await expect(dialog.getByText(point, { exact: true })).toBeVisible();
		}
		await expect(dialog.getByRole("link", { name: "Create Account" })).toBeVisible();
		await expectAccessible(page);
		expect(await page.evaluate(() => localStorage.getItem("marquee.welcomeSeen"))).toBe("shown");

		await page.reload();
		await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
		await page.getByRole("dialog", { name: "Login" }).getByLabel("Email or Username").pressSequentially("ada");
		await page.clock.runFor(3000);
		await expect(dialog).toBeHidden();

		await page.goto("/");
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect.poll(() => page.evaluate(() => localStorage.getItem("marquee.welcomeSeen"))).toBe("dismissed");
		await page.reload();
		await whenReady(page);
		await page.clock.runFor(3000);
		await expect(dialog).toBeHidden();
	});

	test("the welcome shows the focus with the first key", async ({ page }) => {
		await page.goto("/");
		const dialog = page.getByRole("dialog", { name: "Welcome to Marquee" });
		const close = dialog.getByRole("button", { name: "Close" });
		await expect(close).toBeFocused();
		expect(await close.evaluate((element) => element.matches(":focus-visible"))).toBe(false);
		await page.keyboard.press("ArrowDown");
		await expect(close).not.toBeFocused();
		await expect(dialog.locator(":focus-visible")).toHaveCount(1);
	});

	test("shows no welcome to a visitor who has just signed up", async ({ page, site }) => {
		await page.clock.install();
		await page.goto("/signup");
		await whenReady(page);
		await signUp(page);
		await expect(page).toHaveURL(`${site.url}/`);
		await expect(page.getByText(/^Welcome, user-[^ ]*\.$/), "a word of its own instead").toBeVisible();
		await page.clock.runFor(3000);
		await expect(page.getByRole("dialog", { name: "Welcome to Marquee" })).toBeHidden();
	});

	test("on a phone the welcome is a sheet at the foot, whose points say more when asked", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/");
		const dialog = page.getByRole("dialog", { name: "Welcome to Marquee" });
		await expect(dialog).toBeVisible();
		const { y, height } = (await dialog.boundingBox()) ?? { y: 0, height: 0 };
		expect([Math.round(y + height), height < 844 * 0.6]).toEqual([844, true]);
		const more = dialog.getByText(/^What you watch is yours alone/);
		await expect(more).toBeHidden();
		await dialog.getByRole("button", { name: "More" }).click();
		await expect(more).toBeVisible();
		await dialog.getByRole("button", { name: "Not now" }).click();
		await expect(dialog).toBeHidden();
		await page.reload();
		expect(await page.evaluate(() => localStorage.getItem("marquee.welcomeSeen"))).toBe("dismissed");
	});
});

test("a player that takes the focus shows its ring with the first key, not to a finger or a mouse", async ({
	page,
}) => {
	const player = page.frameLocator("iframe");
	const ringed = player.locator(":focus-visible");
	const pause = player.getByRole("button", { name: "Pause", exact: true });
	await page.goto("/watch/movie/27205");
	await expect(player.getByRole("button", { name: /^Play Inception/ })).toBeFocused();
	await expect(ringed).toHaveCount(0);
	await page.keyboard.press("Enter");
	await expect(pause).toBeFocused();
	await expect(ringed).toHaveCount(1);

	await page.goto("/movie/27205");
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(pause).toBeFocused();
	await expect(ringed).toHaveCount(0);
	await page.keyboard.press("ArrowRight");
	await expect(ringed).toHaveCount(1);
	await expect(pause).toBeFocused();
});

test("a movie's cast links to a person, a person to their titles, a movie to its collection", async ({
	page,
	site,
}) => {
	await page.goto("/movie/155");
	await page.getByRole("list", { name: "Cast" }).getByRole("link", { name: "Heath Ledger" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Heath Ledger" })).toBeVisible();
	await expect(page).toHaveURL(/\/person\/\d+$/);
	const address = new URL(page.url());
	await page.getByRole("button", { name: "Share" }).click();
	const shared = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
	expect(decodeURIComponent(shared ?? "")).toBe(`https://wa.me/?text=Heath Ledger ${site.url}${address.pathname}`);
	await page.keyboard.press("Escape");

	await page
		.getByRole("region", { name: "Filmography" })
		.getByRole("link", { name: /The Dark Knight/ })
		.click();
	await expect(page.getByRole("region", { name: "Where to Watch" })).toContainText("HBO");
	await page.getByRole("link", { name: /Part of a collection/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "The Dark Knight Collection" })).toBeVisible();
	await page.getByRole("link", { name: /Batman Begins/ }).click();
	await expect(page).toHaveURL(`${site.url}/movie/272`);
});

test("the API page is readable without a script", async ({ page }) => {
	await page.goto("/api/docs");
	await expect(page.locator("script")).toHaveCount(0);
	const call = page.getByText("/api/watch-history/{mediaId}/{mediaType}").first();
	await call.click();
	await expect(page.getByText("This title is not in your watch history").first()).toBeVisible();
	await expectAccessible(page);
});

test.describe("without a network", () => {
	test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_|Failed to|error occurred when fetching the script/] });

	test("a link keeps the page while there is no connection, and works when it is back", async ({ page, context }) => {
		await page.goto("/movies");
		await whenReady(page);
		await context.setOffline(true);
		const card = page.locator("main a.card").first();
		await card.click();
		await expect(page.getByText("You are offline. Try again when you are connected.")).toBeVisible();
		await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
		await expect(page).toHaveURL(/\/movies$/);
		await expect(card).toBeVisible();
		await context.setOffline(false);
		await card.click();
		await expect(page).toHaveURL(/\/movie\/\d+$/);
	});

	test("the offline page gives way to the requested page once the network is back", async ({ page, context }) => {
		await page.goto("/");
		await page.mouse.move(200, 200);
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
		await page.reload();
		await context.setOffline(true);
		await page.goto("/movie/27205");
		await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
		expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
		await context.setOffline(false);
		await expect(page.getByRole("heading", { level: 1, name: "Inception" })).toBeVisible();
	});
});
