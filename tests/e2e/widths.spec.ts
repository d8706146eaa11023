import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, signIn } from "./accounts";
import { expect, expectFits, test } from "./test";

test.use({ catalogue: "tmdb", extraHTTPHeaders: freshAddress() });

/** The content security policy of the pages forbids style elements. */
async function addStyle(page: Page, css: string) {
	await page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets.push(sheet);
	}, css);
}

/** 640 is 1280 at 200 %. accessibility.spec.ts checks 390, 768 and 1440 in every state. */
const WIDTHS = [320, 640, 768, 1024, 1440, 1920, 2560, 3840];

/** 1014 and 50007 have endless titles, 1016 and 50009 right-to-left ones, 1003 has no facts, 1036 names of one long word. */
const PAGES = [
	"/",
	"/movies",
	"/search?q=lantern",
	`/search?q=${"a".repeat(300)}`,
	"/movie/1003",
	"/movie/1014",
	"/movie/1036",
	"/movie/1016",
	"/tv/50007",
	"/tv/50009",
	"/watch/movie/1014",
	"/watch/movie/1036",
	"/tv/50001/1/2",
	"/watch/tv/50001/1/2",
	"/person/103600",
	"/watched",
	"/surprise",
	"/settings/import",
	"/watch/tv/50009/1/1",
	"/my-list?debug=1",
	"/my-list?tab=watchlater",
	"/profiles",
	"/settings?tab=profiles",
	"/settings?tab=profiles&profile=new",
	"/settings?tab=watching",
	"/settings?tab=data",
	"/settings?tab=security",
	"/privacy",
];

for (const pages of [PAGES.slice(0, 9), PAGES.slice(9)]) {
	test(`${pages[0]} and what follows fit every window from 320 to 3840 pixels, and bear wider spacing of their text`, async ({
		page,
		context,
		site,
	}) => {
		test.slow();
		await signIn(context, site, await givenAccount(site, "admin"));
		for (const path of pages) {
			await page.goto(path);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 });
				await expectFits(page, `${path} at ${width}`);
			}
			await page.setViewportSize({ width: 390, height: 844 });
			await addStyle(
				page,
				"* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
			);
			await expectFits(page, `${path} with wide spacing`);
		}
	});
}

test("a row that goes on shows a part of its next card in every window", async ({ page }) => {
	await page.goto("/");
	const row = page.getByRole("region", { name: "Trending Now" }).getByRole("list");
	for (const width of [...WIDTHS, 360, 390, 912, 1366, 1680, 1728]) {
		await page.setViewportSize({ width, height: 900 });
		const part = await row.evaluate((list) => {
			const cards = Array.from(list.children, (card) => card.getBoundingClientRect());
			const cut = cards.find(({ right }) => right > window.innerWidth);
			return cut ? (window.innerWidth - cut.left) / cut.width : 0;
		});
		expect(part, `at ${width}`).toBeCloseTo(0.4, 1);
	}
});

test("in a window of 768 pixels the links of a signed-in visitor's top bar are on one line", async ({
	page,
	context,
	site,
}) => {
	await signIn(context, site, await givenAccount(site, "admin"));
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/privacy");
	await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
	const links = await page.getByRole("navigation", { name: "Main" }).getByRole("link").all();
	const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
	expect(new Set(tops).size).toBe(1);
});

test("with only its text at twice the size, every page still fits, and the top bar has room for its links", async ({
	page,
	context,
	site,
}) => {
	test.slow();
	const double = () => addStyle(page, "html { font-size: 200% !important }");
	for (const path of ["/movie/1000", "/tv/50001", "/watch/tv/50009/1/1", "/movies"]) {
		await page.goto(path);
		await double();
		for (const width of [390, 768, 1440]) {
			await page.setViewportSize({ width, height: 1024 });
			await expectFits(page, `${path} at ${width}`);
			// Not squeezed into a column of letters: it is on one line, or has room for several words of it.
			const heading = page.getByRole("heading", { level: 1 });
			const { title, lines } = await heading.evaluate((element) => ({
				title: element.clientWidth,
				lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
			}));
			if (lines > 1.5) expect(title, `title of ${path} at ${width}`).toBeGreaterThan(150);
		}
	}
	for (const width of [390, 768, 1024, 1280]) {
		await page.setViewportSize({ width, height: 1024 });
		await expectFits(page, `signed out at ${width}`);
		const banner = page.getByRole("banner");
		const bar = await banner.evaluate((element) => element.getBoundingClientRect().bottom);
		for (const link of await banner.getByRole("link").filter({ visible: true }).all()) {
			const { top, bottom } = await link.evaluate((element) => element.getBoundingClientRect());
			expect(top, String(width)).toBeGreaterThanOrEqual(0);
			expect(bottom, String(width)).toBeLessThanOrEqual(bar);
		}
	}
	await signIn(context, site, await givenAccount(site, "admin"));
	for (const path of PAGES) {
		await page.goto(path);
		await double();
		await expectFits(page, path);
	}
});

test("at 400 % zoom a page is one column, and its bars cover nothing", async ({ page }) => {
	// 1280 by 1024 pixels at 400 %.
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto("/movie/1000");
	await expectFits(page);
	for (const bar of [page.getByRole("banner"), page.getByRole("navigation", { name: "Main" })]) {
		expect(await bar.evaluate((element) => getComputedStyle(element).position)).not.toBe("fixed");
	}
	await page.getByRole("link", { name: "Watch Now" }).focus();
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeInViewport({ ratio: 1 });
});

test("in forced colours, stars and the mark of the current page are visible", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/movies");
	const present = page.getByRole("banner").getByRole("link", { name: "Movies" });
	expect(await present.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
	const star = page.getByRole("list", { name: "Titles" }).locator(".rating").first();
	const colours = await star.evaluate((element) => [
		getComputedStyle(element, "::before").backgroundColor,
		getComputedStyle(document.body).backgroundColor,
	]);
	expect(colours[0]).not.toBe(colours[1]);
});

test("with reduced motion nothing moves by itself", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const path of ["/", "/movies", "/watch/movie/1000"]) {
		await page.goto(path);
		const moving = () =>
			page.evaluate(() =>
				document
					.getAnimations()
					.filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
					.map((animation) => (animation as CSSAnimation).animationName),
			);
		await expect.poll(moving, path).toEqual([]);
		// A transition of any length draws a frame in the previous style, so a late style sheet would shift the page.
		const transitions = await page.evaluate(() => {
			document.body.style.color = "red";
			return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
		});
		expect(transitions, `${path}: changes are drawn at once`).toBe(0);
	}
});
