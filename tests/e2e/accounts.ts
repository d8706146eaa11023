import type { BrowserContext, Page } from "@playwright/test";
import { expect, type Site } from "./test";

export const PASSWORD = "Correct horse 7";

export interface Account {
	username: string;
	email: string;
	id: string;
	token: string;
}

/** Counts as an address of its own, so that no two tests share a limit. */
export function freshAddress(): Record<string, string> {
	return { "cf-connecting-ip": crypto.randomUUID() };
}

export function newcomer() {
	const unique = crypto.randomUUID().slice(0, 8);
	return { username: `user-${unique}`, email: `${unique}@example.com` };
}

async function post<Data>(url: string, body: unknown): Promise<Data> {
	const response = await fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", ...freshAddress() },
		body: JSON.stringify(body),
	});
	expect(response.ok, `${url}: ${response.status}`).toBe(true);
	return ((await response.json()) as { data: Data }).data;
}

export async function givenAccount(
	{ url, miniflare }: Site,
	role: "user" | "admin" | "owner" = "user",
): Promise<Account> {
	const account = newcomer();
	const { token, user } = await post<{ token: string; user: { id: string } }>(`${url}/api/auth/register`, {
		...account,
		password: PASSWORD,
	});
	if (role !== "user") {
		const db = await miniflare.getD1Database("DB");
		await db.prepare("update users set role = ? where id = ?").bind(role, user.id).run();
	}
	return { ...account, id: user.id, token };
}

/** Signs a browser in without going through the form: its cookie and its storage. */
export async function signIn(context: BrowserContext, { url }: Site, { username }: Account): Promise<void> {
	const auth = await post<{ token: string; sessionId: string }>(`${url}/api/auth/login`, {
		emailOrUsername: username,
		password: PASSWORD,
		remember: true,
	});
	await context.addCookies([{ name: "marquee_session", value: auth.token, url, httpOnly: true, sameSite: "Lax" }]);
	await context.addInitScript(
		([token, sessionId]) => {
			// The page that a browser shows in place of one that does not answer has no storage.
			if (!location.protocol.startsWith("http") || sessionStorage.getItem("primed")) return;
			sessionStorage.setItem("primed", "1");
			localStorage.setItem("marquee.auth.token", token ?? "");
			localStorage.setItem("marquee.auth.sessionId", sessionId ?? "");
		},
		[auth.token, auth.sessionId],
	);
}

/** Waits until the page is interactive: hydrated, and its effects have run. */
export async function whenReady(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		// Pages of plain words come without a script.
		if (!("__reactRouterContext" in window)) return true;
		// The menu of whoever is signed in comes with a file of its own.
		const elements = [document.querySelector("button, a"), ...document.querySelectorAll("#user-menu-button")];
		return elements.every(
			(element) => element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber")),
		);
	});
	// React runs effects, which listen for keys, once the browser has time.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

export function storedAuth(page: Page): Promise<string[]> {
	return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("marquee.auth.")));
}
