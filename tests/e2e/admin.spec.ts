import type { Locator, Page } from "@playwright/test";
import { type Account, freshAddress, givenAccount, PASSWORD, signIn, whenReady } from "./accounts";
import { expect, expectAccessible, expectFits, type Site, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: [/status of [45]\d\d|ERR_FAILED/] });

const TABS: [address: string, heading: string][] = [
	["/admin", "System Overview"],
	["/admin?tab=users", "User Management"],
	["/admin?tab=settings", "Database Management"],
	["/admin?tab=activity", "Recent Watch Activity"],
	["/admin?tab=audit", "Audit Log"],
	["/admin?tab=jobs", "Jobs"],
	["/admin?tab=servers", "Configuration in force"],
	["/admin?tab=blocked", "Blocked Titles"],
];

const CLEAR_LOCAL = "Are you sure you want to clear ALL watch history? This action cannot be undone.";
const CLEANUP = "This will remove all watch history records older than 15 days from the database. Continue?";
const PROMOTE = "Promote your current account to admin?";
const END_SESSIONS =
	"This signs the user out of every browser and program. They can sign in again with their password. Continue?";
const DELETE = "Are you sure you want to delete this user? This action cannot be undone.";

async function openPanel(page: Page, site: Site, role: "admin" | "owner", address = "/admin"): Promise<Account> {
	const account = await givenAccount(site, role);
	await signIn(page.context(), site, account);
	await page.goto(address);
	await whenReady(page);
	return account;
}

function usersUrl(account: Account): string {
	return `/admin?tab=users&q=${account.username}`;
}

function banner(page: Page, role: "alert" | "status", text: string) {
	return page.getByRole("main").getByRole(role).filter({ hasText: text });
}

/** Presses a button of the open confirmation, which must have the given text. */
async function confirm(page: Page, { text, button }: { text: string; button: string }): Promise<void> {
	const question = page.getByRole("alertdialog");
	await expect(question).toHaveAccessibleDescription(text);
	await question.getByRole("button", { name: button }).click();
	await expect(question).toBeHidden();
}

async function roleOf({ miniflare }: Site, { id }: Account) {
	const db = await miniflare.getD1Database("DB");
	return await db.prepare("select role, is_premium as isPremium from users where id = ?").bind(id).first();
}

/** Sets the password check of the user's sessions back by eleven minutes. */
async function outdatePassword({ miniflare }: Site, { id }: Account): Promise<void> {
	const db = await miniflare.getD1Database("DB");
	const before = Date.now() - 11 * 60_000;
	await db.prepare("update sessions set password_at = ? where user_id = ?").bind(before, id).run();
}

/** A user's newest entry in the audit log. */
async function readLastEntry({ miniflare }: Site, { id }: Account) {
	const db = await miniflare.getD1Database("DB");
	const row = db.prepare(
		"select action, target_id as target, outcome from audit_log where actor_id = ? order by id desc",
	);
	return await row.bind(id).first();
}

/** The file that the panel's Export button saves. */
async function exportUsers(page: Page, button: Locator): Promise<unknown> {
	const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
	expect(file.suggestedFilename()).toBe(`users-${new Date().toISOString().slice(0, 10)}.json`);
	return JSON.parse(await (await file.createReadStream()).setEncoding("utf8").reduce((all, part) => all + part, ""));
}

/** The site is shared by journeys, and so is the test admin. */
async function removeTestAdmin({ miniflare }: Site): Promise<void> {
	const db = await miniflare.getD1Database("DB");
	await db.prepare("delete from users where username = 'testadmin'").run();
}

async function watchLocally(page: Page): Promise<void> {
	await page.evaluate(() => localStorage.setItem("marquee.history", JSON.stringify([{ media_type: "movie" }])));
}

