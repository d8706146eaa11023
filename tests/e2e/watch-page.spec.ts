import { givenAccount, sessionCookie, signIn } from "./accounts";
import { clientOf, player, watchToTheEnd, watchUntil } from "./library";
import { expect, test } from "./test";

test("by keyboard, Server Settings leads to the servers, and a choice keeps the position and is saved for the next title", async ({
	page,
}) => {
	await page.goto("/watch/movie/27205");
	await watchUntil(page, 5);
	const settings = page.getByRole("button", { name: "Server Settings" });
	const servers = page.getByRole("region", { name: "Streaming Servers" });
	await settings.focus();
	await page.keyboard.press("Enter");
	await expect(servers.getByText("Server Configuration")).toBeFocused();
	await expect(settings).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("ArrowUp");
	await expect(servers.getByRole("button", { name: /^Marquee Player Currently Active/ })).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(servers.getByRole("button", { name: "Trailer Click to Switch" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/trailer/movie/27205");
	await expect(page).toHaveURL(/server=2$/);
	await expect(page.getByText(/^You stopped at 1:14:0\d/)).toBeVisible();

	await page.goto("/watch/movie/603");
	await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/trailer/movie/603");
	await expect(servers.getByRole("button", { name: "Trailer Currently Active" })).toBeVisible();
});

test("after Next Episode the player is in view", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/watch/tv/1396/1/1");
	await page.getByRole("link", { name: "Next Episode" }).scrollIntoViewIfNeeded();
	await page.evaluate(() => window.scrollBy(0, 300));
	await page.getByRole("link", { name: "Next Episode" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("src", /^\/embed\/tv\/1396\/1\/2/);
	await expect(page.locator("iframe")).toBeInViewport({ ratio: 1 });
});

test("the player reaches from edge to edge, the line under it is in sight, and a show's episodes stand beside or below it", async ({
	page,
}) => {
	for (const [width, height] of [
		[390, 844],
		[768, 1024],
		[1440, 900],
		[1920, 1080],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const path of ["/watch/movie/27205", "/watch/tv/1396/1/3"]) {
			await page.goto(path);
			const at = `${path} at ${width}`;
			const box = await page.locator("iframe").boundingBox();
			const bar = await page.getByRole("banner").boundingBox();
			expect([box?.x, box?.y], at).toEqual([0, bar?.height]);
			await expect(page.getByRole("heading", { level: 1 }), at).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("button", { name: "It doesn't play" }), at).toBeInViewport({ ratio: 1 });
			if (path.includes("movie") || width < 1280) expect(box?.width, at).toBe(width);
			if (path.includes("movie")) continue;
			const episodes = await page.getByRole("complementary", { name: "Episodes" }).boundingBox();
			if (width < 1280) expect(episodes?.y, at).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
			else expect({ ...episodes, width: 0 }, at).toEqual({ ...box, x: box?.width, width: 0 });
			expect((episodes?.x ?? 0) + (episodes?.width ?? 0), at).toBe(width);
		}
	}
});

test("the time in the player is on one line in a window of every width", async ({ page }) => {
	await page.goto("/watch/tv/1396/1/3");
	await watchUntil(page, 5);
	for (const width of [390, 768, 844]) {
		await page.setViewportSize({ width, height: 844 });
		expect((await player(page).getByText("/ 47:00").boundingBox())?.height, `${width}`).toBeLessThan(30);
	}
});

test("on a phone each button under the player has its name on one line", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/watch/movie/27205");
	const heights = await page
		.locator("article header :is(button, [role=button])")
		.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
	expect(new Set(heights)).toEqual(new Set([56]));
	const words = await page.getByText("Server Settings").boundingBox();
	expect(words?.height).toBeLessThan(20);
});

test("the picture before Play leaves the title to the line under it", async ({ page }) => {
	await page.goto("/watch/tv/1396/1/3");
	const play = page.frameLocator("iframe").getByRole("button", { name: "Play Breaking Bad S1E3" });
	await expect(play).toBeInViewport();
	expect((await play.getByText("Breaking Bad").boundingBox())?.width).toBeLessThanOrEqual(1);
});

test.describe("the toggles of the line", () => {
	for (const who of ["signed in", "signed out"]) {
		test(`${who}, leave the frame that plays as it is`, async ({ page, context, site }) => {
			if (who === "signed in") await signIn(context, site, await givenAccount(site));
			await page.goto("/watch/tv/1396/1/3");
			await watchUntil(page, 5);
			await page.locator("iframe").evaluate((frame) => frame.setAttribute("data-same", ""));
			const message = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Undo" }) });
			await page.getByRole("button", { name: "My List" }).click();
			await expect(message).toContainText("Breaking Bad added to Watch Later");
			await page.getByRole("button", { name: "Watched", exact: true }).click();
			await expect(message).toContainText("S1E3 marked as watched");
			const episodes = page.getByRole("complementary", { name: "Episodes" });
			await expect(episodes.locator("[aria-current=true]").filter({ hasText: "Watched" })).toBeVisible();
			await expect(page.locator("iframe[data-same]")).toBeVisible();
		});
	}
});

test("Start over plays a film from its beginning", async ({ page }) => {
	await page.goto("/watch/movie/27205?t=3608");
	await expect(page.getByText("Resumed at 1:00:08")).toBeVisible();
	await page.getByRole("link", { name: "Start over" }).scrollIntoViewIfNeeded();
	const before = await page.getByRole("heading", { level: 1 }).boundingBox();
	await page.getByRole("link", { name: "Start over" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/movie/27205?autoplay=1");
	// A page that is loaded again goes on where the film was left.
	await expect(page).toHaveURL(/27205$/);
	await expect(page.getByText("Resumed at 1:00:08")).toBeHidden();
	expect(await page.getByRole("heading", { level: 1 }).boundingBox()).toEqual(before);
});

test("a finished movie offers the next part of its collection and similar movies", async ({ page }) => {
	await page.goto("/watch/movie/272");
	const row = page.getByRole("region", { name: "What to Watch Next" });
	await expect(row.getByRole("listitem").first()).toContainText("The Dark Knight");
	await expect(row.getByRole("listitem").first()).toContainText("Next in The Dark Knight Collection");
	await watchToTheEnd(page);
	const offer = page.getByRole("region", { name: "Next movie" });
	await expect(offer).toContainText("The Dark Knight");
	await offer.getByRole("link", { name: "Watch Now" }).click();
	await expect(page).toHaveURL(/\/watch\/movie\/155$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Dark Knight");
	await expect(offer).toBeHidden();
});

test("with scripts, an opening is recorded by one request, and not by the image", async ({ page, context, site }) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await page.goto("/watch/movie/27205");
	await expect
		.poll(() => clientOf(site, account)("GET", "watch-history"))
		.toMatchObject([{ media_id: "27205", media_type: "movie" }]);
	await expect
		.poll(() => requests.filter((request) => /opened|POST .*(watch-history|changes)/.test(request)))
		.toEqual(["POST /api/changes"]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("opening a watch page signed in records it", async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await context.addCookies([{ name: sessionCookie(site.url), value: account.token, url: site.url }]);
		await page.goto("/watch/tv/1396/2/4");
		await expect
			.poll(() => clientOf(site, account)("GET", "watch-history"))
			.toMatchObject([{ media_id: "1396", media_type: "tv", season: 2, episode: 4 }]);
	});
});

test.describe("on a phone held sideways", () => {
	test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

	test("the picture fills the window and says the title, and the bar and the line come after it", async ({ page }) => {
		await page.goto("/watch/tv/1396/1/3");
		await expect.poll(() => page.locator("iframe").boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
		await expect(page.getByRole("banner")).not.toBeInViewport();
		const title = page
			.frameLocator("iframe")
			.getByRole("button", { name: /^Play / })
			.getByText("Breaking Bad");
		expect((await title.boundingBox())?.width).toBeGreaterThan(50);
		await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
		await expect(page.getByRole("banner")).toBeInViewport();
		await expect(page.getByRole("link", { name: "Back to Breaking Bad" })).toBeInViewport();
	});
});
