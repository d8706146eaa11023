import type { Page } from "@playwright/test";

/** Delays the script files that the page requests from now on by 1.5 seconds. */
export async function delayScript(page: Page, files = "**/*.js"): Promise<void> {
	await page.route(files, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue().catch(() => {});
	});
}
