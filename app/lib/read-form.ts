/** Bytes. */
const FORM_MAX = 64 * 1024;

/** The fields of a form that a document has sent. Throws a `Response`: 413 for a large form, 400 for anything but a form. */
export async function readForm(request: Request): Promise<FormData> {
	if (Number(request.headers.get("content-length") ?? 0) > FORM_MAX) {
		throw new Response("The form is too large.", { status: 413 });
	}
	try {
		return await request.formData();
	} catch {
		throw new Response("The form could not be read.", { status: 400 });
	}
}

/** A field as text; empty when it is missing or a file. */
export function formText(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** The named fields as text. */
export function formValues(form: FormData, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(names.map((name) => [name, formText(form, name)]));
}
