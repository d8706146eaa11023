import { freshAddress, givenAccount, PASSWORD, signIn, whenReady } from "./accounts";
import { ADMIN_ERRORS, banner, CLEANUP, DELETE, END_SESSIONS, openPanel, roleOf } from "./admin";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: ADMIN_ERRORS });

const TABS: [address: string, heading: string][] = [
	["/admin", "System Overview"],
	["/admin?tab=users", "User Management"],
	["/admin?tab=settings", "Database Management"],
	["/admin?tab=activity", "Recent Watch Activity"],
	["/admin?tab=audit", "Audit Log"],
	["/admin?tab=jobs", "Jobs"],
	["/admin?tab=servers", "Current configuration"],
	["/admin?tab=blocked", "Blocked Titles"],
];

test("signed out, /admin is Home with Login open, which says why and leads on; Back does not lead to the panel", async ({
	page,
	site,
}) => {
	const admin = await givenAccount(site, "admin");
	await page.goto("/movies");
	await page.goto("/admin?tab=jobs");
	await expect(page).toHaveURL(`${site.url}/`);
	const dialog = page.getByRole("dialog", { name: "Login" });
	await expect(dialog.getByText("Log in to open the admin panel.")).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL(/\/movies$/);
	await page.goto("/admin?tab=jobs");
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
	await dialog.getByLabel("Email or Username").fill(admin.email);
	await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 2, name: "Jobs" })).toBeVisible();
	await expect(page).toHaveURL(`${site.url}/admin?tab=jobs`);
});

test("Login over Home opens once, and leads a user without access back to Home, which says why", async ({
	page,
	site,
}) => {
	const user = await givenAccount(site);
	await page.goto("/admin");
	const dialog = page.getByRole("dialog", { name: "Login" });
	await dialog.getByLabel("Email or Username").fill(user.email);
	await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(
		page.getByText("Only admins and owners can open the admin panel.").filter({ visible: true }),
	).toHaveCount(1);
	await expect(page).toHaveURL(`${site.url}/`);
	await page.context().clearCookies();
	await page.reload();
	await whenReady(page);
	await expect(dialog).toHaveCount(0);
});

