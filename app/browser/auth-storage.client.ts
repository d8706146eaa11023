// Owns what the browser keeps of a sign-in: `marquee.auth.*` in its storage. The pages themselves are signed in by a
// cookie that scripts cannot read.
import { STORAGE_PREFIX } from "~/product";

const PREFIX = `${STORAGE_PREFIX}auth.`;
const TOKEN = `${PREFIX}token`;
const SESSION_ID = `${PREFIX}sessionId`;
/** Stands beside a token that is to end with the browser, as its cookie does. */
const UNTIL_CLOSED = `${PREFIX}untilClosed`;
/** Read and removed by `middleware/credentials.ts`. */
const SIGNED_OUT_COOKIE = "marquee_signed_out";

/** Null also where the browser keeps nothing for this site. */
function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

export function readToken(): string | null {
	return read(TOKEN);
}

export function readSessionId(): string | null {
	return read(SESSION_ID);
}

export function isUntilClosed(): boolean {
	return read(UNTIL_CLOSED) !== null;
}

/** Where nothing can be kept, the cookie alone signs in. */
export function storeAuth(auth: { token: string; sessionId: string; isRemembered: boolean }): void {
	try {
		localStorage.setItem(SESSION_ID, auth.sessionId);
		if (auth.isRemembered) localStorage.removeItem(UNTIL_CLOSED);
		else localStorage.setItem(UNTIL_CLOSED, "1");
		localStorage.setItem(TOKEN, auth.token);
	} catch {
		clearAuth();
	}
}

export function storeRenewedToken(token: string): void {
	if (readToken() !== null) localStorage.setItem(TOKEN, token);
}

/** Removes every `marquee.auth.*` key and nothing else; the other tabs hear of it, even where there was nothing. */
export function clearAuth(): void {
	try {
		localStorage.setItem(`${PREFIX}leaving`, "1");
		const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
		for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}

/** Calls back when another tab signs in or out. Returns how to stop. */
export function watchOtherTabs(onChange: () => void): () => void {
	function hear({ key, newValue }: StorageEvent): void {
		if (key === null || key === TOKEN || (key === `${PREFIX}leaving` && newValue === null)) onChange();
	}
	window.addEventListener("storage", hear);
	return () => window.removeEventListener("storage", hear);
}

/** The server could not be told that somebody signs out: the next request that reaches it ends the session. */
export function markSignedOut(): void {
	const [prefix, secure] = window.location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere.
	document.cookie = `${prefix}${SIGNED_OUT_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${30 * 24 * 60 * 60}${secure}`;
}
