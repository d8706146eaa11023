import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Presses a key until the target has the focus, and checks that it is visible. */
export async function press(page: Page, key: string, target: Locator, most = 40) {
	for (let pressed = 0; pressed < most; pressed++) {
		if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) break;
		await page.keyboard.press(key);
	}
	await expect(target).toBeFocused();
	const isInHeader = (await target.locator("xpath=ancestor::header[contains(@class,'site-header')]").count()) > 0;
	const look = () =>
		target.evaluate((element, isInHeader) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 60));
			const isCovered = there === null || there.closest(".site-header") !== null;
			return { outline: getComputedStyle(element).outlineStyle, isCovered: isCovered && !isInHeader };
		}, isInHeader);
	// Until the window has been scrolled to it, it is outside.
	await expect.poll(look).toEqual({ outline: "solid", isCovered: false });
}

/** Where the focus is, by its name. */
export function focused(page: Page): Promise<string> {
	return page.evaluate(() => {
		const element = document.activeElement;
		return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
	});
}
