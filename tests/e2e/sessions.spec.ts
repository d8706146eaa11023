import { freshAddress, givenAccount, PASSWORD, sessionCookie, signIn, storedAuth, whenReady } from "./accounts";
import { expect, settle, test } from "./test";

test.use({
	extraHTTPHeaders: freshAddress(),
	expectedErrors: [/status of [45]\d\d|ERR_FAILED/],
});

test("signing out is confirmed, opens Home, clears browser storage, and signs out the other tabs", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	const second = await context.newPage();
	await second.goto("/settings");
	await whenReady(second);
	await page.goto("/movie/27205");
	await whenReady(page);
	await page.route("**/logout.data*", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 300));
		await route.continue();
	});
	await page.getByRole("button", { name: `Account of ${account.username}` }).click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByRole("button", { name: "Signing out..." })).toBeVisible();
	await expect(page).toHaveURL(`${site.url}/`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	expect(await storedAuth(page)).toEqual([]);
	expect((await context.cookies()).map(({ name }) => name)).not.toContain(sessionCookie(site.url));
	await expect(second).toHaveURL(/\/login\?redirectTo=%2Fsettings$/);
});

test("a sign-out that cannot reach the server is sent with the next request", async ({ page, context, site }) => {
	const account = await givenAccount(site);
	await signIn(context, site, account);
	await page.goto("/privacy");
	await whenReady(page);
	await page.route("**/logout.data*", (route) => route.abort());
	await page.getByRole("button", { name: `Account of ${account.username}` }).click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page.getByText("Logout failed, but you have been signed out locally")).toBeVisible();
	await expect(page).toHaveURL(`${site.url}/`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	await page.goto("/settings");
	await expect(page).toHaveURL(/\/login/);
});

test("the menu updates after a role or session has ended, with the first rejected request", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site, "admin");
	await signIn(context, site, account);
	const db = await site.miniflare.getD1Database("DB");
	const menu = page.getByRole("button", { name: `Account of ${account.username}` });
	await page.goto("/movies?q=the");
	await whenReady(page);
	await db.prepare("update users set role = 'user' where id = ?").bind(account.id).run();
	await menu.click();
	await page.getByRole("link", { name: "Admin Panel" }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	await menu.click();
	await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Admin Panel" })).toHaveCount(0);

	await db.prepare("delete from sessions where user_id = ?").bind(account.id).run();
	await page.getByRole("link", { name: "Settings" }).click();
	await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsettings$/);
	await expect(menu).toHaveCount(0);
});

test.describe("on start", () => {
	test.use({ extraHTTPHeaders: freshAddress() });

	test("a rejected stored token is deleted, and the visitor is signed out", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site));
		// It has no script, which would write the token of its session.
		await page.goto("/robots.txt");
		await page.evaluate(() => localStorage.setItem("marquee.auth.token", "invalid"));
		await page.goto("/privacy");
		await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
		await expect.poll(() => storedAuth(page)).toEqual([]);
	});

	test("a valid stored token signs in again when the cookie is lost", async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		await page.goto("/privacy");
		await context.clearCookies();
		await page.reload();
		await expect(page.getByRole("button", { name: `Account of ${account.username}` })).toBeVisible();
		expect((await context.cookies()).map(({ name }) => name)).toContain(sessionCookie(site.url));
	});

	test('a sign-in without "Remember me" ends with its cookie', async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await page.goto("/login?redirectTo=/privacy");
		await whenReady(page);
		await page.getByLabel("Email or Username").fill(account.username);
		await page.getByLabel("Password").fill(PASSWORD);
		await page.getByRole("button", { name: "Login" }).click();
		await expect(page).toHaveURL(`${site.url}/privacy`);
		const verified = page.waitForResponse("**/api/auth/verify");
		await page.reload();
		await expect(page.getByRole("button", { name: `Account of ${account.username}` })).toBeVisible();
		await verified;
		// Closing the browser does the same.
		await context.clearCookies();
		await page.reload();
		await expect.poll(() => storedAuth(page)).toEqual([]);
		await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	});

	test("a server that does not respond changes nothing", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site));
		await page.route("**/api/auth/verify", (route) => route.abort());
		const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/auth/verify"));
		await page.goto("/privacy");
		await failed;
		await settle(page);
		expect(await storedAuth(page)).toContain("marquee.auth.token");
	});
});