test("a visitor who is not an admin is redirected to Home, and Back does not lead to the panel", async ({
	page,
	context,
	site,
}) => {
	await page.goto("/movies");
	await page.goto("/admin");
	await expect(page).toHaveURL(`${site.url}/`);
	await page.goBack();
	await expect(page).toHaveURL(/\/movies$/);
	await signIn(context, site, await givenAccount(site));
	await page.goto("/admin?tab=users");
	await expect(page).toHaveURL(`${site.url}/`);
	const form = await page.request.post("/admin?tab=users", {
		headers: { origin: site.url },
		form: { intent: "cleanup" },
		maxRedirects: 0,
	});
	expect([form.status(), form.headers().location]).toEqual([302, "/"]);
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

test("the dashboard's buttons ask for confirmation where needed, and show when they fail", async ({ page, site }) => {
	await removeTestAdmin(site);
	const viewer = await openPanel(page, site, "admin");
	const main = page.getByRole("main");
	const tile = (name: string) => main.getByRole("button", { name: new RegExp(`^${name} `) });
	for (const [name, text] of [
		["Export Users", "Download user data"],
		["Clear Watch History", "Remove localStorage watch data"],
		["Clear TMDB Cache", "Clear server-side API cache"],
		["Cleanup Old Records", "Remove database records older than 15 days"],
		["Create Test Admin", "Add admin user to database"],
		["Promote Self to Admin", "Grant admin access via database"],
	] as const) {
		await expect(tile(name)).toHaveAccessibleName(`${name} ${text}`);
	}

	const exported = await exportUsers(page, tile("Export Users"));
	expect(exported).toContainEqual(expect.objectContaining({ email: viewer.email, role: "admin" }));
	await expect.poll(() => readLastEntry(site, viewer)).toMatchObject({ action: "users.export", outcome: "done" });

	await watchLocally(page);
	await tile("Clear Watch History").click();
	await confirm(page, { text: CLEAR_LOCAL, button: "Clear" });
	await expect(banner(page, "status", "The watch history of this browser is empty now")).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("marquee.history"))).toBeNull();

	await tile("Clear TMDB Cache").click();
	await expect(banner(page, "status", "The TMDB cache is empty now")).toBeVisible();

	await tile("Cleanup Old Records").click();
	await page.getByRole("alertdialog").getByRole("link", { name: "Cancel" }).click();
	await expect(page.getByRole("alertdialog")).toBeHidden();
	await tile("Cleanup Old Records").click();
	await confirm(page, { text: CLEANUP, button: "Continue" });
	await expect(banner(page, "status", "Cleanup completed: 0 old records removed")).toBeVisible();

	await tile("Promote Self to Admin").click();
	await confirm(page, { text: PROMOTE, button: "Promote" });
	await expect(banner(page, "status", "You are admin already; nothing was changed")).toBeVisible();

	await tile("Create Test Admin").click();
	await expect(banner(page, "status", "The test admin was created")).toBeVisible();
	await tile("Create Test Admin").click();
	const alert = banner(page, "alert", "Failed to create test admin. Please try again.");
	await expect(alert).toContainText("The test admin exists already");
	await alert.getByRole("button", { name: "Dismiss" }).click();
	await expect(alert).toBeHidden();

	await page.route("**/api/**", (route) => route.abort());
	await tile("Export Users").click();
	await expect(banner(page, "alert", "Failed to export user data. Please try again.")).toBeVisible();
	await tile("Clear TMDB Cache").click();
	await expect(banner(page, "alert", "Failed to clear TMDB cache. Please try again.")).toBeVisible();
	await tile("Cleanup Old Records").click();
	await confirm(page, { text: CLEANUP, button: "Continue" });
	await expect(banner(page, "alert", "Failed to cleanup old records. Please try again.")).toBeVisible();
	await tile("Promote Self to Admin").click();
	await confirm(page, { text: PROMOTE, button: "Promote" });
	await expect(banner(page, "alert", "Failed to promote account. Please try again.")).toBeVisible();
	await page.evaluate(() => {
		Storage.prototype.removeItem = () => {
			throw new DOMException("denied", "SecurityError");
		};
	});
	await tile("Clear Watch History").click();
	await confirm(page, { text: CLEAR_LOCAL, button: "Clear" });
	await expect(banner(page, "alert", "Failed to clear watch history. Please try again.")).toBeVisible();
	await page.unroute("**/api/**");

	await page.route("**/admin.data*", (route) => route.abort());
	await main.getByRole("button", { name: "Refresh" }).click();
	await expect(banner(page, "alert", "Failed to load admin data. Please try again.")).toBeVisible();
	await page.unroute("**/admin.data*");
	await main.getByRole("button", { name: "Refresh" }).click();
	await expect(banner(page, "alert", "Failed to load admin data.")).toBeHidden();
	await tile("Manage Users").click();
	await expect(page).toHaveURL(/\/admin\?tab=users$/);
});