test("a link to the panel of a session that has ended leads to Home with Login open", async ({ page, site }) => {
	const admin = await openPanel(page, site, "admin");
	const db = await site.miniflare.getD1Database("DB");
	await db.prepare("delete from sessions where user_id = ?").bind(admin.id).run();
	await page.getByRole("link", { name: "User Management" }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	const dialog = page.getByRole("dialog", { name: "Login" });
	await expect(dialog.getByText("Log in to open the admin panel.")).toBeVisible();
	await signIn(page.context(), site, admin);
	const other = await page.context().newPage();
	await other.goto("/login");
	await expect(page).toHaveURL(`${site.url}/admin?tab=users`);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("signed out, /admin leads over Home to the full screen of Login, and on", async ({ page, site }) => {
		const admin = await givenAccount(site, "admin");
		await page.goto("/admin?tab=jobs");
		await expect(page).toHaveURL(/\/login\?redirectTo=%2Fadmin%3Ftab%3Djobs$/);
		await page.getByLabel("Email or Username").fill(admin.email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${site.url}/admin?tab=jobs`);
	});
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("signed out, /admin leads over Home to Login, and on", async ({ page, site }) => {
		const admin = await givenAccount(site, "admin");
		await page.goto("/admin?tab=jobs");
		await expect(page).toHaveURL(/\/login\?redirectTo=%2Fadmin%3Ftab%3Djobs$/);
		await expect(page.getByText("Log in to open the admin panel.")).toBeVisible();
		await page.getByLabel("Email or Username").fill(admin.email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${site.url}/admin?tab=jobs`);
	});
});

test("a signed-in visitor who is not an admin is redirected to Home, which says why, once", async ({
	page,
	context,
	site,
}) => {
	await page.goto("/movies");
	await signIn(context, site, await givenAccount(site));
	await page.goto("/admin?tab=users");
	await expect(page).toHaveURL(`${site.url}/`);
	const reason = page.getByText("Only admins and owners can open the admin panel.");
	await expect(reason.filter({ visible: true })).toHaveCount(1);
	await page.reload();
	await whenReady(page);
	await expect(reason).toHaveCount(0);
	await page.goBack();
	await expect(page).toHaveURL(/\/movies$/);
});

test("the panel shows its section and the signed-in admin; each tab has a URL", async ({ page, site }) => {
	const admin = await openPanel(page, site, "admin", "/privacy");
	await page.route("**/admin.data*", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue();
	});
	await page.getByRole("button", { name: `Account of ${admin.username}` }).click();
	await page.getByRole("link", { name: "Admin Panel" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Loading admin panel..." })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Admin Panel - System administration and user management",
	);
	await page.unroute("**/admin.data*");
	await expect(page.getByText(`Logged in as ${admin.username}`)).toContainText("admin");
	const tabs = page.getByRole("navigation", { name: "Admin panel" });
	for (const [tab, heading] of [
		["User Management", "User Management"],
		["System Settings", "Database Management"],
		["Activity Logs", "Recent Watch Activity"],
		["Dashboard", "System Overview"],
	] as const) {
		await tabs.getByRole("link", { name: tab }).click();
		await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
		await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
	}
	await expect(tabs.getByRole("link", { name: "Blocked Titles" })).toHaveCount(0);
	for (const name of ["Total Users", "Premium Users", "Admin Users", "Watch History"]) {
		await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
	}
	await page.getByText("Show as a table").first().click();
	await expect(page.getByRole("table", { name: "Sign-ups by day" }).getByRole("row")).toHaveCount(31);

	const db = await site.miniflare.getD1Database("DB");
	await db.prepare("update users set role = 'user' where id = ?").bind(admin.id).run();
	const steps = await page.evaluate(() => history.length);
	await tabs.getByRole("link", { name: "Jobs" }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	expect(await page.evaluate(() => history.length), "only the refused page has no place in the history").toBe(
		steps + 1,
	);
	await page.goBack();
	await expect(page).toHaveURL(`${site.url}/`);
	await expect(page.getByRole("heading", { level: 1, name: /Admin Panel/ })).toHaveCount(0);
});

test("an owner blocks and unblocks a title; a failed request changes nothing", async ({ page, site }) => {
	await openPanel(page, site, "owner", "/admin?tab=blocked");
	await page.getByRole("searchbox", { name: "Title to block" }).fill("pulp fiction");
	await page.keyboard.press("Enter");
	await page
		.getByRole("list", { name: "Titles found" })
		.getByRole("link", { name: /Pulp Fiction/ })
		.click();
	await page.getByLabel("Reason").fill("Notice of the rights holder, 20 November");
	await page.route("**/admin.data*", (route) => route.abort());
	await page.getByRole("button", { name: "Block Title" }).click();
	await expect(banner(page, "alert", "Failed to block title. Please try again.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "No blocked titles" })).toBeVisible();
	await page.unroute("**/admin.data*");
	await page.getByRole("button", { name: "Block Title" }).click();
	await expect(banner(page, "status", "The title is blocked.")).toBeVisible();
	const row = page.getByRole("row").filter({ hasText: "Notice of the rights holder" });
	await expect(row).toContainText("Pulp Fiction");
	await expect(row).toContainText("1994");
	await expect(row.locator("img")).toBeVisible();
	const unblock = page.getByRole("button", { name: "Unblock Pulp Fiction" });
	await page.route("**/admin.data*", (route) => route.abort());
	await unblock.click();
	await expect(banner(page, "alert", "Failed to unblock title. Please try again.")).toBeVisible();
	await page.unroute("**/admin.data*");
	await unblock.click();
	await expect(page.getByRole("heading", { name: "No blocked titles" })).toBeVisible();
});

test("the page of a title leads an owner to the form with the title chosen, and nobody else", async ({
	page,
	context,
	site,
}) => {
	const link = page.getByRole("link", { name: "Block this title" });
	await page.goto("/movie/680");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pulp Fiction");
	await expect(link).toHaveCount(0);
	await signIn(context, site, await givenAccount(site, "admin"));
	await page.goto("/movie/680");
	await expect(page.getByRole("link", { name: "Watch Now" })).toBeVisible();
	await expect(link).toHaveCount(0);
	await openPanel(page, site, "owner", "/movie/680");
	await page.getByRole("button", { name: "More", exact: true }).click();
	await link.click();
	await expect(page.getByRole("main")).toContainText("Pulp Fiction");
	await expect(page.getByLabel("Reason")).toBeVisible();
	await expect(page.getByRole("button", { name: "Block Title" })).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the panel asks for a sign-in, and Home says why it is refused", async ({ page, site }) => {
		const account = await givenAccount(site);
		await page.goto("/admin");
		await expect(page.getByText("Log in to open the admin panel.")).toBeVisible();
		await page.getByLabel("Email or Username").fill(account.email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${site.url}/`);
		await expect(page.getByText("Only admins and owners can open the admin panel.")).toBeVisible();
	});

	test("an owner suspends somebody with a reason, and undoes it", async ({ page, context, site }) => {
		const [ada, owner] = [await givenAccount(site), await givenAccount(site, "owner")];
		await signIn(context, site, owner);
		await page.goto(`/admin?tab=users&id=${ada.id}`);
		await page.getByRole("button", { name: "Suspend" }).click();
		const question = page.locator("form", { has: page.getByLabel("Reason") });
		await question.getByLabel("Reason").fill("Shares one account with a forum");
		await question.getByRole("button", { name: "Suspend" }).click();
		await expect(page.getByText("The user is suspended and signed out everywhere")).toBeVisible();
		await page.goto(`/admin?tab=audit&q=${ada.username}`);
		await expect(page.getByText("Shares one account with a forum")).toBeVisible();
		await page.goto(`/admin?tab=users&id=${ada.id}`);
		await page.getByRole("button", { name: "Reinstate" }).click();
		await expect(page.getByText("The user can sign in again")).toBeVisible();
	});

	test("an owner uses the panel by forms and confirmation pages", async ({ page, context, site }) => {
		const [ada, owner] = [await givenAccount(site), await givenAccount(site, "owner")];
		await signIn(context, site, owner);
		await page.goto("/admin");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Admin Panel");
		await page.getByRole("button", { name: "Cleanup Old Records" }).click();
		await expect(page.getByText(CLEANUP)).toBeVisible();
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByText("Cleanup completed: 0 old records removed")).toBeVisible();
		await page.getByRole("button", { name: "Manage Users" }).click();
		await page.getByRole("searchbox", { name: "Search users..." }).fill(ada.username);
		await page.getByRole("searchbox", { name: "Search users..." }).press("Enter");
		const row = page.getByRole("row").filter({ hasText: ada.email });
		await row.getByRole("button", { name: `Premium for ${ada.username}` }).click();
		await expect(page.getByText(`${ada.username} is now Premium`)).toBeVisible();
		await row.getByRole("combobox").selectOption("admin");
		await row.getByRole("button", { name: `Apply role of ${ada.username}` }).click();
		await page.getByRole("button", { name: "Make Admin" }).click();
		await expect(page.getByText(`${ada.username} is now an admin`)).toBeVisible();
		await row.getByRole("combobox").selectOption("owner");
		await row.getByRole("button", { name: `Apply role of ${ada.username}` }).click();
		await page.getByLabel("Their Username").fill(ada.username);
		await page.getByLabel("Your Password").fill(PASSWORD);
		await page.getByRole("button", { name: "Make Owner" }).click();
		await expect(page.getByText(`${ada.username} is now an owner`)).toBeVisible();
		await row.getByRole("button", { name: `Reset link for ${ada.username}` }).click();
		await expect(page.getByText(/\/reset-password\?token=/)).toBeVisible();
		await row.getByRole("button", { name: `End sessions of ${ada.username}` }).click();
		await expect(page.getByText(END_SESSIONS)).toBeVisible();
		await page.getByRole("button", { name: "End sessions", exact: true }).click();
		await expect(page.getByText("The user is signed out everywhere")).toBeVisible();
		await row.getByRole("button", { name: `Delete ${ada.username}` }).click();
		await expect(page.getByText(DELETE)).toBeVisible();
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await expect(page.getByText("The user was deleted")).toBeVisible();
		expect(await roleOf(site, ada)).toBeNull();
		for (const [address, heading] of TABS) {
			await page.goto(address);
			await expect(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
		}
		await page.getByRole("searchbox", { name: "Title to block" }).fill("/tv/1668");
		await page.keyboard.press("Enter");
		await page.getByRole("list", { name: "Titles found" }).getByRole("link").click();
		await page.getByLabel("Reason").fill("A notice");
		await page.getByRole("button", { name: "Block Title" }).click();
		await expect(page.getByText("The title is blocked.")).toBeVisible();
		await page.getByRole("button", { name: "Unblock Friends" }).click();
		await expect(page.getByText("The title is no longer blocked.")).toBeVisible();
	});
});

test("no tab or confirmation violates WCAG 2.2 AA", async ({ page, site }) => {
	test.slow();
	await openPanel(page, site, "owner");
	for (const [address] of [...TABS, ["/admin?tab=settings&confirm=cleanup", ""]] as const) {
		await page.goto(address);
		await whenReady(page);
		for (const table of await page.getByText("Show as a table").all()) await table.click();
		await expectAccessible(page);
		await expectFits(page);
	}
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const tab of await page.getByRole("navigation", { name: "Admin panel" }).getByRole("link").all()) {
		await expect(tab).toBeInViewport({ ratio: 1 });
	}
});
