import { expect, test } from "./test";

test.use({ catalogue: "tmdb" });

test("with a token the same pages show the upstream's titles", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { name: "Trending Now" })).toBeVisible();
	await page.getByRole("region", { name: "Popular Movies" }).getByRole("link").first().click();
	await expect(page.getByRole("heading", { name: "Movie Details" })).toBeVisible();
	await expect(page.getByText("This product uses TMDB and the TMDB APIs")).toBeVisible();
});
