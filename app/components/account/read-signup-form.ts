import type { SignupForm } from "~/domain/accounts/validation";
import { formText } from "~/lib/read-form";

/** The fields of the sign-up form, in the browser and on the server. */
export function readSignupForm(form: FormData): SignupForm {
	const text = (name: string) => formText(form, name);
	return {
		username: text("username"),
		email: text("email"),
		password: text("password"),
		confirmPassword: text("confirmPassword"),
		name: text("name"),
		hasAcceptedTerms: form.has("terms"),
	};
}