test.describe("in Settings", () => {
	test("one session is ended, then all the others", async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		await signIn(await page.context().browser()!.newContext(), site, account);
		await page.goto("/settings?tab=security");
		await whenReady(page);
		const rows = page.getByRole("button", { name: /^Sign out [^e]/ });
		await expect(rows).toHaveCount(2);
		await rows.first().click();
		await expect(page.getByText("That session is signed out.")).toBeVisible();
		await expect(rows).toHaveCount(1);
		await page.getByRole("button", { name: "Sign out everywhere else" }).click();
		await expect(page.getByText("All other sessions are signed out.")).toBeVisible();
		await expect(rows).toHaveCount(0);
	});

	test("the profile is saved and shown in the header, and its errors have the specified texts", async ({
		page,
		context,
		site,
	}) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		await page.goto("/settings");
		await whenReady(page);
		await expect(page.getByText(account.id)).toBeVisible();
		await expect(page.getByText("USER", { exact: true })).toBeVisible();
		await expect(page.getByText("Free", { exact: true })).toBeVisible();
		const save = page.getByRole("button", { name: "Save Changes" });
		await page.getByLabel("Username").fill(`${account.username}-new`);
		await save.click();
		await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
		await expect(page.getByRole("button", { name: `Account of ${account.username}-new` })).toBeVisible();

		const banner = page.getByRole("alert");
		await page.route("**/settings.data*", (route) => route.fulfill({ status: 500, body: "<h1>Proxy</h1>" }));
		await save.click();
		await expect(banner).toHaveText("API request failed: 500");
		await page.unroute("**/settings.data*");
		await page.route("**/settings.data*", (route) => route.fulfill({ status: 429, body: "As the server says" }));
		await save.click();
		await expect(banner).toHaveText("As the server says");
		await page.unroute("**/settings.data*");
		await page.route("**/settings.data*", (route) => route.abort());
		await save.click();
		await expect(banner).toHaveText("Failed to update profile");
		await banner.getByRole("button", { name: "Dismiss" }).click();
		await expect(banner).toBeHidden();
	});

	test("a rejected password is reported at its field", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site));
		await page.goto("/settings?tab=security");
		await whenReady(page);
		const change = page.getByRole("button", { name: "Change Password" });
		const fresh = page.getByLabel("New Password", { exact: true });
		const confirmation = page.getByLabel("Confirm New Password");
		await page.getByLabel("Current Password").fill("wrong");
		await fresh.fill("12345");
		await confirmation.fill("123456");
		await change.click();
		await expect(fresh).toHaveAccessibleDescription("New password must be at least 6 characters long");
		await expect(confirmation).toHaveAccessibleDescription("New passwords do not match");
		await fresh.fill("Quite another 9");
		await confirmation.fill("Quite another 9");
		await change.click();
		await expect(page.getByLabel("Current Password")).toHaveAccessibleDescription("Current password is incorrect");
		await expect(page.getByLabel("Current Password")).toBeFocused();
	});

	test("all personal data can be downloaded", async ({ page, context, site }) => {
		const account = await givenAccount(site);
		await signIn(context, site, account);
		await page.goto("/settings?tab=data");
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("link", { name: "Download my data" }).click(),
		]);
		expect(download.suggestedFilename()).toMatch(/^marquee-my-data-.*\.json$/);
	});

	test("Debug is for admins, and shows what failed", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site, "admin"));
		await page.goto("/settings?tab=debug");
		await whenReady(page);
		await expect(page.getByText("Click refresh to load debug information")).toBeVisible();
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByText("development")).toBeVisible();
		await page.route("**/settings.data*", (route) => route.fulfill({ status: 500, body: "" }));
		await page.getByRole("button", { name: "Refresh" }).click();
		await expect(page.getByText("Failed to load debug information")).toBeVisible();
		await expect(page.getByText("API request failed: 500")).toBeVisible();
	});

	test("an ordinary user has no Debug tab, even with its URL", async ({ page, context, site }) => {
		await signIn(context, site, await givenAccount(site));
		await page.goto("/settings?tab=debug&load=1");
		await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Debug" })).toBeHidden();
	});
});
