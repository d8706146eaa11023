import { type Account, freshAddress, givenAccount, outdatePassword, PASSWORD, signIn } from "./accounts";
import {
	ADMIN_ERRORS,
	banner,
	chooseRole,
	confirm,
	DELETE,
	END_SESSIONS,
	exportUsers,
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

	await page.route("**/admin.data*", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 800));
		await route.fulfill({ status: 500, body: "broken" });
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
	await (await chooseRole(page, ada, "admin")).getByRole("button", { name: "Make Admin" }).click();
	await expect(banner(page, "status", `${ada.username} is now admin`)).toBeVisible();
	expect(await roleOf(site, ada)).toMatchObject({ role: "admin" });
	await (await chooseRole(page, ada, "user")).getByRole("button", { name: "Make User" }).click();
	await expect(banner(page, "status", `${ada.username} is now user`)).toBeVisible();
	expect(await roleOf(site, ada)).toMatchObject({ role: "user" });

	await page.route("**/admin.data*", (route) => route.abort());
	await (await chooseRole(page, ada, "admin")).getByRole("button", { name: "Make Admin" }).click();
	await expect(banner(page, "alert", "Failed to update user role. Please try again.")).toBeVisible();
	await expect(role).toHaveValue("user");
	await row.getByRole("button", { name: `Delete ${ada.username}` }).click();
	await confirm(page, { text: DELETE, button: "Delete" });
	await expect(banner(page, "alert", "Failed to delete user. Please try again.")).toBeVisible();
	await expect(row).toBeVisible();
	await row.getByRole("button", { name: `Reset link for ${ada.username}` }).click();
	await expect(banner(page, "alert", "Failed to create reset link. Please try again.")).toBeVisible();
	await page.unroute("**/admin.data*");

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

test("keys on a role's list save nothing; the choice is applied, and an owner is made by name and password", async ({
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
	await page.keyboard.type("somebody");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Wrong-99-password");
	await page.keyboard.press("Enter");
	await expect(question).toBeVisible();
	expect(sent).toEqual([]);
	await question.getByLabel("Their Username").fill(ada.username);
	await question.getByLabel("Their Username").press("Enter");
	await expect(question.getByText("Current password is incorrect")).toBeVisible();
	expect(await roleOf(site, ada)).toMatchObject({ role: "user" });
	await expectAccessible(page);
	await question.getByLabel("Your Password").fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(banner(page, "status", `${ada.username} is now owner`)).toBeVisible();
	await expect(question).toBeHidden();
	expect(await roleOf(site, ada)).toMatchObject({ role: "owner" });
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
	await page.route("**/admin.data*", (route) => route.abort(), { times: 1 });
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

test("an owner finds out why somebody cannot sign in, lifts the limit, suspends and reinstates them", async ({
	page,
	site,
	browser,
}) => {
	const ada = await givenAccount(site);
	const stranger = await browser.newPage({ baseURL: site.url, extraHTTPHeaders: freshAddress() });
	const signInBy = async (password: string) => {
		await stranger.goto("/login");
		await stranger.getByLabel("Email or Username").fill(ada.username);
		await stranger.getByLabel("Password", { exact: true }).fill(password);
		await stranger.getByRole("button", { name: "Login", exact: true }).click();
	};
	for (let attempt = 0; attempt < 10; attempt++) {
		const form = { intent: "login", emailOrUsername: ada.username, password: "Wrong-99-password" };
		await stranger.request.post("/login", { headers: { origin: site.url }, form });
	}
	const owner = await openPanel(page, site, "owner", usersUrl(ada));
	await page.getByRole("link", { name: ada.username }).click();
	await expect(page.getByRole("heading", { name: ada.username })).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`tab=users&q=${ada.username}&id=${ada.id}`));
	await expect(page.getByText("10 wrong passwords in the last 15 minutes.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Lift" }).click();
	await expect(banner(page, "status", "The user can try to sign in again at once")).toBeVisible();
	await expect(page.getByText("No wrong password in the last 15 minutes, and no limit in force.")).toBeVisible();
	await signInBy(PASSWORD);
	await expect(stranger).toHaveURL("/");

	await page.getByRole("button", { name: "Suspend" }).click();
	await confirm(page, { text: SUSPEND, button: "Suspend" });
	await expect(banner(page, "status", "The user is suspended and signed out everywhere")).toBeVisible();
	await expect(page.getByText("Suspended since")).toBeVisible();
	expect(await readLastEntry(site, owner)).toEqual({ action: "user.suspend", target: ada.id, outcome: "done" });
	await stranger.goto("/settings");
	await expect(stranger).toHaveURL(/\/login\?redirectTo=/);
	await signInBy(PASSWORD);
	await expect(stranger.getByRole("alert").getByText(/^This account is suspended\. Contact /)).toBeVisible();
	await signInBy("Wrong-99-password");
	await expect(stranger.getByRole("alert").getByText("Invalid email or password")).toBeVisible();

	await page.getByRole("link", { name: "All users" }).click();
	const row = page.getByRole("row").filter({ hasText: ada.email });
	await expect(row.getByText("Suspended", { exact: true })).toBeVisible();
	await row.getByRole("link", { name: ada.username }).click();
	await page.getByRole("button", { name: "Reinstate" }).click();
	await expect(banner(page, "status", "The user can sign in again")).toBeVisible();
	await signInBy(PASSWORD);
	await expect(stranger).toHaveURL("/");
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await expectFits(page);
	}
	await stranger.close();
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
	await (await chooseRole(page, ada, "admin")).getByRole("button", { name: "Make Admin" }).click();
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
	await dialog.getByRole("link", { name: "Cancel" }).click();
	await expect(banner(page, "alert", "Failed to delete user. Please try again.")).toBeVisible();
	await expect(row).toBeVisible();
	await requestDeletion();
	await password.fill(PASSWORD);
	await password.press("Enter");
	await expect(row).toBeHidden();
	await expect(banner(page, "status", "The user was deleted")).toBeVisible();
	expect(await roleOf(site, ada)).toBeNull();
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