test("an admin can only read the user table, export it and toggle premium", async ({ page, site }) => {
	const ada = await givenAccount(site);
	const admin = await openPanel(page, site, "admin", usersUrl(ada));
	const row = page.getByRole("row").filter({ hasText: ada.email });
	await expect(page.getByText("1 user", { exact: true })).toBeVisible();
	await expect(row.getByRole("combobox")).toHaveCount(0);
	await expect(row.getByRole("button")).toHaveCount(1);
	const exportButton = page.getByRole("main").getByRole("button", { name: "Export", exact: true });
	expect(await exportUsers(page, exportButton)).toContainEqual(expect.objectContaining({ email: ada.email }));
	await expect.poll(() => readLastEntry(site, admin)).toMatchObject({ action: "users.export", outcome: "done" });
	await page.route("**/api/admin/users/export", (route) => route.abort());
	await exportButton.click();
	await expect(banner(page, "alert", "Failed to export user data. Please try again.")).toBeVisible();
	const toggle = row.getByRole("button", { name: `Premium for ${ada.username}` });
	await expect(toggle).toHaveAttribute("aria-pressed", "false");
	await toggle.click();
	await expect(row.getByText("Premium", { exact: true }).first()).toBeVisible();
	await expect.poll(() => roleOf(site, ada)).toMatchObject({ isPremium: 1 });
	expect(await readLastEntry(site, admin)).toEqual({ action: "user.premium", target: ada.id, outcome: "done" });
	// The control ignores clicks until the table is loaded again.
	await expect(toggle).not.toHaveAttribute("aria-busy", "true");

	await page.route("**/api/admin/users/*/premium", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 800));
		await route.fulfill({ status: 500, json: { success: false, message: "broken" } });
	});
	await toggle.click();
	await expect(toggle).toHaveAttribute("aria-pressed", "false");
	await expect(banner(page, "alert", "Failed to update premium status. Please try again.")).toBeVisible();
	await expect(toggle).toHaveAttribute("aria-pressed", "true");
	const refused = await page.request.post("/admin?tab=users", {
		headers: { origin: site.url },
		form: { intent: "delete", userId: ada.id },
	});
	expect(refused.status()).toBe(403);
	expect(await readLastEntry(site, admin)).toEqual({ action: "user.delete", target: ada.id, outcome: "refused" });
});

test("an owner exports, changes roles and premium, creates reset links and deletes users", async ({
	page,
	site,
	browser,
}) => {
	const ada = await givenAccount(site);
	const owner = await openPanel(page, site, "owner", usersUrl(ada));
	const row = page.getByRole("row").filter({ hasText: ada.email });
	const exportButton = page.getByRole("main").getByRole("button", { name: "Export", exact: true });
	expect(await exportUsers(page, exportButton)).toContainEqual(expect.objectContaining({ email: ada.email }));
	const premium = row.getByRole("button", { name: `Premium for ${ada.username}` });
	await premium.click();
	await expect(premium).toHaveAttribute("aria-pressed", "true");
	await expect.poll(() => readLastEntry(site, owner)).toMatchObject({ action: "user.premium", outcome: "done" });
	await expect(premium).not.toHaveAttribute("aria-busy");
	const role = row.getByRole("combobox", { name: `Role of ${ada.username}` });
	await expect(role.getByRole("option")).toHaveText(["user", "admin", "owner"]);
	await role.selectOption("admin");
	await expect(page.getByText(`${ada.username} is now admin`)).toBeVisible();
	expect(await roleOf(site, ada)).toMatchObject({ role: "admin" });
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(role).toHaveValue("user");
	await expect.poll(() => roleOf(site, ada)).toMatchObject({ role: "user" });
	// The control ignores changes until the previous one is saved and the table is loaded again.
	await page.waitForLoadState("networkidle");

	await page.route("**/api/admin/users/**", (route) => route.abort());
	await role.selectOption("owner");
	await expect(banner(page, "alert", "Failed to update user role. Please try again.")).toBeVisible();
	await expect(role).toHaveValue("user");
	await row.getByRole("button", { name: `Delete ${ada.username}` }).click();
	await confirm(page, { text: DELETE, button: "Delete" });
	await expect(banner(page, "alert", "Failed to delete user. Please try again.")).toBeVisible();
	await expect(row).toBeVisible();
	await row.getByRole("button", { name: `Reset link for ${ada.username}` }).click();
	await expect(banner(page, "alert", "Failed to create reset link. Please try again.")).toBeVisible();
	await page.unroute("**/api/admin/users/**");

	await row.getByRole("button", { name: `Reset link for ${ada.username}` }).click();
	const link = await banner(page, "status", "One-time link").locator("code").innerText();
	expect(link).toMatch(/\/reset-password\?token=[\w-]{22}$/);
	const stranger = await browser.newPage({ baseURL: site.url });
	await stranger.goto(link);
	await expect(stranger.getByLabel("New Password", { exact: true })).toBeVisible();
	await stranger.close();

	await row.getByRole("button", { name: `Delete ${ada.username}` }).click();
	await expect(page.getByRole("alertdialog")).toContainText(ada.username);
	await confirm(page, { text: DELETE, button: "Delete" });
	await expect(row).toBeHidden();
	await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
	expect(await roleOf(site, ada)).toBeNull();
	expect(await readLastEntry(site, owner)).toEqual({ action: "user.delete", target: ada.id, outcome: "done" });

	await page.goto(usersUrl(owner));
	const own = page.getByRole("row").filter({ hasText: owner.email });
	await expect(own.getByRole("combobox")).toBeVisible();
	await expect(own.getByRole("button", { name: /Delete/ })).toHaveCount(0);
});

