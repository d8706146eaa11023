import { redirect, redirectDocument } from "react-router";
import { storeAuth } from "~/browser/auth-storage.client";
import { sendForm } from "~/browser/forms/send-form.client";
import { LOCAL_LIBRARY, readText } from "~/browser/stored";
import { recordWelcome } from "~/browser/welcome-seen.client";
import { type AuthForm, type AuthState, toAuthFailure, toPhoneFailure } from "~/components/account/auth-forms";
import { showToast } from "~/components/ui/toast";
import { whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { toLocalPath } from "~/lib/http/requests";
import { localPath, pageLanguage, pathIn } from "~/lib/language/languages";
import { accountTexts } from "~/messages/account";

const PHONE = "(max-width: 47.99rem)";

/** In place of the welcome of a first visit. What this browser keeps is sent when the next page opens. */
function welcome(name: string): void {
	recordWelcome("dismissed");
	const texts = accountTexts.in(pageLanguage());
	showToast(readText(LOCAL_LIBRARY) === null ? texts.welcome(name) : texts.welcomeWithList(name), "good");
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
	const language = pageLanguage();
	if (!navigator.cookieEnabled) {
		return { ok: false, message: accountTexts.in(language).cookiesBlocked } satisfies AuthState;
	}
	return await sendForm<AuthState, AuthForm>(args, {
		toState: ({ intent, ...failure }) => toAuthFailure(intent, failure, language),
		finish({ auth, ...state }, { intent, form }) {
			if (!state.ok) return window.matchMedia(PHONE).matches ? toPhoneFailure(intent, state, language) : state;
			if (auth) storeAuth({ ...auth, isRemembered: form.has("remember") });
			if (intent === "signup") welcome(String(form.get("username")));
			const redirectTo = url.searchParams.get("redirectTo");
			const next = redirectTo === null ? localPath(window.location) : toLocalPath(redirectTo);
			const path = state.asksWho ? whoIsWatchingPath(next) : next;
			if (state.language) return redirectDocument(window.location.origin + pathIn(state.language, path));
			return redirectTo === null && !state.asksWho ? state : redirect(path);
		},
	});
}
