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

/** Elements that would look different if the current page had only this sheet, without the sheets of earlier pages. */
function findOtherLooks(page: Page, ownSheet: string): Promise<string[]> {
	return page.evaluate(async (address) => {
		const own = await new CSSStyleSheet().replace(await (await fetch(address)).text());
		const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
		function readLook(): string[] {
			for (const animation of document.getAnimations()) animation.cancel();
			return [...document.querySelectorAll("body, body :not(script, svg *)")].flatMap((element) =>
				[null, "::before", "::after"].map((part) => {
					const style = getComputedStyle(element, part);
					if (part && style.content === "none") return `${element.tagName}.${element.className}${part} is not there`;
					const look = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
					return `${element.tagName}.${element.className}${part ?? ""} ${look.join("; ")}`;
				}),
			);
		}
		const here = readLook();
		for (const sheet of document.styleSheets) sheet.disabled = true;
		document.adoptedStyleSheets = [own];
		const alone = readLook();
		document.adoptedStyleSheets = [];
		for (const sheet of document.styleSheets) sheet.disabled = false;
		return here.filter((look, at) => look !== alone[at]);
	}, ownSheet);
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

test("every custom property that a style sheet reads is set", async () => {
	const folder = "build/client/assets";
	const sheets = readdirSync(folder).filter((file) => file.endsWith(".css"));
	const css = sheets.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
	const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
	const unset = read.filter((name) => !css.includes(`${name}:`) && !css.includes(`@property ${name}`));
	expect(unset).toEqual([]);
});

test("every page has the same style sheet, and navigating adds none", async ({ page }) => {
	const paths = [
		"/",
		"/movie/1001",
		"/watch/movie/1001",
		"/movies",
		"/person/100000",
		"/search?q=lantern",
		"/privacy",
		"/login",
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

test("a page reached from the admin panel looks the same as when opened directly", async ({ page, context, site }) => {
	await signIn(context, site, await givenAccount(site, "admin"));
	await page.goto("/admin");
	await whenReady(page);
	for (const path of ["/movies", "/settings"]) {
		await navigate(page, path);
		expect(await findOtherLooks(page, await findOwnSheet(page, path)), path).toEqual([]);
		await navigate(page, "/admin");
	}
});
