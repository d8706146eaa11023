import { describe, expect, test } from "vitest";
import { failForm } from "~/operations/page-form";
import { FORMS, toSettingsState } from "./forms";

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

describe("the password form", () => {
	test("is not sent with invalid fields", () => {
		expect(FORMS.password(formOf({ newPassword: "12345", confirmPassword: "123456" }))).toEqual({
			errors: {
				currentPassword: "Current password is required",
				newPassword: "New password must be at least 6 characters long",
				confirmPassword: "New passwords do not match",
			},
		});
	});

	test("shows the server's message about the new password at the field of that name", () => {
		const failure = failForm("password" as const, { status: 422, message: "Common", errors: { password: "Common" } });
		expect(toSettingsState(failure as never)).toEqual({
			intent: "password",
			ok: false,
			errors: { newPassword: "Common" },
		});
	});
});

test.each([
	["profile", "Failed to update profile"],
	["password", "Failed to change password"],
	["delete", "Failed to delete account"],
] as const)("when the server cannot be reached, %s shows %j", (intent, message) => {
	expect(toSettingsState(failForm(intent, {}) as never)).toEqual({ intent, ok: false, message });
});