test("an owner ends a user's sessions, and the user's Settings show it", async ({ page, site, browser }) => {
	const ada = await givenAccount(site);
	const openSecurity = async () => {
		const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshAddress() });
		await signIn(context, site, ada);
		const opened = await context.newPage();
		await opened.goto("/settings?tab=security");
		return opened;
	};
	const elsewhere = await openSecurity();
	await expect(elsewhere.getByText("Nothing recorded yet.")).toBeVisible();

	const owner = await openPanel(page, site, "owner", usersUrl(ada));
	const end = page.getByRole("button", { name: `End sessions of ${ada.username}` });
	await page.route("**/api/admin/users/*/sessions", (route) => route.abort(), { times: 1 });
	await end.click();
	await confirm(page, { text: END_SESSIONS, button: "End sessions" });
	await expect(banner(page, "alert", "Failed to end sessions. Please try again.")).toBeVisible();
	await end.click();
	await confirm(page, { text: END_SESSIONS, button: "End sessions" });
	await expect(banner(page, "status", "The user is signed out everywhere")).toBeVisible();
	expect(await readLastEntry(site, owner)).toEqual({ action: "user.end-sessions", target: ada.id, outcome: "done" });

	await elsewhere.reload();
	await expect(elsewhere).toHaveURL(/\/login\?redirectTo=/);
	const again = await openSecurity();
	await expect(again.getByText("All sessions ended by an owner")).toBeVisible();
	await Promise.all([elsewhere.context().close(), again.context().close()]);
});

test("a role change and a deletion ask for the password when it was given over ten minutes ago", async ({
	page,
	site,
}) => {
	const ada = await givenAccount(site);
	const owner = await openPanel(page, site, "owner", usersUrl(ada));
	const row = page.getByRole("row").filter({ hasText: ada.email });
	const dialog = page.getByRole("alertdialog", { name: "Confirm your password" });
	const password = dialog.getByLabel("Your Password");

	await outdatePassword(site, owner);
	await row.getByRole("combobox", { name: `Role of ${ada.username}` }).selectOption("admin");
	await password.fill("wrong");
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await expect(password).toHaveAccessibleDescription("Current password is incorrect");
	expect(await roleOf(site, ada)).toMatchObject({ role: "user" });
	await password.fill(PASSWORD);
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText(`${ada.username} is now admin`)).toBeVisible();
	await expect(dialog).toBeHidden();
	expect(await roleOf(site, ada)).toMatchObject({ role: "admin" });

	await outdatePassword(site, owner);
	const requestDeletion = async () => {
		await row.getByRole("button", { name: `Delete ${ada.username}` }).click();
		await page.getByRole("alertdialog", { name: "Delete User" }).getByRole("button", { name: "Delete" }).click();
		await expect(dialog).toBeVisible();
		await expect(row).toBeVisible();
	};
	await requestDeletion();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(banner(page, "alert", "Failed to delete user. Please try again.")).toBeVisible();
	await expect(row).toBeVisible();
	await requestDeletion();
	await password.fill(PASSWORD);
	await password.press("Enter");
	await expect(row).toBeHidden();
	await expect(banner(page, "status", "The user was deleted")).toBeVisible();
	expect(await roleOf(site, ada)).toBeNull();
});

