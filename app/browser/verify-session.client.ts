// Checks a stored token when the site is opened: an ended session clears it, a valid one may renew it.
import { clearAuth, isBrowserSession, storeRenewedToken } from "./auth-storage.client";
import { ApiError, callApi } from "./call-api.client";

async function endCookieSession(): Promise<void> {
	await callApi("POST /api/auth/logout", { body: {} }).catch(() => undefined);
}

/**
 * Verifies the stored token with the server; a rejected one is cleared in all tabs. `isSignedIn`: the page was
 * signed in by its cookie. Returns whether the page must be reloaded. When the server cannot be reached, nothing changes.
 */
export async function verifyStored({ isSignedIn }: { isSignedIn: boolean }): Promise<boolean> {
	// The session cookie ended with the browser.
	if (!isSignedIn && isBrowserSession()) {
		clearAuth();
		return false;
	}
	try {
		const { token } = await callApi("GET /api/auth/verify", {});
		if (token) storeRenewedToken(token);
		return !isSignedIn;
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 401) return false;
		clearAuth();
		if (isSignedIn) await endCookieSession();
		return isSignedIn;
	}
}
