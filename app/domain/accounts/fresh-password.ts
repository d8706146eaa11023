// For operations that need the caller's password first.
import { sentence } from "~/messages/sentence";

export const PASSWORD_REQUIRED = {
	status: 403,
	code: "password_required",
	message: sentence("confirmPassword"),
};

/** A form field with the visitor's password. It is checked before the form's own operation runs. */
export const OWN_PASSWORD = "ownPassword";
