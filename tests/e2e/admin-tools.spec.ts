import type { Page } from "@playwright/test";
import { freshAddress, givenAccount } from "./accounts";
import { ADMIN_ERRORS, banner, CLEANUP, confirm, exportUsers, openPanel, readLastEntry } from "./admin";
import { expect, type Site, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), expectedErrors: ADMIN_ERRORS });

const CLEAR_LOCAL = "Are you sure you want to clear ALL watch history? This action cannot be undone.";

const PROMOTE = "Promote your current account to admin?";

/** The journeys of a process share a site, and so the test admin. */
async function removeTestAdmin({ miniflare }: Site): Promise<void> {
	const db = await miniflare.getD1Database("DB");
	await db.prepare("delete from users where username = 'testadmin'").run();
}

async function watchLocally(page: Page): Promise<void> {
	await page.evaluate(() => localStorage.setItem("marquee.library", JSON.stringify({ "": {} })));
}

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
	await expect(banner(page, "status", "The watch history of this browser is now empty")).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("marquee.library"))).toBeNull();

	await tile("Clear TMDB Cache").click();
	await expect(banner(page, "status", "The TMDB cache is now empty")).toBeVisible();

	await tile("Cleanup Old Records").click();
	await page.getByRole("alertdialog").getByRole("link", { name: "Cancel" }).click();
	await expect(page.getByRole("alertdialog")).toBeHidden();
	await tile("Cleanup Old Records").click();
	await confirm(page, { text: CLEANUP, button: "Continue" });
	await expect(banner(page, "status", "Cleanup completed: 0 old records removed")).toBeVisible();

	await tile("Promote Self to Admin").click();
	await confirm(page, { text: PROMOTE, button: "Promote" });
	await expect(banner(page, "status", "You are already an admin. Nothing was changed")).toBeVisible();

	await tile("Create Test Admin").click();
	await expect(banner(page, "status", "The test admin was created")).toBeVisible();
	await expect(tile("Create Test Admin")).not.toHaveAttribute("aria-busy");
	await tile("Create Test Admin").click();
	const alert = banner(page, "alert", "Failed to create test admin. Please try again.");
	await expect(alert).toContainText("The test admin already exists");
	await alert.getByRole("button", { name: "Dismiss" }).click();
	await expect(alert).toBeHidden();

	await page.route("**/admin.data*", (route) => route.abort());
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

	await main.getByRole("button", { name: "Refresh" }).click();
	await expect(banner(page, "alert", "Failed to load admin data. Please try again.")).toBeVisible();
	await page.unroute("**/admin.data*");
	await main.getByRole("button", { name: "Try again" }).click();
	await expect(banner(page, "alert", "Failed to load admin data.")).toBeHidden();
	await tile("Manage Users").click();
	await expect(page).toHaveURL(/\/admin\?tab=users$/);
});

test("an owner sees and uses system settings, jobs, audit log and player servers", async ({ page, site }) => {
	await removeTestAdmin(site);
	const viewer = await openPanel(page, site, "owner", "/admin?tab=settings");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "Development Tools" })).toBeVisible();
	await expect(main).toContainText("Admins and owners already have it, so nothing changes for them.");
	await expect(main).toContainText("testadmin");
	await expect(main).toContainText("Remove watch history older than 15 days from database");
	await main.getByRole("button", { name: "Create Test Admin" }).click();
	await expect(banner(page, "status", "The test admin was created")).toBeVisible();
	await main.getByRole("button", { name: "Promote Self to Admin" }).click();
	await confirm(page, { text: PROMOTE, button: "Promote" });
	await expect(banner(page, "status", "You are already an owner. Nothing was changed")).toBeVisible();
	await watchLocally(page);
	await main.getByRole("button", { name: "Clear All Watch History" }).click();
	await expect(page.getByRole("alertdialog")).toHaveAccessibleDescription(CLEAR_LOCAL);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("alertdialog")).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem("marquee.library"))).not.toBeNull();
	await main.getByRole("button", { name: "Clear All Watch History" }).click();
	await confirm(page, { text: CLEAR_LOCAL, button: "Clear" });
	await expect(banner(page, "status", "The watch history of this browser is now empty")).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("marquee.library"))).toBeNull();
	await main.getByRole("button", { name: "Cleanup Old Database Records" }).click();
	await confirm(page, { text: CLEANUP, button: "Continue" });
	await expect(banner(page, "status", "Cleanup completed: 0 old records removed")).toBeVisible();

	await page.getByRole("link", { name: "Jobs" }).click();
	await expect(banner(page, "status", "Cleanup completed")).toBeHidden();
	await main
		.getByRole("button", { name: /^Run now ./ })
		.first()
		.click();
	await expect(banner(page, "status", "The job has finished")).toBeVisible();
	await expect(main.getByText("done", { exact: true }).first()).toBeVisible();
	await page.route("**/admin.data*", (route) => route.abort(), { times: 1 });
	await main
		.getByRole("button", { name: /^Run now ./ })
		.first()
		.click();
	await expect(banner(page, "alert", "Failed to run job. Please try again.")).toBeVisible();

	await page.getByRole("link", { name: "Audit Log" }).click();
	await page.getByRole("searchbox", { name: "Who, to whom, or which title" }).fill(viewer.username);
	await page.getByRole("combobox", { name: "Action" }).selectOption("Ran a job");
	await main.getByRole("button", { name: "Filter", exact: true }).click();
	await expect(page).toHaveURL(/action=job\.run/);
	await expect(page.getByRole("row").filter({ hasText: viewer.username })).toHaveCount(1);

	await expect(page.getByRole("link", { name: "Blocked Titles" })).toHaveCount(1);
	await page.getByRole("link", { name: "Player Servers" }).click();
	await expect(main.getByRole("heading", { level: 3, name: "Marquee Player" })).toBeVisible();
	await expect(main).toContainText("Timed out");
});

test("the result of an action is visible wherever the page is scrolled to", async ({ page, site }) => {
	await page.setViewportSize({ width: 390, height: 500 });
	await givenAccount(site);
	await openPanel(page, site, "owner", "/admin?tab=users");
	await page
		.getByRole("button", { name: /^Reset link/ })
		.last()
		.click();
	await expect(banner(page, "status", "One-time link").locator("code")).toBeInViewport();
});
