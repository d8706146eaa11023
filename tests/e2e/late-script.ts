import type { Page } from "@playwright/test";

/** Every file of script that the page asks for from now on is on its way for a while. */
export async function delayScript(page: Page): Promise<void> {
	await page.route("**/*.js", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue().catch(() => {});
	});
}
