// Owns the forms of Settings: the operation that each one runs, and what the page says afterwards.
import { readPasswordForm } from "~/components/account/read-password-form";
import type { SettingsIntent, SettingsState } from "~/components/account/settings-state";
import { checkDeleteForm, checkPasswordForm, hasErrors } from "~/domain/accounts/validation";
import { formText } from "~/lib/read-form";
import { call } from "~/operations/operation-call";
import type { FormResult, PageForms } from "~/operations/page-form";

export const FORMS = {
	profile: (form: FormData) =>
		call("PUT /api/admin/users/:id", {
			params: { id: formText(form, "userId") },
			body: { username: formText(form, "username"), email: formText(form, "email") },
		}),
	password(form: FormData) {
		const passwords = readPasswordForm(form);
		const errors = checkPasswordForm(passwords);
		if (hasErrors(errors)) return { errors };
		const { currentPassword, newPassword } = passwords;
		return call("PUT /api/admin/users/:id", {
			params: { id: formText(form, "userId") },
			body: { currentPassword, password: newPassword },
		});
	},
	delete(form: FormData) {
		const password = formText(form, "password");
		const errors = checkDeleteForm({ password });
		if (hasErrors(errors)) return { errors };
		return call("DELETE /api/admin/users/:id", { params: { id: formText(form, "userId") }, body: { password } });
	},
	"end-session": (form: FormData) =>
		call("DELETE /api/auth/sessions/:id", { params: { id: formText(form, "sessionId") } }),
	"end-others": () => call("DELETE /api/auth/sessions", {}),
} satisfies PageForms & Record<SettingsIntent, unknown>;

/** `failed` is shown when the server cannot be reached. */
const TEXTS: Record<SettingsIntent, { done?: string; failed: string }> = {
	profile: { done: "Profile updated successfully!", failed: "Failed to update profile" },
	password: { done: "Password changed successfully!", failed: "Failed to change password" },
	delete: { failed: "Failed to delete account" },
	"end-session": { done: "That session is signed out.", failed: "Failed to end the session" },
	"end-others": { done: "All other sessions are signed out.", failed: "Failed to end the other sessions" },
};

export function toSettingsState(result: FormResult<typeof FORMS>): SettingsState {
	const { intent, ok } = result;
	const { done, failed } = TEXTS[intent];
	if (ok) return { intent, ok, message: done };
	const { password, ...others } = result.errors;
	// The operation's field `password` is the new password of the form.
	const errors = intent === "password" && password ? { ...others, newPassword: password } : result.errors;
	return hasErrors(errors) ? { intent, ok, errors } : { intent, ok, message: result.message ?? failed };
}
