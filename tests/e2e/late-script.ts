import type { Page } from "@playwright/test";

/** Files of script that the page asks for from now on are on their way for a while. */
export async function delayScript(page: Page, files = "**/*.js"): Promise<void> {
	await page.route(files, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue().catch(() => {});
	});
}
