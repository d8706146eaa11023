import { HttpError } from "./http-error";
import { BODY_MAX, readBody } from "./read-body";

/** Reading a field by its name takes time in proportion to their number. A selection of My List has up to a hundred titles. */
const FIELDS_MAX = 120;

function reject(status: number, message: string): Response {
	return new Response(message, { status });
}

/**
 * The fields of a form that a document has sent; `received` is its body as `readBody` gives it. Throws a `Response`: 413 for
 * a large form, 400 for many fields or no form; and the `HttpError` of `received`.
 */
export async function readForm(
	request: Request,
	received: Promise<Uint8Array<ArrayBuffer> | null> = readBody(request, BODY_MAX),
): Promise<FormData> {
	const unreadable = (error: unknown) => {
		if (error instanceof HttpError) throw error;
		throw reject(400, "The form could not be read.");
	};
	const body = await received.catch(unreadable);
	if (body === null) throw reject(413, "The form is too large.");
	const headers = { "content-type": request.headers.get("content-type") ?? "" };
	const form = await new Response(body, { headers }).formData().catch(unreadable);
	if ([...form].length > FIELDS_MAX) throw reject(400, `The form has more than ${FIELDS_MAX} fields.`);
	return form;
}

function toText(value: FormDataEntryValue | null): string {
	return typeof value === "string" ? value : "";
}

/** A field as text, the first of this name; empty when it is missing or a file. */
export function formText(form: FormData, name: string): string {
	return toText(form.get(name));
}

/** All fields of one name as text. */
export function formTexts(form: FormData, name: string): string[] {
	return form.getAll(name).map(toText);
}

/** Every field as text, the first of each name. */
export function allFormValues(form: FormData): Record<string, string> {
	return Object.fromEntries([...form].reverse().map(([name, value]) => [name, toText(value)]));
}

export function formValues<const Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
	return Object.fromEntries(names.map((name) => [name, formText(form, name)])) as Record<Name, string>;
}
