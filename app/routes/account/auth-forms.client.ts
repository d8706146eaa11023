import { redirect } from "react-router";
import { storeAuth } from "~/browser/auth-storage.client";
import { sendForm } from "~/browser/forms/send-form.client";
import { LOCAL_LIBRARY, readText } from "~/browser/stored";
import { recordWelcome } from "~/browser/welcome-seen.client";
import { type AuthForm, type AuthState, toAuthFailure, toPhoneFailure } from "~/components/account/auth-forms";
import { showToast } from "~/components/ui/toast";
import { whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { toLocalPath } from "~/lib/http/requests";

const COOKIES_BLOCKED = "Your browser blocks cookies. Allow them for this site to sign in.";
const PHONE = "(max-width: 47.99rem)";

/** In place of the welcome of a first visit. What this browser keeps is sent when the next page opens. */
function welcome(name: string): void {
	recordWelcome("dismissed");
	showToast(`Welcome, ${name}.${readText(LOCAL_LIBRARY) === null ? "" : " Your list came along."}`, "good");
}

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
			if (intent === "signup") welcome(String(form.get("username")));
			const redirectTo = url.searchParams.get("redirectTo");
			if (state.asksWho) {
				const { pathname, search } = window.location;
				return redirect(whoIsWatchingPath(redirectTo === null ? pathname + search : toLocalPath(redirectTo)));
			}
			return redirectTo === null ? state : redirect(toLocalPath(redirectTo));
		},
	});
}
