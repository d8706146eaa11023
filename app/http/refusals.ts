// Writes refusals in the language of the request: of /api what the client accepts, of a page the page's.
import type { RouterContextProvider } from "react-router";
import type { FieldErrors } from "~/domain/accounts/validation";
import { failureBody, type HttpError } from "~/lib/http/http-error";
import { preferredLanguage } from "~/lib/language/accept-language";
import type { Language } from "~/lib/language/languages";
import { mapValues } from "~/lib/map-values";
import type { Sentence } from "~/lib/text/sentence";
import { openSentences } from "~/messages/refusals";
import { requestIdContext } from "./request-id";

export async function writeErrors(errors: FieldErrors, language: Language): Promise<FieldErrors> {
	return mapValues(errors as Record<string, string>, await openSentences(language));
}

/** What the error says to people, in a language. */
export async function writeRefusal({ message, errors }: HttpError, language: Language) {
	const write = await openSentences(language);
	return { message: write(message), errors: errors && (await writeErrors(errors, language)) };
}

export interface Asked {
	request: Pick<Request, "headers">;
	context: Readonly<RouterContextProvider>;
}

/** The error response of /api. It is not cached, so that caches need not know of its language. */
export async function failure(error: HttpError, { request, context }: Asked): Promise<Response> {
	const { status, code, headers, added } = error;
	const language = preferredLanguage(request.headers.get("accept-language"));
	const written = await writeRefusal(error, language);
	return Response.json(
		{ ...failureBody({ code, ...written }, context.get(requestIdContext)), ...added },
		{ status, headers: { "cache-control": "no-store", "content-language": language, ...headers } },
	);
}

/** The response of a page, which shows its text. */
export async function pageRefusal(
	{ status, message, headers }: { status: number; message: Sentence; headers?: Record<string, string> },
	language: Language,
): Promise<Response> {
	const write = await openSentences(language);
	return new Response(write(message), { status, headers });
}
