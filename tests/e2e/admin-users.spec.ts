import { type Account, freshAddress, givenAccount, outdatePassword, PASSWORD, signIn } from "./accounts";
import {
	ADMIN_ERRORS,
	banner,
	chooseRole,
	confirm,
	DELETE,
	END_SESSIONS,
	openPanel,
	readLastEntry,
	roleOf,
	SUSPEND,
} from "./admin";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: ADMIN_ERRORS });

function usersUrl(account: Account): string {
	return `/admin?tab=users&q=${account.username}`;
}

test("an owner changes roles and premium, creates reset links and deletes users", async ({ page, site, browser }) => {
	const ada = await givenAccount(site);
	const owner = await openPanel(page, site, "owner", usersUrl(ada));
	const row = page.getByRole("row").filter({ hasText: ada.email });
	const premium = row.getByRole("button", { name: `Premium for ${ada.username}` });
	await premium.click();
	await expect(premium).toHaveAttribute("aria-pressed", "true");
	await expect.poll(() => readLastEntry(site, owner)).toMatchObject({ action: "user.premium", outcome: "done" });
	await expect(premium).not.toHaveAttribute("aria-busy");
	const role = row.getByRole("combobox", { name: `Role of ${ada.username}` });
	await expect(role.getByRole("option")).toHaveText(["user", "admin", "owner"]);
	await (await chooseRole(page, ada, "admin")).getByRole("button", { name: "Make Admin" }).click();
	await expect(banner(page, "status", `${ada.username} is now an admin`)).toBeVisible();
	expect(await roleOf(site, ada)).toMatchObject({ role: "admin" });

	await page.route("**/admin.data*", (route) => route.abort());
	await row.getByRole("button", { name: `Delete ${ada.username}` }).click();
	await confirm(page, { text: DELETE, button: "Delete" });
	await expect(banner(page, "alert", "Failed to delete user. Please try again.")).toBeVisible();
	await expect(row).toBeVisible();
	await page.unroute("**/admin.data*");

	await row.getByRole("button", { name: `Reset link for ${ada.username}` }).click();
	const link = await banner(page, "status", "One-time link").locator("code").innerText();
	expect(link).toMatch(/\/reset-password\?token=[\w-]{43}$/);
	const stranger = await browser.newPage({ baseURL: site.url });
	await stranger.goto(link);
	await expect(stranger.getByLabel("New Password", { exact: true })).toBeVisible();
	await stranger.close();

	await row.getByRole("button", { name: `Delete ${ada.username}` }).click();
	await expect(page.getByRole("alertdialog")).toContainText(ada.username);
	await confirm(page, { text: DELETE, button: "Delete" });
	await expect(row).toBeHidden();
	await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
	await expect.poll(() => roleOf(site, ada)).toBeNull();
	expect(await readLastEntry(site, owner)).toEqual({ action: "user.delete", target: ada.id, outcome: "done" });
});

test("keys on a role's list save nothing; the choice is applied by a button, which asks first", async ({
	page,
	site,
}) => {
	const ada = await givenAccount(site);
	await openPanel(page, site, "owner", usersUrl(ada));
	const sent: string[] = [];
	page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
	const role = page.getByRole("combobox", { name: `Role of ${ada.username}` });
	await role.focus();
	for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "End"]) await page.keyboard.press(key);
	await expect(role).toHaveValue("owner");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: `Apply role of ${ada.username}` })).toBeFocused();
	expect(sent).toEqual([]);
	await page.keyboard.press("Enter");
	const question = page.getByRole("alertdialog", { name: "Make this user an owner?" });
	await expect(question.getByLabel("Their Username")).toBeFocused();
	expect(sent).toEqual([]);
	await expectAccessible(page);
});

test("an owner ends a user's sessions, and the user's Settings show it", async ({ page, site, browser }) => {
	const ada = await givenAccount(site);
	await openPanel(page, site, "owner", usersUrl(ada));
	const end = page.getByRole("button", { name: `End sessions of ${ada.username}` });
	await page.route("**/admin.data*", (route) => route.abort(), { times: 1 });
	await end.click();
	await confirm(page, { text: END_SESSIONS, button: "End sessions" });
	await expect(banner(page, "alert", "Failed to end sessions. Please try again.")).toBeVisible();
	await end.click();
	await confirm(page, { text: END_SESSIONS, button: "End sessions" });
	await expect(banner(page, "status", "The user is signed out everywhere")).toBeVisible();

	const context = await browser.newContext({ baseURL: site.url });
	await signIn(context, site, ada);
	const settings = await context.newPage();
	await settings.goto("/settings?tab=security");
	await expect(settings.getByText("All sessions ended by an owner")).toBeVisible();
	await context.close();
});

