import { decodeMail, type FakeSmtp, startFakeSmtp } from "../fake-smtp";
import { startTestSite } from "../harness/site";
import { PASSWORD, whenReady } from "./accounts";
import { test as base, expect, expectAccessible } from "./test";

const NEW_PASSWORD = "Quite another horse 9";

/** A site with a mail server of this machine. */
const test = base.extend<object, { smtp: FakeSmtp }>({
	smtp: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
		async ({}, use) => {
			const smtp = await startFakeSmtp();
			await use(smtp);
			smtp.stop();
		},
		{ scope: "worker" },
	],
	site: [
		async ({ smtp, catalogue, variables }, use) => {
			const options = { catalogue, variables: { ...variables, MAIL_FROM: "marquee@mail.example" }, smtpUrl: smtp.url };
			const { stop, ...site } = await startTestSite(options);
			await use(site);
			await stop();
		},
		{ scope: "worker" },
	],
});

// A new password ends the session of the first browser, which its script notices.
test.use({ expectedErrors: [/status of 401/] });

async function nextLink(smtp: FakeSmtp): Promise<string> {
	const [link = ""] = /http:\/\/\S+token=[\w-]{43}/.exec(decodeMail(await smtp.next())) ?? [];
	return link;
}

test("an address is verified by its mail, and then a forgotten password has a way back by mail", async ({
	page,
	browser,
	site,
	smtp,
}) => {
	await page.goto("/signup");
	await whenReady(page);
	await page.getByLabel("Username").fill("ada");
	await page.getByLabel("Email").fill("ada@mail.example");
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByLabel("Confirm Password").fill(PASSWORD);
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name: "Sign Up" }).click();
	await expect(page.getByRole("button", { name: "Account of ada" })).toBeVisible();
	const verification = await nextLink(smtp);
	await page.goto("/settings");
	await expect(page.getByText("Not verified")).toBeVisible();
	await whenReady(page);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Send a Mail to Verify It" }).click();
	await expect(page.getByText("A mail is on its way. Open its link within an hour.")).toBeVisible();
	const second = await nextLink(smtp);
	await page.goto(verification);
	await expect(page.getByText("This link has expired or has already been used.")).toBeVisible();

	// The mail is read in another browser, without scripts.
	const elsewhere = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
	const mailPage = await elsewhere.newPage();
	await mailPage.goto(second);
	await mailPage.getByRole("button", { name: "Verify Address" }).click();
	await expect(mailPage.getByRole("heading", { name: "Address verified" })).toBeVisible();
	await page.goto("/settings");
	await expect(page.getByText("Verified", { exact: true })).toBeVisible();

	await mailPage.goto("/login");
	await mailPage.getByRole("link", { name: "Forgot password?" }).click();
	await mailPage.getByLabel("Email").fill("nobody@mail.example");
	await mailPage.getByRole("button", { name: "Send Link" }).click();
	const said = "If this is the verified address of an account, a link is on its way.";
	await expect(mailPage.getByText(said)).toBeVisible();

	const forgetful = await browser.newContext({ baseURL: site.url });
	const other = await forgetful.newPage();
	await other.goto("/forgot-password");
	await whenReady(other);
	await other.getByRole("button", { name: "Send Link" }).click();
	await expect(other.getByText("Email is required")).toBeVisible();
	await other.getByLabel("Email").fill("ada@mail.example");
	await other.getByRole("button", { name: "Send Link" }).click();
	await expect(other.getByText(said)).toBeVisible();
	await expectAccessible(other);
	await other.goto(await nextLink(smtp));
	await whenReady(other);
	await other.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
	await other.getByLabel("Confirm New Password").fill(NEW_PASSWORD);
	await other.getByRole("button", { name: "Change Password" }).click();
	await other.getByLabel("Email or Username").fill("ada");
	await other.getByLabel("Password").fill(NEW_PASSWORD);
	await other.getByRole("button", { name: "Login" }).click();
	await expect(other.getByRole("button", { name: "Account of ada" })).toBeVisible();
	await page.reload();
	await expect(page).toHaveURL(/\/login/);
	expect(smtp.mails).toHaveLength(3);
	await elsewhere.close();
	await forgetful.close();
});
