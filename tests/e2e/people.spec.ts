import type { Page } from "@playwright/test";
import { givenProfile, givenTokenOf } from "../harness/accounts";
import { type Account, freshAddress, givenAccount, PASSWORD, signIn, whenReady } from "./accounts";
import { clientOf, type Entry, localProgress, player, watchUntil } from "./library";
import { expect, expectAccessible, expectFits, type Site, settle, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: [/status of 4\d\d|ERR_INTERNET_DISCONNECTED/] });

const PIN = "2468";

/** An account whose first profile has opened one film and whose second one, Kim, another. */
async function givenHousehold(site: Site, { pin, role }: { pin?: string; role?: "owner" } = {}) {
	const account = await givenAccount(site, role);
	const kim = await givenProfile(site, account, { name: "Kim", pin });
	const first = clientOf(site, account);
	const second = clientOf(site, { ...account, token: await givenTokenOf(site, account, { id: kim.id, pin }) });
	await first("POST", "watch-history", { media_id: 603, media_type: "movie", position: 600, duration: 8160 });
	await second("POST", "watch-history", { media_id: 155, media_type: "movie", position: 600, duration: 9120 });
	return { account, kim, first, second };
}

const choice = (page: Page, name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });

async function change(page: Page, from: string, to: string): Promise<void> {
	await page.getByRole("button", { name: from }).click();
	await page.getByRole("link", { name: "Who is watching?" }).click();
	await choice(page, to).getByRole("button").click();
}

async function expectBegun(page: Page, title: string): Promise<void> {
	await page.goto("/my-list");
	const list = page.getByRole("list", { name: "Continue Watching" });
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await expect(list.getByRole("link", { name: title }).first()).toBeAttached();
}

async function signInByForm(page: Page, { username }: Account): Promise<void> {
	await page.getByLabel("Email or Username").fill(username);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: "Login" }).click();
}

test("after a sign-in a household is asked who is watching, a PIN is asked for, and each has their own list", async ({
	page,
	site,
}) => {
	const { account } = await givenHousehold(site, { pin: PIN });
	await page.goto("/login?redirectTo=%2Fmy-list");
	await whenReady(page);
	await signInByForm(page, account);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who is watching?");
	await choice(page, "Kim").getByRole("link").click();
	const pin = page.getByLabel("Enter the PIN to watch as Kim");
	await expect(pin).toBeFocused();
	await page.keyboard.type("0000");
	await expect(pin).toHaveAccessibleDescription("This PIN is not right");
	await expect(pin).toBeFocused();
	await expect(pin).toHaveValue("");
	await page.keyboard.type(PIN);
	await expect(page).toHaveURL("/my-list");
	await expectBegun(page, "The Dark Knight");
	await whenReady(page);
	await change(page, "Kim, account of", account.username);
	await expect(page).toHaveURL("/my-list");
	await expectBegun(page, "The Matrix");
});

test("five wrong PINs are too many, also for the right one, and the password is the way on", async ({
	page,
	context,
	site,
}) => {
	const { account, kim } = await givenHousehold(site, { pin: PIN });
	await signIn(context, site, account);
	await page.goto(`/profiles?pin=${kim.id}`);
	await whenReady(page);
	const pin = page.getByLabel("Enter the PIN to watch as Kim");
	for (const wrong of ["0000", "1111", "2222", "3333", "4444"]) {
		const response = page.waitForResponse(/profiles\.data/);
		await pin.fill(wrong);
		await response;
		await expect(pin).toHaveValue("");
	}
	await pin.fill(PIN);
	await expect(page.getByText(/Too many failed attempts/)).toBeVisible();
	await page.getByRole("link", { name: "Use the password of the account" }).click();
	const password = page.getByLabel("Password of the account");
	await password.fill("wrong");
	await page.keyboard.press("Enter");
	await expect(password).toHaveAccessibleDescription(/incorrect/);
	await password.fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/");
	await expectBegun(page, "The Dark Knight");
});

test("another person's Settings and the admin panel lead to the first person, with a remote", async ({
	page,
	context,
	site,
}) => {
	const { account, kim } = await givenHousehold(site, { role: "owner" });
	await signIn(context, site, account);
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto("/profiles");
	await whenReady(page);
	await choice(page, kim.name).getByRole("button").click();
	await expect(page).toHaveURL("/");
	await page.goto("/admin");
	await expect(page).toHaveURL("/");
	await page.goto("/settings");
	await whenReady(page);
	await expect(page.getByLabel("Email Address")).toHaveCount(0);
	const security = page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Security" });
	await security.focus();
	await page.keyboard.press("Enter");
	await expect(security).toHaveAttribute("aria-current", "page");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("button", { name: `Switch to ${account.username}` })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Change Password" })).toBeVisible();
	await expect(page).toHaveURL("/settings?tab=security");
});