test("an owner finds out why somebody cannot sign in, lifts the limit, suspends and reinstates them", async ({
	page,
	site,
}) => {
	const ada = await givenAccount(site);
	for (let attempt = 0; attempt < 10; attempt++) {
		const form = { intent: "login", emailOrUsername: ada.username, password: "Wrong-99-password" };
		await page.request.post("/login", { headers: { origin: site.url }, form });
	}
	await openPanel(page, site, "owner", usersUrl(ada));
	await page.getByRole("link", { name: ada.username }).click();
	await expect(page.getByRole("heading", { name: ada.username })).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`tab=users&q=${ada.username}&id=${ada.id}`));
	await expect(page.getByText("10 wrong passwords in the last 15 minutes.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Lift" }).click();
	await expect(banner(page, "status", "The user can try to sign in again at once")).toBeVisible();
	await expect(page.getByText("No wrong password in the last 15 minutes, and no limit in force.")).toBeVisible();

	await page.getByRole("button", { name: "Suspend" }).click();
	await confirm(page, { text: SUSPEND, button: "Suspend" });
	await expect(banner(page, "status", "The user is suspended and signed out everywhere")).toBeVisible();
	await expect(page.getByText("Suspended since")).toBeVisible();

	await page.getByRole("link", { name: "All users" }).click();
	const row = page.getByRole("row").filter({ hasText: ada.email });
	await expect(row.getByText("Suspended", { exact: true })).toBeVisible();
	await row.getByRole("link", { name: ada.username }).click();
	await page.getByRole("button", { name: "Reinstate" }).click();
	await expect(banner(page, "status", "The user can sign in again")).toBeVisible();
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectFits(page);
	}
});

test("an owner suspends and reinstates somebody by keyboard alone, with a private reason", async ({ page, site }) => {
	const ada = await givenAccount(site);
	await openPanel(page, site, "owner", usersUrl(ada));
	const focused = page.locator(":focus");
	async function pressOn(name: string | RegExp, key = "Enter"): Promise<void> {
		for (let step = 0; step < 80; step++) {
			await page.keyboard.press("Tab");
			if ((await focused.and(page.getByRole("link", { name, exact: true })).count()) > 0) break;
			if ((await focused.and(page.getByRole("button", { name, exact: true })).count()) > 0) break;
		}
		await expect(focused).toHaveText(name);
		await page.keyboard.press(key);
	}
	await pressOn(ada.username);
	await expect(page.getByRole("heading", { name: ada.username })).toBeVisible();
	await pressOn("Suspend");
	const question = page.getByRole("alertdialog");
	await expect(question.getByLabel("Reason")).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(question).toBeHidden();
	await expect(page.getByRole("button", { name: "Suspend" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(question.getByLabel("Reason")).toBeFocused();
	await page.keyboard.type("Shares one account with a forum");
	await page.keyboard.press("Enter");
	await expect(banner(page, "status", "The user is suspended and signed out everywhere")).toBeVisible();
	await expect(page.getByText("Shares one account with a forum").first()).toBeVisible();
	await pressOn("Reinstate");
	await expect(banner(page, "status", "The user can sign in again")).toBeVisible();
});

test("a role change asks for the password when it was given over ten minutes ago", async ({ page, site }) => {
	const ada = await givenAccount(site);
	const owner = await openPanel(page, site, "owner", usersUrl(ada));
	const dialog = page.getByRole("alertdialog", { name: "Confirm your password" });
	const password = dialog.getByLabel("Your Password");

	await outdatePassword(site, owner);
	await (await chooseRole(page, ada, "admin")).getByRole("button", { name: "Make Admin" }).click();
	await password.fill("wrong");
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await expect(password).toHaveAccessibleDescription("Current password is incorrect");
	expect(await roleOf(site, ada)).toMatchObject({ role: "user" });
	await password.fill(PASSWORD);
	await dialog.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText(`${ada.username} is now an admin`)).toBeVisible();
	await expect(dialog).toBeHidden();
	expect(await roleOf(site, ada)).toMatchObject({ role: "admin" });
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
	const pages = page.getByRole("navigation", { name: "Pages, above the list" });
	await pages.getByRole("link", { name: "Next" }).click();
	await expect(names.first()).toContainText("paged020");
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
