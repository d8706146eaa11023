// Owns the forms of Login and Sign Up: the operation that each one runs, and the messages of a failure.
import type { AuthForm } from "~/components/account/auth-texts";
import { readSignupForm } from "~/components/account/read-signup-form";
import { checkSignup, hasErrors } from "~/domain/accounts/validation";
import { formText } from "~/lib/read-form";
import { call } from "~/operations/operation-call";
import type { FormFailure, FormState, PageForms } from "~/operations/page-form";

export const AUTH_FORMS = {
	login: (form: FormData) =>
		call("POST /api/auth/login", {
			body: {
				emailOrUsername: formText(form, "emailOrUsername"),
				password: formText(form, "password"),
				remember: form.has("remember"),
			},
		}),
	signup(form: FormData) {
		const signup = readSignupForm(form);
		const errors = checkSignup(signup);
		if (hasErrors(errors)) return { errors };
		const { username, email, password, name } = signup;
		return call("POST /api/auth/register", { body: { username, email, password, name } });
	},
} satisfies PageForms & Record<AuthForm, unknown>;

const TEXTS = {
	login: { failed: "Login failed", refused: "Invalid email or password. Please try again." },
	signup: { failed: "Registration failed", refused: "Signup failed. Please try again." },
};

/** Phones have their own messages. */
export function toAuthState(
	{ intent, status, message, errors }: FormFailure<AuthForm>,
	{ isPhone = false } = {},
): FormState {
	if (hasErrors(errors)) return { ok: false, errors };
	const { failed, refused } = TEXTS[intent];
	if (!isPhone || status === 429) return { ok: false, message: message || failed };
	const isRefused = status !== null && status < 500;
	return { ok: false, message: isRefused ? refused : "An error occurred. Please try again." };
}