test("an owner blocks and unblocks a title; a failed request changes nothing", async ({ page, site }) => {
	const owner = await openPanel(page, site, "owner", "/admin?tab=blocked");
	await page.getByLabel("Id", { exact: true }).fill("680");
	await page.getByLabel("Reason").fill("Notice of the rights holder, 20 November");
	await page.route("**/api/admin/**", (route) => route.abort());
	await page.getByRole("button", { name: "Block Title" }).click();
	await expect(banner(page, "alert", "Failed to block title. Please try again.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "No blocked titles" })).toBeVisible();
	await page.unroute("**/api/admin/**");
	await page.getByRole("button", { name: "Block Title" }).click();
	await expect(banner(page, "status", "The title is blocked.")).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: "680" })).toContainText("Notice of the rights holder");
	expect((await page.request.get("/movie/680")).status()).toBe(404);
	expect(await readLastEntry(site, owner)).toMatchObject({ action: "title.block", outcome: "done" });
	const unblock = page.getByRole("button", { name: "Unblock Movie 680" });
	await page.route("**/api/admin/**", (route) => route.abort());
	await unblock.click();
	await expect(banner(page, "alert", "Failed to unblock title. Please try again.")).toBeVisible();
	await page.unroute("**/api/admin/**");
	await unblock.click();
	await expect(page.getByRole("heading", { name: "No blocked titles" })).toBeVisible();
	expect((await page.request.get("/movie/680")).status()).toBe(200);
});

test("search, filters, order and page of the table are in the URL", async ({ page, site }) => {
	const db = await site.miniflare.getD1Database("DB");
	const insert = db.prepare(
		"insert into users (id, username, username_key, email, email_key, name, role, password_hash, created_at) values (?, ?, ?, ?, ?, ?, ?, 'x', ?)",
	);
	await db.batch(
		Array.from({ length: 120 }, (_, index) => {
			const name = `paged${String(index).padStart(3, "0")}`;
			const email = `${name}@example.com`;
			return insert.bind(`paged-${index}`, name, name, email, email, name, index < 3 ? "admin" : "user", index + 1);
		}),
	);
	await openPanel(page, site, "admin", "/admin?tab=users");
	const names = page.getByRole("rowheader");
	await page.getByRole("searchbox", { name: "Search users..." }).fill("PAGED");
	await expect(page).toHaveURL(/q=PAGED/);
	await expect(page.getByText("120 users", { exact: true })).toBeVisible();
	await page.getByRole("combobox", { name: "Sort" }).selectOption("Username A to Z");
	await expect(names.first()).toContainText("paged000");
	await expect(page.getByRole("columnheader", { name: "User" })).toHaveAttribute("aria-sort", "ascending");
	const pages = page.getByRole("navigation", { name: "Pages" });
	await pages.getByRole("link", { name: "Next" }).click();
	await expect(names.first()).toContainText("paged050");
	await pages.getByRole("link", { name: "Next" }).click();
	await expect(names.first()).toContainText("paged100");
	await expect(pages.getByRole("link", { name: "Next" })).toHaveCount(0);
	await pages.getByRole("link", { name: "Previous" }).click();
	await expect(names.first()).toContainText("paged050");
	await pages.getByRole("link", { name: "Previous" }).click();
	await expect(names.first()).toContainText("paged000");
	await page.getByRole("combobox", { name: "Role" }).selectOption("Admins");
	await page.getByRole("searchbox", { name: "Search users..." }).fill("paged0");
	await expect(page).toHaveURL(/q=paged0&role=admin/);
	await expect(page.getByText("3 users", { exact: true })).toBeVisible();
	await page.getByRole("searchbox", { name: "Search users..." }).fill("nobody at all");
	await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/admin?tab=users&q=paged");
	await expectFits(page);
	await expect(names.first()).toBeVisible();
});

