import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ROOT } from "../../scripts/local-platform";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { SCREENS, type Screen } from "./screens";
import { expect, test } from "./test";

test.use({ catalogue: "tmdb", extraHTTPHeaders: freshAddress(), expectedErrors: [/status of (4\d\d|503)/] });

const WHOLE = `/assets/${readdirSync(join(ROOT, "build/client/assets")).find((file) => /^styles-.+\.css$/.test(file))}`;

/** Rules of the whole sheet for classes that the page has, and that none of its own sheets holds. */
function findMissingRules(page: Page): Promise<string[]> {
	return page.evaluate(async (address) => {
		function listRules(rules: CSSRuleList, within = ""): { selector: string; all: string }[] {
			return [...rules].flatMap((rule) => {
				if (rule instanceof CSSStyleRule) {
					const { selectorText: selector, style } = rule;
					return [{ selector, all: `${within}${selector}{${[...style].join()}}` }];
				}
				if (!(rule instanceof CSSGroupingRule)) return [];
				return listRules(rule.cssRules, within + rule.cssText.slice(0, rule.cssText.indexOf("{") + 1));
			});
		}
		const whole = await new CSSStyleSheet().replace(await (await fetch(address)).text());
		const own = new Set([...document.styleSheets].flatMap((sheet) => listRules(sheet.cssRules)).map(({ all }) => all));
		const classes = new Set([...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]));
		const selectors = [...classes].map((name) => `.${CSS.escape(name)}`);
		return listRules(whole.cssRules)
			.filter(({ selector, all }) => {
				return (
					!own.has(all) &&
					selectors.some((each) =>
						new RegExp(`${each.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\w\\\\-])`).test(selector),
					)
				);
			})
			.map(({ all }) => all);
	}, WHOLE);
}

async function expectStyled(page: Page, screens: Screen[]) {
	for (const { name, path, act, until = 1440 } of screens) {
		await page.setViewportSize({ width: until, height: 900 });
		await page.goto(path);
		await act?.(page);
		expect.soft(await findMissingRules(page), name).toEqual([]);
	}
}

test("the sheet of a page holds every rule for every class that the page comes to show", async ({
	page,
	context,
	site,
}) => {
	test.slow();
	await expectStyled(page, SCREENS);
	await signIn(context, site, await givenAccount(site, "admin"));
	await expectStyled(
		page,
		SCREENS.filter(({ act }) => !act),
	);
});

/** The sheet that a document of the page comes with. */
async function findOwnSheet(page: Page, path: string): Promise<string> {
	const html = await (await page.request.get(path)).text();
	return /rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** What would look otherwise if the page as it stands had that one sheet, and not those that its way has left. */
function findOtherLooks(page: Page, ownSheet: string): Promise<string[]> {
	return page.evaluate(async (address) => {
		const own = await new CSSStyleSheet().replace(await (await fetch(address)).text());
		const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
		function readLook(): string[] {
			for (const animation of document.getAnimations()) animation.cancel();
			return [...document.querySelectorAll("body, body :not(script, svg *)")].flatMap((element) =>
				[null, "::before", "::after"].map((part) => {
					const style = getComputedStyle(element, part);
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

/** Goes on to another page without a new document. */
async function goOn(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		const { __reactRouterDataRouter: router } = window as unknown as {
			__reactRouterDataRouter: { navigate(to: string): Promise<void> };
		};
		return router.navigate(to);
	}, path);
	await expect(page).toHaveURL(path);
}

/** Over pages of every family, in orders in which each comes before and after others. */
const WAYS = [
	["/", "/movie/1001", "/watch/movie/1001", "/", "/privacy"],
	["/watch/tv/50001/1/2", "/tv/50001", "/movies", "/person/100000", "/watch/tv/50001/1/2"],
	["/login", "/collection/800", "/search?q=lantern", "/404", "/login"],
];

for (const way of WAYS) {
	test(`a page looks as when it is opened, whatever sheets its way has left: ${way.join(" ")}`, async ({ page }) => {
		const [start = "", ...others] = way;
		await page.goto(start);
		await whenReady(page);
		for (const path of others) {
			await goOn(page, path);
			expect(await findOtherLooks(page, await findOwnSheet(page, path)), path).toEqual([]);
		}
		expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
	});
}
