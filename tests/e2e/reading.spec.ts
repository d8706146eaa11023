import type { Locator, Page } from "@playwright/test";
import { freshAddress, whenReady } from "./accounts";
import { openTitle } from "./library";
import { expect, test } from "./test";

test.use({ catalogue: "tmdb", extraHTTPHeaders: freshAddress() });

/** A picture of one colour, of the upstream's image host. */
function paint(page: Page, pattern: RegExp, colour: string) {
	const body = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
	return page.route(pattern, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

const PICTURES = /\/t\/p\//;

/** Heights from the top of the page, in the order given. */
async function topsOf(headings: Locator[]): Promise<number[]> {
	return await Promise.all(
		headings.map((heading) => heading.evaluate((element) => element.getBoundingClientRect().top)),
	);
}

test("a movie's page has title, buttons, plot, cast, similar titles and facts in this order; a phone's has the plot first", async ({
	page,
}) => {
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/movie/1000");
		const main = page.getByRole("main");
		const heading = (name: string) => main.getByRole("heading", { name, exact: true });
		const [watch, overview] = [main.getByRole("link", { name: "Watch Now" }), heading("Overview")];
		const tops = await topsOf([
			main.getByRole("heading", { level: 1 }),
			main.locator("header").getByText(/^\d{4}$/),
			...(width < 768 ? [overview, watch] : [watch, overview]),
			heading("Cast"),
			heading("You Might Also Like"),
			heading("Box Office"),
		]);
		expect(tops, String(width)).toEqual(tops.toSorted((a, b) => a - b));
		const genre = main.getByRole("region", { name: "Genres" }).getByRole("link").first();
		await expect(main.locator("header")).toContainText(await genre.innerText());
	}
});

test("a show's page has its plot, its buttons, its episodes, its cast and its facts in this order", async ({
	page,
}) => {
	await page.goto("/tv/50001/1/2");
	const heading = (name: string) => page.getByRole("main").getByRole("heading", { name, exact: true });
	const tops = await topsOf([
		heading("Overview"),
		page.getByRole("main").getByRole("link", { name: "Watch S1E2" }),
		heading("Episodes"),
		heading("Cast"),
		heading("Show Details"),
	]);
	expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

/** A video site's player, which replies to the page. */
const TRAILER = `<title>Video</title><script>onmessage = ({ source }) => source.postMessage("{}", "*")</script>`;

test("the Trailer button plays the trailer without a repeated picture; Back and a reload play nothing", async ({
	page,
}) => {
	await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: TRAILER }));
	await page.goto("/movie/1001");
	await whenReady(page);
	const main = page.getByRole("main");
	await expect(main.getByRole("link", { name: "Play trailer" }).locator("img")).toHaveCount(0);
	await main.getByRole("link", { name: "Trailer", exact: true }).click();
	const player = main.locator('iframe[title^="Trailer of"]');
	await expect(player).toBeFocused();
	await expect(player).toBeInViewport();
	await page.reload();
	await expect(main.getByRole("link", { name: "Play trailer" })).toBeVisible();
	await expect(player).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/movie\/1001$/);
});

test("unknown facts are not shown", async ({ page }) => {
	await page.goto("/movie/1003");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("main").getByText(/Unknown|Not rated/)).toHaveCount(0);
	await expect(page.getByText("Released", { exact: true })).toBeVisible();
});

