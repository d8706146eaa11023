import type { Page } from "@playwright/test";

/**
 * Holds back the script files that the page requests from now on, so that a test can see and press what is there without
 * them. A page's `load` event waits for its script: wait for "commit" or "domcontentloaded" in the meantime.
 * @returns lets those files, and all later ones, through.
 */
export async function holdScript(page: Page, files = "**/*.js"): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(files, async (route) => {
		await released;
		// The page may have gone to another one meanwhile.
		await route.continue().catch(() => {});
	});
	return release;
}
