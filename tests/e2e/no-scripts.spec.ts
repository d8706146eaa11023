import { freshAddress, givenAccount, newcomer, PASSWORD, sessionCookie } from "./accounts";
import { expect, test } from "./test";

test.use({
	javaScriptEnabled: false,
	extraHTTPHeaders: freshAddress(),
	expectedErrors: [/status of 4\d\d/],
});

test("without scripts: sign up, with errors shown and the typed values still in the fields", async ({ page, site }) => {
	const { username, email } = newcomer();
	await page.goto("/privacy");
	await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
	await page.getByLabel("Username").fill("ab");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Confirm Password").fill("something else");
	await page.getByRole("button", { name: "Sign Up" }).click();
	// The browser itself holds back a form with something missing, so nothing that was typed is lost.
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByLabel("Username")).toHaveAccessibleDescription("Username must be at least 3 characters");
	await expect(page.getByLabel("Confirm Password")).toHaveAccessibleDescription("Passwords do not match");
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Confirm Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page).toHaveURL(`${site.url}/privacy`);
	await expect(page.getByRole("button", { name: `Account of ${username}` })).toBeVisible();
});

test("without scripts: sign in, change everything, sign out", async ({ page, site }) => {
	const account = await givenAccount(site);
	await page.goto("/settings?tab=security");
	await expect(page).toHaveURL(/\/login\?redirectTo=/);
	await page.getByLabel("Email or Username").fill(account.email);
	await page.getByLabel("Password").fill("wrong");
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
	await expect(page.getByLabel("Email or Username")).toHaveValue(account.email);
	await expect(page.getByRole("checkbox")).toBeChecked();
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Login" }).click();
	await expect(page).toHaveURL(/\/settings\?tab=security$/);

	await page.getByRole("button", { name: "Sign out everywhere else" }).click();
	await expect(page.getByText("All other sessions are signed out.")).toBeVisible();
	await page.getByLabel("Current Password").fill(PASSWORD);
	await page.getByLabel("New Password", { exact: true }).fill("Quite another 9");
	await page.getByLabel("Confirm New Password").fill("Quite another 9");
	await page.getByRole("button", { name: "Change Password" }).click();
	await expect(page.getByText("Password changed successfully!")).toBeVisible();

	await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Profile" }).click();
	await page.getByLabel("Username").fill(`${account.username}-new`);
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(page.getByText("Profile updated successfully!")).toBeVisible();

	await page.getByRole("button", { name: `Account of ${account.username}-new` }).click();
	await page.getByRole("button", { name: "Logout" }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("without scripts: delete the account, after a confirmation and the password", async ({ page, context, site }) => {
	const account = await givenAccount(site);
	await context.addCookies([{ name: sessionCookie(site.url), value: account.token, url: site.url }]);
	await page.goto("/settings?tab=security");
	await page.getByRole("link", { name: "Delete Account" }).click();
	const question = page.getByRole("alertdialog", { name: "Delete Account" });
	await expect(question).toBeVisible();
	await question.getByLabel("Your Password").fill("wrong");
	await question.getByRole("button", { name: "Delete Account" }).click();
	await expect(question.getByLabel("Your Password")).toHaveAccessibleDescription("Current password is incorrect");
	await question.getByLabel("Your Password").fill(PASSWORD);
	await question.getByRole("button", { name: "Delete Account" }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	const verified = await page.request.get("/api/auth/verify", {
		headers: { authorization: `Bearer ${account.token}` },
	});
	expect(verified.status()).toBe(401);
});

test("without scripts: a reset link sets a new password", async ({ page, site }) => {
	const [owner, account] = [await givenAccount(site, "owner"), await givenAccount(site)];
	const issued = await page.request.post(`/api/admin/users/${account.id}/reset-link`, {
		headers: { authorization: `Bearer ${owner.token}` },
	});
	await page.goto((await issued.json()).data.url);
	await page.getByLabel("New Password", { exact: true }).fill("short");
	await page.getByRole("button", { name: "Change Password" }).click();
	await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
	await page.getByLabel("New Password", { exact: true }).fill("Quite another 9");
	await page.getByLabel("Confirm New Password").fill("Quite another 9");
	await page.getByRole("button", { name: "Change Password" }).click();
	await expect(page.getByText("Your password has been changed. Sign in with the new one.")).toBeVisible();
});

test("without scripts: Debug shows the rows on the server", async ({ page, context, site }) => {
	const account = await givenAccount(site, "admin");
	await context.addCookies([{ name: sessionCookie(site.url), value: account.token, url: site.url }]);
	await page.goto("/settings?tab=debug");
	await page.getByRole("button", { name: "Refresh" }).click();
	await expect(page.getByText("User count")).toBeVisible();
});

test("without scripts: narrow a listing, open a title, save it, watch it, find it in My List, go back from nowhere", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	await context.addCookies([{ name: sessionCookie(site.url), value: account.token, url: site.url }]);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await page.getByRole("navigation", { name: "Main" }).last().getByRole("link", { name: "Movies" }).click();
	await page.getByRole("combobox", { name: "Genre" }).selectOption("Crime");
	await page.getByRole("combobox", { name: "Sort by" }).selectOption("A to Z");
	await page.getByRole("button", { name: "Apply" }).first().click();
	await expect(page).toHaveURL(/\/movies\?.*genre=80/);
	const card = page.getByRole("list", { name: "Titles" }).getByRole("link").first();
	const address = (await card.getAttribute("href")) ?? "";
	await card.click();
	await expect(page).toHaveURL(`${site.url}${address}`);
	const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
	await page.getByRole("button", { name: "Add to Watch Later" }).click();
	await expect(page.getByRole("button", { name: "Remove from Watch Later" })).toBeVisible();
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("src", new RegExp(`${address}(?:\\?|$)`));

	await page.goto("/my-list?tab=watchlater");
	await expect(page.getByRole("list", { name: "Watch Later" }).getByRole("listitem")).toContainText([title]);
	await page.getByRole("button", { name: `Options for ${title}` }).click();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(page.getByText("No saved content")).toBeVisible();

	await page.getByRole("button", { name: "Menu", exact: true }).click();
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Privacy Policy" }).click();
	await page.evaluate(() => {
		const link = document.querySelector("main a");
		link?.setAttribute("href", "/nowhere");
	});
	await page.locator('main a[href="/nowhere"]').click();
	await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
	await page.getByRole("link", { name: "Go Back" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
});