/** Texts over pictures too: a full page, without what appears on pointing, with a phone's bar at its end: it lies over texts. */
async function listFaintTexts(page: Page): Promise<string[]> {
	await page.evaluate(async () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			`* { content-visibility: visible !important; transition: none !important; animation: none !important }
			.bulbs, .bulbs::before, .bulbs::after { background: none !important }
			.bottom-bar { position: static !important }`,
		);
		document.adoptedStyleSheets.push(sheet);
		for (const image of document.images) image.loading = "eager";
		await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
	});
	const texts = await page.evaluate(() => {
		const drawing = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
		if (!drawing) throw new Error("There is no canvas.");
		/** Red, green, blue and alpha, 0 to 255. */
		function read(colour: string) {
			if (!drawing) return [];
			drawing.clearRect(0, 0, 1, 1);
			drawing.fillStyle = colour;
			drawing.fillRect(0, 0, 1, 1);
			return [...drawing.getImageData(0, 0, 1, 1).data];
		}
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const lines: {
			text: string;
			colour: number[];
			boxes: { left: number; top: number; width: number; height: number }[];
		}[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.textContent?.trim() ?? "";
			const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
			if (
				!element ||
				!text ||
				!isShown ||
				element.closest("noscript, option, .sr-only, [aria-disabled=true], :disabled")
			)
				continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			// A line that is cut off lies over what comes after it.
			let clip = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
			for (let at: Element | null = element; at; at = at.parentElement) {
				if (getComputedStyle(at).overflowY === "visible") continue;
				const { top, bottom } = at.getBoundingClientRect();
				clip = { top: Math.max(clip.top, top), bottom: Math.min(clip.bottom, bottom) };
			}
			const boxes = [...range.getClientRects()]
				.filter(({ top, bottom }) => top >= clip.top - 2 && bottom <= clip.bottom + 2)
				.filter(({ width, height }) => width > 2 && height > 2)
				.map(({ left, top, width, height }) => ({ left: left + scrollX, top: top + scrollY, width, height }));
			let opacity = 1;
			for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
			const [red = 0, green = 0, blue = 0, alpha = 0] = read(getComputedStyle(element).color);
			if (boxes.length > 0)
				lines.push({ text: text.slice(0, 40), colour: [red, green, blue, (alpha / 255) * opacity], boxes });
		}
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			"* { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }",
		);
		document.adoptedStyleSheets.push(sheet);
		return lines;
	});
	const picture = (await page.screenshot({ fullPage: true })).toString("base64");
	const faint = await page.evaluate(
		async ({ picture, texts }) => {
			const image = new Image();
			image.src = `data:image/png;base64,${picture}`;
			await image.decode();
			const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
			if (!drawing) throw new Error("There is no canvas.");
			drawing.drawImage(image, 0, 0);
			/** Relative luminance of a colour with parts from 0 to 255. */
			function luminance(parts: number[]): number {
				const [red = 0, green = 0, blue = 0] = parts.map((part) => {
					const share = part / 255;
					return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
				});
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			}
			return texts.flatMap(({ text, colour, boxes }) => {
				const alpha = colour[3] ?? 1;
				let worst = 21;
				for (const { left, top, width, height } of boxes) {
					if (left < 0 || top < 0 || left + width > image.width || top + height > image.height) continue;
					const { data } = drawing.getImageData(left, top, Math.ceil(width), Math.ceil(height));
					for (let at = 0; at < data.length; at += 4) {
						const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
						const front = behind.map((part, index) => alpha * (colour[index] ?? 0) + (1 - alpha) * part);
						const [dark = 0, light = 0] = [luminance(front), luminance(behind)].sort((a, b) => a - b);
						worst = Math.min(worst, (light + 0.05) / (dark + 0.05));
					}
				}
				return worst < 4.5
					? [`${worst.toFixed(2)} ${text} at ${boxes.map(({ left, top }) => `${left | 0},${top | 0}`)[0]}`]
					: [];
			});
		},
		{ picture, texts },
	);
	await page.evaluate(() => document.adoptedStyleSheets.splice(-2));
	expect(texts.length).toBeGreaterThan(10);
	return faint;
}

for (const path of [
	"/",
	"/movie/1000",
	"/tv/50001/1/2",
	"/watch/movie/1000",
	"/collection/800",
	"/person/100000",
	"/movies",
	"/search",
	"/my-list",
]) {
	test(`every text of ${path} has a contrast of at least 4.5 over white pictures, at every width`, async ({ page }) => {
		await paint(page, PICTURES, "#fff");
		if (path === "/my-list") await openTitle(page, "/watch/movie/1000");
		await page.goto(path);
		await whenReady(page);
		// The list of a signed-out visitor arrives after the script.
		if (path === "/my-list") await expect(page.getByRole("heading", { name: /^Up Next/ })).toBeVisible();
		for (const width of [390, 768, 1440, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await listFaintTexts(page), `${path} at ${width}`).toEqual([]);
		}
	});
}

test("a poster has no shadow over the title beside or below it", async ({ page }) => {
	await page.goto("/movie/1000");
	await expect(page.locator("header img.poster-arrives")).toHaveCSS("box-shadow", "none");
});

