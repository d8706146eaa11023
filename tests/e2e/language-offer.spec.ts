import { freshAddress } from "./accounts";
import { expect, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), locale: "de-AT" });

test("a visitor whose browser prefers another language is offered it once over the page, and is led nowhere", async ({
	page,
}) => {
	await page.goto("/movies");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	const offer = page.locator("aside[lang=de]");
	await expect(offer).toContainText("Diese Seite gibt es auch auf Deutsch.");
	await page.goto("/tv");
	await page.mouse.move(200, 200);
	await page.waitForTimeout(2500);
	await expect(offer).toHaveCount(0);

	await page.context().clearCookies();
	await page.goto("/movies?genre=18");
	await offer.getByRole("button", { name: "Auf Deutsch ansehen" }).click();
	await expect(page).toHaveURL(/\/de\/movies\?genre=18$/);
	await page.goto("/login?redirectTo=%2Fwatched");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
