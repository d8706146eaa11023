import type { SignupForm } from "~/domain/accounts/validation";

/** What the sign-up form says, here and on the server. */
export function readSignupForm(form: FormData): SignupForm {
	const text = (name: string) => String(form.get(name) ?? "");
	return {
		username: text("username"),
		email: text("email"),
		password: text("password"),
		confirmPassword: text("confirmPassword"),
		name: text("name"),
		hasAcceptedTerms: form.has("terms"),
	};
}
