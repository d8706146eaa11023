import type { Page } from "@playwright/test";
import { openDatabase } from "~/database/open.server";
import { activityLines } from "~/domain/accounts/activity.server";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { OWN_SCREENS, SCREENS, type Screen } from "./screens";
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
const PARTS = Array.from({ length: Math.ceil(SCREENS.length / PART) }, (_, part) =>
	SCREENS.slice(part * PART, (part + 1) * PART),
);

for (const part of PARTS) {
	test(`no page or state has an accessibility violation, signed out, from ${part[0]?.name}`, async ({ page }) => {
		test.slow();
		await checkScreens(page, part);
	});
}

test("no page or state has an accessibility violation, signed in", async ({ page, context, site }) => {
	test.slow();
	const account = await givenAccount(site, "admin");
	await signIn(context, site, account);
	const client = { userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", network: "203.0.113.7" };
	await openDatabase(site.db).batch(
		activityLines(openDatabase(site.db), { userId: account.id, kind: "sign-in", client }),
	);
	await openDatabase(site.db).batch(
		activityLines(openDatabase(site.db), { userId: account.id, kind: "role", role: "admin" }),
	);
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
	await page.request.post("/api/plays", {
		headers: { authorization: `Bearer ${account.token}` },
		data: { media_id: 1000, media_type: "movie", watched_at: "2026-05-01", note: "Lent by Jo" },
	});
	await checkScreens(page, OWN_SCREENS);
});
