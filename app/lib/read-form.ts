/** Bytes. */
const FORM_MAX = 64 * 1024;

/** The fields of a form sent as a document. Throws an answer: 413 for too many, 400 for what is no form. */
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