test("a change is followed by the other tabs of the browser, and not by another device", async ({
	page,
	context,
	browser,
	site,
}) => {
	const { account } = await givenHousehold(site);
	await signIn(context, site, account);
	const elsewhere = await browser.newContext({ baseURL: site.url });
	await signIn(elsewhere, site, account);
	const [second, device] = [await context.newPage(), await elsewhere.newPage()];
	await second.goto("/my-list");
	await whenReady(second);
	await page.goto("/movie/27205");
	await whenReady(page);
	await change(page, `Account of ${account.username}`, "Kim");
	await expect(page).toHaveURL("/movie/27205");
	await expect(second.getByRole("button", { name: `Kim, account of ${account.username}` })).toBeVisible();
	const list = second.getByRole("list", { name: "Continue Watching" });
	await expect(list.getByRole("link", { name: "The Dark Knight" }).first()).toBeAttached();
	await expect(list.getByRole("link", { name: "The Matrix" })).toHaveCount(0);
	await expectBegun(device, "The Matrix");
	await elsewhere.close();
});

test("a page that another tab makes load again stays as it is without a network, and follows once there is one", async ({
	page,
	context,
	site,
}) => {
	const { account } = await givenHousehold(site);
	await signIn(context, site, account);
	await page.goto("/movie/27205");
	await whenReady(page);
	const second = await context.newPage();
	await second.goto("/privacy");
	await whenReady(second);
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	const failed = page.waitForEvent("requestfailed");
	await change(second, `Account of ${account.username}`, "Kim");
	await failed;
	await settle(page);
	await expect(page.getByRole("heading", { level: 1, name: "Inception" })).toBeVisible();
	await expect(page.getByRole("button", { name: `Account of ${account.username}` })).toBeVisible();
	await page.unroute("**/*.data*");
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(page.getByRole("button", { name: `Kim, account of ${account.username}` })).toBeVisible();
});

test("what plays while another tab changes who is watching is recorded for the one who began it", async ({
	page,
	context,
	site,
}) => {
	const { account, first, second } = await givenHousehold(site);
	await signIn(context, site, account);
	await page.goto("/watch/movie/27205");
	await watchUntil(page, 2);
	const titles = async (call: typeof first) =>
		(await call<Entry[]>("GET", "watch-history")).map(({ media_id }) => media_id).sort();
	await expect.poll(() => titles(first)).toEqual(["27205", "603"]);

	const other = await context.newPage();
	await other.goto("/privacy");
	await whenReady(other);
	await change(other, `Account of ${account.username}`, "Kim");
	await expect(other.getByRole("button", { name: "Kim, account of" })).toBeVisible();
	const refused = page.waitForResponse((response) => response.status() === 409);
	await player(page).getByRole("button", { name: "Play", exact: true }).click();
	await page.keyboard.press("7");
	await page.keyboard.press("k");
	await refused;
	const waiting = async () => (await localProgress(page)).map(({ position }) => position);
	await expect.poll(async () => Math.max(0, ...(await waiting()))).toBeGreaterThan(6000);
	await other.reload();
	await whenReady(other);
	await other.mouse.move(5, 5);
	expect(await titles(second)).toEqual(["155"]);

	await change(other, "Kim, account of", account.username);
	await whenReady(other);
	await other.mouse.click(5, 300);
	const position = async () => {
		const entries = await first<Entry[]>("GET", "watch-history");
		return entries.find(({ media_id }) => media_id === "27205")?.position;
	};
	await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(6000);
	expect(await titles(second)).toEqual(["155"]);
});

