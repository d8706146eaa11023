import type { FrameLocator, Page } from "@playwright/test";
import { expect, expectAccessible, expectFits, test } from "./test";

interface ReceivedEvent {
	event: string;
	currentTime: number;
	duration: number;
	mediaType: string;
	id: number;
	season?: number;
	episode?: number;
}

/** Collects the messages from the frame to the page. */
async function listen(page: Page): Promise<() => Promise<ReceivedEvent[]>> {
	await page.evaluate(() => {
		const received: unknown[] = [];
		Object.assign(window, { received });
		window.addEventListener("message", ({ data, origin }) => {
			if (origin === location.origin && data.type === "PLAYER_EVENT") received.push(data.data);
		});
	});
	return () => page.evaluate(() => (window as unknown as { received: ReceivedEvent[] }).received);
}

function player(page: Page): FrameLocator {
	return page.frameLocator("iframe");
}

test("a visitor plays, pauses and seeks a movie, and the player reports it to the page", async ({ page }) => {
	await page.goto("/watch/movie/27205");
	const received = await listen(page);
	await player(page)
		.getByRole("button", { name: /^Play Inception/ })
		.click();
	await expect(player(page).getByRole("button", { name: "Pause" })).toBeFocused();
	await expect.poll(async () => (await received()).map(({ event }) => event)).toContain("timeupdate");
	await page.keyboard.press("k");
	await expect(player(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
	await page.keyboard.press("5");
	await expect(player(page).getByRole("status")).toHaveText("1:14:00");
	await expect
		.poll(async () => (await received()).map(({ event }) => event).filter((event) => event !== "timeupdate"))
		.toEqual(["play", "pause", "seeked"]);
	expect((await received()).at(-1)).toMatchObject({
		mediaType: "movie",
		id: 27205,
		currentTime: 74 * 60,
		duration: 148 * 60,
	});
});

test("the film ends, reports its end and starts again", async ({ page }) => {
	await page.goto("/watch/tv/1396/1/3");
	const received = await listen(page);
	await player(page)
		.getByRole("button", { name: /^Play Breaking Bad/ })
		.click();
	await page.keyboard.press("End");
	await expect(player(page).getByRole("button", { name: "Play again" })).toBeVisible();
	await expect
		.poll(async () => (await received()).at(-1))
		.toMatchObject({ event: "ended", mediaType: "tv", id: 1396, season: 1, episode: 3 });
	await player(page).getByRole("button", { name: "Play again" }).click();
	await expect(player(page).getByRole("slider", { name: "Seek" })).toHaveAttribute(
		"aria-valuetext",
		/^[0-9] seconds? of/,
	);
});

test("the player starts at the second in the URL", async ({ page }) => {
	await page.goto("/watch/movie/27205?t=3661");
	await expect(player(page).getByRole("slider", { name: "Seek", includeHidden: true })).toHaveValue("3661");
});

test("choosing another server changes the frame, and the choice follows through the episodes", async ({ page }) => {
	await page.goto("/watch/tv/1396/1/1");
	await expect(page.getByRole("button", { name: "Marquee Player Currently Active" })).toBeVisible();
	await page.getByRole("button", { name: "Trailer Click to Switch" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/trailer/tv/1396/1/1");
	await expect(page).toHaveURL(/\?server=2$/);
	await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
	await page.getByRole("link", { name: "Next Episode" }).click();
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/2\?server=2$/);
	await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/trailer/tv/1396/1/2");
	await expect(page.getByRole("heading", { name: /^Episode 2: / })).toBeVisible();
	await page.getByRole("link", { name: "Previous" }).click();
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/1\?server=2$/);
});

test("seasons and episodes open their pages, and the header leads back", async ({ page }) => {
	await page.goto("/watch/tv/1396/1/7");
	await expect(page.getByRole("link", { name: "Next Episode" })).toHaveCount(0);
	await page.getByRole("link", { name: /^Season 2\b/ }).click();
	await expect(page).toHaveURL(/\/watch\/tv\/1396\/2\/1$/);
	await expect(page.getByText("Season 2 of 5 seasons")).toBeVisible();
	const episodes = page.getByRole("group").filter({ hasText: "Season 2 Episodes" });
	await expect(episodes.getByRole("link")).toHaveCount(13);
	await expect(episodes.locator("[aria-current=true]")).toHaveText(/^1/);
	await page.getByText("Season 2 Episodes").click();
	await expect(episodes.getByRole("link").first()).toBeHidden();
	await page.getByRole("link", { name: "Back to Breaking Bad" }).click();
	await expect(page).toHaveURL(/\/tv\/1396$/);
});

for (const address of ["/embed/movie/27205", "/embed/trailer/tv/1396/1/3"]) {
	test(`${address} has no accessibility violation, fits every width and ships no framework`, async ({ page }) => {
		const scripts: string[] = [];
		page.on("response", (response) => {
			if (response.request().resourceType() === "script") scripts.push(response.url());
		});
		for (const width of [280, 390, 1440, 1920]) {
			await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
			await page.goto(address);
			await expectFits(page);
		}
		await expectAccessible(page);
		expect(new Set(scripts.map((script) => new URL(script).pathname)).size).toBe(1);
	});
}

/** A video site's player, which replies to the page. */
const TRAILER = `<title>the trailer</title><script>onmessage = ({ source }) => source.postMessage("{}", "*")</script>`;

test("a trailer loads nothing from other sites before the click", async ({ page, site }) => {
	const outside: string[] = [];
	await page.route(
		(url) => url.origin !== site.url,
		(route) => {
			outside.push(route.request().url());
			return route.fulfill({ contentType: "text/html", body: TRAILER });
		},
	);
	await page.goto("/embed/trailer/movie/27205");
	const cover = page.getByRole("link", { name: /^Play Inception/ });
	await expect(cover).toBeVisible();
	expect(outside).toEqual([]);
	await cover.click();
	await expect(page.locator("iframe")).toHaveAttribute("title", "Trailer of Inception");
	await expect.poll(() => outside).toHaveLength(1);
	expect(outside[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&enablejsapi=1$/);
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("the film leader changes its picture at most once a second", async ({ page }) => {
		await page.clock.install();
		await page.goto("/embed/movie/27205");
		await page.getByRole("button", { name: /^Play Inception/ }).click();
		await page.clock.pauseAt(Date.now() + 1000);
		const pictures = new Set<string>();
		for (let look = 0; look < 40; look++) {
			pictures.add(await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()));
			await page.clock.runFor(50);
		}
		// Two seconds, and the picture at their beginning.
		expect(pictures.size).toBeGreaterThan(1);
		expect(pictures.size).toBeLessThanOrEqual(3);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor chooses a server, refreshes them and goes on to the next episode", async ({ page }) => {
		await page.goto("/watch/tv/1396/1/1");
		await page.getByRole("button", { name: "Trailer Click to Switch" }).click();
		await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/trailer/tv/1396/1/1");
		await page.getByRole("button", { name: "Refresh Servers" }).click();
		await expect(page).toHaveURL(/\/watch\/tv\/1396\/1\/1\?server=2$/);
		await page.getByRole("button", { name: "Server Settings" }).click();
		await expect(page.getByText("Server Configuration")).toBeVisible();
		await page.getByRole("link", { name: "Next Episode" }).click();
		await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/trailer/tv/1396/1/2");
	});
});