test.describe("pictures that fail to load", () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test("are replaced by a curtain with the title, on cards, at the top of a page and in a cast", async ({ page }) => {
		await page.route(PICTURES, (route) => route.abort());
		await page.goto("/movie/1000");
		await whenReady(page);
		const poster = page.locator("img.poster-arrives");
		const name = await page.getByRole("heading", { level: 1 }).innerText();
		await expect(poster).toHaveAttribute("src", new RegExp(`^data:.*${name.toUpperCase().split(" ").at(-1)}`));
		await page.getByRole("list", { name: "Cast" }).scrollIntoViewIfNeeded();
		await expect(page.getByRole("list", { name: "Cast" }).locator("img").first()).toHaveAttribute("src", /^data:/);
		const backdrop = page.locator('[aria-hidden="true"] > img').first();
		await expect(backdrop).toHaveAttribute("src", /^data:(?!.*text%20)/);
		expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

		await page.goto("/movies");
		await whenReady(page);
		const card = page.getByRole("list", { name: "Titles" }).getByRole("listitem").first();
		const word = (await card.locator(".card-name").innerText()).split(" ")[0]?.toUpperCase() ?? "";
		await expect(card.locator("img")).toHaveAttribute("src", new RegExp(`^data:image/svg.*${word}`));
	});
});

test("on paper a page is black on white, with its text and without its controls", async ({ page }) => {
	await page.goto("/movie/1000");
	await page.emulateMedia({ media: "print" });
	const main = page.getByRole("main");
	for (const name of ["Overview", "Cast", "Movie Details"]) {
		const heading = main.getByRole("heading", { name, exact: true });
		await expect(heading).toBeVisible();
		await expect(heading).toHaveCSS("color", "rgb(0, 0, 0)");
	}
	await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(page.getByRole("banner")).toBeHidden();
	await expect(main.getByRole("link", { name: "Watch Now" })).toBeHidden();
	await expect(main.locator('[aria-hidden="true"] > img')).toBeHidden();
	await page.goto("/movies");
	await expect(page.getByRole("list", { name: "Titles" })).toBeVisible();
	for (const control of ["search", "navigation", "combobox"] as const) {
		await expect(page.getByRole(control)).toHaveCount(0);
	}
});

test("in forced colours, fields and buttons have borders", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	for (const path of ["/login", "/movies", "/search", "/movie/1000"]) {
		await page.goto(path);
		const bare = await page
			.locator("main :is(input:not([type=hidden]), select, button, a.rounded-full):visible")
			.evaluateAll((controls) =>
				controls
					.filter((control) => {
						const { outlineStyle, borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control);
						const hasBorder = borderTopStyle !== "none" && borderTopWidth !== "0px";
						return outlineStyle === "none" && !hasBorder && appearance !== "auto";
					})
					.map((control) => control.outerHTML.slice(0, 120)),
			);
		expect(bare, path).toEqual([]);
	}
	await expect(page.locator('[aria-hidden="true"] > img')).toBeHidden();
});

test("at twice the text size, a phone's selects show their text", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of ["/movies", "/tv/50001"]) {
		await page.goto(path);
		await page.evaluate(() => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync("html { font-size: 200% !important }");
			document.adoptedStyleSheets.push(sheet);
		});
		const cut = await page.locator("main select:visible").evaluateAll((selects) =>
			selects.flatMap((select) => {
				const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
				const drawing = new OffscreenCanvas(1, 1).getContext("2d");
				if (!(select instanceof HTMLSelectElement) || !drawing) return [];
				drawing.font = font;
				const text = select.selectedOptions[0]?.text ?? "";
				const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
				return drawing.measureText(text).width > room + 1 ? [`${text}: ${room}`] : [];
			}),
		);
		expect(cut, path).toEqual([]);
	}
});

test("the phone's menu links to every part of the site", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/privacy");
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	const menu = page.locator("#mobile-menu");
	for (const name of ["Home", "Movies", "TV Shows", "My List", "Search", "Surprise Me", "Privacy Policy", "DMCA"]) {
		await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
	}
	await menu.getByRole("link", { name: "Movies", exact: true }).click();
	await expect(page).toHaveURL(/\/movies$/);
});