test("what was watched without a connection waits for the one who watched it", async ({ page, context, site }) => {
	const { account, first, second } = await givenHousehold(site);
	await signIn(context, site, account);
	await page.goto("/watch/movie/27205");
	await watchUntil(page, 2);
	await context.setOffline(true);
	await player(page).getByRole("button", { name: "Play", exact: true }).click();
	await page.keyboard.press("7");
	await page.keyboard.press("k");
	const waiting = async () => (await localProgress(page)).map(({ position }) => position);
	await expect.poll(async () => Math.max(0, ...(await waiting()))).toBeGreaterThan(6000);
	// The page would send it as soon as the network is back.
	await page.close();
	await context.setOffline(false);

	const next = await context.newPage();
	await next.goto("/profiles");
	await whenReady(next);
	await choice(next, "Kim").getByRole("button").click();
	await expect(next).toHaveURL("/");
	await whenReady(next);
	await next.mouse.click(5, 300);
	await expectBegun(next, "The Dark Knight");
	expect((await second<Entry[]>("GET", "watch-history")).map(({ media_id }) => media_id)).toEqual(["155"]);

	await whenReady(next);
	await change(next, "Kim, account of", account.username);
	await whenReady(next);
	await next.mouse.click(5, 300);
	const position = async () => {
		const entries = await first<Entry[]>("GET", "watch-history");
		return entries.find(({ media_id }) => media_id === "27205")?.position;
	};
	await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(6000);
});

test("a remote chooses a person and enters the PIN", async ({ page, context, site }) => {
	const { account } = await givenHousehold(site, { pin: PIN });
	await signIn(context, site, account);
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto("/profiles?redirectTo=%2Fmy-list");
	await whenReady(page);
	await page.keyboard.press("ArrowDown");
	await expect(choice(page, account.username).getByRole("button")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(choice(page, "Kim").getByRole("link")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("link", { name: "Manage profiles" })).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Enter the PIN to watch as Kim")).toBeFocused();
	const key = (name: string) => page.getByRole("button", { name, exact: true });
	await page.keyboard.press("ArrowDown");
	await expect(key("1")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowLeft");
	await expect(key("4")).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowDown");
	await expect(key("0")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(key("Delete the last digit")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Enter the PIN to watch as Kim"), "the 7 is taken back").toHaveValue("24");
	for (const arrow of ["ArrowUp", "ArrowUp", "Enter", "ArrowDown", "ArrowLeft", "Enter"])
		await page.keyboard.press(arrow);
	await expect(page).toHaveURL("/my-list");
	await expectBegun(page, "The Dark Knight");
});

test("Back after a change shows nothing of the one before", async ({ page, context, site }) => {
	const { account } = await givenHousehold(site);
	await signIn(context, site, account);
	await page.goto("/my-list");
	await whenReady(page);
	await expect(page.getByRole("link", { name: "The Matrix" }).first()).toBeAttached();
	await page.goto("/movies");
	await whenReady(page);
	await change(page, `Account of ${account.username}`, "Kim");
	await expect(page).toHaveURL("/movies");
	await page.goto("/my-list");
	await expect(page.getByRole("link", { name: "The Dark Knight" }).first()).toBeAttached();
	// To the page that was shown before the change.
	await page.evaluate(() => history.go(-4));
	await expect(page).toHaveURL("/my-list");
	await expect(page.getByRole("link", { name: "The Dark Knight" }).first()).toBeAttached();
	await expect(page.getByRole("link", { name: "The Matrix" })).toHaveCount(0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a profile is chosen with its PIN, and settings add one and delete it again", async ({
		page,
		context,
		site,
	}) => {
		const { account } = await givenHousehold(site, { pin: PIN });
		await signIn(context, site, account);
		await page.goto("/profiles?redirectTo=%2Fmy-list");
		await choice(page, "Kim").getByRole("link").click();
		await page.getByLabel("Enter the PIN to watch as Kim").fill("1111");
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page.getByText("This PIN is not right")).toBeVisible();
		await page.getByLabel("Enter the PIN to watch as Kim").fill(PIN);
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page).toHaveURL("/my-list");
		await expect(page.getByRole("link", { name: "The Dark Knight" }).first()).toBeAttached();

		await page.goto("/settings");
		await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "People" }).click();
		await page.getByRole("button", { name: `Switch to ${account.username}` }).click();
		await page.getByRole("link", { name: "Add a person" }).click();
		const limit = page.getByRole("combobox", { name: "Movies up to" });
		await expect(limit).toBeHidden();
		await page.getByLabel("A child's profile").check();
		await expect(limit).toBeVisible();
		await page.getByLabel("A child's profile").uncheck();
		await page.getByLabel("Name").fill("Robin");
		await page.getByRole("button", { name: "Add person" }).click();
		await expect(page.getByText("The person is added.")).toBeVisible();
		await page.getByRole("link", { name: "Change Robin" }).click();
		await page.getByRole("link", { name: "Delete person" }).click();
		await expect(page.getByText("The library of Robin is empty.")).toBeVisible();
		await page.getByLabel("Password of the account").fill(PASSWORD);
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete person" }).click();
		await expect(page.getByText("The person is deleted.")).toBeVisible();
		await expect(page.getByRole("link", { name: "Change Robin" })).toHaveCount(0);
	});
});

