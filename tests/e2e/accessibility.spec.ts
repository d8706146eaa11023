import type { Page } from "@playwright/test";
import { freshAddress, signIn, whenReady } from "./accounts";
import { givenOwnScreens, OWN_SCREENS, SCREENS, type Screen } from "./screens";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({
	catalogue: "tmdb",
	extraHTTPHeaders: freshAddress(),
	expectedErrors: [/status of (4\d\d|503)/],
});

/** Widths in pixels; the layouts change at the second. */
const PHONE = 390;
const BETWEEN = 768;
const WIDE = 1440;

/** Elements that have visibly moved by themselves since the page loaded. */
function findShifts(page: Page): Promise<string[]> {
	return page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const problems: string[] = [];
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
							value: number;
							hadRecentInput: boolean;
							sources: { node: Element | null }[];
						};
						// Behind a modal Chromium reserves room for a scroll bar, also in a test without scroll bars.
						if (hadRecentInput || value < 0.005 || document.querySelector("dialog:modal")) continue;
						const moved = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`);
						problems.push(`${value.toFixed(3)}: ${moved.join(", ")}`);
					}
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(problems), 50);
			}),
	);
}

/**
 * Each screen is loaded once, at the width of a phone unless it exists only on wider windows, and resized to the other
 * widths. Axe checks each once, alternately in the narrowest and in the widest window.
 */
async function checkScreens(page: Page, screens: Screen[]) {
	for (const [index, { name, path, act, from = 0, until = Number.POSITIVE_INFINITY }] of screens.entries()) {
		await test.step(name, async () => {
			const widths = [PHONE, BETWEEN, WIDE].filter((width) => width >= from && width <= until);
			for (const [at, width] of widths.entries()) {
				await page.setViewportSize({ width, height: width < BETWEEN ? 844 : 900 });
				if (at === 0) {
					await page.goto(path);
					await whenReady(page);
					if (!act) expect.soft(await findShifts(page), `${name}: layout shifts`).toEqual([]);
					await act?.(page);
					await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
				}
				await expectFits(page, `${name} at ${width}`);
				if (width === (index % 2 === 0 ? widths.at(0) : widths.at(-1))) {
					await expectAccessible(page, `${name} at ${width}`);
				}
			}
		});
	}
}

/** Screens of one test. */
const PART = 11;

function inParts(screens: Screen[]): Screen[][] {
	return Array.from({ length: Math.ceil(screens.length / PART) }, (_, part) =>
		screens.slice(part * PART, (part + 1) * PART),
	);
}

for (const part of inParts(SCREENS)) {
	test(`no page or state has an accessibility violation, signed out, from ${part[0]?.name}`, async ({ page }) => {
		test.slow();
		await checkScreens(page, part);
	});
}

for (const part of inParts(OWN_SCREENS)) {
	test(`no page or state has an accessibility violation, signed in, from ${part[0]?.name}`, async ({
		page,
		context,
		site,
	}) => {
		test.slow();
		await signIn(context, site, await givenOwnScreens(site, page.request));
		await checkScreens(page, part);
	});
}
