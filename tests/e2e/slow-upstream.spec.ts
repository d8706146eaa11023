import { givenAccount, signIn, whenReady } from "./accounts";
import { expect, test } from "./test";

test.use({ catalogue: "tmdb", variables: { CATALOGUE_REGION: "GB" } });

test("with a slow upstream Home shows skeletons at once, then the cards stream in", async ({ page, site }) => {
	site.upstream.setLatency(3500);
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.locator("[aria-busy=true]").first()).toBeAttached();
	await expect(page.getByRole("region", { name: "Prime Video" }).getByRole("link").first()).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	expect(site.upstream.requests()).toHaveLength(8);

	await page.reload();
	await expect(page.getByRole("heading", { name: "Trending Now" })).toBeVisible();
	expect(site.upstream.requests(), "a cached Home sends no upstream request").toHaveLength(8);
});

test("a slow detail page shows its skeleton first", async ({ page, site }) => {
	site.upstream.setLatency(0);
	await page.goto("/");
	await whenReady(page);
	site.upstream.setLatency(2000);
	await page.getByRole("region", { name: "Trending TV Shows" }).getByRole("listitem").first().getByRole("link").click();
	await expect(page.locator("main .pending").first()).toBeVisible();
	await expect(page.getByRole("heading", { name: "Show Details" })).toBeVisible();
});

test("My List says that it is loading the watch history, then shows it", async ({ page, context, site }) => {
	const account = await givenAccount(site);
	// Without a request, which would look the title up.
	const db = await site.miniflare.getD1Database("DB");
	await db
		.prepare(
			"INSERT INTO titles (profile_id, media_type, media_id, first_opened_at, opened_at, updated_at) VALUES (?1, 'movie', 1003, ?2, ?2, ?2)",
		)
		.bind(account.id, Date.now())
		.run();
	await signIn(context, site, account);
	site.upstream.setLatency(2500);
	await page.goto("/my-list", { waitUntil: "commit" });
	await expect(page.getByText("Loading your watch history...")).toBeVisible();
	await expect(page.getByRole("heading", { name: "My List" })).toBeVisible();
	await expect(page.getByRole("list", { name: "Continue Watching" }).getByRole("listitem")).toHaveCount(1);
	await expect(page.getByText("Loading your watch history...")).toHaveCount(0);
});
