// Owns Login and Sign Up in the browser: sends the form to /api and stores the token of the response.
import { redirect } from "react-router";
import { storeAuth } from "~/browser/auth-storage.client";
import { sendForm } from "~/browser/send-form.client";
import { returnAddress } from "~/lib/requests";
import type { FormState } from "~/operations/page-form";
import { AUTH_FORMS, toAuthState } from "./auth-forms";

const PHONE = "(max-width: 47.99rem)";

/** Redirects only when the address names a page: in a dialog, the visitor stays on the page. */
export async function sendAuthForm({ request, url }: { request: Request; url: URL }): Promise<FormState | Response> {
	const isRemembered = (await request.clone().formData()).has("remember");
	const result = await sendForm(request, AUTH_FORMS, { fallback: () => "" });
	if (!result.ok) return toAuthState(result, { isPhone: window.matchMedia(PHONE).matches });
	storeAuth({ ...result.data, isRemembered });
	const redirectTo = url.searchParams.get("redirectTo");
	return redirectTo === null ? { ok: true } : redirect(returnAddress(redirectTo));
}
