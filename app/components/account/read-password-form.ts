import type { PasswordForm } from "~/domain/accounts/validation";
import { formText } from "~/lib/read-form";

/** The fields of the password form of Settings, in the browser and on the server. */
export function readPasswordForm(form: FormData): PasswordForm {
	return {
		currentPassword: formText(form, "currentPassword"),
		newPassword: formText(form, "newPassword"),
		confirmPassword: formText(form, "confirmPassword"),
	};
}
