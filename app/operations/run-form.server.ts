// Runs the operation of a form that the document has sent.
import type { RouterContextProvider } from "react-router";
import { OWN_PASSWORD, PASSWORD_REQUIRED } from "~/domain/accounts/fresh-password";
import { logError } from "~/http/log-error";
import { receiveForm } from "~/http/receive-form";
import { writeErrors, writeRefusal } from "~/http/refusals";
import { HttpError } from "~/lib/http/http-error";
import { formText } from "~/lib/http/read-form";
import type { Language } from "~/lib/language/languages";
import { visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { loadOperation } from "./operations";
import {
	type FormResult,
	failForm,
	type PageForms,
	readIntent,
	toUnconfirmed,
	type UnconfirmedForm,
} from "./page-form";
import { runOperation } from "./run-operation.server";

/** What the page sends beside the result. */
export interface FormRun<Forms extends PageForms> {
	result: FormResult<Forms>;
	/** The form, when it has to be confirmed with the password. */
	unconfirmed?: UnconfirmedForm;
	/** As the visitor has sent it. */
	form: FormData;
	status: number;
	/** Cookies of a sign-in or sign-out, Retry-After. */
	headers: Headers;
}

/** Throws `HttpError` `password_required`, with the reason as its message, when the password is not accepted. */
async function confirmPassword(
	form: FormData,
	args: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<void> {
	const body = { password: formText(form, OWN_PASSWORD) };
	try {
		await runOperation("POST /api/auth/confirm-password", {
			...args,
			language: args.context.get(platformContext).language,
			params: {},
			query: {},
			readBody: async () => body,
		});
	} catch (error) {
		// 401: the session has ended, so that no password is asked for again.
		if (!(error instanceof HttpError) || error.status === 401) throw error;
		const { status, message, headers } = error;
		throw new HttpError({ code: PASSWORD_REQUIRED.code, status, message, headers });
	}
}

/**
 * Runs the operation of the form's intent in the name of the visitor. Throws a `Response` 400 for an intent that the page
 * does not have. An unexpected error is logged and becomes a failure without a message. `language`: of what is said of a refusal.
 */
export async function runForm<Forms extends PageForms>(
	{
		request,
		context,
		language = context.get(platformContext).language,
	}: { request: Request; context: Readonly<RouterContextProvider>; language?: Language },
	forms: Forms,
): Promise<FormRun<Forms>> {
	const form = await receiveForm({ request, context });
	const intended = readIntent(forms, form);
	if (!intended) throw new Response("This page has no such form.", { status: 400 });
	const { intent, call } = intended;
	const fail = (failure: Parameters<typeof failForm>[1], headers?: HeadersInit): FormRun<Forms> => ({
		result: failForm(intent, failure) as FormResult<Forms>,
		form,
		status: failure.status ?? 500,
		headers: new Headers(headers),
	});
	if ("errors" in call) return fail({ status: 422, errors: await writeErrors(call.errors, language) });
	try {
		if (
			form.has(OWN_PASSWORD) &&
			(await context.get(visitorSession)) &&
			(await loadOperation(call.key)).mayNeedPassword
		)
			await confirmPassword(form, { request, context });
		const params = Object.fromEntries(Object.entries(call.params ?? {}).map(([name, value]) => [name, String(value)]));
		const result = await runOperation(call.key, {
			request,
			context,
			language,
			params,
			query: call.query ?? {},
			readBody: async () => call.body,
			reason: call.reason,
		});
		if (result instanceof Response) {
			const { data } = (await result.json()) as { data: unknown };
			return { result: { intent, ok: true, data } as FormResult<Forms>, form, status: 200, headers: result.headers };
		}
		return {
			result: { intent, ok: true, data: result.data } as FormResult<Forms>,
			form,
			status: 200,
			headers: new Headers(result.headers),
		};
	} catch (error) {
		if (error instanceof HttpError) {
			const { status, code, headers } = error;
			const { message, errors } = await writeRefusal(error, language);
			const failed = fail({ status, code, message, errors }, headers);
			return code === PASSWORD_REQUIRED.code ? { ...failed, unconfirmed: toUnconfirmed(form, message) } : failed;
		}
		logError(error, request, context);
		return fail({ status: 500 });
	}
}
