import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { expect, test } from "./test";
import { EVERYBODY, expectTexts, OWNERS, signUp, USERS } from "./wording";

test.use({
	extraHTTPHeaders: freshAddress(),
	viewport: { width: 1440, height: 900 },
	expectedErrors: [/status of [45]\d\d|ERR_FAILED/],
});

test("signed out, every screen has the specified texts", async ({ page }) => {
	test.slow();
	await expectTexts(page, EVERYBODY);
});

test("signed in, every screen has the specified texts", async ({ page, context, site }) => {
	test.slow();
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const headers = { authorization: `Bearer ${account.token}` };
	for (const item of [
		{ media_id: 1396, media_type: "tv", season: 1, episode: 3 },
		{ media_id: 27_205, media_type: "movie" },
	]) {
		await page.request.post("/api/watch-history", { headers, data: item });
	}
	await expectTexts(page, USERS);

	const db = await site.miniflare.getD1Database("DB");
	await db.prepare("alter table titles rename to titles_away").run();
	await expectTexts(page, [
		{
			screen: "My List, not loaded",
			path: "/my-list",
			texts: ["Failed to load watch history. Please try refreshing the page."],
		},
	]);
	await db.prepare("alter table titles_away rename to titles").run();

	await page.request.post("/api/watch-later", { headers, data: { media_id: 27_205, media_type: "movie" } });
	for (const path of ["watch-later/27205/movie", "watch-history/27205/movie", "watch-history/1396/tv"]) {
		await page.request.delete(`/api/${path}`, { headers });
	}
	await page.unrouteAll();
	await expectTexts(page, [
		{
			screen: "My List, empty",
			path: "/my-list",
			texts: ["Nothing to continue", "Start watching something to see it here", "0 items"],
		},
		{
			screen: "Watch Later, empty",
			path: "/my-list?tab=watchlater",
			texts: ["No saved content", "Add movies and shows to watch them later"],
		},
	]);
});

test("for an owner, every screen has the specified texts", async ({ page, context, site }) => {
	await givenAccount(site);
	await signIn(context, site, await givenAccount(site, "owner"));
	await expectTexts(page, OWNERS);
});

test.describe("a first visit", () => {
	test.use({ knowsWelcome: false });

	test("shows a user the link to Settings", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site));
		await expectTexts(page, [{ screen: "First visit", path: "/", texts: ["Welcome to Marquee", "Go to Settings"] }]);
	});
});

test("on a phone a rejected sign-up has the phone's own message", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.route("**/signup.data*", (route) => route.fulfill({ status: 409 }));
	await expectTexts(page, [
		{ screen: "Sign Up, rejected", path: "/signup", act: signUp, texts: ["Signup failed. Please try again."] },
	]);
});

test("on a phone the menus have the specified texts", async ({ page, context, site }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const menu = (name: string) => page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name });
	await page.goto("/privacy");
	await whenReady(page);
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	for (const name of ["Privacy Policy", "DMCA", "Sign Up", "Login"]) await expect(menu(name)).toBeVisible();
	const account = await givenAccount(site);
	await signIn(context, site, account);
	await page.goto("/my-list?tab=watchlater");
	await whenReady(page);
	await page.getByRole("button", { name: "Menu", exact: true }).click();
	for (const text of [account.username, account.email])
		await expect(page.getByRole("navigation", { name: "Menu" }).getByText(text, { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await page
		.getByRole("button", { name: /^Options for/ })
		.first()
		.click();
	await expect(page.getByRole("link", { name: "View Details" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Remove", exact: true })).toBeVisible();
});
