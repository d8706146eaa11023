import { expect, test } from "./test";

// Uses a worker of its own: nothing is cached yet.
test.use({ catalogue: "tmdb", variables: { CATALOGUE_REGION: "IE" }, expectedErrors: [/status of 503/] });

test("Home without a saved copy says so, and a retry shows it once the upstream recovers", async ({ page, site }) => {
	site.upstream.setFault({ kind: "status", status: 500 });
	await page.goto("/");
	await expect(page.getByRole("heading", { name: "Intermission" })).toBeVisible();
	site.upstream.setFault(null);
	await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("region", { name: "Trending Now" }).getByRole("link").first()).toBeVisible();
	await expect(page.getByRole("heading", { name: "Intermission" })).toHaveCount(0);
});
