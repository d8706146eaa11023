import { HttpError } from "./http-error";

const NO_FORM = { status: 400, code: "bad_form", message: "The body is not a form with files" };

export function isFormWithFiles(request: Request): boolean {
	return /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
}

/**
 * The fields of a form: texts by their name, files as lists. Throws `HttpError`: 413 beyond `max` bytes, 400 for a body that
 * is no form.
 */
export async function readFormBody(
	request: Request,
	{ body, max }: { body: Promise<Uint8Array<ArrayBuffer> | null>; max: number },
): Promise<Record<string, unknown>> {
	const bytes = await body.catch((error: unknown) => {
		throw error instanceof HttpError ? error : new HttpError(NO_FORM);
	});
	if (!bytes)
		throw new HttpError({ status: 413, code: "too_large", message: `The body is larger than ${max / 1024} KiB` });
	const headers = { "content-type": request.headers.get("content-type") ?? "" };
	const form = await new Response(bytes, { headers }).formData().catch(() => {
		throw new HttpError(NO_FORM);
	});
	return Object.fromEntries(
		[...new Set(form.keys())].map((name) => {
			const values = form.getAll(name);
			return [name, values.some((value) => typeof value !== "string") ? values : values[0]];
		}),
	);
}
