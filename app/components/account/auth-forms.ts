import { hasErrors, type SignupForm } from "~/domain/accounts/validation";
import { formValues } from "~/lib/http/read-form";
import type { Language } from "~/lib/language/languages";
import { accountTexts } from "~/messages/account";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { FormFailure, FormState } from "~/operations/page-form";

export type AuthForm = "login" | "signup";

/** Above each form, in its dialog and on its page. */
export function useAuthHeadings(): Record<AuthForm, { title: string; lead: string }> {
	const { login, signUp } = useTexts(siteTexts);
	const { loginLead, signupLead } = useTexts(accountTexts);
	return { login: { title: login, lead: loginLead }, signup: { title: signUp, lead: signupLead } };
}

/** What Login or Sign Up shows of the form that was sent. */
export interface AuthState extends FormState {
	/** Of a failure; null when the server could not be reached. */
	status?: number | null;
	/** For the browser's storage, after a form that a script has sent. */
	auth?: { token: string; sessionId: string };
	/** True: the account has several profiles, so that the next page asks who is watching. */
	asksWho?: boolean;
	/** In which the site goes on, where that is not the page's. */
	language?: Language;
}

const FAILURES = {
	login: { failed: "loginFailed", refusedOnPhone: "loginRefused" },
	signup: { failed: "signupFailed", refusedOnPhone: "signupRefused" },
} as const;

export function toAuthFailure(
	intent: AuthForm,
	{
		status,
		message,
		errors = {},
	}: Pick<FormFailure<AuthForm>, "status" | "message"> & { errors?: FormState["errors"] },
	language: Language,
): AuthState {
	if (hasErrors(errors)) return { ok: false, status, errors };
	return { ok: false, status, message: message || accountTexts.in(language)[FAILURES[intent].failed] };
}

/** Phones have their own messages. */
export function toPhoneFailure(intent: AuthForm, state: AuthState, language: Language): AuthState {
	const { status = null, errors } = state;
	// Too many attempts, or a suspended account: what to do is in the server's message.
	if (errors || status === 429 || status === 403) return state;
	const isRefused = status !== null && status < 500;
	return {
		...state,
		message: accountTexts.in(language)[isRefused ? FAILURES[intent].refusedOnPhone : "errorOccurred"],
	};
}

/** The fields of the sign-up form, in the browser and on the server. */
export function readSignupForm(form: FormData): SignupForm {
	const texts = formValues(form, ["username", "email", "password", "confirmPassword", "name"]);
	return { ...texts, hasAcceptedTerms: form.has("terms") };
}
