import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { expect, test } from "./test";

test.use({
	catalogue: "tmdb",
	extraHTTPHeaders: freshAddress(),
	expectedErrors: [/status of (4\d\d|503)/],
	contextOptions: { reducedMotion: "no-preference" },
});

/** The style sheet in the page's document. */
async function findOwnSheet(page: Page, path: string): Promise<string> {
	const html = await (await page.request.get(path)).text();
	return /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Navigates to another page without a new document. */
async function navigate(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		const { __reactRouterDataRouter: router } = window as unknown as {
			__reactRouterDataRouter: { navigate(to: string): Promise<void> };
		};
		return router.navigate(to);
	}, path);
	await expect(page).toHaveURL(path);
}

test("style sheets read only custom properties that are set, and set only those of ours that are read", async () => {
	const folder = "build/client/assets";
	const sheets = readdirSync(folder).filter((file) => file.endsWith(".css"));
	const css = sheets.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
	const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
	const unset = read.filter((name) => !css.includes(`${name}:`) && !css.includes(`@property ${name}`));
	expect(unset).toEqual([]);
	// The theme's values are written where they are used, so that setting one of them changes nothing.
	const set = [...css.matchAll(/[{;](--(?!tw-)[\w-]+):/g)].map(([, name]) => name);
	expect(set.filter((name) => !css.includes(`var(${name}`))).toEqual([]);
});

test("every page has the same style sheet, and navigating adds none", async ({ page, context, site }) => {
	await signIn(context, site, await givenAccount(site, "admin"));
	const paths = [
		"/",
		"/movie/1001",
		"/watch/movie/1001",
		"/movies",
		"/person/100000",
		"/search?q=lantern",
		"/privacy",
		"/settings/import",
		"/admin",
	];
	await page.goto("/");
	await whenReady(page);
	const sheet = await findOwnSheet(page, "/");
	for (const path of paths) {
		await navigate(page, path);
		expect(await findOwnSheet(page, path), path).toBe(sheet);
		expect(await page.evaluate(() => document.styleSheets.length), path).toBe(1);
	}
});

test("a link, a chip, a card and a button show a press before it is released", async ({ page }) => {
	await page.goto("/movies");
	await whenReady(page);
	const main = page.getByRole("main");
	for (const pressed of [
		page.getByRole("banner").getByRole("link", { name: "TV Shows" }),
		main.getByRole("link", { name: "Latest" }),
		main.getByRole("list", { name: "Titles" }).getByRole("link").first(),
		main.getByRole("button", { name: "More filters" }),
	]) {
		await pressed.hover();
		await expect(pressed).toHaveCSS("opacity", "1");
		await page.mouse.down();
		await expect(pressed).toHaveCSS("opacity", "0.7");
		// Released elsewhere, it is no press.
		await page.mouse.move(0, 0);
		await page.mouse.up();
	}
	await expect(page).toHaveURL("/movies");
});
