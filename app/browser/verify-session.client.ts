// Checks a stored token when the site is opened: an ended session clears it, a valid one may renew it.
import { clearAuth, isBrowserSession, storeRenewedToken } from "./auth-storage.client";
import { ApiError, callApi } from "./call-api.client";
import { recordWelcome } from "./welcome-seen.client";

async function endCookieSession(): Promise<void> {
	// The token is gone: a page that is left meanwhile would not ask again.
	await callApi("POST /api/auth/logout", { body: {} }, { keepalive: true }).catch(() => undefined);
}

/** Of a session that was open until somebody or something ended it: the visitor did not sign out themselves. */
const ENDED = ["suspended", "session_ended"];

interface Verified {
	/** The page must be loaded again. */
	isStale: boolean;
	/** Why the visitor is signed out. */
	reason?: string;
}

/**
 * Verifies the stored token with the server; a rejected one is cleared in all tabs. `isSignedIn`: the page was
 * signed in by its cookie. When the server cannot be reached, nothing changes.
 */
export async function verifyStored({ isSignedIn }: { isSignedIn: boolean }): Promise<Verified> {
	// The session cookie ended with the browser, or the session did. The profile restores no cookie.
	const isClosed = !isSignedIn && isBrowserSession();
	try {
		if (isClosed) {
			await callApi("GET /api/auth/profile", {});
			clearAuth();
			return { isStale: false };
		}
		const { token } = await callApi("GET /api/auth/verify", {});
		if (token) storeRenewedToken(token);
		return { isStale: !isSignedIn };
	} catch (error) {
		const isRejected = error instanceof ApiError && error.status === 401;
		if (isRejected || isClosed) clearAuth();
		if (!isRejected) return { isStale: false };
		if (isSignedIn) await endCookieSession();
		if (!ENDED.includes(error.code ?? "")) return { isStale: isSignedIn };
		// They know the site. The dialog would cover the reason.
		recordWelcome("dismissed");
		return { isStale: isSignedIn, reason: error.message };
	}
}