test("an owner sees and uses system settings, activity, audit log, jobs and player servers", async ({ page, site }) => {
	await removeTestAdmin(site);
	const viewer = await openPanel(page, site, "owner", "/admin?tab=settings");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "Development Tools" })).toBeVisible();
	await expect(main).toContainText("Only for accounts whose address is listed in ADMIN_EMAILS");
	await expect(main).toContainText("testadmin");
	await expect(main).toContainText("Remove watch history older than 15 days from database");
	await main.getByRole("button", { name: "Create Test Admin" }).click();
	await expect(banner(page, "status", "The test admin was created")).toBeVisible();
	expect(await readLastEntry(site, viewer)).toMatchObject({ action: "user.test-admin", outcome: "done" });
	await main.getByRole("button", { name: "Create Test Admin" }).click();
	await expect(banner(page, "alert", "Failed to create test admin. Please try again.")).toBeVisible();
	await main.getByRole("button", { name: "Promote Self to Admin" }).click();
	await confirm(page, { text: PROMOTE, button: "Promote" });
	await expect(banner(page, "status", "You are owner already; nothing was changed")).toBeVisible();
	await watchLocally(page);
	await main.getByRole("button", { name: "Clear All Watch History" }).click();
	await expect(page.getByRole("alertdialog")).toHaveAccessibleDescription(CLEAR_LOCAL);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("alertdialog")).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem("marquee.history"))).not.toBeNull();
	await main.getByRole("button", { name: "Clear All Watch History" }).click();
	await confirm(page, { text: CLEAR_LOCAL, button: "Clear" });
	await expect(banner(page, "status", "The watch history of this browser is empty now")).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("marquee.history"))).toBeNull();
	await main.getByRole("button", { name: "Cleanup Old Database Records" }).click();
	await confirm(page, { text: CLEANUP, button: "Continue" });
	await expect(banner(page, "status", "Cleanup completed: 0 old records removed")).toBeVisible();

	const headers = { authorization: `Bearer ${viewer.token}` };
	await page.request.post("/api/watch-history", { headers, data: { media_id: 680, media_type: "movie" } });
	await page.getByRole("link", { name: "Activity Logs" }).click();
	await expect(banner(page, "status", "Cleanup completed")).toBeHidden();
	await expect(main.getByRole("listitem").filter({ has: page.getByRole("time") })).toHaveText(/^Movie680/);
	await page.getByRole("link", { name: "System Settings" }).click();
	await expect(main.getByRole("heading", { name: "Development Tools" })).toBeVisible();

	const now = Date.now();
	await page.evaluate((time) => {
		const at = (minutes: number) => new Date(time - minutes * 60_000).toISOString();
		const entries = Array.from({ length: 12 }, (_, index) => ({
			media_type: index === 1 ? "tv" : "movie",
			media_id: String(100 + index),
			season: 2,
			episode: 5,
			watched_at: at(index),
			last_watched: at(index),
			user: "somebody else",
		}));
		localStorage.setItem("marquee.history", JSON.stringify(entries));
	}, now);
	await page.getByRole("link", { name: "Activity Logs" }).click();
	const entries = main.getByRole("listitem").filter({ has: page.getByRole("time") });
	await expect(entries).toHaveCount(10);
	await expect(entries.nth(0)).toContainText("Movie100");
	await expect(entries.nth(1)).toContainText("TV Show101 S2E5");

	await page.getByRole("link", { name: "Jobs" }).click();
	await main
		.getByRole("button", { name: /^Run now ./ })
		.first()
		.click();
	await expect(banner(page, "status", "The job was run")).toBeVisible();
	await expect(main.getByText("done", { exact: true }).first()).toBeVisible();
	await page.route("**/api/admin/jobs/**", (route) => route.abort());
	await main
		.getByRole("button", { name: /^Run now ./ })
		.first()
		.click();
	await expect(banner(page, "alert", "Failed to run job. Please try again.")).toBeVisible();

	await page.getByRole("link", { name: "Audit Log" }).click();
	await page.getByRole("searchbox", { name: "Who" }).fill(viewer.username);
	await page.getByRole("combobox", { name: "What" }).selectOption("Ran a job");
	await expect(page).toHaveURL(/action=job\.run/);
	await expect(page.getByRole("row").filter({ hasText: viewer.username })).toHaveCount(1);

	await expect(page.getByRole("link", { name: "Blocked Titles" })).toHaveCount(1);
	await page.getByRole("link", { name: "Player Servers" }).click();
	await expect(main.getByRole("heading", { level: 3, name: "Marquee Player" })).toBeVisible();
	await expect(main).toContainText("Timed out");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

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
		await row.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText(`${ada.username} is now admin`)).toBeVisible();
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
	});
});

test("the result of an action is visible wherever the page is scrolled to", async ({ page, site }) => {
	await page.setViewportSize({ width: 390, height: 500 });
	await openPanel(page, site, "owner", "/admin?tab=users");
	await page
		.getByRole("button", { name: /^Reset link/ })
		.last()
		.click();
	await expect(banner(page, "status", "One-time link").locator("code")).toBeInViewport();
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
});
