import { redirect } from "react-router";
import { storeAuth } from "~/browser/auth-storage.client";
import { sendForm } from "~/browser/forms/send-form.client";
import { recordWelcome } from "~/browser/welcome-seen.client";
import { type AuthForm, type AuthState, toAuthFailure, toPhoneFailure } from "~/components/account/auth-forms";
import { whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { toLocalPath } from "~/lib/http/requests";

const COOKIES_BLOCKED = "Your browser blocks cookies. Allow them for this site to sign in.";
const PHONE = "(max-width: 47.99rem)";

interface ClientActionArgs {
	request: Request;
	url: URL;
	serverAction: () => Promise<AuthState>;
}

/**
 * The `clientAction` of Login and of Sign Up: stores the token that the server gives. Redirects only when the address names a
 * page: in a dialog, the visitor stays on the page.
 */
export async function sendAuthForm({ url, ...args }: ClientActionArgs) {
	// The browser would drop the session's cookie.
	if (!navigator.cookieEnabled) return { ok: false, message: COOKIES_BLOCKED } satisfies AuthState;
	return await sendForm<AuthState, AuthForm>(args, {
		toState: ({ intent, ...failure }) => toAuthFailure(intent, failure),
		finish({ auth, ...state }, { intent, form }) {
			if (!state.ok) return window.matchMedia(PHONE).matches ? toPhoneFailure(intent, state) : state;
			if (auth) storeAuth({ ...auth, isRemembered: form.has("remember") });
			// Nobody needs a welcome right after signing up.
			if (intent === "signup") recordWelcome("dismissed");
			const redirectTo = url.searchParams.get("redirectTo");
			if (state.asksWho) {
				const { pathname, search } = window.location;
				return redirect(whoIsWatchingPath(redirectTo === null ? pathname + search : toLocalPath(redirectTo)));
			}
			return redirectTo === null ? state : redirect(toLocalPath(redirectTo));
		},
	});
}