test("a person names, colours and locks their own profile in Settings, and the first person deletes it", async ({
	page,
	context,
	site,
}) => {
	const { account, kim, first } = await givenHousehold(site);
	await signIn(context, site, account);
	await page.goto("/profiles");
	await choice(page, "Kim").getByRole("button").click();
	await expect(page).toHaveURL("/");
	await page.goto("/settings");
	await whenReady(page);
	await page.getByLabel("Name").fill(account.username);
	await page.getByRole("button", { name: "Save profile" }).click();
	await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Another profile has this name");
	await page.getByLabel("Name").fill("Kimberly");
	await page.getByRole("radio", { name: "violet" }).check();
	await page.getByRole("button", { name: "Save profile" }).click();
	await expect(page.getByText("The person is saved.")).toBeVisible();
	const button = page.getByRole("button", { name: `Kimberly, account of ${account.username}` });
	await expect(button.locator("img")).toHaveAttribute("src", /emblem-violet-/);

	await page.getByLabel("PIN", { exact: true }).fill(PIN);
	await page.getByRole("button", { name: "Set PIN" }).click();
	await expect(page.getByText("The PIN is set.")).toBeVisible();
	await page.getByLabel("Current PIN, or the password of the account").fill("1357");
	await page.getByRole("button", { name: "Remove PIN" }).click();
	await expect(page.getByLabel("Current PIN, or the password of the account")).toHaveAccessibleDescription(
		/This PIN is not right/,
	);
	await page.getByLabel("Current PIN, or the password of the account").fill(PASSWORD);
	await page.getByRole("button", { name: "Remove PIN" }).click();
	await expect(page.getByText("The PIN is removed.")).toBeVisible();

	await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "People" }).click();
	await expect(page).toHaveURL("/settings?tab=profiles");
	await page.getByRole("button", { name: `Switch to ${account.username}` }).click();
	await page.getByRole("link", { name: "Change Kimberly" }).click();
	await page.getByRole("link", { name: "Delete person" }).click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText("1 opened title of Kimberly will be deleted");
	await question.getByLabel("Password of the account").fill("wrong");
	await question.getByRole("button", { name: "Delete person" }).click();
	await expect(question.getByLabel("Password of the account")).toHaveAccessibleDescription(/incorrect/);
	await question.getByLabel("Password of the account").fill(PASSWORD);
	await question.getByRole("button", { name: "Delete person" }).click();
	await expect(page.getByText("The person is deleted.")).toBeVisible();
	const profiles = await first<{ id: string }[]>("GET", "profiles");
	expect(profiles.map(({ id }) => id)).not.toContain(kim.id);
});

test("an account of one person has no such link, and is not asked", async ({ page, site }) => {
	const account = await givenAccount(site);
	await page.goto("/login");
	await whenReady(page);
	await signInByForm(page, account);
	await expect(page).toHaveURL("/");
	await page.getByRole("button", { name: `Account of ${account.username}` }).click();
	await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Who is watching?" })).toHaveCount(0);
});

test("the pages of a household are accessible and fit", async ({ page, context, site }) => {
	test.slow();
	const { account, kim } = await givenHousehold(site, { pin: PIN });
	for (const name of ["Ada", "Bartholomew the Younger of X", "Cy", "Dee", "Eli", "Flo"]) {
		await givenProfile(site, account, { name });
	}
	await signIn(context, site, account);
	const OF_ANOTHER = ["/settings", "/settings?tab=profiles", "/settings?tab=data", "/settings?tab=security"];
	async function look(path: string) {
		await page.goto(path);
		await whenReady(page);
		for (const width of [320, 390, 768, 1440, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			await expectFits(page, `${path} at ${width}`);
		}
		await expectAccessible(page, path);
	}
	for (const path of [
		"/profiles",
		`/profiles?pin=${kim.id}`,
		`/profiles?pin=${kim.id}&by=password`,
		"/settings?tab=profiles",
		`/settings?tab=profiles&profile=${kim.id}`,
		`/settings?tab=profiles&profile=${kim.id}&confirm=delete`,
	])
		await look(path);
	await page.goto("/profiles");
	await choice(page, "Ada").getByRole("button").click();
	await expect(page).toHaveURL("/");
	for (const path of OF_ANOTHER) await look(path);
});
