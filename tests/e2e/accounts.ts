import type { BrowserContext, Page } from "@playwright/test";
import { cookieName } from "../../app/lib/http/cookies";
import { givenSession, givenUser } from "../harness/accounts";
import { freshAddress } from "../harness/client-address";
import type { Site } from "./test";

export { PASSWORD } from "../harness/accounts";
export { freshAddress };

export interface Account {
	username: string;
	email: string;
	id: string;
	token: string;
}

export function newcomer() {
	const unique = crypto.randomUUID().slice(0, 8);
	return { username: `user-${unique}`, email: `${unique}@example.com` };
}

/** A registered user, written into the database: registering would hash a password at full cost. */
export async function givenAccount(site: Site, role: "user" | "admin" | "owner" = "user"): Promise<Account> {
	const { id, username, email } = await givenUser(site, { role });
	const { token } = await givenSession(site, { id });
	return { id, username, email, token };
}

/** The name of a site's session cookie. */
export function sessionCookie(url: string): string {
	return cookieName({ url }, "marquee_session");
}

/** Counts upwards: in a new tab the sign-in that came last is the one that holds. */
let signIns = 0;

/** Signs a browser in without the form: its cookie and its storage. */
export async function signIn(context: BrowserContext, site: Site, { id }: Account): Promise<void> {
	const { token, sessionId } = await givenSession(site, { id });
	await context.addCookies([
		{ name: sessionCookie(site.url), value: token, url: site.url, httpOnly: true, sameSite: "Lax" },
	]);
	const time = ++signIns;
	await context.addInitScript(
		({ token, sessionId, time }) => {
			// The browser's own error page has no storage.
			if (!location.protocol.startsWith("http") || Number(sessionStorage.getItem("signed-in")) >= time) return;
			sessionStorage.setItem("signed-in", String(time));
			localStorage.setItem("marquee.auth.token", token);
			localStorage.setItem("marquee.auth.sessionId", sessionId);
		},
		{ token, sessionId, time },
	);
}

/** Waits until the page is interactive: hydrated, and its effects have run. */
export async function whenReady(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		// Pages of plain text have no script.
		if (!("__reactRouterContext" in window)) return true;
		// The menu of a signed-in user is in a file of its own.
		const elements = [document.querySelector("button, a"), ...document.querySelectorAll("[popovertarget=user-menu]")];
		return elements.every(
			(element) => element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber")),
		);
	});
	// React runs effects, which listen for keys, when the browser is idle.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

/** Sets the password check of the user's sessions back by eleven minutes. */
export async function outdatePassword({ miniflare }: Site, { id }: Pick<Account, "id">): Promise<void> {
	const db = await miniflare.getD1Database("DB");
	const before = Date.now() - 11 * 60_000;
	await db.prepare("update sessions set password_at = ? where user_id = ?").bind(before, id).run();
}

/** The next form that is sent to the address has a wrong password, as of a visitor whose password is asked for. */
export async function requirePassword(page: Page, address: string): Promise<void> {
	await page.route(
		address,
		(route) => route.continue({ postData: `${route.request().postData()}&ownPassword=wrong` }),
		{ times: 1 },
	);
}

export function storedAuth(page: Page): Promise<string[]> {
	return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("marquee.auth.")));
}
