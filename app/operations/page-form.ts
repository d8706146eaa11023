// What the forms of a page do: each intent runs one operation.
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import type { FieldErrors } from "~/domain/accounts/validation";
import { allFormValues } from "~/lib/http/read-form";
import type { OperationCall, OperationData, OperationKey } from "./operation-call";

/** Reads a form into the operation's input, or finds that a field is invalid. */
type ReadForm = (form: FormData) => OperationCall | { errors: FieldErrors };

/** The forms of a page by the value of their field `intent`. */
export type PageForms = Record<string, ReadForm>;

type KeyOf<Read extends ReadForm> =
	Extract<ReturnType<Read>, OperationCall> extends OperationCall<infer Key> ? Key : OperationKey;

export interface FormFailure<Intent> {
	intent: Intent;
	ok: false;
	/** Null when the server could not be reached. */
	status: number | null;
	/** For machines; null when the server gave none. */
	code: string | null;
	/** For a person; null when the server gave none. */
	message: string | null;
	/** By field of the operation's body. */
	errors: FieldErrors;
	/** The body of the response, in the browser. */
	body?: Record<string, unknown>;
}

/** The result of a form; `data` is that of its operation. */
export type FormResult<Forms extends PageForms> = {
	[Intent in keyof Forms]:
		| { intent: Intent; ok: true; data: OperationData<KeyOf<Forms[Intent]>> }
		| FormFailure<Intent>;
}[keyof Forms];

/** A form that runs once the visitor has given the password. */
export interface UnconfirmedForm {
	/** The fields of the form, to be sent again with the password. */
	fields: Record<string, string>;
	/** Why the password that came with it was not accepted, by the name of its field. */
	errors?: FieldErrors;
}

/** The form again, to be confirmed with the password. */
export function toUnconfirmed(form: FormData, message: string): UnconfirmedForm {
	const { [OWN_PASSWORD]: password, ...fields } = allFormValues(form);
	return password === undefined ? { fields } : { fields, errors: { [OWN_PASSWORD]: message } };
}

/** What a page shows of the form that it has sent. */
export interface FormState {
	ok: boolean;
	/** About the form as a whole. */
	message?: string;
	errors?: FieldErrors;
	/** The submitted values, which a document without scripts shows again; never a password. */
	values?: Partial<Record<string, string>>;
}

/** The intent of a form and the call that it means; null when the page has no such form. */
export function readIntent<Forms extends PageForms>(forms: Forms, form: FormData) {
	const intent = form.get("intent");
	if (typeof intent !== "string" || !Object.hasOwn(forms, intent)) return null;
	const read = forms[intent] as ReadForm;
	return { intent: intent as keyof Forms, call: read(form) };
}

export function failForm<Intent>(
	intent: Intent,
	{
		status = null,
		code = null,
		message = null,
		errors = {},
		body,
	}: Partial<Omit<FormFailure<Intent>, "intent" | "ok">>,
): FormFailure<Intent> {
	return { intent, ok: false, status, code, message, errors, ...(body && { body }) };
}
