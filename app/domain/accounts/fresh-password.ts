// Owns the failure of an operation that needs the caller's password first, and the field of a form that brings it.

export const PASSWORD_REQUIRED = {
	status: 403,
	code: "password_required",
	message: "Confirm your password to do this",
};

/** A form field with the visitor's password. It is checked before the form's own operation runs. */
export const OWN_PASSWORD = "ownPassword";
