import { freshAddress, givenAccount, newcomer, PASSWORD, storedAuth, whenReady } from "./accounts";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({
	extraHTTPHeaders: freshAddress(),
	expectedErrors: [/status of 4\d\d/],
});

const NEW_PASSWORD = "Quite another 9";

test("sign up, settings, change the password, the other browser is signed out, delete the account", async ({
	page,
	browser,
	site,
}) => {
	const { username, email } = newcomer();
	await page.goto("/movie/27205");
	await whenReady(page);
	await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
	const dialog = page.getByRole("dialog", { name: "Sign Up" });
	await dialog.getByLabel("Username").fill(username);
	await dialog.getByLabel("Email").fill(email);
	await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await dialog.getByLabel("Confirm Password").fill(PASSWORD);
	await dialog.getByRole("checkbox").check();
	await dialog.getByRole("button", { name: "Sign Up" }).click();
	const menu = page.getByRole("button", { name: `Account of ${username}` });
	await expect(menu).toBeVisible();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/\/movie\/27205$/);
	expect(await storedAuth(page)).toEqual(expect.arrayContaining(["marquee.auth.token", "marquee.auth.sessionId"]));

	const other = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: freshAddress() });
	const elsewhere = await other.newPage();
	await elsewhere.goto("/login?redirectTo=/settings");
	await whenReady(elsewhere);
	await elsewhere.getByLabel("Email or Username").fill(email);
	await elsewhere.getByLabel("Password").fill(PASSWORD);
	await elsewhere.getByRole("button", { name: "Login" }).click();
	await expect(elsewhere.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();

	await menu.click();
	await page.getByRole("link", { name: "Settings" }).click();
	await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Security" }).click();
	await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeVisible();
	await page.getByLabel("Current Password").fill(PASSWORD);
	await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
	await page.getByLabel("Confirm New Password").fill(NEW_PASSWORD);
	await page.getByRole("button", { name: "Change Password" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Password changed successfully!" })).toBeVisible();
	await expect(page.getByLabel("Current Password")).toHaveValue("");
	await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeHidden();

	await elsewhere.reload();
	await expect(elsewhere).toHaveURL(/\/login\?redirectTo=%2Fsettings$/);
	await expect.poll(() => storedAuth(elsewhere)).toEqual([]);
	await other.close();

	await page.getByRole("link", { name: "Delete Account" }).click();
	const question = page.getByRole("alertdialog", { name: "Delete Account" });
	await expect(question).toHaveAccessibleDescription(
		"Are you sure you want to delete your account? This action cannot be undone.",
	);
	await question.getByLabel("Your Password").fill(PASSWORD);
	await question.getByRole("button", { name: "Delete Account" }).click();
	await expect(question.getByLabel("Your Password")).toHaveAccessibleDescription("Current password is incorrect");
	await question.getByLabel("Your Password").fill(NEW_PASSWORD);
	await question.getByRole("button", { name: "Delete Account" }).click();
	await expect(page).toHaveURL(`${site.url}/`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
	expect(await storedAuth(page)).toEqual([]);
});

test.describe("the dialogs of Login and Sign Up", () => {
	test("close on Escape and on a click on the backdrop, and return the focus", async ({ page }) => {
		await page.goto("/");
		await whenReady(page);
		const opener = page.getByRole("banner").getByRole("link", { name: "Login" });
		await opener.click();
		const dialog = page.getByRole("dialog", { name: "Login" });
		await expect(dialog).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(opener).toBeFocused();
		await opener.click();
		await page.mouse.click(10, 500);
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(/\/$/);
	});

	test("trap the focus, and link to each other", async ({ page }) => {
		await page.goto("/");
		await whenReady(page);
		await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
		await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible();
		for (let presses = 0; presses < 12; presses++) {
			await page.keyboard.press("Tab");
			const isOnPage = await page.evaluate(() => Boolean(document.activeElement?.closest("header, main, footer")));
			expect(isOnPage).toBe(false);
		}
		await page.getByRole("link", { name: "Create new account" }).click();
		await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
		await page.getByRole("link", { name: "Sign in instead" }).click();
		await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible();
	});

	test("move the focus to the first field with an error, and remove the error when the field is edited", async ({
		page,
		site,
	}) => {
		const taken = await givenAccount(site);
		await page.goto("/");
		await whenReady(page);
		await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
		const dialog = page.getByRole("dialog", { name: "Sign Up" });
		const submit = dialog.getByRole("button", { name: "Sign Up" });
		const username = dialog.getByLabel("Username");
		await username.fill("ab");
		await dialog.getByLabel("Email").fill(newcomer().email);
		await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await dialog.getByLabel("Confirm Password").fill(PASSWORD);
		await dialog.getByRole("checkbox").check();
		await submit.click();
		await expect(username).toBeFocused();
		await expect(username).toHaveAccessibleDescription("Username must be at least 3 characters");
		await username.fill(taken.username);
		await expect(username).not.toHaveAttribute("aria-invalid");
		await submit.click();
		await expect(username).toHaveAccessibleDescription("This username is already taken");
		await expect(username).toBeFocused();
	});

	test("show and hide a password", async ({ page }) => {
		await page.goto("/login");
		await whenReady(page);
		const password = page.getByLabel("Password");
		await password.fill("secret");
		await page.getByRole("button", { name: "Show password" }).click();
		await expect(password).toHaveAttribute("type", "text");
		await page.getByRole("button", { name: "Hide password" }).click();
		await expect(password).toHaveAttribute("type", "password");
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("Login and Sign Up are full screens with the fields of the dialogs", async ({ page }) => {
		const { username, email } = newcomer();
		await page.goto("/movies");
		await whenReady(page);
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Login" }).click();
		await expect(page).toHaveURL(/\/login\?redirectTo=%2Fmovies$/);
		await page.getByRole("link", { name: "Create new account" }).click();
		await expect(page).toHaveURL(/\/signup\?redirectTo=%2Fmovies$/);
		await expectFits(page);
		const submit = page.getByRole("button", { name: "Sign Up" });
		await page.getByLabel("Username").fill(username);
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByLabel("Confirm Password").fill(PASSWORD);
		await expect(submit).toBeDisabled();
		await expect(submit).toHaveAccessibleDescription("To sign up, accept the policies.");
		await page.getByRole("checkbox").check();
		await expect(page.getByLabel("Full Name")).toBeVisible();
		await submit.click();
		await expect(page).toHaveURL(/\/movies$/);
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		const menu = page.getByRole("navigation", { name: "Menu" });
		await expect(menu.getByText(email)).toBeVisible();
		await expect(menu.getByRole("link", { name: "Admin Panel" })).toBeHidden();
	});

	test.use({ expectedErrors: [/status of 4\d\d|ERR_FAILED/] });

	test("a rejected sign-in shows the phone's own message", async ({ page }) => {
		await page.goto("/login");
		await whenReady(page);
		await page.getByLabel("Email or Username").fill("nobody");
		await page.getByLabel("Password").fill("wrong");
		await page.getByRole("button", { name: "Login" }).click();
		await expect(page.getByRole("alert")).toHaveText("Invalid email or password. Please try again.");
		await page.route("**/login.data*", (route) => route.abort());
		await page.getByRole("button", { name: "Login" }).click();
		await expect(page.getByRole("alert")).toHaveText("An error occurred. Please try again.");
	});
});

test.describe("a reset link", () => {
	test("sets a new password, once", async ({ page, site }) => {
		const [owner, account] = [await givenAccount(site, "owner"), await givenAccount(site)];
		const issued = await page.request.post(`/api/admin/users/${account.id}/reset-link`, {
			headers: { authorization: `Bearer ${owner.token}` },
		});
		const { url } = (await issued.json()).data;
		await page.goto(url);
		await expectAccessible(page);
		await whenReady(page);
		await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
		await page.getByLabel("Confirm New Password").fill(NEW_PASSWORD);
		await page.getByRole("button", { name: "Change Password" }).click();
		await expect(page.getByText("Your password has been changed. Sign in with the new one.")).toBeVisible();
		await page.getByLabel("Email or Username").fill(account.username);
		await page.getByLabel("Password").fill(NEW_PASSWORD);
		await page.getByRole("button", { name: "Login" }).click();
		await expect(page.getByRole("button", { name: `Account of ${account.username}` })).toBeVisible();
		await page.goto(url);
		await expect(page.getByText("This link has expired or has already been used.")).toBeVisible();
	});
});
