import type { FieldErrors } from "~/domain/accounts/validation";

/** What a form hears back when it did not lead to another page. */
export interface FormAnswer {
	ok: boolean;
	/** Of the form as a whole. */
	message?: string;
	errors?: FieldErrors;
	/** What was typed, for a page that is drawn anew; never a password. */
	values?: Record<string, string>;
}
