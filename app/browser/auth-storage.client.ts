// The sign-in data in browser storage, `marquee.auth.*`, for requests to the API. Pages are signed in by a cookie that
// scripts cannot read.

import { SESSION_REMEMBERED_MS, SIGNED_OUT_COOKIE } from "~/domain/accounts/types";
import { STORAGE_PREFIX } from "~/product";
import { readText, writeText } from "./stored";

const PREFIX = `${STORAGE_PREFIX}auth.`;
const TOKEN = `${PREFIX}token`;
const SESSION_ID = `${PREFIX}sessionId`;
/** Who was chosen last in this browser. */
const PROFILE = `${PREFIX}profile`;
/** Set for a session that ends with the browser, like its cookie. */
const UNTIL_CLOSED = `${PREFIX}untilClosed`;

export function readToken(): string | null {
	return readText(TOKEN);
}

export function isBrowserSession(): boolean {
	return readText(UNTIL_CLOSED) !== null;
}

/** When storage is blocked, only the cookie signs in. */
export function storeAuth(auth: { token: string; sessionId: string; isRemembered: boolean }): void {
	const isStored =
		writeText(SESSION_ID, auth.sessionId) &&
		writeText(UNTIL_CLOSED, auth.isRemembered ? null : "1") &&
		writeText(TOKEN, auth.token);
	if (!isStored) clearAuth();
}

export function storeRenewedToken(token: string): void {
	if (readToken() !== null) writeText(TOKEN, token);
}

/** Makes the other tabs follow: the session itself has the profile. */
export function storeProfile(id: string): void {
	writeText(PROFILE, id);
}

/** Removes every `marquee.auth.*` key and notifies the other tabs, also when there was none. */
export function clearAuth(): void {
	try {
		localStorage.setItem(`${PREFIX}leaving`, "1");
		const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
		for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
	} catch {
		// Storage is blocked: nothing was stored.
	}
}

/** Calls back when another tab signs in or out, or changes who is watching. Returns a function that unsubscribes. */
export function watchOtherTabs(onChange: () => void): () => void {
	function hear({ key, newValue }: StorageEvent): void {
		if (key === null || key === TOKEN || key === PROFILE || (key === `${PREFIX}leaving` && newValue === null))
			onChange();
	}
	window.addEventListener("storage", hear);
	return () => window.removeEventListener("storage", hear);
}

/** For a sign-out that could not reach the server: the next request that does ends the session (`http/credentials.ts`). */
export function markSignedOut(): void {
	const { protocol, port } = window.location;
	const [prefix, secure] = protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
	// As `lib/http/cookies.ts` names it.
	const name = `${prefix}${SIGNED_OUT_COOKIE}${port && `_${port}`}`;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere.
	document.cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${SESSION_REMEMBERED_MS / 1000}${secure}`;
}
