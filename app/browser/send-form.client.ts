// Owns how the browser runs the operation of a form: by a request to /api, with the result that the server would give.
import { type FormResult, failForm, type PageForms, readIntent } from "~/operations/page-form";
import { ApiError, type Options, sendCall } from "./call-api.client";

/** For a route's `clientAction`. Rejects for an intent that the page does not have. */
export async function sendForm<Forms extends PageForms>(
	request: Request,
	forms: Forms,
	options: Pick<Options, "fallback" | "keepalive"> = {},
): Promise<FormResult<Forms>> {
	return await sendFields(await request.formData(), forms, options);
}

/** As `sendForm`, for a form that has been read. */
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
		return { intent, ok: true, data: await sendCall(call, options) } as FormResult<Forms>;
	} catch (error) {
		const failure = error instanceof ApiError ? error : {};
		return failForm(intent, failure) as FormResult<Forms>;
	}
}
