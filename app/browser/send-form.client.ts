// Owns how the browser runs the operation of a form: by a request to /api, with the result that the server would give.

import { OWN_PASSWORD, PASSWORD_REQUIRED } from "~/domain/accounts/fresh-password";
import { formText } from "~/lib/read-form";
import { type FormResult, failForm, type PageForms, readIntent } from "~/operations/page-form";
import { ApiError, callApi, type Options, sendCall } from "./call-api.client";
import { askForPassword } from "./password-prompt";

/**
 * For a route's `clientAction`. When the operation needs the password, `PasswordDialog` asks for it, and the operation runs
 * again. Rejects for an intent that the page does not have.
 */
export async function sendForm<Forms extends PageForms>(
	request: Request,
	forms: Forms,
	options: Pick<Options, "fallback" | "keepalive"> = {},
): Promise<FormResult<Forms>> {
	return await sendFields(await request.formData(), forms, options);
}

/** Like `sendForm`, for a form that has been read. */
export async function sendFields<Forms extends PageForms>(
	form: FormData,
	forms: Forms,
	options: Pick<Options, "fallback" | "keepalive"> = {},
): Promise<FormResult<Forms>> {
	const found = readIntent(forms, form);
	if (!found) throw new Error("This page has no such form");
	const { intent, call } = found;
	if ("errors" in call) return failForm(intent, { status: 422, errors: call.errors }) as FormResult<Forms>;
	try {
		const password = formText(form, OWN_PASSWORD);
		if (password) await callApi("POST /api/auth/confirm-password", { body: { password } });
		return { intent, ok: true, data: await sendCall(call, options) } as FormResult<Forms>;
	} catch (error) {
		const failure: Partial<ApiError> = error instanceof ApiError ? error : {};
		if (failure.code === PASSWORD_REQUIRED.code && (await askForPassword()))
			return await sendFields(form, forms, options);
		return failForm(intent, failure) as FormResult<Forms>;
	}
}
