// For operations that need the caller's password first.

export const PASSWORD_REQUIRED = {
	status: 403,
	code: "password_required",
	message: "Confirm your password to do this",
};

/** A form field with the visitor's password. It is checked before the form's own operation runs. */
export const OWN_PASSWORD = "ownPassword";
