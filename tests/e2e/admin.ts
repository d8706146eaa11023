import type { Locator, Page } from "@playwright/test";
import { type Account, givenAccount, signIn, whenReady } from "./accounts";
import { expect, type Site } from "./test";

/**
 * Failed requests, and what React Router leaves unhandled when it aborts a response that it has begun to decode: the
 * rejections of `done` and `reader.closed` in its `decode`.
 */
export const ADMIN_ERRORS = [/status of [45]\d\d|ERR_FAILED|^AbortError: signal is aborted without reason/];

export const CLEANUP = "This will remove all watch history records older than 15 days from the database. Continue?";

export const END_SESSIONS =
	"This signs the user out of every browser and app. They can sign in again with their password. Continue?";

export const SUSPEND =
	"This signs the user out everywhere, and refuses their sign-in until you reinstate them. Nothing is deleted. Continue?";

export const DELETE = "Are you sure you want to delete this user? This action cannot be undone.";

export async function openPanel(page: Page, site: Site, role: "admin" | "owner", address = "/admin"): Promise<Account> {
	const account = await givenAccount(site, role);
	await signIn(page.context(), site, account);
	await page.goto(address);
	await whenReady(page);
	return account;
}

export function banner(page: Page, role: "alert" | "status", text: string) {
	return page.getByRole("main").getByRole(role).filter({ hasText: text });
}

/** Presses a button of the open confirmation, which must have the given text. */
export async function confirm(page: Page, { text, button }: { text: string; button: string }): Promise<void> {
	const question = page.getByRole("alertdialog");
	await expect(question).toHaveAccessibleDescription(text);
	await question.getByRole("button", { name: button }).click();
	await expect(question).toBeHidden();
}

/** Chooses a role in a row of the user table and applies it, which opens a question. */
export async function chooseRole(page: Page, { username }: Account, role: string): Promise<Locator> {
	await page.getByRole("combobox", { name: `Role of ${username}` }).selectOption(role);
	await page.getByRole("button", { name: `Apply role of ${username}` }).click();
	return page.getByRole("alertdialog");
}

export async function roleOf({ miniflare }: Site, { id }: Account) {
	const db = await miniflare.getD1Database("DB");
	return await db.prepare("select role, is_premium as isPremium from users where id = ?").bind(id).first();
}

/** A user's newest entry in the audit log. */
export async function readLastEntry({ miniflare }: Site, { id }: Account) {
	const db = await miniflare.getD1Database("DB");
	const row = db.prepare(
		"select action, target_id as target, outcome from audit_log where actor_id = ? order by id desc",
	);
	return await row.bind(id).first();
}

/** The file that the panel's Export button saves. */
export async function exportUsers(page: Page, button: Locator): Promise<unknown> {
	const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
	expect(file.suggestedFilename()).toBe(`users-${new Date().toISOString().slice(0, 10)}.json`);
	return JSON.parse(await (await file.createReadStream()).setEncoding("utf8").reduce((all, part) => all + part, ""));
}
