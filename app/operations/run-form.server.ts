// Owns how a page runs the operation of a form that the document has sent.
import type { RouterContextProvider } from "react-router";
import { HttpError } from "~/lib/http-error";
import { readForm } from "~/lib/read-form";
import { logError } from "~/middleware/log-error";
import { OPERATIONS } from "./operations";
import { type FormResult, failForm, type PageForms, readIntent } from "./page-form";
import { runOperation } from "./run-operation.server";

const BY_KEY = new Map(OPERATIONS.map((operation) => [operation.key as string, operation]));

/** What the page sends beside the result. */
export interface FormRun<Forms extends PageForms> {
	result: FormResult<Forms>;
	/** As the visitor has sent it. */
	form: FormData;
	status: number;
	/** Cookies of a sign-in or sign-out, Retry-After. */
	headers: Headers;
}

/**
 * Runs the operation of the form's intent in the name of the visitor. Throws a `Response` 400 for an intent that the page
 * does not have. An unexpected error is logged and becomes a failure without a message.
 */
export async function runForm<Forms extends PageForms>(
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
	forms: Forms,
): Promise<FormRun<Forms>> {
	const form = await readForm(request);
	const found = readIntent(forms, form);
	if (!found) throw new Response("This page has no such form.", { status: 400 });
	const { intent, call } = found;
	const fail = (failure: Parameters<typeof failForm>[1], headers?: HeadersInit): FormRun<Forms> => ({
		result: failForm(intent, failure) as FormResult<Forms>,
		form,
		status: failure.status ?? 500,
		headers: new Headers(headers),
	});
	if ("errors" in call) return fail({ status: 422, errors: call.errors });
	const operation = BY_KEY.get(call.key);
	if (!operation) throw new Error(`There is no operation ${call.key}`);
	try {
		const params = Object.fromEntries(Object.entries(call.params ?? {}).map(([name, value]) => [name, String(value)]));
		const result = await runOperation(operation, {
			request,
			context,
			params,
			query: call.query ?? {},
			readBody: async () => call.body,
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
			const { status, message, errors, headers } = error;
			return fail({ status, message, errors }, headers);
		}
		logError(error, request, context);
		return fail({ status: 500 });
	}
}
