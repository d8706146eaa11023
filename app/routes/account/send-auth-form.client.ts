// Owns Login and Sign Up in the browser: sends the form to /api and stores the token of the response.
import { redirect } from "react-router";
import { storeAuth } from "~/browser/auth-storage.client";
import { sendForm } from "~/browser/send-form.client";
import { recordWelcome } from "~/browser/welcome-seen.client";
import { toLocalPath } from "~/lib/requests";
import type { FormState } from "~/operations/page-form";
import { AUTH_FORMS, toAuthState } from "./auth-forms";

const COOKIES_BLOCKED = "Your browser blocks cookies. Allow them for this site to sign in.";
const PHONE = "(max-width: 47.99rem)";

/** Redirects only when the address names a page: in a dialog, the visitor stays on the page. */
export async function sendAuthForm({ request, url }: { request: Request; url: URL }): Promise<FormState | Response> {
	// The browser would drop the session's cookie.
	if (!navigator.cookieEnabled) return { ok: false, message: COOKIES_BLOCKED };
	const isRemembered = (await request.clone().formData()).has("remember");
	const result = await sendForm(request, AUTH_FORMS, { fallback: () => "" });
	if (!result.ok) return toAuthState(result, { isPhone: window.matchMedia(PHONE).matches });
	storeAuth({ ...result.data, isRemembered });
	// Nobody needs a welcome right after signing up.
	if (result.intent === "signup") recordWelcome("dismissed");
	const redirectTo = url.searchParams.get("redirectTo");
	return redirectTo === null ? { ok: true } : redirect(toLocalPath(redirectTo));
}
