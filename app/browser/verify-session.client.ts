// Owns the check of a stored token when the site is opened: an ended session clears it, a valid one may renew it.
import { clearAuth, isUntilClosed, storeRenewedToken } from "./auth-storage.client";
import { ApiError, callApi } from "./call-api.client";

async function endCookieSession(): Promise<void> {
	await callApi("POST /api/auth/logout", { body: {} }).catch(() => undefined);
}

/**
 * Asks the server about the stored token; one that it refuses is cleared, in all tabs. `isSignedIn`: the page was
 * signed in by its cookie. Returns whether the page must be asked for again. A server out of reach decides nothing.
 */
export async function verifyStored({ isSignedIn }: { isSignedIn: boolean }): Promise<boolean> {
	// The cookie has gone with the browser that it was to last as long as.
	if (!isSignedIn && isUntilClosed()) {
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
