import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { OWN_SCREENS, SCREENS, type Screen } from "./screens";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({
	catalogue: "tmdb",
	extraHTTPHeaders: freshAddress(),
	expectedErrors: [/status of (4\d\d|503)/],
});

/** In pixels; the layouts change from here on. */
const BETWEEN = 768;

/** What moved by itself since the page began, if it moved visibly. */
function findShifts(page: Page): Promise<string[]> {
	return page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const found: string[] = [];
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
							value: number;
							hadRecentInput: boolean;
							sources: { node: Element | null }[];
						};
						// Chromium keeps room for a scroll bar behind a modal also where a test has it without one.
						if (hadRecentInput || value < 0.005 || document.querySelector("dialog:modal")) continue;
						const moved = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`);
						found.push(`${value.toFixed(3)}: ${moved.join(", ")}`);
					}
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(found), 50);
			}),
	);
}

async function lookAt(page: Page, screens: Screen[], width: number) {
	for (const { name, path, act, from = 0, until = Number.POSITIVE_INFINITY } of screens) {
		if (width < from || width > until) continue;
		await test.step(name, async () => {
			await page.setViewportSize({ width, height: width < BETWEEN ? 844 : 900 });
			await page.goto(path);
			await whenReady(page);
			if (!act) expect.soft(await findShifts(page), `${name}: nothing jumps`).toEqual([]);
			await act?.(page);
			await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
			await expectAccessible(page, name);
			await expectFits(page, name);
			if (BETWEEN < from || BETWEEN > until) return;
			await page.setViewportSize({ width: BETWEEN, height: 900 });
			await expectFits(page, `${name} at ${BETWEEN}`);
		});
	}
}

/** Screens of one test. */
const PART = 9;
const PARTS = Array.from({ length: Math.ceil(SCREENS.length / PART) }, (_, part) =>
	SCREENS.slice(part * PART, (part + 1) * PART),
);

for (const width of [390, 1440]) {
	for (const part of PARTS) {
		test(`no page or state has an accessibility violation, at ${width} pixels, signed out, from ${part[0]?.name}`, async ({
			page,
		}) => {
			test.slow();
			await lookAt(page, part, width);
		});
	}

	test(`no page or state has an accessibility violation, at ${width} pixels, signed in`, async ({
		page,
		context,
		site,
	}) => {
		test.slow();
		const account = await givenAccount(site, "admin");
		await signIn(context, site, account);
		for (const [media_id, media_type] of [
			[1000, "movie"],
			[1014, "movie"],
			[50_001, "tv"],
		]) {
			await page.request.post("/api/watch-history", {
				headers: { authorization: `Bearer ${account.token}` },
				data: { media_id, media_type },
			});
		}
		await lookAt(page, OWN_SCREENS, width);
	});
}
