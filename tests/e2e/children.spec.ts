import { givenProfile, givenTokenOf } from "../harness/accounts";
import { freshAddress, givenAccount, PASSWORD, signIn, whenReady } from "./accounts";
import { clientOf } from "./library";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: [/status of 4\d\d/] });

const WIDTHS = [390, 768, 1440, 1920];

test("a child's profile is limited in Settings, shows what is for it, and is left with the password by a remote", async ({
	page,
	context,
	site,
}) => {
	const account = await givenAccount(site);
	const kim = await givenProfile(site, account, { name: "Kim" });
	await signIn(context, site, account);
	await page.goto(`/settings?tab=profiles&profile=${kim.id}`);
	await whenReady(page);
	await page.getByRole("combobox", { name: "Movies up to" }).selectOption("PG");
	await page.getByRole("combobox", { name: "TV shows up to" }).selectOption("TV-PG");
	await page.getByRole("button", { name: "Set the limit" }).click();
	await expect(page.getByText("The limit is set.")).toBeVisible();
	await expectAccessible(page);

	await page.goto("/profiles");
	await whenReady(page);
	await page.getByRole("button", { name: /^Kim/ }).click();
	await expect(page).toHaveURL("/");
	await page.goto("/movie/680");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This Is Not for This Profile");
	await expect(page.getByText("Pulp Fiction")).toHaveCount(0);
	for (const path of ["/404", "/settings", "/profiles", `/profiles?pin=${account.id}`]) {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			await expectFits(page);
		}
		await expectAccessible(page);
	}

	await page.goto("/profiles");
	await whenReady(page);
	await page.getByRole("link", { name: /with the password of the account/ }).focus();
	await page.keyboard.press("Enter");
	const password = page.getByLabel("Password of the account");
	await expect(password).toBeFocused();
	await page.keyboard.type("wrong");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(password).toHaveAccessibleDescription(/incorrect/);
	await expect(password).toBeFocused();
	await page.keyboard.type(PASSWORD);
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/");
	await page.goto("/movie/680");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pulp Fiction");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a child's profile is left with the password, and its pages have no settings, no way to sign out and no e-mail address", async ({
		page,
		context,
		site,
	}) => {
		const account = await givenAccount(site);
		const { id } = await givenProfile(site, account, { name: "Kim", ageLimit: { movie: ["G"], tv: ["TV-G"] } });
		const token = await givenTokenOf(site, account, { id });
		await clientOf(site, { ...account, token })("POST", "watched/12/movie");
		await signIn(context, site, account);
		await page.goto("/profiles");
		await page.getByRole("button", { name: /^Kim/ }).click();
		await expect(page).toHaveURL("/");
		// The menus are folded.
		await expect(page.getByText("Who is watching?").first()).toBeAttached();
		for (const path of ["/", "/watched"]) {
			await page.goto(path);
			for (const name of ["Settings", "Logout"]) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
			expect(await page.content()).not.toContain(account.email);
			await expect(page.locator("a[href*='/settings']")).toHaveCount(0);
		}
		await page.goto("/settings");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This Is for Grown-Ups");
		await page.goto("/profiles");
		await page.getByRole("link", { name: /with the password of the account/ }).click();
		await page.getByLabel("Password of the account").fill(PASSWORD);
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page).toHaveURL("/");
		await page.goto("/settings");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
	});
});
