import { hasErrors, type SignupForm } from "~/domain/accounts/validation";
import { formValues } from "~/lib/http/read-form";
import type { FormFailure, FormState } from "~/operations/page-form";

export type AuthForm = "login" | "signup";

/** Above each form, in its dialog and on its page. */
export const AUTH_TEXTS = {
	login: { title: "Login", lead: "Welcome back. Your list and your place in every title are waiting." },
	signup: { title: "Sign Up", lead: "One account keeps your list and your place in every title, on every device." },
};

/** At a field for a new password. */
export const PASSWORD_HINT = "At least 8 characters, with a lowercase letter, an uppercase letter and a number.";

/** What Login or Sign Up shows of the form that was sent. */
export interface AuthState extends FormState {
	/** Of a failure; null when the server could not be reached. */
	status?: number | null;
	/** For the browser's storage, after a form that a script has sent. */
	auth?: { token: string; sessionId: string };
	/** True: the account has several profiles, so that the next page asks who is watching. */
	asksWho?: boolean;
}

const FAILURES = {
	login: { failed: "Login failed", refusedOnPhone: "Invalid email or password. Please try again." },
	signup: { failed: "Registration failed", refusedOnPhone: "Signup failed. Please try again." },
};

export function toAuthFailure(
	intent: AuthForm,
	{
		status,
		message,
		errors = {},
	}: Pick<FormFailure<AuthForm>, "status" | "message"> & { errors?: FormState["errors"] },
): AuthState {
	if (hasErrors(errors)) return { ok: false, status, errors };
	return { ok: false, status, message: message || FAILURES[intent].failed };
}

/** Phones have their own messages. */
export function toPhoneFailure(intent: AuthForm, state: AuthState): AuthState {
	const { status = null, errors } = state;
	// Too many attempts, or a suspended account: what to do is in the server's message.
	if (errors || status === 429 || status === 403) return state;
	const isRefused = status !== null && status < 500;
	return { ...state, message: isRefused ? FAILURES[intent].refusedOnPhone : "An error occurred. Please try again." };
}

/** The fields of the sign-up form, in the browser and on the server. */
export function readSignupForm(form: FormData): SignupForm {
	const texts = formValues(form, ["username", "email", "password", "confirmPassword", "name"]);
	return { ...texts, hasAcceptedTerms: form.has("terms") };
}
